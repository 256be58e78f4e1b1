# `make help` lists the targets. Everything is built below $(B), nothing beside its source.
# src/build.mk builds and installs, src/web/web.mk makes the page, tests/tests.mk tests, proofs/proofs.mk proves; what they share is here.
VERSION = 0.1.0
SOVERSION = 0
PREFIX = /usr/local
DESTDIR =
B = build

CC = gcc
# The kernel is many small functions, which gcc joins at link time; the archive serves other linkers as well.
OPT = -O3 $(if $(filter gcc,$(CC)),-flto=auto -ffat-lto-objects)
WARN = -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
COMPILE = $(CC) $(WARN) $(OPT) $(CFLAGS) $(INCLUDE) -MMD -MP -c -o $@
LINK = $(CC) $(OPT) $(CFLAGS) $(LDFLAGS)
object = $(patsubst %.c,$(B)/obj/%.o,$(1))
QUIETLY = $(MAKE) --no-print-directory -s

# What each room may include: no more, so that an arrow that runs the wrong way does not compile.
INCLUDE_CLI = -Iinclude -Ispec -Isrc/cli
INCLUDE_KERNEL = -Iinclude -Ispec -Isrc -Iproofs/lemmas
INCLUDE_TESTS = -Iinclude -Ispec -Isrc -Isrc/models -Isrc/cli -Iproofs/lemmas -Iproofs/tools/eacsl
INCLUDE = $(INCLUDE_KERNEL)

# $(call need,COMMAND,PACKAGE): stop with one line when the command is not on the machine.
need = command -v $(1) >/dev/null || \
	{ echo "make: the package $(2) is not installed; run: make deps" >&2; exit 1; }

.DELETE_ON_ERROR:
.PHONY: all deps clean help

all: $(B)/libxo.a $(B)/libxo.so $(B)/xo  ## the library and the command (needs gcc and make)

include src/build.mk src/web/web.mk tests/tests.mk proofs/proofs.mk

PACKAGES = gcc libc6-dev make clang libclang-rt-dev clang-format clang-tidy cppcheck libcmocka-dev gcovr hyperfine \
	pkg-config python3 frama-c-base why3 z3 cvc4 coccinelle libgmp-dev libncurses-dev tmux swi-prolog-nox \
	lld chromium chromium-driver python3-selenium python3-pytest mypy flake8
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

deps:  ## install what the other targets need (Debian, apt-get)
	@missing=; for p in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q ' installed$$' || missing="$$missing $$p"; done; \
	if [ -z "$$missing" ]; then echo "make deps: nothing is missing"; else \
		echo "make deps: installing$$missing"; $(SUDO) apt-get update && \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; fi

clean:  ## remove what was built
	rm -rf $(B)

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | grep -v '\.d:' | expand -t 14
