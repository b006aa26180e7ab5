"""The engine's entry points: the legal actions, and applying one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import (
    block_of,
    count_of,
    first_region_of,
    hurled_in,
    region_of,
    tiles_of,
)
from smallworld.core.cells import vec
from smallworld.core.combos import pick, reveal_combo
from smallworld.core.conquest import (
    convert,
    price,
    ready,
    take,
    take_hired,
    take_hurling,
    take_with_dragon,
)
from smallworld.core.die import attempt, give_up_attempt, roll_before, show_die
from smallworld.core.events import Event
from smallworld.core.legal import fill_legal, room_for_legal
from smallworld.core.losses import abandon
from smallworld.core.redeploy import (
    begin_redeployment,
    deploy_tokens,
    place_camp,
    place_catapult,
    place_fortress,
    place_hero,
    place_marker,
    regroup,
    withdraw,
)
from smallworld.core.refusals import refusal, unknown_action
from smallworld.core.state import State
from smallworld.core.turn import (
    decline,
    end_redeployment,
    end_refuge,
    finish_turn,
    make_peace,
)

IS_COMPILED: Final = not hasattr(fill_legal, "__code__")


def legal_actions(state: State) -> list[int]:
    """Return all actions that ``apply`` accepts now, of a seat or of the dealer."""
    out = vec[i64]([0] * int(room_for_legal(state)))
    count = fill_legal(state, out)
    return [int(out[index]) for index in range(int(count))]


def apply(state: State, action: int, events: list[Event] | None = None) -> None:
    """Change ``state`` by ``action``; pass a list as ``events`` to collect what happened.

    Raises ``IllegalAction`` and leaves ``state`` untouched when the rules forbid it.
    """
    if not 0 <= action < a.VOCABULARY:
        raise unknown_action(action)
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    state.events = events
    perform(state, action)
    state.events = None


def perform(state: State, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    v = state.cells
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    if action >= a.DEPLOY:
        _place_or_chance(state, action)
    elif action > a.DECLINED_ABANDON:
        _perform_declined(state, action)
    elif action > a.PLACE_CAMP:
        _place_piece(state, action)
    elif action > a.ABANDON:
        _perform_active(state, people, action)
    else:
        _perform_simple(state, people, action)


def _perform_simple(state: State, people: i64, action: i64) -> None:
    v = state.cells
    if action < a.DECLINE:
        pick(state, action - a.PICK)
        if v[s.CONQUESTS_OVER]:
            begin_redeployment(state)
    elif action == a.DECLINE:
        decline(state)
    elif action == a.STOP:
        if v[s.DIE_REGION]:
            give_up_attempt(state)
        begin_redeployment(state)
    elif action == a.END:
        if v[s.PHASE] == s.REDEPLOYMENT:
            end_redeployment(state)
        elif v[s.PHASE] == s.AFTER_SCORING:
            finish_turn(state)
        else:
            end_refuge(state)
    elif action == a.ROLL:
        _begin_conquests(state, people)
        roll_before(state)
    else:
        make_peace(state, action - a.ALLY)


def _begin_conquests(state: State, people: i64) -> None:
    """Start the conquest phase and ready the race before its first action."""
    if state.cells[s.PHASE] == s.START:
        state.cells[s.PHASE] = s.CONQUEST
    ready(state, people)


def _perform_active(state: State, people: i64, action: i64) -> None:
    block = block_of(action)
    region = first_region_of(action)
    if block > a.CONVERT:
        withdraw(state, people, region)
        return
    _begin_conquests(state, people)
    if block == a.CONQUER:
        take(state, people, region, price(state, people, region))
    elif block == a.CONQUER_DIE:
        attempt(state, people, region)
    elif block == a.CONQUER_DRAGON:
        take_with_dragon(state, people, region)
    elif block == a.CONVERT:
        convert(state, people, region)
    else:
        abandon(state, people, region)


def _perform_declined(state: State, action: i64) -> None:
    people = state.declined_actor(state.cells[s.TURN])
    block = block_of(action)
    region = first_region_of(action)
    _begin_conquests(state, people)
    if block == a.DECLINED_ABANDON:
        abandon(state, people, region)
    elif block == a.DECLINED_CONQUER:
        take(state, people, region, price(state, people, region))
    else:
        attempt(state, people, region)


def _place_piece(state: State, action: i64) -> None:
    seat = state.cells[s.ACTOR]
    block = block_of(action)
    region = first_region_of(action)
    if block == a.PLACE_CAMP:
        place_camp(state, seat, region)
    elif block == a.PLACE_FORTRESS:
        place_fortress(state, seat, region)
    else:
        place_hero(state, seat, region)


def _place_or_chance(state: State, action: i64) -> None:
    if action >= a.REVEAL:
        if action >= a.LATER:
            _perform_later(state, action)
            return
        race, power = tiles_of(action)
        reveal_combo(state, race, power)
    elif action >= a.DIE:
        show_die(state, action - a.DIE)
    elif action >= a.DECLINED_DEPLOY:
        people = state.declined_actor(state.cells[s.ACTOR])
        deploy_tokens(state, people, first_region_of(action), count_of(action))
    else:
        people = s.KINDS * state.cells[s.ACTOR] + s.ACTIVE
        deploy_tokens(state, people, first_region_of(action), count_of(action))


def _perform_later(state: State, action: i64) -> None:
    """Carry out an action that only tiles of packs bring."""
    seat = state.cells[s.ACTOR]
    people = s.KINDS * seat + s.ACTIVE
    block = block_of(action)
    region = region_of(action)
    if block == a.DECLINE_AT:
        decline(state, region)
    elif block == a.PLACE_MARKER:
        place_marker(state, 2 * seat, region)
    elif block == a.PLACE_POWER_MARKER:
        place_marker(state, 2 * seat + 1, region)
    elif block == a.PLACE_CATAPULT:
        if state.cells[s.PHASE] != s.REDEPLOYMENT:
            _begin_conquests(state, people)
        place_catapult(state, seat, region)
    elif block == a.REGROUP:
        regroup(state, people)
    else:
        _begin_conquests(state, people)
        if block == a.CONQUER_HIRED:
            take_hired(state, people, region)
        else:
            take_hurling(state, people, region, hurled_in(action))
        if state.cells[s.DIE_REGION]:  # the end of a final attempt
            state.cells[s.DIE_REGION] = 0
            begin_redeployment(state)
