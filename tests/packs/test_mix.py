"""Mixing tiles of packs with those of the box (N9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from smallworld.core.box import Box
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.loader import UnknownMap
from smallworld.packs.mix import BadBox, Mode, box_with, powers_needed, races_needed
from smallworld.texts.refusals import refusal_sentence
from tests.packs.files.pack_builder import build_pack, pack_text, power, race
from tests.texts.strict_texts import names_on


def refusal(
    packs: list[Pack], mode: Mode = "added", chosen: Sequence[str] = (), map: str = "base/2"
) -> str:
    with pytest.raises(BadBox) as caught:
        box_with(map, packs, mode, chosen=chosen)
    assert refusal_sentence(caught.value, names_on("base/2")).endswith(".")
    return caught.value.code


def ids(box: Box) -> tuple[set[str], set[str]]:
    return {race.id for race in box.races}, {power.id for power in box.powers}


ALL_RACES = {race.id for race in RACES}
ALL_POWERS = {power.id for power in POWERS}


def test_added_tiles_join_all_others() -> None:
    box = box_with("base/2", [build_pack(race() + power())])
    assert ids(box) == (ALL_RACES | {"bogfolk"}, ALL_POWERS | {"misty"})
    assert box.banners == ""


def test_without_packs_it_is_the_base_game() -> None:
    box = box_with("base/3", [])
    assert (box.races, box.powers, box.packs) == (RACES, POWERS, ())


def test_n9_lender_leaves_and_borrower_gets_its_supply() -> None:
    box = box_with("base/2", [build_pack(race(keys='borrows = "ratmen"'))])
    assert ids(box)[0] == ALL_RACES - {"ratmen"} | {"bogfolk"}
    assert box.races[-1].supply == 13


def test_n9_blank_tiles_are_one_race_and_one_power() -> None:
    pack = build_pack(
        race("bogfolk", 'borrows = "ratmen"') + race("herons", 'borrows = "elves"') + power()
    )
    box = box_with("base/2", [pack], "blank", chosen=["herons", "misty"])
    assert ids(box) == (ALL_RACES - {"elves"} | {"herons"}, ALL_POWERS | {"misty"})
    assert box.banners == "blank herons misty"
    assert len(box.races) == 14


def test_n9_a_blank_badge_alone_changes_no_race() -> None:
    box = box_with("base/2", [build_pack(power())], "blank")
    assert ids(box) == (ALL_RACES, ALL_POWERS | {"misty"})


def test_mode_only_uses_pack_tiles_of_each_kind_present() -> None:
    races = "".join(race(f"folk_{number}") for number in range(6))
    box = box_with("base/2", [build_pack(races)], "only")
    assert ids(box) == ({f"folk_{number}" for number in range(6)}, ALL_POWERS)
    assert box.banners == "only"


def test_race_acting_in_decline_replaces_the_ghouls() -> None:
    box = box_with("base/2", [build_pack(race(keys="acts_in_decline = true"))])
    assert ids(box)[0] == ALL_RACES - {"ghouls"} | {"bogfolk"}


def test_the_order_of_packs_does_not_matter() -> None:
    one, two = build_pack(race("folk_a"), id="aa"), build_pack(race("folk_b"), id="bb")
    first, second = box_with("base/2", [one, two]), box_with("base/2", [two, one])
    assert [race.id for race in first.races] == [race.id for race in second.races]
    assert first.packs == second.packs == (one.label, two.label)


def test_a_board_of_a_pack() -> None:
    with pytest.raises(UnknownMap):
        box_with("fens/isle", [build_pack(power())])


def test_impossible_mixes_are_refused() -> None:
    borrowing = race("folk_a", 'borrows = "ratmen"') + race("folk_b", 'borrows = "ratmen"')
    acting = race("folk_a", "acts_in_decline = true") + race("folk_b", "acts_in_decline = true")
    assert refusal([build_pack(power()), build_pack(power())]) == "box.pack_twice"
    for tile in (race("elves"), power("orcs")):  # accepted by older versions
        old = parse_pack(pack_text(tile), "fens.toml", strict=False)
        assert refusal([old]) == "box.same_id"
    assert refusal([build_pack(borrowing)]) == "box.same_lender"
    assert refusal([build_pack(acting)]) == "box.two_acting"
    assert refusal([build_pack(race())], "blank") == "box.blank_borrows"
    assert refusal([build_pack(race("folk_a") + race("folk_b"))], "blank") == "box.blank_choice"
    assert refusal([build_pack(race())], "blank", ["nobody"]) == "box.unknown_choice"
    assert refusal([build_pack(race())], "only") == "box.too_few"


def test_no_more_tiles_than_fit() -> None:
    packs = [
        build_pack("".join(race(f"folk_{pack}{number}") for number in range(8)), id=f"pack_{pack}")
        for pack in "abc"
    ]
    assert refusal(packs) == "box.too_many"


def test_five_seats_with_lasting_races_need_more_banners_than_the_box_has() -> None:
    lasting = "".join(power(f"way_{number}", "lasts = true") for number in range(5))
    assert refusal([build_pack(lasting)], map="base/5") == "box.too_few"
    assert box_with("base/4", [build_pack(lasting)]).seats == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_box_itself_has_enough(seats: int) -> None:
    assert races_needed(seats, 1) <= len(RACES)
    assert powers_needed(seats, 1) <= len(POWERS)
