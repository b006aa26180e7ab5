"""The rows of a measured game, in the order of the columns of ``schema``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import astuple

from smallworld.lab.data.measure import MeasuredGame, win_of
from smallworld.lab.data.schema import LIVES, SEATS, TURNS

Row = tuple[object, ...]
GameName = Callable[[MeasuredGame], str]


def deal_name(game: MeasuredGame) -> str:
    """Name a game of a simulation: board and deal."""
    return f"{game.map}:{game.outcome.deal}"


def match_name(game: MeasuredGame) -> str:
    """Name a game of an arena: board, deal, rotation and bots."""
    outcome = game.outcome
    return f"{game.map}:{outcome.deal}:{outcome.rotation}:{'+'.join(outcome.mix)}"


def _result(game: MeasuredGame, seat: int) -> tuple[bool, float]:
    return seat in game.outcome.winners, win_of(game, seat)


def seat_rows(game: MeasuredGame, name: str) -> Iterator[Row]:
    """Yield a row for each seat."""
    outcome = game.outcome
    for seat, dice in enumerate(game.dice):
        yield (
            *(name, game.map, outcome.seats),
            *(outcome.deal, outcome.rotation, outcome.seed, outcome.rounds),
            *(seat, outcome.players[seat], outcome.coins[seat], outcome.ranks[seat]),
            *_result(game, seat),
            sum(life.seat == seat for life in game.lives),
            outcome.decisions[seat],
            sum(outcome.faults[seat].values()),
            *(dice.rolls, dice.pips, dice.attempts, dice.won),
            *(dice.expected, round(dice.luck, 4)),
        )


def life_rows(game: MeasuredGame, name: str) -> Iterator[Row]:
    """Yield a row for each race that a seat picked."""
    outcome = game.outcome
    for life in game.lives:
        yield (
            *(name, game.map, outcome.seats, outcome.players[life.seat]),
            *(life.seat, life.number, life.race, life.power, life.place, life.paid),
            *(life.collected, life.tokens),
            *(life.round_picked, life.round_declined, life.round_gone),
            *(life.turns_active, life.turns_declined),
            *(life.coins_regions, life.coins_race, life.coins_power),
            *(life.coins_active, life.coins_declined, life.coins_moved, life.coins),
            *(life.peak_regions, life.declined_regions, life.conquests, life.tokens_lost),
            *_result(game, life.seat),
        )


def turn_rows(game: MeasuredGame, name: str) -> Iterator[Row]:
    """Yield a row for each turn."""
    outcome = game.outcome
    head = [(name, game.map, outcome.seats, player) for player in outcome.players]
    result = [_result(game, seat) for seat in range(outcome.seats)]
    for turn in game.turns:
        # The fields of a turn have the order of the columns.
        yield (*head[turn.seat], *astuple(turn), *result[turn.seat])


ROWS: Final = {SEATS.name: seat_rows, LIVES.name: life_rows, TURNS.name: turn_rows}
