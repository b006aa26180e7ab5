"""A tree of turns above the playouts: seats choose among searched plans in the turns to come.

A playout follows the tree as far as it reaches, and the fast policy from there. The seat to move
takes the plan with the best mean outcome for itself so far; plans tried seldom get a bonus.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.outcomes import OutcomeSums
from smallworld.bots.search.plans import TurnSearch
from smallworld.bots.search.rollout import Rollout
from smallworld.core import state as s
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift
from smallworld.core.state import State

# Two hashes below 31 bits each: products stay below 63 bits, so that both builds agree.
PRIME: Final = 2147483647
OTHER_PRIME: Final = 2147483629
FACTOR: Final = 1000003
OTHER_FACTOR: Final = 998244353
MOST_SKIPPED: Final = 5  # coins that the combo at the end of the column costs


class _Turn:
    """A turn in the tree: its plans, once searched, and what they brought the seat to move."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.playouts: i64 = 0
        self.soft_wins = 0.0  # of the seat, in all playouts through this turn
        self.plans: list[list[int]] = []  # actions
        self.behind: vec[float] = vec[float]([])  # soft wins by which a plan seems worse
        self.tries: vec[i64] = vec[i64]([])
        self.won: vec[float] = vec[float]([])  # soft wins by plan


class TurnTree:
    """Plays states out like ``rollout``, with a tree for the first ``depth`` turns of a playout.

    A turn gets its ``branches`` best plans, searched with a beam of ``width``, when ``visits``
    playouts have come through it. The value of a plan counts like ``faith`` playouts.
    ``curiosity`` is the weight of the bonus for plans that were tried seldom.
    """

    def __init__(
        self,
        rollout: Rollout,
        depth: int,
        branches: int,
        width: int,
        visits: int,
        faith: float,
        curiosity: float,
    ) -> None:
        self.rollout = rollout
        self.search = TurnSearch(rollout.evaluator)
        self.depth: i64 = depth
        self.branches = branches
        self.width = width
        self.visits: i64 = visits
        self.faith = faith
        self.curiosity = curiosity
        self.slope = 0.0  # soft wins that a coin is worth
        self.turns: dict[int, _Turn] = {}

    def nodes(self) -> int:
        """Return the nodes of its searches and of all playouts of ``rollout``."""
        return int(self.search.nodes + self.rollout.fast_turns.nodes)

    def planned_turns(self) -> int:
        """Count the turns whose plans were searched."""
        return len([turn for turn in self.turns.values() if len(turn.plans) > 0])

    def play_many(
        self, state: State, playouts: int, seed: int, turns: int = 0, temperature: float = 1.0
    ) -> OutcomeSums:
        """Play copies of ``state`` out as ``Rollout`` does, and add what happened to the tree.

        With ``turns`` playouts stop so many turns after they have left the tree.
        """
        seats = int(state.box.seats)
        fair = 1.0 / float(seats)
        self.slope = fair * (1.0 - fair) / temperature
        found = OutcomeSums(seats)
        for number in range(playouts):
            self._play(state.clone(), Xorshift(seed + number), turns, temperature, found)
            self.rollout.playouts += 1
            self.rollout.fast_turns.nodes += 4  # fixed cost of a playout
        return found

    def _play(
        self, state: State, chance: Xorshift, turns: int, temperature: float, found: OutcomeSums
    ) -> None:
        path: list[_Turn] = []
        taken: list[int] = []
        while len(path) < self.depth:
            while state.cells[s.PHASE] != s.OVER and not _at_start(state):
                self.rollout.play_step(state, chance)
            if state.cells[s.PHASE] == s.OVER:
                break
            turn = self._turn_of(state)
            path.append(turn)
            if turn.playouts < self.visits:
                break
            if len(turn.plans) == 0:
                self._search(turn, state)
            plan = self._choose(turn)
            taken.append(int(plan))
            for action in turn.plans[plan]:
                perform(state, action)
        self.rollout.play_on(state, chance, turns)
        soft_wins = self.rollout.add_outcome(state, found, temperature)
        for place, turn in enumerate(path):
            won = soft_wins[turn.seat]
            turn.playouts += 1
            turn.soft_wins += won
            if place < len(taken):
                turn.tries[taken[place]] += 1
                turn.won[taken[place]] += won

    def _turn_of(self, state: State) -> _Turn:
        key = _key(state)
        turn = self.turns.get(key)
        if turn is None:
            turn = _Turn(state.cells[s.TURN])
            self.turns[key] = turn
        return turn

    def _search(self, turn: _Turn, state: State) -> None:
        plans = self.search.plans(state, self.width)[: self.branches]
        best = plans[0].value
        turn.plans = [plan.actions for plan in plans]
        turn.behind = vec[float]([self.slope * (best - plan.value) for plan in plans])
        turn.tries = vec[i64]([0] * len(plans))
        turn.won = vec[float]([0.0] * len(plans))

    def _choose(self, turn: _Turn) -> i64:
        """Return the plan with the best mean, mixed with its value, plus the bonus."""
        mean = turn.soft_wins / float(turn.playouts) if turn.playouts > 0 else 0.0
        bonus = math.log(float(turn.playouts + 1))
        count: i64 = len(turn.plans)
        best: i64 = 0
        most = -1000.0
        plan: i64 = 0
        while plan < count:
            weight = float(turn.tries[plan]) + self.faith
            worth = (turn.won[plan] + self.faith * (mean - turn.behind[plan])) / weight
            worth += self.curiosity * math.sqrt(bonus / weight)
            if worth > most:
                most = worth
                best = plan
            plan += 1
        return best


def _at_start(state: State) -> bool:
    return state.cells[s.PHASE] == s.START and not state.awaits_chance


def _key(state: State) -> int:
    """Hash all that the plans of a turn depend on: coins and column only if the seat picks."""
    v = state.cells
    hashes = _mix(v, s.ROUND, s.UNSEEN_RACES, (1, 2))
    hashes = _mix(v, s.TRAY, s.COINS, hashes)
    hashes = _mix(v, s.PEACE, len(v), hashes)
    seat = v[s.TURN]
    if not state.has_active_race(seat):
        hashes = _mix(v, s.COLUMN_SIZE, s.RETURNED_COUNT, hashes)
        coins = v[s.COINS + seat]
        hashes = (hashes[0] + (coins if coins < MOST_SKIPPED else MOST_SKIPPED), hashes[1])
    return int(hashes[0]) * PRIME + int(hashes[1])


def _mix(v: vec[i64], first: i64, end: i64, hashes: tuple[i64, i64]) -> tuple[i64, i64]:
    one, two = hashes
    place = first
    while place < end:
        cell = (v[place] + 1) % OTHER_PRIME
        one = (one * FACTOR + cell) % PRIME
        two = (two * OTHER_FACTOR + cell) % OTHER_PRIME
        place += 1
    return one, two
