"""Decline timing: within one turn of the best, in eight of ten positions.

``tools/decline_positions.py`` wrote the positions and the best turns.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import median_low

import msgspec

from smallworld.bots.registry import create_bot
from smallworld.core.actions import DECLINE
from smallworld.core.state import State
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from tests.bots.tables import moves

DEALS = (1, 2, 3)
LATEST = 5  # the tool's option "not in the next five turns"
BUDGET = {"nodes": 1000, "width": 8}


class Prepared(msgspec.Struct, forbid_unknown_fields=True):
    """One position with the results of a long search."""

    seed: int
    race: str
    best: int  # the turn to decline in, 0 = now; the last one: not so soon
    behind: list[float]  # difference in coins of each option from the best one …
    errors: list[float]  # … with their standard errors
    position: dict[str, object]


class PreparedFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of the file."""

    made_by: str
    made_on: str
    with_weights: str
    positions: list[Prepared]


def prepared_positions() -> list[Prepared]:
    """Read the ten positions."""
    text = (Path(__file__).parent / "decline_positions.json").read_bytes()
    return msgspec.json.decode(text, type=PreparedFile).positions


def turn_of_decline(start: State, deal: int) -> int:
    """Return the turn, 0 = this one, in which the planner declines."""
    seat = int(start.turn)
    game = Game(start.box, [""] * int(start.box.seats), start=start, dealer=Dealer(deal))
    bots = [create_bot("planner", seed=1, **BUDGET) for _ in game.names]
    latest = min(LATEST, int(start.box.board.rounds - start.round) + 1)
    for who, action in moves(game, bots):
        turn = int(game.state.round - start.round)
        mine = game.state.turn == who == seat
        if turn >= latest or (mine and (action == DECLINE or not game.state.has_active_race(seat))):
            return min(turn, latest)
    return latest


@cache
def turns_of_decline() -> list[int]:
    """Return the planner's turn for each position: the median of several deals."""
    starts = [read_position(prepared.position)[0] for prepared in prepared_positions()]
    return [median_low([turn_of_decline(start, deal) for deal in DEALS]) for start in starts]


def test_the_best_turns_are_clear() -> None:
    for prepared in prepared_positions():
        far = [k for k in range(len(prepared.behind)) if abs(k - prepared.best) >= 2]
        assert far and all(prepared.behind[k] > 2 * prepared.errors[k] for k in far)


def test_declines_within_one_turn_of_the_best_in_eight_of_ten() -> None:
    verdicts = [
        (abs(turn - prepared.best) <= 1, prepared.seed, turn, prepared.best)
        for prepared, turn in zip(prepared_positions(), turns_of_decline(), strict=True)
    ]
    assert len(verdicts) == 10
    good = [verdict for verdict in verdicts if verdict[0]]
    assert len(good) >= 8, f"(in time, seed, turn, best turn): {verdicts}"


def test_no_fixed_waiting_time_does_nearly_as_well() -> None:
    """Declining after a fixed number of turns costs more than twice as much."""
    positions = prepared_positions()
    turns = turns_of_decline()
    lost = sum(p.behind[turn] for p, turn in zip(positions, turns, strict=True))
    for wait in range(LATEST + 1):
        by_habit = sum(p.behind[min(wait, len(p.behind) - 1)] for p in positions)
        assert lost < by_habit / 2, f"{lost} coins against {by_habit} by waiting {wait} turns"
