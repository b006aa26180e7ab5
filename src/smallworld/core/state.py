"""The state of a game: one flat vector behind named accessors.

A *people* is one race of one seat: active, in decline, or in decline and lasting (it stays
when another race declines). Its number is ``3 * seat + kind``. Everything that may change
during a game is a cell, so a clone is one copy and two states are equal when their cells are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core.bits import lowest, only, size
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.events import Event
from smallworld.core.pieces import STARTING_COINS
from smallworld.core.terrain import SEA
from smallworld.core.traits import NOTHING, Abilities, Trait

# Written out as in ``pieces``: mypyc folds sums only of constants of the module itself.
COLUMN_LENGTH: Final = 6
MAX_RACES: Final = 32
MAX_SEATS: Final = 5

NOBODY: Final = -1

# Kinds of people a seat can have.
ACTIVE: Final = 0
DECLINED: Final = 1
LASTING: Final = 2
KINDS: Final = 3
PEOPLES: Final = MAX_SEATS * KINDS

# Phases.
START: Final = 0
CONQUEST: Final = 1
REDEPLOYMENT: Final = 2
AFTER_SCORING: Final = 3
REFUGE: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("start", "conquest", "redeployment", "after_scoring", "refuge", "over")

# What a die is awaited for.
NO_DIE: Final = 0
FINAL_ATTEMPT: Final = 1
DECLINED_ATTEMPT: Final = 2
ROLL_BEFORE: Final = 3
LOSS_ROLL: Final = 4  # new tokens for a token lost

# Stages of the catapult in a turn.
NOT_PLACED: Final = 0
LOADED: Final = 1
SHOT: Final = 2

# --- The cells. Scalars of the game …
ROUND: Final = 0
TURN: Final = 1  # the seat whose turn it is
ACTOR: Final = 2  # the seat that decides: TURN, or a displaced defender
PHASE: Final = 3
DIE_FOR: Final = 4
DIE_REGION: Final = 5
# … of the current turn …
PICKED: Final = 6  # the combo was picked this turn
ACTED: Final = 7  # the active race is readied
DECLINED_ACTED: Final = 8  # the race in decline is readied
DECLINED_DONE: Final = 9  # its conquests have ended
CONQUESTS_OVER: Final = 10  # all conquests have ended (option F10)
CONQUERED: Final = 11  # regions the active race took this turn
NON_EMPTY: Final = 12  # … that were not empty
DECLINED_CONQUERED: Final = 13
ATTACKED: Final = 14  # seats whose active race was attacked
CONVERTED: Final = 15  # seats that lost a token to a swap
DRAGON_USED: Final = 16
FORTRESS_BUILT: Final = 17
PENDING_ROLL: Final = 18  # the die rolled before a conquest, or NOBODY
LAST_DIE: Final = 19  # the last number rolled this turn, or NOBODY
ABANDONED: Final = 20  # regions the active race abandoned, if a trait asks for them
FROM_ACTIVE: Final = 21  # regions it took from active races, if a trait asks for them
REGROUPED: Final = 22  # the second round of conquests has begun
CATAPULT: Final = 23  # NOT_PLACED, LOADED or SHOT
PLACED: Final = 24  # regions that got a marker of the race …
PLACED_BY_POWER: Final = 25  # … or of the power
TURN_CELLS_START: Final = PICKED
LATER_TURN_CELLS: Final = REGROUPED  # from here on, cells that only tiles of packs use
TURN_CELLS_END: Final = PLACED_BY_POWER + 1
# … sets of regions …
TRIBES: Final = 26
FORTRESSES: Final = 27
LAIRS: Final = 28
HOLES: Final = 29
HEROES: Final = 30
DRAGONS: Final = 31
# … the banners and badges …
UNSEEN_RACES: Final = 32  # banners still face down, as bits
UNSEEN_POWERS: Final = 33
DISCARDED_POWERS: Final = 34
COLUMN_SIZE: Final = 35
COLUMN_RACE: Final = 36  # + place
COLUMN_POWER: Final = COLUMN_RACE + COLUMN_LENGTH
COLUMN_COINS: Final = COLUMN_POWER + COLUMN_LENGTH
RETURNED_COUNT: Final = COLUMN_COINS + COLUMN_LENGTH
RETURNED: Final = RETURNED_COUNT + 1  # + place in the queue: banners under the stack
TRAY: Final = RETURNED + MAX_RACES  # + race: tokens of no player
# … of the seats …
COINS: Final = TRAY + MAX_RACES  # + seat
PEACE: Final = COINS + MAX_SEATS  # + seat: the seat that may not attack it, or NOBODY
CAMPS_IN_HAND: Final = PEACE + MAX_SEATS
CAMPS_DISPLACED: Final = CAMPS_IN_HAND + MAX_SEATS  # of those, driven out this turn
HEROES_IN_HAND: Final = CAMPS_DISPLACED + MAX_SEATS
HOLES_LEFT: Final = HEROES_IN_HAND + MAX_SEATS
DRAGON_AT: Final = HOLES_LEFT + MAX_SEATS  # a region, or 0
STOCK: Final = DRAGON_AT + MAX_SEATS  # tokens collected by a race that exchanges them
CHARGES: Final = STOCK + MAX_SEATS  # to throw in conquests
LOSS_ROLLS: Final = CHARGES + MAX_SEATS  # dice owed for lost tokens
CATAPULT_AT: Final = LOSS_ROLLS + MAX_SEATS  # a region, or 0
MARKERS: Final = CATAPULT_AT + MAX_SEATS  # + 2 * seat (+ 1: of the power): regions with one
MARKERS_LEFT: Final = MARKERS + 2 * MAX_SEATS  # likewise: markers off the map
# … of the peoples …
RACE: Final = MARKERS_LEFT + 2 * MAX_SEATS  # + people
POWER: Final = RACE + PEOPLES
HAND: Final = POWER + PEOPLES
WAITING: Final = HAND + PEOPLES  # hit by the seat's race in decline, back at redeployment (G7)
ASIDE: Final = WAITING + PEOPLES  # visitors off the map
REGIONS: Final = ASIDE + PEOPLES
ON_BOARD: Final = REGIONS + PEOPLES
# … and of the regions, three cells each: people, tokens, camps.
REGION_CELLS: Final = ON_BOARD + PEOPLES


class State:
    """The state of a game. Copy it with ``clone``; change it only through the engine."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        self.box = box
        self.cells = cells
        self.events: list[Event] | None = None  # set while a caller of ``apply`` collects events

    def clone(self) -> State:
        """Return an independent copy."""
        return State(self.box, self.cells[:])

    def copy_from(self, other: State) -> None:
        """Become equal to ``other`` without a new object."""
        self.cells = other.cells[:]

    def same_as(self, other: State) -> bool:
        """Return whether all cells are equal."""
        return self.snapshot() == other.snapshot()

    def snapshot(self) -> list[int]:
        """Return the cells as plain integers, to compare and store."""
        return [int(cell) for cell in self.cells]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.box.same_as(other.box) and self.same_as(other)

    def __hash__(self) -> int:
        raise TypeError("a State changes: use tuple(state.snapshot()) as a key")

    def __repr__(self) -> str:
        box = self.box
        coins = [int(self.coins(seat)) for seat in range(int(box.seats))]
        waits = "the dealer" if self.awaits_chance else f"seat {self.actor}"
        return (
            f"<State {box.board.id} round {self.round}/{box.board.rounds},"
            f" {PHASE_NAMES[int(self.phase)]} of seat {self.turn}, waits for {waits},"
            f" coins {coins}>"
        )

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (state_from, (self.box, self.snapshot()))

    # --- the game
    @property
    def round(self) -> i64:
        """The round being played, from 1."""
        return self.cells[ROUND]

    @property
    def turn(self) -> i64:
        """The seat whose turn it is."""
        return self.cells[TURN]

    @property
    def actor(self) -> i64:
        """The seat that decides next, once the dealer has nothing to do."""
        return self.cells[ACTOR]

    @property
    def phase(self) -> i64:
        """One of START … OVER."""
        return self.cells[PHASE]

    @property
    def awaits_die(self) -> bool:
        """Whether the dealer must roll."""
        return self.cells[DIE_FOR] != NO_DIE

    @property
    def awaits_reveal(self) -> bool:
        """Whether the dealer must reveal a combo (P6, P9)."""
        v = self.cells
        return (
            v[COLUMN_SIZE] < COLUMN_LENGTH
            and (v[UNSEEN_RACES] != 0 or v[RETURNED_COUNT] > 0)
            and v[PHASE] != OVER
        )

    @property
    def awaits_chance(self) -> bool:
        """Whether the dealer must act before any seat."""
        return self.awaits_die or self.awaits_reveal

    @property
    def picked(self) -> bool:
        """Whether the combo was picked this turn."""
        return self.cells[PICKED] != 0

    @property
    def non_empty_conquests(self) -> i64:
        """How many non-empty regions the active race took this turn."""
        return size(self.cells[NON_EMPTY])

    @property
    def empty_conquests(self) -> i64:
        """How many empty regions the active race took this turn."""
        return size(self.cells[CONQUERED] & ~self.cells[NON_EMPTY])

    @property
    def abandoned_regions(self) -> i64:
        """How many regions the active race abandoned this turn, if it is paid for them."""
        return size(self.cells[ABANDONED])

    @property
    def conquests_from_active(self) -> i64:
        """How many regions of active races it took this turn, if it grows by them."""
        return size(self.cells[FROM_ACTIVE])

    @property
    def attacked_nobody(self) -> bool:
        """Whether the active race attacked no active race this turn."""
        return self.cells[ATTACKED] == 0

    # --- seats
    def coins(self, seat: i64) -> i64:
        """Return the coins of a seat."""
        return self.cells[COINS + seat]

    def has_active_race(self, seat: i64) -> bool:
        """Return whether the seat has an active race."""
        return self.cells[RACE + KINDS * seat] >= 0

    def declined_actor(self, seat: i64) -> i64:
        """Return the seat's race in decline that goes on acting (G2), or NOBODY."""
        v = self.cells
        acting = self.box.races_acting_in_decline
        people = KINDS * seat + DECLINED
        while people < KINDS * seat + KINDS:
            race = v[RACE + people]
            if race >= 0 and (acting >> race) & 1:
                return people
            people += 1
        return NOBODY

    # --- peoples
    def race(self, people: i64) -> Trait:
        """Return the race of a people; ``NOTHING`` if there is none."""
        return self.box.race(self.cells[RACE + people])

    def power(self, people: i64) -> Trait:
        """Return the power of a people; ``NOTHING`` in decline (D12)."""
        if people % KINDS != ACTIVE:
            return NOTHING
        return self.box.power(self.cells[POWER + people])

    def kept_power(self, people: i64) -> Trait:
        """Return the power that a people in decline has kept; ``NOTHING`` if there is none."""
        return self.box.power(self.cells[POWER + people])

    def abilities(self, people: i64) -> Abilities:
        """Return what a people can do by its race and, while active, its power (D12)."""
        v = self.cells
        power: i64 = NOBODY
        if people % KINDS == ACTIVE:
            power = v[POWER + people]
        return self.box.abilities(v[RACE + people], power)

    def hand(self, people: i64) -> i64:
        """Return the tokens of a people off the map, ready to use."""
        return self.cells[HAND + people]

    def regions(self, people: i64) -> i64:
        """Return the set of regions a people holds."""
        return self.cells[REGIONS + people]

    def on_board(self, people: i64) -> i64:
        """Return the tokens of a people on the map."""
        return self.cells[ON_BOARD + people]

    def beside(self, people: i64, region: i64) -> i64:
        """Return the regions next to ``region`` for a people, tunnels included (Y41)."""
        near = self.box.board.neighbours[region]
        tunnels = self.abilities(people).tunnels
        if tunnels & self.box.board.features[region]:
            near |= self.box.board.having(tunnels)
        return near

    def catapult_range(self, people: i64) -> i64:
        """Return the regions that a loaded catapult reaches: two steps away, not over a Sea."""
        v = self.cells
        if people % KINDS != ACTIVE or v[CATAPULT] != LOADED or people // KINDS != v[TURN]:
            return 0
        at = v[CATAPULT_AT + people // KINDS]
        if at == 0:
            return 0
        board = self.box.board
        near = board.neighbours[at]
        far = board.union_of_neighbours(near & ~board.having(SEA))
        return far & ~near & ~only(at)

    def count_of_kind(self, people: i64, kind: i64) -> i64:
        """Return how many held regions have any of these features."""
        return size(self.cells[REGIONS + people] & self.box.board.having(kind))

    def fortresses_of(self, people: i64) -> i64:
        """Return the number of fortresses in the regions of a people."""
        return size(self.cells[FORTRESSES] & self.cells[REGIONS + people])

    def is_in_decline(self, people: i64) -> bool:
        """Return whether a people is in decline."""
        return people % KINDS != ACTIVE

    def groups_of(self, people: i64) -> i64:
        """Return into how many separate groups the regions of a people fall; tunnels join."""
        board = self.box.board
        ends = board.having(self.abilities(people).tunnels)
        rest = self.cells[REGIONS + people]
        groups: i64 = 0
        while rest:
            near = rest & -rest
            while near:
                rest &= ~near
                tunnelled = ends if ends & near else 0
                near = (board.union_of_neighbours(near) | tunnelled) & rest
            groups += 1
        return groups

    def lonely_regions_of(self, people: i64) -> i64:
        """Return how many regions have no other people and no Lost Tribe beside them."""
        v = self.cells
        others = v[TRIBES]
        other: i64 = 0
        while other < KINDS * self.box.seats:
            if other != people:
                others |= v[REGIONS + other]
            other += 1
        rest = v[REGIONS + people]
        lonely: i64 = 0
        while rest:
            if not self.beside(people, lowest(rest)) & others:
                lonely += 1
            rest &= rest - 1
        return lonely

    def stacks_of(self, people: i64, tokens: i64) -> i64:
        """Return in how many regions a people has ``tokens`` or more."""
        rest = self.cells[REGIONS + people]
        stacks: i64 = 0
        while rest:
            if self.cells[REGION_CELLS + 3 * lowest(rest) + 1] >= tokens:
                stacks += 1
            rest &= rest - 1
        return stacks

    # --- regions
    def people_in(self, region: i64) -> i64:
        """Return the people that holds a region, or NOBODY."""
        return self.cells[REGION_CELLS + 3 * region]

    def tokens_in(self, region: i64) -> i64:
        """Return the race tokens in a region."""
        return self.cells[REGION_CELLS + 3 * region + 1]

    def camps_in(self, region: i64) -> i64:
        """Return the camps in a region."""
        return self.cells[REGION_CELLS + 3 * region + 2]

    def has_tribe(self, region: i64) -> bool:
        """Return whether a Lost Tribe is in ``region``."""
        return (self.cells[TRIBES] >> region) & 1 != 0

    def has(self, piece: i64, region: i64) -> bool:
        """Return whether one of the pieces (``TRIBES`` … ``DRAGONS``) is in ``region``."""
        return (self.cells[piece] >> region) & 1 != 0


def new_state(box: Box) -> State:
    """Build the state before the first six combos are revealed (N3, N8)."""
    cells = vec[i64]([0] * (REGION_CELLS + 3 * (int(box.board.size) + 1)))
    cells[ROUND] = 1
    cells[TRIBES] = box.board.tribes
    cells[UNSEEN_RACES] = only(len(box.races)) - 1
    cells[UNSEEN_POWERS] = only(len(box.powers)) - 1
    cells[PENDING_ROLL] = NOBODY
    cells[LAST_DIE] = NOBODY
    for seat in range(MAX_SEATS):
        cells[PEACE + seat] = NOBODY
        if seat < box.seats:
            cells[COINS + seat] = STARTING_COINS
    for people in range(PEOPLES):
        cells[RACE + people] = NOBODY
        cells[POWER + people] = NOBODY
    for race, trait in enumerate(box.races):
        cells[TRAY + race] = box.supply(trait)
    for region in range(int(box.board.size) + 1):
        cells[REGION_CELLS + 3 * region] = NOBODY
    return State(box, cells)


def state_from(box: Box, snapshot: list[int]) -> State:
    """Rebuild a state from its ``snapshot``."""
    return State(box, vec[i64](snapshot))
