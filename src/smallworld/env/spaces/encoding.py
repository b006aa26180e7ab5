"""Observations as NumPy arrays: blocks by name, and decoding to a view."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, u8

from smallworld.extras import needs_extra

with needs_extra("An environment", "env"):
    import numpy as np
    from numpy.typing import NDArray

from smallworld.core import state as cells
from smallworld.core import state as s
from smallworld.core.actions import DIE
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.state import new_state
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.core.view import HIDDEN, View, view_of
from smallworld.env.tables.layout import Layout
from smallworld.env.tables.table import observation

Bytes = NDArray[np.uint8]
Number = TypeVar("Number", np.uint8, np.float32)

ACTIONS: Final = DIE  # actions of seats with official tiles; the dealer's have higher numbers

_REGION_SETS: Final = (
    ("tribe", cells.TRIBES),
    ("fortress", cells.FORTRESSES),
    ("lair", cells.LAIRS),
    ("hole", cells.HOLES),
    ("hero", cells.HEROES),
    ("dragon", cells.DRAGONS),
    ("conquered", cells.CONQUERED),
    ("non_empty", cells.NON_EMPTY),
    ("declined_conquered", cells.DECLINED_CONQUERED),
)
_MEMORY: Final = (("abandoned", cells.ABANDONED), ("from_active", cells.FROM_ACTIVE))
_PLACED: Final = (("placed", cells.PLACED), ("placed_by_power", cells.PLACED_BY_POWER))
_NUMBERS: Final = (
    ("round", cells.ROUND),
    ("picked", cells.PICKED),
    ("acted", cells.ACTED),
    ("declined_acted", cells.DECLINED_ACTED),
    ("declined_done", cells.DECLINED_DONE),
    ("conquests_over", cells.CONQUESTS_OVER),
    ("dragon_used", cells.DRAGON_USED),
    ("fortress_built", cells.FORTRESS_BUILT),
)
_OF_SEATS: Final = (
    ("camps_in_hand", cells.CAMPS_IN_HAND),
    ("camps_displaced", cells.CAMPS_DISPLACED),
    ("heroes_in_hand", cells.HEROES_IN_HAND),
    ("holes_left", cells.HOLES_LEFT),
)
_OF_PEOPLES: Final = (
    ("hand", cells.HAND, s.ACTIVE),
    ("declined_hand", cells.HAND, s.DECLINED),
    ("lasting_hand", cells.HAND, s.LASTING),
    ("waiting", cells.WAITING, s.ACTIVE),
    ("aside", cells.ASIDE, s.ACTIVE),
)
_TILES: Final = (
    ("race", cells.RACE, s.ACTIVE),
    ("power", cells.POWER, s.ACTIVE),
    ("declined_race", cells.RACE, s.DECLINED),
    ("lasting_race", cells.RACE, s.LASTING),
    ("lasting_power", cells.POWER, s.LASTING),
)


def as_bytes(vector: vec[u8]) -> Bytes:
    """Copy a vector of bytes to an array."""
    return np.frombuffer(bytearray(vector), np.uint8)


def encode(view: View) -> Bytes:
    """Encode a view as an observation."""
    return as_bytes(observation(view.as_state(), view.seat, Layout(view.box)))


def blocks(seen: Bytes, box: Box) -> dict[str, Bytes]:
    """Split one or many observations into named blocks."""
    return blocks_of(seen, Layout(box))


def blocks_of(seen: NDArray[Number], layout: Layout) -> dict[str, NDArray[Number]]:
    """Split observations into blocks, also scaled ones."""
    found: dict[str, NDArray[Number]] = {}
    for name, _, _ in layout.blocks:
        shape: list[int] = layout.shapes[name]
        first: int = layout.first[name]
        length = int(np.prod(shape, dtype=int))
        part = seen[..., first : first + length]
        found[name] = part.reshape((*seen.shape[:-1], *shape))
    return found


def scales(box: Box) -> NDArray[np.float32]:
    """Return factors that bring nearly every entry of an observation between 0 and 1."""
    layout = Layout(box)
    parts = [
        np.full(int(np.prod(layout.shapes[name], dtype=int)), 1 / large, np.float32)
        for name, _, large in layout.blocks
    ]
    return np.concatenate(parts)


def terrain(box: Box) -> Bytes:
    """Return the fixed features of a board: one row per region; terrains, symbols, coast."""
    kinds = [*TERRAINS.values(), *SYMBOLS.values()]
    features = [int(kind) for kind in box.board.features][1:]
    columns = [[kind & bit != 0 for kind in features] for bit in kinds]
    edge = [(int(box.board.edge) >> region) & 1 for region in range(1, len(features) + 1)]
    return np.array([*columns, edge], np.uint8).T.copy()


def neighbours(box: Box) -> Bytes:
    """Return the adjacency matrix of the regions, region 1 first."""
    sets = [int(near) >> 1 for near in box.board.neighbours][1:]
    return np.array([[near >> other & 1 for other in range(len(sets))] for near in sets], np.uint8)


def decode(seen: Bytes, box: Box) -> View:
    """Decode an observation to the view of its seat, the inverse of ``encode``."""
    return _Reader(seen, box).view()


class _Reader:
    """Decodes one observation."""

    def __init__(self, seen: Bytes, box: Box) -> None:
        self._box = box
        self._seats = int(box.seats)
        self._at = blocks(seen, box)
        self._viewer = int(self._at["my_seat"].argmax())
        self._v = view_of(new_state(box), self._viewer).cells

    def view(self) -> View:
        self._read_turn()
        self._read_column()
        self._read_stacks()
        for place in range(self._seats):
            self._read_seat(place)
        self._read_regions()
        return View(self._viewer, self._box, self._v)

    def _seat(self, place: int) -> int:
        """Return the seat at ``place``, counted from the viewer."""
        return (self._viewer + place) % self._seats

    def _read_turn(self) -> None:
        at, v = self._at, self._v
        for name, cell in _NUMBERS:
            v[cell] = int(at[name])
        for name, cell in _REGION_SETS:
            v[cell] = _members(at[name]) << 1
        for name, cell in _MEMORY if "abandoned" in at else ():
            v[cell] = _members(at[name]) << 1
        if "placed" in at:
            for name, cell in _PLACED:
                v[cell] = _members(at[name]) << 1
            v[cells.REGROUPED] = int(at["regrouped"])
            v[cells.CATAPULT] = int(at["catapult_stage"])
        v[cells.TURN] = self._seat(_only(at["turn"]))
        v[cells.ACTOR] = self._seat(_only(at["to_act"]))
        v[cells.PHASE] = _only(at["phase"])
        v[cells.DIE_FOR] = _only(at["die_awaited"]) + 1
        if at.get("loss_roll_awaited"):
            v[cells.DIE_FOR] = cells.LOSS_ROLL
        v[cells.DIE_REGION] = _only(at["die_target"]) + 1
        v[cells.PENDING_ROLL] = _only(at["pending_roll"])
        v[cells.LAST_DIE] = _only(at["last_die"])

    def _read_column(self) -> None:
        at, v = self._at, self._v
        combos = [
            (_only(race), _only(power), int(coins))
            for race, power, coins in zip(
                at["column_race"], at["column_power"], at["column_coins"], strict=True
            )
            if race.any()
        ]
        v[cells.COLUMN_SIZE] = len(combos)
        for place, (race, power, coins) in enumerate(combos):
            v[cells.COLUMN_RACE + place] = race
            v[cells.COLUMN_POWER + place] = power
            v[cells.COLUMN_COINS + place] = coins

    def _read_stacks(self) -> None:
        at, v = self._at, self._v
        v[cells.UNSEEN_RACES] = _members(at["unseen_race"])
        v[cells.UNSEEN_POWERS] = _members(at["unseen_power"])
        v[cells.DISCARDED_POWERS] = _members(at["discarded_power"])
        returned = at["returned_race"]
        v[cells.RETURNED_COUNT] = int(returned.max())
        for race in np.flatnonzero(returned).tolist():
            v[cells.RETURNED + int(returned[race]) - 1] = race
        for race, tokens in enumerate(at["tray"].tolist()):
            v[cells.TRAY + race] = tokens

    def _read_seat(self, place: int) -> None:
        at, v, seat = self._at, self._v, self._seat(place)
        known = at["coins_known"][place]
        v[cells.COINS + seat] = int(at["coins"][place]) if known else HIDDEN
        ally = _only(at["peace_with"][place])
        v[cells.PEACE + seat] = s.NOBODY if ally == s.NOBODY else self._seat(ally)
        for name, cell in _OF_SEATS:
            v[cell + seat] = int(at[name][place])
        for name, cell, kind in _OF_PEOPLES:
            v[cell + s.KINDS * seat + kind] = int(at[name][place])
        for name, cell, kind in _TILES:
            v[cell + s.KINDS * seat + kind] = _only(at[name][place])
        if "declined_power" in at:
            kept = _only(at["declined_power"][place])
            v[cells.POWER + s.KINDS * seat + s.DECLINED] = kept
            v[cells.STOCK + seat] = int(at["stock"][place])
        if "marker" in at:
            self._read_markers(place)
        for name, cell in (("attacked", cells.ATTACKED), ("swapped", cells.CONVERTED)):
            if at[name][place]:
                v[cell] |= 1 << seat

    def _read_markers(self, place: int) -> None:
        """Read what only tiles of packs bring: markers, charges, dice owed, the catapult."""
        at, v, seat = self._at, self._v, self._seat(place)
        v[cells.CHARGES + seat] = int(at["charges"][place])
        v[cells.LOSS_ROLLS + seat] = int(at["loss_rolls"][place])
        v[cells.CATAPULT_AT + seat] = _only(at["catapult"][place]) + 1
        for name, which in (("marker", 0), ("power_marker", 1)):
            slot = 2 * seat + which
            v[cells.MARKERS + slot] = _members(at[name][place]) << 1
            v[cells.MARKERS_LEFT + slot] = int(at[f"{name}s_left"][place])

    def _read_regions(self) -> None:
        at = self._at
        for place in range(self._seats):
            for index in np.flatnonzero(at["held_by"][place]).tolist():
                kind = s.DECLINED if at["declined"][index] else s.ACTIVE
                people = s.KINDS * self._seat(place) + (s.LASTING if at["lasting"][index] else kind)
                _hold(self._v, people, index + 1, int(at["tokens"][index]), int(at["camps"][index]))
                if at["dragon"][index]:
                    self._v[cells.DRAGON_AT + self._seat(place)] = index + 1


def _hold(v: vec[i64], people: int, region: int, tokens: int, camps: int) -> None:
    v[cells.REGIONS + people] |= 1 << region
    v[cells.ON_BOARD + people] += tokens
    v[cells.REGION_CELLS + 3 * region] = people
    v[cells.REGION_CELLS + 3 * region + 1] = tokens
    v[cells.REGION_CELLS + 3 * region + 2] = camps


def _only(flags: Bytes) -> int:
    """Return the index of the flag that is set, or NOBODY."""
    return int(flags.argmax()) if flags.any() else s.NOBODY


def _members(flags: Bytes) -> int:
    """Return the set of flags as a bit mask."""
    return sum(1 << member for member in np.flatnonzero(flags).tolist())
