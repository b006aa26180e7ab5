"""Points of a table, and where everybody stands.

A table gives 12 points, shared by how many opponents a player beat: 12 and 0 for two players, 12,
6 and 0 for three, 12, 9, 6, 3 and 0 for five. Tied players share. A bye counts as 12 points.
Ties of points are broken by the mean points of the opponents, then by the share of the coins, the
number of won tables, and a draw by the public seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from smallworld.server.club.tournaments.events import FILL, Result
from smallworld.server.club.tournaments.state import Round, Tournament
from smallworld.server.messages.tournaments import Standing

WIN: Final = 12.0


def points_of(result: Result) -> list[float]:
    """Return the points of each seat; who gave up has beaten nobody.

    >>> points_of(Result("", [1, 2, 2], [9, 5, 5], [False] * 3, [False] * 3))
    [12.0, 3.0, 3.0]
    """
    points = []
    for mine, gave_up in zip(result.places, result.gave_up, strict=True):
        beaten = sum(other > mine for other in result.places)
        ties = result.places.count(mine) - 1
        share = (beaten + ties / 2) / (len(result.places) - 1)
        points.append(0.0 if gave_up else WIN * share)
    return points


@dataclass
class _Tally:
    points: float = 0.0
    coins: list[float] = field(default_factory=list)  # shares, one of each table
    wins: int = 0
    played: int = 0
    byes: int = 0
    met: list[int] = field(default_factory=list)
    reached: int = 0
    last: tuple[float, float] = (0.0, 0.0)  # points and share of coins in the last round
    is_out: bool = False


def standings(tournament: Tournament) -> list[Standing]:
    """Return all entrants, the best first."""
    tallies = {number: _Tally() for number in tournament.entrants}
    for one in tournament.rounds:
        _count(one, tallies)
    if tournament.rules.format == "knock_out":
        _note_knocked_out(tournament, tallies)

    def mean_of_opponents(tally: _Tally) -> float:
        points = [tallies[other].points for other in tally.met]
        return sum(points) / len(points) if points else 0.0

    def worth(number: int) -> tuple[object, ...]:
        tally = tallies[number]
        reached = (tally.reached, *tally.last) if tally.is_out or tally.reached else (0, 0.0, 0.0)
        return (
            *(reached if tournament.rules.format == "knock_out" else ()),
            tally.points,
            round(mean_of_opponents(tally), 6),
            round(_mean(tally.coins), 6),
            tally.wins,
            _draw(tournament.seed, number),
        )

    ranked = sorted(tallies, key=worth, reverse=True)
    return [
        Standing(
            place=place,
            entrant=number,
            points=tallies[number].points,
            opponents=round(mean_of_opponents(tallies[number]), 2),
            coins=round(_mean(tallies[number].coins), 3),
            wins=tallies[number].wins,
            played=tallies[number].played,
            byes=tallies[number].byes,
            reached=tallies[number].reached,
            out=tallies[number].is_out,
        )
        for place, number in enumerate(ranked, 1)
    ]


def _count(one: Round, tallies: dict[int, _Tally]) -> None:
    for number in one.byes:
        tallies[number].points += WIN
        tallies[number].byes += 1
        tallies[number].last = (WIN, 1.0)
    for table in one.tables:
        result = one.results.get(table.game)
        if result is None:
            continue
        whole = sum(result.coins)
        for seat, (number, points) in enumerate(zip(table.seats, points_of(result), strict=True)):
            if number == FILL:
                continue
            tally = tallies[number]
            share = len(table.seats) * result.coins[seat] / whole if whole else 1.0
            tally.points += points
            tally.coins.append(share)
            tally.wins += result.places[seat] == 1 and not result.gave_up[seat]
            tally.played += 1
            tally.met += [other for other in table.seats if other not in (number, FILL)]
            tally.last = (points, share)


# --- knock-out
def survivors(tournament: Tournament) -> list[int]:
    """Return who has not been knocked out by the rounds that are over, in the order of seeds.

    After the final that is the winner.
    """
    alive = set(tournament.order)
    for one in tournament.rounds:
        if one.is_over:
            alive &= _going_on_from(one, tournament)
    return [number for number in tournament.order if number in alive]


def going_on(size: int, advance: int) -> int:
    """Return how many of a table with so many players go on: never all."""
    return max(1, min(advance, size - 1))


def _going_on_from(one: Round, tournament: Tournament) -> set[int]:
    is_final = len(one.tables) == 1 and not one.byes
    alive = set(one.byes)
    for table in one.tables:
        players = [number for number in table.seats if number != FILL]
        best = best_at_table(one, table.game, table.seats)
        most = 1 if is_final else going_on(len(players), tournament.rules.advance)
        alive |= set(best[:most])
    return alive


def best_at_table(one: Round, game: str, seats: Sequence[int]) -> list[int]:
    """Return the entrants of a table, the best first; ties go by coins, then by a draw."""
    result = one.results[game]
    worth = {
        number: (not result.gave_up[seat], -result.places[seat], result.coins[seat])
        for seat, number in enumerate(seats)
        if number != FILL
    }
    return sorted(worth, key=lambda n: (*worth[n], _draw(one.seed, n)), reverse=True)


def _note_knocked_out(tournament: Tournament, tallies: dict[int, _Tally]) -> None:
    alive = set(survivors(tournament))
    for number, tally in tallies.items():
        rounds = [one for one in tournament.rounds if number in one.byes or one.table_of(number)]
        tally.reached = len(rounds)
        tally.is_out = bool(tournament.rounds) and number not in alive
    if tournament.phase == "finished" and len(alive) == 1:
        tallies[alive.pop()].reached += 1


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _draw(seed: str, number: int) -> bytes:
    return hashlib.sha256(f"{seed} {number}".encode()).digest()
