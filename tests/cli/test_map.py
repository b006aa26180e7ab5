from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.shell import complaint, ok, run

TWO = (files("smallworld.packs.base") / "maps" / "2.toml").read_text(encoding="utf-8")
OUTLINES = (files("smallworld.packs.base") / "maps" / "2.outlines.json").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "isles.toml"
    file.write_text(TWO.replace('"base/2"', '"isles"'))
    return file


def test_all_maps_are_listed() -> None:
    assert len(ok("map", "list").splitlines()) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_maps_of_the_box_are_sound(seats: int) -> None:
    assert "is a sound map" in ok("map", "check", f"base/{seats}")


def test_a_map_of_ones_own(own: Path, tmp_path: Path) -> None:
    assert "without outlines" in ok("map", "check", own)
    outlines = tmp_path / "isles.json"
    outlines.write_text(OUTLINES)
    assert "with outlines" in ok("map", "check", own, "--outlines", outlines)
    assert "--outlines" in complaint("map", "draw", own, code=2)
    ElementTree.fromstring(ok("map", "draw", own, "--outlines", outlines))


def test_faults_are_sentences_and_the_exit_code_is_one(own: Path) -> None:
    own.write_text(own.read_text().replace("neighbours = [2, 6]", "neighbours = [2]"))
    result = run("map", "check", own)
    assert result.exit_code == 1
    assert "Region 6 lists 1, but 1 does not list 6." in result.stderr
    assert result.stderr.splitlines()[-1].startswith("Error: ")


def test_files_that_are_no_maps(own: Path, tmp_path: Path) -> None:
    assert "base/2" in complaint("map", "check", "base/9")
    assert "is a folder" in complaint("map", "check", tmp_path)
    for content in (b"\xff\xfe", b"", b"= = =", b"id = 3"):
        own.write_bytes(content)
        assert "isles.toml" in complaint("map", "check", own)
        assert "isles.toml" in complaint("map", "draw", own)
    own.write_text(TWO)
    assert "none.json" in complaint("map", "check", own, "--outlines", tmp_path / "none.json")


def test_drawing_to_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    ok("map", "draw", "base/3", "-o", picture)
    assert picture.read_text() == ok("map", "draw", "base/3")
    assert "cannot be written" in complaint("map", "draw", "base/3", "-o", tmp_path / "no" / "b")


def test_drawing_for_a_page() -> None:
    bare = ok("map", "draw", "base/2", "--bare", "--theme", "candle")
    assert "<text" not in bare and "base-2-candle-board" in bare
    assert "--theme" in complaint("map", "draw", "base/2", "--theme", "dusk", code=2)


def test_map_alone_helps() -> None:
    assert "Commands:" in ok("map")
