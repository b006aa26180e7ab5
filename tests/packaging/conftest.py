"""The package built and installed: once for all tests and workers."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

import pytest

from tests.kit.paths import ROOT
from tests.packaging.builds import (
    NO_COMPILER,
    QUICK,
    URL,
    build,
    current_wheel_of_make,
    empty_environment,
    once,
    pip,
)


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source distribution, built from the checkout."""

    def make(folder: Path) -> None:
        build("sdist", ROOT, folder, {"SMALLWORLD_PROJECT_URL": URL})

    (file,) = once(tmp_path_factory, "sdist", make).glob("*.tar.gz")
    return file


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the unpacked source distribution."""

    def make(folder: Path) -> None:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")

    (folder,) = once(tmp_path_factory, "unpacked", make).iterdir()
    return folder


@pytest.fixture(scope="session")
def compiled_wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel built from the source distribution, with the C compiler."""

    def make(folder: Path) -> None:
        if wheel := current_wheel_of_make():
            shutil.copy(wheel, folder)
        else:
            build("wheel", unpacked, folder, QUICK)

    (file,) = once(tmp_path_factory, "compiled", make).glob("*.whl")
    return file


@pytest.fixture(scope="session")
def compiled_environment(compiled_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the interpreter of an environment with the compiled wheel and the server."""
    # A virtual environment cannot be moved: it is made where it stays.
    place = once(tmp_path_factory, "compiled-place", lambda folder: None)

    def make(folder: Path) -> None:
        interpreter = empty_environment(place)
        pip(interpreter, "install", f"{compiled_wheel}[server]")

    once(tmp_path_factory, "compiled-environment", make)
    return place / "bin" / "python"


@pytest.fixture(scope="session")
def pure_environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the interpreter of an environment after ``pip install .`` without a compiler."""
    place = once(tmp_path_factory, "pure-place", lambda folder: None)

    def make(folder: Path) -> None:
        interpreter = empty_environment(place)
        pip(interpreter, "install", ROOT, variables=NO_COMPILER)

    once(tmp_path_factory, "pure-environment", make)
    return place / "bin" / "python"
