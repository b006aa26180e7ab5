"""Coins fly to the seat that earns them, unless motion is reduced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.seating import mine
from tests.web.tables import a_device, a_page, a_position, set_up

pytestmark = [pytest.mark.page, needs_chromium]

COIN = ".flying-coin"
NOTICED = "window.noticed ?? null"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_coins_fly_to_the_seat_that_earns_them(
    browser: Browser, server: ServerProcess, motion: str
) -> None:
    ann_holds = {"race": "orcs", "power": "stout"}
    table = set_up(server.url, a_position(ann_holds, regions={3: mine(2), 2: mine(1)}))
    device = a_device(browser, reduced_motion=motion)
    with a_page(device, table) as ann:
        ann.wait()
        ann.do("stop")
        ann.press("spread")
        ann.watch_for(COIN)
        ann.do("end")
        if motion == "reduce":
            assert ann.page.evaluate(NOTICED) is None
        else:
            ann.has_noticed(COIN)
        expect(ann.page.locator(COIN)).to_have_count(0)  # none is left lying about
    device.close()
