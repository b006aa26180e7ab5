"""Build, install and play with every supported Python on this machine; in `make soak`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.builds import NO_COMPILER, QUICK, empty_environment, pip, play

pytestmark = pytest.mark.soak
VERSIONS = ("3.11", "3.12", "3.13")


def python(version: str) -> str:
    """Return an interpreter of a version; skip the test if there is none."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    pyenv = Path(shutil.which("pyenv") or "/").parent.parent / "versions"
    found = [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python"))]
    for name in (*found, shutil.which(f"python{version}") or sys.executable):
        asked = [name, "-c", "import venv, sys; print('%d.%d' % sys.version_info[:2])"]
        if subprocess.run(asked, capture_output=True, text=True).stdout.strip() == version:
            return name
    pytest.skip(f"SKIPPED: there is no Python {version} with venv on this machine")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("expected", "variables"), [("compiled", QUICK), ("pure", NO_COMPILER)], ids=["cc", "no-cc"]
)
def test_the_sdist_is_installed_and_played(
    version: str, expected: str, variables: dict[str, str], sdist: Path, tmp_path: Path
) -> None:
    interpreter = empty_environment(tmp_path / "environment", python(version))
    pip(interpreter, "install", sdist, variables=variables)
    assert f"({expected}" in play(interpreter, expected, tmp_path)
    assert "No broken requirements" in pip(interpreter, "check")
