# proofs.mk: the proofs, the contracts as they run, and what is reported of both.
.PHONY: prove gate mutants debug report documents

# What make was told of a part, and by whom: it may come from the environment.
told = $(foreach name,FN UNIT LEVEL PROVERS,$(if $($(name)),$(name)=$($(name)) ($(origin $(name)))))
# A variable on make's command line that no makefile has, such as fn, would leave out what it was meant to ask for.
unknown = $(foreach name,$(.VARIABLES),$(if $(findstring command line,$(origin $(name))),$(if $(shell \
	sed 's/\#.*//' $(filter-out %.d,$(MAKEFILE_LIST)) | grep -w -e '$(name)'),,$(name))))
known = $(if $(strip $(unknown)), \
	{ echo "make $@: there is no variable $(strip $(unknown)); make $@ takes $(1)" >&2; exit 2; },:)

prove:  ## prove all, or FN=name, UNIT=name, LEVEL=module|text|models|laws; PROVERS=z3 or =cvc4; VERBOSE=1
	@$(call known,FN UNIT LEVEL PROVERS VERBOSE)
	@$(call need,frama-c:frama-c-base why3 z3 cvc4 clang)
	@echo "make prove: $(or $(strip $(told)),all of it)"
	proofs/tools/prove $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT)) $(if $(LEVEL),--level $(LEVEL)) \
		$(if $(PROVERS),--prover $(PROVERS)) $(if $(VERBOSE),--verbose)
	$(if $(FN)$(UNIT)$(LEVEL)$(PROVERS),,MAKE="$(MAKE)" tests/examples/run $(B)/examples-proved prove)

gate:  ## planted faults, each refused for its own reason, good twins, documents' exercises, and smoke tests
	@$(call known,no variable)
	@$(call need,frama-c:frama-c-base why3 z3 cvc4 clang pytest-3:python3-pytest)
	tests/gate/run
	pytest-3 -q -p no:cacheprovider tests/proofs/test_exercises.py
	pytest-3 -q -p no:cacheprovider -m proof tests/tools

mutants:  ## change the library in one place at a time: is it noticed? UNIT=, FN=; KIND=hand, module, seen SAMPLE=N
	@$(call known,UNIT FN KIND SAMPLE)
	@$(call need,spatch:coccinelle frama-c:frama-c-base z3 cvc4 pytest-3:python3-pytest)
	@$(needs_cmocka)
	$(if $(filter seen,$(KIND)),$(QUIETLY) all $(B)/debug/libxo-debug.a)
	$(if $(filter-out seen,$(KIND)),pytest-3 -q -p no:cacheprovider tests/proofs/test_$(KIND).py, \
		proofs/tools/mutate $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT)) \
		$(if $(KIND),--seen) $(if $(SAMPLE),--sample $(SAMPLE)))

debug: $(B)/libxo.a  ## the library and the command with contracts checked as they run, and the tests of that
	@$(call need,frama-c:frama-c-base pkg-config)
	@$(needs_cmocka)
	OUT=$(B)/debug $(debug-build)
	OUT=$(B)/debug-inner $(debug-build) --inner library xo unchecked product tests

report:  ## write what prove, debug and mutants have found into build/report.md
	@$(call need,python3)
	proofs/tools/report

documents: $(MODULE_TEXT)  ## what documents and comments name, held against the tree
	@$(call need,python3)
	proofs/tools/documents.py
	tests/bench/price --rows
