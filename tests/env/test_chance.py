"""Chance: the same for a seed in every build, and with the right probabilities."""

from collections import Counter

from smallworld.core.actions import DIE, REVEAL
from smallworld.core.playout import draw
from smallworld.core.state import DIE_FOR, ROLL_BEFORE, new_state
from smallworld.env.tables.chance import Chance
from smallworld.packs.loader import base_box


def test_numbers_of_a_seed_never_change() -> None:
    chance = Chance(1)
    assert [int(chance.below(1000)) for _ in range(5)] == [253, 742, 692, 925, 612]


def test_seeds_are_not_alike() -> None:
    firsts = {int(Chance(seed).below(2**31)) for seed in (*range(1000), -1, 2**63, 2**64 - 1)}
    assert len(firsts) > 1000


def test_the_die_is_fair() -> None:
    state = new_state(base_box("base/2"))
    state.cells[DIE_FOR] = ROLL_BEFORE
    chance = Chance(3)
    shown = Counter(int(draw(state, chance)) - DIE for _ in range(6000))
    assert set(shown) == {0, 1, 2, 3}
    assert abs(shown[0] - 3000) < 150
    assert all(abs(shown[number] - 1000) < 120 for number in (1, 2, 3))


def test_reveals_are_fair() -> None:
    state = new_state(base_box("base/2"))
    chance = Chance(4)
    shown = Counter(int(draw(state, chance)) - REVEAL for _ in range(14_000))
    races: Counter[int] = Counter()
    powers: Counter[int] = Counter()
    for combo, times in shown.items():
        races[combo // 32] += times
        powers[combo % 32] += times
    assert len(shown) == 14 * 20
    assert all(abs(times - 1000) < 130 for times in races.values())
    assert all(abs(times - 700) < 110 for times in powers.values())
