"""Read positions: from JSON to a state; impossible positions raise ``BadPosition``."""

from __future__ import annotations

import msgspec

from smallworld.core import state as cells
from smallworld.core.bits import members, only
from smallworld.core.box import Box
from smallworld.core.errors import BadPosition, RuleError
from smallworld.core.markers import marker_trait
from smallworld.core.state import (
    ACTIVE,
    DECLINED,
    KINDS,
    LASTING,
    NOBODY,
    PHASE_NAMES,
    State,
    new_state,
)
from smallworld.packs.files.library_errors import json_facts, value_facts
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import SWITCHES, options_from
from smallworld.play.position.check import check_position
from smallworld.play.position.shape import Position, RegionPosition, SeatPosition, TurnSoFar
from smallworld.play.position.write import (
    AWAITED_DIE,
    CATAPULT_STAGES,
    acted_by_default,
    declined_acted_by_default,
)


def read_position(raw: object, game_packs: GamePacks = SHELF_ONLY) -> tuple[State, list[str]]:
    """Return the state and the seat names of a position given as JSON values.

    Raises ``BadPosition`` with the reason when it has a wrong shape or cannot occur. Its packs
    are looked for in ``game_packs`` and on the shelf.
    """
    try:
        shaped = msgspec.convert(raw, Position)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise BadPosition("position.shape", value_facts(str(error))) from None
    for number, seat in enumerate(shaped.seats):
        if not seat.name.isprintable():  # a pattern cannot say this
            key = f"seats[{number}].name"
            facts: dict[str, object] = {"reason": "value.form", "facts": {"key": key}}
            raise BadPosition("position.shape", {"detail": f"$.{key}", **facts})
    return state_of(shaped, game_packs), [seat.name for seat in shaped.seats]


def read_position_text(
    text: str | bytes, game_packs: GamePacks = SHELF_ONLY
) -> tuple[State, list[str]]:
    """Return the state and the seat names of a position given as JSON text."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPosition("position.json", json_facts(error)) from None
    return read_position(raw, game_packs)


def state_of(position: Position, game_packs: GamePacks = SHELF_ONLY) -> State:
    """Return the state of a position; raise ``BadPosition`` if it cannot occur."""
    box = _box(position, game_packs)
    state = new_state(box)
    v = state.cells
    v[cells.TRIBES] = 0
    if position.turn >= box.seats or (position.to_act or 0) >= box.seats:
        raise BadPosition("position.no_such_seat", {"seats": int(box.seats)})
    if position.round > box.board.rounds:
        raise BadPosition(
            "position.round", {"round": position.round, "rounds": int(box.board.rounds)}
        )
    v[cells.ROUND] = position.round
    v[cells.TURN] = position.turn
    v[cells.ACTOR] = position.turn if position.to_act is None else position.to_act
    v[cells.PHASE] = PHASE_NAMES.index(position.phase)
    for seat, shaped in enumerate(position.seats):
        _fill_seat(state, seat, shaped)
    for name, region in position.regions.items():
        _fill_region(state, int(name), region)
    for seat, shaped in enumerate(position.seats):
        _fill_pieces(state, seat, shaped)
    _fill_tiles(state, position)
    _fill_turn(state, position.phase, position.turn_so_far or TurnSoFar())
    check_position(state)
    return state


def _box(position: Position, game_packs: GamePacks) -> Box:
    if not game_packs.has_map(position.map) and not position.packs:
        raise BadPosition("position.unknown_map", {"found": position.map, "known": map_ids()})
    for option in position.options:
        if option not in SWITCHES:
            raise BadPosition(
                "position.unknown_option", {"found": option[:40], "known": list(SWITCHES)}
            )
    box = _box_of_packs(position, game_packs)
    if len(position.seats) != box.seats:
        raise BadPosition("position.seat_count", {"map": position.map, "seats": int(box.seats)})
    return box


def _box_of_packs(position: Position, game_packs: GamePacks) -> Box:
    options = options_from(position.options)
    try:
        return game_packs.box(position.map, position.packs, position.banners, options)
    except UnknownMap:
        raise BadPosition(
            "position.unknown_map", {"found": position.map, "known": map_ids()}
        ) from None
    except RuleError as error:
        facts: dict[str, object] = {"reason": error.code, "facts": error.facts}
        raise BadPosition("position.packs", facts) from None


def _race(box: Box, id: str) -> int:
    index = box.race_index(id)
    if index < 0:
        raise BadPosition(
            "position.unknown_race", {"race": id, "known": [race.id for race in box.races]}
        )
    return index


def _power(box: Box, id: str) -> int:
    index = box.power_index(id)
    if index < 0:
        raise BadPosition(
            "position.unknown_power", {"power": id, "known": [power.id for power in box.powers]}
        )
    return index


def _fill_seat(state: State, seat: int, shaped: SeatPosition) -> None:
    v = state.cells
    people = KINDS * seat + ACTIVE
    if shaped.coins is not None:
        v[cells.COINS + seat] = shaped.coins
    if shaped.peace_with is not None:
        v[cells.PEACE + seat] = shaped.peace_with
    v[cells.CAMPS_DISPLACED + seat] = shaped.camps_displaced
    if shaped.race is not None:
        if shaped.power is None:
            raise BadPosition("position.power_missing", {"seat": seat, "race": shaped.race})
        v[cells.RACE + people] = _race(state.box, shaped.race)
        v[cells.POWER + people] = _power(state.box, shaped.power)
        v[cells.HAND + people] = shaped.hand
        v[cells.ASIDE + people] = shaped.aside
        v[cells.WAITING + people] = shaped.waiting
    elif shaped.power is not None or shaped.hand or shaped.aside or shaped.waiting:
        raise BadPosition("position.no_race", {"seat": seat})
    for declined in shaped.declined:
        race = _race(state.box, declined.race)
        power = NOBODY if declined.power is None else _power(state.box, declined.power)
        lasts = state.box.abilities(race, power).lasts
        place = people + (LASTING if lasts else DECLINED)
        if v[cells.RACE + place] != NOBODY:
            raise BadPosition("position.two_declined", {"seat": seat, "race": declined.race})
        v[cells.RACE + place] = race
        v[cells.POWER + place] = power
        v[cells.HAND + place] = declined.hand


def _fill_region(state: State, region: int, shaped: RegionPosition) -> None:
    v = state.cells
    facts: dict[str, object] = {"region": region}
    if region > state.box.board.size:
        raise BadPosition(
            "position.no_such_region", {**facts, "highest": int(state.box.board.size)}
        )
    cell = cells.REGION_CELLS + 3 * region
    for piece, there in (
        (cells.TRIBES, shaped.tribe),
        (cells.FORTRESSES, shaped.fortress),
        (cells.LAIRS, shaped.lair),
        (cells.HOLES, shaped.hole),
        (cells.HEROES, shaped.hero),
        (cells.DRAGONS, shaped.dragon),
    ):
        if there:
            v[piece] |= only(region)
    v[cell + 2] = shaped.camps
    for id in shaped.markers:
        _fill_marker(state, region, id)
    if shaped.catapult:
        if shaped.seat is None or shaped.seat >= state.box.seats:
            raise BadPosition("position.piece_nowhere", {"piece": "catapult", "region": region})
        v[cells.CATAPULT_AT + shaped.seat] = region
    if shaped.seat is None:
        if shaped.tokens or shaped.declined is not None:
            raise BadPosition("position.tokens_without_seat", facts)
        return
    if shaped.seat >= state.box.seats:
        raise BadPosition("position.no_such_seat", {"seats": int(state.box.seats)})
    people = _holder(state, shaped, facts)
    if shaped.tokens == 0:
        raise BadPosition("position.seat_without_tokens", facts)
    v[cell] = people
    v[cell + 1] = shaped.tokens
    v[cells.REGIONS + people] |= only(region)
    v[cells.ON_BOARD + people] += shaped.tokens


def _fill_marker(state: State, region: int, id: str) -> None:
    """Place a marker of the active race or power with this id."""
    for slot in range(2 * int(state.box.seats)):
        trait = marker_trait(state, slot)
        if trait.id == id and trait.markers:
            state.cells[cells.MARKERS + slot] |= only(region)
            return
    raise BadPosition("position.piece_owner", {"piece": "marker", "region": region})


def _fill_markers_left(state: State, seat: int, shaped: SeatPosition) -> None:
    """Put markers that are not on the board in hand; those that have paid are gone."""
    v = state.cells
    for which, given in ((0, shaped.markers_left), (1, shaped.power_markers_left)):
        slot = 2 * seat + which
        there = len(members(int(v[cells.MARKERS + slot])))
        most = int(marker_trait(state, slot).markers) - there
        left = most if given is None else given
        if most < 0 or left > most:
            raise BadPosition(
                "position.too_many_pieces", {"piece": "marker", "limit": most + there}
            )
        v[cells.MARKERS_LEFT + slot] = left


def _holder(state: State, shaped: RegionPosition, facts: dict[str, object]) -> int:
    assert shaped.seat is not None
    active = KINDS * shaped.seat + ACTIVE
    if shaped.declined is None:
        if not state.has_active_race(shaped.seat):
            raise BadPosition("position.no_active_race", {**facts, "seat": shaped.seat})
        return active
    race = _race(state.box, shaped.declined)
    for people in (active + DECLINED, active + LASTING):
        if state.cells[cells.RACE + people] == race:
            return people
    raise BadPosition(
        "position.not_declined", {**facts, "seat": shaped.seat, "race": shaped.declined}
    )


def _fill_pieces(state: State, seat: int, shaped: SeatPosition) -> None:
    """Put pieces that are not on the board in hand; check counts the position gives."""
    v = state.cells
    people = KINDS * seat + ACTIVE
    can = state.abilities(people)
    held = int(v[cells.REGIONS + people])
    regions = [r for r in range(1, int(state.box.board.size) + 1) if held >> r & 1]
    camps = int(can.camps) - sum(int(state.camps_in(r)) for r in regions)
    heroes = int(can.heroes)
    heroes -= sum(state.has(cells.HEROES, r) for r in regions)
    dragons = [r for r in regions if state.has(cells.DRAGONS, r)]
    holes = int(can.holes)
    left = (holes if not regions else 0) if shaped.holes_left is None else shaped.holes_left
    _agree(seat, "camps_in_hand", shaped.camps_in_hand, camps)
    _agree(seat, "heroes_in_hand", shaped.heroes_in_hand, heroes)
    if shaped.dragon_in_hand is not None and can.dragon:
        _agree(seat, "dragon_in_hand", shaped.dragon_in_hand, not dragons)
    on_board = sum(state.has(cells.HOLES, r) for r in regions)
    if left + on_board > holes:
        raise BadPosition("position.too_many_holes", {"seat": seat, "holes": holes})
    if not can.collects_losses:
        _agree(seat, "stock", shaped.stock, 0)
    if not can.hurls:
        _agree(seat, "charges", shaped.charges, 0)
    if not can.rolls_for_losses:
        _agree(seat, "loss_rolls", shaped.loss_rolls, 0)
    v[cells.CHARGES + seat] = shaped.charges
    v[cells.LOSS_ROLLS + seat] = shaped.loss_rolls
    _fill_markers_left(state, seat, shaped)
    v[cells.STOCK + seat] = shaped.stock
    v[cells.CAMPS_IN_HAND + seat] = camps
    v[cells.HEROES_IN_HAND + seat] = heroes
    v[cells.HOLES_LEFT + seat] = left
    v[cells.DRAGON_AT + seat] = dragons[0] if dragons else 0


def _agree(seat: int, key: str, given: int | None, derived: int) -> None:
    if given is not None and given != derived:
        raise BadPosition(
            "position.piece_count", {"seat": seat, "key": key, "given": given, "counted": derived}
        )


def _fill_tiles(state: State, position: Position) -> None:
    """Fill column, stacks and discards; a tile can be in one place only."""
    box, v = state.box, state.cells
    free_races = set(range(len(box.races)))
    free_powers = set(range(len(box.powers)))
    for people in range(KINDS * int(box.seats)):
        _use(free_races, int(v[cells.RACE + people]), "race", box)
        _use(free_powers, int(v[cells.POWER + people]), "power", box)
    for place, combo in enumerate(position.column):
        race, power = _race(box, combo.race), _power(box, combo.power)
        _use(free_races, race, "race", box)
        _use(free_powers, power, "power", box)
        v[cells.COLUMN_RACE + place] = race
        v[cells.COLUMN_POWER + place] = power
        v[cells.COLUMN_COINS + place] = combo.coins
    v[cells.COLUMN_SIZE] = len(position.column)
    for place, id in enumerate(position.returned_races):
        race = _race(box, id)
        _use(free_races, race, "race", box)
        v[cells.RETURNED + place] = race
    v[cells.RETURNED_COUNT] = len(position.returned_races)
    v[cells.DISCARDED_POWERS] = 0
    for id in position.discarded_powers:
        power = _power(box, id)
        _use(free_powers, power, "power", box)
        v[cells.DISCARDED_POWERS] |= only(power)
    races = _named(position.unseen_races, free_races, "race", box)
    powers = _named(position.unseen_powers, free_powers, "power", box)
    v[cells.UNSEEN_RACES] = sum(int(only(race)) for race in races)
    v[cells.UNSEEN_POWERS] = sum(int(only(power)) for power in powers)


def _use(free: set[int], index: int, kind: str, box: Box) -> None:
    if index == NOBODY:
        return
    if index not in free:
        id = box.races[index].id if kind == "race" else box.powers[index].id
        raise BadPosition("position.tile_twice", {"kind": kind, "id": id})
    free.remove(index)


def _named(ids: list[str] | None, free: set[int], kind: str, box: Box) -> set[int]:
    """Return the unseen tiles: all free ones; if named, they must be exactly those."""
    if ids is None:
        return free
    named = {_race(box, id) if kind == "race" else _power(box, id) for id in ids}
    if named != free or len(ids) != len(named):
        tiles = box.races if kind == "race" else box.powers
        missing = [tiles[i].id for i in sorted(free - named)]
        surplus = [tiles[i].id for i in sorted(named - free)]
        raise BadPosition(
            "position.unseen_tiles", {"kind": kind, "missing": missing, "surplus": surplus}
        )
    return free


def _fill_turn(state: State, phase: str, so_far: TurnSoFar) -> None:
    v = state.cells
    acted = acted_by_default(phase) if so_far.acted is None else so_far.acted
    declined_acted = so_far.declined_acted
    if declined_acted is None:
        declined_acted = declined_acted_by_default(phase)
    v[cells.PICKED] = int(so_far.picked)
    v[cells.ACTED] = int(acted)
    v[cells.DECLINED_ACTED] = int(declined_acted)
    v[cells.DECLINED_DONE] = int(so_far.declined_done)
    v[cells.CONQUESTS_OVER] = int(so_far.conquests_over)
    v[cells.DRAGON_USED] = int(so_far.dragon_used)
    v[cells.FORTRESS_BUILT] = int(so_far.fortress_built)
    v[cells.REGROUPED] = int(so_far.regrouped)
    v[cells.CATAPULT] = CATAPULT_STAGES.index(so_far.catapult)
    for cell, listed in (
        (cells.PLACED, so_far.placed),
        (cells.PLACED_BY_POWER, so_far.placed_by_power),
        (cells.CONQUERED, so_far.conquered),
        (cells.NON_EMPTY, so_far.non_empty),
        (cells.DECLINED_CONQUERED, so_far.declined_conquered),
        (cells.ABANDONED, so_far.abandoned),
        (cells.FROM_ACTIVE, so_far.from_active),
        (cells.ATTACKED, so_far.attacked),
        (cells.CONVERTED, so_far.sorcery_on),
    ):
        for member in listed:
            v[cell] |= only(member)
    if so_far.pending_roll is not None:
        v[cells.PENDING_ROLL] = so_far.pending_roll
    if so_far.last_die is not None:
        v[cells.LAST_DIE] = so_far.last_die
    if so_far.awaits is not None:
        v[cells.DIE_FOR] = AWAITED_DIE.index(so_far.awaits.die)
        v[cells.DIE_REGION] = so_far.awaits.region or 0
    elif so_far.attempted is not None:
        v[cells.DIE_REGION] = so_far.attempted
