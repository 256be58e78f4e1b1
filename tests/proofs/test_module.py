"""Changes of the module, the seed, the GDL text and the LED text: what is translated of the changed text is not proved
to be its ACSL, and what fails is a goal of the definition that was changed. `make mutants KIND=module` runs it."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

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


# Of each unit names, what is in the text once, what is put in its place, and the goals: lemmas, or a function.
MUTANTS = {
    "values": [
        ("side-max", "SIDE_MAX:nat1 = 20", "SIDE_MAX:nat1 = 19", "Vdm_Limits"),
        ("rules-one-player", "2 <= r.players", "1 <= r.players", "Vdm_Rules"),
        ("rules-line-on-board", "r.line <= SIDE_MAX", "r.line <= r.rows", "Vdm_Rules"),
        ("max-of-rows", "ROWS * COLS;", "ROWS * ROWS;", "Vdm_Max"),
        ("player-below", "p <= RULES.players;", "p < RULES.players;", "Vdm_Player"),
        ("pos-below", "p.col <= COLS;", "p.col < COLS;", "Vdm_Pos"),
        ("nought-is-three", "NOUGHT:Player = 2", "NOUGHT:Player = 3", "Vdm_Names"),
        ("one-step-more", "{0, ..., LINE-1}", "{0, ..., LINE}", "Vdm_Ranges"),
        ("other-diagonal-later", "c >= LINE}", "c > LINE}", "Vdm_Lines"),
        ("diagonal-twice", "mk_Pos(r+i, c-i) | i in set I }", "mk_Pos(r+i, c+i) | i in set I }", "Vdm_Lines_At"),
        ("exact-of-one-cell", "r.exact <= 1 and (r.exact = 1 => r.line >= 2)", "r.exact <= 1", "Vdm_Rules"),
        ("longer-diagonal-later", "c > LINE}", "c > LINE+1}", "Vdm_Longer"),
        ("longer-diagonal-twice", "mk_Pos(r+i, c-i) | i in set LONG }", "mk_Pos(r+i, c+i) | i in set LONG }",
         "Vdm_Longer_At"),
        ("min-one-less", "(LINE - 1) + 1 in", "(LINE - 1) in", "Vdm_Min")],
    "games": [
        ("moves-of-all", "dom (g :> {p});", "dom g;", "Vdm_MovesForPlayer"),
        ("every-line", "exists line in set winningLines", "forall line in set winningLines",
         "Vdm_Line_Won,Vdm_HasWon_Line"),
        ("longer-as-line", "longer in set longerLines", "longer in set winningLines", "Vdm_Parts"),
        ("longer-always", "(EXACT => not", "(not", "Vdm_Parts"),
        ("some-winner", "exists1 p in set PLAYERS & hasWon", "exists p in set PLAYERS & hasWon",
         "Vdm_Winner_WhoWon,Vdm_IsWon_Won"),
        ("winner-among-rows", "iota p in set PLAYERS & hasWon", "iota p in set R & hasWon", "Vdm_WhoWon_IsWon"),
        ("won-is-draw", "not isWon(g) and moveCountLeft(g) = 0", "moveCountLeft(g) = 0", "Games_Answers"),
        ("count-left-up", "MAX - moveCountSoFar(g)", "MAX + moveCountSoFar(g)", "Games_Answers"),
        ("never-behind", "in set {-1, 0, 1}", "in set {0, 1}", "Is_Game"),
        ("may-move-behind", "card movesForPlayer(g, p) <= card", "card movesForPlayer(g, p) < card", "Games_May"),
        ("a-cell-twice", "len moves = card elems moves and", "card elems moves <= len moves and", "vdm_moves"),
        ("order-of-rows", "elems order = PLAYERS;", "elems order = R;", "vdm_play_order")],
    "moves": [
        ("turn-later", "order(i mod len order + 1)", "order((i + 1) mod len order + 1)", "vdm_turns"),
        ("after-one-more", "| i in set {0, ..., n-1} }", "| i in set {0, ..., n} }", "From_Placed"),
        ("over-before", "forall k in set {0, ..., n-1}", "forall k in set {0, ..., n}", "vdm_not_over_before"),
        ("move-any-time", "and\n    mayMove(game, p)", "", "vdm_pre_move"),
        ("move-counts-two", "moveCountSoFar(game~) + 1", "moveCountSoFar(game~) + 2", "vdm_post_move"),
        ("play-may-stop", "(isUnfinished(game) => n = len moves)", "(isUnfinished(game) <=> n = len moves)",
         "vdm_post_play"),
        ("invariant-later", "turn(playorder, n+i-1)", "turn(playorder, n+i)", "vdm_play_invariant")],
    # Statements: what the theorems about obligations discharge is not owed any more.
    "obligations": [
        ("move-not-next", "move(player, moves(n+1))", "move(player, moves(n))", "Obligation_play_9"),
        ("play-goes-on", "n < len moves and isUnfinished(game) do", "n < len moves do", "obligation_loop")],
    # The seed, beside the module.
    "seed": [
        ("of-four", "SIZE:nat1 = 3", "SIZE:nat1 = 4", "Seed_Numbers"),
        ("one-player", "Player = <NOUGHT> | <CROSS>", "Player = <NOUGHT>", "Seed_Player"),
        ("pos-below", "p.row <= SIZE and", "p.row < SIZE and", "Seed_Pos"),
        ("never-behind", "in set {-1, 0, 1}", "in set {0, 1}", "Seed_Level"),
        ("rows-down", "mk_Pos(r, c) | c in", "mk_Pos(c, r) | c in", "Seed_Rows_Have_To"),
        ("other-diagonal", "SIZE-x+1", "SIZE-x", "Seed_Up_Has_To"),
        ("some-of-a-line", "exists line in set", "forall line in set", "Seed_HasWon_Line"),
        ("one-loser", "exists1 p:Player &", "exists1 p:Player & not", "Seed_Winner_Seed"),
        ("won-is-draw", "not isWon(g) and moveCountLeft", "moveCountLeft", "Seed_Answers"),
        ("count-left-up", "MAX - moveCountSoFar(g)", "MAX + moveCountSoFar(g)", "Seed_Counts"),
        ("moves-of-all", "dom (g :> {p});", "dom g;", "Seed_Moves_Of"),
        ("one-move-more", "len moves > card PLAYERS", "len moves >= card PLAYERS", "Seed_Moves"),
        ("order-twice", "len order = card elems order and", "len order >= card elems order and", "Seed_Order_To"),
        ("last-move", "moveCountLeft(game) > 0", "moveCountLeft(game) > 1", "Seed_Pre_Move"),
        ("counts-two", "moveCountSoFar(game~) + 1", "moveCountSoFar(game~) + 2", "Seed_Post_Move"),
        ("draw-is-open", "<DRAW> then isDraw(game)", "<DRAW> then isUnfinished(game)", "Seed_Post_Play"),
        ("turn-stays", "tl order ^ [player]", "[player] ^ tl order", "Seed_Turns_At"),
        ("draw-goes-on", "return <DRAW>", "return <UNFINISHED>", "Seed_Returns"),
        ("says-draw", "return <UNFINISHED>", "return <DRAW>", "Seed_Ends")],
    "gdl": [
        ("role-of-none", "(role oplayer)\n", "", "Kif_Role"),
        ("init-x", "(init (cell 2 2 b))", "(init (cell 2 2 x))", "Kif_Init_Cell"),
        ("init-other", "(init (control xplayer))", "(init (control oplayer))", "Kif_Init_Control"),
        ("mark-anything", "?n b))\n    (true (control ?role)))", "?n ?any))\n    (true (control ?role)))",
         "Kif_LegalMark"),
        ("noop-in-control", "(legal xplayer noop)\n    (true (control oplayer))",
         "(legal xplayer noop)\n    (true (control xplayer))", "Kif_LegalNoop"),
        ("players-swapped", "(does xplayer (mark ?m ?n))", "(does oplayer (mark ?m ?n))", "Kif_Marked"),
        ("mark-goes", "    (distinct ?mark b))", "    (distinct ?mark x))", "Kif_Marked"),
        ("blank-in-a-row", "(distinct ?n ?k)", "(distinct ?m ?k)", "Kif_Somebody"),
        ("control-stays", "(next (control xplayer))\n    (true (control oplayer))",
         "(next (control xplayer))\n    (true (control xplayer))", "Kif_NextControl"),
        ("row-of-two", "    (true (cell ?m 2 ?mark))\n", "", "Kif_Row"),
        ("column-crossed", "(true (cell 2 ?n ?mark))", "(true (cell ?n 2 ?mark))", "Kif_Column"),
        ("no-diagonal",
         "(<= (diagonal ?mark)\n    (true (cell 1 3 ?mark))\n    (true (cell 2 2 ?mark))\n"
         "    (true (cell 3 1 ?mark)))\n", "", "Kif_Diagonal"),
        ("no-columns", "(<= (line ?mark)\n    (column ?n ?mark))\n", "", "Kif_Column_Line"),
        ("open-row", "(<= open\n    (true (cell ?m ?n b)))", "(<= open\n    (true (cell ?m 1 b)))", "Kif_Some_Open"),
        ("draw-is-won", "(goal oplayer 50)", "(goal oplayer 51)", "Kif_Goal"),
        ("goal-of-the-other", "(goal xplayer 0)\n    (line o)", "(goal xplayer 0)\n    (line x)", "Kif_Goal"),
        ("ends-open", "terminal\n    (not open)", "terminal\n    open", "Kif_Terminal"),
        ("index-of-two", "(index 3)\n", "", "Kif_Index"),
        ("base-without-b", "(<= (base (cell ?m ?n b))\n    (index ?m)\n    (index ?n))\n", "", "Kif_Base"),
        ("input-of-one", "(input ?role noop)\n    (role ?role)", "(input xplayer noop)\n    (role xplayer)",
         "Kif_Input")],
    "led": [
        ("eight-cells", "Cell := {1..9}", "Cell := {1..8}", "Led_Cell_Agree"),
        ("board-of-lines", "gameBoard := Cell", "gameBoard := {1,2,3}", "Led_Cell_Agree"),
        ("one-string", 'Player := {"x","o"}', 'Player := {"x"}', "Led_Move_Agree"),
        ("row-bent", "{4,5,6}", "{4,5,7}", "Led_Directions_Agree"),
        ("diagonal-short", "{3,5,7}", "{3,5}", "Led_Directions_Agree"),
        ("rows-without-columns", "hRows U vRows U dRows", "hRows U dRows", "Led_Lines_Agree"),
        ("occupied-by-x", 'occupies("x",c,S) or occupies("o",c,S)', 'occupies("x",c,S) or occupies("x",c,S)',
         "Led_Occupies_Agree"),
        ("some-of-a-line", "some L in lines. all c in L.", "some L in lines. some c in L.", "Led_Three_Agree"),
        ("all-rows", "some R in rows. all c in R.", "all R in rows. all c in R.", "Led_Three_Agree"),
        ("full-of-one", "all c in gameBoard.", "some c in gameBoard.", "Led_Full_Agree"),
        ("over-at-eight", "|S| = 9", "|S| = 8", "Led_Over_Agree"),
        ("never-full", "boardFull(S) or threeInRow", "threeInRow", "Led_Over_Agree"),
        ("o-begins", '"x" if even(|S|);\n   "o" otherwise', '"o" if even(|S|);\n   "x" otherwise', "Led_Turn_Agree"),
        ("even-is-odd", "even(n) iff n mod 2 = 0", "even(n) iff n mod 2 = 1", "Led_Even_Agree"),
        ("move-after-end", "~gameOverByCount(S) &", "~gameOverByBoard(S) &", "Led_Legal_Agree"),
        ("legal-where-o-is", '   ~(("o",m[2]) in S)', '   ~(("x",m[2]) in S)', "Led_Legal_Agree"),
        ("possible-on-a-stone", " & ~occupied(c,S)", "", "Led_Possible_Agree"),
        ("only-the-move", "S U {m}", "{m}", "Led_Transition_Agree")]}
ROWS = [(unit, *row) for unit, rows in MUTANTS.items() for row in rows]


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


@pytest.mark.parametrize("unit, goals", sorted({(unit, goals) for unit, _, _, _, goals in ROWS}))
def test_the_module_as_it_is_is_proved(unit: str, goals: str) -> None:
    text = Path(text_of(unit)[0]).read_text(encoding="utf-8")
    assert not left("none", text, unit, goals)


@pytest.mark.parametrize("unit, name, old, new, goals", ROWS, ids=[f"{unit}-{name}" for unit, name, *_ in ROWS])
def test_the_proof_fails(unit: str, name: str, old: str, new: str, goals: str) -> None:
    text = Path(text_of(unit)[0]).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"the text has {text.count(old)} times: {old}"
    lost = left(f"{unit}-{name}", text.replace(old, new), unit, goals)
    assert lost, "all is proved with the change in it"
