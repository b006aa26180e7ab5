"""Names, cards and parts of prices."""

import re

import pytest

from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.packs.options import SWITCHES
from smallworld.texts.cards import card, card_from
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names, names_at, quoted
from tests.texts.strict_texts import CheckedTexts, names_on


@pytest.mark.parametrize("map", map_ids())
def test_every_region_is_called_by_its_name_and_number(map: str) -> None:
    names = names_on(map)
    for region in load_map(map).regions:
        assert names.region(region.id) == f"{region.name} ({region.id})"
    assert names.region(99) == "Region 99"


@pytest.mark.parametrize("map", map_ids())
def test_russian_spells_every_region_in_cyrillic(map: str) -> None:
    names = Names(texts_for("ru", strict=True), map=load_map(map))
    spelled = [names.proper_name(region.name) for region in load_map(map).regions]
    assert all(re.fullmatch("[А-ЯЁ][а-яё]+", name) for name in spelled), spelled
    assert len({*spelled}) == len(spelled)


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("Olmarin", "Ольмарин"),
        ("Torvek", "Торвек"),
        ("Elmudir", "Эльмудир"),
        ("Gromel", "Громель"),
        ("Yalorin", "Ялорин"),
        ("New Shire 2", "Нев Шире 2"),
        ("Лес", "Лес"),
        ("", ""),
    ],
)
def test_letters_are_replaced_by_the_longest_group(name: str, spelled: str) -> None:
    assert Names(texts_for("ru")).proper_name(name) == spelled
    assert Names(texts_for("sv")).proper_name(name) == name


def test_seats_are_called_by_name_or_number() -> None:
    names = Names(CheckedTexts(), ["Ann", "", "B\nb"])
    assert [names.seat(n) for n in (0, 1, 2, 3, -1)] == [
        *("Ann", "Seat 1", "B�b", "Seat 3", "Seat -1")
    ]


def test_every_combo_has_a_name() -> None:
    names = names_on("base/2")
    called = {names.combo(race.id, power.id) for race in RACES for power in POWERS}
    assert len(called) == len(RACES) * len(POWERS)
    assert {"Merchant Skeletons", "Dragon Master Amazons", "Hill Ratmen"} <= called


def test_terrains_symbols_pieces_and_phases() -> None:
    names = names_on("base/2")
    assert names.name("terrain", "farmland") == "farmland"
    assert names.name("symbol", "magic") == "magic source"
    assert names.name("piece", "tribe") == "Lost Tribe"
    assert names.name("phase", "start") == "start of the turn"


def test_a_trait_without_a_text_is_called_by_its_id() -> None:
    names = names_on("base/2")
    assert names.combo("moon_folk", "hill") == "Hill Moon folk"
    assert names.trait("x.y") == "X.y"
    assert names.income_part("moon_folk", 2) == "Moon folk 2"
    assert card_from(names, Trait("moon_folk", tokens=1), "race").rule == "No special ability."


@pytest.mark.parametrize("option", SWITCHES)
def test_every_option_is_explained(option: str) -> None:
    text = names_on("base/2").option(option)
    assert text.about.endswith("?")
    assert text.on.startswith("Yes: ") and text.off.startswith("No: ")


def test_parts_of_prices_and_incomes_carry_their_signs() -> None:
    names = names_on("base/2")
    parts = [("base", 2), ("mountain", 1), ("tokens", 1), ("tokens", 3), ("commando", -1)]
    assert names.price_parts([*parts, ("giants", -1), ("minimum", 1)]) == [
        "base 2",
        "mountain +1",
        "defending token +1",
        "defending tokens +3",
        "Commando −1",
        "Giants −1",
        "minimum +1",
    ]
    assert names.price_parts([("dragon", 1)]) == ["with the dragon 1"], "the only part has no sign"
    assert names.income_part("regions", 1) == "region 1"
    assert names.income_part("hill", 3) == "Hill 3"
    assert names.income_part("withdrawn", -2) == "regions to give up −2"


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.id)
def test_every_race_has_a_card(race: Trait) -> None:
    shown = card_from(names_on("base/2"), race, "race")
    assert shown.rule.endswith(".") and shown.name
    assert shown.tokens == f"{race.tokens} tokens"
    assert shown.supply == f"{race.supply} in the box"


@pytest.mark.parametrize("power", POWERS, ids=lambda power: power.id)
def test_every_power_has_a_card(power: Trait) -> None:
    shown = card_from(names_on("base/2"), power, "power")
    assert shown.rule.endswith(".") and shown.name
    assert shown.supply == ""
    assert shown == card(power, "power")


def test_cards_take_their_numbers_from_the_rules() -> None:
    amazons = Trait("amazons", tokens=6, visitors=7)
    assert card(amazons, "race").rule.startswith("7 extra tokens")
    assert card(Trait("wealthy", tokens=1, pays_first_turn=1), "power").tokens == "1 token"


def test_names_at_a_table_are_given_or_numbers() -> None:
    names = names_on("base/3")
    assert names_at(names) is names
    assert names_at().seat(2) == "Seat 2"


def test_foreign_text_is_shortened() -> None:
    assert len(quoted("x" * 1000)) == 300
