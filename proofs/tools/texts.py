"""texts.py: what a source may not hold because compilers, Frama-C and the reader could take it differently.

Each source is preprocessed once (src/text.mk), and that text is compiled and proved. Here it is searched for what is
no C of the kernel, for what a comment hides, and for contracts in the wrong place.
"""
from __future__ import annotations

import collections
import os
import re
from collections.abc import Iterable
from typing import NamedTuple

import tree

Problem = tuple[str, int, str]
TOKEN = re.compile(r'(?P<mark>^# (?P<line>\d+) "(?P<file>[^"\n]*)"(?P<flags>[ \d]*)$)|' + tree.LEXER,
                   re.DOTALL | re.MULTILINE)
SYSTEM = {"limits.h", "stdbool.h", "stddef.h", "stdint.h"}
OWN = {"_Bool", "_Static_assert"}
ODD = re.compile(r"\b(?:__\w+|_[A-Z]\w*|(?:inline|integer|real|boolean)\b)|^[ \t]*#[ \t]*pragma\b", re.MULTILINE)
WHY = {"inline": "leaves it open whose body runs", **dict.fromkeys(("integer", "real", "boolean"), "is a type of the "
       "logic, and what annotations say with it would be of one of C's")}
DEFINED = re.compile(r"\b(?:predicate|logic\s[^=({<;]*?)\s*\b(\w+)\s*[={(<]")
LEMMA = re.compile(r'^# \d+ "(?P<file>[^"\n]*)"|^[ \t]*(?:/\*@|//@)?[ \t]*(?:(?:admit|check) +)?lemma (?P<name>\w+)'
                   r"(?:\{[\w, ]+\})?:", re.MULTILINE)


class Piece(NamedTuple):
    """A piece of a text: code, comment or literal, and where it is from."""
    kind: str
    text: str
    file: str
    line: int
    system: bool


def pieces(text: str) -> list[Piece]:
    """The text piece by piece. An include is a piece of its own, at its place."""
    found, at, file, line, system = list[Piece](), 0, "", 1, False

    def take(kind: str, piece: str) -> None:
        nonlocal line
        if piece:
            found.append(Piece(kind, piece, file, line, system))
            line += piece.count("\n")
    for token in TOKEN.finditer(text):
        take("code", text[at:token.start()])
        at = token.end()
        if token["mark"]:
            name, flags = os.path.normpath(token["file"]), token["flags"].split()
            if "1" in flags:
                take("include", name)
            # gcc marks what a macro of the system expands to in the same way
            system = "3" in flags and name.startswith("/")
            file, line, at = name, int(token["line"]), at + 1
        else:
            take("comment" if token["comment"] else "literal", token[0])
    take("code", text[at:])
    return found


def check_text(unit: str, text: str, known: set[str]) -> list[Problem]:
    """What the text of a unit may not have in it."""
    problems, read = [], pieces(text)
    defined = {name for piece in read if piece.kind == "comment" and "@" in piece.text[:3]
               for name in DEFINED.findall(tree.without(piece.text[3:].removesuffix("*/")))}
    for piece in read:
        def refuse(offset: int, why: str, piece: Piece = piece) -> None:
            problems.append((piece.file, piece.line + piece.text.count("\n", 0, offset), why))
        if piece.system or piece.file.startswith("<") and piece.kind == "comment":
            continue
        if piece.kind == "include" and not piece.file.startswith("<"):
            name = piece.text
            if not (name.endswith((".h", ".acsl")) and (not name.startswith("/") or os.path.basename(name) in SYSTEM)):
                refuse(0, f"#include {os.path.basename(name)}: only headers and logic are included, and of the "
                       "system's headers those that hold no code")
        if piece.kind == "code":
            for found in ODD.finditer(piece.text):
                if (word := found[0].strip()) not in OWN:
                    refuse(found.start(), f"{word} " + WHY.get(
                        word, "is a name of the compiler's own: it may mean something else to each"))
            for found in re.finditer(r"\w+", piece.text):
                if found[0] in defined:
                    refuse(found.start(), f"{found[0]} is a definition of the logic, and here one of C: annotations "
                           "can mean only one of the two")
            if piece.file.endswith(".acsl") and (code := re.search(r"\S", piece.text)):
                refuse(code.start(), "C in a file of logic: it is in no header and in no source")
    inside = {name for piece in read for name in (piece.text if piece.kind == "include" else piece.file,)
              if name and not name.startswith(("<", "/"))}
    return problems + [(unit, 0, f"includes {file}, which is in none of the folders that are looked at: what it holds "
                        "nobody has read") for file in sorted(inside - known - {unit})]


def check_headers(texts: dict[str, str]) -> list[Problem]:
    """The C of a header is the same in each unit that includes it; of its logic Frama-C says so."""
    said, problems = dict[str, str](), list[Problem]()
    for unit, text in texts.items():
        mine = collections.defaultdict[str, str](str)
        for piece in pieces(text):
            if piece.kind in ("code", "literal") and not piece.system and not piece.file.startswith("<"):
                mine[piece.file] += piece.text
        problems += [(file, 0, f"{unit} reads something else in it than another unit does: one name has one meaning")
                     for file, there in mine.items() if said.setdefault(file, there).split() != there.split()]
    return problems


def check_sources(sources: dict[str, str]) -> list[Problem]:
    """A macro that is a word of the C or of an annotation; and a name that is found in two folders."""
    problems, seen = list[Problem](), dict[str, str]()
    spoken = {name for text in sources.values() for found in re.findall(
        r"/\*@.*?\*/|//@[^\n]*|^\w[\w *]*\(", text, re.DOTALL | re.MULTILINE) for name in re.findall(r"\w+", found)}
    macros = {name: path for path, text in sources.items() if path.endswith(".acsl")
              for name in re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", text, re.MULTILINE)}
    for path, text in sources.items():
        code = re.sub(tree.LEXER, lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
        if not path.endswith(".acsl"):
            found = [(m, f"{m[0]} is a macro in {macros[m[0]]}: what is compiled is what is written")
                     for m in re.finditer(r"\w+", code) if m[0] in macros]
            found += [(m, f"{m[1]} is a word of an annotation or a function's name, and a macro here")
                      for m in re.finditer(r"^[ \t]*#\s*define[ \t]+(\w+)", code, re.MULTILINE) if m[1] in spoken]
            problems += [(path, code.count("\n", 0, m.start()) + 1, why) for m, why in found]
    for path, name in [(path, path[len(flag) - 1:]) for flag in tree.INCLUDE for path in sorted(sources)
                       if path.endswith((".h", ".acsl")) and path.startswith(flag[2:] + "/")]:
        if seen.setdefault(name, path) != path:
            problems.append((path, 1, f"{seen[name]} has the same name: which one is included depends on who asks"))
    return problems


def lemmas(text: str) -> dict[str, str]:
    """The lemmas of a text in their order, and the file that states each; the survey asks Frama-C for them as well."""
    found, file = dict[str, str](), ""
    for at in LEMMA.finditer(text):
        if at["name"]:
            found[at["name"]] = file
        else:
            file = os.path.normpath(at["file"])
    return found


# ---- what a compiler knows better ----

def words(text: str) -> list[str]:
    """The tokens of the C of a text, but for those of the system's headers."""
    code = "".join(piece.text if piece.kind != "comment" else " "
                   for piece in pieces(text) if not piece.system and piece.kind != "include")
    return re.findall(r"\w+|[^\w\s]", code)


OTHERS = (("gcc -m32", ["gcc", "-m32"]), ("clang", ["clang"]),
          ("clang for WebAssembly", ["clang", "--target=wasm32", "-ffreestanding"]))


def agrees(command: list[str], unit: str, text: str) -> bool:
    """Whether the text that this command makes of a unit has the C of the one that is proved."""
    return words(tree.ask(*command, "-std=c11", "-E", *tree.INCLUDE, unit).stdout) == words(text)


def check_builds(texts: dict[str, str]) -> list[Problem]:
    """The builds that are not proved themselves compile the same C."""
    return [(unit, 0, f"{name} makes another text of it than the one that is proved") for name, command in OTHERS
            for unit, text in texts.items() if not agrees(command, unit, text)]


def check_debug(unit: str, text: str) -> list[Problem]:
    """The C that is checked as it runs is the C that is proved: only logic differs under XO_EXECUTABLE."""
    return [] if agrees(["gcc", "-DXO_EXECUTABLE"], unit, text) else [
        (unit, 0, "its C under XO_EXECUTABLE is not the C that is proved: the debug build would check something else")]


def check_builtin(functions: dict[str, tuple[str, int]]) -> list[Problem]:
    """No function has a name that the compiler knows: it would put its own in the place of what is proved."""
    text = "struct none { char none; };\n" + "".join(f"struct none {name}(struct none);\n" for name in functions)
    said = tree.ask("gcc", "-std=gnu11", "-fsyntax-only", "-x", "c", "-", text=text).stderr
    return [(*functions[name], f"function {name}: the compiler knows a function of that name, and would take its own")
            for name in re.findall(r"conflicting types for built-in function '(\w+)'", said)]


# ---- what C leaves open ----

SAID = re.compile(r"(\S+?):(\d+):\d+: (warning|error|fatal error): (.*?)(?: \[(-W[\w-]+)\])?$")
ASKED = {"gcc": ["-Wpedantic", "-Wsequence-point", "-Wjump-misses-init", "-Wmultichar", "-Wdiscarded-qualifiers",
                 "-Wincompatible-pointer-types", "-Wold-style-definition", "-Wstrict-prototypes", "-Wvla",
                 "-Woverride-init", "-Woverflow"],
         "clang": ["-Wunsequenced", "-Wuninitialized", "-Wsometimes-uninitialized", "-Winitializer-overrides"]}


def check_compilers(paths: Iterable[str]) -> list[Problem]:
    """What gcc and clang say of order and of values that are not there."""
    problems, units = list[Problem](), list(paths)
    for compiler, asked in ASKED.items() if units else ():
        done = tree.ask(compiler, "-std=c11", "-fsyntax-only", *asked, *units)
        found = [m for m in map(SAID.match, done.stderr.splitlines())
                 if m and (m.group(3) != "warning" or m.group(5) in asked)]
        problems += [(m.group(1), int(m.group(2)), f"{compiler} says: {m.group(4)}") for m in found]
        if done.returncode != 0 and not found:
            problems.append(("", 0, f"{compiler} has failed: " + " ".join(done.stderr.split())[:200]))
    return problems


# ---- what no unit reads ----

PROTOTYPE = re.compile(r"^(?!typedef\b)[a-z_][\w *]*?\b(\w+)\([^(){}]*\);", re.MULTILINE)


def code(text: str) -> str:
    """What is left of a source without comments, lines of the preprocessor, and what C++ needs; lines kept."""
    bare = re.sub(tree.LEXER, lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
    return re.sub(r"^[ \t]*#(?:.*\\\n)*.*", lambda found: "\n" * found[0].count("\n"), bare, flags=re.MULTILINE)


def check_read(there: dict[str, str], made: set[str]) -> list[Problem]:
    """Every file that a proof can see is a part of a unit, unless it holds nothing."""
    return [(path, 0, "no unit reads it: nothing of it is proved") for path, text in there.items() if path not in made
            and (code(text).strip() or "/*@" in text or "//@" in text)]


def check_public(there: dict[str, str], body: dict[str, tuple[str, int]]) -> list[Problem]:
    """Every function of a public header, under whatever condition, has its body in the kernel."""
    return [(path, bare.count("\n", 0, m.start()) + 1, f"function {m[1]} has no body in the kernel: nothing proves "
             "what the header says of it") for path in tree.files("include/*.h", *tree.PUBLIC_HEADERS)
            for bare in [code(there[path])] for m in PROTOTYPE.finditer(bare)
            if not body.get(m[1], ("", 0))[0].startswith("src/")]


# ---- definitions that run in another form ----

FORK = re.compile(r"^#ifdef XO_EXECUTABLE\n(.*?)^#else\n(.*?)^#endif$", re.DOTALL | re.MULTILINE)
# What is the proof's alone; and how else a text could run in another form.
PROOF = re.compile(r"^#ifndef XO_EXECUTABLE\n(?:(?!#).*\n)*#endif$", re.MULTILINE)
OTHERWISE = re.compile(r"^[ \t]*#.*\bXO_EXECUTABLE\b", re.MULTILINE)
DEFINITION = re.compile(r"\b(?:predicate|logic [\w ]+?)\s+(\w+)\s*\(([^)]*)\)\s*=\s*((?:(?!\*/).)*?);"
                        r"(?=\s*(?:predicate|logic|lemma|\*/))", re.DOTALL)
SPEAKS = re.compile(r"\b(requires|ensures|invariant|assert|lemma|predicate|logic) \w+ ")


def tokens(text: str) -> str:
    return " ".join(re.findall(r"\\?\w+|<==>|==>|[=!<>]=|&&|\|\||[^\w\s]", text))


def second_forms(there: dict[str, str]) -> dict[str, tuple[str, str, str, str]]:
    """The definitions that have a second form under XO_EXECUTABLE: {name: (file, what it is applied to, the form that
    runs, the form of the proof)}, in tokens. A form that ends in && \\false runs nowhere: it would fail."""
    found = {}
    for path, text in there.items():
        text = re.sub(r"//.*", "", text)
        for runs, proved in FORK.findall(text):
            other = {name: tokens(body) for name, _, body in DEFINITION.findall(proved)}
            for name, params, body in DEFINITION.findall(runs):
                named = " , ".join(re.findall(r"(\w+)\s*(?:,|$)", params))
                if not (form := tokens(body)).endswith("&& \\false"):
                    found[name] = path, f"{name} ( {named} )", form, other.get(name, "")
    return found


def check_forms(there: dict[str, str]) -> tuple[list[Problem], int]:
    """Each form that runs is proved to be, or to follow from, the form of the proof: an `ensures` or a lemma says so in
    the same words. Of a sum that is said of a recursion. And how many such forms there are."""
    forms, said = second_forms(there), [tokens(text) for path, text in there.items() if path.startswith("proofs/")]

    def concludes(text: str, at: int) -> bool:
        return ["", *SPEAKS.findall(text[:at])][-1] in ("ensures", "lemma")

    def proved(applied: str, form: str, other: str) -> bool:
        if re.search(r"\\(?:sum|numof)\b", form):
            name = applied.split()[0]
            return f" {name} (" in f" {other}" or any(concludes(text, m.start()) for text in said
                                                      for m in re.finditer(rf"\b{name} \([^()]*\) == \w+ \(", text))
        return any(concludes(text, m.start()) for text in said for how in ("<==>", "==>", "==")
                   for m in re.finditer(rf"{re.escape(f'{applied} {how} ')}(?:\( )?{re.escape(form)}(?: \))* ;", text))

    def plain(text: str) -> bool:
        return not (OTHERWISE.search(PROOF.sub("", FORK.sub("", text)))
                    or any("\n#" in f"\n{runs}{other}" for runs, other in FORK.findall(text)))
    odd = [(path, 0, "what XO_EXECUTABLE changes in it is not two definitions of the logic, one in the place of the "
            "other") for path, text in there.items() if path.endswith((".acsl", ".h")) and not plain(text)]
    return odd + [(path, 0, f"the form of {name} that runs under XO_EXECUTABLE is proved nowhere to be the other form, "
                   "or to follow from it: no theorem says so in its words") for name, (path, *form) in forms.items()
                  if not proved(*form)], len(forms)
