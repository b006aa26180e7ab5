"""The box: board, races, powers and options of one game."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from smallworld.core.bits import only
from smallworld.core.board import Board
from smallworld.core.cells import vec
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.core.pieces import (
    BADGE_IN_SUPPLY,
    MAX_POWERS,
    MAX_RACES,
    MAX_SEATS,
    MAX_TOKENS,
)
from smallworld.core.traits import NOTHING, Abilities, Trait


class Box:
    """Everything that stays the same during a game; shared by all its states."""

    def __init__(
        self,
        board: Board,
        races: list[Trait],
        powers: list[Trait],
        *,
        options: int = DEFAULT_OPTIONS,
        packs: tuple[str, ...] = (),  # labels of the packs, as game files name them
        banners: str = "",  # how their tiles are mixed, as game files name it
    ) -> None:
        if not 2 <= board.seats <= MAX_SEATS:
            raise ValueError(f"a game has 2 to {MAX_SEATS} seats, not {board.seats}")
        if not 1 <= len(races) <= MAX_RACES or not 1 <= len(powers) <= MAX_POWERS:
            raise ValueError(f"at most {MAX_RACES} races and {MAX_POWERS} powers fit in a box")
        for race in races:
            if race.supply > MAX_TOKENS:
                raise ValueError(f"{race.id}: a race has at most {MAX_TOKENS} tokens")
        self.board = board
        self.races = races
        self.powers = powers
        self.options: i64 = options
        self.seats: i64 = board.seats
        self.packs = packs
        self.banners = banners
        # A function and its arguments that build the same box again, for pickles.
        self.origin: tuple[Callable[..., Box], tuple[object, ...]] | None = None
        self._row: i64 = len(powers) + 1
        pairs = (len(races) + 1) * (len(powers) + 1)
        self._abilities: vec[Abilities | None] = vec[Abilities | None]([None] * pairs)
        self.races_acting_in_decline: i64 = 0  # as bits
        for index, race in enumerate(races):
            if race.acts_in_decline:
                self.races_acting_in_decline |= only(index)
        self.has_defenders = False  # any trait that raises the price of its regions
        self.has_unofficial_numbers = False  # any trait with keys that no official one uses
        self.has_events = False  # coins or tokens change hands at conquests, picks, declines
        self.closes_regions = False  # any trait or marker that makes regions immune
        self.keeps_powers = False  # any power that stays with its race in decline
        self.has_skip_coins = False
        self.has_least_tokens = False
        self.collects_losses = False  # any trait that exchanges lost tokens for new ones
        self.keeps_hands = False  # any trait whose tokens wait off the map
        self.has_markers = False  # any trait with markers or a catapult
        self.has_towers = False
        self.rolls_for_losses = False
        self.has_later_actions = False  # any trait with actions that no official one brings
        for trait in races + powers:
            if trait.defends_on:
                self.has_defenders = True
            if trait.pays_beside or trait.grows_on or trait.pays_per_empty_conquest:
                self.has_unofficial_numbers = True
            if trait.pays_by_region or trait.pays_by_condition:
                self.has_unofficial_numbers = True
            if trait.hurls_on or trait.markers_on:
                self.has_unofficial_numbers = True
            self._note_keys_of_packs(trait)
        self._more_supply: i64 = 0  # tokens that each race has for badges above the usual
        for power in powers:
            more = power.tokens + power.visitors - BADGE_IN_SUPPLY
            if more > self._more_supply:
                self._more_supply = more
            if power.works_in_decline:
                self.keeps_powers = True

    def _note_keys_of_packs(self, trait: Trait) -> None:
        """Set the flags for keys that no official trait has."""
        if trait.has_events:
            self.has_events = True
        if trait.closes_regions:
            self.closes_regions = True
        if trait.skip_coins > 1:
            self.has_skip_coins = True
        if trait.least_tokens > 1:
            self.has_least_tokens = True
        if trait.collects_losses:
            self.collects_losses = True
        if trait.scatters or trait.stays_put:
            self.keeps_hands = True
        if trait.markers or trait.catapult:
            self.has_markers = True
            self.closes_regions = True
        if trait.builds_tower:
            self.has_towers = True
        if trait.rolls_for_losses:
            self.rolls_for_losses = True
        if trait.has_later_actions:
            self.has_later_actions = True

    def same_as(self, other: Box) -> bool:
        """Return whether games with these boxes follow the same rules on the same board."""
        return self is other or (
            self.options == other.options
            and self.packs == other.packs
            and self.banners == other.banners
            and self.board.same_as(other.board)
            and [trait.id for trait in self.races] == [trait.id for trait in other.races]
            and [trait.id for trait in self.powers] == [trait.id for trait in other.powers]
        )

    def __repr__(self) -> str:
        packs = "".join(f" with {label}" for label in self.packs)
        return f"<Box {self.board.id}{packs}: {len(self.races)} races, {len(self.powers)} powers>"

    def __copy__(self) -> Box:
        return self

    def __deepcopy__(self, memo: object) -> Box:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        if self.origin is not None:
            return self.origin
        parts = (self.board, self.races, self.powers)
        return (box_from, (*parts, int(self.options), self.packs, self.banners))

    def race(self, index: i64) -> Trait:
        """Return the race with this number; ``NOTHING`` for -1."""
        return self.races[index] if index >= 0 else NOTHING

    def power(self, index: i64) -> Trait:
        """Return the power with this number; ``NOTHING`` for -1."""
        return self.powers[index] if index >= 0 else NOTHING

    def supply(self, race: Trait) -> i64:
        """Return how many tokens a race has in this box: enough for its largest badge."""
        tokens = race.supply + self._more_supply
        return tokens if tokens < MAX_TOKENS else MAX_TOKENS

    def abilities(self, race: i64, power: i64) -> Abilities:
        """Return the combined abilities of a race and a power; -1 stands for none."""
        place = (race + 1) * self._row + power + 1
        found = self._abilities[place]
        if found is None:
            return self._combine(race, power, place)
        return found

    def _combine(self, race: i64, power: i64, place: i64) -> Abilities:
        """Combine a race and a power, and keep the result at ``place``."""
        combined = Abilities(self.race(race), self.power(power))
        if self.has_markers:
            combined.changes_prices = True  # markers may lie anywhere
            combined.prices_by_packs = True
        self._abilities[place] = combined
        return combined

    def race_index(self, id: str) -> int:
        """Return the number of the race with this id, or -1."""
        for index, trait in enumerate(self.races):
            if trait.id == id:
                return index
        return -1

    def power_index(self, id: str) -> int:
        """Return the number of the power with this id, or -1."""
        for index, trait in enumerate(self.powers):
            if trait.id == id:
                return index
        return -1


def box_from(
    board: Board,
    races: list[Trait],
    powers: list[Trait],
    options: int,
    packs: tuple[str, ...],
    banners: str,
) -> Box:
    """Rebuild a box from its parts."""
    return Box(board, races, powers, options=options, packs=packs, banners=banners)
