"""Greedy: takes the plan with the best income of this turn."""

from __future__ import annotations

from smallworld.bots.planner import PlannerBot
from smallworld.bots.search.evaluation import Evaluator
from smallworld.core.box import Box

NEW_RACE_BONUS = 4.5  # coins it gives up for a new race; without this it would never decline


class GreedyBot(PlannerBot):
    """The planner without foresight."""

    def __init__(self, seed: int | None = None, seconds: float = 0.1, *, nodes: int = 500) -> None:
        super().__init__(seed, seconds, nodes=nodes, width=4)

    def evaluator(self, box: Box) -> Evaluator:
        """Return an evaluator that counts only the coins of this turn."""
        return Evaluator([], 0.0, NEW_RACE_BONUS)
