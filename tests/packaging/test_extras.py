"""Without the packages of an extra, each feature says which extra to install."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.kit.markdown import code_in_cell, section, table_rows
from tests.kit.paths import DOCS, PACKAGE, ROOT, TESTS

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]

BLOCKED = """
import sys
for name in {names!r}.split():
    sys.modules[name] = None
"""
COMMAND = "from smallworld.cli.main import cli; cli()"
MAP = str(TESTS / "packs" / "isle.toml")  # without outlines

# Extra, packages that are missing, program, its arguments.
FEATURES = [
    ("server", "litestar uvicorn", COMMAND, ("serve",)),
    ("server", "litestar uvicorn", COMMAND, ("play", "--no-browser")),
    ("server", "prometheus_client", COMMAND, ("serve",)),
    ("server", "brotli", COMMAND, ("serve",)),
    ("server", "asyncpg", COMMAND, ("serve", "--database", "postgresql://localhost/x")),
    ("server", "asyncpg", COMMAND, ("db", "check", "--database", "postgresql://localhost/x")),
    ("maps", "networkx", COMMAND, ("map", "check", MAP)),
    ("maps", "networkx", COMMAND, ("map", "draw", MAP)),
    ("lab", "matplotlib", COMMAND, ("simulate", "--games", "2", "--output", "folder")),
    ("data", "polars", COMMAND, ("simulate", "--no-report", "--parquet", "--output", "folder")),
    ("data", "polars", COMMAND, ("arena", "random", "random", "--tables", "folder")),
    ("data", "polars", "from smallworld import lab; lab.simulate(games=1)", ()),
    ("data", "polars", COMMAND, ("simulate", "--games", "2", "--parquet", "--output", "folder")),
    ("cluster", "distributed", COMMAND, ("arena", "random", "random", "--cluster", "tcp://h:1")),
    ("learned", "numpy", COMMAND, ("arena", "learned", "random")),
    ("env", "gymnasium", "import smallworld.env.gym", ()),
    ("env", "gymnasium", "import smallworld.env.base", ()),
    ("env", "pettingzoo", "import smallworld.env.aec", ()),
    ("env", "pettingzoo", "import smallworld.env.parallel", ()),
    ("env", "gymnasium pettingzoo", "import smallworld.env.vector", ()),
    ("env", "gymnasium pettingzoo", "import smallworld.env.wrappers", ()),
    ("env", "numpy gymnasium pettingzoo", "import smallworld.env.policies", ()),
    ("env", "numpy gymnasium pettingzoo", "import smallworld.env.batch", ()),
    ("env", "numpy gymnasium pettingzoo", "import smallworld.env.spaces.encoding", ()),
    ("openspiel", "pyspiel", "import smallworld.env.openspiel", ()),
    ("openspiel", "pyspiel numpy", "import smallworld.env.openspiel", ()),
]


def run_without(
    names: str, program: str, *arguments: str, folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run a program in which importing any of ``names`` fails."""
    code = BLOCKED.format(names=names) + program
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.parametrize(
    ("extra", "names", "program", "arguments"),
    FEATURES,
    ids=[f"{extra}: {' '.join(arguments) or program}" for extra, _, program, arguments in FEATURES],
)
def test_a_missing_extra_is_named(
    extra: str, names: str, program: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    shown = run_without(names, program, *arguments, folder=tmp_path)
    assert shown.returncode in (1, 2), shown.stdout
    assert "installed" in shown.stderr
    assert f"pip install 'smallworld-game[{extra}]'" in shown.stderr
    if arguments:  # a command prints one line
        assert shown.stderr.startswith("Error: ")
        assert shown.stderr.count("\n") == 1, shown.stderr


def test_without_any_extra_a_game_is_played(tmp_path: Path) -> None:
    """Rules, game files, bots, random boards, packs and the rules reference need no extra."""
    names = "litestar uvicorn brotli asyncpg prometheus_client networkx matplotlib distributed"
    names += " numpy gymnasium pettingzoo pyspiel tree_sitter torch"
    for arguments in (
        ("new", "game.swg", "--seat", "Ann", "--seat", "Bo", "--seed", "7"),
        ("do", "game.swg", "pick 1"),
        ("show", "game.swg"),
        ("advise", "game.swg", "--seconds", "0.1"),
        ("arena", "random", "random", "--games", "1", "--output", "arena.json"),
        ("rule", "elves"),
        ("traits",),
        ("map", "show", "base/2"),
        ("map", "draw", "random-1/4/7", "--output", "board.svg"),
        ("pack", "show", "fenlights"),
        ("new", "pack.swg", "--pack", "fenlights", "--pack", "cursed"),
        ("docs", "cli"),
    ):
        shown = run_without(names, COMMAND, *arguments, folder=tmp_path)
        assert shown.returncode == 0, (arguments, shown.stderr)
        assert "Error" not in shown.stderr


def test_without_the_parser_the_page_keeps_its_comments(tmp_path: Path) -> None:
    program = (
        "from smallworld.server.page.comments import strip_comments\n"
        "assert strip_comments('.js', b'a // b') == b'a // b'"
    )
    shown = run_without("tree_sitter", program, folder=tmp_path)
    assert shown.returncode == 0, shown.stderr


def test_every_extra_is_documented() -> None:
    rows = table_rows(section(DOCS / "installing.md", "Extras"))
    assert {code_in_cell(cells[0]) for cells in rows} == set(EXTRAS)


def test_every_named_extra_exists() -> None:
    """Messages, pages and examples name only extras that the package has."""
    named = re.compile(r"(?:smallworld-game|pip install (?:-\S+ )*['\"]?\.)\[([a-z,]+)\]")
    files = [*PACKAGE.rglob("*.py"), *DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "Makefile"]
    found = {
        (file.name, extra)
        for file in files
        for names in named.findall(file.read_text("utf-8"))
        for extra in names.split(",")
    }
    assert found
    assert not {(file, extra) for file, extra in found if extra not in EXTRAS}
