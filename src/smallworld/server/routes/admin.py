"""The host's own routes: games, quotas, queue and drain; guarded by the key of a file."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from smallworld.server.http.quotas import Quotas, subject_of
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.admin import (
    AdminGame,
    AdminGames,
    BusyAddress,
    CloseGame,
    ProcessState,
    QueuedJob,
    QueuedTasks,
    Quota,
    QuotaList,
    SetQuota,
    StartDrain,
)
from smallworld.server.refusals import Forbidden, NotFound, Refused
from smallworld.server.storage.rows import QuotaRow
from smallworld.server.tables.lobby import list_tables
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import equal_secrets

BUSIEST = 20  # addresses in a list


def check_key(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Admit only requests with the key of the key file."""
    key: str | None = connection.app.state.admin_key
    if key is None:
        raise NotFound("admin.off")
    if not equal_secrets(connection.headers.get("authorization", ""), f"Bearer {key}"):
        raise Forbidden("admin.key")


@get("/api/admin/games", guards=[check_key], include_in_schema=False)
async def get_games(
    tables: Tables,
    before: float | None = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> AdminGames:
    """List all games, the latest change first."""
    found = await tables.storage.latest_games(time.time() + 60 if before is None else before, limit)
    rows = {summary.row.id: summary.row for summary in found}
    listed = [
        AdminGame(table, rows[table.game].table.public, rows[table.game].creator)
        for table in await list_tables(tables, found)
    ]
    return AdminGames(listed, found[-1].updated if len(found) == limit else None)


@post("/api/admin/games/{game:str}/close", guards=[check_key], include_in_schema=False)
async def post_close(game_id: str, data: CloseGame, tables: Tables) -> None:
    """Close a game; its log stays readable."""
    await tables.close(game_id, data.reason)


@delete("/api/admin/games/{game:str}", guards=[check_key], include_in_schema=False)
async def delete_game(game_id: str, tables: Tables) -> None:
    """Delete a game with everything that belongs to it."""
    if not await tables.storage.delete_game(game_id):
        raise NotFound("game.unknown", {"game": game_id})
    tables.drop(game_id)  # listeners of the storage close its connections


@get("/api/admin/quotas", guards=[check_key], include_in_schema=False)
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


@post("/api/admin/quotas", guards=[check_key], include_in_schema=False, status_code=200)
async def post_quota(data: SetQuota, state: State) -> Quota:
    """Block an address, network or device, or change its limits."""
    until = None if data.hours is None else time.time() + data.hours * 3_600
    row = QuotaRow(_subject(data.kind, data.name), data.factor, until, data.note)
    await state.quotas.storage.set_quota(row)
    await state.quotas.refresh()
    return _shown(row)


@delete("/api/admin/quotas", guards=[check_key], include_in_schema=False)
async def delete_quota(
    kind: Annotated[str, Parameter(max_length=10)],
    name: Annotated[str, Parameter(max_length=100)],
    state: State,
) -> None:
    """Delete a quota: the client is treated like all others again."""
    if not await state.quotas.storage.clear_quota(_subject(kind, name)):
        raise NotFound("admin.no_quota")
    await state.quotas.refresh()


@get("/api/admin/process", guards=[check_key], include_in_schema=False)
async def get_process(tables: Tables, state: State) -> ProcessState:
    """Return what this process has to do."""
    return _process_state(tables, state)


@post("/api/admin/drain", guards=[check_key], include_in_schema=False, status_code=200)
async def post_drain(data: StartDrain, tables: Tables, state: State) -> ProcessState:
    """Prepare this process for its end; other processes take over."""
    await state.drain.start(data.seconds)
    return _process_state(tables, state)


@delete("/api/admin/drain", guards=[check_key], include_in_schema=False)
async def delete_drain(state: State) -> None:
    """Let this process take requests again."""
    await state.drain.stop()


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


def _subject(kind: str, name: str) -> str:
    try:
        return subject_of(kind, name)
    except ValueError:
        reason: dict[str, object] = {"reason": "value.form", "facts": {"key": "name"}}
        detail = f"no {kind[:10]}: {name[:100]}"
        raise Refused("request.wrong", {"detail": detail, **reason}) from None


def _shown(row: QuotaRow) -> Quota:
    kind, _, name = row.subject.partition(" ")
    return Quota(kind, name, row.factor, row.until, row.note)
