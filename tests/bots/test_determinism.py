"""The same seed and node budget give the same moves, on both builds.

The weights belong to the test, so that new ones in ``weights.json`` change nothing here. They are
binary fractions, so sums are exact. A change of the search itself moves the fingerprints; the
failure prints the new ones, which must be the same on both builds.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import pytest

from smallworld.bots.greedy import GreedyBot
from smallworld.bots.habits import HabitBot
from smallworld.bots.learned.bot import LearnedBot
from smallworld.bots.learned.features import Tiles
from smallworld.bots.learned.network import Network, Widths, layer_sizes
from smallworld.bots.master import MasterBot
from smallworld.bots.planner import PlannerBot
from smallworld.bots.playouts.halving import Playouts
from smallworld.bots.playouts.pool import PlayoutPool, PlayoutRequest, Result
from smallworld.bots.playouts.tree_playouts import TreePlayouts, TreeSettings
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.registry import Bot, bot_names, create_bot
from smallworld.bots.search import evaluation as features
from smallworld.bots.search.evaluation import FEATURES, Evaluator
from smallworld.bots.search.rollout import Rollout
from smallworld.core.box import Box
from smallworld.core.state import State
from smallworld.packs.loader import base_box
from smallworld.play.record import write_record
from tests.bots.tables import SMALL, SMALL_PLANNER, new_game, play_on

FINGERPRINTS = {
    "random": "57fab0306d1e",
    "greedy": "7a90a9f67d08",
    "planner": "91291357ba7b",
    "easy": "a9dbe545ee70",
    "normal": "18e11be1734d",
    "hard": "7ff346748922",
    "master": "e2c14aad5279",
    "grandmaster": "4a34e4e49f9a",
    "habit": "64ccc5f48cbe",
    "learned": "e35b3a5ffccb",
}


class PlainPlanner(PlannerBot):
    """The planner with a few round weights and no experience."""

    def __init__(
        self, seed: int | None = None, *, nodes: int = 1, width: int = 1, mistakes: float = 0.0
    ) -> None:
        super().__init__(seed, nodes=nodes, width=width, mistakes=mistakes, experience=0.0)

    def evaluator(self, box: Box) -> Evaluator:
        """Return weights that grow with the number of turns left."""
        return Evaluator([plain_weights(box, turns) for turns in range(12)], 0.5)


def plain_weights(box: Box, turns: int) -> list[float]:
    row = [0.0] * (FEATURES + len(box.races) + len(box.powers))
    row[features.HELD] = 0.625 * turns
    row[features.BONUS] = 0.5 * turns
    row[features.SPARE] = 0.25 * turns
    row[features.SAFE] = 0.125
    row[features.EXPOSED] = -0.25
    row[features.RUINS] = 0.5 * turns
    row[features.NEW_RACE] = 4.5 * turns - 3.0
    for place in range(FEATURES, len(row)):  # a different weight for every race and power
        row[place] = (place * 7 % 16 - 8) / 16
    return row


class PlainHabit(HabitBot):
    """A bot with a habit and those weights."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, habit="leader", nodes=60)
        self.experience = 0.0

    def evaluator(self, box: Box) -> Evaluator:
        """Return the evaluator of the plain planner."""
        return PlainPlanner().evaluator(box)


class PlainMaster(MasterBot):
    """The master with those weights, small settings and no experience."""

    def __init__(self, seed: int) -> None:
        few = {"candidates": 3, "leaves": 2, "stages": 2, "batch": 1, "most": 2, "turns": 2}
        super().__init__(
            seed, nodes=300, width=1, experience=0.0, warmth=8.0, coolest=2.0, faith=4.0, **few
        )
        self._pool = PlainPlayouts(1)

    def evaluator(self, box: Box) -> Evaluator:
        """Return the evaluator of the plain planner."""
        return PlainPlanner().evaluator(box)


class PlainPlayouts(PlayoutPool):
    """Playouts with those weights."""

    def run_playouts(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        """Run playouts here; node counts do not matter."""
        rollout = Rollout(PlainPlanner().evaluator(states[0].box))
        return [(rollout.play_many(state, *request), 100) for state in states]


class PlainGrandmaster(PlainMaster):
    """That master with a small tree."""

    def _playouts(self, state: State) -> Playouts:
        """Return playouts with those weights below a tree."""
        rollout = Rollout(self.evaluator(state.box))
        settings = TreeSettings(rounds=1, branches=3, beam=1, visits=0, trust=2.0, curiosity=0.25)
        return PlainTreePlayouts(rollout, settings, int(state.box.seats))


class PlainTreePlayouts(TreePlayouts):
    """Playouts below a tree, each with the same cost."""

    def run_playouts(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        """Run playouts; node counts do not matter."""
        return [(sums, 100) for sums, _ in super().run_playouts(states, request)]


@cache
def plain_network() -> Network:
    """Return a small network of round weights instead of the shipped one."""
    box = base_box()
    tiles = Tiles(tuple(t.id for t in box.races), tuple(t.id for t in box.powers))
    chance = random.Random(1)
    return Network(
        {
            name: np.array([[chance.randrange(-8, 9) / 8 for _ in range(i)] for _ in range(o)])
            for name, (i, o) in layer_sizes(tiles, Widths(4, 6)).items()
        },
        tiles,
    )


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda seed: GreedyBot(seed, nodes=60),
    "planner": lambda seed: PlainPlanner(seed, nodes=120, width=3),
    "easy": lambda seed: PlainPlanner(seed, nodes=60, width=2, mistakes=5.0),
    "normal": lambda seed: PlainPlanner(seed, nodes=90, width=3, mistakes=1.5),
    "hard": lambda seed: PlainPlanner(seed, nodes=200, width=4),
    "master": PlainMaster,
    "grandmaster": PlainGrandmaster,
    "habit": PlainHabit,
    "learned": lambda seed: LearnedBot(seed, network=plain_network()),
}


def fingerprint(make: Callable[[int], Bot], seed: int = 1) -> str:
    """Return a short hash of the game files of two games, on two boards."""
    records = ""
    for map in ("base/2", "base/3"):
        game = new_game(map, 11)
        records += write_record(play_on(game, [make(seed + s) for s in range(len(game.names))]))
    return hashlib.sha256(records.encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", bot_names())
def test_moves_match_the_fingerprint(name: str) -> None:
    """Both builds are compared with the same constant."""
    assert fingerprint(BOTS[name]) == FINGERPRINTS[name]


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """With the shipped weights and settings, apart from the budget."""
    settings = SMALL.get(name, SMALL_PLANNER)

    def make(seed: int) -> Bot:
        return create_bot(name, seed=seed, **settings)

    assert fingerprint(make) == fingerprint(make)


@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_another_seed_gives_another_game(name: str) -> None:
    assert fingerprint(BOTS[name], seed=1) != fingerprint(BOTS[name], seed=50)


@pytest.mark.parametrize("name", ["greedy", "planner", "hard", "learned"])
def test_a_bot_without_mistakes_needs_no_seed(name: str) -> None:
    assert fingerprint(BOTS[name], seed=1) == fingerprint(BOTS[name], seed=50)
