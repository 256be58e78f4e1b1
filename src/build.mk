# build.mk: the library, the command, and where they are installed.
HEADERS = $(wildcard include/*.h include/xo/*.h)
KERNEL = $(wildcard src/*.c src/models/*.c)
CLI = $(wildcard src/cli/*.c src/cli/*/*.c)
SOURCES = $(HEADERS) $(wildcard src/*.[ch] src/*/*.[ch] src/*/*/*.[ch] src/*/*/*/*.[ch] tests/*/*.[ch])
# The files of make that a change of flags can come from.
FLAGS = Makefile src/build.mk

# ncurses is for xo play alone, and optional: without it, or with NCURSES= given, src/cli/play/noscreen.c stands for
# src/cli/play/screen/.
NCURSES := $(if $(shell echo | $(CC) -E -include curses.h -x c - 2>&1 | grep newterm),$(firstword \
	$(foreach lib,ncursesw ncurses,$(if $(filter /%,$(shell $(CC) -print-file-name=lib$(lib).so)),-l$(lib)))))
SCREEN = $(wildcard src/cli/play/screen/*.c)
CLI := $(if $(NCURSES),$(filter-out src/cli/play/noscreen.c,$(CLI)) $(SCREEN),$(CLI))
needs_ncurses = [ -n "$(NCURSES)" ] || \
	{ echo "make $@: the package libncurses-dev is not installed; run: make deps" >&2; exit 1; }

$(call object,$(KERNEL)): $(B)/obj/%.o: %.c $(FLAGS)
	@mkdir -p $(@D)
	$(COMPILE) -fPIC $<

$(call object,$(CLI)): INCLUDE = $(INCLUDE_CLI)
$(call object,$(CLI)): $(B)/obj/%.o: %.c $(FLAGS)
	@mkdir -p $(@D)
	$(COMPILE) $<

# The archive is for every linker, so it is without what gcc joins at link time, which names the folder besides.
$(B)/libxo.a: $(call object,$(KERNEL))
	rm -f $@
	ar rcsD $@ $^
	objcopy -D -w -R '.gnu.lto_*' -R '.gnu.debuglto_*' $@

# What the shared library exports: the functions that the headers declare and nothing else.
$(B)/libxo.map: $(HEADERS) $(FLAGS)
	@mkdir -p $(@D)
	{ echo 'XO_$(SOVERSION) { global:'; \
	  printf '#include "%s"\n' $(HEADERS) | $(CC) -std=c11 $(INCLUDE) -E -P - | \
	  grep -o '\bxo_[a-z_]*(' | sort -u | tr '(' ';'; echo 'local: *; };'; } >$@

$(B)/libxo.so: $(call object,$(KERNEL)) $(B)/libxo.map
	$(LINK) -shared -Wl,-soname,libxo.so.$(SOVERSION) -Wl,--version-script=$(B)/libxo.map -o $@ $(filter %.o,$^)

$(B)/xo: $(call object,$(CLI) $(KERNEL))
	$(LINK) -o $@ $^ $(NCURSES)

-include $(patsubst %.o,%.d,$(call object,$(KERNEL) $(CLI)))

# ---- install ----

.PHONY: install uninstall
# The logic that the contracts of the headers are written in.
LOGIC = $(shell $(CC) -Iinclude -Ispec -DXO_EXECUTABLE -MM include/xo.h | grep -o 'spec/[a-z_]*\.acsl' | sort -u)

install: all  ## the library, its headers and the command: PREFIX, BINDIR, LIBDIR, INCLUDEDIR, MANDIR, DESTDIR
	install -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(INCLUDEDIR)/xo" "$(DESTDIR)$(LIBDIR)/pkgconfig" "$(DESTDIR)$(MANDIR)/man1"
	install -m 644 include/xo.h "$(DESTDIR)$(INCLUDEDIR)"
	install -m 644 include/xo/*.h $(LOGIC) "$(DESTDIR)$(INCLUDEDIR)/xo"
	install -m 644 $(B)/libxo.a "$(DESTDIR)$(LIBDIR)"
	install -m 755 $(B)/libxo.so "$(DESTDIR)$(LIBDIR)/libxo.so.$(VERSION)"
	ln -sf libxo.so.$(VERSION) "$(DESTDIR)$(LIBDIR)/libxo.so.$(SOVERSION)"
	ln -sf libxo.so.$(SOVERSION) "$(DESTDIR)$(LIBDIR)/libxo.so"
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' \
		-e 's|@VERSION@|$(VERSION)|' src/xo.pc.in >"$(DESTDIR)$(LIBDIR)/pkgconfig/xo.pc"
	install -m 755 $(B)/xo "$(DESTDIR)$(BINDIR)"
	install -m 644 src/cli/xo.1 "$(DESTDIR)$(MANDIR)/man1"

uninstall:  ## undo install
	rm -rf "$(DESTDIR)$(INCLUDEDIR)/xo"
	rm -f "$(DESTDIR)$(INCLUDEDIR)/xo.h" "$(DESTDIR)$(BINDIR)/xo" "$(DESTDIR)$(MANDIR)/man1/xo.1"
	rm -f "$(DESTDIR)$(LIBDIR)/libxo.a" "$(DESTDIR)$(LIBDIR)/libxo.so" "$(DESTDIR)$(LIBDIR)/libxo.so.$(SOVERSION)" \
		"$(DESTDIR)$(LIBDIR)/libxo.so.$(VERSION)" "$(DESTDIR)$(LIBDIR)/pkgconfig/xo.pc"
