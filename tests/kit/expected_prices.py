"""The price of a region, worked out from the position and the traits' numbers alone.

A second, slow way to the same parts: it shares no formula with ``core.conquest``, so a
part that the engine forgets, invents or counts twice makes the two differ.
"""

from __future__ import annotations

from smallworld.core.bits import members
from smallworld.core.state import ACTIVE, KINDS, State
from smallworld.core.terrain import MOUNTAIN, SEA
from smallworld.core.traits import Trait
from smallworld.play.position.shape import Position, RegionPosition
from smallworld.play.position.write import position_of

Parts = list[tuple[str, int]]


def expected_price_parts(state: State, people: int) -> dict[int, Parts]:
    """Return the parts of the price of every region for ``people``, without zeros (C1-C9)."""
    position = position_of(state)
    regions = range(1, int(state.box.board.size) + 1)
    return {region: _parts(position, state, people, region) for region in regions}


def _parts(position: Position, state: State, people: int, region: int) -> Parts:
    there = position.regions.get(str(region), RegionPosition())
    seat, is_active = people // KINDS, people % KINDS == ACTIVE
    traits = [state.box.races[int(state.box.race_index(_race_id(position, state, people)))]]
    parts = [
        ("base", 2),
        ("mountain", int(_kind(state, region) & MOUNTAIN != 0)),
        ("fortress", int(there.fortress)),
        ("lair", int(there.lair)),
        ("tribe", int(there.tribe)),
        ("camps", there.camps),
        ("tokens", _defending_tokens(position, there, seat)),
        *_defending_traits(position, state, there, seat, region),
        ("marker", sum(int(_trait(state, id).markers_defend) for id in there.markers)),
    ]
    if is_active:
        power = position.seats[seat].power
        assert power is not None
        traits.append(state.box.powers[int(state.box.power_index(power))])
    tunnels = 0
    for trait in traits:
        tunnels |= int(trait.tunnels)
    held = [int(r) for r, what in position.regions.items() if _is_of(what, position, state, people)]
    for trait in traits:
        saved = _discount(state, trait, tunnels, held, region)
        saved += _conditional_discount(position, trait, there, is_active)
        if trait.catapult and is_active and seat == position.turn:
            saved += int(region in _catapult_range(position, state, seat))
        saved -= int(trait.costs_more_on & _kind(state, region) != 0)
        parts.append((trait.id, -saved))
    roll = position.turn_so_far.pending_roll if position.turn_so_far else None
    if is_active and roll is not None:
        parts.append(("roll", -roll))
    total = sum(amount for _, amount in parts)
    least = max(1, *(int(trait.least_tokens) for trait in traits))
    parts.append(("minimum", max(0, least - total)))
    return [(name, amount) for name, amount in parts if amount]


def _kind(state: State, region: int) -> int:
    return int(state.box.board.features[region])


def _trait(state: State, id: str) -> Trait:
    return next(trait for trait in (*state.box.races, *state.box.powers) if trait.id == id)


def _catapult_range(position: Position, state: State, seat: int) -> list[int]:
    """Regions two steps from the loaded catapult of this seat, not over a Sea."""
    so_far = position.turn_so_far
    places = [r for r, what in position.regions.items() if what.catapult and what.seat == seat]
    if so_far is None or so_far.catapult != "loaded" or not places:
        return []
    start = int(places[0])
    board = state.box.board
    near = members(int(board.neighbours[start]))
    over = [r for r in near if not _kind(state, r) & SEA]
    far = {r for step in over for r in members(int(board.neighbours[step]))}
    return sorted(far - {start, *near})


def _race_id(position: Position, state: State, people: int) -> str:
    if people % KINDS == ACTIVE:
        race = position.seats[people // KINDS].race
        assert race is not None
        return race
    return state.race(people).id  # positions list declined races without their number


def _is_of(what: RegionPosition, position: Position, state: State, people: int) -> bool:
    if what.seat != people // KINDS:
        return False
    if people % KINDS == ACTIVE:
        return what.declined is None
    return what.declined == _race_id(position, state, people)


def _defending_tokens(position: Position, there: RegionPosition, seat: int) -> int:
    """Tokens of another seat; those of the same seat only by the switch (C6-C8)."""
    if there.seat is None:
        return 0
    if there.seat == seat and not position.options.get("own_tokens_defend", False):
        return 0
    return there.tokens


def _defending_traits(
    position: Position, state: State, there: RegionPosition, seat: int, region: int
) -> Parts:
    """Race and power of another seat's active race that raise the price of this kind of region."""
    if there.seat is None or there.seat == seat or there.declined is not None:
        return []
    holder = position.seats[there.seat]
    traits = [trait for trait in state.box.races if trait.id == holder.race]
    traits += [trait for trait in state.box.powers if trait.id == holder.power]
    return [(trait.id, int(trait.defends_on & _kind(state, region) != 0)) for trait in traits]


def _conditional_discount(
    position: Position, trait: Trait, there: RegionPosition, is_active: bool
) -> int:
    """What one trait saves by holder, round and turn."""
    picked = position.turn_so_far is not None and position.turn_so_far.picked
    saved = 0
    if there.declined is not None:
        saved += int(trait.saves_from_declined)
    if there.tribe:
        saved += int(trait.saves_from_tribes)
    if position.round % 2 == 0:
        saved += int(trait.saves_even_rounds)
    if picked and is_active:
        saved += int(trait.saves_first_turn)
    return saved


def _discount(state: State, trait: Trait, tunnels: int, held: list[int], region: int) -> int:
    """What one trait saves: in regions of a kind, and beside held regions of a kind (H1, H3)."""
    reasons = int(trait.saves_on & _kind(state, region) != 0)
    for other in held:
        tunnel = tunnels & _kind(state, region) and tunnels & _kind(state, other)
        if trait.saves_beside & _kind(state, other) and (
            state.box.board.neighbours[region] >> other & 1 or tunnel
        ):
            reasons += 1
            break
    return reasons * int(trait.saves_tokens)
