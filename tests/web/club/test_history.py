"""The history: games from the server, search, statistics and the profile, on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess
from tests.web.axe import findings
from tests.web.reading import SCROLLS_ACROSS
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]


def concede(device: BrowserContext, url: str, opponent: str) -> None:
    """Lose a game of two people against somebody, without the page."""
    asked = device.request
    seats = [{"me": "Ann"}, {"open": True}]
    made = asked.post(f"{url}/api/games", data={"seats": seats}).json()
    path = f"{url}/api/games/{made['game']}"
    other = device.browser
    assert other is not None
    guest = other.new_context()
    wish = {"name": opponent, "invite": made["invites"]["1"]}
    assert guest.request.post(f"{path}/claim", data=wish).ok
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    assert asked.post(f"{path}/concede", headers=headers).ok
    guest.close()


def test_games_are_found_and_the_profile_is_shown(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser, viewport=PHONE)
    for opponent in ("Bo", "Cy"):
        concede(device, server.url, opponent)
    page = device.new_page()
    page.goto(f"{server.url}/results")
    expect(page.locator(".result")).to_have_count(2)
    expect(page.locator("[data-sum=games]")).to_contain_text("2")
    expect(page.locator("[data-stats=seats]")).to_contain_text("0 of 2")
    assert not page.evaluate(SCROLLS_ACROSS)
    assert findings(page) == []
    page.get_by_label("Opponent").fill("cy")
    expect(page.locator(".result")).to_have_count(1)
    expect(page.locator(".result")).to_contain_text("Gave up")
    page.get_by_label("Result").select_option("won")
    expect(page.locator(".history-count")).to_have_text("0 games")
    page.get_by_label("Name on your profile").fill("Annika")
    page.get_by_role("switch", name="Public profile").click(force=True)
    page.get_by_role("link", name="View profile").click()
    expect(page.get_by_role("heading", name="Annika")).to_be_visible()
    expect(page.locator("[data-sum=games]")).to_contain_text("2")
    assert findings(page) == []
    device.close()
