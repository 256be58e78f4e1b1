"""seen.py: a mistake in the library, and what reports it: a contract, or nothing before a test compares.

The library that is changed is the ordinary one, which the checked library calls between its checks. Each call of
tests/contract/calls.c is a test, whose answer is compared with that of the library as it is, and so are the golden
tables. A mistake is seen when in one of them a contract reports it before the answer is compared.

The words of a message are left open by their contracts, as include/xo/messages.h says. A mistake after
which no bytes but theirs differ is counted apart.
"""
from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess

import contracts
import eacsl
import tree

OUT, DEBUG, LIBRARY = "build/mutants/seen", "build/debug", "libchanged.so"
BORDER = [f"{DEBUG}/obj/{name}.o" for name in ("libxo-checked", "libxo-shims", "breach", "memory", "calls")]
GCC = ["gcc", "-std=gnu11", "-w", "-O1", "-fPIC", *tree.INCLUDE, "-Iinclude/debug", "-Itests/contract"]
PATIENCE = ["prlimit", "--cpu=10"]   # seconds of a processor; no test takes a tenth of it
OTHER, BREACH, WORDS, KILLED, ABORTED = 1, 3, 4, 128, 134
# A contract reports it; none does, though an answer is another; the words of messages alone are others; a signal or
# PATIENCE ends it; no answer is another.
FATES = ("seen", "unseen", "left open", "ended", "no change")
ROW = re.compile(r"^  wanted: (.*)\n  got:    (.*)$", re.MULTILINE)   # as tests/golden/command prints it


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def linked(folder: str, changed: dict[str, str]) -> None:
    """The library, with some of its sources changed, as the programs load it: what the checks call."""
    objects = []
    for unit in tree.kernel():
        objects.append(f"{folder if unit in changed else OUT}/{os.path.basename(unit)[:-2]}.o")
        if unit in changed or not os.path.exists(objects[-1]):
            run(*GCC, "-iquote", "src", "-c", "-o", objects[-1], changed.get(unit, unit))
            run("objcopy", f"--redefine-syms={DEBUG}/libxo.syms", objects[-1])
    run("gcc", "-shared", f"-Wl,-soname,{LIBRARY}", "-o", f"{folder}/{LIBRARY}", *objects)


@functools.lru_cache(maxsize=None)
def prepared() -> None:
    """The two programs, which load the library, and the answers of the library as it is."""
    shutil.rmtree(OUT, ignore_errors=True)
    heads = ['#include "calls.h"',
             *(f"void note_{what}(const void *object, size_t size);" for what in ("answer", "words"))]
    tree.write(f"{OUT}/given.c", "\n".join([*heads, *map(given, contracts.read())]))
    linked(OUT, {})
    calls = [f"{OUT}/given.c", "tests/contract/calls.c", "tests/contract/answers.c"]
    run(*GCC, "-o", f"{OUT}/answers", *calls, *BORDER, f"{OUT}/{LIBRARY}")
    cli = [f"build/obj/{path[:-2]}.o" for path in tree.files("src/cli/*.c", "src/cli/*/*.c")]
    run("gcc", "-fno-lto", "-o", f"{OUT}/checked", *filter(os.path.exists, cli), *BORDER, f"{OUT}/{LIBRARY}", "-lexpat")
    tried(OUT, [f"{OUT}/answers", f"{OUT}/kept", "keep"]).check_returncode()


def tried(folder: str, command: list[str]) -> subprocess.CompletedProcess[str]:
    """A program that has loaded the library of this folder."""
    return subprocess.run([*PATIENCE, *command], capture_output=True, text=True, errors="replace", check=False,
                          env={**os.environ, "LD_LIBRARY_PATH": os.path.abspath(folder)})


def given(function: contracts.Function) -> str:
    """C that calls a function for a row of calls.c, and notes what it answers and writes. What is no function of the
    library's users is not called."""
    answers = function["type"] != "void"
    if not function["file"].startswith("include/"):
        none = f"static {function['type']} none;"
        return eacsl.defined(function, "given_", [none, "return none;"] if answers else [])
    lines = [eacsl.returned(function, "result = ") + eacsl.call(function, "") + ";"]
    for param in function["params"]:
        if param["pointer"] and "const" not in param["type"]:
            name, count = param["name"], contracts.extents(function)[param["name"]][1]
            lines.append(f"for (long i = 0; i < ({count}); i++) {{ __builtin_clear_padding({name} + i); "
                         f"note_answer({name} + i, sizeof *{name}); }}")
    if answers:
        what = "words" if function["type"] == "xo_message" else "answer"
        lines += ["__builtin_clear_padding(&result);", f"note_{what}(&result, sizeof result);", "return result;"]
    return eacsl.defined(function, "given_", lines) + eacsl.defined(
        function, "real_", [eacsl.returned(function) + eacsl.call(function, "") + ";"])


def fate(unit: str, source: str) -> tuple[str, str]:
    """What becomes of a changed source in the place of its unit, and what was said of it first."""
    folder = os.path.dirname(source)
    linked(folder, {unit: source})
    done = tried(folder, [f"{OUT}/answers", f"{OUT}/kept"])
    differs, words, said = done.returncode == OTHER, done.returncode == WORDS, done.stdout.partition("\n")[0]
    if done.returncode not in (0, OTHER, WORDS):
        return "seen" if done.returncode == BREACH else "ended", said
    command, statuses = f"{folder}/xo", os.path.abspath(f"{folder}/statuses")
    tree.write(command, f'#!/bin/sh\n"{os.path.abspath(OUT)}/checked" "$@"\ns=$?\necho $s >>"{statuses}"\nexit $s\n')
    os.chmod(command, 0o755)
    done = tried(folder, ["tests/golden/command", command])
    ended = {int(status) for status in tree.text_of([statuses]).split() if int(status) > KILLED}
    words = words or done.returncode != 0
    differs = differs or (done.returncode != 0 and other(done.stdout))
    return ("seen" if ABORTED in ended else "ended" if ended else "unseen" if differs else
            "left open" if words else "no change"), said or done.stdout.partition("\n")[0]


def other(golden: str) -> bool:
    """Whether more differs in the golden tables than what follows the line and column of a message."""
    def place(message: str) -> str:
        return ":".join(message.split(":")[:2])

    def read(row: str) -> list[object]:
        verdicts, _, messages = row.partition(" | ")
        return [verdicts, [place(message) for message in messages.split(" / ")]]
    rows = ROW.findall(golden)
    return not rows or any(read(wanted) != read(got) for wanted, got in rows)
