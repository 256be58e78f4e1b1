#!/usr/bin/env python3
"""bare.py: how much annotation the kernel's C carries, file by file; fails where the reasoning in it is more than LIMIT lines for
each line of C.

Reasoning belongs to the lemma functions of proofs/lemmas; what stays in the code is loop contracts, contracts of functions
that no header declares, and calls of lemma functions. What is none of these is reasoning, and so are the calls.
Blank lines and plain comments count on neither side.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tree    # noqa: E402

LIMIT = 0.1
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
CONTRACT = re.compile(r"\bloop (?:invariant|assigns)\b|\bensures\b")


def lines_of(text: str) -> tuple[int, int, int, int]:
    """The lines of C in a file, those of annotation, those of reasoning, and the calls of ghost functions among them."""
    marked = COMMENT.sub(mark, text)
    annotation = sum(1 for line in marked.split("\n") if "\1" in line)
    code = sum(1 for line in marked.split("\n") if line.strip("\1 \t"))
    reasoning = sum(found.group(0).count("\n") + 1 for found in COMMENT.finditer(text)
                    if found.group(0).startswith(("/*@", "//@")) and not CONTRACT.search(found.group(0)))
    return code, annotation, reasoning, len(re.findall(r"@ *ghost \w+\(", text))


def mark(found: re.Match[str]) -> str:
    """A comment without its text: a mark on each line of an annotation; strings stay as they are."""
    text = found.group(0)
    if text.startswith(("/*@", "//@")):
        return "\n".join("\1" for _ in text.split("\n"))
    return text if text[0] in "\"'" else "\n" * text.count("\n")


def main() -> int:
    """Print the table; the exit status says whether the whole is within the limit."""
    total = [0, 0, 0, 0]
    print(f"{'file':28}{'C':>6}{'annotation':>12}{'share':>8}{'reasoning':>11}{'ghost calls':>13}")
    for path in tree.kernel():
        with open(path, encoding="utf-8") as file:
            counts = lines_of(file.read())
        total = [a + b for a, b in zip(total, counts)]
        print(f"{path:28}{counts[0]:6}{counts[1]:12}{counts[1] / counts[0]:8.2f}{counts[2]:11}{counts[3]:13}")
    print(f"{'all':28}{total[0]:6}{total[1]:12}{total[1] / total[0]:8.2f}{total[2]:11}{total[3]:13}")
    if total[2] / total[0] > LIMIT:
        print(f"bare.py: more than {LIMIT} lines of reasoning for each line of C: "
              "move reasoning into a lemma function over values (see CONTRIBUTING.md)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.chdir(tree.ROOT)
    sys.exit(main())
