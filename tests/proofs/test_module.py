"""Changes of the module: what is translated of the changed text is not proved to be xo.acsl, and what fails is a goal of the
definition that was changed. `make mutants KIND=module` runs it."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "proofs" / "tools"), str(ROOT / "proofs" / "tools" / "vdm")]
os.chdir(ROOT)
import framac           # noqa: E402
import representation   # noqa: E402
import tree             # noqa: E402
import why3             # noqa: E402
from obligations import Obligations   # noqa: E402

OUT = Path("build/module-mutants")


class Mutant(NamedTuple):
    name: str
    old: str
    new: str
    unit: str
    goals: str      # lemmas, or a function


LAST = "LINE-1 <= COLS},\n    {{ mk_Pos(r+i, c-i) | i in set I } | r in set R, c in set C & r+LINE-1 <= ROWS and c >= LINE}\n"
MUTANTS = [
    Mutant("side-max", "SIDE_MAX:nat1 = 20", "SIDE_MAX:nat1 = 19", "values", "Vdm_Limits"),
    Mutant("rules-one-player", "2 <= r.players", "1 <= r.players", "values", "Vdm_Rules"),
    Mutant("rules-line-on-board", "r.line <= SIDE_MAX", "r.line <= r.rows", "values", "Vdm_Rules"),
    Mutant("max-of-rows", "ROWS * COLS;", "ROWS * ROWS;", "values", "Vdm_Max"),
    Mutant("player-below", "p <= RULES.players;", "p < RULES.players;", "values", "Vdm_Player"),
    Mutant("pos-below", "p.col <= COLS;", "p.col < COLS;", "values", "Vdm_Pos"),
    Mutant("nought-is-three", "NOUGHT:Player = 2", "NOUGHT:Player = 3", "values", "Vdm_Names"),
    Mutant("one-step-more", "{0, ..., LINE-1}", "{0, ..., LINE}", "values", "Vdm_Ranges"),
    Mutant("no-other-diagonal", LAST, "LINE-1 <= COLS}\n", "values", "Vdm_Lines"),
    Mutant("other-diagonal-later", "c >= LINE}", "c > LINE}", "values", "Vdm_Lines"),
    Mutant("diagonal-twice", "mk_Pos(r+i, c-i)", "mk_Pos(r+i, c+i)", "values", "Vdm_Lines_At"),
    Mutant("min-one-less", "(LINE - 1) + 1 in", "(LINE - 1) in", "values", "Vdm_Min"),
    Mutant("moves-of-all", "dom (g :> {p});", "dom g;", "runs", "Vdm_MovesForPlayer"),
    Mutant("every-line", "exists line in set winningLines", "forall line in set winningLines", "won",
           "Vdm_Line_Won,Vdm_HasWon_Line"),
    Mutant("some-winner", "exists1 p in set", "exists p in set", "winner", "Vdm_Winner_WhoWon,Vdm_IsWon_Won"),
    Mutant("winner-among-rows", "iota p in set PLAYERS", "iota p in set R", "winner", "Vdm_WhoWon_IsWon"),
    Mutant("won-is-draw", "not isWon(g) and moveCountLeft(g) = 0", "moveCountLeft(g) = 0", "games", "Games_Answers"),
    Mutant("count-left-up", "MAX - moveCountSoFar(g)", "MAX + moveCountSoFar(g)", "games", "Games_Answers"),
    Mutant("never-behind", "in set {-1, 0, 1}", "in set {0, 1}", "games", "Is_Game"),
    Mutant("may-move-behind", "card movesForPlayer(g, p) <= card", "card movesForPlayer(g, p) < card", "games", "Games_May"),
    Mutant("a-cell-twice", "len moves = card elems moves and", "card elems moves <= len moves and", "lists", "vdm_moves"),
    Mutant("order-of-rows", "elems order = PLAYERS;", "elems order = R;", "lists", "vdm_play_order"),
    Mutant("turn-later", "order(i mod len order + 1)", "order((i + 1) mod len order + 1)", "after", "vdm_turns"),
    Mutant("after-one-more", "| i in set {0, ..., n-1} }", "| i in set {0, ..., n} }", "after", "From_Placed"),
    Mutant("over-before", "forall k in set {0, ..., n-1}", "forall k in set {0, ..., n}", "after", "vdm_not_over_before"),
    Mutant("move-any-time", "and\n    mayMove(game, p)", "", "moves", "vdm_pre_move"),
    Mutant("move-counts-two", "moveCountSoFar(game~) + 1", "moveCountSoFar(game~) + 2", "moves", "vdm_post_move"),
    Mutant("play-may-stop", "(isUnfinished(game) => n = len moves)", "(isUnfinished(game) <=> n = len moves)", "moves",
           "vdm_post_play"),
    Mutant("invariant-later", "turn(playorder, n+i-1)", "turn(playorder, n+i)", "moves", "vdm_play_invariant"),
    # Statements: what the theorems about obligations discharge is not owed any more.
    Mutant("move-not-next", "move(player, moves(n+1))", "move(player, moves(n))", "owes", "Owes_play_9"),
    Mutant("play-goes-on", "n < len moves and isUnfinished(game) do", "n < len moves do", "owes", "owed_loop"),
]


def left(name: str, text: str, unit: str, goals: str) -> list[str]:
    """The goals that are left where this is the module: the first of them, or none."""
    folder = OUT / name
    folder.mkdir(exist_ok=True, parents=True)
    (folder / "xo.vdmsl").write_text(text, encoding="utf-8")
    translated = Obligations(str(folder / "xo.vdmsl"), representation).translate()
    (folder / "module.acsl").write_text(f"#ifndef XO_MODULE\n#define XO_MODULE\n/*@\n{translated}*/\n#endif\n", encoding="utf-8")
    source = str(folder / f"module_{unit}.i")
    subprocess.run(["gcc", "-std=c11", "-E", "-CC", f"-I{folder}", *tree.INCLUDE, "-o", source,
                    f"proofs/theorems/module/module_{unit}.c"], check=True)
    which = [f"-wp-prop={goals}"] if goals[0].isupper() else ["-wp-fct", goals, "-wp-prop=-@lemma"]
    steps = str(framac.STEPS[framac.PROVERS.split(",")[0]] // 5)
    run = framac.Run(source, ["-wp", "-wp-rte", *which, "-wp-par", "1", "-wp-prover", ",".join(why3.sequence(framac.PROVERS)),
                              "-wp-steps", steps, *framac.CAP, source])
    lost: list[str] = []

    def look(run: framac.Run) -> None:
        line = run.lines[-1]
        if framac.DONE.match(line) and " : Valid" not in line and not lost:
            lost.append(line)
            run.stop()
    run.execute(look)
    assert lost or run.scheduled and not run.failure(), f"{source}: nothing was asked: {run.failure()}"
    return lost


@pytest.mark.parametrize("unit, goals", sorted({(mutant.unit, mutant.goals) for mutant in MUTANTS}))
def test_the_module_as_it_is_is_proved(unit: str, goals: str) -> None:
    text = Path("spec/xo.vdmsl").read_text(encoding="utf-8")
    assert not left("none", text, unit, goals)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_the_proof_fails(mutant: Mutant) -> None:
    text = Path("spec/xo.vdmsl").read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"the module has {text.count(mutant.old)} times: {mutant.old}"
    assert left(mutant.name, text.replace(mutant.old, mutant.new), mutant.unit, mutant.goals), "all is proved with the change in it"
