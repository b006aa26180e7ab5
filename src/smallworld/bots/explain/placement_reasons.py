"""Reasons after the conquests: redeployment, peace and late decline."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.bots.explain.steps import steps_of
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.pack_moves import decline_action
from smallworld.bots.search.placement import next_placement
from smallworld.bots.search.policy import Policy
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, region_of
from smallworld.core.decline import enter_decline
from smallworld.core.engine import perform
from smallworld.core.scoring import income
from smallworld.core.state import State
from smallworld.core.turn import may_decline_late
from smallworld.play.reasons import Candidate, Reasons, Remark


def reasons_after_conquests(state: State, policy: Policy, chosen: int | None = None) -> Reasons:
    """Return the reasons of the acting seat; ``chosen`` is its action if already chosen."""
    if state.phase == s.AFTER_SCORING:
        return _after_scoring(
            state, policy.evaluator, policy.choose(state) if chosen is None else chosen
        )
    return _placing(state, policy.evaluator)


def _placing(state: State, evaluator: Evaluator) -> Reasons:
    """Explain the placement of all remaining tokens as one plan."""
    after = state.clone()
    actions: list[int] = []
    while (action := next_placement(after)) != a.END:
        actions.append(action)
        perform(after, action)
    actions.append(a.END)
    coins = int(income(after, after.actor)) if state.phase == s.REDEPLOYMENT else 0
    worth = evaluator.value(after, int(after.actor), _turns_left(state), coins == 0)
    plan = Candidate(tuple(actions), coins, worth, steps_of(state, actions))
    remarks = [Remark("place", {"steps": plan.steps}), *_withdrawn(actions)]
    return Reasons((plan,), None, 0, (*remarks, *_guarded(after, actions)))


def _turns_left(state: State) -> int:
    """Count the own turns left; a seat that finds refuge before its turn has one more."""
    left = int(state.box.board.rounds - state.round)
    return left + 1 if state.actor > state.turn else left


def _withdrawn(actions: list[int]) -> Iterator[Remark]:
    regions = [int(region_of(action)) for action in actions if block_of(action) == a.WITHDRAW]
    if regions:
        yield Remark("withdraw", {"regions": regions})


def _guarded(after: State, actions: list[int]) -> Iterator[Remark]:
    """Explain why the best guarded region of the active race needs its tokens."""
    put = [int(region_of(action)) for action in actions if block_of(action) == a.DEPLOY]
    if not put:
        return
    region = max(put, key=lambda each: int(after.tokens_in(each)))
    facts: dict[str, object] = {"region": region, "tokens": int(after.tokens_in(region))}
    pays = _pays(after, region)
    seats = threats(after, int(after.actor), region)
    if seats:
        yield Remark("guard_near", {**facts, "pays": pays, "seats": seats})
    elif after.box.board.entry >> region & 1:
        yield Remark("guard_edge", {**facts, "pays": pays})
    else:
        yield Remark("guard", {**facts, "pays": pays})


def _pays(state: State, region: int) -> bool:
    people = s.KINDS * int(state.actor) + s.ACTIVE
    bonus = state.abilities(people).pays_on
    return bool(bonus & state.box.board.features[region])


def threats(state: State, seat: int, region: int) -> list[int]:
    """List the seats whose active race stands next to a region and may attack it."""
    near = int(state.box.board.neighbours[region])
    return [
        other
        for other in range(int(state.box.seats))
        if other != seat
        and int(state.regions(s.KINDS * other + s.ACTIVE)) & near
        and int(state.cells[s.PEACE + seat]) != other
    ]


def _after_scoring(state: State, evaluator: Evaluator, action: int) -> Reasons:
    seat, left = int(state.turn), _turns_left(state)
    stay = evaluator.value(state, seat, left, True)
    gain: float | None = None
    if may_decline_late(state, seat) and evaluator.weights:
        after = state.clone()
        enter_decline(after, seat)
        gain = evaluator.value(after, seat, left, True) - stay
    declines = a.is_decline(action)
    plans = [_candidate(state, action, stay + (gain or 0.0) if declines else stay)]
    if gain is not None:
        other = a.END if declines else decline_action(state)
        plans.append(_candidate(state, other, stay if declines else stay + gain))
    return Reasons(tuple(plans), gain, 0, tuple(_after_scoring_remarks(state, action, gain)))


def _candidate(state: State, action: int, worth: float) -> Candidate:
    return Candidate((action,), 0, worth, steps_of(state, [action]))


def _after_scoring_remarks(state: State, action: int, gain: float | None) -> Iterator[Remark]:
    yield Remark("place", {"steps": steps_of(state, [action])})
    if gain is not None:
        kind = "late_now" if a.is_decline(action) else "late_not"
        yield Remark(kind, {"coins": abs(round(gain))})
    if block_of(action) == a.ALLY:
        people = s.KINDS * (action - a.ALLY) + s.ACTIVE
        tokens = int(state.on_board(people) + state.hand(people))
        yield Remark("ally", {"ally": action - a.ALLY, "tokens": tokens})
