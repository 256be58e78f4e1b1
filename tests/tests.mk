# tests.mk: how everything but the proofs is tested, measured and kept in shape.
SUITES = $(wildcard tests/unit/test_*.c)
FUZZ = $(wildcard tests/fuzz/*.c)
HELPERS = $(filter-out $(SUITES),$(wildcard tests/unit/*.c))
SUITE_PROGRAMS = $(patsubst tests/unit/%.c,$(B)/tests/%,$(SUITES))

# The headers that cmocka.h wants before it come with the C library; it alone can be missing.
needs_cmocka = echo '\#include <cmocka.h>' | \
	$(CC) -include stdarg.h -include stddef.h -include stdint.h -include setjmp.h -E - >/dev/null 2>&1 || \
	$(call lacks,libcmocka-dev)

# The parts of make test, in its order.
PARTS = cli-tests plain-test narrow-test faulty-test states-test solve-test gdl-test install-test package-test \
	examples pasted fuzz-test coverage tools-test
# The other compiler, and what it finds out as the suites run. The fuzz targets look for leaks: at the end of each of
# some thousand commands that would take twice as long as the commands. Scripts that xo writes, its help beside the
# manual, and GNU parallel around xo, are the same under any compiler: their cases are run once.
SANITIZED = B=$(B)/sanitized CC=clang OPT="-O2 -g -fno-sanitize-recover=all -fsanitize=address,undefined"
# Where python3 is a script that looks for the program, as pyenv's, each of some hundred starts would take a second.
ONE_PYTHON = PATH="$$(python3 -c 'import os, sys; print(os.path.dirname(os.path.realpath(sys.executable)))'):$$PATH"
# Builds take all processors.
TOGETHER = $(QUIETLY) -j"$$(nproc)"
.PHONY: demo test $(PARTS) suite-programs unit cli-tests bench lint format fuzz fuzz-programs

# ---- build ----

$(call object,$(SUITES) $(HELPERS) $(FUZZ)): INCLUDE = $(INCLUDE_TESTS)
$(call object,$(SUITES) $(HELPERS)): $(B)/obj/%.o: %.c $(FLAGS)
	@$(needs_cmocka)
	@mkdir -p $(@D)
	$(COMPILE) $<

$(SUITE_PROGRAMS): $(B)/tests/%: $(B)/obj/tests/unit/%.o $(call object,$(HELPERS)) $(B)/libxo.a
	@mkdir -p $(@D)
	$(LINK) -o $@ $^ -lcmocka

# The fuzz targets. In the command that they run, the system's part is played by functions of the target.
FUZZ_TARGETS = replay import
FUZZ_OPT = -O2 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
	$(foreach call,read write isatty fstat,-D$(call)=fed_$(call))
# What is fuzzed is observed, not the target, and its edges alone: to follow comparisons as well takes twice the time.
FUZZ_COVER = -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp
$(call object,$(KERNEL) $(CLI)): COMPILE += $(COVER)
FUZZ_CLI = $(patsubst %,src/cli/%.c,help options best_play import draw) \
	$(filter-out %/show.c,$(wildcard src/cli/judge/*.c src/cli/io/*.c)) $(filter src/cli/import/%,$(CLI))

$(call object,$(FUZZ)): $(B)/obj/%.o: %.c $(FLAGS)
	@mkdir -p $(@D)
	$(COMPILE) $<

$(addprefix $(B)/,$(FUZZ_TARGETS)): $(B)/%: $(B)/obj/tests/fuzz/%.o $(B)/obj/tests/fuzz/fed.o $(B)/libxo.a
	$(LINK) -fsanitize=fuzzer -o $@ $(filter %.o,$^) $(B)/libxo.a $(LIBRARIES)

$(B)/replay: $(B)/obj/tests/unit/naive.o $(call object,$(FUZZ_CLI))
$(B)/import: $(call object,$(FUZZ_CLI))
$(B)/replay $(B)/import: LIBRARIES = $(EXPAT)

fuzz-programs: $(addprefix $(B)/,$(FUZZ_TARGETS))

-include $(patsubst %.o,%.d,$(call object,$(SUITES) $(HELPERS) $(FUZZ)))

# ---- run ----

# Exit status 1 says that some of the games are invalid, and some are.
replay = $(B)/xo replay --summary $(1) || [ $$? = 1 ]

demo:  ## build, replay the shipped games, show the verdicts (needs gcc and make)
	@echo "building $(B)/xo"
	@$(QUIETLY) all
	$(call replay,tests/data/games/tic-tac-toe.txt)
	$(call replay,--rules 4x4x3x3 tests/data/games/three-players.txt)
	$(call replay,--rules 15x15x5 tests/data/games/gomoku.txt)
	$(B)/xo show 15293

test:  ## everything but the proofs, under gcc, clang and the sanitizers; its parts (tests/tests.mk) are targets as well
	@$(needs_cmocka)
	@$(call need,clang gcovr pkg-config swipl:swi-prolog-nox)
	@$(needs_fuzzer)
	@$(needs_expat)
	set -e; $(ONE_PYTHON); export SKIPPED=$(abspath $(B)/skipped); rm -f $$SKIPPED; \
	$(TOGETHER) $(SANITIZED) all suite-programs; \
	SKIP="completion manual parallel" ASAN_OPTIONS=detect_leaks=0 $(QUIETLY) $(SANITIZED) suites; \
	$(TOGETHER) all; \
	for part in $(PARTS) documents; do $(QUIETLY) $$part; done; \
	touch $$SKIPPED; sort -u $$SKIPPED; echo "make test: all passed, $$(sort -u $$SKIPPED | wc -l) skipped"

suites: unit cli-tests

tools-test:
	@$(call need,pytest-3:python3-pytest)
	pytest-3 -q -rs -p no:cacheprovider -m 'not proof' tests/tools

suite-programs: $(SUITE_PROGRAMS)

unit: suite-programs
	@set -e; for suite in $(SUITE_PROGRAMS); do echo "== $$suite"; $$suite; done

cli-tests: $(B)/xo
	tests/golden/command $(B)/xo
	tests/cli/run $(B)/xo

# What a machine without expat has, which no other test runs here.
plain-test:
	$(TOGETHER) B=$(B)/plain EXPAT= OPT=-O2 all
	tests/cli/run $(B)/plain/xo $(patsubst %,tests/cli/%.cases,norif import records files options)

need_narrow = { mkdir -p $(B) && echo 'int main(void) { return 0; }' | $(CC) -m32 -x c -o $(B)/ends - 2>/dev/null || \
	$(call lacks,gcc-multilib); }
# $(call skip,WHY): say it, and count it in make test.
skip = echo "skipped: $(1)" | tee -a "$${SKIPPED:-/dev/null}"

# A machine that is no PC may have no compiler for such a one, and a PC's kernel may run no program of 32 bits.
narrow-test:
	@if [ "$$(uname -m)" != x86_64 ]; then $(call skip,narrow-test: this machine is no x86_64); exit; fi; \
	$(call need_narrow) && \
	if ! $(B)/ends 2>/dev/null; then $(call skip,narrow-test: this machine runs no program of 32 bits); else \
	$(QUIETLY) B=$(B)/narrow CC="$(CC) -m32 -Wno-psabi" OPT=-O2 all install-test && \
	SKIP="completion manual parallel" tests/cli/run $(B)/narrow/xo; fi

faulty-test: $(B)/xo
	tests/cli/faulty $(B)/xo

# The largest board that is counted, in 600 MB; gdl-test counts others in another way.
states-test: $(B)/xo
	[ "$$(ulimit -v 600000; $(B)/xo states --rules 4x4x3x3 | awk '/^total/ { print $$2 }')" = 198951749 ]

solve-test: $(B)/xo
	tests/cli/minimax $(B)/xo

gdl-test: $(B)/xo
	@$(call need,swipl:swi-prolog-nox)
	tests/gdl/run $(B)/xo

# Without the run-time library clang has not its header either.
needs_fuzzer = echo '\#include <sanitizer/asan_interface.h>' | clang -E - >/dev/null 2>&1 || \
	$(call lacks,libclang-rt-dev)
SECONDS = 60
TARGET =

fuzz:  ## bytes of all kinds into the readers and the referee: SECONDS=60, TARGET=name
fuzz fuzz-test:
	@$(call need,clang)
	@$(needs_fuzzer)
	$(TOGETHER) B=$(B)/fuzz CC=clang OPT="$(FUZZ_OPT)" COVER="$(FUZZ_COVER)" fuzz-programs
	tests/fuzz/run $(B)/fuzz $(if $(filter fuzz,$@),$(SECONDS),0) $(or $(TARGET),$(FUZZ_TARGETS))

# Every branch of the library; what gcovr prints names the lines of a missing one.
coverage:
	@$(needs_cmocka)
	@$(call need,gcovr)
	@mkdir -p $(B)
	@find $(B)/coverage -name '*.gcda' -delete 2>/dev/null || true
	@$(TOGETHER) B=$(B)/coverage OPT="-O0 --coverage" suite-programs
	@$(QUIETLY) B=$(B)/coverage OPT="-O0 --coverage" unit >$(B)/coverage.log 2>&1 || \
		{ cat $(B)/coverage.log; exit 1; }
	gcovr --root . --filter 'src/[^/]*\.c' --object-directory $(B)/coverage --branches \
		--print-summary --fail-under-branch 100 --fail-under-line 100 $(B)/coverage

install-test: all
	@$(call need,pkg-config)
	MAKE="$(MAKE)" CC="$(CC)" tests/install/installed $(B)/stage

package-test: all
	@$(call need,pkg-config)
	MAKE="$(MAKE)" CC="$(CC)" tests/install/packaged $(B)/package

examples: all
	@$(call need,pkg-config g++)
	MAKE="$(MAKE)" CC="$(CC)" tests/examples/run $(B)/examples

pasted:
	@$(call need,parallel)
	@$(needs_wasm)
	tests/examples/pasted $(B)/pasted

# The prices need the checked library and the command that is linked to it.
bench: all  ## games and moves per second; KIND=price: what checks cost, into include/README.md
	$(if $(filter price,$(KIND)),OUT=$(B)/debug $(debug-build) library xo && B=$(B) tests/bench/price, \
		CC="$(CC)" OPT="$(OPT)" BENCH_DIR=$(B)/bench tests/bench/run $(B)/xo)

# ---- keep ----

# One file for each: in a second one clang-tidy 14 sees uninitialized va_lists where there are none.
TIDY = clang-tidy --quiet "--warnings-as-errors=*"
CPPCHECK = cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr \
	--enable=warning,style,performance,portability --suppress=missingIncludeSystem

# All Python; what has the name of another module, as run and conftest, is looked at apart.
SCRIPTS = $(addprefix proofs/tools/,prove report mutate debug-build vdm2acsl/vdm2acsl formal/translate) \
	tests/bench/price tests/cli/run tests/cli/faulty tests/gate/run tests/golden/command \
	$(wildcard proofs/tools/*.py proofs/tools/vdm2acsl/*.py proofs/tools/formal/*.py tests/tools/*.py tests/proofs/*.py)
APART = tests/bench/run tests/cli/minimax tests/cli/typed $(wildcard tests/*.py src/web/*.py tests/web/*.py)

# Lines of more than 120 columns, but for rows of tables, a URL that holds data, what the command prints, and what tools
# write.
WIDE = git ls-files | grep -vE '^tests/(data|fuzz/[^/]*)/|^proofs/records/|\.(table|gz|xz|zip|png|svg)$$' | LC_ALL=C \
	xargs awk '{ columns = $$0; gsub(/[\200-\277]/, "", columns) } length(columns) > 120 && !/="data:/ && \
	!(FILENAME ~ /\.md$$/ && /^ *\|/) && !(FILENAME ~ /\.cases$$/ && /^[|!]/) \
	{ print FILENAME ":" FNR ": " length " columns, more than 120"; wide = 1 } END { exit wide }'

# Each compiler's warnings, as errors, with what distributions build with. What a function returns is seen unused there.
STRICT = WERROR=1 OPT=-O2 CPPFLAGS="-D_FORTIFY_SOURCE=2" all suite-programs web

lint: $(MODULE_TEXT)  ## which folder includes which, mypy and flake8, clang-format, clang-tidy and cppcheck
	@$(call need,clang-format clang-tidy cppcheck)
	@$(needs_expat)
	@$(call need,mypy flake8)
	@$(call needs_module,selenium,python3-selenium)
	for compiler in gcc clang; do $(TOGETHER) B=$(B)/strict/$$compiler CC=$$compiler $(STRICT) || exit; done
	proofs/tools/folders.py
	@$(WIDE)
	flake8 --max-line-length 120 $(SCRIPTS) $(APART)
	MYPYPATH=proofs/tools:proofs/tools/vdm2acsl:proofs/tools/formal:tests/tools \
		mypy --strict --scripts-are-modules --cache-dir $(B)/mypy $(filter-out tests/cli/run,$(SCRIPTS))
	mypy --strict --cache-dir $(B)/mypy tests/cli/run
	MYPYPATH=src/web:tests mypy --strict --scripts-are-modules --cache-dir $(B)/mypy $(APART)
	clang-format --dry-run -Werror $(SOURCES)
	@printf '%s\n' $(filter %.c,$(SOURCES)) | xargs -P "$$(nproc)" -I '{}' sh -c 'echo "clang-tidy {}"; \
		said=$$($(TIDY) {} -- -std=c11 $(INCLUDE_TESTS) 2>&1) || { echo "$$said"; exit 255; }'
	$(CPPCHECK) $(INCLUDE_TESTS) $(filter %.c,$(SOURCES))

format:  ## lay the sources out as lint wants them
	@$(call need,clang-format)
	clang-format -i $(SOURCES)
