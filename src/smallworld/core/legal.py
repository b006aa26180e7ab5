"""The legal actions, filled into a buffer of the caller."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.bits import lowest, only, size
from smallworld.core.cells import vec
from smallworld.core.combos import drawable_powers, next_race, skip_coins
from smallworld.core.conquest import (
    convertible,
    discounted,
    dragon_is_ready,
    hand_when_ready,
    may_hire,
    may_hurl,
    may_save,
    price_for,
    targets_for,
    undiscounted_price,
)
from smallworld.core.decline import needs_tower
from smallworld.core.die import most_missing
from smallworld.core.pieces import (
    COLUMN_LENGTH,
    HIGHEST_DIE,
    MAX_HURLED,
    MAX_SEATS,
    MAX_TOKENS,
)
from smallworld.core.redeploy import (
    camps_to_place,
    catapult_sites,
    deployable,
    fortress_sites,
    hero_sites,
    marker_sites,
    may_regroup,
    must_withdraw,
)
from smallworld.core.state import State
from smallworld.core.traits import Abilities
from smallworld.core.turn import may_decline_late, possible_allies


def fill_legal(state: State, out: vec[i64]) -> i64:
    """Fill ``out`` (room for VOCABULARY numbers) and return how many actions are legal."""
    if state.cells[s.PHASE] == s.OVER:
        return 0
    if state.awaits_die:
        return _dice(out)
    if state.awaits_reveal:
        return _reveals(state, out)
    return fill_choices(state, out)


def fill_choices(state: State, out: vec[i64]) -> i64:
    """Fill ``out`` like ``fill_legal`` while a seat decides: no chance is awaited."""
    if state.box.has_later_actions:
        return _fill_with_packs(state, out)
    return _fill_plain(state, out)


def _fill_plain(state: State, out: vec[i64]) -> i64:
    phase = state.cells[s.PHASE]
    if phase <= s.CONQUEST:
        return _turn(state, out)
    if phase == s.AFTER_SCORING:
        return _after_scoring(state, out)
    return _placing(state, out)


def room_for_legal(state: State) -> i64:
    """Return an upper bound of the number of legal actions: the buffer size needed."""
    v = state.cells
    if state.awaits_chance:
        return len(state.box.races) * len(state.box.powers)
    if v[s.PHASE] <= s.CONQUEST:
        if state.box.has_later_actions:
            return (10 + MAX_HURLED) * state.box.board.size + COLUMN_LENGTH + 4
        return 7 * state.box.board.size + COLUMN_LENGTH + 3
    seat = v[s.ACTOR]
    room: i64 = MAX_SEATS + 2
    if state.box.has_later_actions:
        room += 3 * state.box.board.size
    for kind in range(s.KINDS):
        people = s.KINDS * seat + kind
        room += size(v[s.REGIONS + people]) * (v[s.HAND + people] + 4)
    return room


def _dice(out: vec[i64]) -> i64:
    number: i64 = 0
    while number <= HIGHEST_DIE:
        out[number] = a.DIE + number
        number += 1
    return number


def _reveals(state: State, out: vec[i64]) -> i64:
    """List each race that may come next with each power that may come next."""
    n: i64 = 0
    first = next_race(state)
    races = state.cells[s.UNSEEN_RACES] if first == s.NOBODY else only(first)
    while races:
        race = lowest(races)
        powers = drawable_powers(state)
        while powers:
            out[n] = a.reveal(race, lowest(powers))
            n += 1
            powers &= powers - 1
        races &= races - 1
    return n


def _turn(state: State, out: vec[i64]) -> i64:
    """List the actions from the start of the turn to the end of the conquests."""
    v = state.cells
    seat = v[s.TURN]
    people = s.KINDS * seat + s.ACTIVE
    if v[s.PENDING_ROLL] >= 0:
        n = _conquests(state, people, state.abilities(people), out, 0, a.CONQUER, 0)
        out[n] = a.STOP
        return n + 1
    n = 0
    if not v[s.ACTED] and not v[s.DECLINED_DONE]:
        n = _declined(state, seat, out)
    if not state.has_active_race(seat):
        return _picks(state, out, n)
    n = _active(state, people, out, n)
    out[n] = a.STOP
    n += 1
    if v[s.PHASE] == s.START:
        out[n] = a.DECLINE
        n += 1
    return n


# --- with tiles of packs, which add to what the functions above list


def _fill_with_packs(state: State, out: vec[i64]) -> i64:
    """List what a seat may do in a box with tiles that bring actions of their own."""
    v = state.cells
    seat = v[s.ACTOR]
    people = s.KINDS * seat + s.ACTIVE
    if v[s.PHASE] <= s.CONQUEST and v[s.PENDING_ROLL] >= 0:
        return _after_roll(state, people, out)
    n = _fill_plain(state, out)
    if v[s.PHASE] == s.START and state.has_active_race(seat):
        n = _declines(state, seat, out, n - 1)  # the plain decline comes last
    if v[s.PHASE] <= s.CONQUEST:
        can = state.abilities(people)
        return _choices(state, people, can, out, n) if can.has_choices else n
    if v[s.PHASE] == s.REDEPLOYMENT and not must_withdraw(state, people):
        n = _add_regions(marker_sites(state, 2 * seat), a.PLACE_MARKER, out, n)
        n = _add_regions(marker_sites(state, 2 * seat + 1), a.PLACE_POWER_MARKER, out, n)
        n = _add_regions(catapult_sites(state, seat), a.PLACE_CATAPULT, out, n)
    return n


def _after_roll(state: State, people: i64, out: vec[i64]) -> i64:
    """List the conquests that use a roll: any, or the one of a final attempt that needs more."""
    v = state.cells
    can = state.abilities(people)
    n: i64 = 0
    if v[s.DIE_REGION]:
        n = _spending(state, people, can, only(v[s.DIE_REGION]), out, n)
    else:
        n = _conquests(state, people, can, out, n, a.CONQUER, 0)
        if can.spends:
            n = _spending(state, people, can, targets_for(state, people, can), out, n)
    out[n] = a.STOP
    return n + 1


def _declines(state: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """List the decline, or one for each region in which a tower may be built."""
    if needs_tower(state, seat):
        return _add_regions(state.cells[s.REGIONS + s.KINDS * seat], a.DECLINE_AT, out, n)
    out[n] = a.DECLINE
    return n + 1


def _picks(state: State, out: vec[i64], n: i64) -> i64:
    """List the combos the seat can pay for (P2)."""
    v = state.cells
    coins = v[s.COINS + v[s.TURN]]
    has_skip_coins = state.box.has_skip_coins
    place: i64 = 0
    cost: i64 = 0
    while place < v[s.COLUMN_SIZE] and cost <= coins:
        out[n] = a.PICK + place
        n += 1
        if has_skip_coins:
            cost += skip_coins(state, place)
        else:
            cost += 1
        place += 1
    return n


def _declined(state: State, seat: i64, out: vec[i64]) -> i64:
    """List the actions of a race in decline that still acts (G2)."""
    people = state.declined_actor(seat)
    if people == s.NOBODY:
        return 0
    can = state.abilities(people)
    n = _conquests(state, people, can, out, 0, a.DECLINED_CONQUER, a.DECLINED_CONQUER_DIE)
    if state.cells[s.DECLINED_CONQUERED] == 0:
        n = _add_regions(state.cells[s.REGIONS + people], a.DECLINED_ABANDON, out, n)
    return n


def _active(state: State, people: i64, out: vec[i64], n: i64) -> i64:
    """List the actions of the active race before it stops."""
    v = state.cells
    can = state.abilities(people)
    die_block = 0 if can.rolls_first else a.CONQUER_DIE
    n = _conquests(state, people, can, out, n, a.CONQUER, die_block)
    if can.dragon and dragon_is_ready(state, people):
        if hand_when_ready(state, people) >= can.least_tokens:
            land = targets_for(state, people, can) & state.box.board.land
            n = _add_regions(land, a.CONQUER_DRAGON, out, n)
    if can.converts:
        n = _add_regions(convertible(state, people), a.CONVERT, out, n)
    if can.rolls_first and hand_when_ready(state, people) > 0:
        out[n] = a.ROLL
        n += 1
    if v[s.CONQUERED] == 0:
        n = _add_regions(v[s.REGIONS + people], a.ABANDON, out, n)
    return n


def _choices(state: State, people: i64, can: Abilities, out: vec[i64], n: i64) -> i64:
    """List what tiles of packs can do before the race stops."""
    if can.spends and hand_when_ready(state, people) > 0:
        rest = targets_for(state, people, can)
        n = _spending(state, people, can, rest, out, n)
        n = _far_attempts(state, people, can, rest, out, n)
    n = _add_regions(catapult_sites(state, people // s.KINDS), a.PLACE_CATAPULT, out, n)
    if may_regroup(state, people):
        out[n] = a.REGROUP
        n += 1
    return n


def _far_attempts(
    state: State, people: i64, can: Abilities, regions: i64, out: vec[i64], n: i64
) -> i64:
    """List the final attempts that the die alone cannot decide, but what is spent after it."""
    hand = hand_when_ready(state, people)
    if can.rolls_first or hand < can.least_tokens:
        return n
    most = most_missing(state, people, can)
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        if HIGHEST_DIE < price_for(state, people, can, region) - hand <= most:
            out[n] = a.CONQUER_DIE + region
            n += 1
    return n


def _spending(
    state: State, people: i64, can: Abilities, regions: i64, out: vec[i64], n: i64
) -> i64:
    """List the conquests of ``regions`` for a coin or with charges."""
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        if may_hire(state, people, can, region):
            out[n] = a.CONQUER_HIRED + region
            n += 1
        count: i64 = 1
        while can.hurls and count <= MAX_HURLED:
            if may_hurl(state, people, can, region, count):
                out[n] = a.conquer_hurl(region, count)
                n += 1
            count += 1
    return n


def _conquests(
    state: State,
    people: i64,
    can: Abilities,
    out: vec[i64],
    n: i64,
    block: i64,
    die_block: i64,
) -> i64:
    """List plain conquests, and final attempts if ``die_block`` is given (C, F1)."""
    hand = hand_when_ready(state, people)
    if hand <= 0:
        return n
    saves = may_save(state, can)
    if hand < can.least_tokens:
        die_block = 0
    rest = targets_for(state, people, can)
    while rest:
        region = lowest(rest)
        cost = undiscounted_price(state, people, region)
        if saves:
            cost = discounted(state, people, can, region, cost)
        missing = cost - hand
        if missing <= 0:
            out[n] = block + region
            n += 1
        elif die_block and missing <= HIGHEST_DIE:
            out[n] = die_block + region
            n += 1
        rest &= rest - 1
    return n


def _add_regions(regions: i64, block: i64, out: vec[i64], n: i64) -> i64:
    while regions:
        out[n] = block + lowest(regions)
        n += 1
        regions &= regions - 1
    return n


def _placing(state: State, out: vec[i64]) -> i64:
    """List the actions of redeployment and of refuge."""
    v = state.cells
    seat = v[s.ACTOR]
    people = s.KINDS * seat + s.ACTIVE
    can = state.abilities(people)
    if can.visitors and must_withdraw(state, people):
        return _add_regions(v[s.REGIONS + people], a.WITHDRAW, out, 0)
    n = _deployments(state, people, a.DEPLOY, out, 0)
    declined = state.declined_actor(seat)
    if declined != s.NOBODY:
        n = _deployments(state, declined, a.DECLINED_DEPLOY, out, n)
    heroes = hero_sites(state, seat)
    must_place = n > 0 or heroes != 0  # camps and the fortress may stay in hand
    if camps_to_place(state, seat):
        n = _add_regions(v[s.REGIONS + people], a.PLACE_CAMP, out, n)
    n = _add_regions(heroes, a.PLACE_HERO, out, n)
    if can.fortresses:
        n = _add_regions(fortress_sites(state, seat), a.PLACE_FORTRESS, out, n)
    if not must_place:
        out[n] = a.END
        n += 1
    return n


def _deployments(state: State, people: i64, block: i64, out: vec[i64], n: i64) -> i64:
    """List each held region with each number of tokens."""
    most = deployable(state, people)
    if most == 0:
        return n
    rest = state.regions(people)
    while rest:
        first = block + (lowest(rest) - 1) * MAX_TOKENS
        count: i64 = 0
        while count < most:
            out[n] = first + count
            n += 1
            count += 1
        rest &= rest - 1
    return n


def _after_scoring(state: State, out: vec[i64]) -> i64:
    """List late decline, peace and the end of the turn (Y38, Y18)."""
    seat = state.cells[s.TURN]
    out[0] = a.END
    n: i64 = 1
    if may_decline_late(state, seat):
        n = _declines(state, seat, out, n)
    allies = possible_allies(state, seat)
    other: i64 = 0
    while other < state.box.seats:
        if (allies >> other) & 1:
            out[n] = a.ALLY + other
            n += 1
        other += 1
    return n
