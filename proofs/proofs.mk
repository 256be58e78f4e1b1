# proofs.mk: the proofs, the contracts as they run, and what is reported of both.
.PHONY: prove gate mutants hand-mutants module-mutants cosmetics debug report documents

prove:  ## prove the library: all of it, or FN=function, or UNIT=unit; by PROVERS=z3 or PROVERS=cvc4 alone
	@$(call need,frama-c,frama-c-base)
	@$(call need,why3,why3)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(call need,clang,clang)
	proofs/tools/vdm/translate --check
	proofs/tools/prove $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT)) $(if $(PROVERS),--prover $(PROVERS))
	$(if $(FN)$(UNIT)$(PROVERS),,MAKE="$(MAKE)" tests/examples/run $(B)/examples-proved prove)

gate:  ## faults planted for the proofs' gate, each refused for its own reason, and good twins that pass
	@$(call need,frama-c,frama-c-base)
	@$(call need,why3,why3)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(call need,clang,clang)
	tests/gate/run

mutants:  ## change the library in one place at a time: does the proof notice? UNIT=unit, FN=function
	@$(call need,spatch,coccinelle)
	@$(call need,frama-c,frama-c-base)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(needs_cmocka)
	proofs/tools/mutate $(if $(FN),--function $(FN)) $(if $(UNIT),--unit $(UNIT))

hand-mutants:  ## faults that no patch of make mutants plants, such as a scribble behind a list: the proof fails
	@$(call need,frama-c,frama-c-base)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(call need,pytest-3,python3-pytest)
	pytest-3 -q -p no:cacheprovider tests/proofs/test_hand_mutants.py

module-mutants:  ## changes of the module in VDM-SL, each of which fails at a goal of the definition that it changes
	@$(call need,frama-c,frama-c-base)
	@$(call need,z3,z3)
	@$(call need,cvc4,cvc4)
	@$(call need,pytest-3,python3-pytest)
	pytest-3 -q -p no:cacheprovider tests/proofs/test_module_mutants.py

cosmetics:  ## blank lines, comments and other names for locals change nothing in the proofs
	@$(call need,frama-c,frama-c-base)
	@$(call need,pytest-3,python3-pytest)
	pytest-3 -q -p no:cacheprovider tests/proofs/test_cosmetics.py

debug:  ## the library and the command with every contract checked as it runs, and the tests of that
	@$(call need,frama-c,frama-c-base)
	@$(call need,pkg-config,pkg-config)
	@$(needs_cmocka)
	OUT=$(B)/debug SOVERSION=$(SOVERSION) proofs/tools/debug-build

report:  ## write what prove, debug and coverage found into README.md and proofs/SOUNDNESS.md
	@$(call need,python3,python3)
	@$(call need,gcovr,gcovr)
	proofs/tools/report

documents:  ## what the documents claim, held against the tree and the last report
	@$(call need,python3,python3)
	proofs/tools/vdm/translate --check
	proofs/tools/report --check
