# build.mk: the library, the command, and where they are installed.
HEADERS = $(wildcard include/*.h include/xo/*.h)
CLI = $(wildcard src/cli/*.c src/cli/*/*.c)
SOURCES = $(HEADERS) include/debug/xo/debug.h $(wildcard include/private/*.h src/*.[ch] src/*/*.[ch] src/*/*/*.[ch] \
	src/*/*/*/*.[ch] tests/*/*.[ch])

# expat is optional, and for xo import rif alone: without it src/cli/import/norif.c replaces rif.c.
EXPAT := $(if $(shell echo | $(CC) $(CPPFLAGS) $(CFLAGS) -E -include expat.h -x c - 2>&1 | grep XML_ParserCreate),$(if \
	$(filter /%,$(shell $(CC) $(CFLAGS) -print-file-name=libexpat.so)),-lexpat))
CLI := $(filter-out src/cli/import/$(if $(EXPAT),norif,rif).c,$(CLI))
needs_expat = [ -n "$(EXPAT)" ] || $(call lacks,libexpat1-dev)

# What is compiled is the text that is proved.
$(call object,$(KERNEL)): $(B)/obj/%.o: $(B)/text/%.i
	@mkdir -p $(@D)
	$(call short,CC,$*.c)$(COMPILE) -fPIC $<

$(call object,$(CLI)): INCLUDE = $(INCLUDE_CLI)
$(call object,$(CLI)): $(B)/obj/%.o: %.c $(FLAGS)
	@mkdir -p $(@D)
	$(call short,CC,$*.c)$(COMPILE) $<

# The archive is for every linker, so it is without what gcc joins at link time, which names the folder besides.
$(B)/libxo.a: $(call object,$(KERNEL))
	@rm -f $@
	$(call short,AR,$@)ar rcsD $@ $^
	$(Q)objcopy -D -w -R '.gnu.lto_*' -R '.gnu.debuglto_*' $@

# What the shared library exports: the functions that the headers declare and nothing else.
$(B)/libxo.map: $(HEADERS) $(FLAGS)
	@mkdir -p $(@D)
	$(Q){ echo 'XO_$(SOVERSION) { global:'; \
	  printf '#include "%s"\n' $(HEADERS) | $(CC) -std=c11 $(INCLUDE) -E -P - | \
	  grep -o '\bxo_[a-z_]*(' | sort -u | tr '(' ';'; echo 'local: *; };'; } >$@

$(B)/libxo.so: $(call object,$(KERNEL)) $(B)/libxo.map
	$(call short,LD,$@)$(LINK) -shared -Wl,-soname,libxo.so.$(SOVERSION) -Wl,--version-script=$(B)/libxo.map -o $@ \
		$(filter %.o,$^)

# The debug build gives the checked library in its place.
KERNEL_OF_XO = $(call object,$(KERNEL))
$(B)/xo: $(call object,$(CLI)) $(KERNEL_OF_XO)
	$(call short,LD,$@)$(LINK) -o $@ $^ $(EXPAT)

-include $(patsubst %.o,%.d,$(call object,$(KERNEL) $(CLI)))

# The manual has the options as the command knows them; RUN runs it where it is built for another machine.
RUN =
$(B)/xo.1: src/cli/xo.1 $(B)/xo
	$(Q)$(RUN) $(B)/xo --completion man >$(B)/options.1
	$(Q)sed '/^\.\\" OPTIONS/r $(B)/options.1' src/cli/xo.1 >$@

# ---- install ----

.PHONY: install install-headers install-debug uninstall
# The logic that the contracts of the headers are written in.
LOGIC = $(shell $(CC) -Iinclude -Ispec -DXO_EXECUTABLE -MM include/xo.h | grep -o 'spec/[a-z_]*\.acsl' | sort -u)

# $(call folder,FOLDER): make it, and write down which folders were not there before, for uninstall. That of the list
# comes first.
FOLDERS = "$(DESTDIR)$(DOCDIR)/folders"
define folder
	$(Q)umask 022; d="$(DESTDIR)$(1)"; made=$$(until [ -d "$$d" ]; do echo "$$d"; d=$$(dirname "$$d"); done); \
		install -d "$(DESTDIR)$(1)" && { [ -z "$$made" ] || echo "$$made" >>$(FOLDERS); }
endef

# $(call install-library,NAME): an archive, a shared library and what pkg-config knows of them, from the files given.
define install-library
	$(call folder,$(LIBDIR)/pkgconfig)
	$(Q)install -m 644 $(2)/$(1).a "$(DESTDIR)$(LIBDIR)"
	$(Q)install -m 755 $(2)/$(1).so "$(DESTDIR)$(LIBDIR)/$(1).so.$(VERSION)"
	$(Q)ln -sf $(1).so.$(VERSION) "$(DESTDIR)$(LIBDIR)/$(1).so.$(SOVERSION)"
	$(Q)ln -sf $(1).so.$(SOVERSION) "$(DESTDIR)$(LIBDIR)/$(1).so"
	$(call short,library,$(DESTDIR)$(LIBDIR)/$(1).so)
	$(call short,archive,$(DESTDIR)$(LIBDIR)/$(1).a)
	$(call short,pkg-config,$(DESTDIR)$(LIBDIR)/pkgconfig/$(1:lib%=%).pc)
	$(Q)sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' \
		-e 's|@VERSION@|$(VERSION)|' src/$(1:lib%=%).pc.in >"$(DESTDIR)$(LIBDIR)/pkgconfig/$(1:lib%=%).pc"
	$(Q)chmod 644 "$(DESTDIR)$(LIBDIR)/pkgconfig/$(1:lib%=%).pc"
endef

install-headers:
	$(call folder,$(DOCDIR))
	$(call folder,$(INCLUDEDIR)/xo)
	$(Q)install -m 644 include/xo.h "$(DESTDIR)$(INCLUDEDIR)"
	$(Q)install -m 644 include/xo/*.h $(LOGIC) "$(DESTDIR)$(INCLUDEDIR)/xo"
	$(call short,headers,$(DESTDIR)$(INCLUDEDIR)/xo.h)

# $(call install-completion,SHELL,FOLDER,FILE). The command writes it.
define install-completion
	$(call folder,$(2))
	$(Q)$(RUN) $(B)/xo --completion $(1) >"$(DESTDIR)$(2)/$(3)" && chmod 644 "$(DESTDIR)$(2)/$(3)"
	$(call short,completion,$(DESTDIR)$(2)/$(3))

endef

DOCUMENTS = README.md CHANGELOG.md LICENSE
# Where `make web` has made it.
PAGE = $(wildcard $(B)/web/xo.html)

install: all install-headers $(B)/xo.1
install:  ## the library, its headers and the command: PREFIX, BINDIR, LIBDIR, INCLUDEDIR, MANDIR, DESTDIR
	$(call install-library,libxo,$(B))
	$(call folder,$(BINDIR))
	$(call folder,$(MANDIR)/man1)
	$(Q)install -m 755 $(B)/xo "$(DESTDIR)$(BINDIR)"
	$(call short,command,$(DESTDIR)$(BINDIR)/xo)
	$(Q)install -m 644 $(B)/xo.1 "$(DESTDIR)$(MANDIR)/man1"
	$(call short,manual,$(DESTDIR)$(MANDIR)/man1/xo.1)
	$(call install-completion,bash,$(BASHDIR),xo)
	$(call install-completion,zsh,$(ZSHDIR),_xo)
	$(call install-completion,fish,$(FISHDIR),xo.fish)
	$(Q)install -m 644 $(DOCUMENTS) "$(DESTDIR)$(DOCDIR)"
	$(call short,documents,$(DESTDIR)$(DOCDIR)/README.md)
ifneq ($(PAGE),)
	$(call folder,$(PAGEDIR))
	$(Q)install -m 644 $(PAGE) "$(DESTDIR)$(PAGEDIR)"
	$(call short,page,$(DESTDIR)$(PAGEDIR)/xo.html)
endif

# What is checked are the calls that a program makes; with INNER=1 those inside of the library, too.
DEBUG_DIR = $(B)/debug$(if $(INNER),-inner)
DEBUG = $(DEBUG_DIR)/libxo-debug
debug-build = LIBXO=$(B)/libxo.a SOVERSION=$(SOVERSION) proofs/tools/debug-build
$(DEBUG).a $(DEBUG).so &: $(B)/libxo.a $(HEADERS) $(KERNEL) \
		$(wildcard include/private/*.h src/*.h spec/*.acsl) \
		include/debug/xo/debug.h $(wildcard proofs/tools/eacsl/*.[ch] proofs/tools/*.py) \
		proofs/tools/debug-build $(FLAGS)
	@$(call need,frama-c:frama-c-base)
	OUT=$(DEBUG_DIR) $(debug-build) $(if $(INNER),--inner) library

install-debug: $(DEBUG).a $(DEBUG).so install-headers  ## libxo, its contracts checked; INNER=1: its own calls, too
	install -m 644 include/debug/xo/debug.h "$(DESTDIR)$(INCLUDEDIR)/xo"
	$(call install-library,libxo-debug,$(DEBUG_DIR))

uninstall:  ## undo install and install-debug
	rm -rf "$(DESTDIR)$(INCLUDEDIR)/xo"
	rm -f "$(DESTDIR)$(INCLUDEDIR)/xo.h" "$(DESTDIR)$(BINDIR)/xo" "$(DESTDIR)$(MANDIR)/man1/xo.1" \
		"$(DESTDIR)$(BASHDIR)/xo" "$(DESTDIR)$(ZSHDIR)/_xo" "$(DESTDIR)$(FISHDIR)/xo.fish" \
		"$(DESTDIR)$(PAGEDIR)/xo.html" $(foreach d,$(DOCUMENTS),"$(DESTDIR)$(DOCDIR)/$(d)") \
		$(foreach l,libxo libxo-debug,$(foreach f,$(l).a $(l).so $(l).so.$(SOVERSION) $(l).so.$(VERSION) \
		pkgconfig/$(l:lib%=%).pc,"$(DESTDIR)$(LIBDIR)/$(f)"))
	@made=$$(sort -r $(FOLDERS) 2>/dev/null); rm -f $(FOLDERS); \
		echo "$$made" | while read -r d; do [ ! -d "$$d" ] || rmdir "$$d" 2>/dev/null || true; done
