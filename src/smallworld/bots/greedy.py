"""Greedy: takes the plan with the best income of this turn, and thinks no further."""

from __future__ import annotations

from smallworld.bots.planner import PlannerBot
from smallworld.bots.search.evaluation import Judge
from smallworld.core.box import Box

FRESH = 4.5  # coins it is ready to forgo for a new race; without that it would never decline


class GreedyBot(PlannerBot):
    """The planner without any sense of the future."""

    def __init__(self, seed: int | None = None, seconds: float = 0.1, *, nodes: int = 500) -> None:
        super().__init__(seed, seconds, nodes=nodes, width=4)

    def judge(self, box: Box) -> Judge:
        """Only this turn's coins count."""
        return Judge([], 0.0, FRESH)
