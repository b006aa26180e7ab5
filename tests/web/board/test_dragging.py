"""Tokens and pieces are dragged from the hand to the board, by mouse and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.seating import Seating, mine
from tests.web.tables import Json, a_position, at_table, set_up
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]

FARM, WOOD, LAKE = 2, 3, 8


def middle(element: Locator) -> tuple[float, float]:
    """The middle of something that is to be seen."""
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, what: str | int, region: int) -> None:
    """Drag something, or what is drafted in a region, to a region by mouse."""
    start = player.spot(what) if isinstance(what, int) else middle(player.page.locator(what).first)
    player.page.mouse.move(*start)
    player.page.mouse.down()
    player.page.mouse.move(*player.spot(region), steps=4)
    expect(player.page.locator(".dragged")).to_have_count(1)
    player.page.mouse.up()
    expect(player.page.locator(".dragged")).to_have_count(0)


def test_tokens_are_dragged_from_the_hand_and_from_region_to_region(play: Seating) -> None:
    with play("orcs", {WOOD: mine(3), FARM: mine(1)}, hand=2) as (ann, table):
        hand = ann.do("stop").hand
        drag(ann, ".fan", WOOD)
        drag(ann, ".fan", WOOD)
        assert ann.look().hand == hand - 2
        drag(ann, WOOD, FARM)
        drag(ann, ".fan", LAKE)  # not there: it goes back
        assert ann.look().hand == hand - 2
        for _ in range(hand - 2):
            drag(ann, ".fan", FARM)
        ann.do("end")
        assert table.said()[1:4] == [f"0 deploy {FARM} {hand - 1}", f"0 deploy {WOOD} 1", "0 end"]


def test_shift_drags_all_that_is_drafted(play: Seating) -> None:
    with play("orcs", {WOOD: mine(3), FARM: mine(1)}, hand=0) as (ann, table):
        hand = ann.do("stop").hand
        for _ in range(hand):
            ann.touch_region(WOOD)
        ann.page.keyboard.down("Shift")
        drag(ann, WOOD, FARM)
        ann.page.keyboard.up("Shift")
        ann.do("end")
        assert table.said()[1] == f"0 deploy {FARM} {hand}"


def test_a_camp_is_dragged_by_a_finger(browser: Browser, server: ServerProcess) -> None:
    phone: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ann_holds = {"race": "orcs", "power": "bivouacking", "hand": 2}
    table = set_up(server.url, a_position(ann_holds, regions={WOOD: mine(2), FARM: mine(1)}))
    with at_table(browser, table, **phone) as ann:
        ann.wait()
        seq = ann.do("stop").seq
        finger = ann.page.context.new_cdp_session(ann.page)
        there = [middle(ann.page.locator("[data-piece=camp]")), (195.0, 600.0), ann.spot(WOOD)]
        for kind, (x, y) in zip(["touchStart", "touchMove", "touchMove"], there, strict=True):
            at = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", at)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        ann.settled(seq)
        assert table.said()[-1] == f"0 place camp {WOOD}"
