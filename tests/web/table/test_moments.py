"""Great moments: a banner or a rain of coins, and nothing where motion is reduced."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, conquering, played_table
from tests.web.tables import Json, Table, a_device, a_page, a_position, set_up

pytestmark = [pytest.mark.page, needs_chromium]


def test_a_decline_has_a_short_banner(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser, reduced_motion="no-preference")
    table = set_up(server.url, conquering("orcs", "alchemist"))
    with a_page(device, table, 0) as ann:
        ann.wait()
        ann.watch_for("[data-moment=decline]")
        ann.press("decline")
        ann.press(ann.yes)
        ann.has_noticed("[data-moment=decline]")
        expect(ann.page.locator("[data-moment=decline]")).to_have_count(0)  # it is short
    device.close()


def dragon_flies(ann: Player, _: Table) -> None:
    ann.press("dragon")
    ann.touch_region(HILL)


def bo_ends_round_9(_: Player, table: Table) -> None:
    table.act(1, "decline")


def first_race_is_picked(ann: Player, _: Table) -> None:
    ann.pick(1)


MOMENTS: dict[str, tuple[Json, Callable[[Player, Table], None]]] = {
    "[data-moment=dragon]": (conquering("orcs", "dragon_master"), dragon_flies),
    "[data-moment=last-round]": (conquering("orcs", "forest", 0, round=9, turn=1), bo_ends_round_9),
    ".board-ribbon.first": (a_position({"coins": 3}), first_race_is_picked),
}


@pytest.mark.soak
@pytest.mark.parametrize("banner", MOMENTS)
def test_dragon_last_round_and_first_race_have_their_banner(
    banner: str, browser: Browser, server: ServerProcess
) -> None:
    position, happens = MOMENTS[banner]
    device = a_device(browser, reduced_motion="no-preference")
    table = set_up(server.url, position)
    with a_page(device, table, 0) as ann:
        ann.settled()
        ann.watch_for(banner)
        happens(ann, table)
        ann.has_noticed(banner)
        expect(ann.page.locator(banner)).to_have_count(0)
    device.close()


@pytest.mark.soak
def test_the_winner_gets_a_rain_of_coins_unless_motion_is_reduced(
    browser: Browser, server: ServerProcess, device: BrowserContext
) -> None:
    lively = a_device(browser, reduced_motion="no-preference")
    with a_page(lively, played_table(server.url)) as ann:
        ann.watch_for(".win-shower")
        ann.has_noticed(".win-shower")
        ann.page.keyboard.press("Shift")
        expect(ann.page.locator(".win-shower")).to_have_count(0)
    lively.close()
    with a_page(device, played_table(server.url)) as ann:
        ann.watch_for(".win-shower")
        ann.page.locator(".count-seat.is-winner").wait_for()
        assert ann.page.evaluate("window.noticed ?? null") is None
