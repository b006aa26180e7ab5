"""Whose region it is, and where one may go, is seen by colours that cannot be mistaken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import conquering
from tests.web.seating import Seating
from tests.web.tables import a_device, a_page, set_up

pytestmark = [pytest.mark.page, needs_chromium]

WOOD, THEIRS, OLD, EMPTY = 3, 14, 5, 7
SEATS = range(5)
FAR = 60  # of 441: how far two colours are apart that nobody takes for each other
# A colour as the browser computes it, as three numbers.
COLOUR = """([selector, property]) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.fillStyle = getComputedStyle(document.querySelector(selector))[property];
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
SEAT_COLOUR = """(name) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
# How much a region's highlight covers its inside: the fill of everything that lies on it.
COVERED = """(region) => {
  const drawn = [...document.querySelectorAll(`[data-region="${region}"] > *`)];
  return drawn.reduce((sum, one) => {
    const { fill, fillOpacity } = getComputedStyle(one);
    return sum + (fill === "none" || /, 0\\)$/.test(fill) ? 0 : Number(fillOpacity));
  }, 0);
}"""


def colour(page: Page, selector: str, property: str = "stroke") -> list[int]:
    """The colour of something on the page."""
    found: list[int] = page.evaluate(COLOUR, [selector, property])
    return found


def distance(one: list[int], other: list[int]) -> float:
    """How far two colours are apart, from 0 to 441."""
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def test_holdings_have_the_border_of_their_seat_and_decline_looks_different(
    play: Seating,
) -> None:
    with play.opened(conquering("orcs", "flying")) as (ann, _):
        page = ann.page
        held = page.locator(".holding")
        expect(held).to_have_count(7)
        for region, seat in ((WOOD, 0), (THEIRS, 1), (OLD, 1)):
            border = colour(page, f'[data-held="{region}"] .border')
            assert border == page.evaluate(SEAT_COLOUR, f"--seat-{seat}")
            assert page.locator(f'[data-held="{region}"] .border-pattern').count() == 1
        active, declined = (f'[data-held="{region}"] .border' for region in (THEIRS, OLD))
        dash = "(selector) => getComputedStyle(document.querySelector(selector)).strokeDasharray"
        assert page.evaluate(dash, active) == "none"
        assert page.evaluate(dash, declined) != "none"
        tints = [colour(page, f'[data-held="{region}"] .tint', "fill") for region in (THEIRS, OLD)]
        assert distance(*tints) > FAR
        assert page.locator(f'[data-held="{EMPTY}"]').count() == 0
        ann.do(EMPTY)
        expect(page.locator(f'[data-held="{EMPTY}"].seat-0')).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_targets_have_a_colour_of_no_seat_and_bleach_nothing(
    scheme: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, color_scheme=scheme)
    table = set_up(server.url, conquering("orcs", "flying"))
    with a_page(device, table) as ann:
        ann.wait()
        target = colour(ann.page, f'[data-region="{EMPTY}"] .line')
        for seat in SEATS:
            for shade in ("", "-deep"):
                theirs = ann.page.evaluate(SEAT_COLOUR, f"--seat-{seat}{shade}")
                assert distance(target, theirs) > FAR, f"{target} is like seat {seat}: {theirs}"
        assert ann.page.evaluate(COVERED, EMPTY) == 0
        ann.page.mouse.move(*ann.spot(EMPTY))
        assert ann.page.evaluate(COVERED, EMPTY) < 0.2
    device.close()


def test_outlines_are_switched_off_in_the_settings(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser)
    table = set_up(server.url, conquering("orcs", "flying"))
    with a_page(device, table) as ann:
        ann.wait()
        page = ann.page
        expect(page.locator(".holding").first).to_be_attached()
        page.evaluate(
            "history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        ann.press(page.locator(".settings .switch", has_text="Player colours on the board"))
        page.go_back()
        ann.wait()
        expect(page.locator(".board-counter").first).to_be_attached()
        expect(page.locator(".holding")).to_have_count(0)
    device.close()
