"""Traits: races and powers as numbers and flags, with hook methods for special rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from smallworld.core.bits import lowest
from smallworld.core.pieces import HIGHEST_BADGE

if TYPE_CHECKING:
    from smallworld.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """The rules of one race or power; stateless, shared by all games.

    Region kinds (``saves_on``, ``pays_on`` …) are bits of ``core.terrain``.
    """

    def __init__(
        self,
        id: str,
        *,
        tokens: int,
        supply: int = 0,
        saves_on: int = 0,  # conquests in such regions cost one token less
        saves_beside: int = 0,  # … in regions next to a held one of this kind
        saves_tokens: int = 1,  # … or so many less
        defends_on: int = 0,  # its regions of this kind cost others one token more
        pays_on: int = 0,  # one coin for each held region of this kind
        pays_beside: int = 0,  # … for each held region next to one of this kind
        pays_coins: int = 1,  # … or so many
        pays_in_decline: bool = False,  # … also after decline
        pays_each_turn: int = 0,  # coins every turn while active
        pays_first_turn: int = 0,  # coins at the end of the turn of the pick
        pays_per_conquest: int = 0,  # coins for each non-empty region taken this turn
        pays_per_empty_conquest: int = 0,  # coins for each empty one
        pays_per_fortress: int = 0,
        enters_anywhere: bool = False,  # first conquest in any region
        reaches_all_land: bool = False,  # adjacency is waived
        tunnels: int = 0,  # regions of this kind are next to each other
        sails: bool = False,  # may take Seas and the Lake
        loses_none: bool = False,  # no token lost when a region falls
        visitors: int = 0,  # tokens that only help to conquer and leave before scoring
        grows_every: int = 0,  # one new token for so many non-empty regions taken this turn
        grows_each_turn: int = 0,  # new tokens every turn
        grows_on: int = 0,  # one new token every turn for each held region of this kind
        converts: bool = False,  # swaps a lone active token, once per opponent and turn
        rolls_first: bool = False,  # the die before each conquest
        camps: int = 0,
        fortresses: int = 0,  # how many may stand on the map
        heroes: int = 0,
        holes: int = 0,
        lairs: bool = False,
        dragon: bool = False,
        makes_peace: bool = False,
        declines_late: bool = False,  # may decline after scoring
        lasts: bool = False,  # stays on the map beside another race in decline
        acts_in_decline: bool = False,  # keeps all tokens and goes on conquering
    ) -> None:
        self.id = id
        self.tokens: i64 = tokens
        self.supply: i64 = supply or tokens + visitors + HIGHEST_BADGE
        self.saves_on: i64 = saves_on
        self.saves_beside: i64 = saves_beside
        self.saves_tokens: i64 = saves_tokens
        self.defends_on: i64 = defends_on
        self.pays_on: i64 = pays_on
        self.pays_beside: i64 = pays_beside
        self.pays_coins: i64 = pays_coins
        self.pays_in_decline = pays_in_decline
        self.pays_each_turn: i64 = pays_each_turn
        self.pays_first_turn: i64 = pays_first_turn
        self.pays_per_conquest: i64 = pays_per_conquest
        self.pays_per_empty_conquest: i64 = pays_per_empty_conquest
        self.pays_per_fortress: i64 = pays_per_fortress
        self.enters_anywhere = enters_anywhere
        self.reaches_all_land = reaches_all_land
        self.tunnels: i64 = tunnels
        self.sails = sails
        self.loses_none = loses_none
        self.visitors: i64 = visitors
        self.grows_every: i64 = grows_every
        self.grows_each_turn: i64 = grows_each_turn
        self.grows_on: i64 = grows_on
        self.converts = converts
        self.rolls_first = rolls_first
        self.camps: i64 = camps
        self.fortresses: i64 = fortresses
        self.heroes: i64 = heroes
        self.holes: i64 = holes
        self.lairs = lairs
        self.dragon = dragon
        self.makes_peace = makes_peace
        self.declines_late = declines_late
        self.lasts = lasts
        self.acts_in_decline = acts_in_decline

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __getstate__(self) -> dict[str, object]:
        own: dict[str, object] = dict(getattr(self, "__dict__", {}))
        for name in _numbers_of_traits():
            own[name] = getattr(self, name)
        return own

    def __setstate__(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def saves(self, state: State, people: i64, region: i64) -> i64:
        """Return how many tokens fewer ``people`` needs for ``region`` (C1).

        A region counts as "beside" only while it is held (H1); tunnels make regions
        neighbours for a people that has them (H3).
        """
        saved: i64 = 0
        if self.saves_on & state.box.board.features[region]:
            saved = self.saves_tokens
        if self.saves_beside and (
            state.beside(people, region)
            & state.regions(people)
            & state.box.board.having(self.saves_beside)
        ):
            saved += self.saves_tokens
        return saved

    def pays(self, state: State, people: i64) -> i64:
        """Return the bonus coins of an active people at the end of its turn (V2)."""
        coins = self.pays_each_turn + self.pays_for_regions(state, people)
        if self.pays_first_turn and state.picked:
            coins += self.pays_first_turn
        if self.pays_per_conquest:
            coins += self.pays_per_conquest * state.non_empty_conquests
        if self.pays_per_empty_conquest:
            coins += self.pays_per_empty_conquest * state.empty_conquests
        if self.pays_per_fortress:
            coins += self.pays_per_fortress * state.fortresses_of(people)
        return coins

    def pays_for_regions(self, state: State, people: i64) -> i64:
        """Return the coins for held regions of the paying kind and next to it."""
        paying: i64 = 0
        if self.pays_on:
            paying = state.count_of_kind(people, self.pays_on)
        if self.pays_beside:
            paying += _count_beside(state, people, self.pays_beside)
        return paying * self.pays_coins

    def grows(self, state: State, people: i64) -> i64:
        """Return how many tokens from the tray join the redeployment (H13)."""
        new = self.grows_each_turn
        if self.grows_every:
            new += state.non_empty_conquests // self.grows_every
        if self.grows_on:
            new += state.count_of_kind(people, self.grows_on)
        return new


def _count_beside(state: State, people: i64, kind: i64) -> i64:
    """Return how many held regions are next to any region of this kind."""
    wanted = state.box.board.having(kind)
    rest = state.regions(people)
    count: i64 = 0
    while rest:
        if state.beside(people, lowest(rest)) & wanted:
            count += 1
        rest &= rest - 1
    return count


# Most traits neither save nor pay nor grow: their hooks are not called. Those of a subclass are.


def _may_save(trait: Trait) -> bool:
    return trait.saves_on != 0 or trait.saves_beside != 0 or type(trait) is not Trait


def _may_pay(trait: Trait) -> bool:
    for_regions = trait.pays_on | trait.pays_beside
    for_conquests = trait.pays_per_conquest | trait.pays_per_empty_conquest
    for_time = trait.pays_each_turn | trait.pays_first_turn
    paid = for_regions | for_conquests | for_time | trait.pays_per_fortress
    return paid != 0 or type(trait) is not Trait


def _may_grow(trait: Trait) -> bool:
    grown = trait.grows_every | trait.grows_each_turn | trait.grows_on
    return grown != 0 or type(trait) is not Trait


class Abilities:
    """The flags and numbers of a people's race and power, combined once for each pair.

    A flag is set if either trait has it; counts add up; region kinds are united.
    """

    def __init__(self, race: Trait, power: Trait) -> None:
        self.race = race
        self.power = power
        self.tokens: i64 = race.tokens + power.tokens
        self.visitors: i64 = race.visitors + power.visitors
        self.pays_on: i64 = race.pays_on | power.pays_on
        self.pays_beside: i64 = race.pays_beside | power.pays_beside
        self.pays_each_turn: i64 = race.pays_each_turn + power.pays_each_turn
        self.pays_first_turn: i64 = race.pays_first_turn + power.pays_first_turn
        self.pays_per_conquest: i64 = race.pays_per_conquest + power.pays_per_conquest
        self.pays_per_fortress: i64 = race.pays_per_fortress + power.pays_per_fortress
        self.enters_anywhere = race.enters_anywhere or power.enters_anywhere
        self.reaches_all_land = race.reaches_all_land or power.reaches_all_land
        self.tunnels: i64 = race.tunnels | power.tunnels
        self.sails = race.sails or power.sails
        self.loses_none = race.loses_none or power.loses_none
        self.converts = race.converts or power.converts
        self.rolls_first = race.rolls_first or power.rolls_first
        self.camps: i64 = race.camps + power.camps
        self.fortresses: i64 = race.fortresses + power.fortresses
        self.heroes: i64 = race.heroes + power.heroes
        self.holes: i64 = race.holes + power.holes
        self.lairs = race.lairs or power.lairs
        self.dragon = race.dragon or power.dragon
        self.makes_peace = race.makes_peace or power.makes_peace
        self.declines_late = race.declines_late or power.declines_late
        self.lasts = race.lasts or power.lasts
        self.race_saves = _may_save(race)
        self.power_saves = _may_save(power)
        self.race_pays = _may_pay(race)
        self.power_pays = _may_pay(power)
        self.race_grows = _may_grow(race)
        self.power_grows = _may_grow(power)
        self.grows_by_conquest = race.grows_every > 0 or power.grows_every > 0


def _numbers_of_traits() -> list[str]:
    """Return the names of all numbers and flags of a trait."""
    return [
        name
        for name in dir(NOTHING)
        if not name.startswith("_") and not callable(getattr(NOTHING, name))
    ]


NOTHING: Final = Trait("nothing", tokens=0)  # stands for a missing race or power
