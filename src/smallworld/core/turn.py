"""The order of a turn: scoring, late choices, refuge, the next seat (T1-T7)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import only
from smallworld.core.decline import enter_decline
from smallworld.core.events import Event
from smallworld.core.markers import end_markers
from smallworld.core.redeploy import camps_to_place, deployable, set_visitors_aside
from smallworld.core.scoring import Part, income, winners
from smallworld.core.state import State
from smallworld.core.transfers import exchange_losses, reinforce, settle_scoring


def score(state: State) -> None:
    """Pay the income of the seat whose turn it is (V1)."""
    v = state.cells
    seat = v[s.TURN]
    if state.events is None:
        v[s.COINS + seat] += income(state, seat)
        if state.box.has_events:
            settle_scoring(state, seat)
        return
    parts: list[Part] = []
    total = income(state, seat, parts)
    v[s.COINS + seat] += total
    facts: dict[str, object] = {"seat": int(seat), "coins": int(total), "parts": parts}
    state.events.append(Event("income", facts))
    if state.box.has_events:
        settle_scoring(state, seat)


def end_redeployment(state: State) -> None:
    """Set visitors aside, pay the income, open the late choices (R2, V1, Y38, Y18)."""
    v = state.cells
    seat = v[s.TURN]
    set_visitors_aside(state, s.KINDS * seat + s.ACTIVE)
    score(state)
    if may_decline_late(state, seat) or possible_allies(state, seat):
        v[s.PHASE] = s.AFTER_SCORING
    else:
        finish_turn(state)


def may_decline_late(state: State, seat: i64) -> bool:
    """Return whether the seat may decline after scoring (Y38)."""
    people = s.KINDS * seat + s.ACTIVE
    return state.abilities(people).declines_late


def possible_allies(state: State, seat: i64) -> i64:
    """Return the seats that may be chosen for peace: not attacked this turn (Y14-Y18)."""
    people = s.KINDS * seat + s.ACTIVE
    if not state.abilities(people).makes_peace:
        return 0
    everybody = only(state.box.seats) - 1
    return everybody & ~only(seat) & ~state.cells[s.ATTACKED]


def make_peace(state: State, ally: i64) -> None:
    """Forbid ``ally`` to attack this seat's active race until its next turn (Y16)."""
    v = state.cells
    v[s.PEACE + v[s.TURN]] = ally
    if state.events is not None:
        state.events.append(Event("peace", {"seat": int(v[s.TURN]), "ally": int(ally)}))
    finish_turn(state)


def decline(state: State, tower: i64 = 0) -> None:
    """Decline as the whole turn (D1, D5), or after scoring without a second income (Y39)."""
    is_late = state.cells[s.PHASE] == s.AFTER_SCORING
    enter_decline(state, state.cells[s.TURN], tower)
    if not is_late:
        score(state)
    finish_turn(state)


def finish_turn(state: State) -> None:
    """Let displaced defenders place their tokens, then start the next turn (T6, T7)."""
    if state.box.rolls_for_losses and _begin_loss_roll(state):
        return
    _to_next_refugee(state, state.cells[s.TURN])


def end_refuge(state: State) -> None:
    """Go on to the next displaced defender, or to the next turn."""
    v = state.cells
    v[s.CAMPS_DISPLACED + v[s.ACTOR]] = 0
    _to_next_refugee(state, v[s.ACTOR])


def _to_next_refugee(state: State, after: i64) -> None:
    v = state.cells
    v[s.PHASE] = s.REFUGE
    seat = (after + 1) % state.box.seats
    while seat != v[s.TURN]:
        if _has_something_to_place(state, seat):
            v[s.ACTOR] = seat
            if state.events is not None:
                state.events.append(Event("refuge", {"seat": int(seat)}))
            return
        seat = (seat + 1) % state.box.seats
    _next_turn(state)


def _begin_loss_roll(state: State) -> bool:
    """Ask the dealer for the next die owed for a lost token; return False if none is owed."""
    v = state.cells
    seat = (v[s.TURN] + 1) % state.box.seats
    while seat != v[s.TURN]:
        if v[s.LOSS_ROLLS + seat]:
            v[s.PHASE] = s.REFUGE
            v[s.ACTOR] = seat
            v[s.DIE_FOR] = s.LOSS_ROLL
            return True
        seat = (seat + 1) % state.box.seats
    return False


def resolve_loss_roll(state: State, number: i64) -> None:
    """Give the seat new tokens for a lost one, and go on with the next roll or the refuge."""
    v = state.cells
    seat = v[s.ACTOR]
    v[s.LOSS_ROLLS + seat] -= 1
    reinforce(state, s.KINDS * seat + s.ACTIVE, number)
    finish_turn(state)


def _has_something_to_place(state: State, seat: i64) -> bool:
    if deployable(state, s.KINDS * seat + s.ACTIVE) or camps_to_place(state, seat):
        return True
    declined = state.declined_actor(seat)
    return declined != s.NOBODY and deployable(state, declined) > 0


def _next_turn(state: State) -> None:
    v = state.cells
    cell: i64 = s.TURN_CELLS_START
    while cell < s.LATER_TURN_CELLS:
        v[cell] = 0
        cell += 1
    if state.box.has_later_actions:
        while cell < s.TURN_CELLS_END:
            v[cell] = 0
            cell += 1
    v[s.PENDING_ROLL] = s.NOBODY
    v[s.LAST_DIE] = s.NOBODY
    seat: i64 = 0
    while seat < state.box.seats:
        v[s.CAMPS_DISPLACED + seat] = 0
        seat += 1
    v[s.TURN] += 1
    if v[s.TURN] == state.box.seats:
        v[s.TURN] = 0
        v[s.ROUND] += 1
    v[s.ACTOR] = v[s.TURN]
    if v[s.ROUND] > state.box.board.rounds:
        _end_the_game(state)
        return
    v[s.PHASE] = s.START
    v[s.PEACE + v[s.TURN]] = s.NOBODY  # Y18: the old peace ends when its maker's turn begins
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(v[s.TURN]), "round": int(v[s.ROUND])}
        state.events.append(Event("turn_began", facts))
    if state.box.has_markers:
        end_markers(state, v[s.TURN])
    if state.box.collects_losses:
        exchange_losses(state, v[s.TURN])


def _end_the_game(state: State) -> None:
    v = state.cells
    v[s.PHASE] = s.OVER
    v[s.ROUND] = state.box.board.rounds
    v[s.TURN] = state.box.seats - 1
    v[s.ACTOR] = v[s.TURN]
    if state.events is not None:
        coins = [int(v[s.COINS + seat]) for seat in range(int(state.box.seats))]
        state.events.append(Event("game_over", {"coins": coins, "winners": winners(state)}))
