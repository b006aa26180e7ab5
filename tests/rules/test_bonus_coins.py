"""Traits that pay a bonus coin for each region of a kind: one table, the same rules for all.

What only one of them does is in its own file in ``tests/races`` or ``tests/powers``.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    build_state,
    coins_of,
    facts_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    pass_turn,
    play,
    seat_with,
)


@dataclass(frozen=True)
class Bonus:
    """A trait that pays, regions of the map for two that it pays for, and others."""

    ruling: str
    trait: str
    race: str
    power: str
    pays: tuple[int, ...]
    pays_not: tuple[int, ...]
    neighbour: int  # an empty region it pays for, next to ``start``
    start: int

    def __str__(self) -> str:
        return f"{self.ruling}-{self.trait}"

    def state(self, *regions: int) -> State:
        """Build a state in which one token stands in each of these regions."""
        seat = seat_with(self.race, self.power)
        return build_state(seat, regions={region: held(0) for region in regions})


MINES = Bonus("H11", "dwarves", "dwarves", "wealthy", (3, 6), (2, 5, 7), 3, 2)
PAID_WHILE_ACTIVE = (
    Bonus("H11", "humans", "humans", "wealthy", (10, 14), (5, 13, 3), 10, 5),
    Bonus("H11", "wizards", "wizards", "wealthy", (2, 14), (10, 6, 15, 3), 11, 5),
    Bonus("Y31", "forest", "trolls", "forest", (3, 11), (2, 4, 5), 3, 2),
    Bonus("Y31", "hill", "ratmen", "hill", (5, 7, 18), (2, 4, 6, 20), 5, 4),
    Bonus("Y31", "merchant", "skeletons", "merchant", (5, 10, 9), (), 10, 5),
    Bonus("Y31", "swamp", "trolls", "swamp", (4, 19, 21), (5, 20), 4, 5),
)
every_bonus = pytest.mark.parametrize("bonus", [MINES, *PAID_WHILE_ACTIVE], ids=str)
bonus_while_active = pytest.mark.parametrize("bonus", PAID_WHILE_ACTIVE, ids=str)


@every_bonus
def test_h11_y31_each_region_of_its_kind_pays_one_coin(bonus: Bonus) -> None:
    state = bonus.state(*bonus.pays, *bonus.pays_not)
    regions = len(bonus.pays) + len(bonus.pays_not)
    assert income_of(state) == {"regions": regions, bonus.trait: len(bonus.pays)}


@every_bonus
def test_h11_y31_other_regions_pay_nothing_more(bonus: Bonus) -> None:
    if bonus.pays_not:
        assert income_of(bonus.state(*bonus.pays_not)) == {"regions": len(bonus.pays_not)}


@every_bonus
def test_h11_y31_a_region_taken_this_turn_pays(bonus: Bonus) -> None:
    seat = seat_with(bonus.race, bonus.power, 6)
    state = build_state(seat, regions={bonus.start: held(0)}, phase="conquest")
    before = income_of(state).get(bonus.trait, 0)
    play(state, f"conquer {bonus.neighbour}")
    assert income_of(state) == {"regions": 2, bonus.trait: before + 1}
    pass_turn(state)
    assert coins_of(state) == 5 + 2 + before + 1


@every_bonus
def test_h11_y31_a_region_given_up_this_turn_does_not_pay(bonus: Bonus) -> None:
    lost, *kept = bonus.pays
    state = bonus.state(lost, *kept)
    play(state, f"abandon {lost}")
    events = pass_turn(state)
    assert facts_of(events, "income")[0]["parts"] == [
        ("regions", len(kept)),
        (bonus.trait, len(kept)),
    ]


@every_bonus
def test_v3_regions_of_the_race_in_decline_pay_nothing_more(bonus: Bonus) -> None:
    first, second, *_ = bonus.pays
    state = build_state(
        {**seat_with(bonus.race, bonus.power), **in_decline("elves")},
        regions={first: held(0), second: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, bonus.trait: 1, "declined": 1}


@bonus_while_active
def test_d5_d12_in_decline_its_regions_pay_nothing_more(bonus: Bonus) -> None:
    state = bonus.state(*bonus.pays)
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", len(bonus.pays))]
    assert coins_of(state) == 5 + len(bonus.pays)
