"""sources.py: what the sources may not hold because compilers and Frama-C could take it differently.

Two lookers: the text itself (the preprocessor, before any C is read), and gcc and clang, for what C leaves open.
"""
from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import tree

Problem = tuple[str, int, str]
Node = dict[str, object]

TOKEN = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
DIRECTIVE = re.compile(r"^[ \t]*(?:#|%:)[ \t]*(\w*)[ \t]*(.*)$", re.MULTILINE)
TRIGRAPH = re.compile(r"\?\?[=/'()!<>-]")
CONSTANT = re.compile(r"#define [A-Z][A-Z0-9_]* (?:\d+|\"[^\"\\]*\")")
SYSTEM = {"<limits.h>", "<stdbool.h>", "<stddef.h>", "<stdint.h>"}
DIFFERS = "C that differs by the preprocessor is not the C that is proved"


def blanked(text: str, keep_annotations: bool) -> str:
    """The text with comments and literals blanked out, lines kept; annotations stay where they are asked for."""
    def blank(found: re.Match[str]) -> str:
        word = found.group()
        if keep_annotations and word.startswith(("/*@", "//@")):
            return re.sub(r"//[^\n@][^\n]*", lambda m: " " * len(m.group()), word)
        return re.sub(r"[^\n]", " ", word)
    return TOKEN.sub(blank, text)


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def check_text(path: str, text: str) -> list[Problem]:
    """One file: no C that is there for one reader and not for another."""
    logic = path.endswith(".acsl")
    problems = [(path, line_of(text, m.start()), f"the trigraph {m.group()}: only some compilers read it")
                for m in TRIGRAPH.finditer(text)]
    code, whole = blanked(text, False), blanked(text, True)
    for found in re.finditer(r"\\[ \t]*\n", text):
        start = text.rfind("\n", 0, found.start()) + 1
        while logic and start and re.search(r"\\[ \t]*\n$", text[:start]):   # the first of the lines that are spliced
            start = text.rfind("\n", 0, start - 1) + 1
        if not (logic and re.match(r"[ \t]*#[ \t]*define\b", text[start:])):
            problems.append((path, line_of(text, found.start()), f"a line that goes on in the next: {DIFFERS}"))
    for found in re.finditer(r"\b(?:__\w+|_[A-Z]\w*)", whole):
        line = whole[whole.rfind("\n", 0, found.start()) + 1:].split("\n", 1)[0]
        if found.group() not in ("_Bool", "_Static_assert") and not re.fullmatch(r"#ifdef __cplusplus", line.strip()):
            problems.append((path, line_of(text, found.start()), f"{found.group()} is a name of the compiler's own: it may "
                             "mean something else to each, and C that differs is not the C that is proved"))
    return problems + check_directives(path, text, code, logic)


def check_directives(path: str, text: str, code: str, logic: bool) -> list[Problem]:
    """In C: guards, headers included, and constants with a name. In logic: macros, and XO_EXECUTABLE, under which it has a
    second form."""
    problems, lines = [], code.split("\n")
    found = [(number, m.group(1), m.group(2).strip()) for number, line in enumerate(lines, 1)
             for m in [DIRECTIVE.match(line)] if m]
    said = [(number, word, (text.split("\n")[number - 1].split(word, 1)[-1]).strip() if word == "include" else rest)
            for number, word, rest in found]
    good, open_ifs = set(), []
    guard = re.compile(r"XO_\w+_ACSL|XO_(?:\w+_)?ACSL" if logic else r"\w+_H")
    if len(said) > 2 and said[0][1] == "ifndef" and said[1][1:] == ("define", said[0][2]) and said[-1][1:] == ("endif", "") \
            and guard.fullmatch(said[0][2]):
        good |= {said[0][0], said[1][0], said[-1][0]}
    for number, word, rest in said:
        if number in good:
            continue
        if word == "include":
            name = re.match(r"(\"[\w/]+\.(?:h|acsl)\"|<\w+\.h>)$", rest)
            if not name or (rest.startswith("<") and rest not in SYSTEM):
                problems.append((path, number, f"#include {rest}: only headers and logic are included, and of the system's "
                                 "headers those that hold no code"))
        elif not logic and (word, rest) == ("ifdef", "__cplusplus") and is_cplusplus(lines, number):
            open_ifs.append(number)
        elif not logic and word == "endif" and open_ifs:
            open_ifs.pop()
        elif path.endswith(".h") and word == "define" and CONSTANT.fullmatch(text.split("\n")[number - 1]):
            continue    # a number or a text with a name, the same for every reader
        elif not (logic and (word in ("define", "else", "endif")
                             or (word in ("ifdef", "ifndef") and rest == "XO_EXECUTABLE"))):
            problems.append((path, number, f"#{word} {rest}".rstrip() + f": {DIFFERS}"))
    if logic:
        rest_of = re.sub(r"^[ \t]*#(?:\\\n|[^\n])*", "", code, flags=re.MULTILINE)
        problems += [(path, line_of(rest_of, m.start()), "C in a file of logic: it is in no header and in no source")
                     for m in [re.search(r"\S", rest_of)] if m]
    return problems


def is_cplusplus(lines: list[str], number: int) -> bool:
    """Whether the guard in this line holds the braces of extern "C" and nothing else."""
    inside = " ".join(lines[number:number + 2]).split()
    return inside in (["extern", "{", "#endif"], ["}", "#endif"])


def check_macros(texts: dict[str, str]) -> list[Problem]:
    """A macro of the logic is no word of the C: what is compiled is what is written."""
    problems = []
    macros = {name: path for path, text in texts.items() if path.endswith(".acsl")
              for name in re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", text, re.MULTILINE)}
    for path, text in texts.items():
        if path.endswith((".c", ".h")):
            code = blanked(text, False)
            problems += [(path, line_of(code, m.start()), f"{m.group()} is a macro in {macros[m.group()]}: {DIFFERS}")
                         for m in re.finditer(r"\w+", code) if m.group() in macros]
    return problems


def check_names(texts: Iterable[str], folders: Iterable[str]) -> list[Problem]:
    """A name that can be included is one file, in whatever order folders are searched."""
    seen: dict[str, str] = {}
    problems = []
    paths = set(texts)
    for folder in folders:
        for path in sorted(paths):
            if path.endswith((".h", ".acsl")) and path.startswith(folder + "/"):
                name = path[len(folder) + 1:]
                if seen.setdefault(name, path) != path:
                    problems.append((path, 1, f"{seen[name]} has the same name: which one is included depends on who asks"))
    return problems


def read_texts(patterns: Iterable[str]) -> dict[str, str]:
    texts = {}
    for path in tree.files(*patterns):
        with open(path, encoding="utf-8") as file:
            texts[path] = file.read()
    return texts


def check_texts(texts: dict[str, str]) -> list[Problem]:
    problems = [problem for path, text in texts.items() for problem in check_text(path, text)]
    return problems + check_macros(texts) + check_names(texts, [flag[2:] for flag in tree.INCLUDE])


def includes() -> list[str]:
    return [flag for flag in tree.INCLUDE if os.path.isdir(flag[2:])]


def check_included(units: list[str], texts: dict[str, str]) -> list[Problem]:
    """What a unit includes stands in a room whose texts are read here."""
    done = subprocess.run(["gcc", "-MM", *includes(), *units], capture_output=True, text=True, check=False)
    rules = re.findall(r"^\S+: (.*)$", done.stdout.replace("\\\n", " "), re.MULTILINE)
    return [(unit, 0, f"includes {path}, which is in none of the rooms that are looked at: what it holds nobody has read")
            for unit, rule in zip(units, rules) for path in rule.split() if os.path.normpath(path) not in texts]


# ---- what C leaves open ----

SAID = re.compile(r"(\S+?):(\d+):\d+: (warning|error|fatal error): (.*?)(?: \[(-W[\w-]+)\])?$")
ASKED = {"gcc": ["-Wsequence-point", "-Wjump-misses-init", "-Wmultichar", "-Wdiscarded-qualifiers",
                 "-Wincompatible-pointer-types"],
         "clang": ["-Wunsequenced", "-Wuninitialized", "-Wsometimes-uninitialized"]}


def check_compilers(units: list[str]) -> list[Problem]:
    """What gcc and clang say of order and of values that are not there."""
    problems: list[Problem] = []
    if not units:
        return problems
    for compiler, asked in ASKED.items():
        done = subprocess.run([compiler, "-std=c11", "-fsyntax-only", *includes(), *asked, *units], capture_output=True,
                              text=True, errors="replace", check=False)
        found = [m for m in map(SAID.match, done.stderr.splitlines()) if m and (m.group(3) != "warning" or m.group(5) in asked)]
        problems += [(m.group(1), int(m.group(2)), f"{compiler} says: {m.group(4)}") for m in found]
        if done.returncode != 0 and not found:
            problems.append(("", 0, f"{compiler} has failed: " + " ".join(done.stderr.split())[:200]))
    return problems


def inner(node: Node) -> list[Node]:
    return [child for child in node.get("inner", []) if child.get("kind")]   # type: ignore[attr-defined]


def is_expression(node: Node) -> bool:
    return str(node["kind"]).endswith(("Expr", "Operator", "Literal"))


def walk(node: Node) -> Iterator[Node]:
    yield node
    for child in inner(node):
        yield from walk(child)


PASSED = ("ParenExpr", "ImplicitCastExpr", "CStyleCastExpr", "ConstantExpr")


def bare(node: Node) -> Node:
    while node["kind"] in PASSED:
        node = inner(node)[-1]
    return node


def declared(node: Node) -> dict[str, str]:
    """What a name stands for: kind, name and id."""
    return node.get("referencedDecl", {"kind": "", "name": "", "id": ""})   # type: ignore[return-value]


def callee(call: Node) -> str:
    target = declared(bare(inner(call)[0]))
    return target["name"] if target["kind"] == "FunctionDecl" else ""


@dataclass
class Memory:
    """What is known of who can change what: what functions write, and the locals of a function that something points to."""
    writes: dict[str, set[str]]
    sees: dict[str, set[str]]
    local: set[str] = field(default_factory=set)
    shared: set[str] = field(default_factory=set)

    def of(self, function: Node) -> Memory:
        """The same, for one function."""
        local, shared = set[str](), set[str]()
        for node in walk(function):
            if node["kind"] in ("VarDecl", "ParmVarDecl") and node.get("storageClass") != "static":
                local.add(str(node["id"]))
            if (node["kind"] == "UnaryOperator" and node.get("opcode") == "&") \
                    or (node["kind"] == "ImplicitCastExpr" and node.get("castKind") == "ArrayToPointerDecay"):
                shared |= {declared(n)["id"] for n in walk(node) if n["kind"] == "DeclRefExpr"}
        return Memory(self.writes, self.sees, local, shared)

    def written(self, node: Node) -> set[str]:
        """What the calls in it may write: names of global variables, * for all that a pointer leads to."""
        return {root for n in walk(node) if n["kind"] == "CallExpr" for root in self.writes.get(callee(n), {"*"})}

    def read(self, node: Node) -> set[str]:
        """What is read in it that a call could change, by the same names. A local that nothing points to is not."""
        roots = set()
        for n in walk(node):
            if n["kind"] == "CallExpr":
                roots |= self.sees.get(callee(n), {"*"})
            elif n["kind"] == "DeclRefExpr" and declared(n)["kind"] in ("VarDecl", "ParmVarDecl"):
                private = declared(n)["id"] in self.local and declared(n)["id"] not in self.shared
                roots |= set() if private else {str(declared(n)["name"])} if declared(n)["id"] not in self.local else {"*"}
            elif n.get("isArrow") or (n["kind"] == "UnaryOperator" and n.get("opcode") == "*") or (
                    n["kind"] == "ArraySubscriptExpr"
                    and inner(n)[0].get("castKind") != "ArrayToPointerDecay"):
                roots.add("*")
        return roots

    def disturbs(self, one: Node, other: Node) -> bool:
        """Whether a call in the one may change what is read in the other, or is seen by a call there."""
        written, seen = self.written(one), self.read(other) | self.written(other)
        return bool(seen & written) or ("*" in seen and bool(written)) or ("*" in written and bool(seen))


def steps(node: Node) -> bool:
    return any((n["kind"] == "UnaryOperator" and n.get("opcode") in ("++", "--")) or n["kind"] == "CompoundAssignOperator"
               or (n["kind"] == "BinaryOperator" and n.get("opcode") == "=") for n in walk(node))


def calls(node: Node) -> bool:
    return any(n["kind"] == "CallExpr" for n in walk(node))


def is_place(node: Node, memory: Memory) -> bool:
    """A place that no call can move: a variable, its members, what it points to, an element whose number stays."""
    node = bare(node)
    if node["kind"] == "DeclRefExpr":
        return True
    if node["kind"] == "MemberExpr" or (node["kind"] == "UnaryOperator" and node.get("opcode") == "*"):
        return is_place(inner(node)[0], memory)
    if node["kind"] == "ArraySubscriptExpr":
        return is_place(inner(node)[0], memory) and not memory.read(inner(node)[1]) and not steps(inner(node)[1])
    return False


def open_order(node: Node, memory: Memory) -> bool:
    """Whether the value of an expression hangs on which of its parts is evaluated first, and C does not say."""
    kind, parts = node["kind"], [n for n in inner(node) if is_expression(n)]
    if any(open_order(part, memory) for part in parts):
        return True
    if kind == "ConditionalOperator" or (kind == "BinaryOperator" and node.get("opcode") in ("&&", "||", ",")):
        return False
    stores = kind == "BinaryOperator" and node.get("opcode") == "="
    for one in parts:
        for other in parts:
            if one is other or (stores and other is parts[0] and is_place(other, memory)):
                continue
            if memory.disturbs(one, other) or (steps(one) and calls(other)):
                return True
    return False


def order_of(node: Node, memory: Memory) -> Iterator[Node]:
    """The whole expressions of a function that open_order says yes to."""
    for child in inner(node):
        if is_expression(child):
            if open_order(child, memory):
                yield child
        else:
            yield from order_of(child, memory)


def offset_of(node: Node) -> int:
    start = node["range"]["begin"]   # type: ignore[index]
    return int(start.get("offset", start.get("expansionLoc", {}).get("offset", 0)))


def check_order(units: list[str], writes: dict[str, set[str]], sees: dict[str, set[str]]) -> list[Problem]:
    """A call that writes is not beside anything that is read: C leaves the order open, and WP takes one."""
    problems = []
    for unit in units:
        with open(unit, encoding="utf-8") as file:
            text = file.read()
        done = subprocess.run(["clang", "-std=c11", "-w", "-fsyntax-only", *includes(), "-Xclang", "-ast-dump=json", unit],
                              capture_output=True, text=True, errors="replace", check=False)
        try:
            program = json.loads(done.stdout)
        except json.JSONDecodeError:
            problems.append((unit, 0, "clang has failed: " + " ".join(done.stderr.split())[:200]))
            continue
        for function in inner(program):
            if function["kind"] == "FunctionDecl":
                problems += [(unit, line_of(text, offset_of(e)), f"function {function['name']}: a call that may write stands "
                              "beside what is read, and C does not say which comes first")
                             for e in order_of(function, Memory(writes, sees).of(function))]
    return problems
