"""Rematch: one new table for all players, and the last one starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from smallworld.play.position.read import read_position
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.storage.rows import GameRow, LogRow
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.create import create_table
from smallworld.server.tables.seats import rematch, who_starts
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.server.storage.games import NOON

NAMES = ("Ann", "Bo", "Cy")


async def a_closed_game(tables: Tables, loser: int) -> tuple[str, dict[str, str]]:
    """Create a game of three that ``loser`` conceded; return the tokens."""
    wish = NewTable(seats=[SeatWish(me=name) for name in NAMES])
    made = create_table(wish, "device", NOON)
    await tables.create(made.table, made.log, made.secrets)
    game = made.table.row.id
    gone = Player(name=NAMES[loser], who="person", conceded=True)
    await tables.change_seat(game, loser, lambda old: gone)
    await tables.close(game, "conceded")
    return game, made.tokens


def at_two_processes(path: Path, *, same: bool) -> list[tuple[str, int]]:
    """Request the rematch for all seats at once, at one or two processes."""

    async def played() -> list[tuple[str, int]]:
        storages = [SqliteStorage(path), SqliteStorage(path)]
        for storage in storages:
            await storage.open()
        here, there = (Tables(storage) for storage in storages)
        game, tokens = await a_closed_game(here, loser=1)
        sides = (here, here if same else there, here)
        asked = [
            rematch(tables, game, seat, tokens[str(seat)], f"device {seat}")
            for seat, tables in enumerate(sides)
        ]
        told = await asyncio.gather(*asked)
        new = await Tables(storages[1]).table(told[0].game)
        assert [one.name for one in new.players] == ["Bo", "Cy", "Ann"]
        assert new.row.rematch_of == game and len(await storages[0].game_ids("", 10)) == 2
        for storage in storages:
            await storage.close()
        return [(one.game, one.seat) for one in told]

    return asyncio.run(played())


def test_concurrent_requests_get_the_same_table(tmp_path: Path) -> None:
    for same in (True, False):
        told = at_two_processes(tmp_path / f"{same}.sqlite", same=same)
        assert len({game for game, _ in told}) == 1
        assert [seat for _, seat in told] == [2, 0, 1], "the loser starts, the order stays"


def test_the_one_with_fewest_coins_starts_then_the_one_with_fewest_tokens() -> None:
    def table(coins: tuple[int, int, int]) -> Table:
        seats = [
            {"coins": coin, "race": race, "power": power}
            for coin, race, power in zip(
                coins, ("orcs", "elves", "trolls"), ("hill", "forest", "swamp"), strict=True
            )
        ]
        regions = {"10": {"seat": 1, "tokens": 2}, "11": {"seat": 2, "tokens": 1}}
        position = {"map": "base/3", "phase": "over", "round": 10, "turn": 2}
        state, _ = read_position({**position, "seats": seats, "regions": regions})
        made = Table(GameRow("game", NOON, "base/3", {}, TableRules()))
        made.game.state = state
        for seat, name in enumerate(NAMES):
            made.apply_rows([made.seat_row(seat, Player(name=name, who="person"), NOON)])
        return made

    assert who_starts(table((50, 60, 40))) == 2
    assert who_starts(table((50, 40, 40))) == 2, "one token against two"
    assert who_starts(table((40, 40, 40))) == 0, "no token at all"
    given_up = table((50, 60, 40))
    conceded = Player(name="Bo", who="person", conceded=True)
    given_up.apply_rows([given_up.seat_row(1, conceded, NOON)])
    given_up.apply_rows([LogRow(given_up.seq + 1, "close", None, "conceded", NOON)])
    assert who_starts(given_up) == 1, "the player who gave up is last"
