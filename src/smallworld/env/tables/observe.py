"""Write the observation of a seat into a vector of zeros.

Seats are counted from the viewer: it is 0, the next seat is 1, and so on.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallworld.core import state as s
from smallworld.core.bits import lowest, only
from smallworld.core.cells import vec
from smallworld.core.conquest import hand_when_ready, price, targets
from smallworld.core.options import OPEN_COINS
from smallworld.core.scoring import income
from smallworld.core.state import State
from smallworld.env.tables.layout import (
    Layout,
    PackBlocks,
    RegionBlocks,
    SeatBlocks,
    StackBlocks,
    TurnBlocks,
)


def observe(
    state: State, viewer: i64, at: Layout, out: vec[u8], start: i64, counted: bool = False
) -> None:
    """Write the observation of ``viewer`` into ``out``, from ``start`` on.

    ``counted`` includes the hidden coins of the others, which anybody can count.
    """
    _regions(state, viewer, at.regions, out, start)
    _prices(state, at, out, start)
    seat: i64 = 0
    while seat < state.box.seats:
        _seat(state, viewer, seat, at.seats, out, start)
        _race_of(state, viewer, seat, at.seats, out, start)
        seat += 1
    _coins(state, viewer, at.seats, out, start, counted)
    _column(state, at.stacks, out, start)
    _stacks(state, at.stacks, out, start)
    _turn(state, viewer, at.turn, out, start)
    _flags(state, at.turn, out, start)
    if at.has_pack_blocks:
        _memory(state, viewer, at.packs, out, start)
    if at.has_later_blocks:
        _markers(state, viewer, at.packs, out, start)


def _markers(state: State, viewer: i64, at: PackBlocks, out: vec[u8], start: i64) -> None:
    """Write markers, charges, dice owed for losses and what the turn did with them."""
    v = state.cells
    regions = state.box.board.size
    seat: i64 = 0
    while seat < state.box.seats:
        place = start + _seen_from(state, viewer, seat)
        first = start - 1 + _seen_from(state, viewer, seat) * regions
        _mark(v[s.MARKERS + 2 * seat], out, first + at.marker)
        _mark(v[s.MARKERS + 2 * seat + 1], out, first + at.power_marker)
        _number(v[s.MARKERS_LEFT + 2 * seat], out, place + at.markers_left)
        _number(v[s.MARKERS_LEFT + 2 * seat + 1], out, place + at.power_markers_left)
        if v[s.CATAPULT_AT + seat]:
            out[first + at.catapult + v[s.CATAPULT_AT + seat]] = 1
        _number(v[s.CHARGES + seat], out, place + at.charges)
        _number(v[s.LOSS_ROLLS + seat], out, place + at.loss_rolls)
        seat += 1
    _mark(v[s.PLACED], out, start - 1 + at.placed)
    _mark(v[s.PLACED_BY_POWER], out, start - 1 + at.placed_by_power)
    _number(v[s.REGROUPED], out, start + at.regrouped)
    _number(v[s.CATAPULT], out, start + at.catapult_stage)
    if v[s.DIE_FOR] == s.LOSS_ROLL:
        out[start + at.loss_roll_awaited] = 1


def _memory(state: State, viewer: i64, at: PackBlocks, out: vec[u8], start: i64) -> None:
    """Write the powers kept in decline and the regions abandoned and won this turn."""
    v = state.cells
    _mark(v[s.ABANDONED], out, start - 1 + at.abandoned)
    _mark(v[s.FROM_ACTIVE], out, start - 1 + at.from_active)
    powers: i64 = len(state.box.powers)
    seat: i64 = 0
    while seat < state.box.seats:
        first = start + at.declined_power + _seen_from(state, viewer, seat) * powers
        _mark_one(v[s.POWER + s.KINDS * seat + s.DECLINED], out, first)
        _number(v[s.STOCK + seat], out, start + at.stock + _seen_from(state, viewer, seat))
        seat += 1


def _seen_from(state: State, viewer: i64, seat: i64) -> i64:
    """Return the number of seats from the viewer to ``seat``."""
    place = seat - viewer
    return place if place >= 0 else place + state.box.seats


def _mark(members: i64, out: vec[u8], first: i64) -> None:
    """Set one byte for each member of a set, member 0 at ``first``."""
    while members:
        out[first + lowest(members)] = 1
        members &= members - 1


def _mark_one(member: i64, out: vec[u8], first: i64) -> None:
    """Set the byte of a single member; nothing for a negative one."""
    if member >= 0:
        out[first + member] = 1


def _number(number: i64, out: vec[u8], place: i64) -> None:
    """Write a number, capped at 255."""
    if number:
        out[place] = u8(number) if number < 255 else 255


def _regions(state: State, viewer: i64, at: RegionBlocks, out: vec[u8], start: i64) -> None:
    v = state.cells
    zero = start - 1  # regions start at 1
    _mark(v[s.TRIBES], out, zero + at.tribe)
    _mark(v[s.FORTRESSES], out, zero + at.fortress)
    _mark(v[s.LAIRS], out, zero + at.lair)
    _mark(v[s.HOLES], out, zero + at.hole)
    _mark(v[s.HEROES], out, zero + at.hero)
    _mark(v[s.DRAGONS], out, zero + at.dragon)
    _mark(v[s.CONQUERED], out, zero + at.conquered)
    _mark(v[s.NON_EMPTY], out, zero + at.non_empty)
    _mark(v[s.DECLINED_CONQUERED], out, zero + at.declined_conquered)
    if v[s.DIE_REGION]:
        out[zero + at.die_target + v[s.DIE_REGION]] = 1
    seat: i64 = 0
    while seat < state.box.seats:
        owned = zero + at.held_by + _seen_from(state, viewer, seat) * state.box.board.size
        people = s.KINDS * seat
        _held(state, v[s.REGIONS + people], at, out, owned, start)
        _held(state, v[s.REGIONS + people + s.DECLINED], at, out, owned, start)
        _held(state, v[s.REGIONS + people + s.LASTING], at, out, owned, start)
        _mark(v[s.REGIONS + people + s.DECLINED], out, zero + at.declined)
        _mark(v[s.REGIONS + people + s.LASTING], out, zero + at.lasting)
        seat += 1


def _held(
    state: State, regions: i64, at: RegionBlocks, out: vec[u8], owned: i64, start: i64
) -> None:
    """Write holder, tokens and camps of the regions of one people."""
    v = state.cells
    while regions:
        region = lowest(regions)
        cell = s.REGION_CELLS + 3 * region
        out[owned + region] = 1
        out[start - 1 + at.tokens + region] = u8(v[cell + 1])
        out[start - 1 + at.camps + region] = u8(v[cell + 2])
        regions &= regions - 1


def _prices(state: State, at: Layout, out: vec[u8], start: i64) -> None:
    """Write the conquest prices of the race to move, for every region it may attack."""
    v = state.cells
    if v[s.PHASE] > s.CONQUEST or not state.has_active_race(v[s.TURN]):
        return
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    out[start + at.turn.ready] = u8(hand_when_ready(state, people))
    first = start - 1 + at.regions.price
    rest = targets(state, people)
    while rest:
        region = lowest(rest)
        out[first + region] = u8(price(state, people, region))
        rest &= rest - 1


def _seat(state: State, viewer: i64, seat: i64, at: SeatBlocks, out: vec[u8], start: i64) -> None:
    """Write the numbers of one seat."""
    v = state.cells
    place = start + _seen_from(state, viewer, seat)
    people = s.KINDS * seat
    out[place + at.hand] = u8(v[s.HAND + people])
    out[place + at.declined_hand] = u8(v[s.HAND + people + s.DECLINED])
    out[place + at.lasting_hand] = u8(v[s.HAND + people + s.LASTING])
    out[place + at.waiting] = u8(v[s.WAITING + people])
    out[place + at.aside] = u8(v[s.ASIDE + people])
    out[place + at.camps_in_hand] = u8(v[s.CAMPS_IN_HAND + seat])
    out[place + at.camps_displaced] = u8(v[s.CAMPS_DISPLACED + seat])
    out[place + at.heroes_in_hand] = u8(v[s.HEROES_IN_HAND + seat])
    out[place + at.holes_left] = u8(v[s.HOLES_LEFT + seat])
    if v[s.ATTACKED] & only(seat):
        out[place + at.attacked] = 1
    if v[s.CONVERTED] & only(seat):
        out[place + at.swapped] = 1


def _race_of(
    state: State, viewer: i64, seat: i64, at: SeatBlocks, out: vec[u8], start: i64
) -> None:
    """Write races, powers and peace of one seat."""
    v = state.cells
    place = _seen_from(state, viewer, seat)
    people = s.KINDS * seat
    races = start + place * len(state.box.races)
    powers = start + place * len(state.box.powers)
    _mark_one(v[s.RACE + people], out, races + at.race)
    _mark_one(v[s.POWER + people], out, powers + at.power)
    _mark_one(v[s.RACE + people + s.DECLINED], out, races + at.declined_race)
    _mark_one(v[s.RACE + people + s.LASTING], out, races + at.lasting_race)
    _mark_one(v[s.POWER + people + s.LASTING], out, powers + at.lasting_power)
    if v[s.PEACE + seat] >= 0:
        ally = _seen_from(state, viewer, v[s.PEACE + seat])
        out[start + at.peace_with + place * state.box.seats + ally] = 1


def _coins(
    state: State, viewer: i64, at: SeatBlocks, out: vec[u8], start: i64, counted: bool
) -> None:
    """Write the coins that ``viewer`` may know: its own; all if open or at the end (V4)."""
    v = state.cells
    shown = counted or v[s.PHASE] == s.OVER or state.box.options & OPEN_COINS != 0
    seat: i64 = 0
    while seat < state.box.seats:
        if v[s.COINS + seat] >= 0 and (shown or seat == viewer):
            place = start + _seen_from(state, viewer, seat)
            out[place + at.coins_known] = 1
            _number(v[s.COINS + seat], out, place + at.coins)
        seat += 1


def _column(state: State, at: StackBlocks, out: vec[u8], start: i64) -> None:
    v = state.cells
    races = start + at.column_race
    powers = start + at.column_power
    place: i64 = 0
    while place < v[s.COLUMN_SIZE]:
        out[races + v[s.COLUMN_RACE + place]] = 1
        out[powers + v[s.COLUMN_POWER + place]] = 1
        _number(v[s.COLUMN_COINS + place], out, start + at.column_coins + place)
        races += len(state.box.races)
        powers += len(state.box.powers)
        place += 1


def _stacks(state: State, at: StackBlocks, out: vec[u8], start: i64) -> None:
    """Write unseen, discarded and returned tiles, and the tray."""
    v = state.cells
    _mark(v[s.UNSEEN_RACES], out, start + at.unseen_race)
    _mark(v[s.UNSEEN_POWERS], out, start + at.unseen_power)
    _mark(v[s.DISCARDED_POWERS], out, start + at.discarded_power)
    place: i64 = 0
    while place < v[s.RETURNED_COUNT]:
        out[start + at.returned_race + v[s.RETURNED + place]] = u8(place + 1)
        place += 1
    races: i64 = len(state.box.races)
    race: i64 = 0
    while race < races:
        out[start + at.tray + race] = u8(v[s.TRAY + race])
        race += 1


def _turn(state: State, viewer: i64, at: TurnBlocks, out: vec[u8], start: i64) -> None:
    v = state.cells
    out[start + at.my_seat + viewer] = 1
    out[start + at.round] = u8(v[s.ROUND])
    _number(state.box.board.rounds - v[s.ROUND], out, start + at.rounds_left)
    out[start + at.turn + _seen_from(state, viewer, v[s.TURN])] = 1
    out[start + at.to_act + _seen_from(state, viewer, v[s.ACTOR])] = 1
    out[start + at.phase + v[s.PHASE]] = 1
    if s.NO_DIE < v[s.DIE_FOR] < s.LOSS_ROLL:
        out[start + at.die_awaited + v[s.DIE_FOR] - 1] = 1
    _mark_one(v[s.PENDING_ROLL], out, start + at.pending_roll)
    _mark_one(v[s.LAST_DIE], out, start + at.last_die)


def _flags(state: State, at: TurnBlocks, out: vec[u8], start: i64) -> None:
    """Write what has happened this turn."""
    v = state.cells
    out[start + at.picked] = u8(v[s.PICKED])
    out[start + at.acted] = u8(v[s.ACTED])
    out[start + at.declined_acted] = u8(v[s.DECLINED_ACTED])
    out[start + at.declined_done] = u8(v[s.DECLINED_DONE])
    out[start + at.conquests_over] = u8(v[s.CONQUESTS_OVER])
    out[start + at.dragon_used] = u8(v[s.DRAGON_USED])
    out[start + at.fortress_built] = u8(v[s.FORTRESS_BUILT])
    _number(income(state, v[s.TURN]), out, start + at.income)
