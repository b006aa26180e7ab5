"""Whatever hinders compiling, the build ends as plain Python and stores the reason."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.kit.paths import ROOT
from tests.packaging.builds import run

RUN_SETUP = """
import runpy, sys, sysconfig
{before}
sys.argv = ["setup.py", "build", "--build-lib", {output!r}]
sys.path.insert(0, ".")
runpy.run_path("setup.py", run_name="__main__")
"""
# Makes whatever it is asked for, but not what was meant.
MAKES_JUNK = """#!/bin/sh
while [ $# -gt 0 ]; do
    if [ "$1" = -o ]; then echo junk > "$2"; fi
    shift
done
"""
# Compiles the first little module and nothing after it.
TIRES = """#!/bin/sh
case "$*" in *smallworld_probe*) exec cc "$@" ;; esac
exit 7
"""


def copy_of_the_source(folder: Path) -> Path:
    """Copy what a build needs, to be damaged."""
    copy = folder / "source"
    skipped = shutil.ignore_patterns("web", "locales", "__pycache__")
    shutil.copytree(ROOT / "src", copy / "src", ignore=skipped)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def build_with(
    folder: Path, source: Path = ROOT, *, before: str = "", compiler: str = "", **more: str
) -> tuple[int, str, Path]:
    """Run setup.py; return its exit status, what it printed, and the built package."""
    variables = dict(more)
    if compiler:
        script = folder / "cc.sh"
        script.write_text(compiler, encoding="utf-8")
        script.chmod(0o755)
        variables["CC"] = str(script)
    output = folder / "built"
    program = RUN_SETUP.format(before=before, output=str(output))
    done = run(sys.executable, "-c", program, variables=variables, folder=source, may_fail=True)
    return done.returncode, done.stderr, output / "smallworld"


def reason_of(built: tuple[int, str, Path]) -> str:
    """Return the stored reason of a pure build that must have succeeded."""
    status, printed, package = built
    assert status == 0, printed
    assert (package / "core" / "engine.py").is_file()
    assert not [*package.parent.rglob("*.so")]
    info = json.loads((package / "build.json").read_text("utf-8"))
    assert info["build"] == "pure"
    assert f"smallworld: pure Python, because {info['reason']}" in printed
    return str(info["reason"])


def test_asked_for(tmp_path: Path) -> None:
    assert reason_of(build_with(tmp_path, SMALLWORLD_PURE="1")) == "SMALLWORLD_PURE was set"


def test_no_compiler(tmp_path: Path) -> None:
    reason = reason_of(build_with(tmp_path, CC="no-such-compiler"))
    assert reason.startswith("the C compiler is missing or failed (")


def test_a_compiler_that_makes_junk(tmp_path: Path) -> None:
    reason = reason_of(build_with(tmp_path, compiler=MAKES_JUNK))
    assert reason == "the C compiler builds modules that do not load"


def test_no_headers(tmp_path: Path) -> None:
    before = f"sysconfig.get_path = lambda name: {str(tmp_path)!r}"
    assert reason_of(build_with(tmp_path, before=before)).startswith("the C headers of Python")


def test_no_mypyc(tmp_path: Path) -> None:
    before = "sys.modules['mypyc.build'] = None"
    assert reason_of(build_with(tmp_path, before=before)).startswith("mypyc is not installed (")


def test_an_error_of_mypyc(tmp_path: Path) -> None:
    before = (
        "import types; broken = types.ModuleType('mypyc.build')\n"
        "def mypycify(*_, **__): raise AssertionError('unknown operation')\n"
        "broken.mypycify = mypycify; sys.modules['mypyc.build'] = broken"
    )
    reason = reason_of(build_with(tmp_path, before=before))
    assert reason == "mypyc failed (unknown operation)"


def test_source_that_mypyc_refuses(tmp_path: Path) -> None:
    source = copy_of_the_source(tmp_path)
    with (source / "src/smallworld/core/die.py").open("a", encoding="utf-8") as file:
        file.write("\nhalf a sentence\n")
    reason = reason_of(build_with(tmp_path, source))
    assert reason == "mypyc failed (it found errors in the source; pip install -v shows them)"


def test_a_release_is_never_pure(tmp_path: Path) -> None:
    status, printed, package = build_with(tmp_path, CC="/bin/false", SMALLWORLD_COMPILED="1")
    assert status != 0
    assert "SMALLWORLD_COMPILED asks for a compiled build" in printed
    assert not (package / "build.json").exists()


@pytest.mark.soak
def test_a_compiler_that_fails_later(tmp_path: Path) -> None:
    reason = reason_of(build_with(tmp_path, compiler=TIRES))
    assert reason.startswith("the C compiler failed (")
