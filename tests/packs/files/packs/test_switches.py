"""Switches of packs: other readings of rules on which sources differ."""

from __future__ import annotations

import pytest

from smallworld.core.errors import RuleError
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.game_packs import PackTexts, load_game_packs
from smallworld.packs.python_packs import python_pack
from smallworld.packs.shelf import EXPANSIONS, pack_labelled, pack_named, packs_on_shelf
from smallworld.play.game import new_game
from smallworld.play.record import read_record, write_record
from smallworld.texts.languages import languages
from smallworld.texts.packs import readings_of
from tests.packs.files.pack_builder import build_pack, install_pack, pack_text, power, race

BOTH = race() + power()


def switch(id: str = "dry", tile: str = "bogfolk", sets: str = "tokens = 5", more: str = "") -> str:
    return f'[[switch]]\nid = "{id}"\ntile = "{tile}"\nsets = {{ {sets} }}\n{more}\n'


def faults_of(content: str) -> list[tuple[str, object]]:
    with pytest.raises(BadPack) as refused:
        build_pack(content)
    return [(fault.code, fault.facts["key"]) for fault in refused.value.faults]


def tokens_of(label: str) -> list[int]:
    pack = pack_labelled(label)
    return [int(trait.tokens) for trait in (*pack.races, *pack.powers)]


# --- what a switch changes
def test_a_switch_that_is_off_changes_nothing_not_even_the_hash() -> None:
    assert build_pack(BOTH + switch()).hash == build_pack(BOTH).hash
    assert build_pack(BOTH + switch()).label == build_pack(BOTH).label


def test_a_switch_that_is_on_sets_keys_of_its_tile_only() -> None:
    pack = build_pack(BOTH + switch(sets='tokens = 5, saves_on = "swamp"', more="on = true"))
    [bogfolk], [misty] = pack.races, pack.powers
    assert (bogfolk.tokens, misty.tokens) == (5, 4)
    assert bogfolk.saves_on and not misty.saves_on
    assert pack.hash == build_pack(race(keys='saves_on = "swamp"', tokens=5) + power()).hash
    assert pack.label.split()[0] == "fens+dry"


def test_of_two_switches_for_one_key_the_later_wins() -> None:
    install_pack(BOTH + switch() + switch("wet", sets="tokens = 7"))
    labels = [pack_named(f"fens{chosen}").label for chosen in ("", "+dry", "+wet", "+wet+dry")]
    assert [tokens_of(label)[0] for label in labels] == [6, 5, 7, 7]
    assert [label.split()[0] for label in labels] == [
        "fens",
        "fens+dry",
        "fens+wet",
        "fens+dry+wet",
    ]
    assert len({label.split()[2] for label in labels[:3]}) == 3


def test_a_file_may_have_its_switches_on() -> None:
    pack = install_pack(BOTH + switch(more="on = true"))
    assert pack_named("fens").label == pack.label == pack_named("fens+dry").label
    assert tokens_of(pack.label)[0] == 5
    without = build_pack(BOTH).label
    assert tokens_of(without)[0] == 6, "a game file without switches is played without them"


# --- choosing
@pytest.mark.parametrize(
    ("choice", "near"),
    [
        ("fens+dryy", "dry"),
        ("fens+sideways", "none"),
        ("fenlights+dry", "nothing"),
        ("fens+", "none"),
    ],
)
def test_an_unknown_switch_is_refused_with_those_there_are(choice: str, near: str) -> None:
    install_pack(BOTH + switch())
    with pytest.raises(RuleError) as refused:
        pack_named(choice)
    assert refused.value.code == "pack.unknown_switch"
    assert refused.value.facts["near"] == near
    assert refused.value.facts["allowed"] == ("" if near == "nothing" else "dry")


def test_a_game_names_its_switches_and_is_read_again() -> None:
    install_pack(BOTH + switch())
    game = new_game("base/2", ["Ann", "Bo"], seed=3, packs=["fens+dry"])
    text = write_record(game)
    assert f"pack {pack_named('fens+dry').label}\n" in text
    again = read_record(text)
    assert again.box.same_as(game.box) and again.box.packs == (pack_named("fens+dry").label,)
    assert not again.box.same_as(new_game("base/2", ["Ann", "Bo"], packs=["fens"]).box)


def test_a_game_of_a_version_without_the_switch_is_refused() -> None:
    label = install_pack(BOTH + switch()).label
    with pytest.raises(RuleError) as refused:
        pack_labelled(label.replace("fens", "fens+wet"))
    assert refused.value.code == "pack.changed"


def test_the_text_of_a_switched_pack_is_whole() -> None:
    """Tables store it: a server without the pack plays the same."""
    install_pack(BOTH + switch() + '[texts.en.switch]\ndry = "One token fewer"\n')
    pack = pack_named("fens+dry")
    again = parse_pack(pack.text, "fens.toml")
    assert again.label == pack.label
    box = load_game_packs(PackTexts((pack.text,))).box("base/2", [pack.label])
    assert box.packs == (pack.label,) and int(box.races[-1].tokens) == 5
    assert readings_of(again, "bogfolk", "fi")[0][1] == "One token fewer"


# --- checking
@pytest.mark.parametrize(
    ("content", "faults"),
    [
        (switch(tile="bogfolks"), [("pack.words_for_nobody", "switch.dry.tile")]),
        (switch(sets="tokens = 99"), [("pack.out_of_range", "switch.dry.sets.tokens")]),
        (switch(sets="pays_om = 1"), [("pack.unknown_key", "switch.dry.sets.pays_om")]),
        (switch(sets='id = "moles"'), [("pack.unknown_key", "switch.dry.sets.id")]),
        (switch(sets='borrows = "orcs"'), [("pack.unknown_key", "switch.dry.sets.borrows")]),
        (switch(sets=""), [("pack.empty", "switch.dry.sets")]),
        (switch(tile="misty", sets="supply = 9"), [("pack.unknown_key", "switch.dry.sets.supply")]),
        (switch(sets="supply = 3"), [("pack.supply_too_small", "switch.dry.sets.supply")]),
        (switch(sets="pays_coins = 2"), [("pack.needs_key", "switch.dry.sets.pays_coins")]),
        (switch() + switch(), [("pack.repeated_id", "switch.dry.id")]),
        (
            switch() + '[texts.en.switch]\nwet = "Wet"\n',
            [("pack.words_for_nobody", "texts.en.switch.wet")],
        ),
        (
            switch() + '[texts.en.switch]\ndry = "<b>"\n',
            [("pack.markup", "texts.en.switch.dry")],
        ),
    ],
)
def test_a_switch_that_makes_no_sense_is_refused(
    content: str, faults: list[tuple[str, str]]
) -> None:
    assert faults_of(BOTH + content) == faults


def test_an_unknown_key_of_a_tile_suggests_two_or_three() -> None:
    with pytest.raises(BadPack) as refused:
        build_pack(race(keys="pays_per_conqest = 1\nsomething = 1"))
    near = [str(fault.facts["near"]).split(", ") for fault in refused.value.faults]
    assert near[0][0] == "pays_per_conquest"
    assert all(2 <= len(words) <= 3 for words in near)


def test_a_python_pack_has_no_switches() -> None:
    with pytest.raises(ValueError, match="no switches"):
        python_pack(pack_text(BOTH + switch()), [], code="1")


# --- the expansions
def test_every_uncertain_rule_of_the_expansions_has_a_switch_in_every_language() -> None:
    packs = [pack for pack in packs_on_shelf() if (EXPANSIONS / pack.id).is_dir()]
    switches = {one.id: one.tile for pack in packs for one in pack.shape.switch}
    assert switches == {
        "goblins_tribes": "goblins",
        "ransacking_three": "ransacking",
        "barbarians_survivors": "barbarians",
        "homunculi_supply": "homunculi",
        "leprechauns_pots": "leprechauns",
        "witch_doctors_supply": "witch_doctors",
        "barricade_region": "barricade",
        "winter_bonus": "ice_witches",
        "winter_markers": "ice_witches",
        "lava_markers": "lava",
        "igors_supply": "igors",
    }
    for pack in packs:
        for lang in languages():
            said = pack.texts[lang].switch if pack.shape.switch else {}
            assert set(said) == {one.id for one in pack.shape.switch}, (pack.id, lang)
        for one in pack.shape.switch:
            assert pack_named(f"{pack.id}+{one.id}").hash != pack.hash, one.id
