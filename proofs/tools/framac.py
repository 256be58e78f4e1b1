"""framac.py: run Frama-C, with the options that all of the project's runs have."""
from __future__ import annotations

import functools
import itertools
import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from typing import Optional

import forms
import tree
import why3

# Memory model: what a function gets by a pointer is a variable, as far as that can be. That is what keeps the proofs
# clear of a mistake in WP (see README.md), and it makes them quicker.
COMMON = ["-machdep", "gcc_x86_64", "-warn-signed-downcast", "-warn-unsigned-downcast",
          "-warn-unsigned-overflow", "-warn-right-shift-negative",
          "-cpp-extra-args=" + " ".join(tree.INCLUDE)]
ONE_BUILD = threading.Lock()
# WP without one of its simplifications, which takes a third of its time: the goals together take the provers as many
# steps with it, to one in a hundred.
PLAIN = ["-wp-no-ground"]
# The allocator of glibc asks for large pages, which saves a sixth of CVC4's processor time. It has no effect where the
# kernel gives none.
LARGE = {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}
# Seconds after which a run of Frama-C counts as hung; the longest takes three minutes on an idle machine.
GIVE_UP = 3600

# A smoke test passes when the prover finds no contradiction, so each one costs all that the prover is given: a budget
# of steps of its search, the same on every machine, keeps that short (see README.md for how it was chosen). The tests
# run apart from the goals: -wp-prop takes everything else away.
SEARCH = "4000"
SMOKE = ["-wp-smoke-tests", "-wp-par", "2", "-wp-prover", "cvc4-search", "-wp-steps", SEARCH, "-wp-smoke-timeout", "8",
         "-wp-prop=" + ",".join("-@" + kind for kind in (
             "lemma requires assigns ensures exits assert invariant variant breaks continues returns "
             "complete_behaviors disjoint_behaviors terminates decreases").split())]

SCHEDULED = re.compile(r"\[wp\] (\d+) goals? scheduled")
# A goal that was tried; version 30 tells only of those that fail.
DONE = re.compile(r"\[wp\] \[([^\]]+)\] (?:(?:Goal|Smoke-test) |(?:\(\w+\) )?typed_)\w+")
# What Frama-C says of a place, which goes before what is wrong there.
WHERE = re.compile(r"\[[\w:.-]+\] (\S+?:\d+:)")
WARNING = re.compile(r"\[([\w:.-]+)\] (?:(\S+?):(\d+): )?Warning: ?(.*)")

PROVERS, STEPS, FIRST = why3.ALL, why3.STEPS, why3.FIRST
CAP = ["-wp-timeout", "30"]   # seconds, for goals that fail; proved ones take less than three, on an idle machine
NO_CAP = ["-wp-timeout", "600"]   # where what one prover proves alone is counted, steps have to be the only limit


def asked(provers: str, near: bool) -> list[str]:
    """The options of a proof: its provers, one after the other. With -wp-par 1 a prover runs only if the one before
    has failed; at the same time they would slow each other down."""
    limit = CAP if provers == PROVERS else NO_CAP
    return ["-wp-prover", ",".join(why3.sequence(provers, near)), "-wp-steps", str(STEPS[provers.split(",")[0]]),
            "-wp-par", "1", *limit]


def environment() -> dict[str, str]:
    """What reaches a run: nothing of the user's own Frama-C, Why3 or compiler, and no answer that a folder keeps."""
    return {**tree.environment(), **LARGE, "FRAMAC_SESSION": os.path.abspath("build/prove/session"),
            "WHY3CONFIG": os.path.abspath(why3.CONFIG)}


@functools.lru_cache(maxsize=1)
def configured() -> dict[str, str]:
    """How the provers are started is written for the run, whatever the user's own settings of Why3 are;
    the versions of the tools."""
    return why3.configure(near())


@functools.lru_cache(maxsize=1)
def quick() -> list[str]:
    """What makes a proof cost less: no plug-in that it does not use, heap.ml and relevant.ml. A
    Frama-C that these are not written for does without."""
    if forms.fitted().like >= 27:
        return []
    return ["-no-autoload-plugins", "-load-module", "wp,rtegen,report",
            *forms.loaded(forms.fitted().like, "heap.ml", "relevant.ml")]


def near() -> bool:
    """Whether a goal can be asked of a part of the hypotheses: relevant.ml is loaded."""
    return bool(quick())


def standard() -> list[str]:
    """-c11 where it is not deprecated: newer versions of Frama-C take C11 anyway."""
    return ["-c11"] if why3.numbers(why3.version("frama-c"))[0] < 27 else []


def read_warnings(lines: list[str]) -> Iterator[tuple[str, int, str, str]]:
    """Every warning that Frama-C has printed: (file, line, channel, text), where it names a place."""
    for i, line in enumerate(lines):
        found = WARNING.match(line)
        if found:
            more = itertools.takewhile(lambda line: line.startswith("  "), lines[i + 1:])
            yield found[2] or "", int(found[3] or 0), found[1], " ".join(map(str.strip, (found[4], *more))).strip()


class Run:
    """One run of Frama-C on one unit, and what was read from it."""

    def __init__(self, unit: str, options: list[str]) -> None:
        self.unit, self.args = unit, list(options)
        self.lines: list[str] = []
        self.lost: list[str] = []
        self.code: Optional[int] = None
        self.process: Optional[subprocess.Popen[str]] = None
        self.hung = self.stopped = False
        self.scheduled = 0

    def command(self) -> list[str]:
        """What is run: of each source its text."""
        if "-wp" not in self.args:
            return self.plain()
        with ONE_BUILD:
            configured()
            return self.plain([*quick(), *PLAIN, *([] if "-wp-cache" in self.args else ["-wp-cache", "none"]),
                               *(forms.fitted().smoke if "-wp-smoke-tests" in self.args else [])])

    def plain(self, own: Sequence[str] = ()) -> list[str]:
        model = ["-wp-model", "typed_ref"] if "-wp" in self.args else []
        return ["frama-c", *own, *standard(), *COMMON, *model,
                *(tree.text(arg) if arg.endswith((".c", ".acsl")) else arg for arg in self.args)]

    def execute(self, whole: bool = True) -> Run:
        """To its end, or to the first goal that is lost."""
        self.process = subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        errors="replace", start_new_session=True, env=environment())
        if self.stopped:   # while it was started
            self.stop()
        watchdog = threading.Timer(GIVE_UP, self.stop, (True,))
        watchdog.start()
        for line in self.process.stdout or ():
            line = line.rstrip("\n")
            self.lines.append(line)
            if found := SCHEDULED.match(line):
                self.scheduled = int(found.group(1))
            if not whole:
                self.watch(line)
        self.code = self.process.wait()
        watchdog.cancel()
        return self

    def watch(self, line: str) -> None:
        """Stop at a goal that is lost, after what each of several provers says of it."""
        if self.lost or (DONE.match(line) and " : Valid" not in line):
            self.lost.append(line)
        if self.lost and "[Failed]" not in line and not line.startswith("  "):
            self.stop()

    def stop(self, hung: bool = False) -> None:
        self.hung, self.stopped = hung, True
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)   # Frama-C and the provers it has started

    def failure(self) -> Optional[str]:
        """Why the run as a whole counts for nothing, or None."""
        if self.hung:
            return f"frama-c gave no result in {GIVE_UP} s and was stopped"
        if self.code != 0:
            at = [i for i, line in enumerate(self.lines) if "rror" in line or "Stopping" in line]
            if at and at[0] and self.lines[at[0]].startswith(" "):   # the line before names the place
                at[0] -= 1
            said = " ".join(" ".join(self.lines[at[0]:at[0] + 3] if at else self.lines[-3:]).split())
            place = WHERE.match(said)
            return (f"{place[1]} {said[place.end():].strip()} (frama-c ended with status {self.code})" if place else
                    f"frama-c ended with status {self.code}: {said}")
        return None

    def warnings(self) -> list[tuple[str, int, str]]:
        """Every warning, as (file, line, text), but two: a failed smoke test is a goal and is listed there, and where
        no goal is generated none was left, or the gate on coverage finds none."""
        return list(dict.fromkeys((file or self.unit, number, f"[{channel}] {text}")
                                  for file, number, channel, text in read_warnings(self.lines)
                                  if text not in ("Failed smoke-test", "No goal generated")))
