"""Great moments: a banner or a rain of coins, and nothing where motion is reduced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import conquering, played_table
from tests.web.tables import a_device, a_page, set_up

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
