"""Traits: races and powers as numbers and flags, with hook methods for special rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from smallworld.core.bits import lowest, size
from smallworld.core.pieces import BADGE_IN_SUPPLY, MAX_TOKENS

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
        saves_from_declined: int = 0,  # so many less in regions of a race in decline
        saves_from_tribes: int = 0,  # … in regions with a Lost Tribe
        saves_even_rounds: int = 0,  # … everywhere in every second round
        saves_first_turn: int = 0,  # … everywhere in the turn of the pick
        costs_more_on: int = 0,  # conquests in such regions cost one token more
        defends_on: int = 0,  # its regions of this kind cost others one token more
        pays_on: int = 0,  # one coin for each held region of this kind
        pays_beside: int = 0,  # … for each held region next to one of this kind
        pays_coins: int = 1,  # … or so many
        pays_less_on: int = 0,  # one coin less for each held region of this kind
        pays_less_elsewhere: bool = False,  # … for each that is of none of the paying kinds
        pays_per_pair: int = 0,  # one coin for every two held regions of this kind
        pays_in_decline: bool = False,  # … also after decline
        pays_each_turn: int = 0,  # coins every turn while active
        pays_first_turn: int = 0,  # coins at the end of the turn of the pick
        pays_per_conquest: int = 0,  # coins for each non-empty region taken this turn
        pays_per_empty_conquest: int = 0,  # coins for each empty one
        pays_per_fortress: int = 0,
        pays_in_peace: int = 0,  # coins for a turn without attacking an active race
        pays_up_to: int = 0,  # coins for a turn that ends with so many regions or fewer
        pays_up_to_coins: int = 1,  # … so many
        pays_up_to_held: bool = False,  # … but not without any region
        pays_beyond: int = 0,  # one coin for each region beyond so many
        pays_per_group: int = 0,  # coins for each separate group of regions
        pays_if_joined: int = 0,  # coins if all regions are one group
        pays_per_lonely: int = 0,  # coins for each region with no other race and no tribe beside it
        pays_per_stack: int = 0,  # one coin for each region with so many tokens or more
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
        takes_per_conquest: int = 0,  # coins from the owner of each active region it takes
        charges_attackers: int = 0,  # coins that the conqueror of an active region pays
        charges_in_decline: int = 0,  # … a region of it in decline
        rewards_attackers: int = 0,  # coins from the bank for that conqueror
        pays_per_loss: int = 0,  # coins from the bank for each active region it loses
        pays_per_abandoned: int = 0,  # coins for each region abandoned this turn
        pays_per_decline: int = 0,  # coins whenever a race goes into decline, this one too
        pays_at_pick: int = 0,  # coins at the pick for each race in decline
        pays_per_far_conquest: int = 0,  # coins for each region taken next to none of its own
        takes_from_neighbours: int = 0,  # coins at scoring from each seat beside it
        grows_per_active: int = 0,  # new tokens for each region taken from an active race this turn
        victims_grow: int = 0,  # tokens that the loser of such a region gets
        pays_each_turn_in_decline: int = 0,  # coins every turn in decline, while it holds a region
        vanishes_for: int = 0,  # leaves the map in decline for so many coins a region
        immune_on: int = 0,  # its regions of this kind cannot be attacked while it is active
        immune_in_decline: int = 0,  # … while it is in decline
        skip_coins: int = 0,  # coins that the combo gets when it is skipped, if more than one
        gathers_tokens: int = 0,  # tokens that join the combo each time it is skipped
        least_tokens: int = 0,  # no region is taken or held with fewer tokens
        collects_losses: int = 0,  # new tokens for each set of tokens lost by anybody
        reaches_two_steps: bool = False,  # regions two steps away, not over a Sea, are in reach
        scatters: bool = False,  # one token stays in each region, the others wait in hand
        stays_put: bool = False,  # no redeployment: tokens stay, those in hand wait off the map
        survivors_return: bool = False,  # … but those that survive a loss are placed at once
        regroups: bool = False,  # takes up its spare tokens once more and conquers again
        hires: int = 0,  # tokens fewer for a coin, at each conquest
        hurls_on: int = 0,  # a charge at redeployment for each region of this kind held
        hurls_tokens: int = 1,  # tokens that a charge is worth when a conquest throws it
        catapult: bool = False,  # a piece that reaches two steps and closes its own region
        rolls_for_losses: bool = False,  # the die for each token lost says how many new ones come
        builds_tower: bool = False,  # in decline its tokens stand in one region and pay each
        markers: int = 0,  # markers to place at redeployment, at most one in a region
        markers_on: int = 0,  # … at most one a turn for each region of this kind held
        markers_near: bool = False,  # … also in regions next to its own
        markers_beside: bool = False,  # … each next to the region that it is for, not in its own
        markers_pay: int = 0,  # coins for each at its owner's next turn, or for a conqueror before
        markers_defend: int = 0,  # tokens more for a region with one
        markers_cost: int = 0,  # coins fewer for the region of another seat with one
        markers_bonus: int = 0,  # coins more for an own region with one
        markers_close: bool = False,  # nobody may enter its region until the owner's next turn
        markers_empty: bool = False,  # the tokens in its region go back to their owner
    ) -> None:
        self.id = id
        self.tokens: i64 = tokens
        self.supply: i64 = supply or min(tokens + visitors + BADGE_IN_SUPPLY, MAX_TOKENS)
        self.saves_on: i64 = saves_on
        self.saves_beside: i64 = saves_beside
        self.saves_tokens: i64 = saves_tokens
        self.saves_from_declined: i64 = saves_from_declined
        self.saves_from_tribes: i64 = saves_from_tribes
        self.saves_even_rounds: i64 = saves_even_rounds
        self.saves_first_turn: i64 = saves_first_turn
        self.costs_more_on: i64 = costs_more_on
        self.defends_on: i64 = defends_on
        self.pays_on: i64 = pays_on
        self.pays_beside: i64 = pays_beside
        self.pays_coins: i64 = pays_coins
        self.pays_less_on: i64 = pays_less_on
        self.pays_less_elsewhere = pays_less_elsewhere
        self.pays_per_pair: i64 = pays_per_pair
        self.pays_in_decline = pays_in_decline
        self.pays_each_turn: i64 = pays_each_turn
        self.pays_first_turn: i64 = pays_first_turn
        self.pays_per_conquest: i64 = pays_per_conquest
        self.pays_per_empty_conquest: i64 = pays_per_empty_conquest
        self.pays_per_fortress: i64 = pays_per_fortress
        self.pays_in_peace: i64 = pays_in_peace
        self.pays_up_to: i64 = pays_up_to
        self.pays_up_to_coins: i64 = pays_up_to_coins
        self.pays_up_to_held = pays_up_to_held
        self.pays_beyond: i64 = pays_beyond
        self.pays_per_group: i64 = pays_per_group
        self.pays_if_joined: i64 = pays_if_joined
        self.pays_per_lonely: i64 = pays_per_lonely
        self.pays_per_stack: i64 = pays_per_stack
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
        self.takes_per_conquest: i64 = takes_per_conquest
        self.charges_attackers: i64 = charges_attackers
        self.charges_in_decline: i64 = charges_in_decline
        self.rewards_attackers: i64 = rewards_attackers
        self.pays_per_loss: i64 = pays_per_loss
        self.pays_per_abandoned: i64 = pays_per_abandoned
        self.pays_per_decline: i64 = pays_per_decline
        self.pays_at_pick: i64 = pays_at_pick
        self.pays_per_far_conquest: i64 = pays_per_far_conquest
        self.takes_from_neighbours: i64 = takes_from_neighbours
        self.grows_per_active: i64 = grows_per_active
        self.victims_grow: i64 = victims_grow
        self.pays_each_turn_in_decline: i64 = pays_each_turn_in_decline
        self.vanishes_for: i64 = vanishes_for
        self.immune_on: i64 = immune_on
        self.immune_in_decline: i64 = immune_in_decline
        self.skip_coins: i64 = skip_coins
        self.gathers_tokens: i64 = gathers_tokens
        self.least_tokens: i64 = least_tokens
        self.collects_losses: i64 = collects_losses
        self.reaches_two_steps = reaches_two_steps
        self.scatters = scatters
        self.stays_put = stays_put
        self.survivors_return = survivors_return
        self.regroups = regroups
        self.hires: i64 = hires
        self.hurls_on: i64 = hurls_on
        self.hurls_tokens: i64 = hurls_tokens
        self.catapult = catapult
        self.rolls_for_losses = rolls_for_losses
        self.builds_tower = builds_tower
        self.markers: i64 = markers
        self.markers_on: i64 = markers_on
        self.markers_near = markers_near
        self.markers_beside = markers_beside
        self.markers_pay: i64 = markers_pay
        self.markers_defend: i64 = markers_defend
        self.markers_cost: i64 = markers_cost
        self.markers_bonus: i64 = markers_bonus
        self.markers_close = markers_close
        self.markers_empty = markers_empty
        # Whether any key is set that no official tile has: the others skip them at once.
        self.saves_by_condition = (
            catapult
            or (
                saves_from_declined
                | saves_from_tribes
                | saves_even_rounds
                | saves_first_turn
                | costs_more_on
            )
            != 0
        )
        self.pays_by_region = pays_less_elsewhere or pays_less_on | pays_per_pair != 0
        self.pays_by_condition = (
            pays_in_peace
            | pays_up_to
            | pays_beyond
            | pays_per_group
            | pays_if_joined
            | pays_per_lonely
            | pays_per_stack
            | pays_per_abandoned
        ) != 0
        self.has_events = (
            takes_per_conquest
            | charges_attackers
            | charges_in_decline
            | rewards_attackers
            | pays_per_loss
            | pays_per_decline
            | pays_at_pick
            | pays_per_far_conquest
            | takes_from_neighbours
            | grows_per_active
            | victims_grow
        ) != 0
        self.closes_regions = immune_on | immune_in_decline | pays_per_abandoned != 0
        self.pays_after_decline = pays_in_decline or builds_tower or pays_each_turn_in_decline != 0
        # Whether it brings actions that only tiles of packs have.
        self.has_choices = regroups or catapult or hires | hurls_on != 0
        self.has_later_actions = self.has_choices or builds_tower or markers != 0
        # A power that does anything in decline stays with its race.
        self.works_in_decline = (
            self.pays_after_decline or immune_in_decline | charges_in_decline != 0
        )

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

    def describe(self, lang: str) -> str:
        """Return the rule in words in a language; empty if the numbers say it all."""
        return ""

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
        if self.saves_by_condition:
            saved += self._saves_by_condition(state, people, region)
        return saved

    def _saves_by_condition(self, state: State, people: i64, region: i64) -> i64:
        """Return what the holder, the round and the turn save; negative if it costs more."""
        saved: i64 = 0
        holder = state.people_in(region)
        if holder >= 0:
            if state.is_in_decline(holder):
                saved = self.saves_from_declined
        elif state.has_tribe(region):
            saved = self.saves_from_tribes
        if state.round % 2 == 0:
            saved += self.saves_even_rounds
        if state.picked and not state.is_in_decline(people):
            saved += self.saves_first_turn
        if self.costs_more_on & state.box.board.features[region]:
            saved -= 1
        if self.catapult and (state.catapult_range(people) >> region) & 1:
            saved += 1
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
        if self.pays_by_condition:
            coins += self._pays_by_condition(state, people)
        return coins

    def _pays_by_condition(self, state: State, people: i64) -> i64:
        """Return the coins for how the regions lie, how many there are, and for peace."""
        coins: i64 = 0
        held = size(state.regions(people))
        if state.attacked_nobody:
            coins = self.pays_in_peace
        if self.pays_up_to and held <= self.pays_up_to and (held or not self.pays_up_to_held):
            coins += self.pays_up_to_coins
        if self.pays_beyond and held > self.pays_beyond:
            coins += held - self.pays_beyond
        if self.pays_per_group | self.pays_if_joined:
            groups = state.groups_of(people)
            coins += groups * self.pays_per_group
            if groups == 1:
                coins += self.pays_if_joined
        if self.pays_per_lonely:
            coins += self.pays_per_lonely * state.lonely_regions_of(people)
        if self.pays_per_stack:
            coins += state.stacks_of(people, self.pays_per_stack)
        if self.pays_per_abandoned:
            coins += self.pays_per_abandoned * state.abandoned_regions
        return coins

    def pays_declined(self, state: State, people: i64) -> i64:
        """Return the bonus coins of a people in decline (R8)."""
        coins: i64 = 0
        if self.pays_in_decline:
            coins = self.pays_for_regions(state, people)
        if state.regions(people):
            coins += self.pays_each_turn_in_decline
        if self.builds_tower:
            coins += state.on_board(people) - size(state.regions(people))
        return coins

    def pays_for_regions(self, state: State, people: i64) -> i64:
        """Return the coins for held regions of the paying kind and next to it."""
        paying: i64 = 0
        if self.pays_on:
            paying = state.count_of_kind(people, self.pays_on)
        if self.pays_beside:
            paying += _count_beside(state, people, self.pays_beside)
        coins = paying * self.pays_coins
        if self.pays_by_region:
            coins -= state.count_of_kind(people, self.pays_less_on)
            coins += state.count_of_kind(people, self.pays_per_pair) // 2
            if self.pays_less_elsewhere:
                coins -= size(state.regions(people)) - state.count_of_kind(people, self.pays_on)
        return coins

    def grows(self, state: State, people: i64) -> i64:
        """Return how many tokens from the tray join the redeployment (H13)."""
        new = self.grows_each_turn
        if self.grows_every:
            new += state.non_empty_conquests // self.grows_every
        if self.grows_on:
            new += state.count_of_kind(people, self.grows_on)
        if self.grows_per_active:
            new += self.grows_per_active * state.conquests_from_active
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
    saved = trait.saves_on | trait.saves_beside
    return saved != 0 or trait.saves_by_condition or type(trait) is not Trait


def _may_pay(trait: Trait) -> bool:
    for_regions = trait.pays_on | trait.pays_beside
    for_conquests = trait.pays_per_conquest | trait.pays_per_empty_conquest
    for_time = trait.pays_each_turn | trait.pays_first_turn
    paid = for_regions | for_conquests | for_time | trait.pays_per_fortress
    by_keys_of_packs = trait.pays_by_region or trait.pays_by_condition
    return paid != 0 or by_keys_of_packs or type(trait) is not Trait


def _may_grow(trait: Trait) -> bool:
    grown = trait.grows_every | trait.grows_each_turn | trait.grows_on | trait.grows_per_active
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
        # Markers and least numbers of tokens change prices, too; no official tile has any.
        self.prices_by_packs = race.least_tokens | power.least_tokens > 1
        self.changes_prices = self.race_saves or self.power_saves or self.prices_by_packs
        self.race_pays = _may_pay(race)
        self.power_pays = _may_pay(power)
        self.race_grows = _may_grow(race)
        self.power_grows = _may_grow(power)
        self.grows_by_conquest = race.grows_every > 0 or power.grows_every > 0
        self.reaches_two_steps = race.reaches_two_steps or power.reaches_two_steps
        self.stays_put = race.stays_put or power.stays_put
        self.survivors_return = race.survivors_return or power.survivors_return
        self.keeps_hand = self.stays_put or race.scatters or power.scatters
        self.vanishes = race.vanishes_for > 0 or power.vanishes_for > 0
        self.gathers_tokens: i64 = race.gathers_tokens + power.gathers_tokens
        self.remembers_abandoned = race.pays_per_abandoned > 0 or power.pays_per_abandoned > 0
        self.remembers_active = race.grows_per_active > 0 or power.grows_per_active > 0
        self.collects_losses: i64 = race.collects_losses + power.collects_losses
        self.has_choices = race.has_choices or power.has_choices
        self.regroups = race.regroups or power.regroups
        self.hires: i64 = race.hires + power.hires
        self.hurls = race.hurls_on | power.hurls_on != 0
        self.hurls_tokens: i64 = race.hurls_tokens
        if power.hurls_tokens > race.hurls_tokens:
            self.hurls_tokens = power.hurls_tokens
        self.spends = self.hurls or self.hires > 0
        self.catapult = race.catapult or power.catapult
        self.reaches_far = self.catapult or race.reaches_two_steps or power.reaches_two_steps
        self.rolls_for_losses = race.rolls_for_losses or power.rolls_for_losses
        self.least_tokens: i64 = 1  # to take or hold a region
        if race.least_tokens > self.least_tokens:
            self.least_tokens = race.least_tokens
        if power.least_tokens > self.least_tokens:
            self.least_tokens = power.least_tokens


def _numbers_of_traits() -> list[str]:
    """Return the names of all numbers and flags of a trait."""
    return [
        name
        for name in dir(NOTHING)
        if not name.startswith("_") and not callable(getattr(NOTHING, name))
    ]


NOTHING: Final = Trait("nothing", tokens=0)  # stands for a missing race or power
