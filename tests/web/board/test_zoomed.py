"""A zoomed board on a phone: arrows lead to what is out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, conquering
from tests.web.tables import a_device, a_page, at_table, set_up
from tests.web.walk import TOUCH

pytestmark = [pytest.mark.page, needs_chromium]


BUZZES = """window.buzzes = [];
  navigator.vibrate = (pattern) => Boolean(window.buzzes.push(pattern));"""


def test_a_finger_on_a_target_feels_it(browser: Browser, server: ServerProcess) -> None:
    table = set_up(server.url, conquering("orcs", "flying"))
    device = a_device(browser, **TOUCH, reduced_motion="no-preference")
    device.add_init_script(BUZZES)
    with a_page(device, table, 0, touch=True) as ann:
        ann.wait()
        ann.do(HILL)
        assert ann.page.evaluate("window.buzzes") == [8]
    device.close()


def test_arrows_at_the_edges_lead_to_targets_out_of_sight(
    browser: Browser, server: ServerProcess
) -> None:
    table = set_up(server.url, conquering("orcs", "flying"))
    with at_table(browser, table, 0, **TOUCH) as ann:
        ann.wait()
        page = ann.page
        zoom = page.get_by_role("button", name="Zoom in")
        right = page.locator(".board-edge.right")
        ann.press(zoom)
        ann.press(zoom)
        expect(right.locator("b")).to_be_visible()  # how many targets are there
        before = page.locator(".board-sheet").get_attribute("style")
        ann.press(right)
        expect(page.locator(".board-sheet")).not_to_have_attribute("style", before or "")
        ann.press(page.get_by_role("button", name="Whole board"))
        expect(page.locator(".board-edge")).to_have_count(0)
