# web.mk: the page: the kernel as WebAssembly, and everything around it in one file.
WEB_PARTS = $(wildcard src/web/*.* src/web/js/*.js) $(wildcard spec/*)
# The kernel asks for no C library; the stack comes first in memory, so that an overflow traps.
WASM = clang --target=wasm32 -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow $(if $(WERROR),-Werror) -O3 -flto \
	-ffreestanding -nostdlib -mbulk-memory -Iinclude -Ispec -Isrc -Iproofs/lemmas -Isrc/cli \
	-isystem src/web/libc -Wl,--no-entry -Wl,--stack-first \
	-Wl,-z,stack-size=131072
# What the program exports: the functions that web.h declares.
WEB_EXPORTS = $(shell sed -n 's/^[a-z].*[ *]\(web_[a-z_]*\)(.*);/-Wl,--export=\1/p' src/web/web.h)
needs_wasm_ld = $(call need,wasm-ld:lld)

.PHONY: web

web: $(B)/web/xo.html  ## build/web/xo.html, the page: one file that a browser opens

# The C of the page, and what of the command it calls.
WEB_C = src/web/web.c src/cli/import/format.c src/cli/import/text.c

$(B)/web/xo.wasm: $(KERNEL) $(WEB_C) $(HEADERS) src/cli/import/format.h src/cli/import/text.h src/web/libc/string.h \
		$(wildcard src/*.h src/*/*.h spec/*.acsl proofs/lemmas/*.acsl) $(FLAGS) src/web/web.mk
	@$(call need,clang)
	@$(needs_wasm_ld)
	@mkdir -p $(@D)
	$(WASM) $(WEB_EXPORTS) -o $@ $(KERNEL) $(WEB_C)

$(B)/web/xo.html: $(B)/web/xo.wasm $(WEB_PARTS)
	@$(call need,python3)
	src/web/assemble.py $(B)/web/xo.wasm $(VERSION) $@
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
