"""The host's own routes: session, games, quotas, queue, drain, retention and backups."""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Response
from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.hosts import PAGE, SESSION, check_host, host_sessions, who_asks
from smallworld.server.http.quotas import Quotas, read_subject
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.admin import (
    AdminGame,
    AdminGames,
    BackupFile,
    Backups,
    BusyAddress,
    CloseGame,
    HostKey,
    HostSession,
    ProcessState,
    QueuedJob,
    QueuedTasks,
    Quota,
    QuotaList,
    Retention,
    SetQuota,
    StartDrain,
)
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Forbidden, NotFound, Refused, Unprocessable
from smallworld.server.settings import Settings
from smallworld.server.storage.backups import HostBackups
from smallworld.server.storage.overview import count_rows, names_at_games
from smallworld.server.storage.rows import QuotaRow, Summary
from smallworld.server.tables.lobby import list_tables
from smallworld.server.tables.tables import Tables

SEARCHED: Final = 1_000  # games in which a search looks
_PROCESS: Final = f"process {socket.gethostname()} {os.getpid()}"
BUSIEST: Final = 20  # addresses in a list
_Limit = Annotated[int, Parameter(ge=1, le=200)]


@post("/api/admin/session", include_in_schema=False, status_code=200, cost=20)
async def post_session(data: HostKey, request: HttpRequest, state: State) -> Response[HostSession]:
    """Open a session of the host's page with the key."""
    sessions = host_sessions(request)
    if not sessions.is_key(data.key.strip()):
        raise Forbidden("admin.key")
    await state.audit.note(PAGE, "session", "")
    return Response(HostSession(SESSION), cookies=[sessions.open()])


@get("/api/admin/session", guards=[check_host], include_in_schema=False)
async def get_session() -> HostSession:
    """Tell whether a session is open."""
    return HostSession(SESSION)


@delete("/api/admin/session", include_in_schema=False, status_code=200)
async def delete_session(request: HttpRequest) -> Response[None]:
    """End the session of this browser."""
    return Response(None, cookies=[host_sessions(request).closed()])


@get("/api/admin/games", guards=[check_host], include_in_schema=False)
async def get_games(
    tables: Tables,
    before: float | None = None,
    limit: _Limit = 50,
    search: Annotated[str, Parameter(max_length=60)] = "",
) -> AdminGames:
    """List all games, the latest change first; or those of a player or with an id."""
    since = time.time() + 60 if before is None else before
    wanted = search.strip().casefold()
    if wanted:
        found = await _search(tables, wanted, since, limit)
        return AdminGames(await _listed(tables, found), None)
    found = await tables.storage.latest_games(since, limit)
    return AdminGames(
        await _listed(tables, found), found[-1].updated if len(found) == limit else None
    )


@post("/api/admin/games/{game:str}/close", guards=[check_host], include_in_schema=False)
async def post_close(
    game_id: str, data: CloseGame, request: HttpRequest, tables: Tables, state: State
) -> None:
    """Close a game; its log stays readable."""
    await tables.table(game_id)
    await state.audit.note(who_asks(request), "close", f"game {game_id}", data.reason)
    await tables.close(game_id, data.reason)


@delete("/api/admin/games/{game:str}", guards=[check_host], include_in_schema=False)
async def delete_game(game_id: str, request: HttpRequest, tables: Tables, state: State) -> None:
    """Delete a game with everything that belongs to it."""
    if await tables.storage.load(game_id) is None:
        raise NotFound("game.unknown", {"game": game_id})
    await state.audit.note(who_asks(request), "delete", f"game {game_id}")
    await tables.storage.delete_game(game_id)
    tables.drop(game_id)  # listeners of the storage close its connections


@get("/api/admin/quotas", guards=[check_host], include_in_schema=False)
async def get_quotas(state: State) -> QuotaList:
    """List the quotas, and the addresses that use most of theirs at this process."""
    quotas: Quotas = state.quotas
    await quotas.refresh()
    connections = state.hub.connections_by_address()
    busiest = [
        BusyAddress(address, round(left, 1), connections.get(address, 0))
        for address, left in state.guard.addresses.lowest(BUSIEST)
    ]
    return QuotaList([_shown(row) for row in quotas.rows], busiest)


@post("/api/admin/quotas", guards=[check_host], include_in_schema=False, status_code=200)
async def post_quota(data: SetQuota, request: HttpRequest, state: State) -> Quota:
    """Block an address, network or device, or change its limits."""
    until = None if data.hours is None else time.time() + data.hours * 3_600
    row = QuotaRow(read_subject(data.kind, data.name), data.factor, until, data.note)
    what = "quota" if data.factor else "block"
    await state.audit.note(who_asks(request), what, row.subject, data.note)
    await state.quotas.storage.set_quota(row)
    await state.quotas.refresh()
    return _shown(row)


@delete("/api/admin/quotas", guards=[check_host], include_in_schema=False)
async def delete_quota(
    kind: Annotated[str, Parameter(max_length=10)],
    name: Annotated[str, Parameter(max_length=100)],
    request: HttpRequest,
    state: State,
) -> None:
    """Delete a quota: the client is treated like all others again."""
    subject = read_subject(kind, name)
    if not await state.quotas.storage.clear_quota(subject):
        raise NotFound("admin.no_quota")
    await state.audit.note(who_asks(request), "unblock", subject)
    await state.quotas.refresh()


@get("/api/admin/process", guards=[check_host], include_in_schema=False)
async def get_process(tables: Tables, state: State) -> ProcessState:
    """Return what this process has to do."""
    return _process_state(tables, state)


@post("/api/admin/drain", guards=[check_host], include_in_schema=False, status_code=200)
async def post_drain(
    data: StartDrain, request: HttpRequest, tables: Tables, state: State
) -> ProcessState:
    """Prepare this process for its end; other processes take over."""
    await state.audit.note(who_asks(request), "drain", _PROCESS)
    await state.drain.start(data.seconds)
    return _process_state(tables, state)


@delete("/api/admin/drain", guards=[check_host], include_in_schema=False)
async def delete_drain(request: HttpRequest, state: State) -> None:
    """Let this process take requests again."""
    await state.audit.note(who_asks(request), "resume", _PROCESS)
    await state.drain.stop()


@get("/api/admin/retention", guards=[check_host], include_in_schema=False)
async def get_retention(tables: Tables, state: State) -> Retention:
    """Return for how many days everything is kept, and how much there is."""
    settings: Settings = state.settings
    return Retention(
        games=settings.retention_days,
        unstarted_games=settings.tables.unstarted_days or None,
        reports=settings.moderation.report_days,
        audit=settings.moderation.audit_days,
        stored=await tables.storage.query(count_rows),
    )


@get("/api/admin/backups", guards=[check_host], include_in_schema=False)
async def get_backups(state: State) -> Backups:
    """List the copies of the database, the newest first."""
    return _backups(state.backups)


@post("/api/admin/backups", guards=[check_host], include_in_schema=False, status_code=200)
async def post_backup(request: HttpRequest, state: State) -> Backups:
    """Begin a copy of the database."""
    copies: HostBackups | None = state.backups
    if copies is None:
        raise Unprocessable("admin.no_backups")
    if copies.start():
        await state.audit.note(who_asks(request), "backup", "")
    return _backups(copies)


def _backups(copies: HostBackups | None) -> Backups:
    if copies is None:
        return Backups(False, False, "", [])
    files = [BackupFile(*file) for file in copies.files()]
    return Backups(True, copies.is_running, copies.fault, files)


async def _search(tables: Tables, wanted: str, before: float, limit: int) -> list[Summary]:
    """Return the games among the latest ones with this id, or a player with such a name."""
    latest = await tables.storage.query(partial(names_at_games, before, SEARCHED))
    found = []
    for game, updated, texts in latest:
        names = (msgspec.json.decode(text, type=Player).name.casefold() for text in texts)
        if game == wanted or any(wanted in name for name in names):
            with suppress(Refused):  # deleted a moment ago
                table = await tables.table(game)
                found.append(Summary(table.row, table.seq, updated))
        if len(found) == limit:
            break
    return found


async def _listed(tables: Tables, found: list[Summary]) -> list[AdminGame]:
    rows = {summary.row.id: summary.row for summary in found}
    return [
        AdminGame(table, rows[table.game].table.public, rows[table.game].creator)
        for table in await list_tables(tables, found)
    ]


def _process_state(tables: Tables, state: State) -> ProcessState:
    live_tables, connections = state.hub.counts()
    jobs = [
        QueuedJob(queue.kind, job.id, job.state, job.done, job.steps)
        for queue in (state.analyses, state.balances)
        for job in queue.open_jobs()
    ]
    acting = 0 if state.bots is None else state.bots.active_tables
    tasks = {purpose: QueuedTasks(*counts) for purpose, counts in state.scheduler.counts().items()}
    return ProcessState(
        state.drain.is_on, tables.count(), live_tables, connections, acting, jobs, tasks
    )


def _shown(row: QuotaRow) -> Quota:
    kind, _, name = row.subject.partition(" ")
    return Quota(kind, name, row.factor, row.until, row.note)
