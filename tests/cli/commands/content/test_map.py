import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.mapgen.generator import generate
from tests.cli.shell import error_of, output_of, run

TWO = (files("smallworld.packs.base") / "maps" / "2.toml").read_text(encoding="utf-8")
OUTLINES = (files("smallworld.packs.base") / "maps" / "2.outlines.json").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "isles.toml"
    file.write_text(TWO.replace('"base/2"', '"isles"'))
    return file


def test_all_maps_are_listed() -> None:
    assert len(output_of("map", "list").splitlines()) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_maps_of_the_box_are_sound(seats: int) -> None:
    assert "is a sound map" in output_of("map", "check", f"base/{seats}")


def test_map_from_a_file(own: Path, tmp_path: Path) -> None:
    assert "without outlines" in output_of("map", "check", own)
    outlines = tmp_path / "isles.json"
    outlines.write_text(OUTLINES)
    assert "with outlines" in output_of("map", "check", own, "--outlines", outlines)
    drawn = output_of("map", "draw", own, "--outlines", outlines)
    laid_out = output_of("map", "draw", own)
    assert ElementTree.fromstring(drawn).tag == ElementTree.fromstring(laid_out).tag
    assert drawn != laid_out
    outlines.rename(tmp_path / "isles.outlines.json")  # beside the map it is found
    assert output_of("map", "draw", own) == drawn


def test_faults_are_sentences_and_the_exit_code_is_one(own: Path) -> None:
    own.write_text(own.read_text().replace("neighbours = [2, 6]", "neighbours = [2]"))
    result = run("map", "check", own)
    assert result.exit_code == 1
    assert f"{own}:57: Region 6 lists 1, but 1 doesn’t list 6." in result.stderr
    assert result.stderr.splitlines()[-1].startswith("Error: ")


def test_invalid_map_files_are_refused(own: Path, tmp_path: Path) -> None:
    assert "base/2" in error_of("map", "check", "base/9")
    assert "is a folder" in error_of("map", "check", tmp_path)
    for content in (b"\xff\xfe", b"", b"= = =", b"id = 3"):
        own.write_bytes(content)
        assert "isles.toml" in error_of("map", "check", own)
        assert "isles.toml" in error_of("map", "draw", own)
    own.write_text(TWO)
    assert "none.json" in error_of("map", "check", own, "--outlines", tmp_path / "none.json")


def test_drawing_to_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    output_of("map", "draw", "base/3", "-o", picture)
    assert picture.read_text() == output_of("map", "draw", "base/3")
    assert "no folder" in error_of("map", "draw", "base/3", "-o", tmp_path / "no" / "b")


def test_drawing_for_a_page() -> None:
    bare = output_of("map", "draw", "base/2", "--bare", "--theme", "candle")
    assert "<text" not in bare and "base-2-candle-board" in bare
    assert "--theme" in error_of("map", "draw", "base/2", "--theme", "dusk", code=2)


def test_map_without_command_prints_help() -> None:
    assert "Commands:" in output_of("map")


def test_a_value_is_refused_with_its_line(own: Path) -> None:
    own.write_text(own.read_text().replace('"hill"', '"lava"', 1))
    assert re.search(
        r"isles\.toml:\d+, region \d+: “terrain” can’t be 'lava'", error_of("map", "check", own)
    )


def test_differences_from_the_official_map_are_no_fault(own: Path) -> None:
    own.write_text(own.read_text().replace("rounds = 10", "rounds = 7"))
    output = output_of("map", "check", own)
    assert (
        "Rounds: 7 here, 10 on the board in the box for 2." in output and "is a sound map" in output
    )


def test_random_map_is_written_with_outlines(tmp_path: Path) -> None:
    assert (
        parse_map(output_of("map", "new", "--seats", "2", "--seed", "7"), "x")
        == generate(2, 7).spec
    )
    file = tmp_path / "board.toml"
    output_of("map", "new", "--seats", "2", "--seed", "7", "-o", file)
    assert "with outlines" in output_of("map", "check", file)
    assert (tmp_path / "board.outlines.json").exists()
    assert "random-1/2/" in output_of("map", "new", "--seats", "2")  # any
    assert "13 to 60" in error_of("map", "new", "--seats", "2", "--regions", "9", code=2)


def test_random_map_needs_no_file(tmp_path: Path) -> None:
    assert "is a sound map" in output_of("map", "check", "random-1/2/7")
    ElementTree.fromstring(output_of("map", "draw", "random-1/2/7"))
    shown = output_of("map", "show", "random-1/2/7")
    assert "mountain 4 (4)" in shown and len(shown.splitlines()) == 23 + 3
    record = tmp_path / "game.swg"
    output_of("new", record, "--map", "random-1/2/7", "--seed", "1")
    assert generate(2, 7).spec.region(1).name in output_of("show", record)
    assert "random" in error_of("new", record, "--map", "random-1/2/007", code=2)
