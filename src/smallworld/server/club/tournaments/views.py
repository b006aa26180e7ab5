"""What everybody may see of a tournament. Fields are copied in: people's ids stay secret."""

from __future__ import annotations

from msgspec.structs import replace

from smallworld.server.club.tournaments.events import PairedTable
from smallworld.server.club.tournaments.pairing.rounds import planned_rounds
from smallworld.server.club.tournaments.standings import points_of, standings
from smallworld.server.club.tournaments.state import Round, Tournament
from smallworld.server.messages.tournaments import (
    ListedTournament,
    ResultRow,
    ShownEntrant,
    ShownRound,
    ShownSeat,
    ShownTable,
    TournamentResults,
    TournamentView,
)


def shared_view(tournament: Tournament) -> TournamentView:
    """Build the view of somebody who takes no part; that of an entrant only adds to it."""
    return TournamentView(
        id=tournament.id,
        seq=tournament.seq,
        name=tournament.title,
        organiser=tournament.organiser_name,
        rules=tournament.rules,
        status=tournament.phase,
        opened=tournament.opened,
        now=tournament.opened,
        entrants=_entrants(tournament),
        rounds=[_round(one) for one in tournament.rounds],
        standings=standings(tournament),
        planned=_planned(tournament),
        seed=tournament.seed,
        reason=tournament.reason,
    )


def own_view(
    shared: TournamentView, tournament: Tournament, person: str, now: float
) -> TournamentView:
    """Add what concerns one person: entrant, organiser, table. ``person`` may be empty."""
    mine = tournament.entrant_of(person)
    return replace(
        shared,
        now=now,
        you=0 if mine is None else mine.number,
        organises=bool(person) and person == tournament.organiser,
        table="" if mine is None else _table_of(tournament, mine.number),
    )


def list_entry(tournament: Tournament, person: str) -> ListedTournament:
    """Build the entry of a tournament in the list."""
    mine = tournament.entrant_of(person)
    return ListedTournament(
        id=tournament.id,
        name=tournament.title,
        organiser=tournament.organiser_name,
        rules=tournament.rules,
        status=tournament.phase,
        entrants=len(tournament.entrants),
        round=len(tournament.rounds),
        rounds=_planned(tournament),
        opened=tournament.opened,
        entered=mine is not None and not mine.withdrawn,
    )


def results_of(tournament: Tournament) -> TournamentResults:
    """Return all results as rows."""
    rows = [
        row
        for one in tournament.rounds
        for table in one.tables
        if table.game in one.results
        for row in _rows(tournament, one, table)
    ]
    return TournamentResults(tournament.id, rows, standings(tournament))


def _rows(tournament: Tournament, one: Round, table: PairedTable) -> list[ResultRow]:
    result = one.results[table.game]
    points = points_of(result)
    rows = []
    for seat, number in enumerate(table.seats):
        entrant = tournament.entrants.get(number)
        rows.append(
            ResultRow(
                round=one.number,
                game=table.game,
                seat=seat,
                entrant=number,
                name=entrant.name if entrant else "",
                bot=entrant.bot if entrant else tournament.rules.fill,
                place=result.places[seat],
                coins=result.coins[seat],
                points=points[seat],
                gave_up=result.gave_up[seat],
            )
        )
    return rows


def _planned(tournament: Tournament) -> int:
    if not tournament.order:
        return 0
    planned = planned_rounds(tournament.rules, len(tournament.order))
    return len(tournament.rounds) if tournament.phase == "finished" else planned


def _table_of(tournament: Tournament, number: int) -> str:
    return next((one.game for one in tournament.open_tables() if number in one.seats), "")


def _entrants(tournament: Tournament) -> list[ShownEntrant]:
    seeds = {number: seed for seed, number in enumerate(tournament.order, 1)}
    return [
        ShownEntrant(
            number=one.number,
            name=one.name,
            bot=one.bot,
            character=one.character,
            seed=seeds.get(one.number, 0),
            absent=one.absent,
            withdrawn=one.withdrawn,
        )
        for one in sorted(tournament.entrants.values(), key=lambda one: one.number)
    ]


def _round(one: Round) -> ShownRound:
    tables = [_table(one, table) for table in one.tables]
    return ShownRound(one.number, one.seed, tables, one.byes, one.absent)


def _table(one: Round, table: PairedTable) -> ShownTable:
    result = one.results.get(table.game)
    if result is None:
        return ShownTable(table.game, [ShownSeat(number) for number in table.seats])
    seats = [
        ShownSeat(number, place, coins, points, gave_up)
        for number, place, coins, points, gave_up in zip(
            table.seats, result.places, result.coins, points_of(result), result.gave_up, strict=True
        )
    ]
    return ShownTable(table.game, seats, over=True)
