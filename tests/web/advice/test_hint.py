"""Hints in the browser: a nudge, the idea, the move, done by mouse, finger and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Route, expect

from tests.server.running import ServerProcess
from tests.web.axe import findings
from tests.web.player import Player
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.screens import HILL
from tests.web.seating import Seating, mine
from tests.web.table.test_layout import SEEN, everybody
from tests.web.tables import Json, a_page, a_position, a_table, at_table, set_up
from tests.web.walk import SIZES
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

# Nobody thinks of declining with so many tokens in hand.
ENTERING: Json = {"race": "orcs", "power": "alchemist", "hand": 9}


def card_of(player: Player) -> Locator:
    return player.page.locator(".hint-card")


def at_step(player: Player, step: int) -> None:
    """So much is told, in words, and shown on the board."""
    card, board = card_of(player), player.page.locator(".board-layer")
    expect(card).to_have_attribute("data-step", str(step))
    expect(card.locator(".hint-words")).not_to_be_empty()
    expect(board.locator(".region.lit")).to_have_count(0) if step == 1 else expect(
        board.locator(".region.lit").first
    ).to_be_attached()
    expect(board.locator(".sketch")).to_have_count(1 if step == 3 else 0)


def test_three_steps_then_the_move_is_made_and_taken_back(play: Seating) -> None:
    with play.opened(a_position(ENTERING)) as (ann, table):
        ann.press(ann.page.locator("button.hint"))
        at_step(ann, 1)
        ann.press(ann.page.locator("[data-hint=idea]"))
        at_step(ann, 2)
        expect(card_of(ann)).to_contain_text("The idea: ")
        ann.press(ann.page.locator("[data-hint=move]"))
        at_step(ann, 3)
        moves = card_of(ann).locator(".hint-moves li")
        told, arrows = moves.count(), ann.page.locator(".sketch-arrow").count()
        assert told > 1 and arrows > 0
        expect(moves.first.locator(".hint-price")).to_contain_text("token")
        ann.do(ann.page.locator("[data-hint=follow]"))
        assert table.said()[0].startswith("0 conquer ")
        expect(moves).to_have_count(told - 1)
        ann.do(ann.page.locator("button.undo").first)
        expect(moves).to_have_count(told)
        assert table.said() == []


# Is the card of the hint beside the board, or below it?
IS_APART = """() => {
  const [card, board] = ['.hint-card', '.board'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return card.left >= board.right || card.right <= board.left
    || card.top >= board.bottom - 1 || card.bottom <= board.top;
}"""


PLAN: Json = {
    "actions": ["conquer 7", "conquer 14", "conquer 21"],
    "sentences": ["Take three regions."],
    "reasons": {},
    "nudge": {"kind": "rival", "seat": 1, "regions": [14]},
    "moves": [{"action": f"conquer {region}", "price": 3, "coins": 4} for region in (HILL, 14, 21)],
    "bot": "planner",
}


def test_a_hint_covers_neither_the_plan_nor_a_seat(play: Seating) -> None:
    with play.opened(everybody(5)) as (ann, _):
        ann.page.route("**/hint", lambda route: route.fulfill(json=PLAN))  # no bot has to think
        ann.press(ann.page.locator("button.hint"))
        ann.press(ann.page.locator("[data-hint=idea]"))
        ann.press(ann.page.locator("[data-hint=move]"))
        for size in SIZES.values():
            ann.page.set_viewport_size(size["viewport"])
            ann.page.wait_for_function(IS_APART)
            expect(ann.page.locator("[data-hint=follow]")).to_be_in_viewport(ratio=1)
            expect(ann.page.locator(".hint-moves li").first).to_be_in_viewport(ratio=1)
            if ann.page.locator(".side > .seat-list").count():
                assert ann.page.evaluate(SEEN) == 5, "no seat makes way for it"


@pytest.mark.soak
def test_who_plays_something_else_is_left_alone(play: Seating) -> None:
    with play.opened(a_position(ENTERING)) as (ann, _):
        ann.press(ann.page.locator("button.hint"))
        at_step(ann, 1)
        ann.do("stop")
        expect(card_of(ann)).to_have_count(0)


def test_a_hint_by_keys_alone(play: Seating) -> None:
    with play.opened(a_position(ENTERING)) as (ann, table):
        keys = ann.page.keyboard
        keys.press("h")
        at_step(ann, 1)
        expect(ann.page.locator("[data-hint=idea]")).to_be_focused()
        keys.press("Escape")
        expect(card_of(ann)).to_have_count(0)
        keys.press("h")
        at_step(ann, 1)
        keys.press("h")
        at_step(ann, 2)
        expect(ann.page.locator("[data-hint=move]")).to_be_focused()
        keys.press("Enter")
        at_step(ann, 3)
        seq = ann.look().seq
        expect(ann.page.locator("[data-hint=follow]")).to_be_focused()
        keys.press("Enter")
        ann.settled(seq)
        assert table.said()[0].startswith("0 conquer ")


def test_on_a_phone_a_pick_is_advised_and_made(server: ServerProcess, browser: Browser) -> None:
    table = set_up(server.url, a_position())
    with at_table(browser, table, viewport=PHONE, has_touch=True, is_mobile=True) as ann:
        ann.wait()
        ann.press(ann.page.locator(".worths button").last)
        expect(card_of(ann)).to_have_attribute("data-step", "1")
        ann.press(ann.page.locator("[data-hint=idea]"))
        expect(card_of(ann)).to_contain_text("pick")
        ann.press(ann.page.locator("[data-hint=move]"))
        card, board = (ann.page.locator(one).bounding_box() for one in (".hint-card", ".board"))
        assert card and board and board["y"] + board["height"] <= card["y"] + 1
        assert not findings(ann.page)
        ann.do(ann.page.locator("[data-hint=follow]"))
        assert table.said()[0].startswith("0 pick ")


def test_combos_tell_what_they_were_worth_to_who_asks(play: Seating) -> None:
    with play.opened(a_position()) as (ann, _):
        ask = ann.page.locator(".worths button")
        expect(ask).to_have_text("How good are they?")
        ask.click()
        worths = ann.page.locator(".combo-worth")
        expect(worths).to_have_count(6)
        expect(worths.first).to_contain_text("coins by the end (between")
        expect(worths.first).to_contain_text("often than the average pick")
        expect(ann.page.locator(".worths-note")).to_contain_text("games between bots")
        assert not findings(ann.page)
        ask.click()
        expect(worths).to_have_count(0)


def test_where_hints_are_forbidden_nobody_offers_any(
    server: ServerProcess, device: BrowserContext
) -> None:
    seats = [{"me": "Ann"}, {"me": "Bo"}]
    table = a_table(server.url, map="base/2", seats=seats, table={"hints": False})
    with a_page(device, table, 0) as ann:
        assert ann.wait().picks
        expect(ann.page.locator(".worths, button.hint")).to_have_count(0)
        ann.page.keyboard.press("h")
        expect(card_of(ann)).to_have_count(0)


def test_a_hint_that_a_quick_turn_overtakes_is_withdrawn(
    server: ServerProcess, device: BrowserContext
) -> None:
    spent: Json = {"race": "orcs", "power": "alchemist", "hand": 0}
    table = set_up(server.url, a_position(spent, regions={3: mine()}))
    held: list[Route] = []  # the request is on its way, the action is quicker
    device.route("**/hint", lambda route: held.append(route))
    try:
        with (
            a_page(device, table) as ann,
            ann.page.expect_event("requestfailed", lambda one: one.url.endswith("/hint")) as gone,
        ):
            ann.wait()
            assert held, "the buttons of a spent race follow the hint"
            ann.press("decline")
            ann.do(ann.yes)
        assert gone.value.failure == "net::ERR_ABORTED"
    finally:
        device.unroute("**/hint")
