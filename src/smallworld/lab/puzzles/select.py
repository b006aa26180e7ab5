"""Choose varied puzzles from a pool, and order them by day."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Final

from msgspec.structs import replace

from smallworld.core.state import ACTIVE, KINDS, State
from smallworld.lab.puzzles.puzzles import GRADES, Puzzle, state_of

SAME_ON_BOARD: Final = 3  # puzzles of one kind with the same race on the same board
WEEK: Final = 7


def tiles_at(state: State) -> tuple[str, str, str]:
    """Return board, race and power of the seat to move."""
    people = KINDS * state.turn + ACTIVE
    return state.box.board.id, state.race(people).id, state.power(people).id


def tiles_of(puzzle: Puzzle) -> tuple[str, str, str]:
    """Return board, race and power of a puzzle."""
    return tiles_at(state_of(puzzle))


def chosen(pool: Sequence[Puzzle], count: int, seen: Counter[str]) -> list[Puzzle]:
    """Choose ``count`` puzzles with the rarest boards, races, powers and grades first.

    ``seen`` counts boards, races and powers, including those of puzzles chosen before.
    """
    rest = [(puzzle, tiles_of(puzzle)) for puzzle in pool]
    picked: list[Puzzle] = []
    together: Counter[tuple[str, str]] = Counter()

    def staleness(one: tuple[Puzzle, tuple[str, str, str]]) -> tuple[float, ...]:
        puzzle, (board, race, power) = one
        missing = (not seen[race]) + (not seen[power])
        often = seen[board] / 20 + seen[race] / 6 + seen[power] / 4
        often += sum(other.grade == puzzle.grade for other in picked) / 20
        often += sum(other.declines == puzzle.declines for other in picked) / 8
        return (-missing, together[board, race] >= SAME_ON_BOARD, often)

    while rest and len(picked) < count:
        best = min(rest, key=staleness)
        rest.remove(best)
        puzzle, (board, race, power) = best
        picked.append(puzzle)
        seen.update([board, race, power])
        together[board, race] += 1
    return picked


def order_by_day(puzzles: Sequence[Puzzle], seed: int = 7) -> list[Puzzle]:
    """Order every week from easy to hard, otherwise at random; ids follow the days."""
    order = random.Random(seed)
    shuffled = sorted(puzzles, key=lambda _: order.random())
    shuffled.sort(key=lambda puzzle: GRADES.index(puzzle.grade))
    bounds = [len(shuffled) * day // WEEK for day in range(WEEK + 1)]
    weekdays = [shuffled[bounds[day] : bounds[day + 1]] for day in range(WEEK)]
    for weekday in weekdays:
        order.shuffle(weekday)
    days = [puzzle for puzzle in chain(*zip_longest(*weekdays)) if puzzle is not None]
    return [
        replace(puzzle, id=f"{puzzle.kind}-{number:03}")
        for number, puzzle in enumerate(days, start=1)
    ]
