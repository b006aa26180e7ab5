"""The package is built, installed into an empty environment, and played there."""

from __future__ import annotations

import json
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

from smallworld.version import VERSION
from tests.kit.paths import DOCS, PACKAGE, ROOT
from tests.packaging.builds import URL, pip, play, run

# Not installed: what Python and a build leave behind.
JUNK = (".pyc", ".pyo", ".c", ".h", ".o", ".orig", ".rej", ".swp")


def members(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def metadata(text: str) -> dict[str, list[str]]:
    headers = HeaderParser().parsestr(text)
    return {name: headers.get_all(name, []) for name in headers}


def test_pip_install_without_a_compiler_plays_and_says_why(
    pure_environment: Path, tmp_path: Path
) -> None:
    shown = play(pure_environment, "pure", tmp_path)
    assert shown == (
        f"smallworld {VERSION} (pure Python, because the C compiler is missing or failed"
        " (/bin/false ended with status 1))\n"
    )
    assert "No broken requirements" in pip(pure_environment, "check")


def test_the_wheel_from_the_sdist_is_compiled_and_plays(
    compiled_environment: Path, tmp_path: Path
) -> None:
    assert play(compiled_environment, "compiled", tmp_path) == f"smallworld {VERSION} (compiled)\n"
    assert "No broken requirements" in pip(compiled_environment, "check")


def test_without_extras_only_needed_packages_are_installed(pure_environment: Path) -> None:
    infos = pure_environment.parent.parent.glob("lib/*/site-packages/*.dist-info")
    names = {info.name.partition("-")[0].lower() for info in infos}
    assert {"smallworld_game", "click", "msgspec", "rich"} <= names
    assert not names & {"networkx", "numpy", "matplotlib", "litestar", "tree_sitter", "mypy"}


def test_the_wheel_has_every_file_of_the_package_and_nothing_else(compiled_wheel: Path) -> None:
    found = members(compiled_wheel)
    compiled = {name for name in found if name.endswith((".so", ".pyd"))}
    info = {name for name in found if name.startswith(f"smallworld_game-{VERSION}.dist-info/")}
    own = {
        f"smallworld/{path.relative_to(PACKAGE).as_posix()}"
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    added = {f"smallworld/docs/{page.name}" for page in DOCS.glob("*.md")}
    assert found - compiled - info == own | added | {"smallworld/build.json"}
    assert any(name.startswith("smallworld/core/engine.") for name in compiled)
    assert f"smallworld_game-{VERSION}.dist-info/licenses/LICENSE" in info
    assert "smallworld/py.typed" in found
    assert not [name for name in found if name.endswith(JUNK)]


def test_the_sdist_has_what_it_is_built_and_tested_from(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        top = f"smallworld_game-{VERSION}/"
        found = {member.name.removeprefix(top) for member in archive if member.isfile()}
    for name in (
        *("LICENSE", "README.md", "pyproject.toml", "setup.py", "Makefile", "constraints.txt"),
        *("Containerfile", "compose.yaml", "docs/installing.md", "examples/train.py"),
        *("src/smallworld/py.typed", "src/smallworld/web/index.html", "tests/conftest.py"),
        "tests/packaging/play_installed.py",
    ):
        assert name in found
    assert not [name for name in found if name.endswith((".so", ".pyc")) or "node_modules" in name]
    assert not [name for name in found if name.startswith((".venv", "build/", "dist/"))]


def test_metadata_names_the_project_in_sdist_and_wheel(unpacked: Path) -> None:
    """A wheel is built without the variable: the source distribution remembers it."""
    sdist = (unpacked / "PKG-INFO").read_text("utf-8")
    found = metadata(sdist)
    assert f"Source, {URL}" in found["Project-URL"]
    assert found["License-Expression"] == ["MIT"]
    assert found["Requires-Python"] == [">=3.11"]
    assert "Programming Language :: Python :: 3.13" in found["Classifier"]
    assert f"]({URL}/blob/v{VERSION}/docs/installing.md)" in sdist
    assert f"]({URL}/raw/v{VERSION}/docs/pictures/table.png)" in sdist
    assert "](docs/" not in sdist
    command = (sys.executable, "-m", "build", "--metadata", "--no-isolation", unpacked)
    wheel = json.loads(run(*command).stdout)
    assert wheel["project_urls"]["Source"] == URL
    assert wheel["description"].strip() == sdist.partition("\n\n")[2].strip()


def test_without_an_address_the_metadata_has_a_placeholder(pure_environment: Path) -> None:
    (info,) = pure_environment.parent.parent.glob("lib/*/site-packages/smallworld_game-*.dist-info")
    text = (info / "METADATA").read_text("utf-8")
    assert "Source, https://smallworld.example" in metadata(text)["Project-URL"]


def test_the_server_starts_from_the_wheel(compiled_environment: Path) -> None:
    shown = run(compiled_environment.with_name("smallworld"), "serve", "--help")
    assert "--database" in shown.stdout


@pytest.mark.parametrize("page", ["README.md", "docs/installing.md", "docs/hosting.md"])
def test_pages_say_that_there_is_no_release_yet(page: str) -> None:
    assert "no release on a" in (ROOT / page).read_text("utf-8").replace("\n", " ")
