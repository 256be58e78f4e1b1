"""Refusals that no planted fault of tests/gate brings about, over a sample that each passes and one that it must not
pass."""
from pathlib import Path

import documents
import eacsl
import forms
import gate
import judge
import pytest
import reading
import texts
import tree
import why3
from conftest import SAMPLES, ended, survey


def test_a_version_that_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is taken for the nearest that is known, and what of the gate was not run is said."""
    def taken(version: str, *loads: int) -> forms.Fitted:
        def loaded(like: int, *names: str) -> list[str]:
            if like not in loads:
                raise tree.Missing(f"{names[-1]} does not compile")
            return [f"{like} {names[-1]}"]
        monkeypatch.setattr(why3, "version", lambda _: version)
        monkeypatch.setattr(forms, "loaded", loaded)
        return forms.fitted.__wrapped__()
    assert taken("25.0-beta (Manganese)", 25, 30) == forms.Fitted(25, ["25 forms.ml"], ["25 leaves.ml"], [])
    assert taken("30.0 (Zinc)", 25, 30) == forms.Fitted(30, ["30 forms.ml"], ["30 smoke.ml"], [])
    assert [taken(f"{number}.0", 25, 30).like for number in (24, 27, 28, 31, 132)] == [25, 25, 30, 30, 30]
    assert "31.0 (Gallium) is not known here" in taken("31.0 (Gallium)", 30).lacks[0]
    with pytest.raises(tree.Missing, match="31.0 .Gallium. does not load what is made for version 30.*not compile"):
        taken("31.0 (Gallium)", 25)


def test_what_the_memory_model_takes_for_granted() -> None:
    assert any("hypotheses" in text for _, _, text in ended("25-goals.txt").warnings())
    assert gate.check_memory(ended("25-goals.txt").warnings()) == []
    more = ("x.c", 1, r"[wp] Memory model hypotheses for function 'f': "
            r"/*@ behavior wp_typed_ref: requires \separated(p, &global); */")
    both = [more, ("x.c", 1, "[wp] Missing terminates")]
    assert gate.check_memory(both) == both


def test_a_structure_that_is_read_from_memory_that_was_written() -> None:
    goal: reading.Goal = {"file": "x.c", "line": 1, "function": "f", "description": "Assigns",
                          "sequent": "Let a = Load_S1(p, Mint_0)."}
    assert gate.check_loads([goal]) == []
    written = {**goal, "sequent": goal["sequent"] + " Mint_0[p <- 1]"}
    assert "not sound" in gate.check_loads([goal, written])[0][2]


def test_lemmas_that_nobody_proves_or_that_prove_each_other() -> None:
    goals = reading.read_goals(ended("25-goals.txt"))
    assert gate.check_lemmas([survey()], goals, True) == []
    assert "proved in no unit" in gate.check_lemmas([survey(lemmas=["Small", "Missing"])], goals, True)[0][2]
    small = next(g for g in goals if g["label"] == "Small")
    small["sequent"] = "Assume: 'Wrong'\n"
    assert "Small -> Wrong -> Small" in gate.check_lemmas([survey()], goals, True)[0][2]
    small["sequent"] = "Assume Lemmas: 'Wrong'\n"
    assert gate.check_lemmas([survey()], goals, True)


def test_what_frama_c_holds_for_unproved() -> None:
    clauses = reading.read_clauses(str(SAMPLES / "25-clauses.csv"))
    assert [text for _, _, text in gate.check_statuses(survey(), clauses)] == [
        "function more: postcondition odd: \\result % 2 ≡ 1: its status is Unknown"]
    for status in ("Considered valid", "Ignored"):
        assert gate.check_statuses(survey(), [{**clauses[-1], "status": status}])


def test_a_function_of_which_nothing_is_proved() -> None:
    goals = reading.read_goals(ended("25-goals.txt"))
    assert judge.check_coverage(survey(), goals, "", False) == []
    others = [g for g in goals if g["function"] != "more"]
    assert "function more has no goal" in judge.check_coverage(survey(), others, "", False)[0][2]
    smoked = goals + [{**goal, "kind": "smoke"} for goal in goals if goal["function"] != "next"]
    assert [text for _, _, text in judge.check_coverage(survey(), smoked, "", True)] == [
        "function next has no smoke test: what is known there may be contradictory"]


def test_a_goal_that_is_not_proved_and_a_smoke_test_that_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "OUT", str(tmp_path))
    goals = reading.read_goals(ended("25-goals.txt"))
    texts = [text.splitlines() for _, _, text in judge.failed_goals(goals)]
    assert [text[0].split("; its sequent: ")[0] for text in texts] == ["lemma: lemma Wrong not proved, limit",
                                                                       "function more: ensures odd not proved, limit"]
    assert [text[1:] for text in texts] == [["  " + tried for tried in g["tried"]] for g in goals if not g["ok"]]
    assert "Prove: (x_2 % 2) = 1." in "".join(path.read_text() for path in (tmp_path / "goals").iterdir())
    assert "contradictory" in judge.failed_goals(reading.read_goals(ended("25-smoke.txt")))[0][2]


def test_a_goal_that_takes_more_than_a_tenth_of_its_budget() -> None:
    goals = reading.read_goals(ended("25-goals.txt"))
    assert gate.check_dear(goals) == []
    next(g for g in goals if g["prover"] == "Z3")["steps"] = why3.STEPS["z3"] // 10 + 1
    assert "more than a tenth" in gate.check_dear(goals)[0][2]


@pytest.mark.parametrize("loops, left_out", [(2, []), (1, ["All_2"]), (0, ["All_2"])])
def test_a_quantifier_that_e_acsl_leaves_out(loops: int, left_out: list[str]) -> None:
    """Also where another conjunct stays."""
    text = """/*@
predicate All(integer n) =
  n > 0 && (\\forall integer a; 1 <= a <= n ==> (\\forall integer b; 1 <= b <= n ==> a + b > n));
 */
int __gen_e_acsl_All_2(int n)
{
  int __gen_e_acsl_and = n > 0;
""" + "  while (1) { break; }\n" * loops + "  return __gen_e_acsl_and;\n}\n"
    assert list(eacsl.vanished(text)) == left_out


def test_a_claim_of_what_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "claims",
                        lambda: [("LAWS.md", 3, "more ensures odd"), ("LAWS.md", 4, "next ensures sum")])
    goals = [{**g, "ok": g["status"] == "valid"} for g in reading.read_goals(ended("25-goals.txt"))]
    assert documents.check_claims(documents.kept(goals)) == [("LAWS.md", 3, "no proved goal `more ensures odd`")]


def row(number: str, claim: str = "`lemma Here`", owed: str = "`Vdm_obligation_a_1`") -> str:
    return f"| {number} | a | 1 | b | {owed} | {claim} |\n"


def test_obligations_and_laws_that_are_not_all_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "claims", list)
    for name in ("OBLIGATIONS", "LAWS"):
        monkeypatch.setattr(documents, name, str(tmp_path / name))
    names = "| VDMJ | of | line | kind | owed | goals |\n|-|-|-|-|-|-|\n"

    def said(obligations: str, laws: str = "| 1 + 1 = 2 | `lemma Here` |\n") -> list[str]:
        (tmp_path / "OBLIGATIONS").write_text(names + obligations)
        (tmp_path / "LAWS").write_text("| law | goals |\n|-|-|\n" + laws)
        documents.made.cache_clear()
        return [text for _, _, text in documents.check_listed()]
    assert said(row("1, 2") + row("") + row("3", claim="", owed="nothing")) == []
    assert said(row("1", claim="none")) == said(row("", claim="") + row("1")) == ["an obligation has no goal"]
    assert said(row("1") + row("3")) == ["the obligations of VDMJ are not all there: [1, 3]"]
    assert said(row("1"), "| 1 + 1 = 3 | |\n") == ["no goal for the law: 1 + 1 = 3"]
    with pytest.raises(SystemExit, match="7 columns, not 6"):
        said(row("1", claim="a | b"))
    documents.made.cache_clear()


def test_comments_and_documents_that_name_files_that_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = {"src/there.c": '/* there.c: see gone.acsl */\n#include <limits.h>\n/* limits.h */\nchar *t = "lost.c";\n',
             "src/tool.py": 3 * '"' + "As away.py does." + 3 * '"' + '\n# and there.c\nNAME = "lost.py"\n',
             "README.md": "src/there.c, build/made.c, a.h of a structure, *.c, and src/other/there.c\n",
             "CHANGELOG.md": "old.c was here\n"}
    for path, text in texts.items():
        tree.write(path, text)
    assert [(path, line, text) for path, line, text in documents.check_files(documents.listing())] == [
        ("README.md", 1, "no file src/other/there.c"), ("src/there.c", 1, "no file gone.acsl"),
        ("src/tool.py", 1, "no file away.py")]


def test_sentences_end_where_cells_items_and_paragraphs_do() -> None:
    text = ("# A heading is no sentence at all\n\nOne sentence of `some code`\nhere. And a **second one is here.** Too "
            "short.\n\n- an item of a list\n  in two lines: 1.5 of it\n- another item without its end\n"
            "  - one in an item, which\n    goes on\n\n  | a cell of a table | `a \\| b` |\n  |---|---|\n\n"
            "```c\nint code; /* that is not read */\n```\n\n    make something that is shown\n\n"
            "The last one, at line 21 of it\n")
    assert documents.sentences(text) == [(3, 5), (4, 6), (6, 11), (8, 5), (9, 7), (12, 5), (21, 8)]


def test_sentences_that_are_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def said(*lengths: int) -> list[tuple[int, str]]:
        tree.write("a.md", "\n\n".join(" ".join(["word"] * words) + "." for words in lengths) + "\n")
        return [(line, text) for _, line, text in documents.check_sentences("a.md", ["a.md"])]
    most, longest = documents.LONG, documents.LONGEST
    assert not said(*[most] * 9, longest)
    assert said(*[most] * 19, longest + 1) == [
        (39, f"a sentence of {longest + 1} words; split it, the limit is {longest}")]
    assert said(*[most] * 8, most + 1, most + 2) == [
        (1, f"the 90th percentile of its sentences is {most + 1} words; the limit is {most}")]
    tree.write("a.c", "/* It stands\n * for some words. */\n/*@ behind; */\n// These words are\n// all behind it.\n")
    assert documents.check_sentences("a", ["a.c"]) == [("a.c", 5, '"behind": write a plainer word')]


def test_the_lemmas_of_a_text() -> None:
    text = ('# 7 "b.h"\n/*@ lemma A: \\true; // lemma B: \\true;\n'
            '# 2 "./a.h" 1\n  lemma C{L}: \\true; */ // lemma D: x\n')
    assert list(texts.lemmas(text).items()) == [("A", "b.h"), ("C", "a.h")]


def test_what_is_read_of_the_forms() -> None:
    lines = ["[kernel] Parsing", "GATE\trefused\tsrc/a.c\t3\ta union", "GATE\tbody\tput\tsrc/a.c\t5",
             "GATE\tcalls\tput\tset", "GATE\trecursive\tTurn", "GATE\tended"]
    found = forms.read(lines)
    assert found.problems == [("src/a.c", 3, "a union")] and found.recursive == ["Turn"]
    assert found.body == {"put": ("src/a.c", 5)} and found.calls == [("put", "set")]
    assert "has not looked at the whole program" in forms.read(lines[:-1]).problems[-1][2]
    assert "nobody understands" in forms.read(["GATE\tnew", *lines]).problems[0][2]
