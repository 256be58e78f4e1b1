"""tree.py: the one place that says which files the project has, by the rooms they are in. Paths are from the root."""
import glob
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = ["-Iinclude", "-Ispec", "-Isrc", "-Isrc/models", "-Iproofs/lemmas", "-Iproofs/theorems"]


def files(*patterns):
    """The files of all patterns, sorted within each."""
    return [path for pattern in patterns for path in sorted(glob.glob(pattern))]


def text_of(patterns):
    """All files of the patterns as one text."""
    return "\n".join(open(path, encoding="utf-8").read() for path in files(*patterns))


KERNEL = ("src/*.c", "src/models/*.c")
KERNEL_HEADERS = ("src/*.h", "src/models/*.h")
WEB = ("src/web/*.c",)
WEB_HEADERS = ("src/web/*.h",)
PUBLIC_HEADERS = ("include/xo/*.h",)
LOGIC = ("spec/*.acsl", "proofs/lemmas/*.acsl", "proofs/theorems/*.acsl")
GHOSTS = ("proofs/lemmas/*.c", "proofs/theorems/*.c")
# All that a proof can see.
PROVED = ("include/*.h", *PUBLIC_HEADERS, *KERNEL_HEADERS, *KERNEL, *WEB_HEADERS, *WEB, *LOGIC, *GHOSTS)


def kernel():
    return files(*KERNEL)


def ghosts():
    return files(*GHOSTS)


def units():
    """Every file that the proof is run on."""
    return kernel() + files(*WEB) + ghosts()
