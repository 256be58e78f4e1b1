"""Changes of the module, the seed, the GDL text and the LED text: what is translated of the changed text is not proved
to be its ACSL, and what fails is a goal of the definition that was changed. `make mutants KIND=module` runs it."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "proofs" / "tools"), str(ROOT / "proofs" / "tools" / "vdm2acsl"),
                str(ROOT / "proofs" / "tools" / "formal")]
os.chdir(ROOT)
import framac           # noqa: E402
import gdl              # noqa: E402
import led              # noqa: E402
import representation   # noqa: E402
import seed             # noqa: E402
import tree             # noqa: E402
import why3             # noqa: E402
from module import Module   # noqa: E402

OUT = Path("build/module-mutants")


class Mutant(NamedTuple):
    name: str
    old: str
    new: str
    unit: str
    goals: str      # lemmas, or a function


MUTANTS = [
    Mutant("side-max", "SIDE_MAX:nat1 = 20", "SIDE_MAX:nat1 = 19", "values", "Vdm_Limits"),
    Mutant("rules-one-player", "2 <= r.players", "1 <= r.players", "values", "Vdm_Rules"),
    Mutant("rules-line-on-board", "r.line <= SIDE_MAX", "r.line <= r.rows", "values", "Vdm_Rules"),
    Mutant("max-of-rows", "ROWS * COLS;", "ROWS * ROWS;", "values", "Vdm_Max"),
    Mutant("player-below", "p <= RULES.players;", "p < RULES.players;", "values", "Vdm_Player"),
    Mutant("pos-below", "p.col <= COLS;", "p.col < COLS;", "values", "Vdm_Pos"),
    Mutant("nought-is-three", "NOUGHT:Player = 2", "NOUGHT:Player = 3", "values", "Vdm_Names"),
    Mutant("one-step-more", "{0, ..., LINE-1}", "{0, ..., LINE}", "values", "Vdm_Ranges"),
    Mutant("other-diagonal-later", "c >= LINE}", "c > LINE}", "values", "Vdm_Lines"),
    Mutant("diagonal-twice", "mk_Pos(r+i, c-i)", "mk_Pos(r+i, c+i)", "values", "Vdm_Lines_At"),
    Mutant("min-one-less", "(LINE - 1) + 1 in", "(LINE - 1) in", "values", "Vdm_Min"),
    Mutant("moves-of-all", "dom (g :> {p});", "dom g;", "games", "Vdm_MovesForPlayer"),
    Mutant("every-line", "exists line in set winningLines", "forall line in set winningLines", "games",
           "Vdm_Line_Won,Vdm_HasWon_Line"),
    Mutant("some-winner", "exists1 p in set PLAYERS & hasWon", "exists p in set PLAYERS & hasWon", "games",
           "Vdm_Winner_WhoWon,Vdm_IsWon_Won"),
    Mutant("winner-among-rows", "iota p in set PLAYERS & hasWon", "iota p in set R & hasWon", "games",
           "Vdm_WhoWon_IsWon"),
    Mutant("won-is-draw", "not isWon(g) and moveCountLeft(g) = 0", "moveCountLeft(g) = 0", "games", "Games_Answers"),
    Mutant("count-left-up", "MAX - moveCountSoFar(g)", "MAX + moveCountSoFar(g)", "games", "Games_Answers"),
    Mutant("never-behind", "in set {-1, 0, 1}", "in set {0, 1}", "games", "Is_Game"),
    Mutant("may-move-behind", "card movesForPlayer(g, p) <= card", "card movesForPlayer(g, p) < card", "games",
           "Games_May"),
    Mutant("a-cell-twice", "len moves = card elems moves and", "card elems moves <= len moves and", "games",
           "vdm_moves"),
    Mutant("order-of-rows", "elems order = PLAYERS;", "elems order = R;", "games", "vdm_play_order"),
    Mutant("turn-later", "order(i mod len order + 1)", "order((i + 1) mod len order + 1)", "moves", "vdm_turns"),
    Mutant("after-one-more", "| i in set {0, ..., n-1} }", "| i in set {0, ..., n} }", "moves", "From_Placed"),
    Mutant("over-before", "forall k in set {0, ..., n-1}", "forall k in set {0, ..., n}", "moves",
           "vdm_not_over_before"),
    Mutant("move-any-time", "and\n    mayMove(game, p)", "", "moves", "vdm_pre_move"),
    Mutant("move-counts-two", "moveCountSoFar(game~) + 1", "moveCountSoFar(game~) + 2", "moves", "vdm_post_move"),
    Mutant("play-may-stop", "(isUnfinished(game) => n = len moves)", "(isUnfinished(game) <=> n = len moves)", "moves",
           "vdm_post_play"),
    Mutant("invariant-later", "turn(playorder, n+i-1)", "turn(playorder, n+i)", "moves", "vdm_play_invariant"),
    # Statements: what the theorems about obligations discharge is not owed any more.
    Mutant("move-not-next", "move(player, moves(n+1))", "move(player, moves(n))", "obligations", "Obligation_play_9"),
    Mutant("play-goes-on", "n < len moves and isUnfinished(game) do", "n < len moves do", "obligations",
           "obligation_loop"),
    # The seed, beside the module.
    Mutant("seed-of-four", "SIZE:nat1 = 3", "SIZE:nat1 = 4", "seed", "Seed_Numbers"),
    Mutant("seed-one-player", "Player = <NOUGHT> | <CROSS>", "Player = <NOUGHT>", "seed", "Seed_Player"),
    Mutant("seed-pos-below", "p.row <= SIZE and", "p.row < SIZE and", "seed", "Seed_Pos"),
    Mutant("seed-never-behind", "in set {-1, 0, 1}", "in set {0, 1}", "seed", "Seed_Level"),
    Mutant("seed-rows-down", "mk_Pos(r, c) | c in", "mk_Pos(c, r) | c in", "seed", "Seed_Rows_Have_To"),
    Mutant("seed-other-diagonal", "SIZE-x+1", "SIZE-x", "seed", "Seed_Up_Has_To"),
    Mutant("seed-some-of-a-line", "exists line in set", "forall line in set", "seed", "Seed_HasWon_Line"),
    Mutant("seed-one-loser", "exists1 p:Player &", "exists1 p:Player & not", "seed", "Seed_Winner_Seed"),
    Mutant("seed-won-is-draw", "not isWon(g) and moveCountLeft", "moveCountLeft", "seed", "Seed_Answers"),
    Mutant("seed-count-left-up", "MAX - moveCountSoFar(g)", "MAX + moveCountSoFar(g)", "seed", "Seed_Counts"),
    Mutant("seed-moves-of-all", "dom (g :> {p});", "dom g;", "seed", "Seed_Moves_Of"),
    Mutant("seed-one-move-more", "len moves > card PLAYERS", "len moves >= card PLAYERS", "seed", "Seed_Moves"),
    Mutant("seed-order-twice", "len order = card elems order and", "len order >= card elems order and", "seed",
           "Seed_Order_To"),
    Mutant("seed-last-move", "moveCountLeft(game) > 0", "moveCountLeft(game) > 1", "seed", "Seed_Pre_Move"),
    Mutant("seed-counts-two", "moveCountSoFar(game~) + 1", "moveCountSoFar(game~) + 2", "seed", "Seed_Post_Move"),
    Mutant("seed-draw-is-open", "<DRAW> then isDraw(game)", "<DRAW> then isUnfinished(game)", "seed",
           "Seed_Post_Play"),
    Mutant("seed-turn-stays", "tl order ^ [player]", "[player] ^ tl order", "seed", "Seed_Turns_At"),
    Mutant("seed-draw-goes-on", "return <DRAW>", "return <UNFINISHED>", "seed", "Seed_Returns"),
    Mutant("seed-says-draw", "return <UNFINISHED>", "return <DRAW>", "seed", "Seed_Ends"),
    # The GDL text.
    Mutant("role-of-none", "(role oplayer)\n", "", "gdl", "Kif_Role"),
    Mutant("init-x", "(init (cell 2 2 b))", "(init (cell 2 2 x))", "gdl", "Kif_Init_Cell"),
    Mutant("init-other", "(init (control xplayer))", "(init (control oplayer))", "gdl", "Kif_Init_Control"),
    Mutant("mark-anything", "?n b))\n    (true (control ?role)))", "?n ?any))\n    (true (control ?role)))", "gdl",
           "Kif_LegalMark"),
    Mutant("noop-in-control", "(legal xplayer noop)\n    (true (control oplayer))",
           "(legal xplayer noop)\n    (true (control xplayer))", "gdl", "Kif_LegalNoop"),
    Mutant("players-swapped", "(does xplayer (mark ?m ?n))", "(does oplayer (mark ?m ?n))", "gdl", "Kif_Marked"),
    Mutant("mark-goes", "    (distinct ?mark b))", "    (distinct ?mark x))", "gdl", "Kif_Marked"),
    Mutant("blank-in-a-row", "(distinct ?n ?k)", "(distinct ?m ?k)", "gdl", "Kif_Somebody"),
    Mutant("control-stays", "(next (control xplayer))\n    (true (control oplayer))",
           "(next (control xplayer))\n    (true (control xplayer))", "gdl", "Kif_NextControl"),
    Mutant("row-of-two", "    (true (cell ?m 2 ?mark))\n", "", "gdl", "Kif_Row"),
    Mutant("column-crossed", "(true (cell 2 ?n ?mark))", "(true (cell ?n 2 ?mark))", "gdl", "Kif_Column"),
    Mutant("no-diagonal", "(<= (diagonal ?mark)\n    (true (cell 1 3 ?mark))\n    (true (cell 2 2 ?mark))\n"
           "    (true (cell 3 1 ?mark)))\n", "", "gdl", "Kif_Diagonal"),
    Mutant("no-columns", "(<= (line ?mark)\n    (column ?n ?mark))\n", "", "gdl", "Kif_Column_Line"),
    Mutant("open-row", "(<= open\n    (true (cell ?m ?n b)))", "(<= open\n    (true (cell ?m 1 b)))", "gdl",
           "Kif_Some_Open"),
    Mutant("draw-is-won", "(goal oplayer 50)", "(goal oplayer 51)", "gdl", "Kif_Goal"),
    Mutant("goal-of-the-other", "(goal xplayer 0)\n    (line o)", "(goal xplayer 0)\n    (line x)", "gdl", "Kif_Goal"),
    Mutant("ends-open", "terminal\n    (not open)", "terminal\n    open", "gdl", "Kif_Terminal"),
    Mutant("index-of-two", "(index 3)\n", "", "gdl", "Kif_Index"),
    Mutant("base-without-b", "(<= (base (cell ?m ?n b))\n    (index ?m)\n    (index ?n))\n", "", "gdl", "Kif_Base"),
    Mutant("input-of-one", "(input ?role noop)\n    (role ?role)", "(input xplayer noop)\n    (role xplayer)", "gdl",
           "Kif_Input"),
    # The LED text.
    Mutant("eight-cells", "Cell := {1..9}", "Cell := {1..8}", "led", "Led_Cell_Agree"),
    Mutant("board-of-lines", "gameBoard := Cell", "gameBoard := {1,2,3}", "led", "Led_Cell_Agree"),
    Mutant("one-string", 'Player := {"x","o"}', 'Player := {"x"}', "led", "Led_Move_Agree"),
    Mutant("row-bent", "{4,5,6}", "{4,5,7}", "led", "Led_Directions_Agree"),
    Mutant("diagonal-short", "{3,5,7}", "{3,5}", "led", "Led_Directions_Agree"),
    Mutant("rows-without-columns", "hRows U vRows U dRows", "hRows U dRows", "led", "Led_Lines_Agree"),
    Mutant("occupied-by-x", 'occupies("x",c,S) or occupies("o",c,S)', 'occupies("x",c,S) or occupies("x",c,S)', "led",
           "Led_Occupies_Agree"),
    Mutant("some-of-a-line", "some L in lines. all c in L.", "some L in lines. some c in L.", "led", "Led_Three_Agree"),
    Mutant("all-rows", "some R in rows. all c in R.", "all R in rows. all c in R.", "led", "Led_Three_Agree"),
    Mutant("full-of-one", "all c in gameBoard.", "some c in gameBoard.", "led", "Led_Full_Agree"),
    Mutant("over-at-eight", "|S| = 9", "|S| = 8", "led", "Led_Over_Agree"),
    Mutant("never-full", "boardFull(S) or threeInRow", "threeInRow", "led", "Led_Over_Agree"),
    Mutant("o-begins", '"x" if even(|S|);\n   "o" otherwise', '"o" if even(|S|);\n   "x" otherwise', "led",
           "Led_Turn_Agree"),
    Mutant("even-is-odd", "even(n) iff n mod 2 = 0", "even(n) iff n mod 2 = 1", "led", "Led_Even_Agree"),
    Mutant("move-after-end", "~gameOverByCount(S) &", "~gameOverByBoard(S) &", "led", "Led_Legal_Agree"),
    Mutant("legal-where-o-is", '   ~(("o",m[2]) in S)', '   ~(("x",m[2]) in S)', "led", "Led_Legal_Agree"),
    Mutant("possible-on-a-stone", " & ~occupied(c,S)", "", "led", "Led_Possible_Agree"),
    Mutant("only-the-move", "S U {m}", "{m}", "led", "Led_Transition_Agree"),
]


class Seeded(Module):
    """The seed, after the module that it is beside."""
    def __init__(self, path: str) -> None:
        self.module = Module("spec/xo.vdmsl", representation)
        super().__init__(path, seed, self.module.counts)

    def translate(self) -> str:
        return self.module.translate() + super().translate()


TEXTS: dict[str, tuple[str, Callable[[str], Any], str]] = {
    "gdl": ("spec/gdl.kif", gdl.Text, "proofs/theorems/models/gdl_text.c"),
    "led": ("spec/led.led", led.Text, "proofs/theorems/models/led_text.c"),
    "seed": ("spec/seed.vdmsl", Seeded, "proofs/theorems/module/module_seed.c")}


def text_of(unit: str) -> tuple[str, Callable[[str], Any], str]:
    """The text that a unit is about, what translates it, and the unit."""
    theorem = f"proofs/theorems/module/module_{unit}."
    return TEXTS.get(unit, ("spec/xo.vdmsl", lambda path: Module(path, representation),
                            theorem + ("c" if Path(theorem + "c").exists() else "acsl")))


def left(name: str, text: str, unit: str, goals: str) -> list[str]:
    """The goals that are left where this is the module: the first of them, or none."""
    folder = OUT / name
    folder.mkdir(exist_ok=True, parents=True)
    path, translator, theorem = text_of(unit)
    (folder / Path(path).name).write_text(text, encoding="utf-8")
    translated = translator(str(folder / Path(path).name)).translate()
    (folder / "module.acsl").write_text(f"#ifndef XO_MODULE\n#define XO_MODULE\n/*@\n{translated}*/\n#endif\n",
                                        encoding="utf-8")
    source = str(folder / Path(theorem).stem) + ".i"
    subprocess.run(["gcc", "-std=c11", "-E", "-CC", f"-I{folder}", *tree.INCLUDE, "-x", "c", "-o", source, theorem],
                   check=True)
    which = [f"-wp-prop={goals}"] if goals[0].isupper() else ["-wp-fct", goals, "-wp-prop=-@lemma"]
    steps = str(framac.STEPS[framac.PROVERS.split(",")[0]] // 5)
    run = framac.Run(source,
                     ["-wp", "-wp-rte", *which, "-wp-par", "1", "-wp-prover", ",".join(why3.sequence(framac.PROVERS)),
                      "-wp-steps", steps, *framac.CAP, source]).execute(whole=False)
    assert run.lost or run.scheduled and not run.failure(), f"{source}: nothing was asked: {run.failure()}"
    return run.lost


@pytest.mark.parametrize("unit, goals", sorted({(mutant.unit, mutant.goals) for mutant in MUTANTS}))
def test_the_module_as_it_is_is_proved(unit: str, goals: str) -> None:
    text = Path(text_of(unit)[0]).read_text(encoding="utf-8")
    assert not left("none", text, unit, goals)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_the_proof_fails(mutant: Mutant) -> None:
    text = Path(text_of(mutant.unit)[0]).read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"the text has {text.count(mutant.old)} times: {mutant.old}"
    lost = left(mutant.name, text.replace(mutant.old, mutant.new), mutant.unit, mutant.goals)
    assert lost, "all is proved with the change in it"
