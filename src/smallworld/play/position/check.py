"""Check that a position can occur: counts, pieces, phase and turn."""

from __future__ import annotations

from smallworld.core import state as cells
from smallworld.core.bits import members, size
from smallworld.core.conquest import hand_when_ready, price, targets
from smallworld.core.die import may_attempt
from smallworld.core.errors import BadPosition
from smallworld.core.pieces import FORTRESSES_IN_BOX, LAIRS_IN_BOX, TRIBES_IN_BOX
from smallworld.core.state import (
    ACTIVE,
    AFTER_SCORING,
    CONQUEST,
    KINDS,
    NOBODY,
    OVER,
    REDEPLOYMENT,
    REFUGE,
    START,
    State,
)
from smallworld.core.turn import may_decline_late, possible_allies


def check_position(state: State) -> None:
    """Raise ``BadPosition`` for the first impossibility; fill the trays."""
    for people in range(KINDS * int(state.box.seats)):
        _check_people(state, people)
    _check_pieces(state)
    _check_phase(state)
    _check_turn_so_far(state)


def _check_people(state: State, people: int) -> None:
    """Check tokens against the box, stacks in decline, tokens at sea; fill the tray."""
    v = state.cells
    if v[cells.RACE + people] == NOBODY:
        return
    race = state.race(people)
    declined = people % KINDS != ACTIVE
    facts: dict[str, object] = {"seat": people // KINDS, "race": race.id}
    used = int(
        v[cells.ON_BOARD + people]
        + v[cells.HAND + people]
        + v[cells.ASIDE + people]
        + v[cells.WAITING + people]
    )
    supply = int(state.box.supply(race))
    if used > supply:
        raise BadPosition("position.too_many_tokens", {**facts, "tokens": used, "supply": supply})
    v[cells.TRAY + v[cells.RACE + people]] = supply - used
    if declined and not race.acts_in_decline:
        if v[cells.HAND + people]:
            raise BadPosition("position.declined_hand", facts)
        held = members(int(v[cells.REGIONS + people]))
        for region in held:
            is_tower = race.builds_tower and len(held) == 1
            if state.tokens_in(region) != 1 and not is_tower:
                raise BadPosition("position.declined_stack", {**facts, "region": region})
    if declined and used == 0:
        raise BadPosition("position.declined_nowhere", facts)
    can = state.abilities(people)
    visitors = can.visitors
    if v[cells.ASIDE + people] > visitors and not can.survivors_return:
        raise BadPosition("position.aside", {**facts, "most": int(visitors)})
    wet = int(v[cells.REGIONS + people] & state.box.board.water)
    if not declined and wet and not state.abilities(people).sails:
        raise BadPosition("position.at_sea", {**facts, "region": members(wet)[0]})
    if v[cells.POWER + people] == NOBODY and not declined:
        raise BadPosition("position.power_missing", facts)


def _check_pieces(state: State) -> None:
    v = state.cells
    held = 0
    active = 0
    for people in range(KINDS * int(state.box.seats)):
        held |= int(v[cells.REGIONS + people])
        if people % KINDS == ACTIVE:
            active |= int(v[cells.REGIONS + people])
    tribes = int(v[cells.TRIBES])
    if tribes & (held | int(state.box.board.water)):
        wrong = members(tribes & (held | int(state.box.board.water)))[0]
        raise BadPosition("position.tribe", {"region": wrong})
    for cell, name, limit, where in (
        (cells.TRIBES, "tribe", TRIBES_IN_BOX, int(state.box.board.all)),
        (cells.FORTRESSES, "fortress", FORTRESSES_IN_BOX, held),
        (cells.LAIRS, "lair", LAIRS_IN_BOX, held),
        (cells.HOLES, "hole", _in_box(state, "holes"), active),
        (cells.HEROES, "hero", _in_box(state, "heroes"), active),
        (cells.DRAGONS, "dragon", _in_box(state, "dragon"), active),
    ):
        pieces = int(v[cell])
        if size(pieces) > limit:
            raise BadPosition("position.too_many_pieces", {"piece": name, "limit": limit})
        if pieces & ~where:
            region = members(pieces & ~where)[0]
            raise BadPosition("position.piece_nowhere", {"piece": name, "region": region})
    _check_owners(state)


def _in_box(state: State, pieces: str) -> int:
    """Return how many of these pieces the races and powers of this box bring."""
    traits = (*state.box.races, *state.box.powers)
    return sum(int(getattr(trait, pieces)) for trait in traits)


def _check_owners(state: State) -> None:
    """Check that pieces are only with a race that has such pieces."""
    v = state.cells
    camps = 0
    for region in range(1, int(state.box.board.size) + 1):
        people = int(state.people_in(region))
        here = int(state.camps_in(region))
        camps += here
        if people == NOBODY:
            if here:
                raise BadPosition("position.piece_nowhere", {"piece": "camp", "region": region})
            continue
        can = state.abilities(people)
        for name, there, able in (
            ("camp", here > 0, can.camps > 0),
            ("hole", state.has(cells.HOLES, region), can.holes > 0),
            ("hero", state.has(cells.HEROES, region), can.heroes > 0),
            ("dragon", state.has(cells.DRAGONS, region), can.dragon),
        ):
            if there and not able:
                raise BadPosition("position.piece_owner", {"piece": name, "region": region})
    limit = _in_box(state, "camps")
    if camps > limit:
        raise BadPosition("position.too_many_pieces", {"piece": "camp", "limit": limit})
    for seat in range(int(state.box.seats)):
        if v[cells.CAMPS_DISPLACED + seat] > v[cells.CAMPS_IN_HAND + seat]:
            raise BadPosition("position.camps_displaced", {"seat": seat})
        if v[cells.PEACE + seat] >= state.box.seats or v[cells.PEACE + seat] == seat:
            raise BadPosition("position.peace", {"seat": seat})


def _check_phase(state: State) -> None:
    """Check the seat to act, and that the phase leaves it something to decide."""
    v = state.cells
    phase = int(v[cells.PHASE])
    seat = int(v[cells.TURN])
    has_race = state.has_active_race(seat)
    if phase != REFUGE and v[cells.ACTOR] != seat:
        raise BadPosition("position.to_act", {"turn": seat, "to_act": int(v[cells.ACTOR])})
    if phase == REFUGE and v[cells.ACTOR] == seat:
        raise BadPosition("position.refuge_of_the_attacker", {"turn": seat})
    if phase == REDEPLOYMENT and not has_race:
        raise BadPosition("position.nothing_to_redeploy", {"turn": seat})
    if phase == AFTER_SCORING and not (
        may_decline_late(state, seat) or possible_allies(state, seat)
    ):
        raise BadPosition("position.no_late_choice", {"turn": seat})
    kept = (
        *range(cells.PICKED, cells.PENDING_ROLL),
        *range(cells.ABANDONED, cells.TURN_CELLS_END),
    )
    if phase == START and any(v[cell] for cell in kept):
        raise BadPosition("position.start_is_clean", {"turn": seat})
    if phase == OVER and (v[cells.ROUND] != state.box.board.rounds or seat != state.box.seats - 1):
        raise BadPosition("position.over_too_early", {"round": int(v[cells.ROUND])})
    if phase == START:
        _check_hands_at_start(state, seat)
    board = int(state.box.board.all)
    for cell in (
        *(cells.CONQUERED, cells.NON_EMPTY, cells.DECLINED_CONQUERED),
        *(cells.ABANDONED, cells.FROM_ACTIVE, cells.PLACED, cells.PLACED_BY_POWER),
    ):
        if int(v[cell]) & ~board:
            region = members(int(v[cell]) & ~board)[0]
            raise BadPosition(
                "position.no_such_region", {"region": region, "highest": int(state.box.board.size)}
            )
    if (int(v[cells.ATTACKED]) | int(v[cells.CONVERTED])) >> int(state.box.seats):
        raise BadPosition("position.no_such_seat", {"seats": int(state.box.seats)})


def _check_hands_at_start(state: State, turn: int) -> None:
    """Check that between turns all tokens of a race with regions are on the map."""
    v = state.cells
    for people in range(KINDS * int(state.box.seats)):
        waits = v[cells.HAND + people] and v[cells.REGIONS + people]
        if people // KINDS != turn and waits and not state.abilities(people).keeps_hand:
            facts: dict[str, object] = {"seat": people // KINDS, "race": state.race(people).id}
            raise BadPosition("position.hand_between_turns", facts)


def _check_turn_so_far(state: State) -> None:
    """Check a pending roll and an awaited die against the race that rolls."""
    v = state.cells
    seat = int(v[cells.TURN])
    people = KINDS * seat + ACTIVE
    purpose = int(v[cells.DIE_FOR])
    rolls = state.abilities(people).rolls_first
    in_conquest = v[cells.PHASE] == CONQUEST
    attempted = purpose == cells.NO_DIE and v[cells.DIE_REGION] != 0
    spends = attempted and state.abilities(people).spends
    if v[cells.PENDING_ROLL] != NOBODY and not ((rolls or spends) and in_conquest):
        raise BadPosition("position.pending_roll", {"turn": seat})
    if attempted and (v[cells.PENDING_ROLL] == NOBODY or not spends):
        raise BadPosition("position.pending_roll", {"turn": seat})
    if purpose == cells.NO_DIE:
        return
    if purpose == cells.LOSS_ROLL:
        if v[cells.PHASE] != REFUGE or v[cells.LOSS_ROLLS + v[cells.ACTOR]] == 0:
            raise BadPosition("position.awaited_die", {"turn": seat})
        return
    if not in_conquest:
        raise BadPosition("position.awaited_die", {"turn": seat})
    if purpose == cells.ROLL_BEFORE:
        if not rolls or hand_when_ready(state, people) < 1:
            raise BadPosition("position.awaited_die", {"turn": seat})
        return
    if purpose == cells.DECLINED_ATTEMPT:
        people = int(state.declined_actor(seat))
    region = int(v[cells.DIE_REGION])
    if people == NOBODY or v[cells.RACE + people] == NOBODY or not region:
        raise BadPosition("position.awaited_die", {"turn": seat})
    if not int(targets(state, people)) >> region & 1 or not may_attempt(
        state, people, hand_when_ready(state, people), price(state, people, region)
    ):
        raise BadPosition("position.awaited_die", {"turn": seat})
