#!/usr/bin/env -S python3 -I
"""documents.py: compare the documents with the tree: what they call proved or tested, and the files they name.

usage: proofs/tools/documents.py    exit status 1 and a line for each thing that documents or comments name and that is
                                    not there, and for each sentence that is too long or not plain

It prints how long the sentences of each document, of the manual and of all comments are.

A claim is a goal in the words of the proof's table: `lemma HasWon_Kept`, or function, kind and label, and for a
precondition the callee: `xo_play requires free of xo_move`. A claim is about all goals of that name. `make
prove` checks that there is such a goal, and that all of them are proved.
"""
from __future__ import annotations

import functools
import os
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tree import (   # noqa: E402
    GHOSTS, KERNEL, KERNEL_HEADERS, LEXER, LOGIC as LOGIC_FILES, PUBLIC_HEADERS, ROOT, ask, files, text_of)

BUILT = "build/"
Problem = tuple[str, int, str]
Row = tuple[str, int, list[str]]

TRACE, ERRATA, OBLIGATIONS, LAWS = "proofs/TRACE.md", "spec/ERRATA.md", "build/spec/obligations.md", "proofs/LAWS.md"
LISTING = ("proofs/tools/formal/translate", "--list")   # what makes OBLIGATIONS
TRANSLATED = ("VDM", "LED", "GDL")   # the texts that a tool translates
HISTORY, MANUAL = "CHANGELOG.md", "src/cli/xo.1"
PROSE = ("README.md", "CONTRIBUTING.md", "include/README.md", "src/cli/README.md", "proofs/README.md",
         "proofs/SOUNDNESS.md", "proofs/tools/vdm2acsl/README.md", "proofs/tools/vdm2acsl/RULES.md",
         "proofs/tools/formal/RULES.md", TRACE, "proofs/OBLIGATIONS.md", LAWS, ERRATA, HISTORY, MANUAL)
LONG, LONGEST = 26, 45   # words of a sentence: what nine of ten may have, and all
# Words that stand for plainer ones: "is at", "after", "equals", "is reported", "is called".
PRIVATE = re.compile(r"\bstands?\b(?!\s+for\b)|\bbehind\b|\b[Ww]hat is said\b|\bcomes? to\b|\bis (?:asked|told)\b")
TICKED = re.compile(r"`([^`]+)`")
LOGIC = re.compile(r"\b(?:predicate|lemma|logic\s+\w+)\s+(\w+)")


def body(path: str, width: Callable[[str], int]) -> Iterator[Row]:
    """The rows of a document's tables: (heading above, line, cells), each checked to have so many cells. The row that
    names the columns, which comes first, is left out."""
    heading, seen = "", set[str]()
    for line, text in enumerate(text_of([path]).splitlines(), 1):
        if text.startswith("#"):
            heading = text.lstrip("#").strip()
        elif text.startswith("|") and not re.match(r"\|[-| ]+$", text):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", text.strip())[1:-1]]
            if len(cells) != width(heading):
                raise SystemExit(f"{path}:{line}: {len(cells)} columns, not {width(heading)}: "
                                 "write \\| for a | in a cell")
            if heading in seen:
                yield heading, line, cells
            seen.add(heading)


def trace() -> list[Row]:
    """The rows of TRACE.md, each as wide as the module's: the other texts have no C, no proof of it and no test."""
    widths = {"VDM": 7, "LED": 3, "GDL": 3, "State space": 2}
    return [(heading, line, [*cells[:2], "", "", "", *cells[2:]] if widths.get(heading, 6) < 6 else cells)
            for heading, line, cells in body(TRACE, lambda heading: widths.get(heading, 6))]


def evidence(cell: str) -> list[tuple[str, list[str]]]:
    """What the last column of ERRATA.md lists: [(test or proof, names)], the kinds parted by semicolons."""
    return [(kind, TICKED.findall(listed)) for kind, _, listed in (part.partition(":") for part in cell.split("; "))]


@functools.lru_cache(maxsize=1)
def made() -> str:
    """The table of obligations, which each run makes anew."""
    if OBLIGATIONS.startswith(BUILT) and (done := ask(*LISTING)).returncode != 0:
        raise SystemExit(done.stderr.strip())
    return OBLIGATIONS


def obligations() -> list[tuple[int, int, list[str], bool]]:
    """[(line, VDMJ's number, claims, whether nothing is owed)], in order; what VDMJ does not ask has the number 0."""
    return sorted((line, int(number), TICKED.findall(cells[5]), "`" not in cells[4])
                  for _, line, cells in body(made(), lambda _: 6)
                  for number in re.findall(r"\d+", cells[0]) or ["0"])


def asked() -> list[list[str]]:
    """Of each obligation the claims, none where nothing is owed."""
    return list({line: found for line, _, found, _ in obligations()}.values())


def laws() -> list[tuple[int, str, list[str]]]:
    """[(line, law, claims)], in order."""
    return [(line, cells[0], TICKED.findall(cells[-1])) for _, line, cells in body(LAWS, lambda _: 2)]


def claims() -> list[Problem]:
    """Every claim of the documents: [(path, line, claim)]."""
    found = [(TRACE, line, TICKED.findall(cell)) for heading, line, cells in trace()
             for cell in (cells[1:] if heading == "Agreement" else [cells[3], *cells[5:]])]
    found += [(OBLIGATIONS, line, listed) for line, _, listed, _ in obligations()]
    found += [(LAWS, line, listed) for line, _, listed in laws()]
    found += [(ERRATA, line, listed) for _, line, cells in body(ERRATA, lambda _: 7)
              for kind, listed in evidence(cells[6]) if kind == "proof"]
    return [(path, line, claim) for path, line, listed in found for claim in listed]


def names(goal: dict[str, str]) -> str:
    """The claim that a goal of the report answers to."""
    if goal["kind"] == "lemma":
        return "lemma " + goal["label"]
    words = [goal["function"], goal["kind"], goal["label"]] + (["of", goal["callee"]] if goal["callee"] else [])
    return " ".join(word for word in words if word)


def kept(goals: list[dict[str, Any]]) -> list[str]:
    """The claims of the documents that a report's goals keep, sorted."""
    good, bad = set[str](), set[str]()
    for goal in goals:
        if goal["kind"] != "smoke":
            (good if goal["ok"] else bad).add(names(goal))
    return sorted({claim for _, _, claim in claims()} & (good - bad))


def check_claims(keeping: list[str]) -> list[Problem]:
    return [(path, line, f"no proved goal `{claim}`") for path, line, claim in claims() if claim not in keeping]


def check_listed() -> list[Problem]:
    problems: list[Problem] = [(OBLIGATIONS, line, "an obligation has no goal")
                               for line, _, found, nothing in obligations() if not found and not nothing]
    problems += [(TRACE, line, f"no goal for what is translated of {cells[0]}") for heading, line, cells in trace()
                 if heading in TRANSLATED and "`" not in cells[5]
                 and not re.match("`(RULES|State|true|does)`", cells[0])]
    problems += [(LAWS, line, f"no goal for the law: {law}") for line, law, found in laws() if not found]
    numbers = {number for _, number, _, _ in obligations()} - {0}
    if numbers != set(range(1, len(numbers) + 1)):
        problems.append((OBLIGATIONS, 1, f"the obligations of VDMJ are not all there: {sorted(numbers)}"))
    return problems


def definitions() -> dict[str, list[str]]:
    """The names that each formal text defines, in its order: {heading in TRACE.md: [name]}."""
    def read(path: str, pattern: str) -> list[str]:
        found = re.finditer(pattern, text_of([path]), re.MULTILINE)
        return list(dict.fromkeys(next(filter(None, match.groups())) for match in found))
    return {"VDM": read("spec/xo.vdmsl", r"^  (\w+) ?(?::(?!=)|=(?!=)|::)|^state (\w+)"),
            "LED": read("spec/led.led", r"^(\w+)(?:\([\w,]*\))? (?::=|iff)"),
            "GDL": read("spec/gdl.kif", r"^\(<= \(?(\w+)|^\((\w+)"),
            "State space": read("spec/state_space.md", r"^    (dom\(\w+\)|[\w']+)(?:\([^=]*\))?\s+[=:]\s")}


def check_packages() -> list[Problem]:
    """Problems: the packages of CONTRIBUTING.md are not those that `make deps` installs."""
    listed = re.findall(r"^PACKAGES = ((?:.*\\\n)*.*)", text_of(["Makefile"]), re.MULTILINE)[0]
    told = {name for names in re.findall(r"^\| ([^|]*) \|[^|]*\|$", text_of(["CONTRIBUTING.md"]), re.MULTILINE)
            for name in names.split(", ")}
    return [("CONTRIBUTING.md", 1, f"the package {name} is in PACKAGES of the Makefile and has no row")
            for name in listed.replace("\\", " ").split() if name not in told]


def check_functions() -> list[Problem]:
    """Problems: what an exported function needs, by CONTRIBUTING.md, and lacks."""
    calls = set(re.findall(r"^(?:CALL|WRONG)\((\w+),", text_of(["tests/contract/calls.c"]), re.MULTILINE))
    used, told = (set(re.findall(r"\w+", text_of(paths))) for paths in (
        ["tests/unit/*.c", "tests/golden/*", "src/cli/*.c", "src/cli/*/*.c", "src/web/*.c"],
        [HISTORY, TRACE, "include/README.md"]))
    return [(path, text.count("\n", 0, found.start()) + 1, f"{found[2]} {lacks}")
            for path in files(*PUBLIC_HEADERS) for text in [text_of([path])]
            for found in re.finditer(r"(\*/\n)?^\w[\w *]*\b(xo_\w+)\([^;{]*\);", text, re.MULTILINE)
            for lacks, is_so in (("has no contract before it", not found[1]),
                                 ("has no CALL row in tests/contract/calls.c", found[2] not in calls),
                                 ("has no unit test, and nothing calls it", found[2] not in used),
                                 (f"is in none of {HISTORY}, {TRACE} and include/README.md", found[2] not in told))
            if is_so]


def check_names() -> list[Problem]:
    """Problems: definitions without a row, and names in TRACE.md and ERRATA.md that the tree does not have."""
    problems, rows = check_packages(), trace()
    for heading, wanted in definitions().items():
        have = [tick for where, _, cells in rows if where == heading for tick in TICKED.findall(cells[0])]
        if [name for name in have if name in wanted] != wanted:
            missing = [name for name in wanted if name not in have]
            problems.append((TRACE, 1, f"{heading}: " + (f"no row for {', '.join(missing)}" if missing else
                                                         "the rows are not in the order of the text")))
    logic = set(LOGIC.findall(text_of([*LOGIC_FILES, *GHOSTS, *KERNEL])))
    code = set(re.findall(r"\w+",
                          re.sub(r"/\*.*?\*/", "", text_of([*PUBLIC_HEADERS, *KERNEL_HEADERS]), flags=re.DOTALL)))
    tests = set(re.findall(r"^TEST\((\w+)\)", text_of(["tests/unit/*.c"]), re.MULTILINE))
    tests |= {path for path in files("tests/*/*") if not path.endswith(".h")}
    for heading, line, cells in rows:
        if heading != "Agreement":
            for cell, there, what in ((cells[1], logic, "ACSL definition"), (cells[2], code, "C name in the headers"),
                                      (cells[4], tests, "test")):
                problems += [(TRACE, line, f"no {what} `{tick}`") for tick in TICKED.findall(cell) if tick not in there]
    for _, line, cells in body(ERRATA, lambda _: 7):
        parts = evidence(cells[6])
        problems += [(ERRATA, line, f"no test `{tick}`") for kind, listed in parts if kind == "test"
                     for tick in listed if tick not in tests]
        if cells[6] != "by inspection" and not all(kind in ("test", "proof") and listed for kind, listed in parts):
            problems.append((ERRATA, line, "the last column is by inspection, test: `name`, proof: `goal`, or both "
                             "with a semicolon between them"))
    return problems


# Where comments are, by the ending of a file's name; of a document all is read.
C = re.compile(LEXER, re.DOTALL)
HASH = re.compile(r'(?P<comment>(?:\A(?:#!.*\n)?|(?<=:\n)) *"""(?s:.*?)"""|^ *#.*$|  # .*$)', re.MULTILINE)
COMMENTS = {".c": C, ".h": C, ".acsl": C, ".js": C, ".py": HASH, ".mk": HASH,
            ".ml": re.compile(r"(?P<comment>\(\*.*?\*\))", re.DOTALL), ".md": re.compile("(?P<comment>.+)", re.DOTALL)}
# A file's name, or the end of its path; a name of one letter is a field of a structure, or any name.
NAMED = re.compile(r"(?<![\w./$*{<-])((?:[\w-]+/)*[\w-]{2,}\."
                   r"(?:c|h|acsl|vdmsl|led|kif|md|py|ml|mk|js|cocci|cases))\b(?![\w(])")


def check_files(paths: list[str]) -> list[Problem]:
    """Comments and documents name no file that is gone: of all files of the tree."""
    there = {"/".join(parts[i:]) for path in paths for parts in [path.split("/")] for i in range(len(parts))}
    texts = {path: text_of([path]) for path in paths
             if os.path.splitext(path)[1] in COMMENTS and not path.startswith("tests/data/") and path != HISTORY}
    there |= {name for text in texts.values() for name in re.findall(r"#\s*include <(.*?)>", text)}
    return [(path, text.count("\n", 0, piece.start() + name.start()) + 1, f"no file {name[1]}")
            for path, text in texts.items() for piece in COMMENTS[os.path.splitext(path)[1]].finditer(text)
            for name in NAMED.finditer(piece["comment"] or "")
            if name[1] not in there and not name[1].startswith(BUILT)]


def sentences(text: str) -> list[tuple[int, int]]:
    """[(line, words)] of a document's sentences. A paragraph, an item of a list and a cell of a table end one. Code in
    a sentence is one word; blocks of code and headings are left out, and so is what has fewer than four words."""
    end = "\0"
    for form, by in ((r"^```(?s:.*?)^```$|(?<=\n\n)(?: {4}.*\n)+", lambda found: "\n" * found[0].count("\n")),
                     (r"^(?:#|<!--).*", lambda _: end),
                     (r"`[^`]+`", lambda found: "code" + "\n" * found[0].count("\n")),
                     (r"^ *\|.*", lambda found: found[0].replace("|", end)),
                     (r"^ *(?:[-*]|\d+\.) |^(?=\n)|(?<=[.!?])[)*\"]*(?=\s)", lambda _: end)):
        text = re.sub(form, by, text, flags=re.MULTILINE)
    line, found = 1, []
    for piece in text.split(end):
        begin = len(piece) - len(piece.lstrip())
        found.append((line + piece.count("\n", 0, begin), sum(bool(re.search(r"\w", word)) for word in piece.split())))
        line += piece.count("\n")
    return [(line, words) for line, words in found if words > 3]


def comments(path: str) -> Iterator[tuple[int, str]]:
    """The comments of a source that are no annotations, with their first lines. Those of lines next to each other are
    one."""
    text, line, prose, end = text_of([path]), 0, "", 0
    for piece in COMMENTS[os.path.splitext(path)[1]].finditer(text):
        found = piece["comment"] or "/*@"
        if found.lstrip()[:3] in ("/*@", "//@"):
            continue
        if text[end:piece.start()] != "\n" or found.lstrip()[0] not in "/#":
            yield line, prose
            line, prose = text.count("\n", 0, piece.start()) + 1, ""
        else:
            prose += "\n"
        prose += re.sub(r'^ *(?:/\*|\(\*|//|#!.*|#+|"""|\*(?!/))|"""|\*[/)]$', "", found, flags=re.MULTILINE)
        end = piece.end()
    yield line, prose


def prose_of(path: str) -> list[tuple[int, str]]:
    if path == MANUAL:
        plain = re.sub(r"^\.(?:EX|nf)(?s:.*?)^\.(?:EE|fi)|^\..*", lambda found: "\n" * found[0].count("\n"),
                       text_of([path]), flags=re.MULTILINE)
        return [(1, re.sub(r"\\f.|\\", "", plain))]
    return [(1, text_of([path]))] if path.endswith(".md") else list(comments(path))


def check_sentences(name: str, paths: list[str]) -> list[Problem]:
    """Problems: sentences that are too long, one by one or a tenth of all. Prints how long they are."""
    found = [(words, path, first + line - 1) for path in paths for first, text in prose_of(path)
             for line, words in sentences(text + "\n")]
    lengths = sorted(words for words, _, _ in found)
    most = lengths[-(-len(lengths) * 9 // 10) - 1]   # of nine in ten
    print(f"{name}: words in a sentence: median {lengths[len(lengths) // 2]}, 90th percentile {most}, "
          f"longest {lengths[-1]}")
    problems: list[Problem] = [(path, line, f"a sentence of {words} words; split it, the limit is {LONGEST}")
                               for words, path, line in found if words > LONGEST]
    problems += [(path, first + text.count("\n", 0, found.start()), f"\"{found[0]}\": write a plainer word")
                 for path in paths if path != HISTORY for first, text in prose_of(path)
                 for found in PRIVATE.finditer(text)]
    if most > LONG:
        problems.append((name, 1, f"the 90th percentile of its sentences is {most} words; the limit is {LONG}"))
    return problems


def listing() -> list[str]:
    """All files of the tree but what is built."""
    found = []
    for folder, inside, names in os.walk("."):
        inside[:] = [name for name in inside if name != "build" and not name.startswith(".")]
        found += [os.path.relpath(os.path.join(folder, name)) for name in names]
    return sorted(found)


def main() -> int:
    os.chdir(ROOT)
    problems, paths = check_listed() + check_names() + check_functions() + check_files(listing()), listing()
    for path in PROSE:
        problems += check_sentences(path, [path])
    problems += check_sentences("comments", [path for path in paths if os.path.splitext(path)[1] in COMMENTS
                                             and not path.endswith(".md") and not path.startswith("tests/data/")])
    for path, line, text in problems:
        print(f"{path}:{line}: {text}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
