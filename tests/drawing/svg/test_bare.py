"""The bare board: only what is printed, in both themes."""

import gzip
import os
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.glyphs import THEMES, Theme, load_glyphs
from smallworld.packs.files.maps.read import BASE_MAPS, load_base_map
from tests.drawing.boards import arranged, bare
from tests.packs.files.maps.small_boards import THREE, THREE_OUTLINES

SVG = "{http://www.w3.org/2000/svg}"
pictures = pytest.mark.parametrize(
    ("name", "theme"), [(name, theme) for name in BASE_MAPS for theme in THEMES]
)


def ids(text: str) -> Counter[str]:
    return Counter(re.findall(r'\bid="([^"]*)"', text))


@pictures
def test_contains_no_script_and_no_external_reference(name: str, theme: Theme) -> None:
    picture = ElementTree.fromstring(bare(name, theme))
    for element in picture.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "foreignObject", "image", "a")
        assert not [key for key in element.attrib if key.startswith("on")]
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", bare(name, theme))


@pictures
def test_referenced_ids_exist_once(name: str, theme: Theme) -> None:
    text = bare(name, theme)
    assert set(ids(text).values()) == {1}
    used = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(used) <= ids(text).keys()


def test_all_boards_can_share_a_page() -> None:
    together: Counter[str] = sum(
        (ids(bare(name, theme)) for name in BASE_MAPS for theme in THEMES), Counter()
    )
    assert set(together.values()) == {1}
    rules = re.findall(r"<style>(.*?)</style>", bare("2", "candle"), re.DOTALL)[0]
    selectors = re.sub(r"\{[^}]*\}", ",", rules).strip(",").split(",")
    assert all(one.startswith("#base-2-candle-board .") for one in selectors)


@pictures
def test_mountains_and_seals_are_at_their_places(name: str, theme: Theme) -> None:
    kinds = "mountain|mine|magic|cavern|tribe"
    found = re.findall(
        rf'href="#[a-z0-9-]*-({kinds})" transform="translate\(([-.\d]+) ([-.\d]+)\)',
        bare(name, theme),
    )
    expected = []
    for region in load_base_map(name).regions:
        places = arranged(name).regions[region.id]
        if places.mountain:
            expected.append(("mountain", places.mountain))
        expected += zip(sorted(region.symbols), places.seals, strict=True)
    assert [kind for kind, _, _ in found] == [kind for kind, _ in expected]
    for (_, x, y), (_, box) in zip(found, expected, strict=True):
        assert (float(x), float(y)) == pytest.approx((box.x, box.y), abs=0.06)


@pictures
def test_names_and_tribes_are_left_to_the_page(name: str, theme: Theme) -> None:
    picture = ElementTree.fromstring(bare(name, theme))
    assert not list(picture.iter(f"{SVG}text"))
    assert [title.text for title in picture.iter(f"{SVG}title")] == [f"base/{name}"]


@pictures
def test_size_limit(name: str, theme: Theme) -> None:
    assert len(gzip.compress(bare(name, theme).encode(), 9)) <= 60_000


def test_candlelight_changes_colours_and_nothing_else() -> None:
    assert load_glyphs("day").palette.keys() == load_glyphs("candle").palette.keys()
    day, candle = (re.findall(r' d="([^"]*)"', bare("2", theme)) for theme in THEMES)
    assert day == candle
    assert bare("2", "day").count("#") > 0 and "#f4e8cc" not in bare("2", "candle")


def test_terrains_differ_in_lightness_or_texture_in_both_themes() -> None:
    """Terrains with the same grey have different drawings (see ``COVERS``)."""
    for theme in THEMES:
        palette = load_glyphs(theme).palette
        grey = {name: lightness(palette[name]) for name in ("farmland", "forest", "hill", "sea")}
        assert grey["farmland"] > grey["hill"] > grey["forest"] > 0
        assert grey["hill"] > grey["sea"]


def lightness(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_every_process_draws_the_same_bytes() -> None:
    program = (
        "import sys; from smallworld.drawing.svg.board import board_svg;"
        "from smallworld.packs.files.maps.read import load_base_map;"
        "from smallworld.packs.files.maps.outlines import load_base_outlines;"
        "sys.stdout.buffer.write(board_svg(load_base_map('2'), load_base_outlines('2'),"
        " bare=True, theme='candle').encode())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program]
    printed = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert printed == bare("2", "candle").encode()


def test_board_too_small_for_counters_is_drawn() -> None:
    ElementTree.fromstring(board_svg(THREE, THREE_OUTLINES, bare=True))
