"""Ratings in the browser, on a phone: a rated game from the form to the leaderboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import running_server
from tests.web.axe import findings
from tests.web.club_screens import with_rated_games
from tests.web.reading import SCROLLS_ACROSS
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]
# The games before have no actions: they must not be deleted as unstarted.
CONFIG = "[tables]\nunstarted_days = 0\n[club]\nrated = true\nseeks = true\n"
RULES = {"hints": False, "clock": {"per_move": 3600}, "rated": True}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = with_rated_games(tmp_path_factory.mktemp("ratings"))
    with running_server(database, config=CONFIG) as server:
        yield server.url


def lose(device: BrowserContext, url: str) -> None:
    """Give up a rated game against two bots, without the page."""
    seats = [{"me": "Ann"}, {"bot": "normal"}, {"bot": "hard"}]
    made = device.request.post(f"{url}/api/games", data={"seats": seats, "table": RULES}).json()
    headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
    path = f"{url}/api/games/{made['game']}/concede"
    assert device.request.post(path, headers=headers).ok


def test_a_rated_game_from_the_form_to_the_leaderboard(browser: Browser, url: str) -> None:
    device = a_device(browser, viewport=PHONE)
    page = device.new_page()
    page.goto(f"{url}/new")
    rated = page.get_by_role("switch", name="Rated game")
    rated.click(force=True)
    expect(rated).to_be_checked()
    expect(page.get_by_role("combobox", name="Time")).to_be_visible()  # a clock, by itself
    page.get_by_role("radio", name="None").check(force=True)
    expect(rated).not_to_be_checked()  # a game without one is not rated
    rated.click(force=True)
    assert not page.evaluate(SCROLLS_ACROSS)
    assert findings(page) == []
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".round-track")).to_contain_text("Rated")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_text("Rated game: the result changes ratings.")).to_be_visible()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    change = page.locator(".game-rating")
    expect(change).to_contain_text("Your new rating:")
    expect(change.locator(".is-less")).to_be_visible()
    assert findings(page) == []

    for _ in range(3):
        lose(device, url)
    change.get_by_role("link", name="All my ratings").click()
    card = page.locator("[data-pool=table]")
    expect(card).to_contain_text("4 rated games")
    expect(card.get_by_role("img", name="Your rating in 4 games")).to_be_visible()
    assert not page.evaluate(SCROLLS_ACROSS)
    assert findings(page) == []

    page.get_by_role("link", name="Leaderboard").click()
    rows = page.locator(".leaderboard tbody tr")
    expect(rows).to_have_count(7)
    expect(rows.filter(has=page.get_by_role("link"))).to_have_count(2)
    assert not page.evaluate(SCROLLS_ACROSS)
    assert findings(page) == []
    page.get_by_role("link", name="Lea").click()
    expect(page.locator("[data-pool=duel]")).to_contain_text("20 rated games")
    expect(page.get_by_role("heading", name="Statistics", exact=True)).to_be_visible()
    assert "your" not in page.get_by_role("main").inner_text().casefold()  # they are Lea's
    page.goto(f"{url}/results")
    expect(page.locator("[data-rating]")).to_have_count(4)
    page.get_by_label("Rated games").select_option("Unrated")
    expect(page.locator(".history-count")).to_have_text("0 games")
    device.close()


def test_two_people_find_a_rated_game(browser: Browser, url: str) -> None:
    devices = [a_device(browser, viewport=PHONE) for _ in range(2)]
    ann, bo = (device.new_page() for device in devices)
    for page, name in ((ann, "Ann"), (bo, "Bo")):
        page.goto(f"{url}/join")
        page.get_by_label("What should we call you?").fill(name)
    time, rated = ann.get_by_label("Time per move"), ann.get_by_role("switch", name="Rated game")
    time.select_option("0")
    rated.click(force=True)
    expect(time).to_have_value("120")  # a rated game has a clock
    time.select_option("60")
    ann.get_by_role("button", name="Find a game").click()
    offered = bo.get_by_role("list", name="Players who are looking").get_by_role("listitem")
    expect(offered).to_contain_text("Rated")
    assert not bo.evaluate(SCROLLS_ACROSS)
    assert findings(bo) == []
    offered.get_by_role("button", name="Join").click()
    for page in (ann, bo):
        page.wait_for_url("**/table/*")
        expect(page.locator(".round-track")).to_contain_text("Rated")
    bo.get_by_role("button", name="Table menu").click()
    bo.get_by_role("button", name="Give up").click()
    bo.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    expect(bo.locator(".game-rating .is-less")).to_be_visible()
    expect(ann.locator(".game-rating")).to_contain_text("Your new rating:")

    ann.goto(f"{url}/results")
    ann.get_by_role("button", name="Play again").click()
    again = ann.get_by_role("dialog", name="Challenge Bo")
    expect(again.get_by_role("switch", name="Rated game")).to_be_checked()
    again.get_by_role("button", name="Send challenge").click()
    expect(ann.get_by_text("Your challenge is sent.")).to_be_visible()
    bo.goto(f"{url}/join")
    challenge = bo.get_by_role("listitem").filter(has_text="Ann challenges you")
    expect(challenge).to_contain_text("Rated")
    challenge.get_by_role("button", name="Accept").click()
    bo.wait_for_url("**/table/*")
    expect(bo.locator(".round-track")).to_contain_text("Rated")
    for device in devices:
        device.close()


def test_a_server_without_rated_games_shows_none(browser: Browser, tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        device = a_device(browser)
        page = device.new_page()
        page.goto(f"{server.url}/new")
        expect(page.get_by_role("button", name="Create table")).to_be_visible()
        expect(page.get_by_role("switch", name="Rated game")).to_have_count(0)
        page.goto(f"{server.url}/me")
        expect(page.get_by_role("heading", name="Your devices", exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name="Rating")).to_have_count(0)
        device.close()
