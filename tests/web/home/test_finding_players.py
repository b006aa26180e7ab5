"""Two people who look for the same game find each other, where the host allows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import ServerProcess, running_server
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host pairs players."""
    folder = Path(tmp_path_factory.mktemp("club"))
    config = folder / "server.toml"
    config.write_text("[club]\nseeks = true\n")
    with running_server(str(folder / "tables.sqlite"), "--config", str(config)) as process:
        yield process


def at_join(browser: Browser, club: ServerProcess, name: str) -> tuple[Page, Watched]:
    page, watch = a_device(browser).new_page(), Watched(club.url)
    watch.follow(page)
    page.goto(club.url + "/join")
    page.wait_for_load_state("networkidle")  # lists that arrive move the buttons below them
    page.get_by_label("What should we call you?").fill(name)
    return page, watch


def test_two_people_are_paired(
    browser: Browser, club: ServerProcess, assert_accessible: AssertAccessible
) -> None:
    ann, watch_ann = at_join(browser, club, "Ann")
    ann.get_by_role("button", name="Find a game").click()
    expect(ann.get_by_role("status").filter(has_text="1 of 2 here")).to_be_visible()
    expect(ann.get_by_text("2 players, time per move: 2 minutes")).to_be_visible()
    assert_accessible(ann, "a player looks for others")
    bo, watch_bo = at_join(browser, club, "Bo")
    wanted = bo.get_by_role("list", name="Players who are looking").get_by_role("listitem")
    expect(wanted).to_contain_text("Ann")
    assert_accessible(bo, "somebody is looking")
    wanted.get_by_role("button", name="Join").click()
    for page, watch in ((ann, watch_ann), (bo, watch_bo)):
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("main", name="Board")).to_be_visible()
        watch.check(page)
    assert ann.url == bo.url
    game = ann.url.rsplit("/", 1)[1]
    seats = ann.request.get(f"{club.url}/api/games/{game}").json()["seats"]
    assert sorted(seat["sitting"]["name"] for seat in seats) == ["Ann", "Bo"]
    ann.context.close()
    bo.context.close()


def test_looking_can_be_stopped(browser: Browser, club: ServerProcess) -> None:
    ann, watch = at_join(browser, club, "Ann")
    ann.get_by_role("button", name="Find a game").click()
    ann.get_by_role("button", name="Stop looking").click()
    expect(ann.get_by_role("button", name="Find a game")).to_be_visible()
    expect(ann.get_by_text("Nobody is looking right now.")).to_be_visible()
    watch.check(ann)
    ann.context.close()


def test_a_closed_page_looks_no_longer(browser: Browser, club: ServerProcess) -> None:
    ann, _ = at_join(browser, club, "Ann")
    ann.get_by_role("button", name="Find a game").click()
    expect(ann.get_by_role("status").filter(has_text="1 of 2 here")).to_be_visible()
    bo, watch = at_join(browser, club, "Bo")
    expect(bo.get_by_role("list", name="Players who are looking")).to_contain_text("Ann")
    ann.goto("about:blank")  # within 15 seconds the server would still pair her
    bo.reload()
    expect(bo.get_by_text("Nobody is looking right now.")).to_be_visible(timeout=3_000)
    watch.check(bo)
    ann.context.close()
    bo.context.close()


def test_without_the_setting_nothing_is_offered(browser: Browser, server: ServerProcess) -> None:
    page, watch = at_join(browser, server, "Ann")
    expect(page.get_by_role("heading", name="Public tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Find players")).to_have_count(0)
    watch.check(page)
    page.context.close()


def test_the_start_page_leads_to_other_players(
    browser: Browser, club: ServerProcess, server: ServerProcess
) -> None:
    for url, about in ((club.url, "Find players"), (server.url, "With a friend’s link")):
        page = a_device(browser).new_page()
        page.goto(url)
        expect(page.get_by_role("link", name="Join")).to_contain_text(about)
        page.context.close()
