"""Weights of the evaluation, fitted to self-play.

``tools/fit_planner.py`` writes ``weights.json``, which says how it was made. Races and powers are
stored by name, so a box with other tiles still finds the known ones; unknown ones weigh 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from smallworld.core.bits import size
from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.traits import Trait
from smallworld.packs.vocabulary import VOCABULARY

USUAL_REGIONS: Final = 5.0  # regions a race usually takes in its first turn
USUAL_CHANCE: Final = 0.5  # that a condition of a turn is fulfilled
USUAL_ESTIMATE: Final = 1.0  # the estimate of an average official tile


class TurnWeights(msgspec.Struct):
    """Weights for one number of own turns left."""

    general: list[float]
    races: dict[str, float]
    powers: dict[str, float]


class SeatWeights(msgspec.Struct):
    """Weights for one number of seats; ``turns[0]`` is the end of the game."""

    envy: float
    turns: list[TurnWeights]


class Weights(msgspec.Struct):
    """The contents of ``weights.json``."""

    made_by: str
    made_on: str
    seats: dict[str, SeatWeights]


@cache
def stored_weights() -> Weights:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


def rows_for(box: Box) -> tuple[list[list[float]], float]:
    """Return the rows and the envy of an ``Evaluator`` for the tiles and seats of ``box``."""
    found = stored_weights().seats[str(int(box.seats))]
    rows = [
        [
            *row.general,
            *[row.races.get(trait.id, 0.0) for trait in box.races],
            *[row.powers.get(trait.id, 0.0) for trait in box.powers],
        ]
        for row in found.turns
    ]
    return rows, found.envy


def estimates_for_unknown_tiles(box: Box) -> list[float]:
    """Estimate what each tile without weights brings in a turn, races first; 0 for the others.

    Return an empty list if every tile has weights, so that callers can skip the lookup.
    """
    known = stored_weights().seats[str(int(box.seats))].turns[0]
    if all(trait.id in known.races for trait in box.races) and all(
        trait.id in known.powers for trait in box.powers
    ):
        return []
    return [
        *[_tile_estimate(race, box.board, race.id in known.races) for race in box.races],
        *[_tile_estimate(power, box.board, power.id in known.powers) for power in box.powers],
    ]


def _conditional_coins(trait: Trait, regions: Callable[[int], float]) -> float:
    """Estimate the coins of a turn that depend on how many regions there are, and of peace."""
    found = regions(trait.pays_per_pair) / 2.0 - regions(trait.pays_less_on)
    if trait.pays_less_elsewhere:
        found -= USUAL_REGIONS - regions(trait.pays_on)
    if trait.pays_beyond:
        found += max(0.0, USUAL_REGIONS - float(trait.pays_beyond))
    if trait.pays_up_to:
        found += USUAL_CHANCE * float(trait.pays_up_to_coins)
    if trait.pays_per_stack:
        found += 1.0
    return found + USUAL_CHANCE * float(trait.pays_in_peace)


def _tile_estimate(trait: Trait, board: Board, known: bool) -> float:
    """Estimate coins plus half a coin per token, relative to an average official tile."""
    if known:
        return 0.0

    def regions(kinds: int) -> float:
        return USUAL_REGIONS * int(size(board.having(kinds))) / int(board.size)

    beside = int(size(board.union_of_neighbours(board.having(trait.pays_beside))))
    coins = regions(trait.pays_on) + USUAL_REGIONS * beside / int(board.size)
    found = float(trait.pays_coins) * coins + _conditional_coins(trait, regions)
    found += float(sum(key.coins_per_turn * getattr(trait, key.name) for key in VOCABULARY))
    cheaper = regions(trait.saves_on) + (2.0 if trait.saves_beside else 0.0)
    tokens = float(trait.saves_tokens) * cheaper + regions(trait.grows_on)
    tokens -= regions(trait.costs_more_on)
    tokens += float(trait.hurls_tokens) * regions(trait.hurls_on)
    tokens += float(sum(key.tokens_per_turn * getattr(trait, key.name) for key in VOCABULARY))
    return found + 0.5 * tokens - USUAL_ESTIMATE
