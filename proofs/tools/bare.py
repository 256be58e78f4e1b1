#!/usr/bin/env python3
"""bare.py: how much annotation the kernel's C carries, file by file; fails where it is more than LIMIT lines for each line of C.

Reasoning belongs to the lemma functions of proofs/lemmas; what stays in the code is loop contracts and calls of these.
Blank lines and plain comments count on neither side.
"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tree    # noqa: E402

LIMIT = 0.35
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)


def lines_of(text: str) -> tuple[int, int, int]:
    """The lines of C in a file, those of annotation, and the calls of ghost functions among them."""
    marked = COMMENT.sub(mark, text)
    annotation = sum(1 for line in marked.split("\n") if "\1" in line)
    code = sum(1 for line in marked.split("\n") if line.strip("\1 \t"))
    return code, annotation, len(re.findall(r"@ *ghost \w+\(", text))


def mark(found: re.Match[str]) -> str:
    """A comment without its text: a mark on each line of an annotation; strings stay as they are."""
    text = found.group(0)
    if text.startswith(("/*@", "//@")):
        return "\n".join("\1" for _ in text.split("\n"))
    return text if text[0] in "\"'" else "\n" * text.count("\n")


def main() -> int:
    """Print the table; the exit status says whether the whole is within the limit."""
    total = [0, 0, 0]
    print(f"{'file':28}{'C':>6}{'annotation':>12}{'ghost calls':>13}{'share':>8}")
    for path in tree.kernel():
        with open(path, encoding="utf-8") as file:
            counts = lines_of(file.read())
        total = [a + b for a, b in zip(total, counts)]
        print(f"{path:28}{counts[0]:6}{counts[1]:12}{counts[2]:13}{counts[1] / counts[0]:8.2f}")
    share = total[1] / total[0]
    print(f"{'all':28}{total[0]:6}{total[1]:12}{total[2]:13}{share:8.2f}")
    if share > LIMIT:
        print(f"bare.py: more than {LIMIT} lines of annotation for each line of C: "
              "move reasoning into a lemma function over values (see CONTRIBUTING.md)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    os.chdir(tree.ROOT)
    sys.exit(main())
