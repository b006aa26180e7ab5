"""The engine's one door: what is legal, and what an action does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core.actions import (
    ABANDON,
    ALLY,
    CONQUER,
    CONQUER_DIE,
    CONQUER_DRAGON,
    CONVERT,
    DECLINE,
    DECLINED_ABANDON,
    DECLINED_CONQUER,
    DECLINED_DEPLOY,
    DEPLOY,
    DIE,
    END,
    PICK,
    PLACE_CAMP,
    PLACE_FORTRESS,
    REVEAL,
    ROLL,
    STOP,
    VOCABULARY,
    block_of,
    count_of,
    region_of,
)
from smallworld.core.cells import vec
from smallworld.core.combos import pick, reveal_combo, revealable
from smallworld.core.conquest import convert, price, ready, take, take_with_dragon
from smallworld.core.die import attempt, roll_before, show_die
from smallworld.core.events import Event
from smallworld.core.legal import fill_legal, room_for_legal
from smallworld.core.losses import abandon
from smallworld.core.redeploy import (
    begin_redeployment,
    deploy_tokens,
    place_camp,
    place_fortress,
    place_hero,
    withdraw,
)
from smallworld.core.refusals import refusal
from smallworld.core.state import (
    ACTIVE,
    ACTOR,
    AFTER_SCORING,
    CONQUEST,
    CONQUESTS_OVER,
    KINDS,
    PHASE,
    REDEPLOYMENT,
    START,
    TURN,
    State,
)
from smallworld.core.turn import (
    decline_at_start,
    decline_late,
    end_redeployment,
    end_refuge,
    finish_turn,
    make_peace,
)

IS_COMPILED: Final = not hasattr(fill_legal, "__code__")


def legal_actions(state: State) -> list[int]:
    """All actions that ``apply`` accepts now: a seat's, or the dealer's if chance is awaited."""
    out = vec[i64]([0] * int(room_for_legal(state)))
    count = fill_legal(state, out)
    return [int(out[index]) for index in range(int(count))]


def apply(state: State, action: int, events: list[Event] | None = None) -> None:
    """Change ``state`` by ``action``; pass a list as ``events`` to hear what happened.

    Raises ``IllegalAction`` and leaves ``state`` untouched when the rules forbid it.
    """
    if not 0 <= action < VOCABULARY:
        action = VOCABULARY
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    state.heard = events
    perform(state, action)
    state.heard = None


def perform(state: State, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    v = state.cells
    people = KINDS * v[TURN] + ACTIVE
    if action >= DEPLOY:
        _place_or_chance(state, action)
    elif action > DECLINED_ABANDON:
        _declined_word(state, action)
    elif action > PLACE_CAMP:
        _place_piece(state, action)
    elif action > ABANDON:
        _active_word(state, people, action)
    else:
        _bare_word(state, people, action)


def _bare_word(state: State, people: i64, action: i64) -> None:
    v = state.cells
    if action < DECLINE:
        pick(state, action - PICK)
        if v[CONQUESTS_OVER]:
            begin_redeployment(state)
    elif action == DECLINE:
        if v[PHASE] == AFTER_SCORING:
            decline_late(state)
        else:
            decline_at_start(state)
    elif action == STOP:
        begin_redeployment(state)
    elif action == END:
        if v[PHASE] == REDEPLOYMENT:
            end_redeployment(state)
        elif v[PHASE] == AFTER_SCORING:
            finish_turn(state)
        else:
            end_refuge(state)
    elif action == ROLL:
        _begin_word(state, people)
        roll_before(state)
    else:
        make_peace(state, action - ALLY)


def _begin_word(state: State, people: i64) -> None:
    """The first word of a race readies it."""
    if state.cells[PHASE] == START:
        state.cells[PHASE] = CONQUEST
    ready(state, people)


def _active_word(state: State, people: i64, action: i64) -> None:
    block = block_of(action)
    region = region_of(action)
    if block > CONVERT:
        withdraw(state, people, region)
        return
    _begin_word(state, people)
    if block == CONQUER:
        take(state, people, region, price(state, people, region))
    elif block == CONQUER_DIE:
        attempt(state, people, region)
    elif block == CONQUER_DRAGON:
        take_with_dragon(state, people, region)
    elif block == CONVERT:
        convert(state, people, region)
    else:
        abandon(state, people, region)


def _declined_word(state: State, action: i64) -> None:
    people = state.declined_actor(state.cells[TURN])
    block = block_of(action)
    region = region_of(action)
    _begin_word(state, people)
    if block == DECLINED_ABANDON:
        abandon(state, people, region)
    elif block == DECLINED_CONQUER:
        take(state, people, region, price(state, people, region))
    else:
        attempt(state, people, region)


def _place_piece(state: State, action: i64) -> None:
    seat = state.cells[ACTOR]
    block = block_of(action)
    region = region_of(action)
    if block == PLACE_CAMP:
        place_camp(state, seat, region)
    elif block == PLACE_FORTRESS:
        place_fortress(state, seat, region)
    else:
        place_hero(state, seat, region)


def _place_or_chance(state: State, action: i64) -> None:
    if action >= REVEAL:
        race, power = revealable(action - REVEAL)
        reveal_combo(state, race, power)
    elif action >= DIE:
        show_die(state, action - DIE)
    elif action >= DECLINED_DEPLOY:
        people = state.declined_actor(state.cells[ACTOR])
        deploy_tokens(state, people, region_of(action), count_of(action))
    else:
        people = KINDS * state.cells[ACTOR] + ACTIVE
        deploy_tokens(state, people, region_of(action), count_of(action))
