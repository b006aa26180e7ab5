"""Every power played through the page; those like another one run in `make soak`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from smallworld.packs.base.powers import POWERS
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.seating import TRIBE, Seating, mine, theirs
from tests.web.tables import a_position

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, SWAMP_WITH_CAVE, BOG = 2, 3, 4, 21
PEAK, HILL, LAKE, FIELD, HILL_WITH_CAVE = 6, 7, 8, 10, 18


def everything_placed(player: Player) -> None:
    player.press("spread")
    assert "end" in player.look().offers


@pytest.mark.soak
def test_alchemist_pays_two_coins(play: Seating) -> None:
    with play("humans", {WOOD: mine()}, hand=2) as (ann, _):
        assert "Alchemist 2" in ann.income


def test_berserk_rolls_before_a_conquest(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="berserk", dealer=["die 2"]) as (ann, table):
        assert "roll" in ann.look().offers
        ann.watch_for(".window-effects .die-face")
        assert "rolled 2" in ann.do("roll").prompt
        ann.has_noticed(".window-effects .die-face")
        expect(ann.card(FARM)).to_contain_text("−2")
        ann.do(FARM)
        assert table.said() == ["0 roll", "* die 2", "0 conquer 2"]


def test_bivouacking_sets_up_five_camps(play: Seating) -> None:
    with play("orcs", {WOOD: mine(2)}, hand=2, power="bivouacking") as (ann, _):
        ann.do(FARM)
        assert ann.do("stop").where("place")
        for _ in range(4):
            ann.do(WOOD)
        assert "4 encampments" in ann.label(WOOD)
        ann.do(FARM)
        assert "1 encampment" in ann.label(FARM)
        everything_placed(ann)


@pytest.mark.soak
def test_commando_pays_less_everywhere(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="commando") as (ann, _):
        expect(ann.card(FARM)).to_contain_text("Commando −1")
        assert ann.do(FARM).hand == 1


def test_diplomat_makes_peace(play: Seating) -> None:
    bo = {"race": "elves", "power": "forest"}
    there = {WOOD: mine(2), 15: theirs()}
    with play("orcs", there, hand=2, power="diplomat", others=bo) as (ann, table):
        ann.do("stop")
        everything_placed(ann)
        assert ann.do("end").choices == 2
        ann.do(ann.choices.first)
        assert table.said()[-1] == "0 ally 1"


def test_dragon_master_sends_the_dragon(play: Seating) -> None:
    bo = {"race": "elves", "power": "forest"}
    there = {WOOD: mine(), FARM: theirs(5)}
    with play("orcs", there, hand=3, power="dragon_master", others=bo) as (ann, table):
        assert FARM not in ann.look().where("conquer")
        ann.press("dragon")
        assert FARM in ann.look().where("dragon")
        assert ann.do(FARM).hand == 2
        assert table.said() == ["0 conquer 2 dragon"]
        assert "dragon" in ann.label(FARM)


def test_flying_lands_anywhere(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="flying") as (ann, table):
        ann.do(BOG)
        assert table.said() == ["0 conquer 21"]


@pytest.mark.soak
def test_forest_pays_for_forests(play: Seating) -> None:
    with play("orcs", {FARM: mine()}, hand=2, power="forest") as (ann, _):
        ann.do(WOOD)
        assert "Forest 1" in ann.income


def test_fortified_builds_a_fortress(play: Seating) -> None:
    with play("orcs", {WOOD: mine(2)}, hand=2, power="fortified") as (ann, _):
        assert ann.do("stop").where("place") == [WOOD]
        ann.do(WOOD)
        assert "fortress" in ann.label(WOOD)
        assert "Fortified 1" in ann.income


@pytest.mark.soak
def test_heroic_posts_two_heroes(play: Seating) -> None:
    with play("orcs", {WOOD: mine(), FARM: mine()}, hand=4, power="heroic") as (ann, _):
        ann.do(HILL)
        ann.do("stop")
        ann.do(WOOD)
        assert WOOD not in ann.look().where("place")
        ann.do(HILL)
        assert ["hero" in ann.label(region) for region in (WOOD, FARM, HILL)] == [True, False, True]
        everything_placed(ann)


@pytest.mark.soak
def test_hill_pays_for_hills(play: Seating) -> None:
    with play("orcs", {FARM: mine()}, hand=2, power="hill") as (ann, _):
        ann.do(HILL)
        assert "Hill 1" in ann.income


@pytest.mark.soak
def test_merchant_pays_for_every_region(play: Seating) -> None:
    with play("orcs", {FARM: mine()}, hand=2, power="merchant") as (ann, _):
        ann.do(HILL)
        assert "Merchant 2" in ann.income


@pytest.mark.soak
def test_mounted_pays_less_for_hills_and_farmland(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=3, power="mounted") as (ann, _):
        for region in (HILL, FARM):
            expect(ann.card(region)).to_contain_text("Mounted −1")
        expect(ann.card(SWAMP_WITH_CAVE)).not_to_contain_text("Mounted")


@pytest.mark.soak
def test_pillaging_pays_for_regions_that_were_not_empty(play: Seating) -> None:
    with play("humans", {WOOD: mine(), FARM: TRIBE}, hand=3, power="pillaging") as (ann, _):
        ann.do(FARM)
        assert "Pillaging 1" in ann.income


def test_seafaring_takes_the_lake(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="seafaring") as (ann, table):
        ann.do(LAKE)
        assert table.said() == ["0 conquer 8"]
        assert re.search(r"Ann: \d+ Orcs", ann.label(LAKE))


def test_spirit_stays_beside_a_second_declined_race(play: Seating) -> None:
    there = {WOOD: mine(), 15: mine(1, declined="humans")}
    declined = {"declined": [{"race": "humans"}]}
    with play("orcs", there, hand=2, power="spirit", seat=declined) as (ann, _):
        ann.press("decline")
        ann.do(ann.yes)
        card = ann.page.locator(".seat-card").first
        expect(card.locator(".seat-people.declined")).to_have_count(2)
        assert all("in decline" in ann.label(region) for region in (WOOD, 15))


def test_stout_declines_after_the_income(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="stout") as (ann, table):
        ann.do("stop")
        everything_placed(ann)
        ann.do("end")
        ann.do(ann.choices.first)
        assert table.said()[-1] == "0 decline"
        assert "in decline" in ann.label(WOOD)


@pytest.mark.soak
def test_swamp_pays_for_swamps(play: Seating) -> None:
    with play("orcs", {WOOD: mine()}, hand=2, power="swamp") as (ann, _):
        ann.do(SWAMP_WITH_CAVE)
        assert "Swamp 1" in ann.income


@pytest.mark.soak
def test_underworld_goes_from_cave_to_cave(play: Seating) -> None:
    with play("orcs", {SWAMP_WITH_CAVE: mine()}, hand=2, power="underworld") as (ann, table):
        expect(ann.card(HILL_WITH_CAVE)).to_contain_text("Underworld −1")
        ann.do(HILL_WITH_CAVE)
        assert table.said() == ["0 conquer 18"]


@pytest.mark.soak
def test_wealthy_pays_seven_coins_once(play: Seating) -> None:
    with play.picking("orcs", "wealthy") as (ann, _):
        ann.pick(1)
        assert "Wealthy 7" in ann.income


def test_a_combo_can_be_bought_with_coins_on_those_above(play: Seating) -> None:
    with play.opened(a_position({"coins": 2})) as (ann, table):
        assert ann.look().picks == [1, 2, 3]
        ann.pick(3)
        assert table.said()[0] == "0 pick 3"


def test_every_power_has_its_test() -> None:
    tested = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert all(any(name.startswith(power.id) for name in tested) for power in POWERS)
