"""tree.py: the one place that says which files the project has, by the folders they are in. Paths are from the root."""
from __future__ import annotations

import functools
import glob
import hashlib
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterable

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = ["-Iinclude", "-Ispec", "-Isrc", "-Iproofs/lemmas", "-Iproofs/theorems", "-Iproofs/theorems/module",
           "-Ibuild/spec"]


class Missing(Exception):
    """A tool that is not installed, or does not say which version it is."""


class Unreadable(Exception):
    """The sources cannot be preprocessed, for the reason in its text."""


def files(*patterns: str) -> list[str]:
    """The files of all patterns, sorted within each."""
    return [path for pattern in patterns for path in sorted(glob.glob(pattern))]


def text_of(patterns: Iterable[str]) -> str:
    return "\n".join(open(path, encoding="utf-8").read() for path in files(*patterns))


def write(path: str, text: str) -> None:
    """Write a file, which whoever reads it finds whole, the old one or the new."""
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    mine = f"{path}.{os.getpid()}.{threading.get_ident()}"
    with open(mine, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(mine, path)


KERNEL = ("src/*.c",)
KERNEL_HEADERS = ("include/private/*.h", "src/*.h")
PUBLIC_HEADERS = ("include/xo/*.h",)
LEMMAS = ("proofs/lemmas/*.acsl", "proofs/theorems/*.acsl", "proofs/theorems/*/*.acsl")
# The module in ACSL is made (src/text.mk).
LOGIC = ("spec/*.acsl", "build/spec/*.acsl", *LEMMAS)
THEOREM_HEADERS = ("proofs/theorems/*.h", "proofs/theorems/*/*.h")
GHOSTS = ("proofs/lemmas/*.c", "proofs/theorems/*.c", "proofs/theorems/*/*.c")
# All that a proof can see.
PROVED = ("include/*.h", *PUBLIC_HEADERS, *KERNEL_HEADERS, *KERNEL, *LOGIC, *THEOREM_HEADERS, *GHOSTS)
# What these are made of, and how.
MAKING = ("spec/*.vdmsl", "spec/*.kif", "spec/*.led", "proofs/tools/vdm2acsl/*.py", "proofs/tools/formal/*.py",
          "Makefile", "src/*.mk")


# Programs that are proved on top of the headers, each by its own name.
EXAMPLES = ("tests/examples/client.c", "tests/examples/cookbook.c")
# What can be proved by itself, from its units down to what these lean on; what no other level has is of the text.
LEVELS = {
    "module": ("src/line.c", "src/game.c", "src/play.c", "src/referee.c", *(
        f"proofs/theorems/module/module_{name}.*" for name in ("values", "games", "moves", "one"))),
    "models": ("proofs/theorems/models/*", "proofs/theorems/module/module_seed*"),
    "laws": ("proofs/theorems/module/module_force*", "proofs/theorems/module/module_obligations.c", *(
        f"proofs/theorems/{name}.c" for name in (
            "reached", "replay", "laws", "symmetry", "symmetric_games", "symmetric_play", "renaming", "positions",
            "executable", "best_play"))),
    "text": ()}


def kernel() -> list[str]:
    return files(*KERNEL)


def sources() -> list[str]:
    """Every source that the proof is run on: also a file of lemmas that has no source of its name."""
    return files(*KERNEL, *GHOSTS) + [path for path in files(*LEMMAS) if not os.path.exists(path[:-4] + "c")]


def level(name: str) -> list[str]:
    """The units that a level begins with."""
    others = files(*(pattern for patterns in LEVELS.values() for pattern in patterns))
    return [unit for unit in sources() if unit in files(*LEVELS[name])] or [
        unit for unit in sources() if unit not in others and not unit.startswith("proofs/lemmas/")]


def environment() -> dict[str, str]:
    """What of the user's environment reaches a run: where programs are, and nothing that changes what they do."""
    kept = ("PATH", "HOME", "TMPDIR", "USER", "LOGNAME", "LD_LIBRARY_PATH")
    return {"LC_ALL": "C", "PWD": os.getcwd(), **{name: os.environ[name] for name in kept if name in os.environ}}


def ask(*command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """The output of a tool that is given the text, or files by its arguments."""
    if not shutil.which(command[0]):
        raise Missing(f"{command[0]} not found: run `make deps`, which installs what the proof needs")
    return subprocess.run(command, input=text, capture_output=True, text=True, errors="replace", check=False,
                          env=environment())


def make(*words: str) -> str:
    rules = [] if os.path.exists("Makefile") else ["-f", f"{ROOT}/src/text.mk"]
    done = ask("make", "--no-print-directory", *rules, *words)
    if done.returncode != 0:
        raise Unreadable(f"make {words[-1]} failed: {done.stderr.strip()}")
    return done.stdout


MADE: dict[str, str] = {}   # of each source that make knows, the text


def texts() -> dict[str, str]:
    """The texts that make has preprocessed all units to, which are compiled: anew in each run, whatever the dates of
    files, and once."""
    if not MADE:
        said = make("-s", f"-j{os.cpu_count() or 1}", "AGAIN=again", "texts").split()
        names = [path.split("/text/", 1)[1][:-2] for path in said]
        MADE.update((name if name.endswith(".acsl") else name + ".c", path) for name, path in zip(names, said))
    return MADE


def text(source: str) -> str:
    """What Frama-C is given for a source: its text; of one that is no unit a text of its own."""
    if source in texts():
        return MADE[source]
    target = os.path.abspath("build/prove/texts/" + digest(os.path.abspath(source)) + ".i")
    done = ask("gcc", "-std=c11", "-E", "-CC", *INCLUDE, source)
    if done.returncode != 0:
        raise Unreadable(done.stderr.strip())
    write(target, done.stdout)
    return target


# The one lexer: comments, and literals, in which no comment begins.
LEXER = r"""(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<literal>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')"""


def without(text: str) -> str:
    """A text without its comments, lines kept."""
    return re.sub(LEXER, lambda found: " " + "\n" * found[0].count("\n") if found["comment"] else found[0], text,
                  flags=re.DOTALL)


def digest(*parts: str) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(part.encode() + b"\0")
    return total.hexdigest()


@functools.lru_cache(maxsize=1)
def tools() -> str:
    """A digest of the tools: of the text of those that are here, and of which programs they run."""
    programs = [shutil.which(name) for name in ("frama-c", "ocamlfind", "why3", "z3", "cvc4", "cvc5", "gcc", "clang")]
    stats = [(path, os.path.realpath(path), os.stat(path).st_size, os.stat(path).st_mtime_ns)
             for path in programs if path]
    own = [path for path in files(f"{os.path.dirname(os.path.abspath(__file__))}/*") if os.path.isfile(path)]
    return digest(repr(stats), *(text_of([path]) for path in own))


def seen(source: str) -> str:
    """What the proof sees of a source: its text with all that it includes,
    without the marks that say where it is from."""
    return re.sub(r"^# .*$", "", text_of([text(source)]), flags=re.MULTILINE)


def state() -> str:
    """A name for the state of the sources of all that is proved and measured: their names and their bytes."""
    return digest(*(part for path in files(*PROVED, *MAKING) if not path.startswith("build/")
                    for part in (path, text_of([path]))))[:12]
