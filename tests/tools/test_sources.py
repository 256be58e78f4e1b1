"""What is refused of the text and of the order of evaluation, and what is not. tests/gate has the same through Frama-C."""
from __future__ import annotations

from pathlib import Path

import executed
import forms
import pytest
import sources

HEADER = '#ifndef A_H\n#define A_H\n#include <stdbool.h>\n#include "line.acsl"\n#define A_MAX 3\nint f(void);\n#endif\n'
GUARDED = '#ifndef A_H\n#define A_H\n#ifdef __cplusplus\nextern "C" {\n#endif\nint f(void);\n#ifdef __cplusplus\n}\n#endif\n#endif\n'
LOGIC = "#ifndef XO_A_ACSL\n#define XO_A_ACSL\n#ifdef XO_EXECUTABLE\n#define One \\\n  RUN_ONE\n#else\n/*@ predicate One = 1 == 1; */\n" \
        "#endif\n#endif\n"


@pytest.mark.parametrize("path, text", [
    ("a.h", HEADER), ("a.h", GUARDED), ("spec/a.acsl", LOGIC), ("a.c", '#include "a.h"\n/* #if __x \\ is prose */\nint a;\n'),
    ("a.c", '#include "a.h"\nchar c = \'#\';\nconst char *s = "#if ??";\n')])
def test_text_that_is_the_same_for_every_reader(path: str, text: str) -> None:
    assert sources.check_text(path, text) == []


@pytest.mark.parametrize("path, text, line, why", [
    ("a.c", "int a;\n#if 1\n", 2, "#if 1"), ("a.c", "#define A 1\n", 1, "#define A 1"), ("a.h", "#define f(x) x\n", 1, "#define f"),
    ("a.h", "#ifndef XO_EXECUTABLE\n#define XO_EXECUTABLE\n#endif\n", 1, "#ifndef"), ("a.c", '#include "a.inc"\n', 1, "a.inc"),
    ("a.c", '#include "../a.h"\n', 1, "only headers"), ("a.c", "#include <stdlib.h>\n", 1, "only headers"),
    ("a.c", "%:if 1\n", 1, "#if 1"), ("a.c", "int x; // \\\nint y;\n", 1, "goes on in the next"),
    ("a.c", "int x; // ?\x3f/\nint y;\n", 1, "trigraph"), ("a.c", "int x = __LINE__;\n", 1, "__LINE__"),
    ("a.c", "/*@ ensures __x; */\n", 1, "__x"), ("a.c", '_Pragma("x")\n', 1, "_Pragma"),
    ("a.h", "#ifdef __cplusplus\nint f(void);\n#endif\n", 1, "#ifdef"), ("spec/a.acsl", "int f(void);\n", 1, "C in a file of logic"),
    ("spec/a.acsl", "#ifdef OTHER\n#endif\n", 1, "#ifdef OTHER")])
def test_text_that_differs(path: str, text: str, line: int, why: str) -> None:
    assert [True for _, at, said in sources.check_text(path, text) if at == line and why in said], sources.check_text(path, text)


def test_a_macro_that_is_a_word_of_the_c() -> None:
    texts = {"spec/a.acsl": "#define seven 8\n", "a.c": "// seven\nint a = 7;\n"}
    assert sources.check_macros(texts) == []
    texts["a.c"] += "int b = seven;\n"
    assert [(path, line) for path, line, _ in sources.check_macros(texts)] == [("a.c", 3)]


def test_two_files_of_one_name() -> None:
    assert sources.check_names(["spec/a.acsl", "src/a.h", "src/b/a.h"], ["spec", "src"]) == []
    assert [path for path, _, _ in sources.check_names(["spec/a.h", "src/a.h"], ["spec", "src"])] == ["src/a.h"]


ORDER = """int set(int *p);
int pure(int x);
int global, other;
int put(int x);
int f(int *p, int x) { int a[2] = {0, 0}; return %s; }
"""


@pytest.mark.parametrize("text, fixed", [
    ("set(p)", True), ("set(p) == 3", True), ("pure(x) + pure(1)", True), ("x + set(p)", True), ("set(p) && *p", True),
    ("a[0] = set(p)", True), ("*p + set(p)", False), ("set(p) - set(p)", False), ("a[*p] = set(p)", False),
    ("put(put(1))", True), ("put(1) + global", False), ("put(1) + other", True), ("put(global++)", True),
    ("x++ + pure(1)", False), ("set(&x) + x", False), ("*p += set(p)", False), ("pure(set(p))", True),
    ("(struct { int a, b; }){set(p), *p}.a", False), ("x ? set(p) : *p", True)])
def test_order_that_c_leaves_open(tmp_path: Path, text: str, fixed: bool) -> None:
    unit = tmp_path / "order.c"
    unit.write_text(ORDER % text)
    writes = {"set": {"*"}, "pure": set[str](), "put": {"global"}}
    sees = {"set": {"*"}, "pure": set[str](), "put": {"global"}}
    assert (sources.check_order([str(unit)], writes, sees) == []) == fixed


def test_a_contract_that_no_test_executes() -> None:
    places = {"f": ("src/a.c", 3), "g": ("include/xo/a.h", 9)}
    assert executed.check(places, {"f", "g"}, {"f", "g"}, []) == []
    assert executed.check({"s": ("src/a.c", 1)}, {"f"}, {"f"}, [("f", "t"), ("t", "s")]) == []
    assert [line for _, line, _ in executed.check(places, {"f", "g"}, {"f"}, [])] == [9]
    assert "no header declares it" in executed.check(places, {"g"}, {"g"}, [])[0][2]


def test_what_is_read_of_the_forms() -> None:
    lines = ["[kernel] Parsing", "GATE\trefused\tsrc/a.c\t3\ta union", "GATE\twrites\tput\tglobal,*", "GATE\tsees\tput\t",
             "GATE\trecursive\tTurn", "GATE\tended"]
    found = forms.read(lines)
    assert found.problems == [("src/a.c", 3, "a union")] and found.recursive == ["Turn"]
    assert found.writes == {"put": {"global", "*"}} and found.sees == {"put": set()}
    assert "has not looked at the whole program" in forms.read(lines[:-1]).problems[-1][2]
    assert "nobody understands" in forms.read(["GATE\tnew", *lines]).problems[0][2]


def test_what_compilers_say(tmp_path: Path) -> None:
    good, order, broken = (tmp_path / name for name in ("good.c", "order.c", "broken.c"))
    good.write_text("int f(int i) { return i + 1; }\n")
    order.write_text("int f(int i)\n{ return i++ + i++; }\n")
    broken.write_text("int f(\n")
    assert sources.check_compilers([]) == [] == sources.check_compilers([str(good)])
    assert {(path, line) for path, line, _ in sources.check_compilers([str(order)])} == {(str(order), 2)}
    assert sources.check_compilers([str(broken)])
    assert "has failed" in sources.check_compilers([str(tmp_path / "absent.c")])[0][2]


def test_a_file_that_nobody_reads(tmp_path: Path) -> None:
    header, unit = tmp_path / "a.h", tmp_path / "a.c"
    header.write_text("")
    unit.write_text('#include "a.h"\n')
    assert sources.check_included([str(unit)], {str(unit): "", str(header): ""}) == []
    assert [path for path, _, _ in sources.check_included([str(unit)], {str(unit): ""})] == [str(unit)]
