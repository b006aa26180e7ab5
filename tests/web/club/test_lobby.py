"""Who is here, challenges, the next game and push messages, where the host allows them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]
CLUB = f"{GENEROUS}\n[club]\nseeks = true\npush = true\n[push]\ncontact = 'mailto:a@b.example'\n"
NUMBERS = itertools.count(1)  # nobody meets the players of an earlier test
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host lets players find each other and sends push messages."""
    folder = Path(tmp_path_factory.mktemp("lobby"))
    with running_server(str(folder / "tables.sqlite"), config=CLUB) as process:
        yield process


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, club: ServerProcess, name: str) -> None:
        self.club = club
        self.name = name
        self.device: BrowserContext = a_device(browser, **PHONE)
        self.page: Page = self.device.new_page()
        self.watch = Watched(club.url)
        self.watch.follow(self.page)
        self.page.add_init_script(
            f"localStorage['smallworld.likings'] ??= {json.dumps(json.dumps({'name': name}))}"
        )

    def open(self, path: str) -> Page:
        self.page.goto(self.club.url + path)
        self.page.wait_for_selector("html[data-ready=yes]")
        return self.page

    def leave(self) -> None:
        self.watch.check(self.page)
        self.device.close()


@pytest.fixture
def ann(browser: Browser, club: ServerProcess) -> Iterator[Visitor]:
    visitor = Visitor(browser, club, f"Ann {next(NUMBERS)}")
    yield visitor
    visitor.leave()


@pytest.fixture
def bo(browser: Browser, club: ServerProcess) -> Iterator[Visitor]:
    visitor = Visitor(browser, club, f"Bo {next(NUMBERS)}")
    yield visitor
    visitor.leave()


def be_seen(visitor: Visitor) -> Page:
    page = visitor.open("/join")
    switch = page.get_by_role("switch", name="Let others see me here")
    expect(switch).not_to_be_checked()  # nobody is shown without asking for it
    switch.click()
    expect(switch).to_be_checked()
    return page


def test_a_challenge_from_the_list_to_the_next_game(
    ann: Visitor, bo: Visitor, assert_accessible: AssertAccessible
) -> None:
    here = be_seen(bo)
    games = []
    for turn in range(2):
        page = ann.open("/join")
        page.get_by_role("button", name=f"Challenge {bo.name}", exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Time per move").select_option("86400")
        if not turn:
            assert_accessible(page, "a challenge is written")
        dialog.get_by_role("button", name="Send challenge").press("Enter")
        expect(page.get_by_text(f"You challenge {bo.name}")).to_be_visible()
        if not turn:
            assert_accessible(page, "a challenge was sent")
            bo.open("/")
            expect(here.get_by_role("link", name=f"{ann.name} challenges you")).to_be_visible()
            assert_accessible(here, "the start page tells of a challenge")
            here.get_by_role("link", name=f"{ann.name} challenges you").click()
        else:
            bo.open("/join")
        here.get_by_role("button", name="Accept").click()
        here.wait_for_url("**/table/*")
        games.append(here.url.rpartition("/")[2])
        page.get_by_role("button", name="Open the table").first.click()
        page.wait_for_url(f"**/table/{games[-1]}")
        expect(page.get_by_role("main", name="Board")).to_be_visible()
    for visitor in (ann, bo):
        waiting = visitor.page.request.get(f"{ann.club.url}/api/me/waiting").json()["tables"]
        idle = [game for game in games if game not in [one["game"] for one in waiting]]
        page = visitor.open("/")
        if waiting:
            expect(page.locator(".waiting-strip li")).to_have_count(len(waiting))
            expect(page).to_have_title(f"({len(waiting)}) Small World")
            assert_accessible(page, "tables that wait for the player")
        if waiting and idle:
            page = visitor.open(f"/table/{idle[0]}")
            page.get_by_role("button", name="Next game (1)").click()
            page.wait_for_url(f"**/table/{waiting[0]['game']}")
            expect(page.locator("[data-now=mine]")).to_be_visible()


def test_a_challenge_is_turned_down_and_challenges_are_switched_off(
    ann: Visitor, bo: Visitor
) -> None:
    here = be_seen(bo)
    page = ann.open("/join")
    page.get_by_role("button", name=f"Challenge {bo.name}", exact=True).click()
    page.get_by_role("button", name="Send challenge").click()
    bo.open("/join")
    here.get_by_role("button", name="No, thanks").click()
    expect(here.get_by_text("Not this time.")).to_be_visible()
    here.get_by_role("switch", name="Let others challenge me").click()
    expect(here.get_by_text("Nobody can challenge you.")).to_be_visible()
    here.get_by_role("switch", name="Let others see me here").click()
    expect(here.get_by_text("Nobody sees you.")).to_be_visible()
    ann.open("/join")
    expect(page.get_by_role("heading", name="Who is here")).to_be_visible()
    expect(page.get_by_role("button", name=f"Challenge {bo.name}", exact=True)).to_have_count(0)


def test_play_now_with_people_pairs_two(ann: Visitor, bo: Visitor) -> None:
    for visitor in (ann, bo):
        visitor.open("/join").get_by_role("button", name="Play now with people").click()
    for visitor in (ann, bo):
        visitor.page.wait_for_url("**/table/*")
    assert ann.page.url == bo.page.url


def test_a_daily_search_goes_on_without_the_page(ann: Visitor, bo: Visitor) -> None:
    for visitor in (ann, bo):
        page = visitor.open("/join")
        page.get_by_label("Time per move").select_option("604800")
        page.get_by_role("button", name="Find a game").click()
        if visitor is ann:
            expect(page.get_by_text("The search goes on while you’re away")).to_be_visible()
            ann.open("/")
    bo.page.wait_for_url("**/table/*")
    page = ann.open("/join")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(bo.page.url)


def test_push_messages_are_offered_and_the_worker_has_the_whole_page(
    ann: Visitor, assert_accessible: AssertAccessible
) -> None:
    page = ann.open("/me")
    switch = page.get_by_role("switch", name="Notify this device")
    expect(switch).not_to_be_checked()
    assert_accessible(page, "push messages are offered")
    scope = page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("/push-worker.js");
          const { scope, active } = await navigator.serviceWorker.ready;
          return [new URL(scope).pathname, new URL(active.scriptURL).pathname];
        }"""
    )
    assert scope == ["/", "/push-worker.js"]


def test_without_the_setting_there_is_no_worker(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser)
    page = device.new_page()
    assert page.request.get(f"{server.url}/push-worker.js").status == 404
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("heading", name="You and your devices")).to_be_visible()
    expect(page.get_by_role("switch", name="Notify this device")).to_have_count(0)
    device.close()
