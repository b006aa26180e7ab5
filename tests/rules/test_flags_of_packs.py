"""Keys of packs set flags, so that games without them skip their rules at once."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.box import Box
from smallworld.core.traits import Abilities, Trait
from smallworld.packs.loader import base_box, load_board
from smallworld.packs.vocabulary import KEYS as TRAIT_KEYS

# What each key alone sets: flags of the trait, of its pair with another, and of the box.
CONDITIONS = (
    *("saves_from_declined", "saves_from_tribes", "saves_even_rounds", "saves_first_turn"),
    "costs_more_on",
)
BY_REGION = ("pays_less_elsewhere", "pays_less_on", "pays_per_pair")
BY_CONDITION = (
    *("pays_in_peace", "pays_up_to", "pays_beyond", "pays_per_group", "pays_if_joined"),
    *("pays_per_lonely", "pays_per_stack"),
)
EVENTS = (
    *("takes_per_conquest", "charges_attackers", "charges_in_decline", "rewards_attackers"),
    *("pays_per_loss", "pays_per_decline", "pays_at_pick", "pays_per_far_conquest"),
    *("takes_from_neighbours", "grows_per_active", "victims_grow"),
)
PLAIN_PAYS = (
    *("pays_on", "pays_beside", "pays_per_conquest", "pays_per_empty_conquest"),
    *("pays_each_turn", "pays_first_turn", "pays_per_fortress"),
)
CHOICES = ("has_choices", "has_later_actions")
TRAIT: dict[str, set[str]] = {
    **{key: {"saves_by_condition"} for key in CONDITIONS},
    **{key: {"pays_by_region"} for key in BY_REGION},
    **{key: {"pays_by_condition"} for key in BY_CONDITION},
    **{key: {"has_events"} for key in EVENTS},
    "pays_per_abandoned": {"pays_by_condition", "closes_regions"},
    "charges_in_decline": {"has_events", "works_in_decline"},
    "immune_on": {"closes_regions"},
    "immune_in_decline": {"closes_regions", "works_in_decline"},
    "pays_in_decline": {"pays_after_decline", "works_in_decline"},
    "pays_each_turn_in_decline": {"pays_after_decline", "works_in_decline"},
    "builds_tower": {"pays_after_decline", "works_in_decline", "has_later_actions"},
    "regroups": {*CHOICES},
    "hires": {*CHOICES},
    "hurls_on": {*CHOICES},
    "catapult": {*CHOICES, "saves_by_condition"},
    "markers": {"has_later_actions"},
}
PAIR: dict[str, set[str]] = {
    **{key: {"saves", "changes_prices"} for key in ("saves_on", "saves_beside", *CONDITIONS)},
    **{key: {"pays"} for key in (*PLAIN_PAYS, *BY_REGION, *BY_CONDITION)},
    **{key: {"grows"} for key in ("grows_each_turn", "grows_on")},
    "grows_every": {"grows", "grows_by_conquest"},
    "grows_per_active": {"grows", "remembers_active"},
    "pays_per_abandoned": {"pays", "remembers_abandoned"},
    "least_tokens": {"prices_by_packs", "changes_prices"},
    "reaches_two_steps": {"reaches_two_steps", "reaches_far"},
    "stays_put": {"stays_put", "keeps_hand"},
    "scatters": {"keeps_hand"},
    "survivors_return": {"survivors_return"},
    "vanishes_for": {"vanishes"},
    "regroups": {"has_choices", "regroups"},
    "hires": {"has_choices", "spends"},
    "hurls_on": {"has_choices", "hurls", "spends"},
    "catapult": {"has_choices", "catapult", "reaches_far", "saves", "changes_prices"},
    "rolls_for_losses": {"rolls_for_losses"},
}
BOX: dict[str, set[str]] = {
    **{key: {"has_events"} for key in EVENTS},
    **{key: {"has_unofficial_numbers"} for key in (*BY_REGION, *BY_CONDITION)},
    **{
        key: {"has_unofficial_numbers"}
        for key in ("pays_beside", "grows_on", "pays_per_empty_conquest", "markers_on")
    },
    "defends_on": {"has_defenders"},
    "pays_per_abandoned": {"has_unofficial_numbers", "closes_regions"},
    "charges_in_decline": {"has_events", "keeps_powers"},
    "immune_on": {"closes_regions"},
    "immune_in_decline": {"closes_regions", "keeps_powers"},
    "pays_in_decline": {"keeps_powers"},
    "pays_each_turn_in_decline": {"keeps_powers"},
    "skip_coins": {"has_skip_coins"},
    "least_tokens": {"has_least_tokens"},
    "collects_losses": {"collects_losses"},
    "scatters": {"keeps_hands"},
    "stays_put": {"keeps_hands"},
    "regroups": {"has_later_actions"},
    "hires": {"has_later_actions"},
    "hurls_on": {"has_later_actions", "has_unofficial_numbers"},
    "markers": {"has_markers", "closes_regions", "has_later_actions"},
    "catapult": {"has_markers", "closes_regions", "has_later_actions"},
    "builds_tower": {"has_towers", "has_later_actions", "keeps_powers"},
    "rolls_for_losses": {"rolls_for_losses"},
}
KEYS = sorted({*TRAIT, *PAIR, *BOX})
FROM_TWO = ("skip_coins", "least_tokens")  # one coin and one token are usual
TRAIT_FLAGS = sorted(set().union(*TRAIT.values()))
PAIR_FLAGS = sorted(set().union(*PAIR.values()))
BOX_FLAGS = sorted(set().union(*BOX.values()))
BOARD = load_board("base/2")


def trait(id: str, **keys: Any) -> Trait:
    return Trait(id, tokens=5, **keys)


def flags_of(thing: object, names: list[str]) -> set[str]:
    return {name for name in names if getattr(thing, name)}


def flags_of_pair(pair: Abilities, side: str, other: str) -> set[str]:
    """Return the flags of a pair, those of one side under their common name."""
    own = [name for name in PAIR_FLAGS if name not in ("saves", "pays", "grows")]
    sides = {name for name in ("saves", "pays", "grows") if getattr(pair, f"{side}_{name}")}
    assert not any(getattr(pair, f"{other}_{name}") for name in ("saves", "pays", "grows"))
    return flags_of(pair, own) | sides


@pytest.mark.parametrize("key", KEYS)
def test_a_key_sets_its_flags_and_no_other(key: str) -> None:
    value: object = True if TRAIT_KEYS[key].type == "flag" else 2 if key in FROM_TWO else 1
    having = trait("a", **{key: value})
    usual = trait("b")
    assert flags_of(having, TRAIT_FLAGS) == TRAIT.get(key, set())
    expected = PAIR.get(key, set())
    assert flags_of_pair(Abilities(having, usual), "race", "power") == expected
    assert flags_of_pair(Abilities(usual, having), "power", "race") == expected
    of_a_race = BOX.get(key, set()) - {"keeps_powers"}  # it goes with its power anyway
    assert flags_of(Box(BOARD, [having], [usual]), BOX_FLAGS) == of_a_race
    assert flags_of(Box(BOARD, [usual], [having]), BOX_FLAGS) == BOX.get(key, set())


@pytest.mark.parametrize("key", FROM_TWO)
def test_one_coin_and_one_token_are_usual(key: str) -> None:
    box = Box(BOARD, [trait("a", **{key: 1})], [trait("b", **{key: 1})])
    assert not flags_of(box, BOX_FLAGS)
    assert not flags_of(box.abilities(0, 0), ["prices_by_packs", "changes_prices"])


def test_official_tiles_set_no_flag_of_packs() -> None:
    box = base_box("base/2")
    assert not flags_of(box, BOX_FLAGS)
    of_packs = {"saves_by_condition", "pays_by_region", "pays_by_condition", "has_events"}
    of_packs |= {"closes_regions", *CHOICES}
    for one in [*box.races, *box.powers]:
        assert not flags_of(one, sorted(of_packs)), one.id


def test_numbers_of_a_race_and_a_power_are_combined() -> None:
    for name in ("gathers_tokens", "collects_losses", "hires"):
        pair = Abilities(trait("a", **{name: 3}), trait("b", **{name: 2}))
        assert getattr(pair, name) == 5, name
    for name in ("hurls_tokens", "least_tokens"):  # the larger one
        for first, second in ((3, 2), (2, 3), (3, 3)):
            pair = Abilities(trait("a", **{name: first}), trait("b", **{name: second}))
            assert getattr(pair, name) == 3, name
        assert getattr(Abilities(trait("a"), trait("b")), name) == 1, name


def test_in_a_box_with_markers_any_price_may_change() -> None:
    for keys in ({"markers": 3}, {"catapult": True}):
        pair = Box(BOARD, [trait("a", **keys), trait("c")], [trait("b")]).abilities(1, 0)
        assert pair.changes_prices and pair.prices_by_packs
    pair = Box(BOARD, [trait("a"), trait("c")], [trait("b")]).abilities(1, 0)
    assert not (pair.changes_prices or pair.prices_by_packs)


def test_races_have_more_tokens_where_a_badge_has_more_than_five() -> None:
    for tokens, visitors, supply in ((5, 0, 10), (6, 0, 11), (7, 0, 12), (4, 3, 12), (5, 2, 12)):
        badges = [Trait("b", tokens=tokens, visitors=visitors), trait("c")]
        box = Box(BOARD, [trait("a")], badges)
        assert box.supply(box.races[0]) == supply
    box = Box(BOARD, [Trait("a", tokens=12, supply=19)], [Trait("b", tokens=7)])
    assert box.supply(box.races[0]) == 20
