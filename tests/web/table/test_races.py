"""Every race played through the page; those like another one run in `make soak`."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from smallworld.packs.base.races import RACES
from tests.web.requirements import needs_chromium
from tests.web.seating import TRIBE, Seating, mine, theirs

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, SWAMP_WITH_CAVE, PEAK, HILL, FIELD = 2, 3, 4, 6, 7, 10


def test_amazons_leave_the_map_again(play: Seating) -> None:
    with play("amazons", {12: mine(2), 18: mine(1)}, seat={"aside": 4}) as (ann, table):
        for region in (17, 13):
            ann.do(region)
        seen = ann.do("stop")
        assert seen.where("withdraw")
        ann.do("withdraw")
        assert any(line.startswith("0 withdraw") for line in table.said())
        assert ann.do("end").cover


def test_dwarves_are_paid_for_mines(play: Seating) -> None:
    with play("dwarves", {FARM: mine()}, hand=2) as (ann, _):
        assert "Dwarves" not in ann.income
        ann.do(WOOD)
        assert "Dwarves 1" in ann.income


def test_elves_come_back_to_the_hand_and_are_placed(play: Seating) -> None:
    elves = {"race": "elves", "power": "forest"}
    there = {FARM: mine(), WOOD: theirs(3), 9: theirs(1)}
    with play("humans", there, hand=5, others=elves) as (ann, table):
        ann.do(WOOD)
        ann.do("stop")
        ann.press("spread")
        assert ann.do("end").cover
        assert ann.take_device().hand == 3
        ann.touch_region(9)
        ann.press("spread")
        ann.do("end-refuge")
        assert "1 deploy 9 3" in table.said()


def test_ghouls_conquer_in_decline_before_the_active_race(play: Seating) -> None:
    there = {12: mine(2), HILL: mine(4, declined="ghouls")}
    declined = {"declined": [{"race": "ghouls"}]}
    with play("humans", there, hand=3, seat=declined) as (ann, table):
        assert "Ghouls" in ann.look().prompt
        ann.do(FARM)
        assert "0 declined conquer 2" in table.said()
        ann.press("then-active")
        ann.do(17)
        assert "0 conquer 17" in table.said()


def test_giants_pay_less_beside_their_mountain(play: Seating) -> None:
    with play("giants", {PEAK: mine()}, hand=3) as (ann, _):
        expect(ann.card(HILL)).to_contain_text("Giants −1")
        assert ann.do(HILL).hand == 2


def test_halflings_enter_anywhere_and_dig_holes(play: Seating) -> None:
    with play("halflings", {}, hand=6) as (ann, _):
        for region in (13, 14):
            ann.do(region)
            assert "Hole-in-the-Ground" in ann.label(region)
        ann.do(15)
        assert "Hole-in-the-Ground" not in ann.label(15)


@pytest.mark.soak
def test_humans_are_paid_for_farmland(play: Seating) -> None:
    with play("humans", {SWAMP_WITH_CAVE: mine()}, hand=2) as (ann, _):
        ann.do(FIELD)
        assert "Humans 1" in ann.income


def test_orcs_are_paid_for_regions_that_were_not_empty(play: Seating) -> None:
    with play("orcs", {FARM: mine(), HILL: TRIBE}, hand=5) as (ann, _):
        ann.do(WOOD)
        assert "Orcs" not in ann.income
        ann.do(HILL)
        assert "Orcs 1" in ann.income


@pytest.mark.soak
def test_ratmen_are_many(play: Seating) -> None:
    with play.picking("ratmen", "merchant") as (ann, _):
        assert ann.pick(1).hand == 10


def test_skeletons_grow_at_the_redeployment(play: Seating) -> None:
    with play("skeletons", {12: TRIBE, HILL: TRIBE}, hand=8) as (ann, _):
        ann.do(12)
        assert ann.do(HILL).hand == 2
        assert ann.do("stop").hand == 2 + 4 + 1


def test_sorcerers_swap_a_lone_token(play: Seating) -> None:
    orcs = {"race": "orcs", "power": "forest"}
    there = {FARM: mine(), WOOD: theirs(1), 9: theirs(2)}
    with play("sorcerers", there, hand=3, others=orcs) as (ann, table):
        assert set(ann.look().where("sorcery")) == set()
        ann.press("sorcery")
        assert ann.look().where("sorcery") == [WOOD]
        ann.do(WOOD)
        assert "0 conquer 3 sorcery" in table.said()
        assert "Ann: 1 Sorcerer" in ann.label(WOOD)


@pytest.mark.soak
def test_tritons_pay_less_on_a_coast(play: Seating) -> None:
    with play("tritons", {WOOD: mine()}, hand=3) as (ann, _):
        expect(ann.card(FARM)).to_contain_text("Tritons −1")
        assert ann.do(FARM).hand == 2


def test_trolls_have_lairs_and_keep_them_in_decline(play: Seating) -> None:
    with play("trolls", {FARM: mine(1, lair=True)}, hand=3) as (ann, _):
        ann.do(WOOD)
        assert "Troll’s Lair" in ann.label(WOOD)


@pytest.mark.soak
def test_wizards_are_paid_for_magic(play: Seating) -> None:
    with play("wizards", {WOOD: mine()}, hand=2) as (ann, _):
        ann.do(FARM)
        assert "Wizards 1" in ann.income


def test_every_race_has_its_test() -> None:
    tested = {name.split("_")[1] for name in globals() if name.startswith("test_")}
    assert {race.id for race in RACES} <= tested
