"""eacsl.py: instrument sources with E-ACSL, and refuse the result if a clause is missing.

Contracts are at prototypes, in headers. Annotations in the sources (loop annotations, ghost code, inner assertions)
serve the proof only, so the comments of the sources are removed first.
"""
import re
import subprocess
from collections.abc import Iterable, Iterator

import checked
import contracts
import framac
import tree
import written

Function = contracts.Function
Result = tuple[str, dict[contracts.Name, str]]   # the log of Frama-C; the clauses that are left out, and why
INCLUDE = tree.INCLUDE
# What E-ACSL 25 says of clauses that it cannot run, and what the project calls them. Nothing else may be ignored.
IGNORED = {"assigns clause in behavior": "assigns", "terminates clause": "terminates",
           "abnormal termination case in behavior": "exits"}
CONSTRUCT = re.compile(r"E-ACSL construct `([^']*)' is not yet supported")
# A library has no main; debug-build writes the calls that E-ACSL then asks for. The bodies are those of libxo.
EXPECTED = ("no entry point specified", "annotating undefined function", "pointers as argumentsis not yet supported")
PROOF_INCLUDE = re.compile(r'^#include "[\w/]+\.acsl"[^\n]*', re.MULTILINE)
QUANTIFIER = re.compile(r"\\(exists|forall) \w+ ([^;]*);")
PREDICATE = re.compile(r"^int __gen_e_acsl_(\w+)\([^;{]*\)\n\{.*?^\}", re.MULTILINE | re.DOTALL)


class Refused(Exception):
    """The instrumented code does not check what it should; the text says what and where."""


def strip(source: str, target: str) -> None:
    """Copy a source without its comments and without the lemmas of the proof, line by line the same."""
    tree.write(target, f'#line 1 "{source}"\n' + PROOF_INCLUDE.sub("", tree.without(tree.text_of([source]))))


def as_written(target: str) -> str:
    """Where what E-ACSL itself has written is kept."""
    return target.removesuffix(".c") + "-e-acsl.c"


def instrument(sources: Iterable[str], target: str, functions: list[Function], more: Iterable[str] = ()) -> Result:
    """Translate sources to one C file that checks the contracts of the functions as it runs. What E-ACSL itself has
    written is kept beside it."""
    left_out = contracts.left_out()
    texts = [executable(source, functions, left_out, more) for source in sources]
    command = ["frama-c", *framac.standard(), "-machdep", "x86_64", "-no-unicode", *texts, "-e-acsl",
               "-e-acsl-full-mtracking", "-then-last", "-print", "-ocode", as_written(target)]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False,
                         env=framac.environment())
    log = run.stdout + run.stderr
    tree.write(target + ".log", log)
    if run.returncode != 0:
        said = [line for line in log.splitlines() if "rror" in line] or log.splitlines()[-3:]
        raise Refused(f"frama-c ended with status {run.returncode}: {' '.join(said[0].split())} "
                      f"(all of it: {target}.log)")
    tree.write(target, checked.rewrite(tree.text_of([as_written(target)]), functions))
    return log, left_out


def executable(source: str, functions: list[Function], left_out: dict[contracts.Name, str], more: Iterable[str]) -> str:
    """The source, preprocessed, with contracts that E-ACSL executes (written.py); where it is. What it cannot execute
    of a header of src/ is left out. Of a public one it has to be listed."""
    run = subprocess.run(["gcc", "-std=c11", "-E", "-CC", "-DXO_EXECUTABLE", *INCLUDE, *more, source],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise Refused(f"{source} cannot be preprocessed: {run.stderr}")
    inner = {f["name"] for f in functions if f["file"].startswith("src/")}
    text, failed = written.executable(run.stdout, left_out.__contains__, inner.__contains__)
    for clause, why in failed:
        if clause[0] not in inner:
            raise Refused(f"{' '.join(clause)}: E-ACSL cannot execute this: {why}; say it differently, or list it in "
                          f"{contracts.LEFT_OUT} (B4) with the reason")
        left_out[clause] = why
    target = source.removesuffix(".c") + ".i" if source.startswith("build/") else f"build/debug/{source}.i"
    tree.write(target, text)
    return target


def ignored(log: str) -> dict[str, int]:
    """How many clauses of each kind E-ACSL has ignored. Any other warning is an error."""
    counts = dict.fromkeys(IGNORED.values(), 0)
    for file, line, _, text in framac.read_warnings(log.splitlines()):
        construct = CONSTRUCT.search(text)
        if construct and construct[1] in IGNORED:
            counts[IGNORED[construct[1]]] += 1
        elif not any(said in text for said in EXPECTED):
            raise Refused(f"{file or 'frama-c'}:{line}: {text}: E-ACSL would leave "
                          "something unchecked; say it in a form that E-ACSL runs")
    return counts


def dropped(whole: str) -> Iterator[str]:
    """Quantifiers of which E-ACSL 25 runs a part only, without a word: of `lo <= v < hi && A && B` it runs the last
    conjunct, of `lo <= v < hi && A ==> B` it may do the same. Read from the annotations as Frama-C prints them."""
    for text in re.findall(r"/\*@(.*?)\*/", whole, re.DOTALL):
        text = " ".join(text.split())
        for found in QUANTIFIER.finditer(text):
            separator = "&&" if found.group(1) == "exists" else "==>"
            said = text[found.end():written.scope(text, found.end())]
            parts = written.split(written.split(said, ";")[0], separator)
            terms = written.compared(parts[0])[0]
            bounds = len(terms) == 3 and terms[1] == found.group(2)
            if len(parts) < 2 or not bounds or (separator == "&&" and len(parts) > 2):
                yield found.group() + " " + f" {separator} ".join(parts)


def vanished(text: str) -> Iterator[str]:
    """Predicates that E-ACSL 25 runs without one of their quantifiers: it does where a bound is the first name of an
    enumeration, which it takes for 0. Each variable of a quantifier, of a sum or a count, is a loop."""
    defined = dict(re.findall(r"(?:predicate|logic [\w ]+?) (\w+)(?:\{[^}]*\})?\s*(?=[(=])(.*?)\*/", text, re.DOTALL))
    for found in PREDICATE.finditer(text):
        body = defined.get(re.sub("_[0-9]+$", "", found.group(1)), "")
        variables = [name for names in re.findall(r"\\(?:forall|exists)\s+([^;]*);", body) for name in names.split(",")]
        variables += re.findall(r"\\lambda\b", body)
        if len(re.findall(r"\bwhile \(1\)", found.group())) < len(variables):
            yield found.group(1)


def check(functions: list[Function], path: str, result: Result) -> dict[str, dict[str, int]]:
    """Hold what runs against what the headers say. The counts, by kind of clause."""
    counts, wanted = ignored(result[0]), contracts.executable(functions, result[1])
    text = tree.text_of([as_written(path)])
    for part in dropped(text):
        raise Refused(f"E-ACSL would run a part of this only: {part}: give what follows the bounds a name")
    for name in vanished(text):
        raise Refused(f"E-ACSL would leave out a quantifier of {name}: name no bound by the first of an enumeration, "
                      "or put another first")
    missing = sorted(set(wanted) - set(map(checked.clause_of, checked.ASSERTION.finditer(text))))
    if missing:
        function, kind, label = missing[0]
        clause = wanted[missing[0]]
        raise Refused(f"{clause['file']}:{clause['line']}: {kind} {label} of {function} is not executed "
                      f"({len(missing)} such clauses): {clause['text']}")
    for kind in counts:
        told = sum(c["kind"] == kind for f in functions for c in f["clauses"])
        if counts[kind] != told:
            raise Refused(f"E-ACSL ignored {counts[kind]} clauses of kind {kind}; the contracts have {told}")
    return {"executed": {kind: sum(k == kind for _, k, _ in wanted) for kind in ("requires", "ensures")},
            "ignored": counts}


# ---- calls by code that E-ACSL has not seen ----

def border(functions: list[Function]) -> str:
    """C that calls each function once, so that E-ACSL writes what is checked before and after the call. The bodies are
    none of its business: they are libxo's."""
    return included(functions) + "\n".join(defined(f, "call_", [returned(f) + call(f, "") + ";"]) for f in functions)


def included(functions: list[Function]) -> str:
    headers = sorted({re.sub("^(include|src)/", "", f["file"]) for f in functions})
    return "".join(f'#include "{name}"\n' for name in headers)


def shims(functions: list[Function]) -> str:
    """C that lets any caller reach the checked functions. E-ACSL checks a call only where Frama-C has seen it, and
    knows only the memory that it has seen being made. So the name of each function belongs to a shim, which makes the
    caller's objects known, as far as the contract calls them valid, and calls the checked one. A handler of breaches
    that returns from a breached requires brings it back to the shim."""
    return '#include "checks.h"\n' + included(functions) + "\n".join(map(shim, functions))


def shim(function: Function) -> str:
    checked, answers = "__gen_e_acsl_", function["type"] != "void"
    lines = ["jmp_buf given_up;", "contract_frame here __attribute__((cleanup(contract_leave))) =",
             "  contract_enter(&here, NULL, __builtin_return_address(0), &given_up);",
             # not on the stack of who jumps: what is assigned after setjmp would be lost
             *([f"static const {function['type']} none;"] if answers else []),
             "if (setjmp(given_up) != 0)", "  return none;" if answers else "  return;",
             *(f"contract_lend({pointer}, sizeof *{pointer}, {count});"
               for pointer, (_, count) in contracts.extents(function).items()),
             returned(function) + call(function, checked) + ";"]
    return declared(function, checked) + defined(function, "", lines)


# ---- contract tests ----

RANGE = re.compile(r"(\w+)\[(.+) \.\. (.+)\]$")   # of what is assigned: text[0 .. len - 1]


def spoilers(functions: list[Function]) -> str:
    """C for the contract tests (tests/contract/calls.h). Each function gets a caller, which spoils the arguments, and a
    body that calls the library's and spoils what this has written."""
    return "\n".join(['#include "calls.h"', "", *(part for f in functions for part in (caller(f), body(f)))])


def caller(function: Function) -> str:
    pointers = {name: count for name, (_, count) in contracts.extents(function).items()}
    lines = [f"const void *const others[] = {{0, {', '.join(pointers)}}};" if pointers else ""]
    lines += [f"{p['name']} = spoil_pointer({p['name']}, others, {len(pointers) + 1});" if p["pointer"] else
              f"spoil_given(&{p['name']}, sizeof {p['name']});" for p in function["params"]]
    lines += [f"spoil_given({name}, sizeof *{name});" for name, count in pointers.items() if count == "1"]
    return defined(function, "given_", [*lines, returned(function) + call(function, "") + ";"])


def body(function: Function) -> str:
    assigned = next(c["text"] for c in function["clauses"] if c["kind"] == "assigns")
    lines = [returned(function, "result = ") + call(function, "real_") + ";"]
    for place in [] if assigned == "\\nothing" else assigned.split(", "):
        many = RANGE.match(place)
        at, size = (f"{many[1]} + ({many[2]})", f"(size_t)({many[3]} - ({many[2]}) + 1) * sizeof *{many[1]}") if many \
            else (f"&{place}", f"sizeof {place}")
        lines.append(f"spoil_written({at}, {size});")
    if function["type"] != "void":
        lines += ["spoil_written(&result, sizeof result);", "return result;"]
    return declared(function, "real_") + defined(function, "", lines)


def returned(function: Function, kept: str = "") -> str:
    return "" if function["type"] == "void" else f"{function['type']} {kept}" if kept else "return "


def call(function: Function, before: str) -> str:
    return f"{before}{function['name']}({', '.join(p['name'] for p in function['params'])})"


def declared(function: Function, before: str) -> str:
    return f"extern __typeof__({function['name']}) {before}{function['name']};\n"


def defined(function: Function, before: str, lines: list[str]) -> str:
    params = ", ".join(p["type"] + ("" if p["pointer"] else " ") + p["name"] for p in function["params"]) or "void"
    return f"{function['type']} {before}{function['name']}({params})\n{{\n" + "".join(
        f"  {line}\n" for line in lines if line) + "}\n"
