"""The drawings of races, pieces and the icon: whole, light, and fit for any ground."""

from __future__ import annotations

import gzip
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import smallworld
from smallworld.core.pieces import DIE_FACES, MAX_SEATS
from smallworld.packs.base.races import RACES

PACKAGE = Path(smallworld.__file__).parent
ART = PACKAGE / "web" / "art"
SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"races.svg": 12_000, "pieces.svg": 8_000, "icon.svg": 2_000}
TABLE = {"coin", "coin-gold", "die", "token-hand", "crown", "banner", "badge"}
COLOURED = {"piece-mountain", "coin-gold"}
NUMBER = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)")
STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
COORDINATES = {"M": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "a": 7, "z": 0}


def symbols(sprite: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(ART / sprite).getroot()
    assert root.tag == f"{SVG}svg"
    assert {child.tag for child in root} == {f"{SVG}symbol"}
    found = {child.get("id", ""): child for child in root}
    assert len(found) == len(root)
    return found


def emblems() -> dict[str, ElementTree.Element]:
    """The drawings in one colour: all races, and the pieces that are not painted."""
    return symbols("races.svg") | {
        id: symbol for id, symbol in symbols("pieces.svg").items() if id not in COLOURED
    }


def corners(outline: str) -> Iterator[tuple[float, float]]:
    """The points an outline of relative steps passes through."""
    x = y = 0.0
    start = (x, y)
    for command, text in STEP.findall(outline):
        numbers = [float(number) for number in NUMBER.findall(text)]
        count = COORDINATES[command]
        assert len(numbers) % count == 0 if count else not numbers
        for at in range(0, len(numbers), count or 1):
            step = numbers[at : at + count]
            if command == "M":
                start = x, y = step[0], step[1]
            else:
                x += 0 if command == "v" else step[-2] if count > 1 else step[0]
                y += 0 if command == "h" else step[-1]
            yield x, y
        if command == "z":
            x, y = start


def test_every_race_of_the_box_has_its_emblem_and_nothing_else_is_drawn() -> None:
    assert set(symbols("races.svg")) == {f"race-{race.id}" for race in RACES}


def test_every_named_piece_and_symbol_is_drawn_and_so_is_what_lies_on_the_table() -> None:
    names = (PACKAGE / "locales" / "en" / "names.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^((?:piece|symbol)-\w+) =", names, re.MULTILINE))
    named.discard("piece-unnamed")  # what others bring without texts has no drawing of ours
    faces = {f"die-{face}" for face in DIE_FACES}
    patterns = {f"pattern-{seat}" for seat in range(MAX_SEATS)}
    assert set(symbols("pieces.svg")) == named | faces | patterns | TABLE


def test_drawings_share_one_grid_and_patterns_are_small_tiles() -> None:
    for id, symbol in (symbols("races.svg") | symbols("pieces.svg")).items():
        side = 16 if id.startswith("pattern-") else 64
        assert symbol.get("viewBox") == f"0 0 {side} {side}", id


def test_races_are_one_outline_in_the_current_colour_with_true_holes() -> None:
    for id, symbol in symbols("races.svg").items():
        (outline,) = symbol
        assert outline.tag == f"{SVG}path", id
        assert set(outline.keys()) == {"fill", "fill-rule", "d"}, id
        assert (outline.get("fill"), outline.get("fill-rule")) == ("currentColor", "evenodd"), id


def test_unpainted_pieces_use_only_the_current_colour() -> None:
    for id, symbol in emblems().items():
        for shape in symbol:
            assert shape.get("fill") == "currentColor", id
            assert shape.get("stroke") is None, id


def test_no_emblem_is_cut_off_at_its_edge() -> None:
    for id, symbol in emblems().items():
        if not id.startswith("pattern-"):
            for path in symbol.iter(f"{SVG}path"):
                for point in corners(path.get("d", "")):
                    assert all(-0.05 <= value <= 64.05 for value in point), (id, point)


def test_no_two_drawings_are_the_same() -> None:
    drawn = [
        ElementTree.tostring(shape)
        for symbol in emblems().values()
        for shape in symbol
        if len(shape.keys()) > 1
    ]
    assert len(drawn) == len(set(drawn))


@pytest.mark.parametrize("name", SIZES)
def test_drawings_are_light_and_need_nothing_from_elsewhere(name: str) -> None:
    text = (ART / name).read_text(encoding="utf-8")
    assert len(gzip.compress(text.encode(), mtime=0)) <= SIZES[name]
    assert not re.search(
        r"<(?:text|script|style|image|use|a|foreignObject)\b|href|url\(|on\w+=", text
    )
    assert re.findall(r"\w+://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("name", SIZES)
def test_outlines_are_written_on_a_grid_of_tenths(name: str) -> None:
    for path in ElementTree.parse(ART / name).getroot().iter(f"{SVG}path"):
        for number in NUMBER.findall(path.get("d", "")):
            assert round(float(number), 1) == float(number), number


@pytest.mark.parametrize(
    ("name", "side"), [("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)]
)
def test_the_icon_has_the_sizes_devices_ask_for(name: str, side: int) -> None:
    picture = (ART / f"{name}.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (side, side)
    assert len(picture) <= 24_000
