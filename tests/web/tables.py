"""Tables for the tests of the page: made over the API, opened in a browser."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page

from tests.kit.positions import free_combos
from tests.web.player import Player
from tests.web.watching import DESKTOP, Watched

Json = dict[str, Any]
LIKINGS: Json = {"name": "Ann", "pace": "fast", "firsts": False}
SECONDS = 60_000  # milliseconds a page may take on a busy machine
NOW = round(time.time() * 1000)
PATIENCE = 60.0  # seconds a server may take there


@dataclass
class Table:
    """A table as its maker knows it."""

    url: str
    game: str
    tokens: dict[str, str]
    invites: dict[str, str]
    watch: str

    @property
    def path(self) -> str:
        """Where the page shows it."""
        return f"/table/{self.game}"

    def keys(self, *seats: int) -> Json:
        """What a device remembers that plays these seats; all that were told without any."""
        if not self.game:
            return {}
        mine = {seat: key for seat, key in self.tokens.items() if not seats or int(seat) in seats}
        return {self.game: {"seats": mine, "invites": self.invites, "watch": self.watch, "at": NOW}}

    def view(self, seat: int) -> Json:
        """The table as a seat sees it, without the page."""
        answer = self._asked("", seat)
        return dict(answer.json())

    def said(self) -> list[str]:
        """The record so far, ``0 conquer 7``; the dealer's lines begin with ``*``."""
        answer = self._asked("/log", 0)
        lines: list[str] = []
        for row in answer.json()["lines"]:
            if row["kind"] == "say":
                lines.append(f"{'*' if row.get('seat') is None else row['seat']} {row['text']}")
            elif row["kind"] == "undo":
                del lines[len(lines) - int(row["text"]) :]
        return lines

    def act(self, seat: int, *actions: str) -> None:
        """Somebody acts elsewhere."""
        seq = self.view(seat)["seq"]
        body = {"actions": actions, "after": seq, "request": f"elsewhere-{seat}-{seq}"}
        address = f"{self.url}/api/games/{self.game}/actions"
        answer = httpx.post(address, json=body, headers=self._as(seat), timeout=PATIENCE)
        assert answer.is_success, answer.text

    def _asked(self, path: str, seat: int) -> httpx.Response:
        address = f"{self.url}/api/games/{self.game}{path}"
        return httpx.get(address, headers=self._as(seat), timeout=PATIENCE)

    def _as(self, seat: int) -> dict[str, str]:
        token = self.tokens.get(str(seat))
        return {"Authorization": f"Bearer {token}"} if token else {}


def nowhere(url: str) -> Table:
    """No table at all, for the screens that need none."""
    return Table(url, "", {}, {}, "")


def a_table(url: str, **wish: Any) -> Table:
    """Make a table."""
    answer = httpx.post(f"{url}/api/games", json=wish, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Table(url, made["game"], made["tokens"], made["invites"], made["watch"])


def a_position(*seats: Json, map: str = "base/2", **keys: Any) -> Json:
    """A position; missing seats are empty ones, the column is filled with free combos."""
    names = ("Ann", "Bo", "Cy", "Di", "Eve")[: int(map[-1])]
    filled = [
        {"name": name, "coins": 5, **(seats[place] if place < len(seats) else {})}
        for place, name in enumerate(names)
    ]
    regions = {str(region): there for region, there in keys.pop("regions", {}).items()}
    column = keys.pop("column", None) or free_combos(filled, {**keys, "regions": regions})
    return {"map": map, "seats": filled, "regions": regions, "column": column, **keys}


def set_up(url: str, position: Json, dealer: list[str] | None = None) -> Table:
    """A practice table where everybody of the position is at this device."""
    return a_table(
        url,
        position=position,
        seats=[{"me": seat["name"]} for seat in position["seats"]],
        table={"practice": True},
        dealer=dealer or [],
    )


def remembering(page: Page, keys: Json, likings: Json | None = None) -> None:
    """The device of a page remembers this before it opens anything."""
    page.add_init_script(
        f"""(() => {{
          const kept = (name) => JSON.parse(localStorage.getItem(name) ?? "{{}}");
          const keep = (name, more) =>
            localStorage.setItem(name, JSON.stringify({{ ...more, ...kept(name) }}));
          keep("smallworld.likings", {json.dumps(LIKINGS | (likings or {}))});
          keep("smallworld.keys", {json.dumps(keys)});
        }})()"""
    )


def a_device(browser: Browser, **context: Any) -> BrowserContext:
    """A device with a memory of its own."""
    options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | context
    device = browser.new_context(**options)
    device.set_default_timeout(SECONDS)
    return device


@contextmanager
def a_page(
    device: BrowserContext,
    table: Table,
    *seats: int,
    path: str | None = None,
    likings: Json | None = None,
    keys: Json | None = None,
    touch: bool = False,
    troubles: tuple[str, ...] = (),
) -> Iterator[Player]:
    """Somebody at the page of a table; nothing but these ``troubles`` must go wrong there."""
    page = device.new_page()
    watch = Watched(table.url, troubles)
    watch.follow(page)
    remembering(page, table.keys(*seats) if keys is None else keys, likings)
    try:
        page.goto(table.url + (path or table.path))
        page.wait_for_selector("html[data-ready=yes]")
        yield Player(page, touch)
        watch.check(page)
    finally:
        page.close()


@contextmanager
def at_table(
    browser: Browser,
    table: Table,
    *seats: int,
    path: str | None = None,
    likings: Json | None = None,
    **context: Any,
) -> Iterator[Player]:
    """Somebody at a table, at a device of their own."""
    device = a_device(browser, **context)
    touch = bool(context.get("has_touch"))
    try:
        with a_page(device, table, *seats, path=path, likings=likings, touch=touch) as player:
            yield player
    finally:
        device.close()
