# `make help` lists the targets. Everything is built below $(B), nothing beside its source.
VERSION = 0.1.0
SOVERSION = 0
PREFIX = /usr/local
DESTDIR =
B = build

CC = gcc
# The kernel is many small functions, which gcc joins at link time; the archive serves other linkers as well.
OPT = -O3 $(if $(filter gcc,$(CC)),-flto=auto -ffat-lto-objects)
WARN = -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
INCLUDE = -Iinclude -Ispec -Isrc -Iproofs
COMPILE = $(CC) $(WARN) $(OPT) $(CFLAGS) $(INCLUDE) -MMD -MP -c -o $@
LINK = $(CC) $(OPT) $(CFLAGS) $(LDFLAGS)

HEADERS = $(wildcard include/*.h include/xo/*.h)
LIB = $(wildcard src/*.c)
CLI = $(wildcard src/cli/*.c)
SUITES = $(wildcard tests/unit/test_*.c)
GDL_WALK = $(wildcard tests/gdl/*.c)
HELPERS = $(filter-out $(SUITES),$(wildcard tests/unit/*.c))
SOURCES = $(HEADERS) $(wildcard src/*.[ch] src/cli/*.[ch] tests/*/*.[ch])

# ncurses is for xo play alone, and optional: without it, or with NCURSES= given, src/cli/noscreen.c stands for
# src/cli/screen/.
NCURSES := $(if $(shell echo | $(CC) -E -include curses.h -x c - 2>&1 | grep newterm),$(firstword \
	$(foreach lib,ncursesw ncurses,$(if $(filter /%,$(shell $(CC) -print-file-name=lib$(lib).so)),-l$(lib)))))
SCREEN = $(wildcard src/cli/screen/*.c)
CLI := $(if $(NCURSES),$(filter-out src/cli/noscreen.c,$(CLI)) $(SCREEN),$(CLI))
SOURCES += $(wildcard src/cli/screen/*.[ch])
needs_ncurses = [ -n "$(NCURSES)" ] || \
	{ echo "make $@: the package libncurses-dev is not installed; run: make deps" >&2; exit 1; }

object = $(patsubst %.c,$(B)/obj/%.o,$(1))
SUITE_PROGRAMS = $(patsubst tests/unit/%.c,$(B)/tests/%,$(SUITES))

# $(call need,COMMAND,PACKAGE): stop with one line when the command is not on the machine.
need = command -v $(1) >/dev/null || \
	{ echo "make: the package $(2) is not installed; run: make deps" >&2; exit 1; }
# The headers that cmocka.h wants before it come with the C library; it alone can be missing.
needs_cmocka = echo '\#include <cmocka.h>' | \
	$(CC) -include stdarg.h -include stddef.h -include stdint.h -include setjmp.h -E - >/dev/null 2>&1 || \
	{ echo "make: the package libcmocka-dev is not installed; run: make deps" >&2; exit 1; }

.PHONY: all demo test suites unit cli-tests gdl-test coverage install-test prove mutants cosmetics debug bench lint format \
	install uninstall deps clean help fuzz fuzz-test fuzz-programs eva
.DELETE_ON_ERROR:

all: $(B)/libxo.a $(B)/libxo.so $(B)/xo  ## the library and the command (needs gcc and make)

# ---- build ----

$(call object,$(LIB)): $(B)/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(COMPILE) -fPIC $<

$(call object,$(CLI)): $(B)/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(COMPILE) -DXO_VERSION='"$(VERSION)"' $<

$(call object,$(SUITES) $(HELPERS) $(GDL_WALK)): $(B)/obj/%.o: %.c Makefile
	@$(needs_cmocka)
	@mkdir -p $(@D)
	$(COMPILE) $<

$(B)/libxo.a: $(call object,$(LIB))
	rm -f $@
	ar rcs $@ $^

# What the shared library exports: the functions that the headers declare and nothing else.
$(B)/libxo.map: $(HEADERS) Makefile
	@mkdir -p $(@D)
	{ echo 'XO_$(SOVERSION) { global:'; \
	  printf '#include "%s"\n' $(HEADERS) | $(CC) -std=c11 $(INCLUDE) -E -P - | \
	  grep -o '\bxo_[a-z_]*(' | sort -u | tr '(' ';'; echo 'local: *; };'; } >$@

$(B)/libxo.so: $(call object,$(LIB)) $(B)/libxo.map
	$(LINK) -shared -Wl,-soname,libxo.so.$(SOVERSION) -Wl,--version-script=$(B)/libxo.map -o $@ $(filter %.o,$^)

$(B)/xo: $(call object,$(CLI)) $(B)/libxo.a
	$(LINK) -o $@ $^ $(NCURSES)

$(SUITE_PROGRAMS): $(B)/tests/%: $(B)/obj/tests/unit/%.o $(call object,$(HELPERS)) $(B)/libxo.a
	@mkdir -p $(@D)
	$(LINK) -o $@ $^ -lcmocka

$(B)/gdl/walk: $(call object,$(GDL_WALK)) $(B)/libxo.a
	@mkdir -p $(@D)
	$(LINK) -o $@ $^

# The fuzz targets. In the command that they run, the system's part is played by functions of the target.
FUZZ_TARGETS = notation replay referee
FUZZ = $(wildcard tests/fuzz/*.c)
FUZZ_OPT = -O2 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
	$(foreach call,read write isatty fstat,-D$(call)=fed_$(call))
# What is fuzzed is observed, not the target, and its edges alone: to follow comparisons as well takes twice the time.
FUZZ_COVER = -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp
$(call object,$(LIB) $(CLI)): COMPILE += $(COVER)
FUZZ_CLI = $(patsubst %,src/cli/%.c,finding help options progress replay report sink source)

$(call object,$(FUZZ)): $(B)/obj/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(COMPILE) $<

$(addprefix $(B)/,$(FUZZ_TARGETS)): $(B)/%: $(B)/obj/tests/fuzz/%.o $(B)/obj/tests/fuzz/dated.o \
		$(B)/obj/tests/unit/naive.o $(B)/libxo.a
	$(LINK) -fsanitize=fuzzer -o $@ $(filter %.o,$^) $(B)/libxo.a

$(B)/replay: $(call object,$(FUZZ_CLI))

fuzz-programs: $(addprefix $(B)/,$(FUZZ_TARGETS))

-include $(patsubst %.o,%.d,$(call object,$(LIB) $(CLI) $(SUITES) $(HELPERS) $(GDL_WALK) $(FUZZ)))

# ---- run ----

QUIETLY = $(MAKE) --no-print-directory -s

# Exit status 1 says that some of the games are invalid, and some are.
replay = $(B)/xo replay --summary $(1) || [ $$? = 1 ]

demo:  ## build, replay the shipped games, show the verdicts (needs gcc and make)
	@echo "building $(B)/xo"
	@$(QUIETLY) all
	$(call replay,tests/data/games/tic-tac-toe.txt)
	$(call replay,--rules 4x4x3x3 tests/data/games/three-players.txt)
	$(call replay,--rules 15x15x5 tests/data/games/gomoku.txt)
	$(B)/xo show 15293

# The gcc build, the same under the sanitizers, the clang build, the installed library, the coverage.
test:  ## everything but the proofs, under gcc, clang and the sanitizers
	@$(needs_cmocka)
	@$(call need,clang,clang)
	@$(needs_fuzzer)
	@$(call need,gcovr,gcovr)
	@$(call need,pkg-config,pkg-config)
	@$(call need,tmux,tmux)
	@$(call need,swipl,swi-prolog-nox)
	@$(needs_ncurses)
	$(QUIETLY) all suites
	$(QUIETLY) B=$(B)/sanitized OPT="-O1 -g -fno-sanitize-recover=all -fsanitize=address,undefined" all suites
	$(QUIETLY) B=$(B)/clang CC=clang all suites
	$(QUIETLY) gdl-test
	$(QUIETLY) install-test
	$(QUIETLY) fuzz-test
	$(QUIETLY) coverage
	$(QUIETLY) documents
	@echo "make test: all passed"

suites: unit cli-tests

unit: $(SUITE_PROGRAMS)  ## the unit tests alone
	@set -e; for suite in $(SUITE_PROGRAMS); do echo "== $$suite"; $$suite; done

cli-tests: $(B)/xo  ## the tests of the command line alone
	tests/cli/run $(B)/xo
	tests/cli/play $(B)/xo

gdl-test: $(B)/gdl/walk $(B)/xo  ## the game descriptions in SWI-Prolog, against the kernel
	@$(call need,swipl,swi-prolog-nox)
	tests/gdl/run $(B)/gdl/walk $(B)/xo

# Without the run-time library clang has not its header either.
needs_fuzzer = echo '\#include <sanitizer/asan_interface.h>' | clang -E - >/dev/null 2>&1 || \
	{ echo "make: the package libclang-rt-dev is not installed; run: make deps" >&2; exit 1; }
SECONDS = 60
TARGET =

fuzz fuzz-test:
	@$(call need,clang,clang)
	@$(needs_fuzzer)
	$(QUIETLY) B=$(B)/fuzz CC=clang OPT="$(FUZZ_OPT)" COVER="$(FUZZ_COVER)" fuzz-programs
	tests/fuzz/run $(B)/fuzz $(if $(filter fuzz,$@),$(SECONDS),0) $(or $(TARGET),$(FUZZ_TARGETS))

fuzz:  ## bytes of all kinds into the readers and the referee: SECONDS=60, TARGET=name
fuzz-test:  ## the fuzz targets on their seeds alone

coverage:  ## branch coverage of the kernel, which has to be 100 %
	@$(needs_cmocka)
	@$(call need,gcovr,gcovr)
	@mkdir -p $(B)
	@find $(B)/coverage -name '*.gcda' -delete 2>/dev/null || true
	@$(QUIETLY) B=$(B)/coverage OPT="-O0 --coverage" unit >$(B)/coverage.log 2>&1 || \
		{ cat $(B)/coverage.log; exit 1; }
	gcovr --root . --filter 'src/[^/]*\.c' --object-directory $(B)/coverage --branches --print-summary \
		--fail-under-branch 100 --fail-under-line 100 $(B)/coverage

install-test: all
	@$(call need,pkg-config,pkg-config)
	MAKE="$(MAKE)" CC=$(CC) tests/unit/installed $(B)/stage

prove:  ## prove the library: all of it, or FN=function, or UNIT=unit; by PROVERS=z3 or PROVERS=cvc4 alone
	@$(call need,frama-c,frama-c-base)
	@$(call need,why3,why3)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	proofs/prove $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT)) $(if $(PROVERS),--prover $(PROVERS))

mutants:  ## change the library, and its contracts, in one place at a time: who notices? UNIT=unit, FN=function
	@$(call need,spatch,coccinelle)
	@$(call need,frama-c,frama-c-base)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(needs_cmocka)
	proofs/mutate $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT))
	$(if $(UNIT),,proofs/weaken $(if $(FN),--function $(FN)))

cosmetics:  ## blank lines, comments and other names for locals change nothing in the proofs
	@$(call need,frama-c,frama-c-base)
	proofs/cosmetics

debug:  ## build/debug/xo, with every contract checked as it runs, and the contract tests
	@$(call need,frama-c,frama-c-base)
	@$(needs_cmocka)
	OUT=$(B)/debug proofs/debug-build

eva:  ## the command's reading of options and games through Eva, against the alarms that proofs/eva.md explains
	@$(call need,frama-c,frama-c-base)
	@$(call need,python3,python3)
	proofs/eva/run

bench: all  ## games and moves per second
	CC=$(CC) BENCH_DIR=$(B)/bench tests/bench/run $(B)/xo

# ---- keep ----

# One file at a time: in a second one clang-tidy 14 sees uninitialized va_lists where there are none.
TIDY = clang-tidy --quiet --warnings-as-errors='*'
CPPCHECK = cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr \
	--enable=warning,style,performance,portability --suppress=missingIncludeSystem

lint:  ## clang-format, clang-tidy and cppcheck
	@$(call need,clang-format,clang-format)
	@$(call need,clang-tidy,clang-tidy)
	@$(call need,cppcheck,cppcheck)
	@$(needs_ncurses)
	clang-format --dry-run -Werror $(SOURCES)
	@mkdir -p $(B)
	@set -e; for source in $(filter %.c,$(SOURCES)); do echo "clang-tidy $$source"; \
		$(TIDY) $$source -- -std=c11 $(INCLUDE) 2>$(B)/tidy.log || { cat $(B)/tidy.log; exit 1; }; done
	$(CPPCHECK) $(INCLUDE) $(filter %.c,$(SOURCES))

format:  ## lay the sources out as lint wants them
	@$(call need,clang-format,clang-format)
	clang-format -i $(SOURCES)

TO = $(DESTDIR)$(PREFIX)

install: all  ## the library, its headers and the command, below PREFIX
	install -d $(TO)/bin $(TO)/include/xo $(TO)/lib/pkgconfig $(TO)/share/man/man1
	install -m 644 include/xo.h $(TO)/include
	install -m 644 include/xo/*.h spec/*.acsl $(TO)/include/xo
	install -m 644 $(B)/libxo.a $(TO)/lib
	install -m 755 $(B)/libxo.so $(TO)/lib/libxo.so.$(VERSION)
	ln -sf libxo.so.$(VERSION) $(TO)/lib/libxo.so.$(SOVERSION)
	ln -sf libxo.so.$(SOVERSION) $(TO)/lib/libxo.so
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' src/xo.pc.in >$(TO)/lib/pkgconfig/xo.pc
	install -m 755 $(B)/xo $(TO)/bin
	install -m 644 src/cli/xo.1 $(TO)/share/man/man1

uninstall:  ## undo install
	rm -rf $(TO)/include/xo
	rm -f $(TO)/include/xo.h $(TO)/bin/xo $(TO)/share/man/man1/xo.1
	rm -f $(TO)/lib/libxo.a $(TO)/lib/libxo.so* $(TO)/lib/pkgconfig/xo.pc

PACKAGES = gcc libc6-dev make clang libclang-rt-dev clang-format clang-tidy cppcheck libcmocka-dev gcovr hyperfine \
	pkg-config python3 frama-c-base why3 z3 cvc4 coccinelle libgmp-dev libncurses-dev tmux swi-prolog-nox
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

deps:  ## install what the other targets need (Debian, apt-get)
	@missing=; for p in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q ' installed$$' || missing="$$missing $$p"; done; \
	if [ -z "$$missing" ]; then echo "make deps: nothing is missing"; else \
		echo "make deps: installing$$missing"; $(SUDO) apt-get update && \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; fi

# ---- report ----

.PHONY: report documents
report:  ## write what prove, debug and coverage found into README.md and spec/SOUNDNESS.md
	@$(call need,python3,python3)
	@$(call need,gcovr,gcovr)
	proofs/report

documents:  ## what the documents claim, held against the tree and the last report
	@$(call need,python3,python3)
	proofs/report --check

clean:  ## remove what was built
	rm -rf $(B)

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 14
