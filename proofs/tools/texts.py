"""texts.py: what a source may not hold because compilers, Frama-C and the reader could take it differently.

Each source is preprocessed once (src/text.mk), and that text is compiled and proved. Here it is read: what in it is no
C of the kernel's, what a comment hides, and where a contract stands.
"""
from __future__ import annotations

import collections
import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import tree

Problem = tuple[str, int, str]
TOKEN = re.compile(r'(?P<mark>^# (?P<line>\d+) "(?P<file>[^"\n]*)"(?P<flags>[ \d]*)$)|' + tree.LEXER,
                   re.DOTALL | re.MULTILINE)
SYSTEM = {"limits.h", "stdbool.h", "stddef.h", "stdint.h"}
INSTALLED = ("/usr/include/", "/usr/lib/")   # where the compilers have them
OWN = {"_Bool", "_Static_assert"}
ODD = re.compile(r"\b(?:__\w+|_[A-Z]\w*|(?:inline|integer|real|boolean)\b)|^[ \t]*#[ \t]*pragma\b", re.MULTILINE)
WHY = {"inline": "leaves it open whose body runs", **dict.fromkeys(("integer", "real", "boolean"), "is a type of the "
       "logic, and what annotations say with it would be of one of C's")}
DEFINED = re.compile(r"\b(?:predicate|logic\s[^=({<;]*?)\s*\b(\w+)\s*[={(<]")
LEMMA = re.compile(r"^\s*(?:(?:admit|check)\s+)?lemma (\w+)", re.MULTILINE)


class Piece(NamedTuple):
    """A piece of a text: code, comment or literal, and where it is from."""
    kind: str
    text: str
    file: str
    line: int
    system: bool


def pieces(text: str) -> list[Piece]:
    """The text piece by piece; an include by a piece of its own, which stands where it is included."""
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
            file, line, system, at = name, int(token["line"]), "3" in flags and name.startswith(INSTALLED), at + 1
        else:
            take("comment" if token["comment"] else "literal", token[0])
    take("code", text[at:])
    return found


def ill_annotated(text: str) -> list[tuple[int, str]]:
    """What in an annotation could make it end elsewhere for Frama-C than it does for a compiler, and where."""
    if text[2:3] != "@":
        return []
    end = len(text) - 2 if text.startswith("/*") else len(text)
    inside = " " * 3 + text[3:end]
    found = [(m.start(), "a line of an annotation that begins with #: Frama-C takes it for one of the preprocessor's")
             for m in re.finditer(r"^[ \t]*#", inside, re.MULTILINE)]
    found += [(m.start(), "a comment begins within an annotation: not every reader takes it to end where that does")
              for m in re.finditer(r"/\*", inside)]
    for m in re.finditer(tree.LEXER + r"|(?P<open>[\"'])", inside, re.DOTALL):
        if m["open"] or m["comment"] and m.end() == len(inside) < len(text):
            found.append((m.start(), "a literal or a comment that an annotation does not hold whole"))
    return found


def annotation(piece: Piece) -> str:
    """What an annotation says, without the comments in it."""
    return tree.without(piece.text[3:].removesuffix("*/"), lambda _: False)


def check_text(unit: str, text: str, known: set[str]) -> list[Problem]:
    """What may not stand in the text of a unit."""
    problems, read = [], pieces(text)
    defined = {name for piece in read if piece.kind == "comment" and "@" in piece.text[:3]
               for name in DEFINED.findall(annotation(piece))}
    for piece in read:
        def refuse(offset: int, why: str, piece: Piece = piece) -> None:
            problems.append((piece.file, piece.line + piece.text.count("\n", 0, offset), why))
        if piece.system or piece.file.startswith("<") and piece.kind == "comment":
            continue
        if piece.file.startswith("<") and piece.kind != "include" and piece.text.strip():
            refuse(0, "C that is from no file")
        if piece.kind == "include" and not piece.file.startswith("<"):
            name = piece.text
            installed = name.startswith(INSTALLED) and os.path.basename(name) in SYSTEM
            if not (name.endswith((".h", ".acsl")) and (name in known or not name.startswith("/") or installed)):
                refuse(0, f"#include {os.path.basename(name)}: only headers and logic are included, and of the "
                       "system's headers those that hold no code")
        if odd := re.search(r"[^\x00-\x7f]", piece.text):
            refuse(odd.start(), "a character that is not ASCII: what is shown may be something else than what is read")
        if piece.kind == "comment":
            if found := re.match(r"/[*/]@.*?\btypedef\b", piece.text, re.DOTALL):
                refuse(found.end(), "a typedef in ghost code: annotations behind it could mean one of C's types")
            for found in re.finditer(r"\\[ \t]*(?:\n|\Z)", piece.text):
                refuse(found.start(), "a line that goes on in the next: not every reader takes the next for a comment")
            for at, why in ill_annotated(piece.text):
                refuse(at, why)
            for found in re.finditer(r"\?\?[=/'()!<>-]", piece.text):
                refuse(found.start(), f"the trigraph {found[0]}: only some compilers read it")
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
    return problems + [(unit, 0, f"includes {file}, which is in none of the rooms that are looked at: what it holds "
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


def blanked(text: str) -> str:
    """The text without comments and literals, lines kept."""
    return re.sub(tree.LEXER, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.DOTALL)


# What no source holds outside of comments and literals, since the text does not show it, and why.
UNSEEN = tuple((re.compile(pattern, re.MULTILINE), why) for pattern, why in (
    (r"^[ \t\f\v]*(?:#|%:|\?\?=)[ \t]*(?:line\b|\d)", "a line is where it stands"),
    (r"^(?![ \t]*#[ \t]*define\b)(?<!\\\n).*(?:\\|\?\?/)[ \t]*$",
     "a line that goes on in the next, and is no macro: not every reader takes it so"),
    (r"##|%:%:|\b__(?!(?:cplusplus|LINE__|FRAMAC__)\b)\w+", "the preprocessor takes it away, and each in its own way"),
    (r"[\"']", "nothing closes this quote: not every reader takes what follows for the same"),
    (r"\b(?:define|undef)[ \t]+XO_EXECUTABLE\b", "that is for the debug build to define, and for nobody else")))
# The same of all that a source holds.
HEADER = re.compile(r"^.*(?:#|%:|\?\?=).*(?:include|import|embed).*(?:\\|<[^>\n]*/[*/])", re.MULTILINE)


def check_sources(sources: dict[str, str]) -> list[Problem]:
    """What the texts no more show; a macro that is a word of the C or of an annotation; and a name that is found in
    two folders."""
    problems, seen = list[Problem](), dict[str, str]()
    spoken = {name for text in sources.values() for found in re.findall(
        r"/\*@.*?\*/|//@[^\n]*|^\w[\w *]*\(", text, re.DOTALL | re.MULTILINE) for name in re.findall(r"\w+", found)}
    macros = {name: path for path, text in sources.items() if path.endswith(".acsl")
              for name in re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", text, re.MULTILINE)}
    for path, text in sources.items():
        code = blanked(text)
        found = [(m, f"{m[0].strip()}: {why}") for pattern, why in UNSEEN for m in pattern.finditer(code)]
        found += [(m, "a header's name that could be taken for a comment, or a comment for a part of it")
                  for m in HEADER.finditer(text)]
        if not path.endswith(".acsl"):
            found += [(m, f"{m[0]} is a macro in {macros[m[0]]}: what is compiled is what is written")
                      for m in re.finditer(r"\w+", code) if m[0] in macros]
            found += [(m, f"{m[1]} is a word of an annotation or a function's name, and a macro here")
                      for m in re.finditer(r"^[ \t\f\v]*(?:#|%:)\s*define[ \t]+(\w+)", code, re.MULTILINE)
                      if m[1] in spoken]
        problems += [(path, code.count("\n", 0, m.start()) + 1, why) for m, why in found]
        if os.path.basename(path) in SYSTEM:
            problems.append((path, 1, "it has the name of a system header: not every reader finds the same one"))
    for path, name in [(path, path[len(flag) - 1:]) for flag in tree.INCLUDE for path in sorted(sources)
                       if path.endswith((".h", ".acsl")) and path.startswith(flag[2:] + "/")]:
        if seen.setdefault(name, path) != path:
            problems.append((path, 1, f"{seen[name]} has the same name: which one is included depends on who asks"))
    return problems


def lemmas(text: str) -> list[str]:
    """The lemmas of a text, in their order."""
    return [name for piece in pieces(text) if piece.kind == "comment" and "@" in piece.text[:3] and not piece.system
            for name in LEMMA.findall(annotation(piece))]


# ---- what make does ----

# What a compiler may be told of C that it compiles; what else it may be told of C that it preprocesses, or of the
# command's; and words that are no options.
FLAGS = (r"(?: -(?:std=c11|W[a-z][\w-]*|O\d|f(?:lto(?:=auto)?|fat-lto-objects|random-seed=[\w./]+|PIC)|"
         r"mmemset-strategy=[\w:-]+))*")
SEEN = rf"(?:{FLAGS}(?: -(?:I[\w./+-]+|D\w+(?:=\w*)?|MMD|MP))*)*"
STEM = r"[\w-]+(?:/[\w-]+)*"
PATHS = r"(?: (?!\S*\.\.)[\w./+][\w./+-]*)+"
# All that make may do, a line each; what a source is preprocessed with is seen in the text, which is read.
STEP = re.compile(r'(?:echo "[\w ./]*";)?(?:' + "|".join((
    rf"(?:mkdir -p|rm -f|printf '%s\\n'){PATHS}",
    rf"(?P<text>(?:cc|gcc){SEEN} -E -CC{SEEN} -MT build/text/(?P<of>{STEM})\.i -MF build/text/(?P=of)\.d"
    rf" -o build/text/(?P=of)\.i{SEEN} (?P=of)\.c)",
    rf"(?:cc|gcc){FLAGS} -c -o build/obj/(?P<unit>{STEM})\.o{FLAGS} build/text/(?P=unit)\.i",
    rf"(?:cc|gcc){SEEN} -c -o build/obj/src/cli/(?P<cli>{STEM})\.o src/cli/(?P=cli)\.c",
    rf"ar rcsD? build/libxo\.a(?P<archive>{PATHS})",
    rf"(?:cc|gcc){FLAGS} -shared -Wl,-soname,[\w.]+ -Wl,--version-script=build/libxo\.map -o build/libxo\.so"
    rf"(?P<shared>{PATHS})",
    rf"(?:cc|gcc){FLAGS} -pthread -o build/xo(?P<command>{PATHS})(?: -l\w+)*",
    r"objcopy -D -w(?: -R '\.gnu\.\w*lto_\*')* build/libxo\.a",
    rf"{{ echo '[^']*'; printf '[^']*'{PATHS} \| gcc{SEEN} -E -P - \| grep -o '[^']*' \| sort -u \| tr '\(' ';'; "
    "echo '[^']*'; } >build/libxo.map")) + ")")
# What a makefile may know of how make was called, and what would let it say one thing and do another.
SHORT = "$(if $(V)$(findstring s,$(filter-out --%,$(firstword $(MAKEFLAGS)))),,"
HIDDEN = re.compile(r"\bM(?:AKE)?FLAGS\b|\bMAKE(?:CMDGOALS|_TERM\w+|LEVEL)\b|/proc\b|\bPPID\b|\beval\b")


def lines_of(said: str) -> list[str]:
    """The lines that make says, each whole."""
    return [" ".join(line.split()) for line in said.replace("\\\n", " ").splitlines()]


def check_made(units: dict[str, str], said: str, texts: str) -> list[Problem]:
    """What make says it would do: it builds nothing but the command of what is not proved, and does no more than it
    may, so that the library is what is compiled of the texts that are proved, each made as make makes it for the
    proof."""
    def source(path: str) -> str:
        return re.sub(r"^build/(?:text/(?=.*\.i$)|obj/(?!.*\.i$))|\.\w+$", "", path)
    proved = set(map(source, units))
    built = dict.fromkeys(re.findall(r"(?<![\w./+-])[\w./+-]+\.(?:[cCioasS]|cc|so)\b", said))
    asked = [step for step in map(STEP.fullmatch, lines_of(texts)) if step and step["text"]]
    beside = [path for path in built if source(path) not in proved
              and not re.match(r"(?:build/obj/)?src/cli/|(?:build/)?libxo\.(?:a|so)$", path)]
    return [(path, 0, "make builds something of it, and nothing proves it: it is in no room of sources")
            for path in beside] + [
        ("Makefile", 0, f"make does what is not known to leave the library as it is proved: {line}")
        for line in lines_of(said) if not may_do(line, [step[0] for step in asked])] + [
        ("Makefile", 0, f"make does not make {text} of {unit}, or not in one way")
        for unit, text in units.items()
        if [f"build/text/{step['of']}.i" for step in asked if f"{step['of']}.c" == unit] != [text]]


def may_do(line: str, texts: list[str]) -> bool:
    """Whether make may do that: a text is made as for the proof, and a library or the command is joined of all that is
    proved for the library, and the command of its own besides."""
    step = STEP.fullmatch(line)
    if not step or step["text"] and step["text"] not in texts:
        return False
    parts = (step["archive"] or step["shared"] or step["command"] or "").split()
    beside = [part for part in parts if step["command"] and part.startswith("build/obj/src/cli/")]
    return not parts or sorted(set(parts) - set(beside)) == sorted(
        f"build/obj/{path[:-2]}.o" for path in tree.files(*tree.LIBRARY))


def library(folder: str) -> dict[str, bytes]:
    """What is built there for those who use it."""
    return {name: Path(folder, "build", name).read_bytes() for name in ("libxo.a", "libxo.so", "xo")
            if Path(folder, "build", name).exists()}


def check_bytes(units: dict[str, str], said: str) -> list[Problem]:
    """What make builds, asked as a user asks it and where nothing was proved, is byte for byte what comes of the proved
    texts by the lines that it says, each of which may be."""
    lines = [line for line in dict.fromkeys(lines_of(said)) if (step := STEP.fullmatch(line)) and not step["text"]]
    with tempfile.TemporaryDirectory() as folder:
        beside = shutil.ignore_patterns("build", ".git", os.path.basename(folder))   # TMPDIR may be in the tree
        shutil.copytree(tree.ROOT, folder, ignore=beside, ignore_dangling_symlinks=True, dirs_exist_ok=True)
        here = os.path.join(folder, os.path.relpath(os.getcwd(), tree.ROOT))
        made = tree.ask("make", "-C", here, "-sj2", own=("LANG", "SHELL", "TERM"))
        found = library(here)
        shutil.rmtree(f"{here}/build", ignore_errors=True)
        for text in units.values():
            os.makedirs(os.path.dirname(f"{here}/{text}"), exist_ok=True)
            shutil.copy(text, f"{here}/{text}")
        told = tree.ask("sh", "-ec", "\n".join(["cd \"$0\"", *lines]), here)
        same = found == library(here)
    failed = " ".join(done.stderr.strip() for done in (made, told) if done.returncode != 0)
    why = f"make fails in a copy of the tree: {failed}" if failed else (
        "what make builds is not what comes of the proved texts by the lines that it says: it knows who asks")
    return [] if same and not failed else [("Makefile", 0, why)]


def check_makefiles() -> list[Problem]:
    """What make reads has no word by which it could know that it is only asked what it would do."""
    read = re.findall("^ *Reading makefile '(.*?)'", tree.make("-n", "--debug=v", "texts"), re.MULTILINE)
    return [(path, text.count("\n", 0, found.start()) + 1, f"{found[0]}: make could say one thing and do another")
            for path in dict.fromkeys(filter(os.path.exists, read))
            for text in [Path(path).read_text(encoding="utf-8").replace(SHORT, "")]
            for found in HIDDEN.finditer(text)]


def check_fresh(units: dict[str, str]) -> list[Problem]:
    """A text that was there before is taken if make takes it: it has to be what comes out of its source now."""
    fresh = tree.make("-f", f"{tree.ROOT}/src/text.mk", "-sBj2", "B=build/prove/fresh", "texts").split()
    now = {path.split("/text/", 1)[1][:-2] + ".c": path for path in fresh}
    return [(text, 0, f"it is not the text that {unit} has now: remove it") for unit, text in units.items()
            if unit not in now or tree.text_of([text]) != tree.text_of([now[unit]])]


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


def other_builds(texts: dict[str, str]) -> list[str]:
    """What is said of the builds that no proof was made of: whether they compile the same C."""
    return [f"the text of {name} is not the one that is proved: {', '.join(unlike)}" for name, command in OTHERS
            if (unlike := [unit for unit, text in texts.items() if not agrees(command, unit, text)])]


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
ASKED = {"gcc": ["-Wsequence-point", "-Wjump-misses-init", "-Wmultichar", "-Wdiscarded-qualifiers",
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
