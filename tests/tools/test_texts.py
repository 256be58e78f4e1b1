"""What is refused of the text, and what is not. tests/gate has the same through Frama-C."""
from pathlib import Path

import forms
import pytest
import texts

MARKED = """# 0 "a.c"
# 1 "/usr/include/stdint.h" 1 3
typedef int __int32_t __attribute__((x));
# 2 "a.c" 2
# 1 "a.h" 1
int f(int x);
# 3 "a.c" 2
%s
"""


@pytest.mark.parametrize("text",
                         ["/* #if __x is prose, isn't it? */ int a;", "_Bool a;",
                          "/*@ ghost int g = '\"'; // isn't it?\n*/", 'char c = \'#\'; const char *s = "__x ??/";'])
def test_text_that_is_the_same_for_every_reader(text: str) -> None:
    assert texts.check_text("a.c", MARKED % text, {"a.h", "a.c"}) == []


@pytest.mark.parametrize("text, line, why", [
    ("int a;\nint x = __LINE__;", 4, "__LINE__"), ("int x __attribute__((y));", 3, "__attribute__"),
    ("#pragma GCC x", 3, "pragma"),
    ('# 1 "/usr/include/stdlib.h" 1 3 4\nint y;', 3, "only headers"), ('# 1 "a.inc" 1\nint y;', 3, "only headers"),
    ('# 1 "b.h" 1\nint y;', 0, "none of the rooms"), ('# 1 "a.acsl" 1\nint y;', 1, "C in a file of logic"),
    ('/* \n# 1 "/usr/include/stdint.h" 3\n*/ int __x;', 5, "__x"),
    ('# 1 "/home/stdint.h" 1 3\nint y;', 3, "only headers"), ('# 1 "/home/x.h" 1 3\nint __y;', 1, "__y"),
    ("/*@ ghost typedef int t; */", 3, "typedef in ghost code")])
def test_text_that_differs(text: str, line: int, why: str) -> None:
    said = texts.check_text("a.c", MARKED % text, {"a.h", "a.c", "a.acsl"})
    assert [True for _, at, why_not in said if at == line and why in why_not], said


@pytest.mark.parametrize("path, text, line, why", [
    ("a.c", "int a = 7;\nint b = seven;\n", 2, "is a macro in"),
    ("a.c", "#define One 1\n", 1, "a word of an annotation"),
    ("src/stdint.h", "", 1, "name of a system header"), ("spec/a.h", "", 1, "the same name")])
def test_sources_that_could_be_read_differently(path: str, text: str, line: int, why: str) -> None:
    good = {"spec/b.acsl": "#define seven 8\n/*@ predicate One = 1 == 1; */", "a.c": "// seven, One\nint a = 7;\n",
            "src/a.h": ""}
    assert texts.check_sources(good) == []
    said = texts.check_sources({**good, path: text})
    assert [True for _, at, why_not in said if at == line and why in why_not], said


def test_a_header_that_two_units_read_differently() -> None:
    units = {"a.c": MARKED % "", "b.c": MARKED % "/* nothing new */"}
    assert texts.check_headers(units) == []
    units["b.c"] = units["b.c"].replace("int f(int x)", "int f(const int x)")
    assert [path for path, _, _ in texts.check_headers(units)] == ["a.h"]


def test_the_debug_build_has_the_same_c(tmp_path: Path) -> None:
    unit = tmp_path / "a.c"
    unit.write_text("int a = 1; /* a comment */\n")
    assert texts.check_debug(str(unit), "int a\n  = 1;\n") == []
    assert [path for path, _, _ in texts.check_debug(str(unit), "int a = 2;\n")] == [str(unit)]


def test_names_that_the_compiler_knows() -> None:
    assert texts.check_builtin({"xo_abs": ("a.c", 1)}) == []
    found = texts.check_builtin({"xo_abs": ("a.c", 1), "abs": ("a.c", 2), "strlen": ("a.c", 3)})
    assert [line for _, line, _ in found] == [2, 3]


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


def test_what_compilers_say(tmp_path: Path) -> None:
    good, order, broken = (tmp_path / name for name in ("good.c", "order.c", "broken.c"))
    good.write_text("int f(int i) { return i + 1; }\n")
    order.write_text("int f(int i)\n{ return i++ + i++; }\n")
    broken.write_text("int f(\n")
    assert texts.check_compilers([]) == [] == texts.check_compilers([str(good)])
    assert {(path, line) for path, line, _ in texts.check_compilers([str(order)])} == {(str(order), 2)}
    assert texts.check_compilers([str(broken)])
    assert "has failed" in texts.check_compilers([str(tmp_path / "absent.c")])[0][2]
