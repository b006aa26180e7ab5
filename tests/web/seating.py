"""Prepared positions at the page: who holds what, and a player who looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext

from tests.kit.positions import free_combos
from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.tables import Json, Table, a_page, a_position, set_up

TRIBE: Json = {"tribe": True}


class Seating:
    """Opens tables of one server at one device."""

    def __init__(self, server: ServerProcess, device: BrowserContext) -> None:
        self.server = server
        self.device = device

    @contextmanager
    def __call__(
        self,
        race: str,
        regions: dict[int, Json],
        hand: int = 0,
        power: str = "alchemist",
        seat: Json | None = None,
        others: Json | None = None,
        dealer: list[str] | None = None,
    ) -> Iterator[tuple[Player, Table]]:
        """Ann plays a race that holds these regions, against Bo."""
        seat = {"race": race, "power": power, "hand": hand, **(seat or {})}
        position = a_position(seat, others or {}, regions=regions)
        with self.opened(position, dealer) as both:
            yield both

    @contextmanager
    def picking(self, race: str, power: str) -> Iterator[tuple[Player, Table]]:
        """Ann is to pick; this combo lies on top."""
        column = [{"race": race, "power": power}, *free_combos([], {"taken": [race, power]})[:5]]
        with self.opened(a_position(column=column)) as both:
            yield both

    @contextmanager
    def opened(
        self, position: Json, dealer: list[str] | None = None
    ) -> Iterator[tuple[Player, Table]]:
        """Any position."""
        table = set_up(self.server.url, position, dealer)
        with a_page(self.device, table) as player:
            player.wait()
            yield player, table


def mine(tokens: int = 1, **more: Any) -> Json:
    return {"seat": 0, "tokens": tokens, **more}


def theirs(tokens: int = 1, **more: Any) -> Json:
    return {"seat": 1, "tokens": tokens, **more}
