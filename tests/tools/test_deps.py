"""make deps, with programs in the place of apt's: what a system has is installed, what it lacks is named."""
import os
import shutil
import subprocess
from pathlib import Path

from conftest import run

PROGRAMS = {"dpkg-query": "exit 1", "apt-cache": '[ "$2" != frama-c-base ]'}


def deps(folder: Path, apt_get: str) -> subprocess.CompletedProcess[str]:
    for name, body in {**PROGRAMS, "apt-get": apt_get, "sudo": 'exec "$@"'}.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        program.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return run("make", "-s", "deps", env={**clean, "PATH": f"{folder}:{clean['PATH']}"})


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
