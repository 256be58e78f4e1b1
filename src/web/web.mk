# web.mk: the page: the kernel as WebAssembly, xo import beside it, and everything around them in one file.
WEB_PARTS = $(wildcard src/web/*.* src/web/js/*.js) $(wildcard spec/*)
# WASI has the C library for both programs; the stack comes first in memory, so that an overflow traps.
WASM = clang --target=wasm32-wasi -std=c11 -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wconversion \
	-Wshadow $(if $(WERROR),-Werror) -Wno-gnu-statement-expression -O3 $(POSIX) -Iinclude -Ispec -Isrc \
	-Iproofs/lemmas -Isrc/cli
WASM_LINK = -Wl,--stack-first -Wl,-z,stack-size=131072 -Wl,-s
needs_wasm = $(call need,clang wasm-ld:lld); \
	echo '\#include <stdio.h>' | $(WASM) -x c -E - >/dev/null 2>&1 || $(call lacks,wasi-libc); \
	[ -f "$$($(WASM) -print-libgcc-file-name)" ] || $(call lacks,libclang-rt-dev-wasm32); $(needs_expat); \
	[ -f /usr/share/javascript/sax/sax.min.js ] || $(call lacks,libjs-sax)

.PHONY: web

web: $(B)/web/xo.html  ## build/web/xo.html, the page: one file that a browser opens

# The C of the page, and what of the command it calls. The kernel's program exports the functions that web.h declares;
# that of records has expat's header, and its functions from js/xml.js.
$(B)/web/xo.wasm: PARTS = src/web/web.c $(patsubst %,src/cli/import/%.c,format text) -flto -mbulk-memory -nostartfiles \
	-Wl,--no-entry $(shell sed -n 's/^[a-z].*[ *]\(web_[a-z_]*\)(.*);/-Wl,--export=\1/p' src/web/web.h)
$(B)/web/records.wasm: PARTS = src/web/records.c \
	$(patsubst %,src/cli/%.c,io/source io/sink options import judge/games judge/report judge/settings) \
	$(filter-out %/norif.c,$(wildcard src/cli/import/*.c)) \
	-idirafter /usr/include -Wl,--allow-undefined -Wl,--export-table -Wl,--export=malloc -Wl,--export=free

$(B)/web/xo.wasm $(B)/web/records.wasm: $(KERNEL) $(HEADERS) $(FLAGS) $(wildcard src/web/*.[ch] src/web/web.mk \
		src/*.h src/cli/*.[ch] src/cli/*/*.[ch] spec/*.acsl proofs/lemmas/*.acsl)
	@$(needs_wasm)
	@mkdir -p $(@D)
	$(WASM) $(WASM_LINK) -o $@ $(KERNEL) $(PARTS)

$(B)/web/xo.html: $(B)/web/xo.wasm $(B)/web/records.wasm $(WEB_PARTS)
	@$(call need,python3)
	src/web/assemble.py $(B)/web/xo.wasm $(B)/web/records.wasm $(VERSION) $@
	@echo "$@: $$(wc -c <$@) bytes"

.PHONY: web-test
# The browser and its driver, and Python with the modules that Debian has for it.
WEB_PYTHON = /usr/bin/python3
needs_browser = $(call need,chromium chromedriver:chromium-driver); \
	$(call needs_module,selenium,python3-selenium); $(call needs_module,pytest,python3-pytest)
needs_module = $(WEB_PYTHON) -c 'import $(1)' 2>/dev/null || $(call lacks,$(2))
in_browser = XO_PAGE=$(B)/web/xo.html XO_COMMAND=$(B)/xo PYTHONDONTWRITEBYTECODE=1 \
	$(WEB_PYTHON) -m pytest -q -p no:cacheprovider tests/web

web-test: $(B)/web/xo.html $(B)/xo
web-test:  ## the page in a real browser: all tests, or TEST=name; TEST=picture makes README's picture anew
	@$(needs_browser)
	$(if $(filter picture,$(TEST)),XO_PICTURE=tests/web/page.png) $(in_browser) $(if $(TEST),-k $(TEST))
