"""Choose every action of a seat, following one plan a turn."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.pack_moves import decline_action
from smallworld.bots.search.placement import next_placement
from smallworld.bots.search.plans import Plan, TurnSearch
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, is_decline
from smallworld.core.decline import enter_decline
from smallworld.core.engine import perform
from smallworld.core.state import State
from smallworld.core.turn import may_decline_late, possible_allies

MAX_WIDTH: Final = 512  # a wider beam finds nothing better


class Policy:
    """Chooses every action of a seat: one search a turn, whose plan is then followed.

    The search is repeated with twice the width as long as ``nodes`` (or ``seconds``, if given)
    allow the next pass, or until a wider beam visits no new states.
    """

    def __init__(self, evaluator: Evaluator, width: int, nodes: int, seconds: float = 0.0) -> None:
        self.evaluator = evaluator
        self.search = TurnSearch(evaluator)
        self.width = width
        self.nodes: i64 = nodes
        self.seconds = seconds
        self._steps: list[int] = []
        self._expected: list[State] = []  # state before each step of the plan

    def choose(self, state: State) -> int:
        """Return the next action of the acting seat."""
        phase = state.cells[s.PHASE]
        if phase == s.AFTER_SCORING:
            return choose_after_scoring(state, self.evaluator)
        if phase > s.CONQUEST:
            return next_placement(state)
        if not self.has_plan_for(state):
            self.follow(state, self.plans(state)[0])
        return self.next_step()

    def has_plan_for(self, state: State) -> bool:
        """Is the turn planned, and is the state the one the plan expects?"""
        return len(self._steps) > 0 and _is_same_table(state, self._expected[0])

    def next_step(self) -> int:
        """Return the next action of the current plan."""
        self._expected.pop(0)
        return self._steps.pop(0)

    def plans(self, state: State) -> list[Plan]:
        """Return candidate plans for the turn, best first, within the budget."""
        search = self.search
        search.nodes = 0
        began = time.perf_counter()
        width = self.width
        found = search.plans(state, width)
        last = search.nodes
        while width < MAX_WIDTH and self._may_widen(last, time.perf_counter() - began):
            width *= 2
            before = search.nodes
            found = search.plans(state, width)
            if search.nodes - before == last:
                break
            last = search.nodes - before
        return found

    def _may_widen(self, last: i64, spent: float) -> bool:
        """Does a pass with twice the width, hence about twice the time, fit the budget?"""
        made = self.search.nodes
        if made == 0:
            return False  # the conquests can only stop: a wider beam finds nothing new
        if self.seconds > 0.0:
            return spent + 2.2 * spent * float(last) / float(made) <= self.seconds
        return made + 2 * last <= self.nodes

    def follow(self, state: State, plan: Plan) -> None:
        """Store the plan up to the first chance event, and the state before each step."""
        self._steps = []
        self._expected = []
        ahead = state.clone()
        for action in plan.actions:
            self._steps.append(action)
            self._expected.append(ahead.clone())
            if action in (a.STOP, a.ROLL) or is_decline(action):
                return
            if block_of(action) == a.CONQUER_DIE:
                return
            perform(ahead, action)


def choose_after_scoring(state: State, evaluator: Evaluator) -> int:
    """Decline late if that is worth more; otherwise make peace with the strongest seat."""
    seat = state.cells[s.TURN]
    left = state.box.board.rounds - state.cells[s.ROUND]
    if may_decline_late(state, seat) and len(evaluator.weights) > 0:
        after = state.clone()
        enter_decline(after, seat)
        stay = evaluator.value(state, seat, left, True)
        if evaluator.value(after, seat, left, True) > stay:
            return decline_action(state)
    allies = possible_allies(state, seat)
    best: i64 = -1
    most: i64 = -1
    other: i64 = 0
    while other < state.box.seats:
        if (allies >> other) & 1:
            people = s.KINDS * other + s.ACTIVE
            strength = state.cells[s.ON_BOARD + people] + state.cells[s.HAND + people]
            if strength > most:
                best = other
                most = strength
        other += 1
    return a.END if best < 0 else int(a.ALLY + best)


def _is_same_table(state: State, other: State) -> bool:
    """Are turn, board and hands the same, apart from revealed combos?"""
    one = state.cells
    two = other.cells
    cell: i64 = 0
    while cell < s.UNSEEN_RACES:
        if one[cell] != two[cell]:
            return False
        cell += 1
    cell = s.PEACE
    while cell < len(one):
        if one[cell] != two[cell]:
            return False
        cell += 1
    return True
