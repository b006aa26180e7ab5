"""Choices that only tiles of packs bring, played through the page."""

from __future__ import annotations

import os

import pytest

from smallworld.packs.shelf import pack_named
from tests.web.axe import SET_THEME
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine, theirs
from tests.web.tables import Json, a_position

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, PEAK = 2, 3, 6
BO: Json = {"race": "elves", "power": "forest"}


def at_table(pack: str, race: str, power: str, regions: dict[int, Json], **seat: object) -> Json:
    """Ann plays a combo of an expansion."""
    ann: Json = {"race": race, "power": power, **seat}
    return a_position(ann, BO, regions=regions, packs=[pack_named(pack).label])


def photo(player: Player, name: str) -> None:
    folder = os.environ.get("PHOTOS")
    if folder:
        player.page.screenshot(path=f"{folder}/{name}.png")


def test_leprechauns_hide_pots_and_may_skip_the_rest(play: Seating) -> None:
    position = at_table("be_not_afraid", "leprechauns", "hill", {WOOD: mine(), FARM: mine()})
    with play.opened(position) as (ann, table):
        seen = ann.do("stop")
        assert "16 are left" in seen.prompt
        assert set(seen.where("place")) == {WOOD, FARM}
        photo(ann, "pots-before")
        ann.do(WOOD)
        assert "marker" in ann.label(WOOD)
        photo(ann, "pots-after")
        assert "0 place marker 3" in table.said()
        assert "later" in ann.look().offers
        ann.do("end")
        assert table.said()[-1] == "0 end"


def test_mercenaries_pay_a_coin_for_fewer_tokens(play: Seating) -> None:
    regions = {WOOD: mine(), FARM: theirs(2)}
    position = at_table("be_not_afraid", "orcs", "mercenary", regions, hand=2)
    with play.opened(position) as (ann, table):
        assert FARM not in ann.look().where("conquer")
        ann.press("hired")
        seen = ann.look()
        assert FARM in seen.where("conquer")
        assert "1 coin" in seen.prompt
        photo(ann, "mercenary")
        ann.do(FARM)
        assert table.said()[-1] == "0 conquer 2 hired"


def test_marauders_conquer_a_second_time(play: Seating) -> None:
    position = at_table("cursed", "orcs", "marauding", {WOOD: mine()}, hand=4)
    with play.opened(position) as (ann, table):
        assert "regroup" not in ann.look().offers
        assert "regroup" in ann.do(FARM).offers
        photo(ann, "marauding")
        seen = ann.do("regroup")
        assert "regroup" not in seen.offers
        assert table.said()[-1] == "0 regroup"


def test_priestesses_choose_the_region_of_their_tower(play: Seating) -> None:
    position = at_table("grand_dames", "priestesses", "hill", {WOOD: mine(), FARM: mine()})
    position["phase"] = "start"
    with play.opened(position) as (ann, table):
        offers = ann.look().offers
        assert "tower" in offers and "decline" not in offers
        ann.press("tower")
        assert set(ann.look().where("place")) == {WOOD, FARM}
        photo(ann, "tower")
        ann.do(WOOD)
        assert "0 decline 3" in table.said()


# Shapes that can hardly be told from the disc below them, and have no ink around them.
FAINT = """() => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[0-9.]+/g).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
  };
  const shapes = [...document.querySelectorAll('#own-emblems path, #own-emblems circle')];
  const disc = getComputedStyle(document.querySelector('.emblem-disc')).fill;
  return shapes.filter((shape) => !shape.matches('.emblem-disc')).filter((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return contrast(fill, disc) < 3 && (stroke === 'none' || contrast(stroke, disc) < 3);
  }).map((shape) => `${shape.closest('symbol').id} ${getComputedStyle(shape).fill}`);
}"""


def test_pale_emblems_are_inked_by_day_and_candlelight(play: Seating) -> None:
    position = at_table("grand_dames", "white_ladies", "peace_loving", {WOOD: mine()}, hand=2)
    with play.opened(position) as (ann, _):
        ann.page.locator("#own-emblems-race-white_ladies").wait_for(state="attached")
        ann.page.locator("#own-emblems-power-peace_loving").wait_for(state="attached")
        for theme in ("day", "candle"):
            ann.page.evaluate(SET_THEME, theme)
            photo(ann, f"pale-{theme}")
            assert ann.page.evaluate(FAINT) == []
