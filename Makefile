# `make help` lists the targets. Everything is built below $(B), nothing beside its source.
# src/text.mk preprocesses what is proved, src/build.mk builds and installs, src/web/web.mk makes the page,
# tests/tests.mk tests, proofs/proofs.mk proves; what they share is here.
ifeq ($(wildcard include/xo.h),)
$(error run make in the folder of the Makefile, or as make -C FOLDER)
endif
VERSION := $(shell sed -n 's/^\#define XO_VERSION "\(.*\)"/\1/p' include/xo.h)
SOVERSION = 2
PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
LIBDIR = $(PREFIX)/lib
MANDIR = $(PREFIX)/share/man
DOCDIR = $(PREFIX)/share/doc/xo
PAGEDIR = $(PREFIX)/share/xo
# Where shells look for completions.
BASHDIR = $(PREFIX)/share/bash-completion/completions
ZSHDIR = $(PREFIX)/share/zsh/site-functions
FISHDIR = $(PREFIX)/share/fish/vendor_completions.d
INCLUDEDIR = $(PREFIX)/include
DESTDIR =
B = build

CC = gcc
# The kernel is many small functions, which gcc joins at link time. A board of 500 bytes it would clear by "rep stos" on
# x86-64, which takes as long as judging a short game does.
CLEAR := $(if $(filter x86_64-%,$(shell gcc -dumpmachine 2>&1)), \
	-mmemset-strategy=vector_loop:-1:noalign)
OPT = -O3 $(if $(filter gcc,$(CC)),-flto=auto -ffat-lto-objects $(CLEAR))
# Warnings are errors to who develops (make WERROR=1, make lint), and never to who builds with another compiler. A
# preprocessed text has the lines of gcc that say where it is from, which clang calls an extension.
WARN = -std=c11 -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wconversion -Wshadow $(if $(WERROR),-Werror) \
	$(if $(findstring clang,$(CC)),-Wno-unknown-warning-option -Wno-gnu-line-marker)
# Names that the compiler makes up are made from the file's, so that the same source gives the same bytes.
SEED = $(if $(findstring clang,$(CC)),,-frandom-seed=$*.c)
COMPILE = $(CC) $(WARN) $(OPT) $(SEED) $(if $(filter %.i,$<),,$(CPPFLAGS) $(INCLUDE) -MMD -MP) $(CFLAGS) -c -o $@
LINK = $(CC) $(OPT) $(CFLAGS) $(LDFLAGS)
object = $(patsubst %.c,$(B)/obj/%.o,$(1))
QUIETLY = $(MAKE) --no-print-directory -s

# A short line for each file that is made; V=1 shows the commands, -s nothing.
Q = $(if $(V),,@)
short = $(Q)$(if $(V)$(findstring s,$(filter-out --%,$(firstword $(MAKEFLAGS)))),,echo "$(1) $(2)";)

# What each folder may include, and no more: an include in the wrong direction does not compile.
# The interfaces of POSIX beside C11, and files of any size.
POSIX = -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64
INCLUDE_CLI = $(POSIX) -Iinclude -Ispec -Isrc -Isrc/cli
INCLUDE_TESTS = $(POSIX) -Iinclude -Iinclude/debug -Ispec -Isrc -Isrc/cli -Iproofs/lemmas -Iproofs/tools/eacsl
INCLUDE = $(INCLUDE_KERNEL)

# $(call need,COMMAND...): stop with one line when one is not on the machine; COMMAND:PACKAGE where the package has
# another name.
lacks = { echo "make: the package $(1) is not installed; run: make deps, which says if there is none" >&2; exit 1; }
need = for n in $(1); do command -v $${n%:*} >/dev/null || $(call lacks,$$(echo $$n | cut -d: -f2)); done

.DELETE_ON_ERROR:
.PHONY: all deps clean help check installcheck dist deb

all: $(B)/libxo.a $(B)/libxo.so $(B)/xo $(B)/xo.1  ## the library and the command (needs gcc and make)

include src/text.mk src/build.mk src/web/web.mk tests/tests.mk proofs/proofs.mk

PACKAGES = gcc g++ gcc-multilib libc6-dev make clang libclang-rt-dev clang-format clang-tidy cppcheck libcmocka-dev \
	gcovr pkg-config python3 frama-c-base why3 z3 cvc4 coccinelle libpython3-dev libexpat1-dev libgmp-dev \
	swi-prolog-nox lld wasi-libc libclang-rt-dev-wasm32 libjs-sax chromium chromium-driver python3-selenium \
	python3-pytest python3-lark mypy flake8 mandoc parallel zsh fish git
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

deps:  ## install what the other targets need (Debian, apt-get)
	@command -v apt-get >/dev/null || \
		{ echo "make deps: this system has no apt-get: install what CONTRIBUTING.md lists under other names" >&2; exit 1; }
	@missing=; for p in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q ' installed$$' || missing="$$missing $$p"; done; \
	if [ -z "$$missing" ]; then echo "make deps: nothing is missing"; else \
		$(SUDO) apt-get update; there=; lacks=; for p in $$missing; do \
		if apt-cache show $$p >/dev/null 2>&1; then there="$$there $$p"; else lacks="$$lacks $$p"; fi; done; \
		if [ -n "$$there" ]; then echo "make deps: installing$$there"; \
		env LC_ALL=C apt-get install --assume-no --no-install-recommends $$there 2>/dev/null | \
		sed -n 's/^\(Need to get\|After this\)/make deps: &/p'; \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$there || exit 1; fi; \
		case "$$lacks" in '') ;; *frama-c*) what="make prove, gate, debug and mutants are not run here" ;; \
		*) what="what needs it says so" ;; esac; \
		[ -z "$$lacks" ] || echo "make deps: this system has no$$lacks: $$what" >&2; fi

# By the names that packagers know.
check: test
installcheck: install-test

dist:  ## build/xo-VERSION.tar.gz, of what is committed
	@mkdir -p $(B)
	@git rev-parse --git-dir >/dev/null 2>&1 || \
		{ echo "make dist: this is no git checkout, so that nobody knows what belongs to it" >&2; exit 1; }
	git archive --prefix=xo-$(VERSION)/ -o $(B)/xo-$(VERSION).tar HEAD
	gzip -nf $(B)/xo-$(VERSION).tar

# What is needed is in debian/control; `apt-get build-dep ./` installs it, and with `-P pkg.xo.nodebug` what it needs
# where there is no Frama-C, as in Debian 13, and so no checked library.
PROFILE = $(shell command -v frama-c >/dev/null || echo -Ppkg.xo.nodebug)
DEB = $(B)/deb/xo-$(VERSION)
# A first upload to Debian closes the bug that asked for the package; there is none.
NO_BUG = --suppress-tags initial-upload-closes-no-bugs

deb:  ## build/deb/*.deb, Debian packages of this folder; without Frama-C all but libxo-debug-dev
	@$(call need,dpkg-buildpackage:dpkg-dev dh:debhelper)
	@rm -rf $(B)/deb && mkdir -p $(DEB)
	tar --exclude=./$(B) --exclude=./.git -cf - . | tar -C $(DEB) -xf -
	cd $(DEB) && dpkg-buildpackage -b -us -uc $(PROFILE)
	@if command -v lintian >/dev/null; then lintian --fail-on error,warning $(NO_BUG) $(B)/deb/*.changes; \
		else echo "make deb: lintian is not installed, so that nobody has looked at the packages"; fi
	@ls $(B)/deb/*.deb

clean:  ## remove what was built
	rm -rf $(B)

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | grep -v '\.d:' | expand -t 14
