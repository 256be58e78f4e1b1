# text.mk: what is proved, and each source as one text, preprocessed once by the compiler that builds it. That text is
# compiled (build.mk), and that text is given to Frama-C (proofs/tools/tree.py), so that the preprocessor does to both
# whatever it does.
B ?= build
CC ?= gcc
KERNEL = $(wildcard src/*.c)
GHOSTS = $(wildcard proofs/lemmas/*.c proofs/theorems/*.c proofs/theorems/*/*.c)
# Lemmas that need no C: files of logic without a source of their name.
LEMMAS = $(foreach file,$(wildcard proofs/lemmas/*.acsl proofs/theorems/*.acsl proofs/theorems/*/*.acsl),\
	$(if $(wildcard $(file:.acsl=.c)),,$(file)))
# The files of make that a change of flags can come from.
FLAGS = $(wildcard Makefile src/text.mk src/build.mk)
INCLUDE_KERNEL = -Iinclude -Ispec -Isrc -Iproofs/lemmas
INCLUDE_PROOFS = $(INCLUDE_KERNEL) -Iproofs/theorems -I$(B)/spec
# The module in ACSL, and the proofs that include it.
MODULE_TEXT = $(addprefix $(B)/spec/,$(patsubst spec/xo.vdmsl,module.acsl,$(wildcard spec/xo.vdmsl)))
OF_MODULE = $(filter proofs/theorems/module/%,$(LEMMAS) $(GHOSTS)) $(wildcard proofs/theorems/models/*_text.c)
# A text is written beside the old one and renamed, so that whoever reads it finds it whole. With AGAIN=again, as a
# proof gives it, every text is made anew, whatever the dates; one that has not changed stays, and nothing is compiled.
AGAIN =
MAKE_TEXT = new=$@.$$$$ && $(CC) -std=c11 $(OPT) -E -CC $(CPPFLAGS) $(CFLAGS) -MMD -MP -MT $@ -MF $$new.d -o $$new
PUT_TEXT = && mv -f $$new.d $(@:.i=.d) && $(PUT)
PUT = { $(if $(AGAIN),cmp -s $$new $@ && rm $$new ||) mv -f $$new $@; }
text = $(patsubst %,$(B)/text/%.i,$(1:.c=))
TEXTS = $(call text,$(KERNEL) $(GHOSTS) $(LEMMAS))

.PHONY: texts again
texts: $(TEXTS)
	@printf '%s\n' $(TEXTS)

$(call text,$(KERNEL)): $(B)/text/%.i: %.c $(FLAGS) $(AGAIN)
	@mkdir -p $(@D)
	$(Q)$(MAKE_TEXT) $(INCLUDE_KERNEL) $< $(PUT_TEXT)

$(call text,$(GHOSTS)): $(B)/text/%.i: %.c $(FLAGS) $(AGAIN)
	@mkdir -p $(@D)
	$(Q)$(MAKE_TEXT) $(INCLUDE_PROOFS) $< $(PUT_TEXT)

$(call text,$(LEMMAS)): $(B)/text/%.i: % $(FLAGS) $(AGAIN)
	@mkdir -p $(@D)
	$(Q)$(MAKE_TEXT) $(INCLUDE_PROOFS) -x c $< $(PUT_TEXT)

$(call text,$(OF_MODULE)): | $(MODULE_TEXT)

$(MODULE_TEXT): spec/xo.vdmsl $(wildcard spec/gdl.kif spec/led.led spec/seed.vdmsl proofs/tools/vdm2acsl/* \
		proofs/tools/formal/*) $(AGAIN)
	$(Q)new=$(@D)/$$$$/$(@F) && proofs/tools/formal/translate $$new && $(PUT) && rmdir $(@D)/$$$$

-include $(TEXTS:.i=.d)
