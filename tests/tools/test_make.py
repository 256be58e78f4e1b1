"""What make says and does where users call it in ways of their own."""
import os
import shutil
import subprocess
from pathlib import Path

from conftest import ROOT, run

CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def make(*words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return run("make", *words, cwd=cwd, env=CLEAN)


def compiled(*words: str) -> list[str]:
    """The commands that would preprocess or compile everything anew; what is preprocessed by itself is compiled as it
    is."""
    done = make("-n", "-B", *words, "all")
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines()
            if " -E -CC " in line or (" -c -o " in line and not line.endswith(".i"))]


def test_from_another_folder_it_says_what_to_do(tmp_path: Path) -> None:
    done = make("-f", f"{ROOT}/Makefile", cwd=tmp_path)
    assert done.returncode == 2 and "run make in the folder of the Makefile, or as make -C FOLDER" in done.stderr
    assert not list(tmp_path.iterdir())


def test_cppflags_are_given_to_every_compilation() -> None:
    commands = compiled("CPPFLAGS=-DTHE_FLAG")
    assert len(commands) > 20 and all(" -DTHE_FLAG " in command for command in commands)


def test_cppflags_say_where_expat_is(tmp_path: Path) -> None:
    (tmp_path / "expat.h").write_text("/* nothing that the reader of rif needs */\n", encoding="utf-8")
    commands = compiled(f"CPPFLAGS=-I{tmp_path}")
    assert any("norif.c" in command for command in commands)
    assert not any("import/rif.c" in command for command in commands)


def test_what_make_was_told_is_printed_first() -> None:
    """So that a part is not taken for the whole, also where a variable of the environment has chosen it."""
    def said(*words: str, **more: str) -> str:
        done = run("make", "-n", *words, "prove", env={**CLEAN, **more})
        return next(line for line in done.stdout.splitlines() if line.startswith("echo"))
    clean = {"FN": "", "UNIT": "", "PROVERS": ""}
    assert said(**clean) == 'echo "make prove: all of it"'
    assert said("UNIT=line", **clean) == 'echo "make prove: UNIT=line (command line)"'
    environment = 'echo "make prove: FN=xo_init (environment) PROVERS=z3 (environment)"'
    assert said(**{**clean, "FN": "xo_init", "PROVERS": "z3"}) == environment


def test_a_variable_that_no_makefile_has_is_named() -> None:
    for told in ("fn=xo_init", "CHANGED=1", "PROVER=z3"):
        done = make(told, "prove")
        name = told.split("=", maxsplit=1)[0]
        assert (done.returncode, done.stdout) == (2, ""), done
        assert done.stderr.startswith(f"make prove: there is no variable {name}; make prove takes FN UNIT LEVEL ")
    assert "there is no variable Unit; make gate takes no variable" in make("-n", "Unit=game", "gate").stdout
    assert "there is no variable" not in make("-n", "FN=xo_init", "CC=gcc", "V=1", "prove").stdout


def test_frama_c_is_needed_for_the_checked_library_alone() -> None:
    plain, checked = (make("-n", "-B", "DESTDIR=nowhere", target).stdout for target in ("install", "install-debug"))
    assert "libxo.so" in plain and "frama-c" not in plain and "debug-build" not in plain
    assert "frama-c" in checked and "debug-build" in checked


def deps(folder: Path, apt_get: str) -> subprocess.CompletedProcess[str]:
    """make deps, with programs in the place of apt's."""
    for name, body in {"dpkg-query": "exit 1", "apt-cache": '[ "$2" != frama-c-base ]', "apt-get": apt_get,
                       "sudo": 'exec "$@"'}.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        program.chmod(0o755)
    return run("make", "-s", "deps", env={**CLEAN, "PATH": f"{folder}:{CLEAN['PATH']}"})


def test_a_package_that_the_system_lacks_keeps_no_other_from_being_installed(tmp_path: Path) -> None:
    done = deps(tmp_path, 'echo "apt-get $*"')
    installed = done.stdout.splitlines()[-1]
    assert done.returncode == 0 and installed.startswith("apt-get install ")
    assert " clang " in installed and "frama-c" not in installed and "has no frama-c-base:" in done.stderr


def test_a_system_without_apt_is_told_where_the_list_is(tmp_path: Path) -> None:
    for name in ("make", "sh", "sed", "id", "gcc", "echo"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    done = run("make", "-s", "deps", env={"PATH": str(tmp_path)})
    assert done.returncode == 2
    assert "make deps: this system has no apt-get: install what CONTRIBUTING.md lists" in done.stderr


def test_an_installation_that_fails_is_told(tmp_path: Path) -> None:
    assert deps(tmp_path, '[ "$1" = update ]').returncode != 0
