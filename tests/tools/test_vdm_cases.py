"""The translation of small modules that are not XO's, each with what it means in tests/data/vdm: what functions answer,
where operations lead, what is owed, or why it is refused. VDMJ 4.7 gave the answers of the two tables: of 300 functions
at 64 points, u where it has none, and of 200 operations at 16."""
import itertools
import re
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace as Of
from typing import Any

import pytest

from acsl_run import Solved, Text
from conftest import ROOT, run
from formulas import F, between, conj, member, relation
from module import Module
from obligations import Obligation
from values import Int, Map, Set, array
from vdmsl import Fault

VDM2ACSL = ROOT / "proofs" / "tools" / "vdm2acsl" / "vdm2acsl"
DATA = ROOT / "tests" / "data" / "vdm"
CASES = {name: (re.findall(r"^> (.*)", body, re.M), re.sub(r"^>.*\n", "", body, flags=re.M))
         for name, body in re.findall(r"^= (\w+)\n(.*?)(?=^= |\Z)", (DATA / "cases.txt").read_text(encoding="utf-8"),
                                      re.M | re.S)}
RANGE = range(-1, 9)


def retrieve(name: str, x: F, types: Any) -> Any:
    """A Stack is a length and an array; an M an array, where 0 is no value."""
    def cell(k: Int) -> F:
        return member(x, f".v[{k.term.text}]", k.term)

    def has(k: Int) -> F:
        return conj(between(F("0"), k.term, F("10"), "<"), relation(cell(k), "!=", F("0")))

    def gens(hint: str) -> Any:
        bound, k = types.binder(("nat",), hint)
        return [(bound, has(k), k, Int(cell(k), nat=True))]
    if name == "set of nat":
        return Set(("nat",), lambda hint: [(bound, has(k), k) for bound, _, k, _ in gens(hint)], has)
    if name in ("M", "map nat to nat"):
        return Map(("nat",), ("nat",), gens, has, lambda k, v: conj(has(k), relation(cell(k), "==", v.term)),
                   lambda k: Int(cell(k), nat=True), x)
    return array(("int",), x, Int)


def held(**changes: Any) -> Of:
    return Of(**{
        "__name__": "held", "retrieve": retrieve,
        "OBJECTS": {"Stack": "numbers", "M": "table", "seq of nat": "numbers", "map nat to nat": "table",
                    "set of nat": "table"},
        "QUOTES": {"<NONE>": "0", "<BUSY>": "1", "<FREE>": "2"}, "UNIVERSE": {"P": {"x": "3", "y": "3"}}, **changes})


def module_of(folder: Path, body: str, representation: Of | None = None) -> Module:
    path = folder / "a.vdmsl"
    path.write_text(f"module A exports all definitions\n{body}end A\n", encoding="utf-8")
    return Module(str(path), representation or held())


def stack(*numbers: int) -> Any:
    return Of(len=len(numbers), at=defaultdict(lambda: 9, enumerate(numbers)))


def table(*pairs: int) -> Any:
    """A map: a key, its value, ..."""
    return Of(v=defaultdict(int, zip(pairs[::2], pairs[1::2])))


def members(*numbers: int) -> Any:
    return table(*(number for one in numbers for number in (one, 1)))


def text_of(translated: str) -> Text:
    text = Text(f"/*@\n{translated}*/", {"RANGE": list(RANGE)})
    text.over(RANGE)
    return text


@pytest.mark.parametrize("name", CASES)
def test_a_module_means_what_it_does_in_vdm(tmp_path: Path, name: str) -> None:
    meanings, body = CASES[name]
    assert meanings
    quotes = dict(re.findall(r"(<\w+>) = (-?\d+)", "".join(re.findall(r"^-- quotes:(.*)", body, re.M))))

    def module_here() -> Module:
        return module_of(tmp_path, body, held(**{"QUOTES": quotes} if quotes else {}))
    refused = [meaning.split(" ", 2)[1:] for meaning in meanings if meaning.startswith("refused ")]
    for place, why_not in refused:
        with pytest.raises(Fault) as why:
            module_here().translate()
        assert re.search(rf"a\.vdmsl:{int(place.split(':')[0]) + 1}:{place.split(':')[1]}: "
                         + re.escape(why_not), str(why.value)), why.value
    if refused:
        return
    module = module_here()
    translated = module.translate()
    owed = {f"{one.of}: {one.kind}" for one in module.owed if one.name} or {"nothing"}
    for meaning in meanings:
        if meaning.startswith("owes "):
            assert meaning[5:] in owed
        elif "->" in meaning:
            operation, before, given, after = (
                part.strip() for part in re.findall(r"(\w+)\((.*); (.*)\) -> (.*)", meaning)[0])
            *answer, state = [int(x) for x in after.split("; ")]
            ways = Solved(f"/*@\n{translated}*/").ways(
                f"Vdm_{operation}", int(before), None, *map(int, given.split(", ")), *([None] if answer else []))
            assert [[*([way["RESULT"]] if answer else []), way["n"]] for way in ways] == [[*answer, state]], meaning
        else:
            function, given, said = re.findall(r"(\w+)(\(.*\))? (?:= )?(-?\w+)", meaning)[0]
            arguments = eval(given[:-1] + ",)" if given else "()", {"stack": stack, "table": table, "members": members})
            text = text_of(translated)
            answer_of = getattr(text, function)
            if said == "undefined":
                known = dict(zip(answer_of.__code__.co_varnames, arguments))
                assert any(violated(text, one, known) for one in module.owed if one.of == function), meaning
                continue
            answer_of = answer_of(*arguments) if given else answer_of
            assert answer_of == (said == "true" if said in ("true", "false") else int(said)), meaning


def holds(text: Text, formula: str, known: dict[str, Any]) -> bool:
    name, given = re.findall(r"(\w+)(?:\((.*)\))?$", formula)[0]
    return bool(text.scope[name](*(known[one] for one in given.split(", "))) if given else text.scope[name])


def violated(text: Text, one: Obligation, known: dict[str, Any]) -> bool:
    """Is there a case in which what is owed does not hold?"""
    more = [name for _, name in one.params if name not in known]
    for values in itertools.product(range(-1, 6), repeat=len(more)):
        case = {**known, **dict(zip(more, values))}
        if (not one.given or holds(text, one.given, case)) and not holds(text, one.owes, case):
            return True
    return False


def test_functions_answer_as_vdmj_and_owe_where_it_has_no_answer(tmp_path: Path) -> None:
    rows = [line.split("\t") for line in (DATA / "answers.tsv").read_text(encoding="utf-8").splitlines()]
    module = module_of(tmp_path, """types
  Stack = seq of nat;
  Small = nat inv s == s < 4;
functions
  sm: Small -> nat sm(x) == x + 1;
  half: nat -> nat half(x) == iota h in set {0, ..., x} & h + h = x pre x mod 2 = 0;
""" + "".join(f"  f{k}: nat * nat * Stack -> bool f{k}(i, j, s) == {body};\n" for k, (body, _) in enumerate(rows)))
    text, owed = text_of(module.translate()), defaultdict(list)
    for one in module.owed:
        owed[one.of].append(one)
    stacks = [stack(), stack(0), stack(2, 1), stack(1, 1, 3)]
    answers, wrong, early = 0, [], 0
    for k, (body, said) in enumerate(rows):
        for (i, j, s), answer in zip(itertools.product(range(4), range(4), stacks), said, strict=True):
            known, answers = {"i": i, "j": j, "s": s}, answers + 1
            partial_here = any(one.name and violated(text, one, known) for one in owed[f"f{k}"])
            right = partial_here if answer == "u" else getattr(text, f"f{k}")(i, j, s) == (answer == "1")
            if not right:
                wrong.append((body, i, j, s, answer))
            early += answer != "u" and partial_here     # VDMJ had its answer before it came there
    assert not wrong and answers == 64 * len(rows) and early < answers // 1000 and len(rows) > 200


def test_operations_lead_where_vdmj_leads(tmp_path: Path) -> None:
    rows = [line.split("\t") for line in (DATA / "statements.tsv").read_text(encoding="utf-8").splitlines()]
    module = module_of(tmp_path, """state S of
  n : int m : int
  init s == s = mk_S(0, 0)
end
operations
  inc: int ==> () inc(k) == n := n + k;
""" + "".join(f"  op{k}: nat * nat ==> int op{k}(i, j) == {body};\n" for k, (body, _) in enumerate(rows)))
    solved = Solved(f"/*@\n{module.translate()}*/", 5)     # a loop has three turns at most
    for k, (body, said) in enumerate(rows):
        for (i, j), answer in zip(itertools.product(range(4), range(4)), said.split(" "), strict=True):
            ways = solved.ways(f"Vdm_op{k}", i - 1, 2 * j, None, None, i, j, None)
            assert [f"{way['RESULT']}/{way['n']}/{way['m']}" for way in ways] == [answer], (body, i, j)
    assert len(rows) > 100


def test_names_that_c_or_acsl_has_are_no_variables(tmp_path: Path) -> None:
    quotes = {"<BUSY>": "BUSY", "<FREE>": "FREE"}
    text = module_of(tmp_path, """types U = <BUSY> | <FREE>;
functions
  f: U * nat * nat * nat -> bool
  f(BUSY, for, integer, Vdm_f) == BUSY = <BUSY> and for = integer and exists n in set {1, 2}, n2 in set {3, 4} &
    (exists n in set {5, 6} & n < n2) and n < n2 and Vdm_f = n;
""", held(QUOTES=quotes, VALUES={"BUSY": 1, "FREE": 2})).translate()
    assert "BUSY_ == BUSY" in text
    for names in re.findall(r"Vdm_\w+\(((?:integer \w+(?:, )?)+)\) =", text):
        names = [one.split()[1] for one in names.split(", ")]
        assert len(set(names)) == len(names) and not set(names) & {"for", "integer", "BUSY", "Vdm_f"}
    for values, text_of_it in ({}, "VALUES"), ({"BUSY": 1, "FREE": 1}, "as <BUSY> of the union is"):
        with pytest.raises(Fault, match=text_of_it):
            module_of(tmp_path, "types U = <BUSY> | <FREE>;\n", held(QUOTES=quotes, VALUES=values)).translate()


def test_the_names_of_two_definitions_are_two(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="is_P is the name of two definitions in ACSL"):
        module_of(tmp_path, "types P :: x : nat;\nfunctions is_P: nat -> bool is_P(x) == x = 1;\n").translate()


def test_a_module_without_a_header_and_total_functions(tmp_path: Path) -> None:
    text = "functions f: nat +> bool f(x) == x = 1;\n"
    whole = module_of(tmp_path, text).translate()
    (tmp_path / "a.vdmsl").write_text("\n" + text, encoding="utf-8")
    assert Module(str(tmp_path / "a.vdmsl"), held()).translate() == whole != ""


def test_a_list_of_exports(tmp_path: Path) -> None:
    (tmp_path / "a.vdmsl").write_text("""module A
exports types T; -- all definitions
  functions f: nat -> nat
definitions
values n:nat = 3;
end A
""", encoding="utf-8")
    assert "Vdm_n = 3" in Module(str(tmp_path / "a.vdmsl"), held()).translate()


def test_all_that_is_refused_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(Fault) as why:
        module_of(tmp_path, "functions\nf: nat -> bool\nf(x) == x = y;\ng: nat -> bool\ng(x) == x = z and f(x);\n"
                  ).translate()
    assert [line.partition("a.vdmsl:")[2] for line in str(why.value).splitlines()] == [
        "4:13: 'y' is not known here", "6:13: 'z' is not known here"]


def test_all_that_is_no_vdm_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(Fault) as why:
        module_of(tmp_path, """types
T = nat inv t == t < ;
U = [nat];
functions
g: nat -> nat
g(x) == x + let y in set {1} in y;
f: nat -> bool
f(x) == (x = 1;
operations o: () ==> () o() == skip ? 3;
""").translate()
    assert [line.partition("a.vdmsl:")[2] for line in str(why.value).splitlines()] == [
        "3:22: ';' is not expected here",
        "4:5: an optional type, [T], or its nil: '[nat]' is not translated; write nat | <NONE>, "
        "or a record with a bool",
        "7:13: a choice, let be: 'let y in set {1} in y' is not translated; write iota, or exists",
        "9:15: ';' is not expected here; VDM-SL has ) here", "10:37: '? 3;' is not expected here"]


@pytest.mark.parametrize("change, said", [
    (lambda folder: (folder / "a.vdmsl").unlink(), "a.vdmsl: no such file"),
    (lambda folder: (folder / "a.vdmsl").write_bytes(b"module \xff"), "a.vdmsl: this is not UTF-8"),
    (lambda folder: (folder / "a.vdmsl").rename(folder / "b") and (folder / "a.vdmsl").mkdir(), "a.vdmsl: Is a dir"),
    (lambda folder: (folder / "held.py").unlink(), "held.py: no such file"),
    (lambda folder: (folder / "held.py").write_text("QUOTES = {}\n"), "held.py: lacks retrieve"),
    (lambda folder: (folder / "held.py").write_text("QUOTES = {\n"), "held.py:1: ")])
def test_a_file_that_is_not_there_or_not_read(tmp_path: Path, change: Any, said: str) -> None:
    (tmp_path / "a.vdmsl").write_text("values N:nat = 1;\n", encoding="utf-8")
    (tmp_path / "held.py").write_text("retrieve = None\n", encoding="utf-8")
    change(tmp_path)
    done = run(VDM2ACSL, "translate", tmp_path / "a.vdmsl", "--representation", tmp_path / "held.py")
    assert done.returncode == 1 and done.stderr.startswith(f"{tmp_path}/{said}") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["types N = M; M = N;", "types N :: a:N;", "values A = B; B = A;",
                                  "types N :: q:Q; Q = seq of N inv q == len q <= 2;"])
@pytest.mark.parametrize("command", ["translate", "scaffold"])
def test_what_is_defined_by_itself_is_refused(tmp_path: Path, command: str, text: str) -> None:
    (tmp_path / "a.vdmsl").write_text(text, encoding="utf-8")
    done = run(VDM2ACSL, command, tmp_path / "a.vdmsl")
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "defined by itself" in done.stderr
