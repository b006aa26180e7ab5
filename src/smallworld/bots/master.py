"""Master: plays the planner's best plans out many times and takes the one that wins most."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from smallworld.bots.data.master_settings import Taste, checked, taste_for
from smallworld.bots.explain.placement_reasons import late_reasons
from smallworld.bots.planner import PlannerBot
from smallworld.bots.playouts.halving import Budget, Contest
from smallworld.bots.playouts.pool import Cores
from smallworld.bots.search.outcomes import Tally
from smallworld.bots.search.plans import Plan
from smallworld.bots.search.policy import Policy
from smallworld.core.actions import DECLINE
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.imagine import imagine
from smallworld.core.state import AFTER_SCORING, START, State
from smallworld.core.view import View
from smallworld.play.reasons import Reasons

# The parts of a turn's budget; they depend on the state alone, so that a choice does as well.
CONQUESTS: Final = 0.9  # for the plan of the turn
PICK_AFTER_THE_DECLINED: Final = 0.3  # once a declined race has acted
ROLLED: Final = 0.1  # for the plan of what is left of it
LAST_WORD: Final = 0.1

SEARCHED: Final = 0.1  # the part of a thought in which plans are made


class MasterBot(PlannerBot):
    """Thinks up to ``seconds`` or, deterministically, up to ``nodes``; on ``cores`` processes.

    Plans come from the planner's search. Each is played out to the end of the game with a quick
    policy for all seats, the dealer drawing from what is unseen. The worse half of the plans
    drops out, the rest are played on, and so forth until the budget is used up.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 1.0,
        *,
        nodes: int = 0,
        width: int = 8,
        experience: float | None = None,
        cores: int = 1,
        **taste: int | float,
    ) -> None:
        part = SEARCHED * CONQUESTS
        super().__init__(
            *(seed, part * seconds),
            nodes=max(1, int(part * nodes)) if nodes else 0,
            width=width,
            experience=experience,
        )
        self.most_nodes = nodes
        self.most_seconds = seconds
        self.taste = checked(taste)
        self.playouts = 0  # in all its contests
        self._advising = False  # every decision gets the budget of a whole turn
        self._cores = Cores(cores)
        self._late: tuple[tuple[Box, list[int]] | None, int] = (None, 0)  # the last word last said

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """One of ``legal``; the same for the same seed, nodes and view."""
        if len(legal) > 1:
            state = imagine(view, counted_coins)
            if state.phase == AFTER_SCORING:
                return self._last_word(state)
        return super().choose(view, legal, counted_coins)

    def reasons(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """What it would do from here on and why; right after ``choose`` it is not thought anew."""
        state = imagine(view, counted_coins)
        if state.phase == AFTER_SCORING:
            return late_reasons(state, self._policy(view), self._last_word(state))
        return super().reasons(view, counted_coins)

    def advise(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return ``reasons`` after thinking as long as about a whole turn."""
        self._advising = True
        try:
            return self.reasons(view, counted_coins)
        finally:
            self._advising = False

    def close(self) -> None:
        """Let its processes go."""
        self._cores.close()

    def _thought(self, policy: Policy, state: State) -> list[Plan]:
        """The planner's plans, in the order in which they win."""
        seen = (state.box, state.snapshot())
        if seen != self._seen:
            budget = self._budget(_part_for_plans(state))
            policy.search.leaves = self._taste(state).leaves
            plans = self._found(policy, state)
            budget.used = int(policy.search.nodes)
            self._seen, self._plans = seen, self._ranked(state, plans, budget)
        return self._plans

    def _ranked(self, state: State, plans: list[Plan], budget: Budget) -> list[Plan]:
        """The plans that took part in the contest, the best first, with what it told of them."""
        plans = _chosen(plans, self._taste(state).candidates)
        tables = [_after(state, plan.actions) for plan in plans]
        contest = self._contest(state, tables, [plan.value for plan in plans])
        order = contest.order(self._cores, budget) if len(plans) > 1 else [0]
        self._note(contest, budget)
        if len(plans) > 1:
            for place in order:
                _tell(plans[place], contest.tallies[place], contest.seat)
        return [plans[place] for place in order]

    def _last_word(self, state: State) -> int:
        """Whether to decline after scoring, and whom to make peace with: all is played out."""
        seen = (state.box, state.snapshot())
        if seen != self._late[0]:
            legal = legal_actions(state)
            budget = self._budget(LAST_WORD)
            contest = self._contest(state, [_after(state, [word]) for word in legal])
            self._late = (seen, legal[contest.order(self._cores, budget)[0]])
            self._note(contest, budget)
        return self._late[1]

    def _budget(self, part: float) -> Budget:
        """Return the share of a turn's budget that a decision gets, all of it for advice."""
        scale = CONQUESTS / part if self._advising else 1.0
        nodes = max(1, int(part * int(self.most_nodes * scale))) if self.most_nodes else 0
        return Budget(nodes, part * self.most_seconds * scale)

    def _contest(
        self, state: State, tables: Sequence[State], worths: Sequence[float] = ()
    ) -> Contest:
        seed = zlib.crc32(f"{self.seed} {state.snapshot()}".encode())
        return Contest(state, tables, self._taste(state), seed, worths)

    def _taste(self, state: State) -> Taste:
        return taste_for(state.box, **self.taste)

    def _note(self, contest: Contest, budget: Budget) -> None:
        self.looked_at += budget.used
        self.playouts += sum(tally.playouts for tally in contest.tallies)


def _part_for_plans(state: State) -> float:
    if state.phase == START:
        return CONQUESTS
    return ROLLED if state.has_active_race(state.turn) else PICK_AFTER_THE_DECLINED


def _chosen(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans, and the best one with each combo and with decline."""
    kept = plans[:most]
    begun = {plan.actions[0] for plan in kept}
    for plan in plans[most:]:
        if plan.actions[0] <= DECLINE and plan.actions[0] not in begun:
            begun.add(plan.actions[0])
            kept.append(plan)
    return kept


def _tell(plan: Plan, tally: Tally, seat: int) -> None:
    """Note how often a plan won, and as its worth how far ahead it was in the end."""
    coins = [tally.mean_coins(other) for other in range(len(tally.coins))]
    plan.wins = tally.win_chance(seat)
    plan.value = coins[seat] - (sum(coins) - coins[seat]) / (len(coins) - 1)


def _after(state: State, actions: Sequence[int]) -> State:
    """The state after the words of a plan, where the dealer or the redeployment goes on."""
    ahead = state.clone()
    for action in actions:
        perform(ahead, action)
    return ahead
