"""Forecast of a plan: the table after it, and what each seat can then expect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smallworld.bots.explain.steps import steps_of
from smallworld.bots.search.evaluation import Evaluator, spare_tokens
from smallworld.bots.search.plans import Plan
from smallworld.core import actions as a
from smallworld.core.actions import block_of, region_of
from smallworld.core.conquest import hand_when_ready, price
from smallworld.core.decline import enter_decline
from smallworld.core.engine import perform
from smallworld.core.explain import faces_that_help
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.scoring import income
from smallworld.core.state import ACTIVE, COINS, KINDS, State
from smallworld.core.turn import may_decline_late
from smallworld.play.reasons import Candidate


class Forecast:
    """Evaluates the plans of one turn from a state inside it."""

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self.state = state
        self.evaluator = evaluator
        self.seat = int(state.turn)
        self.turns_left = int(state.box.board.rounds - state.round)
        self.foresees = len(evaluator.weights) > 0

    def candidate(self, plan: Plan) -> Candidate:
        """Return a plan with all facts about it."""
        after, won = self.table_after(plan.actions)
        odds = self.faces(plan.actions) / 6 if won is not None else None
        late = self.late_gain(after) if not a.is_decline(plan.actions[-1]) else 0.0
        known = self.foresees and plan.actions[-1] != a.ROLL
        return Candidate(
            actions=tuple(plan.actions),
            coins=plan.coins - self._given_up(after, plan),
            worth=plan.value,
            steps=steps_of(self.state, plan.actions),
            later=self._mean(self.later, after, won, odds) if known else None,
            others=self._mean(self._others, after, won, odds) if known else None,
            spare=self._spare(after),
            odds=odds,
            late=late > 0,
            wins=plan.wins if plan.wins >= 0 else None,
        )

    def table_after(self, actions: Sequence[int]) -> tuple[State, State | None]:
        """Return the table after a plan's conquests, and the one after a successful final attempt.

        The second is ``None`` without a final attempt. Rolls before conquests and the
        redeployment are not played.
        """
        after = self.state.clone()
        for action in actions:
            if block_of(action) == a.CONQUER_DIE:
                won = after.clone()
                perform(won, action)
                perform(won, a.DIE + HIGHEST_DIE)
                return after, won
            if action not in (a.STOP, a.ROLL):
                perform(after, action)
        return after, None

    def faces(self, actions: Sequence[int]) -> int:
        """Count the die faces with which the final attempt of a plan succeeds."""
        before, _ = self.table_after(actions)
        people = KINDS * self.seat + ACTIVE
        region = region_of(actions[-1])
        missing = int(price(before, people, region) - hand_when_ready(before, people))
        return faces_that_help(missing)

    def late_gain(self, after: State) -> float:
        """Return what declining after scoring adds; 0 if that is not possible (Y38)."""
        if not self.foresees or not may_decline_late(after, self.seat):
            return 0.0
        declined = self._declined_late(after)
        stay = self.evaluator.value(after, self.seat, self.turns_left, False)
        return self.evaluator.value(declined, self.seat, self.turns_left, True) - stay

    def _declined_late(self, after: State) -> State:
        declined = after.clone()
        declined.cells[COINS + self.seat] += income(after, self.seat)
        enter_decline(declined, self.seat)
        return declined

    def later(self, after: State) -> float:
        """Estimate the income of the seat's own turns to come."""
        if self.late_gain(after) > 0:
            after = self._declined_late(after)
        return float(self.evaluator.future(after, self.seat, self.turns_left))

    def loss_of(self, other: int, after: State) -> float:
        """Estimate how much another seat loses compared with the current table."""
        left = self.turns_left + 1 if other > self.seat else self.turns_left
        before = self.evaluator.future(self.state, other, left)
        return float(before - self.evaluator.future(after, other, left))

    def _others(self, after: State) -> float:
        seats = range(int(self.state.box.seats))
        return 0.0 - sum(self.loss_of(other, after) for other in seats if other != self.seat)

    def _given_up(self, after: State, plan: Plan) -> int:
        """Count the regions that pay nothing because the visitors must leave (R3)."""
        return 0 if plan.actions[-1] == a.ROLL else int(regions_to_give_up(after, self.seat))

    def _spare(self, after: State) -> int:
        people = KINDS * self.seat + ACTIVE
        return int(spare_tokens(after, people)) if after.has_active_race(self.seat) else 0

    def _mean(
        self,
        what: Callable[[State], float],
        after: State,
        won: State | None,
        odds: float | None,
    ) -> float:
        """Average a value over success and failure of the final attempt, if there is one."""
        if won is None or odds is None:
            return what(after)
        return odds * what(won) + (1 - odds) * what(after)
