"""Cells that no position shows: what a rule leaves behind must be zero, or equal states differ."""

from __future__ import annotations

from smallworld.core import state as s
from smallworld.core.combos import return_banner
from smallworld.core.state import ACTIVE, KINDS, State
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from tests.kit.positions import build_state, held, play, seat_with


def cells(state: State, first: int, count: int) -> list[int]:
    """Return some cells of a state."""
    return [int(state.cells[first + offset]) for offset in range(count)]


def column(*coins: int) -> list[dict[str, object]]:
    """Build a column with these coins."""
    races = ["humans", "elves", "orcs", "ratmen", "giants", "dwarves"]
    powers = ["hill", "flying", "swamp", "forest", "stout", "spirit"]
    rows = zip(races, powers, coins, strict=False)
    return [{"race": race, "power": power, "coins": count} for race, power, count in rows]


def test_p6_the_gap_closes_and_the_last_place_is_empty() -> None:
    state = build_state({"coins": 9}, column=column(0, 0, 0, 0, 2, 3))
    play(state, "pick 2")
    size = int(state.cells[s.COLUMN_SIZE])
    assert size == 5
    assert cells(state, s.COLUMN_COINS, 6) == [1, 0, 0, 2, 3, 0]
    assert cells(state, s.COLUMN_RACE, 6)[5] == cells(state, s.COLUMN_POWER, 6)[5] == 0


def test_p9_the_queue_of_returned_banners_moves_up_and_ends_in_zeros() -> None:
    state = build_state(
        {"coins": 9},
        column=column(0, 0, 0, 0, 0),
        unseen_races=[],
        returned_races=[
            "amazons",
            "dwarves",
            "ghouls",
            "halflings",
            "skeletons",
            "sorcerers",
            "tritons",
            "trolls",
            "wizards",
        ],
    )
    before = cells(state, s.RETURNED, 10)
    play(state, "reveal amazons merchant")
    assert cells(state, s.RETURNED, 10) == [*before[1:9], 0, 0]
    assert int(state.cells[s.RETURNED_COUNT]) == 8


def test_l8_a_returned_banner_leaves_nothing_in_hand() -> None:
    state = build_state({}, seat_with("amazons", "hill"), map="base/3", regions={5: held(1, 2)})
    people = KINDS * 1 + ACTIVE
    race = int(state.cells[s.RACE + people])
    tray = int(state.cells[s.TRAY + race])
    for block, count in ((s.HAND, 3), (s.WAITING, 2), (s.ASIDE, 4)):
        state.cells[block + people] = count
        state.cells[block + people + KINDS] = 7  # of another seat: not touched
    return_banner(state, people)
    assert int(state.cells[s.TRAY + race]) == tray + 3 + 2 + 4
    for block in (s.HAND, s.WAITING, s.ASIDE):
        assert int(state.cells[block + people]) == 0
        assert int(state.cells[block + people + KINDS]) == 7
    assert int(state.cells[s.RACE + people]) == s.NOBODY


def test_a_state_after_some_turns_equals_the_one_read_from_its_position() -> None:
    state = build_state({"coins": 9}, column=column(0, 0, 0, 1, 2, 3))
    play(state, "pick 2")
    again, _ = read_position(position_json(state))
    assert again.same_as(state)
