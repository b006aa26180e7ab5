"""The shipped puzzles: what the set contains, and that every answer is correct."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from importlib.resources import files

import pytest

from smallworld.bots.search.most_coins import TurnSolver
from smallworld.core.actions import parse_action
from smallworld.core.state import ACTIVE, COLUMN_SIZE, KINDS, RETURNED_COUNT
from smallworld.lab.puzzles.generate import (
    CLEAR,
    ERRORS,
    find_coin_puzzle,
    first_sight,
    is_deterministic,
)
from smallworld.lab.puzzles.puzzles import (
    COINS,
    DECLINE,
    GRADES,
    Puzzle,
    puzzle_of,
    puzzles_by_id,
    shipped_puzzles,
    solution_record,
    solved_game,
    state_of,
)
from smallworld.lab.puzzles.shorthand import long_form, short_form
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.play.record import read_record
from tests.kit.positions import build_state

PUZZLES = shipped_puzzles().puzzles
OF_COINS = [puzzle for puzzle in PUZZLES if puzzle.kind == COINS]
OF_DECLINE = [puzzle for puzzle in PUZZLES if puzzle.kind == DECLINE]
SMALL = 600  # states of a turn that is solved in every run; `make soak` solves all


def test_there_are_enough_and_no_two_are_alike() -> None:
    assert len(PUZZLES) >= 100
    assert len(puzzles_by_id()) == len(PUZZLES)
    assert len({repr(puzzle.position) for puzzle in PUZZLES}) == len(PUZZLES)
    assert "make_puzzles" in shipped_puzzles().made_by
    assert date.fromisoformat(shipped_puzzles().made_on)
    assert len((files("smallworld.lab.puzzles") / "puzzles.json").read_bytes()) < 150_000


def test_every_board_race_and_power_comes_up() -> None:
    boards: Counter[str] = Counter()
    races: set[str] = set()
    powers: set[str] = set()
    for puzzle in PUZZLES:
        state = state_of(puzzle)
        people = KINDS * state.turn + ACTIVE
        boards[state.box.board.id] += 1
        races.add(state.race(people).id)
        powers.add(state.power(people).id)
    assert set(boards) == {*map_ids()} and min(boards.values()) >= 15
    assert races == {race.id for race in RACES}
    assert powers == {power.id for power in POWERS}


def test_every_grade_and_both_answers_come_up() -> None:
    assert {puzzle.grade for puzzle in OF_COINS} == {puzzle.grade for puzzle in OF_DECLINE}
    assert {puzzle.grade for puzzle in PUZZLES} == {*GRADES}
    answers = Counter(puzzle.declines for puzzle in OF_DECLINE)
    assert min(answers[True], answers[False]) >= len(OF_DECLINE) // 4


@pytest.mark.parametrize("puzzle", OF_COINS, ids=lambda puzzle: puzzle.id)
def test_the_solution_earns_what_it_says_and_first_sight_does_not(puzzle: Puzzle) -> None:
    income = solved_game(puzzle).last_income
    assert income is not None and income["coins"] == puzzle.best
    assert first_sight(state_of(puzzle)) == puzzle.first_sight < puzzle.best
    assert puzzle.runner_up < puzzle.best


@pytest.mark.parametrize("puzzle", OF_DECLINE, ids=lambda puzzle: puzzle.id)
def test_one_answer_is_clearly_better(puzzle: Puzzle) -> None:
    gain = puzzle.best - puzzle.runner_up
    assert gain > CLEAR - 0.001 and gain > ERRORS * puzzle.error - 0.001
    assert len(solved_game(puzzle).log) == len(puzzle.solution)


def test_small_ones_are_solved_again() -> None:
    solved = 0
    for puzzle in OF_COINS:
        best = TurnSolver(SMALL).solve(state_of(puzzle)) if solved < 4 else None
        if best is not None:
            solved += 1
            assert best.coins == puzzle.best
    assert solved == 4


def test_a_turn_found_by_simple_rules_is_no_puzzle() -> None:
    plain = build_state(
        {"race": "humans", "power": "alchemist"}, {}, round=2, regions={2: {"seat": 0, "tokens": 3}}
    )
    best = TurnSolver().solve(plain)
    assert best is not None and first_sight(plain) == best.coins
    assert find_coin_puzzle(plain) is None


def test_all_puzzles_appear_before_one_is_repeated() -> None:
    first = date(2026, 2, 27)
    days = [puzzle_of(first + timedelta(days=day)).id for day in range(len(PUZZLES))]
    assert len(set(days)) == len(PUZZLES)
    assert puzzle_of(first + timedelta(days=len(PUZZLES))).id == days[0]


def test_every_week_goes_from_easy_to_hard() -> None:
    monday = date(2026, 2, 23)
    week = [GRADES.index(puzzle_of(monday + timedelta(days=day)).grade) for day in range(7)]
    assert week == sorted(week) and week[0] < week[-1]


def test_a_turn_with_a_reveal_is_no_puzzle() -> None:
    state = state_of(OF_COINS[0])
    assert is_deterministic(state, [parse_action(word, state.box) for word in OF_COINS[0].solution])
    short = state.clone()
    short.cells[COLUMN_SIZE] -= 1
    short.cells[RETURNED_COUNT] += 1
    assert not is_deterministic(short, [parse_action("stop")])


def test_the_solution_is_a_record() -> None:
    puzzle = OF_COINS[-1]
    game = read_record(solution_record(puzzle))
    assert [line.seat for line in game.log] == [int(state_of(puzzle).turn)] * len(game.log)
    assert game.state.same_as(solved_game(puzzle).state)


def test_shorthand_loses_nothing() -> None:
    for puzzle in PUZZLES:
        assert long_form(short_form(puzzle.position)) == puzzle.position
