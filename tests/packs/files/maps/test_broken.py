"""Broken map files: each reports its error first, with the line to fix."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from smallworld.packs.files.maps.check import key_path_of
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.mapgen.check import check_map
from tests.cli.shell import run

CORPUS = sorted((Path(__file__).parent / "broken").glob("*.toml"))
EXPECTED = re.compile(r"# expect (\S+)(?: on line (\d+))?\n")
SOURCES = ("files/maps/read.py", "files/maps/check.py", "files/maps/embedding.py")
# Not in the corpus: an unknown id, and a file too large to store.
ELSEWHERE = {"mapfile.unknown_map", "mapfile.too_long"}

every_one = pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)


def expected(path: Path) -> tuple[str, int]:
    found = EXPECTED.match(path.read_text("utf-8"))
    assert found is not None
    return found[1], int(found[2] or 0)


def first_fault(text: str) -> tuple[str, int]:
    try:
        spec = parse_map(text, "mine.toml")
    except MapError as error:
        return error.code, error.line
    fault = check_map(spec).faults[0]
    return fault.code, Lines(text).of(key_path_of(fault, spec))


@every_one
def test_each_broken_map_gives_its_error(path: Path) -> None:
    assert first_fault(path.read_text("utf-8")) == expected(path)


@every_one
def test_the_command_names_file_and_line(path: Path) -> None:
    result = run("map", "check", path)
    line = expected(path)[1]
    where = f"{path}:{line}" if line else str(path)
    assert result.exit_code == 1
    assert where in result.stderr
    assert "Traceback" not in result.stderr


def test_the_corpus_is_large_and_knows_every_fault() -> None:
    packs = files("smallworld.packs")
    text = "".join((packs / name).read_text("utf-8") for name in SOURCES)
    known = set(re.findall(r'"((?:map|mapfile)\.[a-z_]+)"', text)) - ELSEWHERE
    assert {expected(path)[0] for path in CORPUS} == known
    assert len(CORPUS) >= 25
