"""Rounds are fair: nobody twice, meetings and seats balanced, the same from the same log."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smallworld.server.club.tournaments.events import FILL, event_text, read_event
from smallworld.server.club.tournaments.pairing.groups import group_sizes
from smallworld.server.club.tournaments.pairing.history import history_of
from smallworld.server.club.tournaments.pairing.rounds import pair_round, planned_rounds
from smallworld.server.club.tournaments.standings import standings, survivors
from smallworld.server.club.tournaments.state import Round, replay
from smallworld.server.messages.tournaments import Format, TournamentRules
from tests.server.club.tournaments.playing import Played

FORMATS: tuple[Format, ...] = ("round_robin", "swiss", "knock_out")


@st.composite
def some_rules(draw: st.DrawFn) -> TournamentRules:
    seats = draw(st.integers(2, 5))
    return TournamentRules(
        format=draw(st.sampled_from(FORMATS)),
        seats=seats,
        rounds=draw(st.integers(0, 5)),
        fill=draw(st.sampled_from(["", "normal"])),
        advance=draw(st.integers(1, max(1, seats - 1))),
    )


def seats_of(one: Round) -> list[int]:
    return [number for table in one.tables for number in table.seats if number != FILL]


@given(some_rules(), st.integers(2, 23), st.integers(0, 99))
@settings(max_examples=50, deadline=None)
def test_everybody_is_scheduled_once_or_has_a_bye(
    rules: TournamentRules, players: int, seed: int
) -> None:
    played = Played(rules, players, seed)
    tournament = played.tournament
    while tournament.phase == "running":
        one = tournament.rounds[-1]
        seated = seats_of(one)
        assert len(seated) == len(set(seated))
        expected = set(tournament.order)
        if rules.format == "knock_out" and len(tournament.rounds) > 1:
            assert len(seated) + len(one.byes) + len(one.absent) <= players
        else:
            withdrawn = {n for n, e in tournament.entrants.items() if e.withdrawn}
            assert {*seated, *one.byes, *one.absent} == expected - withdrawn
        assert len(seated) + len(one.byes) == len({*seated, *one.byes})
        sizes = [len(table.seats) for table in one.tables]
        assert all(2 <= size <= rules.seats for size in sizes)
        if rules.fill:
            assert set(sizes) <= {rules.seats}
        else:
            assert max(sizes) - min(sizes) <= 1
        played.somebody_moves()
        played.play_round()
    ranked = [one.entrant for one in standings(tournament)]
    assert sorted(ranked) == sorted(tournament.entrants)


@given(some_rules(), st.integers(2, 16), st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_the_log_decides_everything(rules: TournamentRules, players: int, seed: int) -> None:
    played = Played(rules, players, seed)
    while played.tournament.phase == "running":
        played.somebody_moves()
        played.play_round()
    assert [read_event(event_text(entry.event)) for entry in played.log] == [
        entry.event for entry in played.log
    ]
    again = replay("t", played.log)
    assert again == played.tournament
    assert standings(again) == standings(played.tournament)
    paired = [at for at, entry in enumerate(played.log) if hasattr(entry.event, "byes")]
    for at in paired:
        event = played.log[at].event
        found = pair_round(replay("t", played.log[:at]), event.seed)  # type: ignore[union-attr]
        assert found is not None
        assert found.tables == [table.seats for table in event.tables]  # type: ignore[union-attr]


@pytest.mark.parametrize("players", range(2, 14))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    played = Played(TournamentRules(format="round_robin", seats=2), players)
    played.play_to_the_end()
    history = history_of(played.tournament.rounds)
    pairs = [history.met(*pair) for pair in combinations(range(1, players + 1), 2)]
    assert set(pairs) == {1}
    assert set(history.byes.values()) <= {1}


@pytest.mark.parametrize(
    ("players", "seats"), [(9, 3), (15, 3), (21, 3), (25, 5), (35, 5), (20, 4)]
)
def test_where_a_design_exists_nobody_meets_twice(players: int, seats: int) -> None:
    rounds = players // seats
    rules = TournamentRules(format="round_robin", seats=seats, rounds=rounds)
    played = Played(rules, players)
    played.play_to_the_end()
    assert max(history_of(played.tournament.rounds).meetings.values()) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("players", [6, 7, 8, 10, 11, 12, 16, 30])
def test_meetings_of_a_round_robin_are_even(players: int, seats: int) -> None:
    played = Played(TournamentRules(format="round_robin", seats=seats), players)
    played.play_to_the_end()
    history = history_of(played.tournament.rounds)
    met = [history.met(*pair) for pair in combinations(range(1, players + 1), 2)]
    assert sum(value > 2 for value in met) <= 2
    assert sum(value == 1 for value in met) >= len(met) // 3


@given(st.integers(8, 24), st.integers(0, 99))
@settings(max_examples=12, deadline=None)
def test_a_swiss_tournament_of_two_repeats_no_meeting(players: int, seed: int) -> None:
    played = Played(TournamentRules(format="swiss", seats=2), players, seed)
    played.play_to_the_end()
    history = history_of(played.tournament.rounds)
    assert max(history.meetings.values()) == 1
    assert max(history.byes.values(), default=0) <= 1


@given(st.integers(12, 24), st.integers(3, 5), st.integers(0, 99))
@settings(max_examples=12, deadline=None)
def test_in_a_swiss_tournament_neighbours_meet(players: int, seats: int, seed: int) -> None:
    played = Played(TournamentRules(format="swiss", seats=seats, rounds=4), players, seed)
    apart = []
    while played.tournament.phase == "running":
        points = {one.entrant: one.points for one in standings(played.tournament)}
        for table in played.tournament.rounds[-1].tables:
            apart += [abs(points[a] - points[b]) for a, b in combinations(table.seats, 2)]
        played.play_round()
    points = {one.entrant: one.points for one in standings(played.tournament)}
    everybody = [abs(points[a] - points[b]) for a, b in combinations(points, 2)]
    assert sum(apart) / len(apart) < sum(everybody) / len(everybody)
    history = history_of(played.tournament.rounds)
    assert max(history.meetings.values()) <= 3


@given(some_rules(), st.integers(4, 20), st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_everybody_starts_about_equally_often(
    rules: TournamentRules, players: int, seed: int
) -> None:
    if rules.format == "knock_out":
        return
    played = Played(rules, players, seed)
    played.play_to_the_end()
    history = history_of(played.tournament.rounds)
    rounds = len(played.tournament.rounds)
    for number in played.tournament.order:
        first = history.starts[number, 0]
        assert first <= -(-rounds // 2) + 1
        assert abs(history.lateness[number]) <= 180


@given(st.integers(2, 40), st.integers(2, 5), st.integers(1, 4), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_a_knock_out_ends_with_one_winner(
    players: int, seats: int, advance: int, seed: int
) -> None:
    rules = TournamentRules(format="knock_out", seats=seats, advance=min(advance, seats - 1))
    played = Played(rules, players, seed)
    played.play_to_the_end()
    tournament = played.tournament
    assert len(tournament.rounds) == planned_rounds(rules, players)
    (winner,) = survivors(tournament)
    ranked = standings(tournament)
    assert ranked[0].entrant == winner
    assert [one.reached for one in ranked] == sorted((one.reached for one in ranked), reverse=True)


def test_seeds_meet_late() -> None:
    played = Played(TournamentRules(format="knock_out", seats=2), 8)
    order = played.tournament.order
    while played.tournament.phase == "running":  # the better seed always wins
        played.play_round(
            lambda table: played.by_chance(table).__class__(
                table.game,
                [1 + (order.index(n) > min(map(order.index, table.seats))) for n in table.seats],
                [50, 50],
                [False, False],
                [False, False],
            )
        )
    final = played.tournament.rounds[-1].tables[0]
    assert set(final.seats) == set(order[:2])


def test_who_did_not_come_sits_out_until_they_come_back() -> None:
    played = Played(TournamentRules(format="swiss", seats=2, rounds=3), 4)
    table = played.tournament.rounds[0].tables[0]
    away = table.seats[0]

    def result(one: object) -> object:
        found = played.by_chance(one)  # type: ignore[arg-type]
        if one is table:
            return found.__class__(found.game, [2, 1], [0, 9], [True, False], [True, False])
        return found

    played.play_round(result)  # type: ignore[arg-type]
    second = played.tournament.rounds[1]
    assert second.absent == [away]
    assert len(second.byes) == 1
    assert next(s for s in standings(played.tournament) if s.entrant == away).points == 0


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (4, 3), (7, 3), (11, 5), (6, 5)])
def test_no_table_is_too_small(players: int, seats: int) -> None:
    sizes = group_sizes(players, seats)
    assert sum(sizes) == players
    assert all(2 <= size <= seats for size in sizes)
