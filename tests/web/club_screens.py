"""Screens of a server whose host offers all there is: lobby, tournaments, ratings, its own page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from smallworld.server.club.history import History
from smallworld.server.messages.results import ProfileWish
from tests.server.club.test_ratings import Club
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.server.storage.games import opened
from tests.web.player import Player
from tests.web.tables import Json, a_page, nowhere
from tests.web.walk import TURN_TO, Faces, Screen

KEY = "k" * 64
CONFIG = """
[club]
accounts = "optional"
seeks = true
tournaments = "players"
rated = true
push = true

[push]
contact = "mailto:a@b.example"
"""
# Games in the database have no actions: they must not be deleted as unstarted.
KEPT = GENEROUS.replace("[tables]", "[tables]\nunstarted_days = 0")
CUP: Json = {
    "name": "The long Friday cup of everybody",
    "organiser": "Ann",
    "rules": {
        "seats": 2,
        "rounds": 3,
        "clock": {"per_move": 3600},
        "bots": ["easy", "normal", "hard"],
    },
}


async def play_rated_games(database: str) -> None:
    """Let Lea and Max play twenty rated games, and show their profiles."""
    async with opened(database) as storage:
        club = Club(storage)
        for name in ("lea", "max"):
            wish = ProfileWish(public=True, name=name.title())
            await History(storage, club.people).set_profile(name, wish)
        for _ in range(20):
            await club.play("lea", "max")


def with_rated_games(folder: Path) -> str:
    """Make a database of rated games; return its address."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in this one
        thread.submit(asyncio.run, play_rated_games(database)).result()
    return database


@contextmanager
def club_server(folder: Path) -> Iterator[ServerProcess]:
    """Run a server that offers everything, with a host and rated games."""
    (folder / "admin.key").write_text(KEY, encoding="ascii")
    host = f"[admin]\nkey_file = {str(folder / 'admin.key')!r}\n"
    config = f"{host}{CONFIG}{KEPT}"
    with running_server(with_rated_games(folder), config=config, workers=1) as server:
        yield server


@contextmanager
def club(device: BrowserContext, url: str) -> Iterator[Faces]:
    """What players share, before and after a tournament has begun."""
    with a_page(device, nowhere(url), path="/join", touch=True) as player:
        yield _visited(player, url)


def _visited(player: Player, url: str) -> Faces:
    page = player.page
    person = page.request.get(f"{url}/api/leaderboard?pool=duel").json()["players"][0]["person"]
    cup = _posted(page, url, "/api/tournaments", CUP)["id"]
    _posted(page, url, f"/api/tournaments/{cup}/join", {"name": "Ann"})
    addresses = {
        "/join": ".lobby-here",
        "/me": ".me-welcome",
        "/new": ".drawer",
        "/leaderboard": ".leaderboard",
        f"/people/{person}": "[data-pool]",
        "/tournaments": ".tour-line",
    }
    before = {f"/tournament/{cup}": ".tour-own", f"/tournament/{cup}/screen": ".tour-big"}
    yield from _turned(player, addresses | before)
    page.evaluate(TURN_TO, "/tournaments")
    player.press(page.locator("main .button.main").first)
    page.locator(".tour-form").wait_for()
    yield "the form of a tournament", player
    _posted(page, url, f"/api/tournaments/{cup}/start", {})
    begun = {f"/tournament/{cup}": ".tour-round", f"/tournament/{cup}/screen": ".tour-big-tables"}
    yield from _turned(player, begun)


def _turned(player: Player, addresses: dict[str, str]) -> Faces:
    for address, ready in addresses.items():
        player.page.evaluate(TURN_TO, address)
        player.page.locator(ready).first.wait_for()
        yield address, player


def _posted(page: Page, url: str, path: str, body: Json) -> Json:
    answer = page.request.post(url + path, data=body, headers={"origin": url})
    assert answer.ok, answer.text()
    return dict(answer.json())


@contextmanager
def administration(device: BrowserContext, url: str) -> Iterator[Faces]:
    """Every topic of the host."""
    troubles = ("403 (Forbidden)",)  # not signed in yet
    with a_page(device, nowhere(url), path="/admin", touch=True, troubles=troubles) as player:
        yield _topics(player)


def _topics(player: Player) -> Faces:
    page = player.page
    field = page.locator(".admin-sign-in input").first
    field.wait_for()
    yield "signing in", player
    field.fill(KEY)
    field.press("Enter")
    page.locator("[role=tab]").first.wait_for()
    for number, tab in enumerate(page.locator("[role=tab]").all(), 1):
        player.press(tab)
        page.wait_for_load_state("networkidle")
        yield f"administration {number}", player


CLUB: dict[str, Screen] = {"club": club, "administration": administration}
