"""From a module to C: what scaffold writes, what check misses in it, and the README's commands as they are pasted. What
needs Frama-C, its provers or gcc is skipped where they are not."""
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT, run

TOOL = ROOT / "proofs" / "tools" / "vdm2acsl"
EXAMPLES = ROOT / "tests" / "examples"
needs_tools = pytest.mark.skipif(not all(map(shutil.which, ("frama-c", "why3", "z3", "cvc4", "gcc"))),
                                 reason="Frama-C, its provers or gcc are not installed")

# Each kind of type, as part of others; words of C; a parameter that is named as a type is.
EACH = """
values MAX = 4; LOW = -2;
types
  Bit = <ON> | <OFF>;
  Level = int inv l == LOW <= l and l < MAX;
  Choice = <NOBODY> | Level;
  Cell :: row : Bit col : Level inv c == c.col < 3;
  Flag = bool;
  Job :: cell : Cell urgent : bool default : Flag;
  Jobs = seq of Job inv j == len j <= MAX * 2;
  Marks = seq of Bit inv j == len j <= 2 and card elems j = len j;
  Taken = set of Cell;
  Plan = map Cell to Job;
  Names = map Bit to Jobs;
  Desk :: jobs : Jobs taken : Taken ready : set of Cell inv d == len d.jobs <= 3;
  Desks = seq of Desk inv d == len d <= 2 and forall i in set inds d & d(i).taken <> {};
functions
  first: Jobs -> Job
  first(jobs) == jobs(1) pre len jobs > 0;
  cells: Plan -> Taken
  cells(plan) == dom plan;
  free: set of Cell * Bit -> set of Cell
  free(t, b) == {c | c in set t & c.row = b};
  rest: Jobs -> Jobs
  rest(jobs) == tl jobs pre len jobs > 0;
  urgent: Job * bool -> bool
  urgent(job, yes) == job.urgent = yes;
  pick: Choice * Level -> Choice
  pick(c, signed) == if c = <NOBODY> then signed else c;
state Room of
  desks : Desks
  plan : Plan
  open : bool
  levels : map Bit to set of Bit
  init r == r = mk_Room([], {|->}, false, {|->})
end
operations
  put: Cell * Job ==> bool
  put(c, j) == (plan(c) := j; open := true; return open)
  pre c not in set dom plan
  post c in set dom plan and RESULT;
  shut: () ==> ()
  shut() == (dcl all:set of Bit := {<ON>}; open := false; levels(<ON>) := all);
"""
# A state that begins as a predicate says, and a postcondition about the state before.
STACK = EACH[:EACH.index("state Room")] + """state Stack of
  jobs : Jobs
  init s == len s.jobs = 0
end
operations
  push: Job ==> ()
  push(j) == jobs := jobs ^ [j]
  pre len jobs < MAX
  post len jobs = len jobs~ + 1 and first(jobs~) = first(jobs) and forall i in set inds jobs~ & jobs(i) = jobs~(i);
"""


def scaffold(folder: Path, text: str) -> "subprocess.CompletedProcess[str]":
    (folder / "m.vdmsl").write_text(text, encoding="utf-8")
    return run(TOOL / "vdm2acsl", "scaffold", folder / "m.vdmsl")


def pasted(folder: Path, commands: str) -> "subprocess.CompletedProcess[str]":
    """What a reader's shell does with a block, in a folder of its own and with a home of its own."""
    return run("bash", "-c", "set -e\n" + commands, cwd=folder, env={**os.environ, "HOME": str(folder)})


@pytest.mark.proof
@needs_tools
def test_the_ten_minutes_of_the_readme(tmp_path: Path) -> None:
    for folder in ("proofs", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    blocks = ["\n".join(line[7:] for line in block.splitlines()) for block in re.findall(
        r"(?:^ {7}.*\n)+", (TOOL / "README.md").read_text(encoding="utf-8"), re.M)]
    begun, filled, proof, checked = blocks
    done = pasted(tmp_path, begun)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].strip() in " ".join(proof.replace("\\\n", "").split())
    empty = pasted(tmp_path, "why3 config detect\nframa-c -machdep gcc_x86_64 -wp -wp-model typed_ref -wp-prover z3 "
                   "-wp-timeout 2 -wp-fct door_bar -wp-prop post build/door/door.c")
    assert "Proved goals:    0 / 1" in empty.stdout     # what only compiles is not proved
    assert pasted(tmp_path, filled).returncode == 0
    goals = re.findall(r"Proved goals: +(\d+) / (\d+)", pasted(tmp_path, proof).stdout)
    assert len(goals) == 1 and goals[0][0] == goals[0][1] != "0", goals
    for broken, told in (("", "Precondition failed: The failing predicate is: pre:"),
                         ("state->rights.at[b] = until;", "Postcondition failed: The failing predicate is: post:")):
        source = tmp_path / "build" / "door" / "door.c"
        source.write_text(source.read_text(encoding="utf-8").replace(broken, ""), encoding="utf-8")
        done = pasted(tmp_path, checked)
        said = " ".join((done.stdout + done.stderr).split())
        where = "grant" if broken else "pass"
        assert done.returncode != 0 and f"In function 'door_{where}'" in said and told in said, said


@needs_tools
@pytest.mark.parametrize("text", [EACH, EACH[:EACH.index("state Room")], STACK], ids=["each", "no state", "stack"])
def test_what_is_written_compiles_and_is_read(tmp_path: Path, text: str) -> None:
    done = scaffold(tmp_path, text)
    assert done.returncode == 0, done.stderr
    done = pasted(tmp_path, "gcc -std=c11 -Wall -Wextra -Werror -c m.c m_obligations.c\nframa-c m.c m_obligations.c")
    assert done.returncode == 0, done.stdout + done.stderr


# A state machine, values that may be absent, a loop over a sequence of the state: with C that satisfies it.
LIGHTS = """
types
  Col = <RED> | <GREEN> | <AMBER>;
  Num = nat inv n == n <= 9;
  Opt = Num | <NONE>;
  Q = seq of Num inv q == len q <= 4;
functions
  next: Col -> Col
  next(c) == if c = <RED> then <GREEN> elseif c = <GREEN> then <AMBER> else <RED>
  post RESULT <> c;
  most: Opt * Opt -> Opt
  most(o, p) == if o = <NONE> then p elseif p = <NONE> then o elseif o < p then p else o
  post o <> <NONE> => RESULT <> <NONE> and RESULT >= o;
state T of
  c : Col
  last : Opt
  q : Q
  init t == t = mk_T(<RED>, <NONE>, [])
end
operations
  step: Num ==> ()
  step(k) == (c := next(c); if c = <RED> then last := <NONE> else last := k);
  whole: () ==> nat
  whole() ==
   (dcl s:nat := 0;
    for x in q do s := s + x;
    return s)
  post RESULT >= 0;
"""
LIGHTS_C = """#include "m.h"
Col m_next(Col c) { return c == M_RED ? M_GREEN : c == M_GREEN ? M_AMBER : M_RED; }
Opt m_most(Opt o, Opt p) { if (o == M_NONE) return p; if (p == M_NONE) return o; return o < p ? p : o; }
void m_init(T *state) { state->c = M_RED; state->last = M_NONE; state->q.len = 0; }
void m_step(T *state, Num k)
{
  state->c = m_next(state->c);
  state->last = state->c == M_RED ? M_NONE : k;
}
int m_whole(const T *state)
{
  int s = 0;
  /*@ loop invariant 0 <= i <= state->q.len && 0 <= s <= 9 * i; loop assigns i, s; loop variant state->q.len - i; */
  for (int i = 0; i < state->q.len; i++) {
    //@ assert Vdm_is_Num(Vdm_at_Q(state->q, i + 1));
    s += state->q.at[i];
  }
  return s;
}
"""


@pytest.mark.proof
@needs_tools
@pytest.mark.parametrize("right, wrong", [
    ("", ""), ("return p; if", "return o; if"), ("c == M_RED ? M_GREEN", "c == M_RED ? M_RED")])
def test_a_state_machine_is_proved_and_a_wrong_one_is_not(tmp_path: Path, right: str, wrong: str) -> None:
    assert scaffold(tmp_path, LIGHTS).returncode == 0
    (tmp_path / "m.c").write_text(LIGHTS_C.replace(right, wrong), encoding="utf-8")
    theorems = tmp_path / "m_obligations.c"
    theorems.write_text(theorems.read_text(encoding="utf-8").replace("last = 0", "last = M_NONE"), encoding="utf-8")
    done = pasted(tmp_path, "why3 config detect\nframa-c -machdep gcc_x86_64 -wp -wp-rte -wp-model typed_ref "
                  "-wp-prover z3,cvc4 -wp-timeout 20 m.c m_obligations.c")
    (proved, goals), = re.findall(r"Proved goals: +(\d+) / (\d+)", done.stdout)
    assert (proved == goals) == (right == wrong) and int(goals) > 40


@pytest.mark.parametrize("text, said", [
    ("types T = [nat]; C = char; N = nat;", [
        "1:11: an optional type, [T], or its nil: '[nat]' is not translated; write nat | <NONE>, "
        "or a record with a bool",
        "1:22: a character or a string: 'char' is not translated; write numbers, or quotes"]),
    ("types T = seq of nat;", [
        "1:7: T is a sequence of any length: give it an invariant that bounds its length, such as inv s == "
        "len s <= 100",
        "1:7: an element of T: the type nat has no bound that an int holds: use a type with one, such as Number = nat "
        "inv n == n <= 1000"]),
    ("types N = nat inv n == 3 > n and n in set {1, ..., 9}; T :: n : N m : int;", [
        "1:56: m of T: the type int has no bound that an int holds: use a type with one, such as Number = nat "
        "inv n == n <= 1000"]),
    ("functions f: nat -> bool f(i) == i = 1;", [
        "1:11: i of f: the type nat has no bound that an int holds: use a type with one, such as Number = nat "
        "inv n == n <= 1000"]),
    ("types N = nat inv n == n < 3; functions f: seq of N -> map nat to N f(s) == {i |-> i | i in set elems s};", [
        "1:56: a key of map nat to N: the type nat has no bound that an int holds: use a type with one, such as "
        "Number = nat inv n == n <= 1000",
        "1:41: s of f: the type seq of N: give it a name and an invariant that bounds its length"]),
    ("types N = nat inv n == n < 3; state S of n : N end operations o: () ==> () o() == while n > 0 do n := n - 1;", [
        "1:63: o has a loop and no postcondition: write one, which is its contract"])])
def test_what_is_refused_or_has_no_bound_is_reported_at_once(tmp_path: Path, text: str, said: list[str]) -> None:
    done = scaffold(tmp_path, text)
    assert done.returncode == 1
    assert [line.removeprefix(f"{tmp_path}/m.vdmsl:") for line in done.stderr.splitlines()] == said


def test_check_says_what_is_forgotten(tmp_path: Path) -> None:
    folder = shutil.copytree(EXAMPLES / "door", tmp_path / "door")
    assert run(TOOL / "vdm2acsl", "scaffold", folder / "door.vdmsl").returncode == 0
    assert run(TOOL / "vdm2acsl", "check", folder).returncode == 0

    def change(name: str, old: str, new: str) -> list[str]:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
        done = run(TOOL / "vdm2acsl", "check", folder)
        assert done.returncode == 1
        (folder / name).write_text(text, encoding="utf-8")
        return [line.removeprefix(f"{folder}/") for line in done.stderr.splitlines()]
    assert change("door.c", "door_last(", "door_first(") == ["door.h: door_last has a contract and no body"]
    lacking = change("door_obligations.c", "obligation_pass_2", "obligation_nothing")
    assert [line.partition(" A lemma")[0] for line in lacking] == [
        "door.vdmsl:55: pass owes, by subtype, what nothing says."]
    assert re.fullmatch(r"door.acsl:\d+: this is not what is translated now: run vdm2acsl scaffold .*door.vdmsl",
                        change("door.vdmsl", "h < 24", "h < 25")[0])
