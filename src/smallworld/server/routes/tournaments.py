"""Tournaments: open, join, start, follow, results as data."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.datastructures import State

from smallworld.server.club.tournaments.service import Tournaments
from smallworld.server.http.auth import HttpRequest, player_device, take_turn
from smallworld.server.http.hosts import KEY, HostSessions
from smallworld.server.http.routing import get, post
from smallworld.server.messages.tournaments import (
    JoinTournament,
    LeaveTournament,
    NewTournament,
    SetPresence,
    StartTournament,
    TournamentList,
    TournamentResults,
    TournamentView,
)
from smallworld.server.refusals import Forbidden, NotFound


def tournaments_of(state: State) -> Tournaments:
    """Return the tournaments of this server, or refuse if its host wants none."""
    found: Tournaments = state.tournaments
    if found.may_open == "off":
        raise NotFound("tournament.off")
    return found


def _is_host(request: HttpRequest, state: State) -> bool:
    sessions: HostSessions | None = state.host_sessions
    given = request.headers.get("authorization", "")
    return sessions is not None and sessions.is_key(given.removeprefix("Bearer "))


@get("/api/tournaments", cost=5)
async def get_tournaments(request: HttpRequest, state: State) -> TournamentList:
    """List tournaments: those that are open or running, then those that ended last."""
    return await tournaments_of(state).listed(state.devices.current(request))


@post("/api/tournaments", status_code=201, cost=10)
async def post_tournament(
    data: NewTournament, request: HttpRequest, state: State
) -> Response[TournamentView]:
    """Open a tournament; this device's player organises it. The host may demand the host's key."""
    tournaments = tournaments_of(state)
    is_host = tournaments.may_open == "host"
    if is_host and not _is_host(request, state):
        raise Forbidden("tournament.host_only")
    take_turn(state.openings, request)
    device = await player_device(request, state)
    view = await tournaments.open(data, device)
    if is_host:
        await state.audit.note(
            KEY, "open", f"tournament {view.id}", view.name, id=f"open {view.id}"
        )
    return Response(view, cookies=[state.devices.cookie(device)])


@get("/api/tournaments/{tournament:str}", cost=2)
async def get_tournament(tournament: str, request: HttpRequest, state: State) -> TournamentView:
    """Return a tournament: entrants, rounds, tables, standings, and the player's own table."""
    return await tournaments_of(state).view(tournament, state.devices.current(request))


@get("/api/tournaments/{tournament:str}/results", cost=5)
async def get_tournament_results(tournament: str, state: State) -> TournamentResults:
    """Return what every player came to at every table, and the standings."""
    return await tournaments_of(state).results(tournament)


@get("/api/tournaments/{tournament:str}/results.csv", cost=5, media_type=MediaType.TEXT)
async def get_tournament_csv(tournament: str, state: State) -> Response[str]:
    """Return what every player came to at every table as a CSV file."""
    text = await tournaments_of(state).results_csv(tournament)
    headers = {"Content-Disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@post("/api/tournaments/{tournament:str}/join", status_code=200, cost=5)
async def post_tournament_join(
    tournament: str, data: JoinTournament, request: HttpRequest, state: State
) -> Response[TournamentView]:
    """Enter a tournament that has not started."""
    tournaments = tournaments_of(state)
    take_turn(state.entries, request)
    device = await player_device(request, state)
    view = await tournaments.join(tournament, device, data.name)
    return Response(view, cookies=[state.devices.cookie(device)])


@post("/api/tournaments/{tournament:str}/leave", status_code=200, cost=5)
async def post_tournament_leave(
    tournament: str, data: LeaveTournament, request: HttpRequest, state: State
) -> TournamentView:
    """Leave before the start, withdraw after it; the organiser may remove an entrant."""
    device = state.devices.current(request)
    return await tournaments_of(state).leave(tournament, device, data.entrant)


@post("/api/tournaments/{tournament:str}/presence", status_code=200, cost=5)
async def post_tournament_presence(
    tournament: str, data: SetPresence, request: HttpRequest, state: State
) -> TournamentView:
    """Sit out from the next round on, or come back."""
    device = state.devices.current(request)
    return await tournaments_of(state).set_presence(
        tournament, device, data.entrant, present=data.present
    )


@post("/api/tournaments/{tournament:str}/start", status_code=200, cost=10)
async def post_tournament_start(
    tournament: str, data: StartTournament, request: HttpRequest, state: State
) -> TournamentView:
    """Start now; only the organiser may."""
    device = state.devices.current(request)
    return await tournaments_of(state).begin(tournament, device, data.seeds)


@post("/api/tournaments/{tournament:str}/cancel", status_code=200, cost=5)
async def post_tournament_cancel(
    tournament: str, request: HttpRequest, state: State
) -> TournamentView:
    """End a tournament early; only the organiser may, or the host with the host's key."""
    device = state.devices.current(request)
    is_host = _is_host(request, state)
    view = await tournaments_of(state).cancel(tournament, device, is_host=is_host)
    if is_host:
        await state.audit.note(KEY, "cancel", f"tournament {view.id}", view.name)
    return view
