"""Playouts below a tree of turns, which lasts for one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from smallworld.bots.playouts.pool import PlayoutRequest, Result
from smallworld.bots.search.rollout import Rollout
from smallworld.bots.search.turn_tree import TurnTree
from smallworld.core.state import State


class TreeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a ``TurnTree`` grows."""

    rounds: int = 2  # rounds at the start of a playout in which seats choose among plans
    branches: int = 6  # plans of a turn
    beam: int = 3  # width of the search for them
    visits: int = 4  # playouts that come through a turn before it is searched
    trust: float = 8.0  # number of playouts that the value of a plan counts for
    curiosity: float = 0.15  # weight of the bonus for plans that were tried seldom


class TreePlayouts:
    """Plays candidates out in this process; all of them share the tree."""

    count: Final = 1

    def __init__(self, rollout: Rollout, settings: TreeSettings, seats: int) -> None:
        self.tree = TurnTree(
            rollout,
            *(settings.rounds * seats, settings.branches, settings.beam, settings.visits),
            *(settings.trust, settings.curiosity),
        )

    def run_playouts(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        """Play each of ``states`` out with the same random numbers."""
        return [self._result(state, request) for state in states]

    def _result(self, state: State, request: PlayoutRequest) -> Result:
        playouts, seed, turns, temperature = request
        before = self.tree.nodes()
        sums = self.tree.play_many(state, playouts, seed, turns, temperature)
        return sums, self.tree.nodes() - before
