"""What one seat may know: a whitelist of cells copied from the state (V4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from smallworld.core import state as s
from smallworld.core.bits import members
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.combos import combo_tokens, pick_price
from smallworld.core.markers import marker_trait
from smallworld.core.options import OPEN_COINS
from smallworld.core.pieces import COLUMN_LENGTH, MAX_RACES, MAX_SEATS
from smallworld.core.state import State
from smallworld.core.terrain import SYMBOLS, TERRAINS

HIDDEN: Final = -1
SPECTATOR: Final = -1

# First cell and how many. A new cell of the state is secret until it is added here.
_PUBLIC: Final = (
    (s.ROUND, 1),
    (s.TURN, 1),
    (s.ACTOR, 1),
    (s.PHASE, 1),
    (s.DIE_FOR, 1),
    (s.DIE_REGION, 1),
    (s.TURN_CELLS_START, s.TURN_CELLS_END - s.TURN_CELLS_START),
    (s.TRIBES, 1),
    (s.FORTRESSES, 1),
    (s.LAIRS, 1),
    (s.HOLES, 1),
    (s.HEROES, 1),
    (s.DRAGONS, 1),
    (s.UNSEEN_RACES, 1),  # which tiles are left is public, their order exists nowhere
    (s.UNSEEN_POWERS, 1),
    (s.DISCARDED_POWERS, 1),
    (s.COLUMN_SIZE, 1),
    (s.COLUMN_RACE, COLUMN_LENGTH),
    (s.COLUMN_POWER, COLUMN_LENGTH),
    (s.COLUMN_COINS, COLUMN_LENGTH),
    (s.RETURNED_COUNT, 1),
    (s.RETURNED, MAX_RACES),
    (s.TRAY, MAX_RACES),
    (s.PEACE, MAX_SEATS),
    (s.CAMPS_IN_HAND, MAX_SEATS),
    (s.CAMPS_DISPLACED, MAX_SEATS),
    (s.HEROES_IN_HAND, MAX_SEATS),
    (s.HOLES_LEFT, MAX_SEATS),
    (s.DRAGON_AT, MAX_SEATS),
    (s.STOCK, MAX_SEATS),
    (s.CHARGES, MAX_SEATS),
    (s.LOSS_ROLLS, MAX_SEATS),
    (s.CATAPULT_AT, MAX_SEATS),
    (s.MARKERS, 2 * MAX_SEATS),
    (s.MARKERS_LEFT, 2 * MAX_SEATS),
    (s.RACE, s.PEOPLES),
    (s.POWER, s.PEOPLES),
    (s.HAND, s.PEOPLES),
    (s.WAITING, s.PEOPLES),
    (s.ASIDE, s.PEOPLES),
    (s.REGIONS, s.PEOPLES),
    (s.ON_BOARD, s.PEOPLES),
)


class PeopleView(NamedTuple):
    """One race of a seat: active or in decline."""

    race: str
    power: str | None  # None in decline, unless the power still matters
    declined: bool
    hand: int  # tokens off the map, ready to use
    tokens: int  # tokens on the map
    regions: tuple[int, ...]


class SeatView(NamedTuple):
    """One seat. ``race``, ``power`` and ``hand`` are those of its active race."""

    number: int
    coins: int | None  # None if hidden
    race: str | None
    power: str | None
    hand: int
    declined: tuple[PeopleView, ...]  # its races in decline, the latest first
    regions: tuple[int, ...]  # of all its races
    camps: int  # in hand
    heroes: int  # in hand
    peace_with: int | None  # the seat that may not attack it now
    charges: int  # to throw in conquests
    markers: int  # of its race, off the map
    power_markers: int  # of its power, off the map


class RegionView(NamedTuple):
    """One region and all that stands in it."""

    number: int
    name: str
    terrain: str
    symbols: tuple[str, ...]
    neighbours: tuple[int, ...]
    owner: int | None  # a seat
    race: str | None
    power: str | None
    declined: bool  # held by a race in decline
    tokens: int
    tribe: bool
    camps: int
    fortress: bool
    lair: bool
    hole: bool
    hero: bool
    dragon: bool
    markers: tuple[str, ...]  # races and powers whose markers lie there
    catapult: bool


class ComboView(NamedTuple):
    """One combo of the column."""

    place: int  # 1 = top; the number of ``pick``
    race: str
    power: str
    price: int  # coins to put on the combos above
    coins: int  # coins that lie on it
    tokens: int  # tokens it would bring now


@mypyc_attr(native_class=False)
class SeatCoins(list[int | None]):
    """The coins of each seat; ``None`` where they are hidden."""

    def __call__(self) -> list[int | None]:
        """Return a plain list: ``view.coins()`` was a method once."""
        return list(self)


class View:
    """A game as ``seat`` may know it (or a SPECTATOR); unknown coins are HIDDEN.

    ``cells`` are the raw numbers, for bots in a hurry. All else is computed when it is asked for:
    ask once and keep the answer.
    """

    def __init__(self, seat: int, box: Box, cells: vec[i64]) -> None:
        self.seat = seat
        self.box = box
        self.cells = cells

    def snapshot(self) -> list[int]:
        """Return the visible cells as plain integers."""
        return [int(cell) for cell in self.cells]

    def as_state(self) -> State:
        """Return a state to look at; hidden coins stay HIDDEN."""
        return State(self.box, self.cells[:])

    # --- the game
    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return int(self.cells[s.ROUND])

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return int(self.box.board.rounds)

    @property
    def phase(self) -> str:
        """``start``, ``conquest``, ``redeployment``, ``after_scoring``, ``refuge`` or ``over``."""
        return s.PHASE_NAMES[int(self.cells[s.PHASE])]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.cells[s.TURN])

    @property
    def to_act(self) -> int | None:
        """The seat that must decide; ``None`` when the dealer must, or the game is over."""
        state = self.as_state()
        if state.phase == s.OVER or state.awaits_chance:
            return None
        return int(state.actor)

    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.cells[s.PHASE] == s.OVER

    @property
    def last_die(self) -> int | None:
        """The last number rolled this turn."""
        shown = int(self.cells[s.LAST_DIE])
        return None if shown == s.NOBODY else shown

    # --- the seats
    @property
    def coins(self) -> SeatCoins:
        """The coins of each seat; ``None`` where they are hidden."""
        shown = [int(self.cells[s.COINS + seat]) for seat in range(int(self.box.seats))]
        return SeatCoins([None if coins == HIDDEN else coins for coins in shown])

    @property
    def me(self) -> SeatView:
        """The seat that looks; a spectator has none."""
        if not 0 <= self.seat < int(self.box.seats):
            raise ValueError("a spectator has no seat: use view.seats")
        return self._seat(self.seat)

    @property
    def seats(self) -> list[SeatView]:
        """All seats in the order of play."""
        return [self._seat(seat) for seat in range(int(self.box.seats))]

    def _seat(self, seat: int) -> SeatView:
        v = self.cells
        active = s.KINDS * seat + s.ACTIVE
        coins = int(v[s.COINS + seat])
        peace = int(v[s.PEACE + seat])
        held: i64 = 0
        for people in range(active, active + s.KINDS):
            held |= v[s.REGIONS + people]
        kinds = (active + s.DECLINED, active + s.LASTING)
        return SeatView(
            number=seat,
            coins=None if coins == HIDDEN else coins,
            race=self._race(active),
            power=self._power(active),
            hand=int(v[s.HAND + active]),
            declined=tuple(
                [self._people(people) for people in kinds if int(v[s.RACE + people]) >= 0]
            ),
            regions=tuple(members(int(held))),
            camps=int(v[s.CAMPS_IN_HAND + seat]),
            heroes=int(v[s.HEROES_IN_HAND + seat]),
            peace_with=None if peace == s.NOBODY else peace,
            charges=int(v[s.CHARGES + seat]),
            markers=int(v[s.MARKERS_LEFT + 2 * seat]),
            power_markers=int(v[s.MARKERS_LEFT + 2 * seat + 1]),
        )

    def _people(self, people: int) -> PeopleView:
        v = self.cells
        return PeopleView(
            race=self._race(people) or "",
            power=self._power(people),
            declined=people % s.KINDS != s.ACTIVE,
            hand=int(v[s.HAND + people]),
            tokens=int(v[s.ON_BOARD + people]),
            regions=tuple(members(int(v[s.REGIONS + people]))),
        )

    def _race(self, people: int) -> str | None:
        race = int(self.cells[s.RACE + people])
        return None if race < 0 else self.box.races[race].id

    def _power(self, people: int) -> str | None:
        power = int(self.cells[s.POWER + people])
        return None if power < 0 else self.box.powers[power].id

    # --- the board and the column
    @property
    def regions(self) -> dict[int, RegionView]:
        """All regions by their numbers."""
        return {number: self.region(number) for number in range(1, int(self.box.board.size) + 1)}

    def region(self, number: int) -> RegionView:
        """Return one region and all that stands in it."""
        board = self.box.board
        if not 1 <= number <= int(board.size):
            raise ValueError(f"{board.id} has regions 1 to {board.size}, not {number}")
        v = self.cells
        first = s.REGION_CELLS + 3 * number
        people = int(v[first])
        features = int(board.features[number])
        held = people != s.NOBODY
        return RegionView(
            number=number,
            name=board.name(number),
            terrain=next(name for name, bit in TERRAINS.items() if features & bit),
            symbols=tuple([name for name, bit in SYMBOLS.items() if features & bit]),
            neighbours=tuple(members(int(board.neighbours[number]))),
            owner=people // s.KINDS if held else None,
            race=self._race(people) if held else None,
            power=self._power(people) if held else None,
            declined=held and people % s.KINDS != s.ACTIVE,
            tokens=int(v[first + 1]),
            tribe=self._has(s.TRIBES, number),
            camps=int(v[first + 2]),
            fortress=self._has(s.FORTRESSES, number),
            lair=self._has(s.LAIRS, number),
            hole=self._has(s.HOLES, number),
            hero=self._has(s.HEROES, number),
            dragon=self._has(s.DRAGONS, number),
            markers=self._markers(number),
            catapult=number in [int(v[s.CATAPULT_AT + seat]) for seat in range(MAX_SEATS)],
        )

    def _has(self, piece: int, region: int) -> bool:
        return (int(self.cells[piece]) >> region) & 1 != 0

    def _markers(self, region: int) -> tuple[str, ...]:
        state = State(self.box, self.cells)
        slots = [slot for slot in range(2 * MAX_SEATS) if self._has(s.MARKERS + slot, region)]
        return tuple([marker_trait(state, slot).id for slot in slots])

    @property
    def column(self) -> list[ComboView]:
        """The combos on offer, from top to bottom."""
        return [self._combo(place) for place in range(int(self.cells[s.COLUMN_SIZE]))]

    def _combo(self, place: int) -> ComboView:
        v = self.cells
        race = int(v[s.COLUMN_RACE + place])
        power = int(v[s.COLUMN_POWER + place])
        state = State(self.box, v)
        return ComboView(
            place=place + 1,
            race=self.box.races[race].id,
            power=self.box.powers[power].id,
            price=int(pick_price(state, place)),
            coins=int(v[s.COLUMN_COINS + place]),
            tokens=int(combo_tokens(state, place)),
        )

    # --- Python
    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.box.same_as(other.box)
            and self.snapshot() == other.snapshot()
        )

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.snapshot())))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return (
            f"<View of {who}: {self.box.board.id} round {self.round}/{self.rounds}, {self.phase}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from, (self.seat, self.box, self.snapshot()))


def view_from(seat: int, box: Box, snapshot: list[int]) -> View:
    """Rebuild a view from its ``snapshot``."""
    return View(seat, box, vec[i64](snapshot))


def view_of(state: State, seat: int) -> View:
    """Return what ``seat`` may know of ``state``; raise ``ValueError`` if it has no such seat."""
    if not SPECTATOR <= seat < int(state.box.seats):
        raise ValueError(
            f"{state.box.board.id} has seats 0 to {state.box.seats - 1}, not {seat};"
            f" {SPECTATOR} is a spectator"
        )
    source = state.cells
    cells = vec[i64]([0] * len(source))
    for first, count in _PUBLIC:
        for cell in range(first, first + count):
            cells[cell] = source[cell]
    for cell in range(s.REGION_CELLS, len(source)):
        cells[cell] = source[cell]
    open_coins = state.box.options & OPEN_COINS != 0 or state.phase == s.OVER
    for other in range(int(state.box.seats)):
        known = open_coins or other == seat
        cells[s.COINS + other] = source[s.COINS + other] if known else HIDDEN
    return View(seat, state.box, cells)
