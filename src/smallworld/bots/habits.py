"""Habit: a small planner with one fixed habit, to test that a strong bot cannot be exploited."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planner import PlannerBot
from smallworld.bots.registry import BadSetting
from smallworld.bots.search.plans import Plan
from smallworld.core import actions as a
from smallworld.core.actions import block_of, deploy, region_of
from smallworld.core.bits import members
from smallworld.core.imagine import imagine
from smallworld.core.state import ACTIVE, CONQUEST, KINDS, NOBODY, REDEPLOYMENT, State
from smallworld.core.view import View

HABITS: Final = {
    "declines": "goes into decline in every third round, and only then",
    "free": "always picks the first combo, which costs nothing",
    "even": "spreads its tokens evenly over its regions",
    "stack": "puts all its tokens into one region",
    "leader": "attacks the player with the most coins",
    "peaceful": "never takes a region from another player",
}
EVERY: Final = 3  # rounds between declines
LEAVES: Final = 20  # plans kept for each first action: among many, one fits the habit
GRUDGE: Final = 3.0  # coins that a region of the leader is worth on top
_TAKING: Final = (*a.CONQUESTS, *a.DECLINED_CONQUESTS)


class HabitBot(PlannerBot):
    """Takes the planner's best plan that fits its ``habit``, one of ``HABITS``."""

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 0.1,
        *,
        habit: str = "declines",
        nodes: int = 1_000,
    ) -> None:
        super().__init__(seed, seconds, nodes=nodes)
        if habit not in HABITS:
            known = ", ".join(HABITS)
            text = f"no habit is called {habit!r}; there are: {known}"
            raise BadSetting(text, "player.habit", found=habit, allowed=known)
        self.habit = habit

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``: the same for the same view."""
        if len(legal) == 1:
            return legal[0]
        state = imagine(view, counted_coins)
        if state.phase == REDEPLOYMENT and self.habit in ("even", "stack"):
            placed = self._placed(state, view.seat, legal)
            if placed is not None:
                return placed
        policy = self._policy(view)
        if state.phase <= CONQUEST and not policy.has_plan_for(state):
            policy.search.leaves = LEAVES
            plans = self._plans_for(policy, state)
            if not any(self._fits(plan, state) for plan in plans):
                return a.STOP if a.STOP in legal else plans[0].actions[0]
        return super().choose(view, legal, counted_coins)

    def _chosen_plan(self, plans: list[Plan], state: State) -> int:
        """Return the best plan that fits the habit; the best of all if none does."""
        fitting = [place for place, plan in enumerate(plans) if self._fits(plan, state)]
        return max(fitting, key=lambda place: self._worth(plans[place], state), default=0)

    def _fits(self, plan: Plan, state: State) -> bool:
        first = plan.actions[0]
        if self.habit == "declines":
            return a.is_decline(first) == (state.round % EVERY == 0)
        if self.habit == "free":
            return block_of(first) != a.PICK or first == a.PICK
        if self.habit == "peaceful":
            return not taken_from(plan, state, range(int(state.box.seats)))
        return True

    def _worth(self, plan: Plan, state: State) -> float:
        if self.habit != "leader":
            return plan.value
        others = [seat for seat in range(int(state.box.seats)) if seat != state.turn]
        leader = max(others, key=lambda seat: int(state.coins(seat)))
        return plan.value + GRUDGE * len(taken_from(plan, state, [leader]))

    def _placed(self, state: State, seat: int, legal: list[int]) -> int | None:
        """Return where the next tokens go, or ``None`` if there is something else to place."""
        people = KINDS * seat + ACTIVE
        held = members(int(state.regions(people)))
        possible = [region for region in held if int(deploy(region, 1)) in legal]
        if not possible:
            return None
        if self.habit == "stack":
            return max(action for action in legal if region_of(action) == possible[0])
        emptiest = min(possible, key=lambda region: int(state.tokens_in(region)))
        return int(deploy(emptiest, 1))


def taken_from(plan: Plan, state: State, seats: range | list[int]) -> list[int]:
    """List the regions that a plan takes from other players among ``seats``."""
    regions = [region_of(action) for action in plan.actions if block_of(action) in _TAKING]
    holders = [(int(region), int(state.people_in(region))) for region in regions]
    return [
        region
        for region, people in holders
        if people != NOBODY and people // KINDS in seats and people // KINDS != state.turn
    ]
