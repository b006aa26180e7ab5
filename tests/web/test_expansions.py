"""Choices that only tiles of packs bring, played through the page."""

from __future__ import annotations

import os

import pytest

from smallworld.packs.shelf import pack_named
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
