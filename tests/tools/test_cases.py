"""The cases of the command line: which run could not fail, and what a run leaves out."""
import re
import subprocess
from pathlib import Path

from conftest import ROOT, run

CASES = sorted((ROOT / "tests/cli").glob("*.cases"))
CLEAN = {"PATH": "/usr/bin:/bin"}


def cases(tmp_path: Path, text: str, *before: str, **more: str) -> subprocess.CompletedProcess[str]:
    """These alone, with echo as the command under test."""
    (tmp_path / "some.cases").write_text(text, encoding="utf-8")
    return run(*before, "tests/cli/run", "/bin/echo", str(tmp_path / "some.cases"), env={**CLEAN, **more})


def test_no_case_that_runs_the_command_passes_of_one_that_says_nothing() -> None:
    done = run("tests/cli/run", "/bin/true", *map(str, CASES), env={**CLEAN, "SECONDS": "2"})
    failed = set(re.findall(r"^FAILED (.*)$", done.stdout, re.M))
    assert len(failed) > 200
    for path in CASES:
        for title, line, words in re.findall(r"^# (.*)\n(\$ (.*\n(?:\$ .*\n)*))", path.read_text(), re.M):
            above = path.read_text().split(f"# {title}\n{line}")[0]
            place = f"{path}:{above.count(chr(10)) + 2}: {title}"
            assert place in failed or not re.search(r"(^|[ ;({|])(xo|told|typed|drawn|cut_off) ", words, re.M), place


def test_what_is_left_out_is_said_counted_and_written_down(tmp_path: Path) -> None:
    told = tmp_path / "skipped"
    done = cases(tmp_path, "# a\n$ needs sh no-such-program; xo 1\n| 1\n\n# b\n$ xo 2\n| 2\n", SKIPPED=str(told))
    assert done.returncode == 0 and done.stdout.endswith("command line: 1 passed, 0 failed, 1 skipped\n")
    assert re.fullmatch("skipped: no no-such-program: .*/some.cases:2: a\n", told.read_text())


def test_a_case_that_chooses_what_it_expects_is_refused(tmp_path: Path) -> None:
    done = cases(tmp_path, "# a\n$ command -v zsh >zsh || echo 1\n| 1\n")
    assert done.returncode == 1 and "say `needs PROGRAM`" in done.stderr


def test_a_script_that_hides_a_module_of_python_is_refused(tmp_path: Path) -> None:
    done = cases(tmp_path, "# a\n$ echo 'import random' >random.py; python3 random.py\n")
    assert done.returncode == 1 and "random.py hides the module random of Python" in done.stderr


def test_signals_that_the_caller_ignores_are_not_ignored_in_a_case(tmp_path: Path) -> None:
    text = ("# a\n$ for name in HUP INT TERM QUIT PIPE; do\n"
            "$ sh -c \"kill -$name \\$\\$\"; echo $?; done 2>told | uniq -c\n")
    expected = "".join(f"|       1 {128 + number}\n" for number in (1, 2, 15, 3, 13))
    ignoring = ("sh", "-c", 'trap "" HUP INT TERM QUIT PIPE; "$@"', "sh")
    done = cases(tmp_path, text + expected, *ignoring)
    assert done.returncode == 0, done.stdout + done.stderr
