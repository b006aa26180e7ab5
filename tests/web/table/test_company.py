"""Company comes and goes: rematches, another try, giving up, quitters, and what one has missed."""

from __future__ import annotations

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from smallworld.server.messages.games import NewTable
from smallworld.server.storage.open import storage_for
from smallworld.server.tables.create import TableDraft, create_table
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.player import Player
from tests.web.prepared_screens import PREPARED_SCREENS, open_record
from tests.web.requirements import needs_chromium
from tests.web.screens import played_table
from tests.web.seating import mine, theirs
from tests.web.tables import (
    Json,
    Table,
    a_device,
    a_page,
    a_position,
    a_table,
    at_table,
    nowhere,
    set_up,
)

pytestmark = [pytest.mark.page, needs_chromium]

HASTY = f"{GENEROUS}[bots]\nstand_in_pause = 0\n"
TABLE = re.compile(r"/table/(\w+)$")


def game_of(player: Player) -> str:
    """The table that is looked at."""
    found = TABLE.search(player.page.url)
    assert found, player.page.url
    return found[1]


def meets_again(player: Player, old: Table, words: str) -> str:
    """Press the button of a game that is over; the table where it leads."""
    player.press(player.page.get_by_role("button", name=words, exact=True))
    player.page.wait_for_url(lambda url: url.endswith(old.path) is False)
    player.page.locator(".regions").wait_for()
    return game_of(player)


@pytest.mark.soak
def test_a_claim_whose_answer_was_lost_is_repeated(browser: Browser, server: ServerProcess) -> None:
    """Also after a reload; and the host invites again if the player never arrives."""
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"open": True}])
    device, statuses = a_device(browser), list[int]()

    def lose_the_first(route: Route) -> None:
        if statuses:
            route.continue_()
            return
        statuses.append(route.fetch().status)
        route.abort()

    invited = f"{table.path}#invite={table.invites['1']}"
    likings, troubles = {"name": "Bo"}, ("ERR_FAILED", "403 (Forbidden)")
    with a_page(device, table, 9, path=invited, likings=likings, troubles=troubles) as bo:
        bo.page.route("**/claim", lose_the_first)
        bo.page.locator(".claiming button[type=submit]").click()
        expect(bo.page.locator(".claiming [role=alert]")).to_be_visible()
        assert statuses == [200]
        with at_table(browser, table, 0) as ann:
            ann.page.get_by_role("button", name="Create invite").click()
            expect(ann.page.get_by_role("button", name="Copy invite")).to_be_visible()
        bo.page.reload()
        bo.page.locator(".claiming button[type=submit]").click()
        expect(bo.page.locator(".claiming")).to_have_count(0)
        expect(bo.page.locator(".seat-card .seat-name").last).to_have_text("Bo")
        assert bo.settled().seq > 0
    device.close()


@pytest.mark.soak
def test_a_rematch_is_joined_from_another_device(browser: Browser, server: ServerProcess) -> None:
    old = played_table(server.url)
    with at_table(browser, old, 0) as ann, at_table(browser, old, 1) as bo:
        expect(bo.page.locator(".rematch-waits")).to_have_count(0)
        game = meets_again(ann, old, "Rematch")
        expect(bo.page.locator(".rematch-waits")).to_contain_text("waiting in the rematch")
        assert meets_again(bo, old, "Join the rematch") == game
        one = ann.page.locator(".seat-name")
        expect(one).to_have_count(2)
        assert sorted(one.all_inner_texts()) == ["Ann", "Bo"]
        first = ann if ann.settled().mine else bo
        first.play_turn(1)
        assert (bo if first is ann else ann).wait().mine


@pytest.mark.soak
def test_a_rematch_at_one_device(browser: Browser, server: ServerProcess) -> None:
    old = played_table(server.url)
    with at_table(browser, old) as both:
        meets_again(both, old, "Rematch")
        both.play_turn(1)
        both.play_turn(1)
        expect(both.page.locator(".seat-card .seat-name")).to_have_count(2)


@pytest.mark.soak
def test_a_record_is_played_on_from_where_its_replay_is(
    browser: Browser, server: ServerProcess
) -> None:
    with at_table(browser, nowhere(server.url), path="/records") as ann:
        open_record(ann)
        expect(ann.page.get_by_role("button", name="Play on from here")).to_have_count(0)  # its end
        ann.page.locator(".replay-slider").fill("40")
        ann.page.get_by_role("button", name="Play on from here").click()
        expect(ann.page.locator(".line-choice label")).to_contain_text("41")
        ann.page.locator(".go-on button[type=submit]").click()
        ann.page.wait_for_url(TABLE)
        assert ann.settled().seq >= 41
        assert ann.wait().mine
        ann.play_turn(1)


@pytest.mark.soak
def test_against_bots_an_earlier_turn_is_tried_again(
    browser: Browser, server: ServerProcess
) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"bot": "easy"}])
    with at_table(browser, table) as ann:
        ann.play_turn(1)
        ann.wait()
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="From your turn in round 1").click()
        ann.page.wait_for_url(lambda url: url.endswith(table.path) is False)
        ann.page.locator(".regions").wait_for()
        assert ann.wait().picks
        assert game_of(ann) != table.game
        ann.play_turn(1)


def test_who_gives_up_is_asked_first_and_the_other_wins(
    browser: Browser, server: ServerProcess
) -> None:
    seats = ({"race": "orcs", "power": "alchemist"}, {"race": "elves", "power": "hill"})
    table = set_up(server.url, a_position(*seats, regions={3: mine(1), 15: theirs(1)}))
    with at_table(browser, table, 0) as ann, at_table(browser, table, 1) as bo:
        ann.wait()
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Give up").click()
        asked = ann.page.get_by_role("dialog", name="Give up")
        asked.get_by_role("button", name="Cancel").click()
        assert not table.view(0).get("closed")
        ann.page.get_by_role("button", name="Give up").click()
        asked.get_by_role("button", name="Give up").click()
        for player in (ann, bo):
            expect(player.page.locator(".played-title")).to_have_text("Ann gave up. Bo wins.")
            names = player.page.locator(".count-seat .count-name strong")
            expect(names).to_have_text(["Bo", "Ann"])
            expect(player.page.locator(".count-seat.is-winner strong")).to_have_text("Bo")
        assert table.view(0)["closed"] == "conceded"


def made_table(url: str, made: TableDraft) -> Table:
    """The same as its maker knows it."""
    return Table(url, made.table.row.id, made.tokens, made.invites, made.watch)


async def made_an_hour_ago(database: str, position: Json) -> TableDraft:
    """A table for Ann and Bo that has waited for an hour already."""
    wish = {"position": position, "seats": [{"me": "Ann"}, {"me": "Bo"}]}
    made = create_table(msgspec.convert(wish, NewTable), "their device", time.time() - 3600)
    storage = storage_for(database)
    await storage.open()
    await storage.create(made.table.row, made.log, made.secrets)
    await storage.close()
    return made


@pytest.mark.soak
def test_a_bot_plays_for_a_quitter_until_they_are_back(browser: Browser, tmp_path: Path) -> None:
    seats = ({"race": "orcs", "power": "alchemist"}, {"race": "elves", "power": "hill"})
    position = a_position(*seats, regions={3: mine(1), 15: theirs(1)}, turn=1)
    database = str(tmp_path / "tables.sqlite")
    with ThreadPoolExecutor(1) as aside:  # the browser has the loop of this thread
        made = aside.submit(asyncio.run, made_an_hour_ago(database, position)).result()
    with (
        running_server(database, config=HASTY, workers=1) as server,
        at_table(browser, made_table(server.url, made), 0) as ann,
    ):
        table = made_table(server.url, made)
        assert not ann.settled().mine
        ann.page.get_by_role("button", name="Let a bot play here").click()
        expect(ann.page.locator(".seat-1 .presence.stand-in")).to_have_count(1)
        assert ann.wait().mine
        with at_table(browser, table, 1) as bo:
            bo.press("me-again")
            expect(bo.page.locator(".seat-1 .presence.there")).to_have_count(1)
            expect(ann.page.locator(".seat-1 .presence.there")).to_have_count(1)


def test_a_stand_in_plays_slowly_and_hands_back_at_any_moment(
    browser: Browser, server: ServerProcess
) -> None:
    seats = ({"race": "orcs", "power": "alchemist", "hand": 9}, {"race": "elves", "power": "hill"})
    position = a_position(*seats, regions={3: mine(1), 15: theirs(2)}, round=2)
    wish = {"position": position, "seats": [{"me": "Ann"}, {"bot": "easy"}]}
    table = a_table(server.url, **wish)
    with at_table(browser, table) as ann:
        ann.wait()
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Let a bot play for me").click()
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        expect(ann.page.locator(".prompt p")).to_have_text("A bot is playing for you.")
        seen = ann.settled(ann.look().seq)  # the first thing it does
        ann.press("me-again")
        expect(ann.page.locator(".seat-0 .presence.there")).to_have_count(1)
        assert ann.wait().mine
        # Its first action may already have ended the turn; it used to play to the end of the game.
        assert table.view(0)["position"]["round"] in (2, 3), seen
        assert ann.page.locator(".trouble-line, .problem").count() == 0
        assert "coins" not in table.view(0)["position"]["seats"][1]


def test_only_the_host_is_offered_a_bot_for_an_empty_seat(
    browser: Browser, server: ServerProcess
) -> None:
    seats = [{"me": "Ann"}, {"open": True}, {"open": True}]
    table = a_table(server.url, map="base/3", seats=seats)
    instead = "Let a bot play here"
    invited = f"{table.path}#invite={table.invites['1']}"
    with at_table(browser, table, 0) as ann:
        ann.page.locator(".friends .meanwhile").click()
        expect(ann.page.get_by_role("button", name=instead)).to_have_count(2)
        ann.page.get_by_role("button", name=instead).last.click()
        expect(ann.page.get_by_role("button", name=instead)).to_have_count(1)
    with at_table(browser, table, 9, path=invited, likings={"name": "Bo"}) as bo:
        bo.page.locator(".claiming button[type=submit]").click()
        expect(bo.page.locator(".claiming")).to_have_count(0)
        expect(bo.page.locator(".seat-0 .seat-name")).to_have_text("Ann")
        expect(bo.page.get_by_role("button", name=instead)).to_have_count(0)


def test_after_an_absence_one_is_told_what_happened(
    browser: Browser, server: ServerProcess
) -> None:
    device = a_device(browser)
    with PREPARED_SCREENS["since your last turn"](device, server.url, False) as ann:
        told = ann.page.get_by_role("region", name="While you were away")
        expect(told).to_contain_text("Bo took")
        expect(told).to_contain_text("from you")
        expect(told).to_contain_text("earned")
        told.get_by_role("button", name="Got it").last.click()
        expect(told).to_have_count(0)
        ann.page.reload()
        ann.wait()
        expect(told).to_have_count(0)  # it was told
    device.close()
