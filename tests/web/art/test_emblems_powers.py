"""The drawings of the powers and the signs: whole, one-coloured, light and self-contained."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import smallworld
from smallworld.packs.base.powers import POWERS

ART = Path(smallworld.__file__).parent / "web" / "art"
SVG = "{http://www.w3.org/2000/svg}"
SIGNS = (
    "undo reset help settings hint stop end abandon decline ally dice dragon sorcery spread "
    "guard as-it-was plus minus zoom-in zoom-out fit sound mute sun candle chat log seats "
    "combos play pause step-back step-forward first last share link copy download upload close "
    "back menu check clock bot person people eye lock world crown warning offline flag home "
    "keyboard language more trash book print workshop "
)
SPRITES = {"powers.svg": ("0 0 64 64", 14_000), "signs.svg": ("0 0 24 24", 8_000)}
PAINTS = {"none", "currentColor"}
NUMBER = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)")


def symbols(sprite: str) -> list[ElementTree.Element]:
    root = ElementTree.parse(ART / sprite).getroot()
    assert root.tag == f"{SVG}svg"
    assert {child.tag for child in root} == {f"{SVG}symbol"}
    return list(root)


def outlines(sprite: str) -> list[str]:
    return [path.get("d", "") for symbol in symbols(sprite) for path in symbol.iter(f"{SVG}path")]


def test_every_power_of_the_box_has_its_emblem_and_nothing_else_is_drawn() -> None:
    drawn = [symbol.get("id") for symbol in symbols("powers.svg")]
    assert sorted(map(str, drawn)) == sorted(f"power-{power.id}" for power in POWERS)


def test_every_sign_of_the_interface_is_drawn_once() -> None:
    drawn = [symbol.get("id") for symbol in symbols("signs.svg")]
    assert sorted(map(str, drawn)) == sorted(f"sign-{name}" for name in SIGNS.split())


@pytest.mark.parametrize("sprite", SPRITES)
def test_all_stand_on_one_grid(sprite: str) -> None:
    grid, _ = SPRITES[sprite]
    assert {symbol.get("viewBox") for symbol in symbols(sprite)} == {grid}


@pytest.mark.parametrize("sprite", SPRITES)
def test_no_two_drawings_are_the_same_and_none_is_empty(sprite: str) -> None:
    drawings = [tuple(path.get("d") for path in symbol.iter()) for symbol in symbols(sprite)]
    assert len(set(drawings)) == len(drawings)
    assert all(outlines(sprite))


@pytest.mark.parametrize("sprite", SPRITES)
def test_the_only_paint_is_the_colour_of_the_text_around_it(sprite: str) -> None:
    for symbol in symbols(sprite):
        parts = list(symbol.iter())
        paints = {part.get(name) for part in parts for name in ("fill", "stroke")} - {None}
        assert paints <= PAINTS, symbol.get("id")
        assert "currentColor" in paints, symbol.get("id")
        assert not any(part.get("style") or part.get("class") for part in parts), symbol.get("id")


def test_the_emblems_of_the_powers_have_true_holes() -> None:
    for symbol in symbols("powers.svg"):
        assert [path.get("fill-rule") for path in symbol] == ["evenodd"], symbol.get("id")


@pytest.mark.parametrize("sprite", SPRITES)
def test_nothing_but_shapes_is_inside(sprite: str) -> None:
    parts = [part for symbol in symbols(sprite) for part in symbol.iter()]
    assert {part.tag for part in parts} <= {f"{SVG}{name}" for name in ("symbol", "g", "path")}
    names = {name for part in parts for name in part.attrib}
    assert not [name for name in names if name.startswith("on") or "href" in name]
    assert "url(" not in (ART / sprite).read_text(encoding="utf-8")


@pytest.mark.parametrize("sprite", SPRITES)
def test_numbers_have_at_most_one_decimal(sprite: str) -> None:
    numbers = [number for outline in outlines(sprite) for number in NUMBER.findall(outline)]
    assert numbers
    assert not [number for number in numbers if len(number.partition(".")[2]) > 1]


@pytest.mark.parametrize("sprite", SPRITES)
def test_the_sprite_stays_light(sprite: str) -> None:
    _, most = SPRITES[sprite]
    assert len(gzip.compress((ART / sprite).read_bytes(), 9)) <= most
