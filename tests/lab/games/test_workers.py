"""Jobs on executors: all are played, and only some of them wait at a time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player
from smallworld.lab.games.workers import WAITING, run_on_executor


@dataclass(frozen=True)
class Number:
    key: Key
    players: tuple[Player, ...] = ()


def test_a_long_plan_is_handed_out_piece_by_piece() -> None:
    handed_out = 0

    def numbers() -> Iterator[Number]:
        nonlocal handed_out
        for deal in range(WAITING + 500):
            handed_out += 1
            yield Number((2, (), deal, 0))

    found: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        for played in run_on_executor(executor, numbers(), lambda job: job.key[2]):
            assert handed_out <= len(found) + 1 + WAITING
            found.append(played)
    assert sorted(found) == list(range(WAITING + 500))
