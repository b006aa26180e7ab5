"""A small tournament from sign-up to standings, with real pages for the people."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.waiting import poll_until
from tests.server.playing import Client
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]
Json = Any
TOKENS = "game => JSON.parse(localStorage['smallworld.keys'])[game].seats"
BEYOND = "document.documentElement.scrollHeight - innerHeight"
KEYS = "Object.values(JSON.parse(localStorage['smallworld.keys'])).map(({ seats }) => seats)"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which players open tournaments, with bots."""
    database = Path(tmp_path_factory.mktemp("club")) / "tables.sqlite"
    config = f'{GENEROUS}\n[club]\ntournaments = "players"\n'
    with running_server(str(database), config=config, workers=1) as process:
        yield process


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, club: ServerProcess, name: str) -> None:
        self.name = name
        self.url = club.url
        self.page: Page = a_device(browser).new_page()
        self.watch = Watched(club.url)
        self.watch.follow(self.page)

    def get(self, path: str) -> Json:
        return self.page.request.get(self.url + path).json()

    def join(self, path: str) -> None:
        """Sign up on the page."""
        self.page.goto(self.url + path)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Join").click()
        expect(self.page.get_by_text("You’re in.")).to_be_visible()

    def reach_table(self, path: str, *, by_itself: bool) -> str:
        """Get to the table of the round; return its game."""
        if not by_itself:
            self.page.goto(self.url + path)
            self.page.get_by_role("button", name="Go to your table").click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.get_by_role("main", name="Board")).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def tokens(self, game: str) -> dict[str, str]:
        """Return the tokens of the page, by seat; a new one would end its connection."""
        found: dict[str, str] = self.page.evaluate(TOKENS, game)
        return found

    def concede(self, game: str) -> None:
        """End the game the short way."""
        (token,) = self.tokens(game).values()
        Client(self.url).ok("POST", f"/api/games/{game}/concede", token=token)

    def leave(self) -> None:
        self.watch.check(self.page)
        self.page.context.close()


def open_tournament(person: Person, *, rounds: str, bots: str) -> str:
    """Fill in the form; return the path of the tournament."""
    page = person.page
    page.goto(f"{person.url}/join")
    page.get_by_role("link", name="See tournaments").click()
    page.get_by_role("button", name="Open a tournament").click()
    page.get_by_role("textbox", name="Name of the tournament").fill("Friday cup")
    page.get_by_role("textbox", name="Your name").fill(person.name)
    page.get_by_role("group", name="Players at a table").get_by_role("radio", name="2").check()
    page.get_by_label("Rounds").select_option(rounds)
    page.get_by_label("Bots that take part").select_option(bots)
    page.get_by_label("Level of the bots").select_option("easy")
    page.get_by_label("Players at least").select_option("2")
    page.get_by_role("button", name="Open sign-up").click()
    page.wait_for_url("**/tournament/*")
    expect(page.get_by_role("heading", name="Friday cup", level=1)).to_be_visible()
    return "/" + page.url.split("/", 3)[3]


def play_round(people: list[Person], path: str, number: int) -> None:
    """Everybody comes to the table of the round.

    In the first round all games are played to their last turn, then one person of each table
    concedes.
    """
    at_tables: dict[str, list[Person]] = {}
    for person in people:
        if person.get(api(path)).get("table"):
            game = person.reach_table(path, by_itself=number == 1)
            at_tables.setdefault(game, []).append(person)
    for game, players in at_tables.items():
        if number == 1:
            play_to_the_end(players, game)
        else:
            players[0].concede(game)


def play_to_the_end(people: list[Person], game: str) -> None:
    """Play random actions for people; a bot at the table plays by itself."""
    tokens = {seat: token for person in people for seat, token in person.tokens(game).items()}
    client, choice = Client(people[0].url), random.Random(1)

    def is_over() -> bool:
        return bool(client.play_turns(game, tokens, choice, 1_000).get("over"))

    poll_until(is_over)


def api(path: str) -> str:
    """Return where the API has the tournament of a page."""
    return "/api" + path.replace("tournament", "tournaments")


def test_a_small_tournament(
    browser: Browser, club: ServerProcess, assert_accessible: AssertAccessible
) -> None:
    ann = Person(browser, club, "Ann")
    path = open_tournament(ann, rounds="1", bots="1")
    ann.join(path)
    ann.page.get_by_role("button", name="Start now").click()
    game = ann.reach_table(path, by_itself=True)
    keys, tab = ann.page.evaluate(KEYS), ann.page.context.new_page()
    tab.goto(club.url + path)
    tab.get_by_role("button", name="Go to your table").click()
    expect(tab.get_by_role("main", name="Board")).to_be_visible()
    assert tab.evaluate(KEYS) == keys  # a new token would end the first tab's connection
    tab.get_by_role("button", name="Menu").click()
    expect(tab.get_by_role("button", name="Give up")).to_be_visible()
    expect(tab.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    tab.close()
    ann.concede(game)
    ann.page.goto(f"{club.url}{path}/screen")
    expect(ann.page.get_by_text("wins!")).to_be_visible()
    assert ann.page.evaluate(BEYOND) <= 0  # nobody scrolls on a big screen
    ann.page.goto(club.url + path)
    expect(ann.page.get_by_role("table").get_by_role("row")).to_have_count(3)
    expect(ann.page.get_by_role("table").get_by_role("img", name="Bot")).to_have_count(1)
    expect(ann.page.get_by_role("heading", level=2).first).to_have_text("Standings")
    assert_accessible(ann.page, "standings")
    ann.leave()


@pytest.mark.soak
def test_from_sign_up_to_standings(
    browser: Browser, club: ServerProcess, assert_accessible: AssertAccessible
) -> None:
    """Three rounds with four people and two bots, the first one with whole games."""
    people = [Person(browser, club, name) for name in ("Ann", "Bo", "Cy", "Di")]
    ann, screen = people[0], Person(browser, club, "Screen")
    path = open_tournament(ann, rounds="3", bots="2")
    for person in people:
        person.join(path)
    assert_accessible(ann.page, "sign-up")
    screen.page.goto(f"{club.url}{path}/screen")
    expect(screen.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    ann.page.get_by_role("button", name="Start now").click()
    for number in range(1, 4):
        heading = screen.page.get_by_role("heading", name=f"Round {number}")
        expect(heading).to_be_visible()  # by itself
        play_round(people, path, number)
    expect(screen.page.get_by_text("wins!")).to_be_visible()
    assert screen.page.evaluate(BEYOND) <= 0
    assert_accessible(screen.page, "big screen")
    for person in people:
        person.page.goto(club.url + path)
        expect(person.page.get_by_text("wins!")).to_be_visible()
        expect(person.page.get_by_role("table").get_by_role("row")).to_have_count(7)
    assert_accessible(ann.page, "standings")
    view = ann.get(api(path))
    assert len(view["rounds"]) == 3
    for one in view["rounds"]:
        seated = [seat["entrant"] for table in one["tables"] for seat in table["seats"]]
        assert sorted([*seated, *one.get("byes", [])]) == [1, 2, 3, 4, 5, 6]
    rows = ann.get(f"{api(path)}/results")["results"]
    first = [row for row in rows if row["round"] == 1]
    assert len(first) == 6 and all(row["coins"] > 0 for row in first)
    assert not any(row.get("gave_up") for row in first)
    for person in (*people, screen):
        person.leave()


FOCUSED = "() => document.activeElement.textContent.trim()"


def tab_to(page: Page, name: str) -> None:
    """Move the focus with the Tab key to a button, as somebody without a mouse does."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not reach {name}")


def test_a_tournament_is_opened_and_joined_by_keys_alone(
    browser: Browser, club: ServerProcess, assert_accessible: AssertAccessible
) -> None:
    ann = Person(browser, club, "Ann")
    page = ann.page
    page.goto(f"{club.url}/tournaments")
    expect(page.get_by_role("button", name="Open a tournament")).to_be_visible()
    tab_to(page, "Open a tournament")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Name of the tournament")).to_be_focused()
    assert_accessible(page, "the form of a tournament")
    page.keyboard.type("Cup of keys")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Cup of keys", level=1)).to_be_visible()
    tab_to(page, "Join")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You’re in.")).to_be_visible()
    page.keyboard.press("Tab")  # the focus is still at one's own part
    assert page.evaluate(FOCUSED) == "Start now"
    ann.leave()


def test_a_tournament_that_is_not_there(browser: Browser, club: ServerProcess) -> None:
    ann = Person(browser, club, "Ann")
    ann.watch.harmless += ("404",)
    ann.page.goto(f"{club.url}/tournament/nothing")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no such tournament")
    ann.leave()


def test_without_the_setting_nothing_is_offered(browser: Browser, server: ServerProcess) -> None:
    page = a_device(browser).new_page()
    page.goto(f"{server.url}/join")
    expect(page.get_by_role("heading", name="Public tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Tournaments")).to_have_count(0)
    page.context.close()
