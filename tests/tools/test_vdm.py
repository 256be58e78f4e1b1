"""The translation of the module: each rule of the table does what it says, what is not read is refused at its place,
and what is committed is what the module says."""
import re
from pathlib import Path

import pytest

import gdl
import led
import representation
import seed
from conftest import ROOT, run
from expressions import ARITHMETIC, CONNECTIVES, INFIXES, PREFIXES, SHORT, Expressions
from listed import matched
from module import Module
from vdmsl import GRAMMAR, Fault, module, refusals

TOOL, OURS = (ROOT / "proofs" / "tools" / name for name in ("vdm2acsl", "formal"))

MODULE = (ROOT / "spec" / "xo.vdmsl").read_text(encoding="utf-8")


def rules(folder: Path, mark: str) -> list[list[str]]:
    return [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines() if re.match(rf"\| {mark}", line)]


RULES, REFUSED = rules(TOOL, r"\d"), rules(TOOL, "no_")
DEFINED = re.compile(r"(?:predicate|logic integer) Vdm_(\w+)(?:\([^)]*\))? =\s(.*?);(?=\s*(?:\Z|//|predicate|logic))",
                     re.S)


def translated(folder: Path, text: str) -> str:
    path = folder / "xo.vdmsl"
    path.write_text(text, encoding="utf-8")
    return Module(str(path), representation).definitions()


def with_body(expression: str) -> str:
    """The module with one more function, of this body."""
    function = ("functions t: Game * Pos * Player * PlayOrder * Moves * nat * nat -> bool\n"
                f" t(g, pos, p, o, m, i, j) ==\n{expression};\nend XO\n")
    return MODULE[:MODULE.rindex("end XO")] + function


def said(folder: Path, expression: str) -> str:
    whole = translated(folder, with_body(expression))
    found = DEFINED.findall(whole[whole.index(": t\n") + 4:])
    return "; ".join((f"{name}: " if name != "t" else "") + " ".join(body.split()) for name, body in found)


@pytest.mark.parametrize("number, node, meaning, vdm, acsl", RULES)
def test_rule(tmp_path: Path, number: str, node: str, meaning: str, vdm: str, acsl: str) -> None:
    assert said(tmp_path, vdm.strip("`")) == acsl.strip("`")


def test_every_node_that_is_translated_has_a_rule_and_every_rule_a_node() -> None:
    assert [int(rule[0]) for rule in RULES] == list(range(2, len(RULES) + 2))
    grammar = Path(GRAMMAR).read_text(encoding="utf-8")
    nodes = set(re.findall(r"-> (\w+)", grammar))
    methods = {name[5:] for name in dir(Expressions) if name.startswith("eval_")} | {*ARITHMETIC, *CONNECTIVES, *SHORT}
    binds = {"type_bind", "seq_bind", "p_record"}
    assert {rule[1] for rule in RULES} | {"old"} == methods | binds     # old: in postconditions alone
    assert methods | binds <= nodes
    assert set(refusals()) == {node for node in nodes | set(re.findall(r"^no_\w+", grammar, re.M)) if node[:3] == "no_"}
    operators = set(re.findall(r"\w+", re.findall(r"^PREFIX.*?/\((.*?)\)", grammar, re.M)[0]))
    assert operators == {*PREFIXES}
    assert all(any(f" {op} " in rule[3].replace("\\\\", "\\") for rule in RULES) for op in INFIXES)


@pytest.mark.parametrize("expression, same", [
    ("i < j and exists k in set {1, 2} & k = i or k = j", "i < j and (exists k in set {1, 2} & (k = i or k = j))"),
    ("not let k = i in k = 1 and j = 2", "not (let k = i in (k = 1 and j = 2))"),
    ("i = 1 => i = 2 => i = 3", "i = 1 => (i = 2 => i = 3)"),
    ("if i = 1 then i = 2 else j = 3 and j = 4", "if i = 1 then i = 2 else (j = 3 and j = 4)"),
    ("not i = 1 and j = 2", "(not i = 1) and j = 2"),
    ("i - j - 1 = 2", "(i - j) - 1 = 2"),
    ("p in set dom g :> {1} inter {2}", None)])
def test_as_far_right_as_possible_and_the_families_of_operators(tmp_path: Path, expression: str,
                                                                same: str | None) -> None:
    if same is None:
        with pytest.raises(Fault):
            said(tmp_path, expression)
    else:
        assert said(tmp_path, expression) == said(tmp_path, same)


@pytest.mark.parametrize("body, column, text", [
    ("i ** j = 1", 1, "the operators ** and comp: 'i ** j' is not translated; write a product"),
    ("i = 1 -- @Unread(i)", 10, "'@' is not expected here"),
    ("i = <DRAW>", 1, "a number and a quote are compared"),
    ("pos.color = 1", 1, "this has no field 'color'"),
    ("g = i", 1, "what is compared is of two kinds, map and number")])
def test_what_is_not_translated_is_refused_where_it_stands(tmp_path: Path, body: str, column: int, text: str) -> None:
    line = with_body(body)[:with_body(body).rindex(body)].count("\n") + 1
    with pytest.raises(Fault) as why:
        said(tmp_path, body)
    assert str(why.value).startswith(f"{tmp_path}/xo.vdmsl:{line}:{column}: {text}")


@pytest.mark.parametrize("node, construct, vdm, instead", REFUSED)
def test_what_has_a_name_in_vdm_is_refused_by_it(tmp_path: Path, node: str, construct: str, vdm: str,
                                                 instead: str) -> None:
    text = vdm.strip("`").replace("``", "`")
    (tmp_path / "a.vdmsl").write_text(text if text.startswith("class") else f"module A {text}\nend A" if "definitions"
                                      in text else f"{text};", encoding="utf-8")
    with pytest.raises(Fault, match=rf"a\.vdmsl:\d+:\d+: {re.escape(construct)}: '.*' is not translated; write "
                                    + re.escape(instead)):
        Module(str(tmp_path / "a.vdmsl"), representation).definitions()


def recursive(condition: str, then: str, other: str, measure: str) -> str:
    """The module with a function of this body; the condition is of n."""
    return with_body("true").replace("end XO", "  u: Game * nat -> bool\n  u(g, n) ==\n    if " + condition + " then " +
                                     f"{then} else {other}\n  {measure};\nend XO")


def test_recursion_is_by_a_number_that_falls(tmp_path: Path) -> None:
    text = translated(tmp_path, recursive("n = 0", "isWon(g)", "exists p in set PLAYERS & hasWon(g, p) and u(g, n - 1)",
                                          "measure n"))
    assert " ".join(text[text.index("Vdm_u("):].split()) == (
        "Vdm_u(xo_rules R, xo_game g, integer n) = n <= 0 ? Vdm_isWon(R, g) : "
        "(\\exists integer p; 1 <= p <= R.players && Vdm_hasWon(R, g, p) && Vdm_u(R, g, n - 1));")


@pytest.mark.parametrize("condition, then, other, measure, why", [
    ("n = 0", "true", "u(g, n - 1)", "", "u is defined by itself: recursion is translated of"),
    ("n = 0", "true", "u(g, n)", "measure n", "u calls itself with another measure than its own less 1"),
    ("n = 0", "u(g, n - 1)", "true", "measure n", "u is defined by itself: recursion is translated of"),
    ("n < 2", "true", "u(g, n - 1)", "measure n", "recursion is translated of a truth value"),
    ("n = 0", "true", "u(g, n - 1)", "measure n + 1", "recursion is translated of a truth value"),
    ("n = 0", "true", "u(g, n - 1)", "pre u(g, n) measure n", "u is defined by itself: recursion is translated of")])
def test_other_recursion_is_refused(tmp_path: Path, condition: str, then: str, other: str, measure: str,
                                    why: str) -> None:
    with pytest.raises(Fault, match=re.escape(why)):
        translated(tmp_path, recursive(condition, then, other, measure))


def test_every_definition_of_the_translation_has_a_theorem() -> None:
    theorems = "\n".join(path.read_text(encoding="utf-8")
                         for path in (ROOT / "proofs/theorems/module").glob("module_*")
                         if "obligations" not in path.name)
    parts = r"(?:is|pre|post|init|measure)_\w+|invariant_\w+_\d"
    vdm = {str(tree.children[0]) for tree in module(str(ROOT / "spec/xo.vdmsl")).iter_subtrees()
           if tree.data in ("value", "function")}
    text = Module(str(ROOT / "spec/xo.vdmsl"), representation).definitions()
    names = {str(tree.children[0]) for tree in module(str(ROOT / "spec/seed.vdmsl")).iter_subtrees()
             if tree.data in ("value", "record", "alias", "function", "operation")}
    spoken = {re.sub(r"_1$", "", name) for name in re.findall(r"Seed_(?:is_)?(\w+)(?=\(| ==)", theorems)}
    assert len(names) > 20 and names <= spoken
    for name, _ in DEFINED.findall(text):
        if name in vdm or re.fullmatch(parts, name):
            assert f"Vdm_{name}" in theorems, f"no theorem speaks of Vdm_{name}"


def test_every_obligation_of_the_seed_has_a_theorem_or_an_entry_in_the_errata() -> None:
    beside = Module(str(ROOT / "spec/xo.vdmsl"), representation)
    beside.translate()
    given = Module(str(ROOT / "spec/seed.vdmsl"), seed, beside.counts)
    given.translate()
    text = " ".join((ROOT / "proofs/theorems/module/module_seed_obligations.c").read_text(encoding="utf-8").split())
    errata = (ROOT / "spec/ERRATA.md").read_text(encoding="utf-8")
    for one in (one for one in given.owed if one.name):
        names = f"lemma Seed_Obligation_Not_{one.name}|seed_obligation_not_{one.name} ensures not"
        refuted = re.search(f"`({names})`", errata)
        assert bool(refuted) != any(how in text for how in one.proofs()), one.name
    assert len(given.owed) > 20


def test_what_the_module_owes_is_listed_by_vdmj_s_numbers() -> None:
    done = run(OURS / "translate", "--list")
    assert done.returncode == 0, done.stderr
    table = (ROOT / "build/spec/obligations.md").read_text(encoding="utf-8")
    assert {number for row in re.findall(r"^\| ([\d, ]+) \|", table, re.MULTILINE) for number in row.split(", ")} == {
        str(number) for number in range(1, 56)}


def owed(folder: Path, old: str, new: str) -> list[str]:
    """What the module owes with this change in it: kinds, each with the ACSL that it does not owe unchanged."""
    assert MODULE.count(old) == 1
    texts = []
    for text in (MODULE, MODULE.replace(old, new)):
        (folder / "xo.vdmsl").write_text(text, encoding="utf-8")
        module = Module(str(folder / "xo.vdmsl"), representation)
        module.translate()
        texts.append([(one.of, one.kind,
                       re.sub(r"_\d+\b", "", " ".join(one.text[1:]).partition("predicate Vdm_obligation")[2]))
                      for one in module.owed])
    return [f"{of}: {kind}" for of, kind, text in texts[1] if (of, kind, text) not in texts[0]]


@pytest.mark.parametrize("old, new, kinds", [
    # A nat by the function's own type.
    ("MAX - moveCountSoFar(g);", "moveCountSoFar(g) - MAX;", []),
    ("not isWon(g) and moveCountLeft(g) = 0", "whoWon(g) = 1", ["isDraw: function apply"]),
    ("order(i mod len order + 1)", "order(i mod card PLAYERS + 1)", ["turn: non-zero", "turn: sequence apply"]),
    ("len moves >= minMoves and", "hd moves = hd moves and", ["Moves: total function"] * 2),
    ("moves(i+1) |-> turn(order, i)", "moves(i+2) |-> turn(order, i)", ["after: sequence apply"]),
    # What is given changes, and not what is owed.
    ("c+LINE-1 <= COLS}, -- along rows", "c <= COLS}, -- along rows", [])])
def test_what_a_changed_module_owes(tmp_path: Path, old: str, new: str, kinds: list[str]) -> None:
    assert owed(tmp_path, old, new) == kinds


def test_what_the_representation_takes_for_granted_is_a_lemma() -> None:
    text = (ROOT / "proofs/theorems/module/module_values.acsl").read_text(encoding="utf-8")
    assert all(f"lemma {name}: " in text for name in representation.WITHIN.values())
    for name, number in representation.VALUES.items():
        assert f"{name} == {number}" in text


def test_every_obligation_of_vdmj_is_one_of_ours() -> None:
    rows = [line.split("\t")
            for line in (ROOT / "tests/data/vdmj/obligations.tsv").read_text(encoding="utf-8").splitlines()]
    module = Module("spec/xo.vdmsl", representation)
    module.translate()
    lines = MODULE.split("\n")
    found = [number for numbers in matched(module.owed, lines, rows).values() for number in numbers]
    assert sorted(set(found), key=int) == [str(k) for k in range(1, 56)] == [row[0] for row in rows]
    moved = [[number, of, kind, text.replace("return whoWon", "return isWon")] for number, of, kind, text in rows]
    found = [number for numbers in matched(module.owed, lines, moved).values() for number in numbers]
    assert {"48", "49"} == set(map(str, range(1, 56))) - set(found)


def other(folder: Path, text: str) -> str:
    """What is translated of the GDL text, or of the LED text, with this at its end: GDL begins with a parenthesis."""
    name, said = ("gdl.kif", text) if text.startswith("(") else ("led.led", f"/---\n{text}\n---/\n")
    path = folder / name
    path.write_text((ROOT / "spec" / name).read_text(encoding="utf-8") + said, encoding="utf-8")
    return (gdl.Text if name == "gdl.kif" else led.Text)(str(path)).translate()


@pytest.mark.parametrize("number, construct, meaning, text, acsl", rules(OURS, r"[GL]\d"))
def test_rule_of_another_text(tmp_path: Path, number: str, construct: str, meaning: str, text: str, acsl: str) -> None:
    whole = other(tmp_path, text.strip("`"))
    said = " ".join(whole[whole.index(": t\n") + 4:].split())
    assert said == f"{'predicate ' if number[0] == 'G' else ''}{acsl.strip('`')};"


@pytest.mark.parametrize("text, column, why", [
    ("(<= (t ?m) (row ?m ?Mark))", 20, "'?Mark))' is not in the part of GDL that is read here: see gdl.lark"),
    ("(<= (t ?m) (row ?m x)", 21, "the end of the text is not in the part of GDL that is read here: see gdl.lark"),
    ("(t 1))", 6, "')' is not in the part of GDL that is read here: see gdl.lark"),
    ("(t ())", 5, "')' is not in the part of GDL that is read here: see gdl.lark"),
    ("(<= t)(<= (true (t 1)) open)", 11, "true is given: no rule is about it"),
    ("(t (cell 1 1 b))", 4, "this has to be a variable, a constant or a number"),
    ("(<= t (row 1))", 7, "row of 1 arguments, and not of 2"),
    ("(<= t (distinct 1))", 7, "distinct of 1 arguments, and not of 2"),
    ("(<= t (not open open))", 7, "not of 2"),
    ("(<= t (or))", 7, "or of 0"),
    ("(<= t true)", 7, "this is no fact"),
    ("(<= (t ?m) (row ?m ?m))", 20, "?m is of two sorts: mark, number"),
    ("(<= t (row ?m x) (control ?m))", 12, "?m is of two sorts: number, role"),
    ("(<= t (control x))", 16, "x is of two sorts: mark, role"),
    ("(<= t (index ?m) (distinct ?m x))", 31, "x is of two sorts: mark, number"),
    ("(t nobody)", 4, "representation.py has no value for nobody"),
    ("(<= t (closed x))", 7, "no rule is about closed"),
    ("(<= (t ?m) (not (row ?m x)))", 8, "no condition limits the values of ?m"),
    ("(<= (t ?m) (or (index ?m) open))", 8, "no condition limits the values of ?m"),
    ("(<= (u ?m) (t ?m)) (<= (t ?m) (index ?m) (not (u ?m)))", 42,
     "u is defined by itself: recursion is not translated"),
    ("t := {1;2}", 8, "';' is not in the part of LED that is read here: see led.lark"),
    ("t := 3", 1, "t is no set"),
    ("t := even", 6, "even is a function"),
    ("t := {nobody}", 7, "'nobody' is not known here"),
    ("t := {1,\"x\"}", 6, "one is a number and the other a string"),
    ("t := {\"y\"}", 7, 'representation.py has no value for "y"'),
    ("t := fSet(Cell)", 1, "State is what xo_led_state holds, and nothing else is"),
    ("t := t U Cell", 6, "t is defined by itself: recursion is not translated"),
    ("State := Cell", 1, "State is defined twice"),
    ("t(n) iff even(n)", 1, "t has no signature that fits: a type for each argument, Bool just for an iff"),
    ("t: Nat -> Nat t(n) iff even(n)", 15,
     "t has no signature that fits: a type for each argument, Bool just for an iff"),
    ("t: Nat -> Bool t(n) iff n mod 2", 25, "a truth value is expected here"),
    ("t: Nat -> Bool t(n) iff whoseTurn(n) = n", 35, "one is a set and the other a number"),
    ("t: State -> Bool t(S) iff whoseTurn(S)", 27, "a truth value is expected here"),
    ("t: Player -> Bool t(p) iff p in Cell", 28, "these are sets of two kinds"),
    ("t: Player -> Bool t(p) iff p = 1", 28, "one is a string and the other a number"),
    ("t: Player * Player -> Bool t(p,q) iff (p,q) in Move", 39, "these are sets of two kinds"),
    ("t: State -> Bool t(S) iff S = S", 27, "= is translated of numbers, strings and pairs"),
    ("t: State -> Bool t(S) iff |{1,2}| = 2", 27, "the size is translated of a state in xo_led_state"),
    ("t: State -> Bool t(S) iff some m in S. m[2] = 1", 27, "what is quantified over is a range or lists its elements"),
    ("t: Move -> Bool t(m) iff m[3] = 1", 26, "m has no part number 3"),
    ("t: Nat -> Bool t(n) iff even(n,n)", 25, "even of 2 arguments, and not of 1"),
    ("t: State -> Player t(S) := \"x\" if boardFull(S); \"o\" otherwise", 35,
     "cases are translated of numbers and strings, by conditions without quantifiers"),
    ("t: State -> Player t(S) := |S|", 20, "one is a string and the other a number")])
def test_what_of_another_text_is_not_translated_is_refused_where_it_stands(tmp_path: Path, text: str, column: int,
                                                                           why: str) -> None:
    with pytest.raises(Fault) as fault:
        other(tmp_path, text)
    path, = tmp_path.iterdir()
    whole = path.read_text(encoding="utf-8")
    assert str(fault.value) == f"{path}:{whole[:whole.rindex(text)].count(chr(10)) + 1}:{column}: {why}"


def test_what_can_be_in_a_state_is_listed_each_once(tmp_path: Path) -> None:
    path, text = tmp_path / "led.led", (ROOT / "spec" / "led.led").read_text(encoding="utf-8")
    path.write_text(text.replace('Player := {"x","o"}', 'Player := {"x","o","x"}'), encoding="utf-8")
    with pytest.raises(Fault, match="a state is of pairs that are listed, each once"):
        led.Text(str(path)).translate()


@pytest.mark.parametrize("theorems, names", [
    ("gdl_text", [f"Kif_{name}" for name in gdl.Text(str(ROOT / "spec/gdl.kif")).trees]),
    ("led_text", [f"Led_{name}" for name in led.Text(str(ROOT / "spec/led.led")).trees if name != "State"])])
def test_every_definition_of_the_other_texts_has_a_theorem(theorems: str, names: list[str]) -> None:
    text = (ROOT / f"proofs/theorems/models/{theorems}.c").read_text(encoding="utf-8")
    assert [name for name in names if f"{name}(" not in text] == []
