"""Actions as numbers and as text: every number has one text, and a bad text names what is wrong."""

from __future__ import annotations

import pytest

from smallworld.core import actions as a
from smallworld.core.actions import (
    block_of,
    count_of,
    hurled_in,
    parse_action,
    region_of,
    tiles_of,
    written,
)
from smallworld.core.errors import BadNotation
from smallworld.core.pieces import MAX_HURLED, MAX_POWERS, MAX_REGIONS, MAX_SEATS, MAX_TOKENS
from smallworld.packs.loader import base_box

BOX = base_box("base/2")
# The first number of each block and its length, from ``docs/actions.md``; a block follows the last.
REGIONAL = (
    a.ABANDON,
    a.CONQUER,
    a.CONQUER_DIE,
    a.CONQUER_DRAGON,
    a.CONVERT,
    a.WITHDRAW,
    a.PLACE_CAMP,
    a.PLACE_FORTRESS,
    a.PLACE_HERO,
    a.DECLINED_ABANDON,
    a.DECLINED_CONQUER,
    a.DECLINED_CONQUER_DIE,
)
LATER_REGIONAL = (
    a.DECLINE_AT,
    a.CONQUER_HIRED,
    a.PLACE_MARKER,
    a.PLACE_POWER_MARKER,
    a.PLACE_CATAPULT,
)


def error_of(text: str, *, with_box: bool = True) -> tuple[str, dict[str, object]]:
    """Return the code and the facts of a text that is no action."""
    with pytest.raises(BadNotation) as caught:
        parse_action(text, BOX if with_box else None)
    return caught.value.code, caught.value.facts


def test_every_action_but_reveals_is_written_and_read_back() -> None:
    for action in (*range(a.REVEAL), *range(a.LATER, a.VOCABULARY)):
        assert parse_action(written(action)) == action


def test_every_reveal_of_the_box_is_written_and_read_back() -> None:
    for race in range(len(BOX.races)):
        for power in range(len(BOX.powers)):
            action = int(a.reveal(race, power))
            assert tiles_of(action) == (race, power)
            assert written(action, BOX) == f"reveal {BOX.races[race].id} {BOX.powers[power].id}"
            assert parse_action(written(action, BOX), BOX) == action


def test_declines_are_told_from_all_other_actions() -> None:
    declines = [a.DECLINE, *range(a.DECLINE_AT + 1, a.DECLINE_AT + 1 + MAX_REGIONS)]
    assert [action for action in range(a.VOCABULARY) if a.is_decline(action)] == declines


def test_every_race_and_power_that_a_box_may_have_has_a_reveal_of_its_own() -> None:
    found = {
        int(a.reveal(race, power)): (race, power)
        for race in range(a.MAX_RACES)
        for power in range(a.MAX_POWERS)
    }
    assert len(found) == a.MAX_RACES * a.MAX_POWERS
    assert {action: tiles_of(action) for action in found} == found


def test_blocks_are_named_by_their_constant_from_the_first_to_the_last_number() -> None:
    expected = [a.PICK] * (a.DECLINE - a.PICK)
    expected += range(a.DECLINE, a.ALLY)
    expected += [a.ALLY] * MAX_SEATS
    for block in REGIONAL:
        expected += [block] * MAX_REGIONS
    expected += [a.DEPLOY] * (MAX_REGIONS * MAX_TOKENS)
    expected += [a.DECLINED_DEPLOY] * (MAX_REGIONS * MAX_TOKENS)
    expected += [a.DIE] * (a.REVEAL - a.DIE)
    expected += [a.REVEAL] * (a.LATER - a.REVEAL)
    for block in LATER_REGIONAL:
        expected += [block] * MAX_REGIONS
    expected += [a.REGROUP]
    expected += [a.CONQUER_HURL] * (MAX_REGIONS * MAX_HURLED)
    assert [int(block_of(action)) for action in range(a.VOCABULARY)] == expected
    assert [int(block_of(action)) for action in (-1, a.VOCABULARY)] == [-1, -1]


@pytest.mark.parametrize(
    ("action", "block"),
    [
        (a.DECLINED_DEPLOY - 1, a.DEPLOY),
        (a.DECLINED_DEPLOY, a.DECLINED_DEPLOY),
        (a.DIE - 1, a.DECLINED_DEPLOY),
        (a.DIE, a.DIE),
        (a.REVEAL - 1, a.DIE),
        (a.REVEAL, a.REVEAL),
        (a.DEPLOY - 1, a.DECLINED_CONQUER_DIE),
        (a.DEPLOY, a.DEPLOY),
        (a.LATER - 1, a.REVEAL),
        (a.LATER, a.DECLINE_AT),
        (a.REGROUP - 1, a.PLACE_CATAPULT),
        (a.CONQUER_HURL, a.CONQUER_HURL),
    ],
)
def test_a_block_ends_where_the_next_begins(action: int, block: int) -> None:
    assert block_of(action) == block


def test_only_regional_actions_and_deployments_have_a_region() -> None:
    regions = [int(region_of(action)) for action in range(a.VOCABULARY)]
    assert regions[: a.ABANDON + 1] == [0] * (a.ABANDON + 1)
    assert regions[a.ABANDON + 1 : a.DEPLOY] == list(range(1, MAX_REGIONS + 1)) * len(REGIONAL)
    placed = [region for region in range(1, MAX_REGIONS + 1) for _ in range(MAX_TOKENS)]
    assert regions[a.DEPLOY : a.DIE] == placed * 2
    assert not any(regions[a.DIE : a.LATER])
    later = list(range(1, MAX_REGIONS + 1)) * len(LATER_REGIONAL)
    assert regions[a.LATER : a.REGROUP] == later
    assert regions[a.REGROUP] == 0
    hurling = range(a.CONQUER_HURL, a.VOCABULARY)
    assert [(int(region_of(n)), int(hurled_in(n))) for n in hurling] == [
        (region, count)
        for region in range(1, MAX_REGIONS + 1)
        for count in range(1, MAX_HURLED + 1)
    ]
    counts = [int(count_of(action)) for action in range(a.DEPLOY, a.DIE)]
    assert counts == list(range(1, MAX_TOKENS + 1)) * (2 * MAX_REGIONS)


@pytest.mark.parametrize("action", [-1, a.VOCABULARY])
def test_an_unknown_number_names_the_highest(action: int) -> None:
    with pytest.raises(BadNotation) as caught:
        written(action, BOX)
    assert caught.value.code == "notation.unknown_number"
    assert caught.value.facts == {"number": action, "highest": a.VOCABULARY - 1}


@pytest.mark.parametrize(
    "action",
    [
        int(a.reveal(len(BOX.races), 0)),
        int(a.reveal(0, len(BOX.powers))),
        int(a.reveal(len(BOX.races) - 1, MAX_POWERS - 1)),
    ],
)
def test_a_reveal_of_tiles_that_the_box_lacks_cannot_be_written(action: int) -> None:
    with pytest.raises(BadNotation) as caught:
        written(action, BOX)
    assert caught.value.code == "notation.unknown_number"
    assert caught.value.facts == {"number": action, "highest": a.REVEAL - 1}


def test_a_reveal_needs_a_box() -> None:
    with pytest.raises(BadNotation):
        written(a.REVEAL)
    assert error_of("reveal elves hill", with_box=False)[0] == "notation.shape"


@pytest.mark.parametrize(
    ("text", "what", "word", "low", "high"),
    [
        ("pick 0", "place", "0", 1, 6),
        ("pick 7", "place", "7", 1, 6),
        ("ally 5", "seat", "5", 0, 4),
        ("ally -1", "seat", "-1", 0, 4),
        ("die 4", "die", "4", 0, 3),
        ("conquer 0", "region", "0", 1, 23),
        ("conquer 61", "region", "61", 1, 23),
        ("deploy 0 2", "region", "0", 1, 23),
        ("deploy 5 0", "count", "0", 1, 20),
        ("deploy 5 21", "count", "21", 1, 20),
        ("conquer 07", "region", "07", 1, 23),
        ("conquer +7", "region", "+7", 1, 23),
        ("pick 1٣", "place", "1٣", 1, 6),
        ("conquer " + "1" * 30, "region", "1" * 20, 1, 23),
    ],
)
def test_a_number_out_of_bounds_names_the_bounds(
    text: str, what: str, word: str, low: int, high: int
) -> None:
    facts = {"what": what, "word": word, "low": low, "high": high}
    assert error_of(text) == ("notation.number", facts)


def test_without_a_box_the_largest_board_is_the_bound() -> None:
    facts = {"what": "region", "word": "61", "low": 1, "high": MAX_REGIONS}
    assert error_of("conquer 61", with_box=False) == ("notation.number", facts)


@pytest.mark.parametrize("text", ["ally 0", "ally 4", "pick 1", "pick 6", "die 0", "die 3"])
def test_the_bounds_themselves_are_read(text: str) -> None:
    assert written(parse_action(text)) == text


def test_unknown_tiles_are_named_with_the_known_ones() -> None:
    races = [trait.id for trait in BOX.races]
    powers = [trait.id for trait in BOX.powers]
    unknown = "notation.unknown_race", {"word": "pixies", "known": races}
    assert error_of("reveal pixies hill") == unknown
    assert error_of("reveal elves brave") == (
        "notation.unknown_power",
        {"word": "brave", "known": powers},
    )
    assert error_of(f"reveal {'x' * 50} hill")[1]["word"] == "x" * 40
    assert error_of(f"reveal elves {'x' * 50}")[1]["word"] == "x" * 40


def test_a_known_word_in_a_wrong_shape_lists_its_shapes() -> None:
    assert error_of("deploy 7") == (
        "notation.shape",
        {"word": "deploy", "shapes": ["deploy R N"]},
    )
    code, facts = error_of("conquer seven")
    assert code == "notation.shape"
    assert facts == {
        "word": "conquer",
        "shapes": [
            *("conquer R", "conquer R die", "conquer R dragon", "conquer R sorcery"),
            *("conquer R hired", "conquer R hurl N"),
        ],
    }


def test_an_unknown_word_lists_all_shapes() -> None:
    code, facts = error_of("conker 7")
    assert (code, facts["word"]) == ("notation.unknown_word", "conker")
    shapes = facts["shapes"]
    assert isinstance(shapes, list) and "pick N" in shapes and "reveal RACE POWER" in shapes
    assert error_of("y" * 60)[1]["word"] == "y" * 40
    assert error_of("two words")[0] == "notation.unknown_word"
