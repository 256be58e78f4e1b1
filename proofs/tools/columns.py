"""columns.py: who notices that a function has changed: the proof, the contracts as they run, the unit tests.

Each answer is kept in build/mutants/known, under a digest of all that it depends on, so that a run that was interrupted
goes on where it was.
"""
from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Optional

import baseline
import contracts
import eacsl
import forms
import framac
import gate
import mutants
import parallel
import tree

GCC = ["gcc", "-std=c11", "-w", "-g0", "-fPIC", *eacsl.INCLUDE]
LIMIT = 100000      # steps for a goal, or twice what the dearest goal of the function takes as it is
PATIENCE = 12       # seconds of a processor for a suite; none takes more than five
HUNG = 600          # seconds after which one that waits for something counts as hung

# With the contracts checked most suites take minutes. These take less than a second; of the suite of the mutant's own
# unit as much is run as the second number says, in seconds.
CHECKED, CHECKED_PATIENCE = ("rules", "game", "play", "notation", "errata", "errata_gdl"), 3


class Broken(Exception):
    """What is judged fails before it is changed."""


def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          check=False, **more)


def make(command: list[str]) -> None:
    done = run(command)
    if done.returncode != 0:
        raise Broken(f"{' '.join(command)}\n{done.stdout}")


def texts(*patterns: str) -> str:
    found: list[str] = []
    for path in sorted(tree.files(*patterns)):
        with open(path, encoding="utf-8", errors="replace") as file:
            found += [path, tree.meaning(file.read())]
    return tree.digest(*found)


def prepare(out: str, jobs: int) -> Judges:
    """What the mutants are put into, and that all three find nothing in the original. It is kept until a source of it changes."""
    for folder in ("plain", "checked", "suites", "known"):
        os.makedirs(f"{out}/{folder}", exist_ok=True)
    judges, kept = Judges(out), f"{out}/prepared.json"
    of = tree.digest(judges.tests, texts("proofs/tools/*.py", "proofs/tools/debug-build"))
    try:
        with open(kept, encoding="utf-8") as file:
            told = json.load(file)
    except FileNotFoundError:
        told = {"of": ""}
    if told["of"] == of:
        judges.seconds = told["seconds"]
        return judges
    build(judges, jobs)
    control(judges)
    with open(kept, "w", encoding="utf-8") as file:
        json.dump({"of": of, "seconds": judges.seconds}, file)
    return judges


def build(judges: Judges, jobs: int) -> None:
    out = judges.out
    make(["python3", "proofs/tools/debug-build", "--out", f"{out}/debug", "translated"])
    debug = [*GCC, "-fno-merge-constants", "-Iinclude/debug", "-Iproofs/tools/eacsl", "-O1", "-c", "-o"]
    checked = {f"{out}/checked/library.o": f"{out}/debug/libxo-checked.c",
               f"{out}/checked/shims.o": f"{out}/debug/shims.c", f"{out}/checked/pointers.o": f"{out}/debug/pointers.c",
               **{f"{out}/checked/{name}.o": f"proofs/tools/eacsl/{name}.c" for name in ("breach", "memory", "calls", "definitions")}}
    suites = {f"{out}/suites/{os.path.basename(path)[:-2]}.o": path for path in tree.files("tests/unit/*.c")}
    plain = {f"{out}/plain/{name(source)}.o": source for source in judges.sources}
    parallel.run([functools.partial(make, [*flags, target, source]) for flags, objects in (
        (debug, checked), ([*GCC, "-O1", "-c", "-o"], {**plain, **suites})) for target, source in objects.items()], jobs)
    # In the checked library the bodies can be replaced: their names are weak. Who calls the function meets a shim.
    make(["objcopy", f"--redefine-syms={out}/debug/unchecked.syms", f"{out}/checked/library.o"])
    make(["objcopy", *(f"--weaken-symbol={f['name']}__unchecked" for f in contracts.read()), f"{out}/checked/library.o"])
    judges.link(None, None, f"{out}/plain")
    judges.link_checked(None, None, f"{out}/checked")
    helpers = [path for path in suites if not os.path.basename(path).startswith("test_")]
    for path in suites:
        if path not in helpers:
            make(["gcc", "-o", path[:-2], path, *helpers, f"-L{out}/plain", "-lxo", "-lcmocka"])


def control(judges: Judges) -> None:
    for suite in judges.suites:
        started = time.monotonic()
        if judges.run_suite(suite, f"{judges.out}/plain", PATIENCE)[0] != 0:
            raise Broken(f"{suite} fails before anything is changed")
        judges.seconds[suite] = time.monotonic() - started
    if judges.breach("", f"{judges.out}/checked", judges.chosen("")):
        raise Broken("a contract is violated before anything is changed")


def name(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def trap(unit: str, function: str) -> Optional[str]:
    """The unit with a trap at the beginning of the function's body; None where it has no such function."""
    with open(unit, encoding="utf-8") as file:
        text = file.read()
    found = mutants.definition(text, function)
    return text[:found.end()] + "\n  __builtin_trap();" + text[found.end():] if found else None


def own(unit: str) -> tuple[str, str]:
    """What the suite of a unit may be called: that of automaton_pairs.c is test_automaton.c."""
    return name(unit), name(unit).split("_", maxsplit=1)[0]


class Judges:
    def __init__(self, out: str) -> None:
        self.out = out
        self.sources = tree.kernel()
        self.suites = [name(path) for path in tree.files("tests/unit/test_*.c")]
        self.costs: dict[tuple[str, str], int] = {}
        for (unit, function, _, prover), steps in baseline.read().items():
            for whose in (function, "None of " + name(unit)):   # None: all of a unit
                self.costs[whose, prover.lower()] = max(self.costs.get((whose, prover.lower()), 0), steps)
        self.tests = texts("tests/unit/*", *tree.PUBLIC_HEADERS, *tree.KERNEL, *tree.KERNEL_HEADERS, "spec/*.acsl",
                           "proofs/tools/eacsl/*")
        self.seconds: dict[str, float] = {}
        self.compiled: dict[str, str] = {}
        self.unchanged: dict[tuple[str, str], threading.Lock] = {}
        self.lock = threading.Lock()

    def judge(self, unit: str, function: str, source: str, folder: str, is_new: Callable[[str], bool],
              left: bool) -> dict[str, Any]:
        """What becomes of a mutant: its fate, and for those that are judged whether each of the three notices. Where it is
        left to the tests the proof is asked for what they do not notice."""
        # What breaks a rule of C is refused even where gcc would only warn: Frama-C takes no such program.
        strict = [flag for flag in GCC if flag != "-w"] + ["-pedantic-errors"]
        if run([*strict, "-O2", "-S", "-o", f"{folder}/code.s", source]).returncode != 0:
            return {"fate": "refused"}
        code = assembly(f"{folder}/code.s")
        if code == self.original(unit):
            return {"fate": "same"}
        if not is_new(code):
            return {"fate": "twin"}
        seen = self.runs(unit, function, source, folder, code)
        proof = not (left and seen["tests"]) and self.proof(source, function, self.provers(unit, function))
        return {"fate": "judged", "proof": proof, **seen}

    def original(self, unit: str) -> str:
        """What the unit compiles to as it is."""
        with self.lock:
            if unit not in self.compiled:
                make([*GCC, "-O2", "-S", "-o", f"{self.out}/plain/{name(unit)}.s", unit])
                self.compiled[unit] = assembly(f"{self.out}/plain/{name(unit)}.s")
            return self.compiled[unit]

    def provers(self, unit: str, function: str) -> str:
        """Who proves the function as it is: one prover if that is enough."""
        with self.only(unit, function):
            for provers in (framac.FIRST, framac.PROVERS):
                if not self.proof(unit, function, provers):
                    return provers
        raise Broken(f"{unit}: {function} is not proved before anything is changed")

    def only(self, unit: str, function: str) -> threading.Lock:
        """What is asked once of each function, and not by two at a time."""
        with self.lock:
            return self.unchanged.setdefault((unit, function), threading.Lock())

    def known(self, key: str, ask: Callable[[], Any]) -> Any:
        path = f"{self.out}/known/{key}.json"
        try:
            with open(path, encoding="utf-8") as file:
                return json.load(file)
        except FileNotFoundError:
            answer = ask()
            with open(path + ".new", "w", encoding="utf-8") as file:
                json.dump(answer, file)
            os.replace(path + ".new", path)
            return answer

    def proof(self, source: str, function: str, provers: str, folder: str = ".") -> bool:
        """Whether a goal of the function is not proved. The folder is where the tree is."""
        whose = "None of " + name(source) if function == "None" else function
        steps = str(max(LIMIT, *(2 * self.costs.get((whose, prover), 0) for prover in provers.split(","))))
        return bool(self.known(tree.digest("proof", function, provers, steps, tree.seen(source, folder)),
                               lambda: self.unproved(source, function, provers, steps, folder)))

    def unproved(self, source: str, function: str, provers: str, steps: str, folder: str) -> bool:
        """Whether a goal is left, which ends the run: of the function, of all functions, or of the lemmas."""
        only = {"None": ["-wp-prop=-@lemma"], "lemma": ["-wp-prop=@lemma"]}.get(
            function, ["-wp-prop=-@lemma", "-wp-fct", function])
        common = ["-wp", "-wp-rte", "-wp-par", "1", *only, "-wp-prover", provers, "-wp-steps", steps]
        for cap in (framac.CAP, framac.NO_CAP):   # a goal that the clock took is asked for again: the steps are the limit
            wp = framac.Run(source, [*common, *cap, source], folder)
            lost: list[str] = []

            def look(run: framac.Run, lost: list[str] = lost) -> None:
                line = run.lines[-1]
                if lost or (framac.DONE.match(line) and " : Valid" not in line):
                    lost.append(line)
                if lost and "[Failed]" not in line and not line.startswith("  "):   # what each of several provers says follows
                    run.stop()
            wp.execute(look)
            if not any(": Timeout" in line for line in lost):
                break
        if not lost and wp.failure():
            raise Broken(f"{source}: {wp.failure()}")
        # The gate has a say as well: what the memory model takes for granted has to be in the contract, so a clause that
        # says it is needed; and no value may become an enumeration.
        return bool(lost or gate.check_memory(wp.warnings(), contracts.read_all(folder + "/")) or
                    forms.read(framac.Run(source, [*forms.options(), source], folder).execute().lines, source).problems)

    def runs(self, unit: str, function: str, source: str, folder: str, code: str) -> dict[str, Any]:
        def ask() -> dict[str, Any]:
            called = self.callers(unit, function)
            self.link(unit, source, folder)
            self.link_checked(function, source, folder + "/checked")
            return {"tests": bool(self.failing_suite(unit, folder, called["tests"])),
                    "contracts": self.breach(unit, folder + "/checked", called["contracts"])}
        found: dict[str, Any] = self.known(tree.digest("runs", unit, code, self.tests), ask)
        return found

    def callers(self, unit: str, function: str) -> dict[str, list[str]]:
        """The suites that call the function, for the tests and for the contracts: no other can notice a change of it. They are
        those that fail where the function's body begins with a trap."""
        folder = f"{self.out}/work/callers_{name(unit)}_{function}"

        def ask() -> dict[str, list[str]]:
            trapped = trap(unit, function)
            if not trapped:   # what stands in no function concerns all of the unit
                return {"tests": self.suites, "contracts": self.chosen(unit)}
            os.makedirs(folder, exist_ok=True)
            try:
                source = f"{folder}/{os.path.basename(unit)}"
                with open(source, "w", encoding="utf-8") as file:
                    file.write(trapped)
                self.link(unit, source, folder)
                self.link_checked(function, source, folder + "/checked")
                return {"tests": [s for s in self.suites if self.run_suite(s, folder, PATIENCE)[0] != 0],
                        "contracts": [s for s in self.chosen(unit)
                                      if self.run_suite(s, folder + "/checked", CHECKED_PATIENCE)[0] != 0]}
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        with self.only(unit, function):
            found: dict[str, list[str]] = self.known(tree.digest("callers", unit, function, self.tests), ask)
        return found

    def chosen(self, unit: str) -> list[str]:
        """The suites that are run with the contracts checked."""
        return sorted({f"test_{s}" for s in (*CHECKED, *own(unit))} & set(self.suites))

    def link(self, unit: Optional[str], source: Optional[str], folder: str) -> None:
        """The library with the changed unit in the place of its own."""
        objects = [f"{self.out}/plain/{name(s)}.o" for s in self.sources if s != unit]
        if source:
            make([*GCC, "-O1", "-c", "-o", f"{folder}/mutant.o", source])
            objects.append(f"{folder}/mutant.o")
        make(["gcc", "-shared", "-o", f"{folder}/libxo.so", *objects])

    def link_checked(self, function: Optional[str], source: Optional[str], folder: str) -> None:
        """The checked library with the changed body in the place of its own. Of the other functions in the mutant's file
        the shims come first, so that the changed body calls the checked ones."""
        os.makedirs(folder, exist_ok=True)
        objects = [f"{self.out}/checked/{part}.o" for part in ("shims", "library", "breach", "memory", "pointers", "calls", "definitions")]
        if source:
            make([*GCC, "-O1", "-c", "-o", f"{folder}/mutant.o", source])
            make(["objcopy", f"--redefine-sym={function}={function}__unchecked", f"{folder}/mutant.o"])
            objects.append(f"{folder}/mutant.o")
        make(["gcc", "-shared", "-Wl,-z,muldefs", "-o", f"{folder}/libxo.so", *objects])

    def ordered(self, unit: str, suites: Iterable[str]) -> list[str]:
        """The unit's own suite first, then those that take least."""
        return sorted(suites, key=lambda s: (s[len("test_"):] not in own(unit or ""), self.seconds.get(s, 0), s))

    def run_suite(self, suite: str, folder: str, patience: int) -> tuple[Optional[int], str]:
        """The exit status and the output of a suite, which stops at the first failure; of one that does not end, None. It is
        the processor's time that is limited, so that what else the machine does is nothing to it."""
        try:
            done = run(["prlimit", f"--cpu={patience}", f"{self.out}/suites/{suite}"], timeout=HUNG,
                       env={**os.environ, "LD_LIBRARY_PATH": folder, "CMOCKA_TEST_ABORT": "1"})
            return done.returncode, done.stdout
        except subprocess.TimeoutExpired:
            return None, ""

    def failing_suite(self, unit: str, folder: str, suites: Iterable[str]) -> Optional[str]:
        return next((suite for suite in self.ordered(unit, suites)
                     if self.run_suite(suite, folder, PATIENCE)[0] != 0), None)

    def breach(self, unit: str, folder: str, suites: Iterable[str]) -> bool:
        """Whether a contract is seen to be violated while the tests run."""
        return any("contract violated" in self.run_suite(suite, folder, CHECKED_PATIENCE)[1]
                   for suite in self.ordered(unit, suites))


def assembly(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return tree.digest(*(line for line in file if not line.startswith("\t.file")))
