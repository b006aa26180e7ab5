"""Moderation: players block and report others; the host reads reports, bans and mutes."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.club.moderation.bans import Bans, shown
from smallworld.server.club.moderation.blocks import Blocks, other_player
from smallworld.server.club.moderation.reports import Reports
from smallworld.server.http.auth import HttpRequest, take_turn, token_of
from smallworld.server.http.hosts import check_host, who_asks
from smallworld.server.http.quotas import read_subject, wrong_subject
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.moderation import (
    AuditLog,
    Ban,
    BanList,
    BlockedPlayers,
    BlockedSeats,
    BlockWish,
    NewReport,
    Report,
    Reported,
    ReportList,
    SetBan,
    SettleReport,
)
from smallworld.server.refusals import NotFound
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.moderation.bans import BanRow, subject_of_holder
from smallworld.server.tables.tables import Tables

_Limit = Annotated[int, Parameter(ge=1, le=200)]
_ID = Annotated[str, Parameter(max_length=100)]


# --- players
@post("/api/games/{game:str}/block", status_code=200, cost=5)
async def post_block(
    game: str, data: BlockWish, seat: int, request: HttpRequest, state: State
) -> BlockedSeats:
    """Block the player at another seat: their chat is hidden, and you are not paired."""
    take_turn(state.people_limit, request)
    blocks: Blocks = state.blocks
    return await blocks.add(game, data.seat, seat, state.devices.current(request))


@get("/api/games/{game:str}/blocks")
async def get_blocked_seats(game_id: str, request: HttpRequest, state: State) -> BlockedSeats:
    """Return the seats at a table whose players you block."""
    blocks: Blocks = state.blocks
    return await blocks.seats(game_id, state.devices.current(request))


@get("/api/me/blocks")
async def get_blocks(request: HttpRequest, state: State) -> BlockedPlayers:
    """List the players that you block."""
    blocks: Blocks = state.blocks
    return await blocks.listed(state.devices.current(request))


@delete("/api/me/blocks/{player:str}", status_code=200)
async def delete_block(player: str, request: HttpRequest, state: State) -> BlockedPlayers:
    """Unblock a player of the list."""
    blocks: Blocks = state.blocks
    return await blocks.remove(player, state.devices.current(request))


@post("/api/games/{game:str}/report", status_code=201, cost=10)
async def post_report(
    game: str, data: NewReport, seat: int, request: HttpRequest, tables: Tables, state: State
) -> Reported:
    """Report the player at another seat to the host, once per game."""
    if state.host_sessions is None:
        raise NotFound("report.off")
    take_turn(state.report_rate, request)
    reports: Reports = state.reports
    return await reports.add(game, data, seat, await tables.holder_of(token_of(request)))


# --- the host
@get("/api/admin/reports", guards=[check_host], include_in_schema=False)
async def get_reports(
    state: State,
    which: Literal["open", ""] = "open",
    before: float | None = None,
    limit: _Limit = 50,
) -> ReportList:
    """List reports, the newest first."""
    reports: Reports = state.reports
    return await reports.listed(which, before, limit)


@post(
    "/api/admin/reports/{report:str}",
    guards=[check_host],
    include_in_schema=False,
    status_code=200,
)
async def post_settle(
    report: str, data: SettleReport, request: HttpRequest, state: State
) -> Report:
    """Dismiss a report, or mute or ban the reported player."""
    reports: Reports = state.reports
    return await reports.settle(report, data, who_asks(request))


@get("/api/admin/bans", guards=[check_host], include_in_schema=False)
async def get_bans(state: State) -> BanList:
    """List the bans and mutes in force."""
    bans: Bans = state.bans
    await bans.refresh()
    return BanList([shown(row) for row in bans.rows])


@post("/api/admin/bans", guards=[check_host], include_in_schema=False, status_code=200)
async def post_ban(data: SetBan, request: HttpRequest, tables: Tables, state: State) -> Ban:
    """Ban or mute a person, a device, an address, or the player at a seat."""
    at = time.time()
    until = None if data.hours is None else at + data.hours * 3_600
    if data.subject == "seat":
        subject = await _subject_of_seat(tables, data.name)
    else:
        subject = _subject(data.subject, data.name)
    seats = data.seats if data.kind == "ban" else ""
    bans: Bans = state.bans
    row = BanRow(subject, data.kind, until, data.reason, at, seats)
    return await bans.set(row, who_asks(request))


@delete("/api/admin/bans", guards=[check_host], include_in_schema=False)
async def delete_ban(
    subject: Annotated[str, Parameter(max_length=10)],
    name: _ID,
    request: HttpRequest,
    state: State,
    kind: Literal["ban", "mute"] = "ban",
) -> None:
    """Lift a ban or mute."""
    bans: Bans = state.bans
    await bans.clear(_subject(subject, name), kind, who_asks(request))


@get("/api/admin/audit", guards=[check_host], include_in_schema=False)
async def get_audit(state: State, before: float | None = None, limit: _Limit = 50) -> AuditLog:
    """Return the audit log, the newest entry first."""
    found: AuditLog = await state.audit.listed(before, limit)
    return found


async def _subject_of_seat(tables: Tables, name: str) -> str:
    game, _, seat = name.partition(" ")
    if not seat.isdecimal():
        raise wrong_subject("seat", name)
    return subject_of_holder(await other_player(tables, game, int(seat), ""))


def _subject(kind: str, name: str) -> str:
    """Return the canonical subject of a ban."""
    if kind == "person" and name.isascii() and " " not in name:
        return held_by(name)
    return read_subject(kind, name)
