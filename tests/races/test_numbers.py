"""The race table of the rulings, section 1.1: banner, box, reserve."""

import pytest

from smallworld.core.traits import Trait
from smallworld.packs.base.races import RACES
from tests.kit.positions import ANN, after_pick, hand_of, tray_of

HIGHEST = "spirit"  # brings five, like no badge more
# race, banner, extra tokens of the Amazons, tokens in the box, reserve
TABLE = [
    ("amazons", 6, 4, 15, 0),
    ("dwarves", 3, 0, 8, 0),
    ("elves", 6, 0, 11, 0),
    ("ghouls", 5, 0, 10, 0),
    ("giants", 6, 0, 11, 0),
    ("halflings", 6, 0, 11, 0),
    ("humans", 5, 0, 10, 0),
    ("orcs", 5, 0, 10, 0),
    ("ratmen", 8, 0, 13, 0),
    ("skeletons", 6, 0, 20, 9),
    ("sorcerers", 5, 0, 18, 8),
    ("tritons", 6, 0, 11, 0),
    ("trolls", 5, 0, 10, 0),
    ("wizards", 5, 0, 10, 0),
]


def banner(race: str) -> Trait:
    return next(trait for trait in RACES if trait.id == race)


def test_1_1_the_box_holds_exactly_the_fourteen_races_of_the_table() -> None:
    assert [trait.id for trait in RACES] == [row[0] for row in TABLE]


@pytest.mark.parametrize(("race", "tokens", "extra", "box", "reserve"), TABLE)
def test_1_1_the_number_on_the_banner(
    race: str, tokens: int, extra: int, box: int, reserve: int
) -> None:
    assert (banner(race).tokens, banner(race).visitors) == (tokens, extra)


@pytest.mark.parametrize(("race", "tokens", "extra", "box", "reserve"), TABLE)
def test_1_1_the_tokens_in_the_box(
    race: str, tokens: int, extra: int, box: int, reserve: int
) -> None:
    assert banner(race).supply == box


@pytest.mark.parametrize(("race", "tokens", "extra", "box", "reserve"), TABLE)
def test_1_1_the_reserve_beside_the_highest_badge(
    race: str, tokens: int, extra: int, box: int, reserve: int
) -> None:
    state = after_pick(race, HIGHEST)
    assert hand_of(state, ANN) == tokens + extra + 5
    assert tray_of(state, race) == reserve


def test_1_1_the_box_counts_add_up_to_168() -> None:
    assert sum(int(trait.supply) for trait in RACES) == 168


def test_p7_every_box_count_covers_the_banner_and_the_highest_badge() -> None:
    short = [t.id for t in RACES if t.supply < t.tokens + t.visitors + 5]
    assert short == []
