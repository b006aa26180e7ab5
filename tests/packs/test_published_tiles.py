"""Tiles of further published expansions: each can be written as data, and its sentence is made."""

from __future__ import annotations

import pytest

from smallworld.core.playout import play_games
from smallworld.core.state import new_state
from smallworld.packs.mix import box_with
from smallworld.texts.cards import trait_rule
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import languages
from smallworld.texts.names import Names
from tests.packs.files.pack_builder import build_pack, power, race

ANYWHERE = '"anywhere"'
RACES = {
    "khans": (5, 'pays_on = ["hill", "farmland"]\npays_less_elsewhere = true'),
    "scarecrows": (12, "rewards_attackers = 1"),
    "drow": (4, "pays_per_lonely = 1"),
    "mudmen": (5, 'supply = 12\ngrows_on = "swamp"'),
    "mummies": (10, f"costs_more_on = {ANYWHERE}"),
    "ogres": (5, f"saves_on = {ANYWHERE}"),
    "shrooms": (5, 'pays_on = "forest"'),
    "liches": (5, "charges_in_decline = 1"),
}
POWERS = {
    "airborne": (4, "saves_first_turn = 2"),
    "goldsmith": (4, 'pays_on = "mine"\npays_coins = 2\npays_less_elsewhere = true'),
    "fisher": (4, 'pays_per_pair = "coast"'),
    "flocking": (5, "pays_if_joined = 2"),
    "frightened": (4, "pays_per_stack = 3"),
    "immortal": (4, "loses_none = true"),
    "martyr": (4, "pays_per_loss = 1"),
    "mining": (4, 'pays_on = "mine"'),
    "muddy": (3, 'pays_on = "swamp"\npays_in_decline = true'),
    "quarreling": (3, "pays_per_group = 1"),
    "thieving": (4, "takes_from_neighbours = 1"),
    "vanishing": (5, "vanishes_for = 2"),
    "wise": (4, "pays_each_turn_in_decline = 2"),
}
TILES = {**RACES, **POWERS}


def tile(id: str) -> str:
    tokens, keys = TILES[id]
    return race(id, keys, tokens) if id in RACES else power(id, keys, tokens)


@pytest.mark.parametrize("id", TILES)
def test_a_published_tile_can_be_written(id: str) -> None:
    pack = build_pack(tile(id))
    (trait,) = [*pack.races, *pack.powers]
    for lang in languages():
        names = Names(texts_for(lang))
        rule = trait_rule(names, trait)
        assert rule.endswith(".") and rule != names.texts.say("trait-nothing")


@pytest.mark.parametrize("map", ["base/2", "base/5"])
def test_all_of_them_play_together(map: str) -> None:
    first = build_pack("".join(tile(id) for id in list(RACES)), id="one")
    second = build_pack("".join(tile(id) for id in list(POWERS)[:7]), id="two")
    third = build_pack("".join(tile(id) for id in list(POWERS)[7:]), id="three")
    box = box_with(map, [first, second, third])
    assert play_games(new_state(box), 3, 5)[0] > 100
