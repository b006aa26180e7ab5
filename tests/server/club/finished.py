"""Finished games for tests: played once in memory, then stored as often as needed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import msgspec

from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow
from smallworld.server.tables.table import Table
from smallworld.server.tokens import hash_secret, new_game_id
from tests.server.storage.games import NOON

PEOPLE = (Player(name="Ann", who="person"), Player(name="Bo", who="person"))


@cache
def played_rows(seats: int, seed: int = 1) -> tuple[LogRow, ...]:
    """Return the actions of a whole random game: everything but who sits where."""
    choice = random.Random(seed)
    table = seated(
        a_game_row(seats), [Player(name=f"P{seat}", who="person") for seat in range(seats)]
    )
    table.apply_rows(table.deal_rows(NOON))
    at = NOON
    while not table.game.over:
        at += 1.0
        seat = table.game.to_act
        assert seat is not None
        action = choice.choice(table.game.legal_actions())
        table.apply_rows(table.action_rows(seat, [action], at))
    return tuple(table.log[seats:])


def a_game_row(seats: int = 2, rules: TableRules | None = None) -> GameRow:
    """Return a new game."""
    return GameRow(new_game_id(), NOON, f"base/{seats}", {}, rules or TableRules())


def seated(row: GameRow, players: Sequence[Player]) -> Table:
    """Return a table with its players and nothing played."""
    table = Table(row)
    for seat, player in enumerate(players):
        table.apply_rows([table.seat_row(seat, player, NOON)])
    return table


def finished_log(players: Sequence[Player], seed: int = 1) -> list[LogRow]:
    """Return the log of a whole game of these players."""
    seats = [
        LogRow(seat + 1, "seat", seat, msgspec.json.encode(player).decode(), NOON)
        for seat, player in enumerate(players)
    ]
    return [*seats, *played_rows(len(players), seed)]


def tokens_of(game: str, devices: Sequence[str]) -> list[SecretRow]:
    """Return a token for each seat with a device."""
    return [
        SecretRow(game, "seat", seat, hash_secret(f"{game} {seat} {device}"), device)
        for seat, device in enumerate(devices)
        if device
    ]


async def a_finished_game(
    storage: Storage,
    devices: Sequence[str] = ("phone", "laptop"),
    players: Sequence[Player] = PEOPLE,
    row: GameRow | None = None,
    seed: int = 1,
) -> str:
    """Store a finished game without a result, as a killed process leaves it; return its id."""
    row = row or a_game_row(len(players))
    log = finished_log(players, seed)
    await storage.create(row, log[:-1], tokens_of(row.id, devices))
    await storage.append(row.id, log[-1:])
    return row.id
