"""Build the package and install it into empty environments, as a user does."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.kit.paths import PACKAGE, ROOT

PLAY = ROOT / "tests" / "packaging" / "play_installed.py"
URL = "https://forge.example/smallworld"
NO_COMPILER = {"CC": "/bin/false"}
QUICK = {"SMALLWORLD_OPT_LEVEL": "0"}  # compile in half the time

# What a shell without any settings of ours has. Without bytecode, installing takes half the time.
_OURS = ("SMALLWORLD_", "PYTEST_", "PYTHONPATH", "CC", "CFLAGS")
_CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
_PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_COMPILE": "1"}


def run(
    *command: str | Path,
    variables: Mapping[str, str] | None = None,
    folder: Path | None = None,
    may_fail: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a command outside the checkout's own environment; fail with all that it printed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**_CLEAN, **_PIP, **(variables or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    output = f"{' '.join(map(str, command))}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    assert may_fail or done.returncode == 0, output
    return done


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return a folder that ``make`` filled; the workers of one test run share it."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / f"packaging-{name}"
    with (shared / f"packaging-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            unfinished = shared / f"packaging-{name}-unfinished-{os.getpid()}"
            unfinished.mkdir()
            make(unfinished)
            unfinished.rename(folder)
    return folder


def build(
    kind: str, source: Path, output: Path, variables: Mapping[str, str] | None = None
) -> Path:
    """Build a ``sdist`` or a ``wheel`` in an isolated environment and return the file."""
    command = (sys.executable, "-m", "build", f"--{kind}", "--outdir", output, source)
    run(*command, variables=variables)
    (file,) = output.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return file


def current_wheel_of_make() -> Path | None:
    """Return the compiled wheel that ``make install`` built, if it holds today's files."""
    wheels = [
        file for file in (ROOT / ".venv" / "dist").glob("*.whl") if "none-any" not in file.name
    ]
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = set(archive.namelist())
            if all(
                (name := path.relative_to(PACKAGE.parent).as_posix()) in names
                and archive.read(name) == path.read_bytes()
                for path in files
            ):
                return wheel
    return None


def empty_environment(folder: Path, python: str = sys.executable) -> Path:
    """Make a virtual environment with nothing in it and return its interpreter."""
    run(python, "-m", "venv", "--without-pip", folder)
    return folder / "bin" / "python"


def pip(
    interpreter: Path, *arguments: str | Path, variables: Mapping[str, str] | None = None
) -> str:
    """Run pip for another environment."""
    command = (sys.executable, "-m", "pip", "--python", interpreter, *arguments)
    return run(*command, variables=variables).stdout


def play(interpreter: Path, expected: str, folder: Path) -> str:
    """Play a game in an environment and return what ``smallworld --version`` says there."""
    return run(interpreter, "-I", PLAY, expected, folder=folder).stdout
