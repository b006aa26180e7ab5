"""Write positions: a state as lossless JSON (the FEN of this game)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from smallworld.core import state as cells
from smallworld.core.bits import members
from smallworld.core.markers import marker_trait
from smallworld.core.state import (
    ACTIVE,
    DECLINED,
    KINDS,
    NO_DIE,
    NOBODY,
    PHASE_NAMES,
    State,
)
from smallworld.packs.options import chosen_options
from smallworld.play.position.shape import (
    Awaited,
    ComboPosition,
    DeclinedRace,
    Position,
    RegionPosition,
    SeatPosition,
    TurnSoFar,
)

AWAITED_DIE = ("", "final_attempt", "declined_attempt", "roll", "loss")
CATAPULT_STAGES = ("", "loaded", "shot")
READY_PHASES = ("conquest", "redeployment", "after_scoring", "refuge")
HIDDEN = -1  # coins that a view does not show
_UNTOUCHED = TurnSoFar()
_PIECES = {
    "tribe": cells.TRIBES,
    "fortress": cells.FORTRESSES,
    "lair": cells.LAIRS,
    "hole": cells.HOLES,
    "hero": cells.HEROES,
    "dragon": cells.DRAGONS,
}


def position_json(state: State, names: Sequence[str] = ()) -> dict[str, object]:
    """Return the position of ``state`` as plain JSON values, short and lossless."""
    shaped = position_of(state, names)
    built = msgspec.to_builtins(shaped)
    assert isinstance(built, dict)
    return built


def position_of(state: State, names: Sequence[str] = ()) -> Position:
    """Return the position of ``state``; coins that a view hides are null."""
    v = state.cells
    box = state.box
    phase = PHASE_NAMES[int(state.phase)]
    seats = range(int(box.seats))
    return Position(
        map=box.board.id,
        options=chosen_options(int(box.options)),
        packs=list(box.packs),
        banners=box.banners,
        round=int(state.round),
        turn=int(state.turn),
        to_act=None if state.actor == state.turn else int(state.actor),
        phase=phase,  # type: ignore[arg-type]
        seats=[_seat(state, seat, names[seat] if seat < len(names) else "") for seat in seats],
        regions=_regions(state),
        column=[
            ComboPosition(
                race=box.race(v[cells.COLUMN_RACE + place]).id,
                power=box.power(v[cells.COLUMN_POWER + place]).id,
                coins=int(v[cells.COLUMN_COINS + place]),
            )
            for place in range(int(v[cells.COLUMN_SIZE]))
        ],
        unseen_races=[box.races[i].id for i in members(int(v[cells.UNSEEN_RACES]))],
        returned_races=[
            box.races[v[cells.RETURNED + i]].id for i in range(int(v[cells.RETURNED_COUNT]))
        ],
        unseen_powers=[box.powers[i].id for i in members(int(v[cells.UNSEEN_POWERS]))],
        discarded_powers=[box.powers[i].id for i in members(int(v[cells.DISCARDED_POWERS]))],
        turn_so_far=_turn_so_far(state, phase),
    )


def _seat(state: State, seat: int, name: str) -> SeatPosition:
    v = state.cells
    people = KINDS * seat + ACTIVE
    coins = int(v[cells.COINS + seat])
    peace = int(v[cells.PEACE + seat])
    shaped = SeatPosition(
        name=name,
        coins=None if coins == HIDDEN else coins,
        peace_with=None if peace == NOBODY else peace,
        camps_displaced=int(v[cells.CAMPS_DISPLACED + seat]),
        stock=int(v[cells.STOCK + seat]),
        charges=int(v[cells.CHARGES + seat]),
        loss_rolls=int(v[cells.LOSS_ROLLS + seat]),
        declined=[
            _declined(state, people + kind)
            for kind in range(DECLINED, KINDS)
            if v[cells.RACE + people + kind] != NOBODY
        ],
    )
    if not state.has_active_race(seat):
        return shaped
    can = state.abilities(people)
    shaped.race, shaped.power = state.race(people).id, state.power(people).id
    shaped.hand = int(v[cells.HAND + people])
    shaped.aside = int(v[cells.ASIDE + people])
    shaped.waiting = int(v[cells.WAITING + people])
    if can.holes:
        shaped.holes_left = int(v[cells.HOLES_LEFT + seat])
    if can.camps:
        shaped.camps_in_hand = int(v[cells.CAMPS_IN_HAND + seat])
    if can.heroes:
        shaped.heroes_in_hand = int(v[cells.HEROES_IN_HAND + seat])
    if can.dragon:
        shaped.dragon_in_hand = v[cells.DRAGON_AT + seat] == 0
    if can.race.markers:
        shaped.markers_left = int(v[cells.MARKERS_LEFT + 2 * seat])
    if can.power.markers:
        shaped.power_markers_left = int(v[cells.MARKERS_LEFT + 2 * seat + 1])
    return shaped


def _declined(state: State, people: int) -> DeclinedRace:
    power = int(state.cells[cells.POWER + people])
    return DeclinedRace(
        race=state.race(people).id,
        power=None if power == NOBODY else state.box.powers[power].id,
        hand=int(state.hand(people)),
    )


def _regions(state: State) -> dict[str, RegionPosition]:
    """Return the regions in which anything stands; every view needs them, so do not dawdle."""
    v = state.cells
    pieces = {name: int(v[cell]) for name, cell in _PIECES.items() if v[cell]}
    with_pieces = 0
    for where in pieces.values():
        with_pieces |= where
    shaped: dict[str, RegionPosition] = {}
    cell = cells.REGION_CELLS
    for region in range(1, int(state.box.board.size) + 1):
        cell += 3
        people, tokens, camps = v[cell], v[cell + 1], v[cell + 2]
        has_pieces = with_pieces >> region & 1
        if people == NOBODY and not (tokens or camps or has_pieces):
            continue
        here = shaped[str(region)] = RegionPosition(tokens=tokens, camps=camps)
        if people != NOBODY:
            here.seat = people // KINDS
            if people % KINDS != ACTIVE:
                here.declined = state.race(people).id
        if has_pieces:
            for name, where in pieces.items():
                if where >> region & 1:
                    setattr(here, name, True)
    if state.box.has_markers:
        _add_markers(state, shaped)
    return shaped


def _add_markers(state: State, shaped: dict[str, RegionPosition]) -> None:
    """Add the markers and catapults of all seats."""
    v = state.cells
    for slot in range(2 * int(state.box.seats)):
        for region in members(int(v[cells.MARKERS + slot])):
            here = shaped.setdefault(str(region), RegionPosition())
            here.markers = [*here.markers, marker_trait(state, slot).id]
    for seat in range(int(state.box.seats)):
        if v[cells.CATAPULT_AT + seat]:
            shaped[str(int(v[cells.CATAPULT_AT + seat]))].catapult = True


def _turn_so_far(state: State, phase: str) -> TurnSoFar | None:
    v = state.cells
    acted = v[cells.ACTED] != 0
    declined_acted = v[cells.DECLINED_ACTED] != 0
    purpose = int(v[cells.DIE_FOR])
    region = int(v[cells.DIE_REGION])
    shaped = TurnSoFar(
        picked=v[cells.PICKED] != 0,
        acted=None if acted == acted_by_default(phase) else acted,
        declined_acted=(
            None if declined_acted == declined_acted_by_default(phase) else declined_acted
        ),
        declined_done=v[cells.DECLINED_DONE] != 0,
        conquests_over=v[cells.CONQUESTS_OVER] != 0,
        conquered=members(int(v[cells.CONQUERED])),
        non_empty=members(int(v[cells.NON_EMPTY])),
        declined_conquered=members(int(v[cells.DECLINED_CONQUERED])),
        abandoned=members(int(v[cells.ABANDONED])),
        from_active=members(int(v[cells.FROM_ACTIVE])),
        attacked=members(int(v[cells.ATTACKED])),
        sorcery_on=members(int(v[cells.CONVERTED])),
        dragon_used=v[cells.DRAGON_USED] != 0,
        fortress_built=v[cells.FORTRESS_BUILT] != 0,
        regrouped=v[cells.REGROUPED] != 0,
        catapult=CATAPULT_STAGES[int(v[cells.CATAPULT])],  # type: ignore[arg-type]
        placed=members(int(v[cells.PLACED])),
        placed_by_power=members(int(v[cells.PLACED_BY_POWER])),
        attempted=region if region and purpose == NO_DIE else None,
        pending_roll=_shown(int(v[cells.PENDING_ROLL])),
        last_die=_shown(int(v[cells.LAST_DIE])),
        awaits=(
            None if purpose == NO_DIE else Awaited(die=AWAITED_DIE[purpose], region=region or None)  # type: ignore[arg-type]
        ),
    )
    return None if shaped == _UNTOUCHED else shaped


def _shown(number: int) -> int | None:
    return None if number == NOBODY else number


def acted_by_default(phase: str) -> bool:
    """Return whether the active race is readied if ``turn_so_far`` omits it."""
    return phase in READY_PHASES


def declined_acted_by_default(phase: str) -> bool:
    """Return whether the race in decline is readied if ``turn_so_far`` omits it."""
    return phase in READY_PHASES and phase != "conquest"
