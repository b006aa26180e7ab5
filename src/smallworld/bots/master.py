"""Master: plays the planner's best plans out many times and takes the one that wins most."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from smallworld.bots.data.master_settings import MasterSettings, check_settings, settings_for
from smallworld.bots.explain.placement_reasons import reasons_after_conquests
from smallworld.bots.planner import PlannerBot
from smallworld.bots.playouts.halving import Budget, Playouts, SuccessiveHalving
from smallworld.bots.playouts.pool import PlayoutPool, rollout_for
from smallworld.bots.playouts.trained import trained_rollout_for
from smallworld.bots.search.outcomes import OutcomeSums
from smallworld.bots.search.plans import Plan
from smallworld.bots.search.policy import Policy
from smallworld.core.actions import DECLINE
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.imagine import imagine
from smallworld.core.state import AFTER_SCORING, START, State
from smallworld.core.view import View
from smallworld.play.reasons import Reasons

# Shares of a turn's budget. They depend on the state alone, so the same state always gets the same
# choice.
PLAN_SHARE: Final = 0.9  # plan of the turn
PICK_SHARE: Final = 0.3  # pick after a race in decline has acted
AFTER_ROLL_SHARE: Final = 0.1  # plan for the rest of the turn after a roll
AFTER_SCORING_SHARE: Final = 0.1

SEARCH_SHARE: Final = 0.1  # share of a decision's budget spent on searching plans


class MasterBot(PlannerBot):
    """Thinks up to ``seconds`` or, deterministically, up to ``nodes``; on ``cores`` processes.

    Plans come from the planner's search. Each is played out to the end of the game with a fast
    policy for all seats, and chance is drawn from the unseen tiles. The worse half of the plans
    drops out and the rest are played on, until the budget is used up.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 1.0,
        *,
        nodes: int = 0,
        width: int = 8,
        experience: float | None = None,
        trained: int = 0,
        cores: int = 1,
        **settings: int | float,
    ) -> None:
        part = SEARCH_SHARE * PLAN_SHARE
        super().__init__(
            *(seed, part * seconds),
            nodes=max(1, int(part * nodes)) if nodes else 0,
            width=width,
            experience=experience,
            trained=trained,
        )
        self.most_nodes = nodes
        self.most_seconds = seconds
        self.settings = check_settings(settings)
        self.playouts = 0  # of all decisions
        self._advising = False  # every decision gets the budget of a whole turn
        self._pool = PlayoutPool(cores, trained_rollout_for if trained else rollout_for)
        # The last state that was decided after scoring, and the action chosen there.
        self._after_scoring: tuple[tuple[Box, list[int]] | None, int] = (None, 0)

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``: the same for the same seed, nodes and view."""
        if len(legal) > 1:
            state = imagine(view, counted_coins)
            if state.phase == AFTER_SCORING:
                return self._choose_after_scoring(state)
        return super().choose(view, legal, counted_coins)

    def reasons(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return plan, reasons and alternatives; right after ``choose`` without a new search."""
        state = imagine(view, counted_coins)
        if state.phase == AFTER_SCORING:
            return reasons_after_conquests(
                state, self._policy(view), self._choose_after_scoring(state)
            )
        return super().reasons(view, counted_coins)

    def advise(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return ``reasons`` after thinking as long as about a whole turn."""
        self._advising = True
        try:
            return self.reasons(view, counted_coins)
        finally:
            self._advising = False

    def close(self) -> None:
        """Stop the worker processes."""
        self._pool.close()

    def _plans_for(self, policy: Policy, state: State) -> list[Plan]:
        """Return the planner's plans, ranked by playouts."""
        seen = (state.box, state.snapshot())
        if seen != self._searched:
            budget = self._budget(_plan_share(state))
            policy.search.leaves = self._settings_for(state).leaves
            plans = self._search(policy, state)
            budget.used = int(policy.search.nodes)
            self._searched, self._plans = seen, self._rank(state, plans, budget)
        return self._plans

    def _rank(self, state: State, plans: list[Plan], budget: Budget) -> list[Plan]:
        """Rank the best plans by playouts, and store the results in them."""
        plans = _select(plans, self._settings_for(state).candidates)
        states = [_after(state, plan.actions) for plan in plans]
        halving = self._halving(state, states, [plan.value for plan in plans])
        order = halving.rank(self._playouts(state), budget) if len(plans) > 1 else [0]
        self._count(halving, budget)
        if len(plans) > 1:
            for place in order:
                _store_result(plans[place], halving.sums[place], halving.seat)
        return [plans[place] for place in order]

    def _choose_after_scoring(self, state: State) -> int:
        """Choose late decline, peace or neither by playing all of them out."""
        seen = (state.box, state.snapshot())
        if seen != self._after_scoring[0]:
            legal = legal_actions(state)
            budget = self._budget(AFTER_SCORING_SHARE)
            halving = self._halving(state, [_after(state, [action]) for action in legal])
            self._after_scoring = (seen, legal[halving.rank(self._playouts(state), budget)[0]])
            self._count(halving, budget)
        return self._after_scoring[1]

    def _budget(self, part: float) -> Budget:
        """Return the share of a turn's budget that a decision gets, all of it for advice."""
        scale = PLAN_SHARE / part if self._advising else 1.0
        nodes = max(1, int(part * int(self.most_nodes * scale))) if self.most_nodes else 0
        return Budget(nodes, part * self.most_seconds * scale)

    def _halving(
        self, state: State, states: Sequence[State], values: Sequence[float] = ()
    ) -> SuccessiveHalving:
        seed = zlib.crc32(f"{self.seed} {state.snapshot()}".encode())
        return SuccessiveHalving(state, states, self._settings_for(state), seed, values)

    def _playouts(self, state: State) -> Playouts:
        """Return what plays candidates out in one decision."""
        return self._pool

    def _settings_for(self, state: State) -> MasterSettings:
        return settings_for(state.box, **self.settings)

    def _count(self, halving: SuccessiveHalving, budget: Budget) -> None:
        self.nodes_searched += budget.used
        self.playouts += sum(sums.playouts for sums in halving.sums)


def _plan_share(state: State) -> float:
    if state.phase == START:
        return PLAN_SHARE
    return AFTER_ROLL_SHARE if state.has_active_race(state.turn) else PICK_SHARE


def _select(plans: list[Plan], most: int) -> list[Plan]:
    """Select the best plans, plus the best one for each combo and for decline."""
    selected = plans[:most]
    begun = {plan.actions[0] for plan in selected}
    for plan in plans[most:]:
        if plan.actions[0] <= DECLINE and plan.actions[0] not in begun:
            begun.add(plan.actions[0])
            selected.append(plan)
    return selected


def _store_result(plan: Plan, sums: OutcomeSums, seat: int) -> None:
    """Store the win rate of a plan, and as its value the mean final lead."""
    coins = [sums.mean_coins(other) for other in range(len(sums.coins))]
    plan.wins = sums.win_chance(seat)
    plan.value = coins[seat] - (sum(coins) - coins[seat]) / (len(coins) - 1)


def _after(state: State, actions: Sequence[int]) -> State:
    """Return the state after the actions of a plan, before any chance."""
    ahead = state.clone()
    for action in actions:
        perform(ahead, action)
    return ahead
