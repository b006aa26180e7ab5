"""The next round of any format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smallworld.server.club.tournaments.events import FILL
from smallworld.server.club.tournaments.pairing import knock_out, round_robin, swiss
from smallworld.server.club.tournaments.pairing.history import history_of
from smallworld.server.club.tournaments.pairing.seat_order import seat_order
from smallworld.server.club.tournaments.standings import standings, survivors
from smallworld.server.club.tournaments.state import Tournament
from smallworld.server.messages.tournaments import TournamentRules


@dataclass(frozen=True)
class Pairing:
    """A round: tables in the order of their seats, byes, and who is absent."""

    tables: list[list[int]]
    byes: list[int]
    absent: list[int]


def planned_rounds(rules: TournamentRules, players: int) -> int:
    """Return how many rounds a tournament has with so many players."""
    if rules.format == "knock_out":
        return knock_out.rounds_needed(players, rules.seats, rules.advance)
    if rules.rounds:
        return rules.rounds
    if rules.format == "round_robin":
        return round_robin.usual_rounds(players, rules.seats)
    return swiss.usual_rounds(players, rules.seats)


def pair_round(tournament: Tournament, seed: str) -> Pairing | None:
    """Pair the next round; ``None`` if the tournament is over."""
    rules, number = tournament.rules, len(tournament.rounds) + 1
    is_knock_out = rules.format == "knock_out"
    rounds = planned_rounds(rules, len(tournament.order))
    if not is_knock_out and number > rounds:
        return None
    left = survivors(tournament) if is_knock_out else tournament.order
    here = [one for one in left if tournament.entrants[one].is_here]
    absent = [one for one in left if one not in here and not tournament.entrants[one].withdrawn]
    if len(here) < 2:
        return None
    history = history_of(tournament.rounds)
    if is_knock_out:
        groups, byes = knock_out.pair_knock_out(here, rules.seats)
    elif rules.format == "round_robin":
        groups, byes = round_robin.pair_round_robin(
            tournament.order, set(here), number, rounds, rules.seats, history, seed
        )
    else:
        table = standings(tournament)
        ranked = [one.entrant for one in table if one.entrant in here]
        if not tournament.rounds:
            ranked = here
        points = {one.entrant: one.points for one in table}
        groups, byes = swiss.pair_swiss(ranked, points, rules.seats, history, seed)
    if rules.fill:
        groups, byes = _filled(groups, byes, rules, is_knock_out=is_knock_out)
    tables = [seat_order(group, history, seed) for group in groups]
    return Pairing(tables, byes, absent)


def _filled(
    groups: Sequence[list[int]], byes: list[int], rules: TournamentRules, *, is_knock_out: bool
) -> tuple[list[list[int]], list[int]]:
    """Let bots fill all tables, and play those who have no opponent.

    In a knock-out a bye is better than a game against a bot who cannot go on.
    """
    alone = [] if is_knock_out else [[one] for one in byes]
    full = [[*group, *[FILL] * (rules.seats - len(group))] for group in (*groups, *alone)]
    return full, byes if is_knock_out else []
