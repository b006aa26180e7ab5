"""The vocabulary of traits: every key that a race or a power of a pack file may have.

``VOCABULARY`` has one row per key, in the order of ``core.traits.Trait``, which declares an
attribute of the same name. Everything else that lists these keys follows from the rows: the shape
and the checks of pack files, the JSON schema, rules in words, ``smallworld traits``, the form of
the page's workshop, the table in ``docs/packs.md`` and the bots' first guess of a tile's worth.
``docs/packs.md`` explains how to add a key.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from smallworld.core.pieces import CAMPS_IN_BOX, FORTRESSES_IN_BOX
from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS, WATER
from smallworld.core.traits import Trait

# Words for kinds of regions, and their bits in the engine.
KINDS_OF_REGIONS: Final[dict[str, int]] = {
    **TERRAINS,
    **SYMBOLS,
    "coast": COAST,
    "land": LAND,
    "water": WATER,
    "anywhere": ANYWHERE,
}


@dataclass(frozen=True, kw_only=True)
class TraitKey:
    """One key: its type and limits, and how texts and bots use it."""

    name: str
    type: Literal["kinds", "number", "flag"]
    meaning: str  # for docs/packs.md and the JSON schema
    low: int = 0  # of a number; also its default
    high: int = 0
    # The variable that carries the value in the sentence ``trait-NAME``.
    variable: Literal["", "kinds", "coins", "tokens", "regions", "pieces"] = ""
    needs: tuple[str, ...] = ()  # has no effect without one of these keys
    is_amount: bool = False  # changes the sentences of the keys it needs, has none of its own
    is_for_powers: bool = True  # False: only a race can have it
    # Coins and tokens that bots expect from each unit of a number in a turn. What kinds of regions
    # bring depends on the board: see ``bots.data.weights``.
    coins_per_turn: int = 0
    tokens_per_turn: int = 0

    @property
    def default(self) -> int | bool:
        """The value in ``Trait`` when a pack omits the key."""
        return False if self.type == "flag" else self.low


def _kinds(name: str, meaning: str, *, needs: tuple[str, ...] = ()) -> TraitKey:
    return TraitKey(name=name, type="kinds", meaning=meaning, variable="kinds", needs=needs)


def _flag(
    name: str,
    meaning: str,
    *,
    needs: tuple[str, ...] = (),
    is_for_powers: bool = True,
    coins_per_turn: int = 0,
    tokens_per_turn: int = 0,
) -> TraitKey:
    return TraitKey(
        name=name,
        type="flag",
        meaning=meaning,
        needs=needs,
        is_for_powers=is_for_powers,
        coins_per_turn=coins_per_turn,
        tokens_per_turn=tokens_per_turn,
    )


def _amount(
    name: str, high: int, variable: Literal["coins", "tokens"], meaning: str, *needs: str
) -> TraitKey:
    return TraitKey(
        name=name,
        type="number",
        meaning=meaning,
        low=1,
        high=high,
        variable=variable,
        needs=needs,
        is_amount=True,
    )


def _number(
    name: str,
    high: int,
    variable: Literal["coins", "tokens", "regions", "pieces"],
    meaning: str,
    *,
    needs: tuple[str, ...] = (),
    coins_per_turn: int = 0,
    tokens_per_turn: int = 0,
) -> TraitKey:
    return TraitKey(
        name=name,
        type="number",
        meaning=meaning,
        high=high,
        needs=needs,
        variable=variable,
        coins_per_turn=coins_per_turn,
        tokens_per_turn=tokens_per_turn,
    )


VOCABULARY: Final[tuple[TraitKey, ...]] = (
    _kinds("saves_on", "these regions cost one token less, but never less than one (C1, C2)"),
    _kinds("saves_beside", "so do regions next to one of these that the race holds now (H1)"),
    _amount("saves_tokens", 3, "tokens", "tokens saved, for both", "saves_on", "saves_beside"),
    _number(
        "saves_from_declined",
        3,
        "tokens",
        "tokens saved in regions held by a race in decline",
        tokens_per_turn=1,
    ),
    _number("saves_from_tribes", 3, "tokens", "tokens saved in regions with a Lost Tribe"),
    _number(
        "saves_even_rounds",
        3,
        "tokens",
        "tokens saved everywhere in even rounds",
        tokens_per_turn=2,
    ),
    _number("saves_first_turn", 3, "tokens", "tokens saved everywhere in the turn of the pick"),
    _kinds("costs_more_on", "these regions cost one token more"),
    _kinds(
        "defends_on",
        "while the race is active, its regions of these kinds cost other seats one token more; "
        "race and power add up",
    ),
    _kinds("pays_on", "a coin for each of these held at the end of the turn"),
    _kinds("pays_beside", "a coin for each held region next to one of these, held or not"),
    _amount("pays_coins", 5, "coins", "coins paid, for both", "pays_on", "pays_beside"),
    _kinds(
        "pays_less_on",
        "a coin less for each of these held at the end of the turn; no people earns less than zero",
    ),
    _flag(
        "pays_less_elsewhere",
        "a coin less for each held region that `pays_on` does not name",
        needs=("pays_on",),
    ),
    _kinds("pays_per_pair", "a coin for every two of these held at the end of the turn"),
    _flag(
        "pays_in_decline",
        "both go on in decline",
        needs=("pays_on", "pays_beside"),
    ),
    _number("pays_each_turn", 10, "coins", "coins every turn while active"),
    _number("pays_first_turn", 20, "coins", "coins at the end of the turn of the pick"),
    _number(
        "pays_per_conquest",
        5,
        "coins",
        "coins for each non-empty region taken this turn",
        coins_per_turn=1,
    ),
    _number(
        "pays_per_empty_conquest",
        5,
        "coins",
        "coins for each empty region taken this turn, even if it was lost or abandoned again",
        coins_per_turn=2,
    ),
    _number("pays_per_fortress", 5, "coins", "coins for each fortress in its regions"),
    _number(
        "pays_in_peace",
        10,
        "coins",
        "coins at the end of a turn in which the race attacked no active race",
    ),
    _number("pays_up_to", 10, "regions", "coins at the end of a turn with at most so many regions"),
    _amount("pays_up_to_coins", 10, "coins", "coins paid for this", "pays_up_to"),
    _flag("pays_up_to_held", "not without any region", needs=("pays_up_to",)),
    _number("pays_beyond", 10, "regions", "a coin for each held region beyond so many"),
    _number(
        "pays_per_group",
        5,
        "coins",
        "coins for each separate group of held regions; tunnels join them",
        coins_per_turn=2,
    ),
    _number(
        "pays_if_joined",
        10,
        "coins",
        "coins if all held regions are one group",
        coins_per_turn=1,
    ),
    _number(
        "pays_per_lonely",
        5,
        "coins",
        "coins for each held region with no other race and no Lost Tribe next to it",
        coins_per_turn=2,
    ),
    _number("pays_per_stack", 10, "tokens", "a coin for each region with at least so many tokens"),
    _flag("enters_anywhere", "the first conquest may be anywhere on land"),
    _flag("reaches_all_land", "all land is in reach"),
    _kinds("tunnels", "these are next to each other; kinds of race and power join"),
    _flag("sails", "Seas and the Lake can be taken"),
    _flag("loses_none", "no token is lost with a region, while active"),
    _number("visitors", 5, "tokens", "extra tokens that leave the map before income"),
    _number("grows_every", 10, "regions", "non-empty regions to take in a turn for one new token"),
    _number(
        "grows_each_turn",
        3,
        "tokens",
        "new tokens every turn at redeployment, as long as the tray has some",
        tokens_per_turn=1,
    ),
    _kinds("grows_on", "a new token at redeployment for each of these held"),
    _flag("converts", "the Sorcerers' swap"),
    _flag("rolls_first", "the die before each conquest"),
    _number("camps", CAMPS_IN_BOX, "pieces", "camps"),
    _number(
        "fortresses",
        FORTRESSES_IN_BOX,
        "pieces",
        "a fortress a turn while fewer than this number stand on the map",
    ),
    _number("heroes", 3, "pieces", "heroes"),
    _number("holes", 5, "pieces", "holes for the first conquests"),
    _flag("lairs", "a lair in each region taken"),
    _flag("dragon", "the dragon, once a turn"),
    _flag("makes_peace", "peace with a seat that was not attacked"),
    _flag("declines_late", "decline after income"),
    _flag("lasts", "stays beside a second race in decline"),
    _flag(
        "acts_in_decline",
        "keeps its tokens in decline and goes on conquering",
        is_for_powers=False,
    ),
    _number(
        "takes_per_conquest",
        3,
        "coins",
        "coins that the owner of each active region it takes hands over, as far as he has them",
        coins_per_turn=1,
    ),
    _number(
        "charges_attackers",
        3,
        "coins",
        "coins that the conqueror of an active region pays its owner, as far as he has them",
    ),
    _number(
        "charges_in_decline",
        3,
        "coins",
        "coins that the conqueror of a region in decline pays its owner, as far as he has them",
    ),
    _number(
        "rewards_attackers",
        3,
        "coins",
        "coins from the bank for the conqueror of each of its active regions",
    ),
    _number("pays_per_loss", 3, "coins", "coins from the bank for each active region it loses"),
    _number(
        "pays_per_abandoned",
        3,
        "coins",
        "coins at the end of the turn for each region abandoned in it, which cannot be retaken",
        coins_per_turn=1,
    ),
    _number(
        "pays_per_decline",
        3,
        "coins",
        "coins at once whenever any race goes into decline, this one too",
    ),
    _number("pays_at_pick", 3, "coins", "coins at the pick for each race in decline"),
    _number(
        "pays_per_far_conquest",
        3,
        "coins",
        "coins at once for each region taken that is next to none of its own",
    ),
    _number(
        "takes_from_neighbours",
        3,
        "coins",
        "coins after income from each seat whose active race is next to it, as far as it has them",
        coins_per_turn=1,
    ),
    _number(
        "grows_per_active",
        3,
        "tokens",
        "new tokens at redeployment for each region taken from an active race this turn",
        tokens_per_turn=1,
    ),
    _number("victims_grow", 2, "tokens", "tokens that the loser of such a region gets"),
    _number("pays_each_turn_in_decline", 5, "coins", "coins every turn in decline with a region"),
    _number(
        "vanishes_for",
        5,
        "coins",
        "coins for each region at decline; all tokens leave the map",
    ),
    _kinds("immune_on", "nobody can attack its regions of these kinds while it is active"),
    _kinds("immune_in_decline", "nobody can attack its regions of these kinds in decline"),
    _number(
        "skip_coins", 5, "coins", "coins that who skips the combo puts on it, if more than one"
    ),
    _number("gathers_tokens", 2, "tokens", "tokens that join the combo each time it is skipped"),
    _number("least_tokens", 3, "tokens", "no region is taken or held with fewer tokens"),
    _number(
        "collects_losses",
        2,
        "tokens",
        "new tokens at the start of a turn for each set of tokens and tribes lost by anybody in "
        "conquests, of the size of the number of players",
        tokens_per_turn=1,
    ),
    _flag("reaches_two_steps", "regions two steps away are in reach, not over a Sea"),
    _flag("scatters", "after redeployment 1 token in each region; the others wait off the map"),
    _flag("stays_put", "no redeployment: tokens stay, those in hand wait off the map"),
    _flag(
        "survivors_return",
        "tokens that survive the loss of a region do not wait: they are placed at the end of that "
        "turn",
        needs=("stays_put",),
    ),
    _flag(
        "regroups",
        "once a turn, after a conquest, takes up all tokens but one in each region to conquer on",
        tokens_per_turn=2,
    ),
    _number(
        "hires",
        3,
        "tokens",
        "tokens saved at a conquest for a coin; also after the roll of the final attempt",
        tokens_per_turn=1,
    ),
    _kinds("hurls_on", "a charge at redeployment for each of these held, to throw in conquests"),
    _amount("hurls_tokens", 3, "tokens", "tokens that each thrown charge saves", "hurls_on"),
    _flag(
        "catapult",
        "a piece for one of its regions, once a turn: nobody can attack it there, and one region "
        "exactly two steps away, not over a Sea, is in reach for one token less",
        tokens_per_turn=2,
    ),
    _flag(
        "rolls_for_losses",
        "the die for each token lost to another seat: so many new ones at the end of that turn",
        tokens_per_turn=1,
    ),
    _flag(
        "builds_tower",
        "at decline one token of each region goes to one region of choice; each pays a coin a turn",
        is_for_powers=False,
        coins_per_turn=1,
    ),
    _number(
        "markers",
        20,
        "pieces",
        "markers, placed when redeploying, at most one in each held region",
    ),
    _kinds("markers_on", "at most one marker a turn for each of these held", needs=("markers",)),
    _flag("markers_near", "markers also in regions next to its own", needs=("markers",)),
    _flag(
        "markers_beside",
        "a marker goes into a region next to the one it is for, not into its own",
        needs=("markers",),
    ),
    _number(
        "markers_pay",
        3,
        "coins",
        "coins for each marker when the next turn begins, or for who takes the region before; "
        "then the marker is used up",
        needs=("markers",),
        coins_per_turn=2,
    ),
    _number(
        "markers_defend",
        2,
        "tokens",
        "tokens that a region with a marker costs more",
        needs=("markers",),
    ),
    _number(
        "markers_cost",
        2,
        "coins",
        "coins that a region with a marker pays less to another seat",
        needs=("markers",),
        coins_per_turn=1,
    ),
    _number(
        "markers_bonus",
        2,
        "coins",
        "coins more for each own region with a marker",
        needs=("markers",),
        coins_per_turn=1,
    ),
    _flag(
        "markers_close",
        "nobody can take a region with a marker until the next turn, when markers come back",
        needs=("markers",),
    ),
    _flag(
        "markers_empty",
        "tokens of others in a region that gets a marker go back to their hands",
        needs=("markers",),
        coins_per_turn=1,
    ),
)

KEYS: Final[dict[str, TraitKey]] = {key.name: key for key in VOCABULARY}
AMOUNTS: Final[tuple[TraitKey, ...]] = tuple(key for key in VOCABULARY if key.is_amount)

# The order in which a rule in words says them: first how it conquers, then what that brings.
RULE_ORDER: Final[tuple[str, ...]] = (
    *("enters_anywhere", "reaches_all_land", "reaches_two_steps", "tunnels", "sails"),
    *("least_tokens", "saves_on", "saves_beside", "saves_from_declined", "saves_from_tribes"),
    *("saves_even_rounds", "saves_first_turn", "costs_more_on"),
    *("rolls_first", "converts", "dragon", "visitors"),
    *("hires", "hurls_on", "catapult", "regroups"),
    *("pays_on", "pays_beside", "pays_less_elsewhere", "pays_less_on", "pays_per_pair"),
    *("pays_in_decline", "pays_each_turn", "pays_first_turn"),
    *("pays_per_conquest", "pays_per_empty_conquest", "pays_per_fortress"),
    *(
        "pays_in_peace",
        "pays_up_to",
        "pays_up_to_held",
        "pays_beyond",
        "pays_per_group",
        "pays_if_joined",
    ),
    *("pays_per_lonely", "pays_per_stack", "pays_per_abandoned"),
    *("takes_per_conquest", "pays_per_far_conquest", "takes_from_neighbours"),
    *("pays_at_pick", "pays_per_decline"),
    *("grows_every", "grows_each_turn", "grows_on", "grows_per_active", "victims_grow"),
    *(
        "collects_losses",
        "scatters",
        "stays_put",
        "survivors_return",
        "gathers_tokens",
        "skip_coins",
    ),
    *("charges_attackers", "rewards_attackers", "pays_per_loss", "immune_on"),
    *("markers", "markers_on", "markers_near", "markers_beside", "markers_empty"),
    *("markers_pay", "markers_defend", "markers_cost", "markers_bonus", "markers_close"),
    *("rolls_for_losses", "defends_on", "loses_none"),
    *("camps", "fortresses", "heroes", "holes", "lairs"),
    *("makes_peace", "declines_late", "lasts", "acts_in_decline"),
    *("pays_each_turn_in_decline", "vanishes_for", "immune_in_decline", "charges_in_decline"),
    "builds_tower",
)

# The groups of the workshop's form, and the order of the keys in each.
FORM_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "conquest": (
        *("saves_on", "saves_beside", "saves_tokens"),
        *("saves_from_declined", "saves_from_tribes"),
        *("saves_even_rounds", "saves_first_turn", "costs_more_on", "least_tokens"),
        *("rolls_first", "converts", "regroups", "hires", "hurls_on", "hurls_tokens"),
    ),
    "defence": ("defends_on", "immune_on", "loses_none", "rolls_for_losses"),
    "coins": (
        *("pays_on", "pays_beside", "pays_coins", "pays_in_decline"),
        *("pays_per_conquest", "pays_per_empty_conquest", "pays_each_turn", "pays_first_turn"),
    ),
    "conditions": (
        *("pays_less_on", "pays_less_elsewhere", "pays_per_pair"),
        *("pays_in_peace", "pays_up_to", "pays_up_to_coins", "pays_up_to_held", "pays_beyond"),
        *("pays_per_group", "pays_if_joined", "pays_per_lonely", "pays_per_stack"),
        "pays_per_abandoned",
    ),
    "events": (
        *("takes_per_conquest", "pays_per_far_conquest", "takes_from_neighbours"),
        *("charges_attackers", "rewards_attackers", "pays_per_loss", "pays_per_decline"),
    ),
    "column": ("skip_coins", "gathers_tokens", "pays_at_pick"),
    "movement": ("enters_anywhere", "reaches_all_land", "reaches_two_steps", "tunnels", "sails"),
    "tokens": (
        *("visitors", "grows_every", "grows_each_turn", "grows_on"),
        *("grows_per_active", "victims_grow", "collects_losses"),
    ),
    "redeployment": ("scatters", "stays_put", "survivors_return"),
    "pieces": (
        *("camps", "fortresses", "pays_per_fortress", "heroes", "holes"),
        *("lairs", "dragon", "makes_peace", "catapult"),
    ),
    "markers": (
        *("markers", "markers_on", "markers_near", "markers_beside", "markers_pay"),
        *("markers_defend", "markers_cost", "markers_bonus", "markers_close", "markers_empty"),
    ),
    "decline": (
        *("declines_late", "lasts", "acts_in_decline", "builds_tower"),
        *("pays_each_turn_in_decline", "vanishes_for", "charges_in_decline", "immune_in_decline"),
    ),
}


def bits_of(kinds: str | list[str]) -> int:
    """Combine the engine's bits of words such as ``"hill"`` or ``["hill", "mine"]``.

    >>> bits_of(["hill", "farmland"]) == KINDS_OF_REGIONS["hill"] | KINDS_OF_REGIONS["farmland"]
    True
    """
    bits = 0
    for word in [kinds] if isinstance(kinds, str) else kinds:
        bits |= KINDS_OF_REGIONS[word]
    return bits


def is_set(trait: Trait, key: TraitKey) -> bool:
    """Return whether ``trait`` differs in this key from one that changes nothing."""
    return bool(getattr(trait, key.name) != key.default)
