"""Planner: searches whole-turn plans and evaluates the states they lead to."""

from __future__ import annotations

import math
import random
from typing import Final

from smallworld.bots.data.combos import combos_for, stage_of
from smallworld.bots.data.weights import rows_for
from smallworld.bots.explain.forecast import Forecast
from smallworld.bots.explain.placement_reasons import reasons_after_conquests
from smallworld.bots.explain.plan_reasons import PlanReasons
from smallworld.bots.playouts.trained import trained_value_for
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.plans import Plan
from smallworld.bots.search.policy import Policy
from smallworld.core.actions import ABANDON, PICK, STOP, block_of, is_decline
from smallworld.core.box import Box
from smallworld.core.imagine import imagine
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, CONQUEST, OVER, State
from smallworld.core.view import View
from smallworld.play.reasons import Candidate, Reasons

MOST_POLICIES: Final = 60  # cached policies, one for each seat of a game
# Bonus in coins for a combo that wins twice as often as the mean pick, by seats. Measured: it
# helped against planners and did no harm against others (docs/bots.md).
EXPERIENCE: Final = {2: 10.0, 4: 5.0, 5: 5.0}
EXPERIENCE_WITH_EXPANSIONS: Final = 10.0


__all__ = ["Candidate", "PlannerBot", "Reasons"]


class PlannerBot:
    """Searches once a turn, up to ``seconds`` or, deterministically, up to ``nodes``.

    ``mistakes`` is how many coins of difference it tends to overlook. It never takes a plan that
    is more than twice as far behind the best, so its mistakes look human. ``experience`` is the
    weight of measured combo statistics, by default the one that was measured to help. With
    ``trained`` it plays by the trained value of positions, which knows combos by itself.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 0.1,
        *,
        nodes: int = 0,
        width: int = 8,
        mistakes: float = 0.0,
        experience: float | None = None,
        trained: int = 0,
    ) -> None:
        self.seed = 0 if seed is None else seed
        self.seconds = 0.0 if nodes else seconds
        self.nodes = nodes
        self.width = width
        self.mistakes = mistakes
        self.experience = 0.0 if trained and experience is None else experience
        self.trained = bool(trained)
        self.nodes_searched = 0  # states created in all searches
        self._policies: dict[tuple[Box, int], Policy] = {}  # by box and seat
        self._searched: tuple[Box | None, list[int]] = (None, [])  # the last state searched
        self._plans: list[Plan] = []

    def evaluator(self, box: Box) -> Evaluator:
        """Return the evaluation this bot plays by."""
        if self.trained:
            return trained_value_for(box)
        rows, envy = rows_for(box)
        return Evaluator(rows, envy)

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``: the same for the same seed, nodes and view."""
        if len(legal) == 1:
            return legal[0]
        state = imagine(view, counted_coins)
        policy = self._policy(view)
        if state.phase <= CONQUEST and not policy.has_plan_for(state):
            plans = self._plans_for(policy, state)
            policy.follow(state, plans[self._chosen_plan(plans, state)])
        return policy.choose(state)

    def reasons(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return plan, reasons and alternatives; right after ``choose`` without a new search."""
        state = imagine(view, counted_coins)
        policy = self._policy(view)
        if state.phase == OVER:
            return Reasons((), None)
        if state.phase > CONQUEST:
            return reasons_after_conquests(state, policy)
        plans = self._plans_for(policy, state)
        forecast = Forecast(state, policy.evaluator)
        candidates = tuple(forecast.candidate(plan) for plan in plans)
        chosen = self._chosen_plan(plans, state)
        others = [plan.value for plan in plans if not is_decline(plan.actions[0])]
        declines = [plan.value for plan in plans if is_decline(plan.actions[0])]
        decline = declines[0] - max(others) if declines and others else None
        remarks = PlanReasons(forecast, candidates, chosen).all()
        return Reasons(candidates, decline, chosen, remarks)

    def advise(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return ``reasons``: the planner spends the same budget on every search."""
        return self.reasons(view, counted_coins)

    def _plans_for(self, policy: Policy, state: State) -> list[Plan]:
        """Return the plans for the rest of the turn, cached for the last state."""
        seen = (state.box, state.snapshot())
        if seen != self._searched:
            self._searched, self._plans = seen, self._search(policy, state)
            self.nodes_searched += int(policy.search.nodes)
        return self._plans

    def _search(self, policy: Policy, state: State) -> list[Plan]:
        """Search plans and add what is known of their combos."""
        plans = policy.plans(state)
        weight = default_experience(state.box) if self.experience is None else self.experience
        if weight:
            add_experience(state, plans, weight)
        return plans

    def _policy(self, view: View) -> Policy:
        key = (view.box, view.seat)
        if key not in self._policies:
            while len(self._policies) >= MOST_POLICIES:
                del self._policies[next(iter(self._policies))]
            self._policies[key] = Policy(
                self.evaluator(view.box), self.width, self.nodes, self.seconds
            )
        return self._policies[key]

    def _chosen_plan(self, plans: list[Plan], state: State) -> int:
        """Return the index of the plan to follow; with ``mistakes`` a worse one is less likely."""
        if not self.mistakes:
            return 0
        best = plans[0].value
        chance = random.Random(f"{self.seed} {state.snapshot()}")
        likely = [i for i, plan in enumerate(plans) if not self._is_absurd(plan, plans)]
        looks = [math.exp((plans[i].value - best) / self.mistakes) for i in likely]
        return chance.choices(likely, looks)[0]

    def _is_absurd(self, plan: Plan, plans: list[Plan]) -> bool:
        """Is this a mistake that no person makes: far worse, abandoning or stopping for nothing?"""
        best = plans[0]
        if best.value - plan.value > 2 * self.mistakes:
            return True
        if block_of(plan.actions[0]) == ABANDON and block_of(best.actions[0]) != ABANDON:
            return True
        so_far = plan.actions[:-1]
        return plan.actions[-1] == STOP and any(
            other.value > plan.value
            and len(other.actions) > len(plan.actions)
            and other.actions[: len(so_far)] == so_far
            for other in plans
        )


def default_experience(box: Box) -> float:
    """Return the default weight of combo statistics for the seats and tiles of ``box``."""
    if combos_for(box).packs:
        return EXPERIENCE_WITH_EXPANSIONS
    return EXPERIENCE.get(int(box.seats), 0.0)


def add_experience(state: State, plans: list[Plan], weight: float) -> None:
    """Add the measured worth of their combos to plans that begin with a pick, and sort again."""
    if not any(block_of(plan.actions[0]) == PICK for plan in plans):
        return
    board = combos_for(state.box).board(state.box)
    if board is None or state.round == state.box.board.rounds:  # only coins count in the last round
        return
    worths = board.stages[stage_of(int(state.round), int(state.box.board.rounds))]
    for plan in plans:
        if block_of(plan.actions[0]) != PICK:
            continue
        place = plan.actions[0] - PICK
        race = state.box.race(state.cells[COLUMN_RACE + place])
        power = state.box.power(state.cells[COLUMN_POWER + place])
        worth = worths.combo(race.id, power.id)
        if worth is not None:
            plan.value += weight * (worth.lift - 1.0)
    plans.sort(key=lambda plan: plan.value, reverse=True)
