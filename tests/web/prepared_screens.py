"""Screens that take more than a position: company, absence, a record that was opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from playwright.sync_api import BrowserContext

from tests.kit.positions import free_combos
from tests.web.player import Player
from tests.web.screens import CAVE, FARM, FIELD, GOLDEN, TRIBES, WOOD, played_table
from tests.web.seating import mine, theirs
from tests.web.tables import Json, Table, a_page, a_position, a_table, nowhere, set_up

# A device and the address of a server lead to somebody who looks at it, perhaps by touch.
PreparedScreen = Callable[[BrowserContext, str, bool], AbstractContextManager[Player]]

OPEN_ALL = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"


def waiting_table(url: str) -> Table:
    """Ann has made a table; two friends are not there yet."""
    column = [f"reveal {one['race']} {one['power']}" for one in free_combos([], {})]
    seats = [{"me": "Ann"}, {"open": True}, {"open": True}]
    return a_table(url, map="base/3", seats=seats, table={"practice": True}, dealer=column)


@contextmanager
def waiting(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """Links for the friends who are not there yet."""
    with a_page(device, waiting_table(url), touch=touch) as ann:
        ann.page.locator(".friends").wait_for()
        yield ann


@contextmanager
def sitting_down(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """One of them follows the link."""
    table = waiting_table(url)
    invited = f"{table.path}#invite={table.invites['1']}"
    with a_page(device, table, path=invited, keys={}, touch=touch) as bo:
        bo.page.locator(".claiming li").first.wait_for()
        yield bo


@contextmanager
def five_seats(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """Five in the middle of a game."""
    with a_page(device, played_table(url, 5, before_end=60), touch=touch) as ann:
        ann.settled()
        yield ann


@contextmanager
def since(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """What happened while Ann was away."""
    table = set_up(url, away_position())
    absent(device, table)
    with a_page(device, table, 0, touch=touch) as ann:
        ann.page.locator(".since").wait_for()
        yield ann


@contextmanager
def opened_record(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """A record that was pasted, as a playback."""
    with a_page(device, nowhere(url), path="/records", touch=touch) as visitor:
        open_record(visitor)
        yield visitor


@contextmanager
def going_on(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """Continue a game file from the line its replay shows."""
    with a_page(device, nowhere(url), path="/records", touch=touch) as visitor:
        open_record(visitor)
        visitor.page.locator(".replay-slider").fill("40")
        visitor.press(visitor.page.locator(".replay-speed ~ button"))
        visitor.page.locator(".line-choice").wait_for()
        yield visitor


@contextmanager
def own_tables(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """Games that go on, and one that is over."""
    table = set_up(url, away_position())
    others = waiting_table(url), played_table(url)
    keys: Json = {}
    for one in (table, *others):
        keys |= one.keys(0)
    with a_page(device, nowhere(url), path="/tables", keys=keys, touch=touch) as ann:
        ann.page.locator(".table-card").nth(2).wait_for()
        yield ann


@contextmanager
def race_form(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """The form of a new race with all drawers open."""
    with a_page(device, nowhere(url), path="/workshop", touch=touch) as ann:
        ann.press(ann.page.locator('[data-make="race"]'))
        ann.page.locator(".mechanics").wait_for()
        ann.page.evaluate(
            "document.querySelectorAll('details').forEach((one) => (one.open = true))"
        )
        yield ann


@contextmanager
def shelf(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """All packs of the server."""
    with a_page(device, nowhere(url), path="/workshop/shelf", touch=touch) as ann:
        ann.page.locator(".shelf-item").first.wait_for()
        yield ann


@contextmanager
def pack_of_server(device: BrowserContext, url: str, touch: bool) -> Iterator[Player]:
    """A pack of the server with its cards and facts."""
    with a_page(device, nowhere(url), path="/workshop/shelf/cursed", touch=touch) as ann:
        ann.page.locator(".tile-card").first.wait_for()
        yield ann


PREPARED_SCREENS: dict[str, PreparedScreen] = {
    "waiting for friends": waiting,
    "sitting down": sitting_down,
    "five seats": five_seats,
    "since your last turn": since,
    "opened record": opened_record,
    "going on": going_on,
    "own tables": own_tables,
    "form of a race": race_form,
    "shelf": shelf,
    "pack of the server": pack_of_server,
}


def open_record(player: Player, record: str = "") -> None:
    """Paste a record and wait for its playback."""
    text = record or (GOLDEN / "2.swg").read_text(encoding="utf-8")
    player.page.locator("#records-text").fill(text)
    player.press(player.page.locator(".paste button[type=submit]"))
    player.page.locator(".replay-bar").wait_for()


def away_position() -> Json:
    """It is Bo's turn, and he can take what Ann holds."""
    ann = {"race": "orcs", "power": "alchemist", "coins": 14}
    bo = {"race": "elves", "power": "hill", "coins": 11, "hand": 7}
    there = {WOOD: mine(1), FARM: mine(1), FIELD: mine(2), CAVE: theirs(2), **TRIBES}
    return a_position(ann, bo, round=4, turn=1, regions=there)


def absent(device: BrowserContext, table: Table) -> None:
    """Ann has looked at ``away_position`` and is away while Bo plays his turn."""
    has_looked = "(game) => JSON.parse(localStorage['smallworld.seen'] ?? '{}')[game]?.told"
    with a_page(device, table, 0) as ann:
        ann.settled()
        ann.page.wait_for_function(has_looked, arg=table.game)
    table.act(1, f"conquer {WOOD}", f"conquer {FARM}", "stop")
    legal = [one["action"] for one in table.view(1)["legal"]]
    table.act(1, next(action for action in legal if action.startswith("deploy")), "end")
