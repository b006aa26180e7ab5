"""Names of regions in texts point at the board: by mouse, key and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, conquering, played_table
from tests.web.tables import a_page, set_up
from tests.web.watching import DESKTOP, PHONE

pytestmark = [pytest.mark.page, needs_chromium]


def is_shown(page: Page, region: int) -> None:
    """This region alone is lit, and its name is on the board."""
    expect(page.locator(".region.lit")).to_have_attribute("data-region", str(region))
    expect(page.locator(".lit-name")).to_contain_text(f"({region})")


def test_a_name_in_the_log_or_in_a_hint_lights_its_region(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, set_up(server.url, conquering("orcs", "alchemist", hand=4)), 0) as ann:
        page = ann.page
        ann.wait()
        ann.do(HILL)
        page.locator(f'.log [data-names="{HILL}"]').last.hover()
        is_shown(page, HILL)
        page.locator(".top-bar").hover()
        expect(page.locator(".lit-name")).to_have_count(0)
        ann.press(page.locator("button.hint"))
        ann.press(page.locator("[data-hint=idea]"))
        names = page.locator(".hint-words button.region-name")
        expect(page.locator(".region.lit")).not_to_have_count(0)
        lit = page.locator(".region.lit").count()
        region = int(names.first.get_attribute("data-names") or 0)
        names.first.focus()
        is_shown(page, region)
        names.first.blur()
        expect(page.locator(".region.lit")).to_have_count(lit)  # what the hint shows


def test_a_tap_on_a_name_after_the_game_brings_the_board_into_sight(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, played_table(server.url)) as ann:
        page = ann.page
        page.set_viewport_size(PHONE)
        page.locator(".replay-bar").wait_for()
        page.locator(".replay-slider").fill("40")
        name = page.locator(".replay-words button.region-name").first
        region = int(name.get_attribute("data-names") or 0)
        name.click()
        is_shown(page, region)
        expect(page.locator(".played-board")).to_be_in_viewport(ratio=0.9)
        page.set_viewport_size(DESKTOP)
