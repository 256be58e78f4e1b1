"""What is refused of the text, and what is not. tests/gate has the same through Frama-C."""
from pathlib import Path

import forms
import pytest
import texts
import tree

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
    ("int x; // \\\nint y;", 3, "goes on in the next"), ("int x; // ?\x3f/\nint y;", 3, "trigraph"),
    ("int a;\nint x = __LINE__;", 4, "__LINE__"), ("int x __attribute__((y));", 3, "__attribute__"),
    ("#pragma GCC x", 3, "pragma"),
    ('# 1 "/usr/include/stdlib.h" 1 3 4\nint y;', 3, "only headers"), ('# 1 "a.inc" 1\nint y;', 3, "only headers"),
    ('# 1 "b.h" 1\nint y;', 0, "none of the rooms"), ('# 1 "a.acsl" 1\nint y;', 1, "C in a file of logic"),
    ('/* \n# 1 "/usr/include/stdint.h" 3\n*/ int __x;', 5, "__x"),
    ('/*@ ghost int g = sizeof("*/ int x; //"); */', 3, "does not hold whole"),
    ("/*@ ghost int g; // */ int x;", 3, "does not hold whole"),
    ("//@ ghost int g; /*\nint x; /* */", 3, "comment begins"), ("/*@ ghost\n # 1\n*/", 4, "begins with #"),
    ('# 1 "/home/stdint.h" 1 3\nint y;', 3, "only headers"), ('# 1 "/home/x.h" 1 3\nint __y;', 1, "__y"),
    ('# 1 "<built-in>"\nint y;', 1, "from no file")])
def test_text_that_differs(text: str, line: int, why: str) -> None:
    said = texts.check_text("a.c", MARKED % text, {"a.h", "a.c", "a.acsl"})
    assert [True for _, at, why_not in said if at == line and why in why_not], said


@pytest.mark.parametrize("path, text, line, why", [
    ("a.c", "int a = 7;\nint b = seven;\n", 2, "is a macro in"),
    ("a.c", "#define One 1\n", 1, "a word of an annotation"),
    ("a.c", '#line 3 "b.c"\n', 1, "where it stands"), ("a.c", '\f# 1 "/usr/x.h" 3\n', 1, "where it stands"),
    ("a.c", "#if 0\n' /*\n#endif\n", 2, "nothing closes this quote"), ("a.c", "/\\\n* ' */\n", 1, "is no macro"),
    ("a.c", "#import <../src/*b.h>\n", 1, "header's name"), ("a.c", '#include "b\\"/*"\n', 1, "header's name"),
    ("spec/a.h", "", 1, "the same name"), ("a.h", "#define XO_EXECUTABLE\n", 1, "for the debug build")])
def test_what_the_texts_no_more_show(path: str, text: str, line: int, why: str) -> None:
    good = {"spec/b.acsl": "#define seven 8\n/*@ predicate One = 1 == 1; */", "a.c": "// seven, One\nint a = 7;\n",
            "src/a.h": ""}
    assert texts.check_sources(good) == []
    said = texts.check_sources({**good, path: text})
    assert [True for _, at, why_not in said if at == line and why in why_not], said


@pytest.mark.parametrize("said, why", [
    ("gcc -c -o build/obj/src/b.o src/b.c", "nothing proves it"),
    ("ar rcs build/libxo.a build/obj/src/a.o /usr/lib/crt1.o", "nothing proves it"),
    ("gcc -O3 -funsigned-char -c -o build/obj/src/a.o build/text/src/a.i", "proved: gcc -O3 -funsigned-char"),
    ("gcc -c build/text/src/a.i -fwrapv -o build/obj/src/a.o", "proved: gcc -c build/text/src/a.i -fwrapv"),
    ("gcc -std=c11 -Da=b -E -CC -MT build/text/src/a.i -MF build/text/src/a.d -o build/text/src/a.i src/a.c",
     "proved: gcc -std=c11 -Da=b -E"), ("gcc -c -o build/obj/src/cli/../a.o src/cli/../a.c", "proved: gcc -c"),
    ("sed -i s/1/7/ build/text/src/a.i", "proved: sed"), ("sed -i s/1/7/ build/*/?.?", "proved: sed"),
    ("echo x | sh hidden", "proved: echo"), ("echo \"it's\"; sh hidden; echo \"it's\"", "proved: echo"),
    ("echo int > build/text/src/a.i", "proved: echo int >"), ("gcc $FLAGS -c build/text/src/a.i", "proved: gcc $FLAGS"),
    ('echo "$(sh hidden)"', "proved: echo"), ('echo "`sh hidden`"', "proved: echo"),
    ("echo \\'$(sh hidden)\\'", "proved: echo"), ("echo \"\\\"'$(sh hidden)'\"", "proved: echo"),
    ("echo # it's \\\nsh hidden's", "proved: echo #"),
    ("gcc -E -Da=b -o build/obj/src/a.i src/a.c", "nothing proves it"),
    ("./compiler -c -o build/obj/src/a.o build/text/src/a.i", "proved: ./compiler"),
    ("objcopy --redefine-sym a=b build/libxo.a", "proved: objcopy --redefine-sym"),
    ("gcc -shared -Wl,--defsym=a=b -o build/libxo.so build/obj/src/a.o", "proved: gcc -shared -Wl,--defsym=a=b")])
def test_what_make_builds_and_nothing_proves(said: str, why: str, tmp_path: Path,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    tree.write(f"{tmp_path}/src/a.c", "")
    monkeypatch.chdir(tmp_path)
    good = """gcc -std=c11 -O3 -E -CC -MT build/text/src/a.i -MF build/text/src/a.d -o build/text/src/a.i src/a.c
echo "CC src/a.c";gcc -std=c11 -Wall -O3 -flto=auto -c -o build/obj/src/a.o  -fPIC build/text/src/a.i
gcc -DX -c -o build/obj/src/cli/b.o src/cli/b.c
ar rcs build/libxo.a build/obj/src/a.o"""
    units = {"src/a.c": "build/text/src/a.i"}
    assert texts.check_made(units, good, good) == []
    assert [True for _, _, text in texts.check_made(units, good + "\n" + said, good) if why in text]


def test_a_text_that_make_makes_in_two_ways_or_elsewhere() -> None:
    one = "gcc -std=c11 -E -CC -MT build/text/src/a.i -MF build/text/src/a.d -o build/text/src/a.i src/a.c"
    for texts_of in (one + "\n" + one.replace("-E", "-DX -E"), one.replace("build/", "good/"), ""):
        said = texts.check_made({"src/a.c": "build/text/src/a.i"}, "", texts_of)
        assert [text for _, _, text in said] == [
            "make does not make build/text/src/a.i of src/a.c, or not in one way"]


def test_a_header_that_two_units_read_differently() -> None:
    units = {"a.c": MARKED % "", "b.c": MARKED % "/* nothing new */"}
    assert texts.check_headers(units) == []
    units["b.c"] = units["b.c"].replace("int f(int x)", "int f(const int x)")
    assert [path for path, _, _ in texts.check_headers(units)] == ["a.h"]


def test_a_makefile_that_asks_how_make_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.write(f"{tmp_path}/Makefile", "include more.mk\ntexts:\n")
    tree.write(f"{tmp_path}/more.mk", f"short = {texts.SHORT}echo)\n")
    monkeypatch.chdir(tmp_path)
    assert texts.check_makefiles() == []
    tree.write(f"{tmp_path}/more.mk", "a = 1\nb = $(if $(findstring n,$(MAKEFLAGS)),,-fwrapv)\n")
    assert [(path, line) for path, line, _ in texts.check_makefiles()] == [("more.mk", 2)]


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
    assert texts.lemmas('/*@ lemma A: \\true; // lemma B: \\true;\n  lemma C: \\true; */ // lemma D: x\n') == ["A", "C"]


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


def test_a_text_that_is_not_what_comes_out_of_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("build", "fresh"):
        (tmp_path / folder / "text").mkdir(parents=True)
        (tmp_path / folder / "text" / "a.i").write_text("int a;\n", encoding="utf-8")
    monkeypatch.setattr(tree, "make", lambda *_: f"{tmp_path}/fresh/text/a.i\n")
    units = {"a.c": f"{tmp_path}/build/text/a.i"}
    assert texts.check_fresh(units) == []
    (tmp_path / "build" / "text" / "a.i").write_text("/*@ lemma a: 1 == 1; */ int a;\n", encoding="utf-8")
    assert "not the text that a.c has now" in texts.check_fresh(units)[0][2]


@pytest.mark.parametrize("more,why", [
    ("", ""), ("$(if $(wildcard build/prove),,-O1)", "it knows who asks"),
    ("$(if $(filter C,$(LC_ALL)),,-O1)", "it knows who asks"),
    ("$(if $(wildcard build/prove),,-none)", "make fails in a copy of the tree: gcc: ")])
def test_a_makefile_that_knows_who_asks(more: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, made = "build/text/src/a.i", "build/obj/src/a.o"
    tree.write(f"{tmp_path}/src/a.c", "int f(int a, int b) { return a % b; }\n")
    tree.write(f"{tmp_path}/build/prove/log", "")
    tree.write(f"{tmp_path}/Makefile", f"""texts: {text}
{made}: {text}
\tmkdir -p build/obj/src
\tgcc -std=c11 {more} -c -o {made} {text}
build/libxo.a: {made}
\tar rcsD build/libxo.a {made}
{text}: src/a.c
\tmkdir -p build/text/src
\tgcc -std=c11 -E -CC -MMD -MT {text} -MF build/text/src/a.d -o {text} src/a.c
.DEFAULT_GOAL = build/libxo.a
""")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tree, "ROOT", str(tmp_path))
    tree.make("texts")
    said = texts.check_bytes({"src/a.c": text}, tree.make("-nB"))
    assert [why in text for _, _, text in said] == [True] * bool(why)
