"""Report a player to the host, with the chat as evidence."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

import msgspec

from smallworld.server.club.moderation.audit import Audit
from smallworld.server.club.moderation.bans import Bans
from smallworld.server.club.moderation.blocks import other_player
from smallworld.server.messages.moderation import (
    ExcerptLine,
    NewReport,
    Report,
    Reported,
    ReportList,
    SettleReport,
)
from smallworld.server.refusals import Forbidden, NotFound, TooOften, Unprocessable
from smallworld.server.storage.club.moderation import reports as scripts
from smallworld.server.storage.club.moderation.bans import BanRow, subject_of_holder
from smallworld.server.storage.club.moderation.reports import ReportRow, ReportState
from smallworld.server.storage.club.people import owner_of
from smallworld.server.tables.chat import plain
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret

A_DAY: Final = 86_400.0
PER_DAY: Final = 5  # reports of one player
# Of one address: five at once, then one in ten minutes.
REPORTS_BURST: Final = 5.0
REPORTS_PER_SECOND: Final = 1 / 600
EXCERPT: Final = 20  # messages of the reported player, and as many of the others
SETTLED: Final[dict[str, ReportState]] = {"dismiss": "dismissed", "mute": "muted", "ban": "banned"}


class Reports:
    """Take reports, show them to the host, and carry out what the host decides."""

    def __init__(self, tables: Tables, bans: Bans, audit: Audit) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._bans = bans
        self._audit = audit

    async def add(self, game: str, wish: NewReport, mine: int, holder: str) -> Reported:
        """Store a report of the player at a seat; one per reporter and game.

        The reporter is the ``holder`` of the token that was used, not the sender of a cookie:
        everybody can have many of those.
        """
        if not holder:
            raise Forbidden("seat.none")
        reported = await other_player(self._tables, game, wish.seat, holder)
        table = await self._tables.table(game)
        reporter = await self._storage.query(partial(owner_of, holder))
        at = self._tables.wall_time()
        evidence = excerpt(table, wish.seat)
        row = ReportRow(
            id=hash_secret(f"report {game} {reporter} {wish.request or at}")[:16],
            game=game,
            seat=wish.seat,
            reporter=reporter,
            reporter_seat=mine,
            reporter_name=table.players[mine].name,
            reported=reported,
            name=table.players[wish.seat].name,
            reason=wish.reason,
            words=plain(wish.words),
            excerpt=msgspec.json.encode(evidence).decode(),
            at=at,
        )
        fault = await self._storage.transact(partial(scripts.add_report, row, at - A_DAY, PER_DAY))
        if fault == "known":
            raise Unprocessable("report.known")
        if fault == "many":
            raise TooOften("report.too_many", {"most": PER_DAY, "seconds": int(A_DAY)})
        return Reported(len(evidence))

    async def listed(self, state: str, before: float | None, limit: int) -> ReportList:
        """Return a page of reports for the host, the newest first."""
        since = self._tables.wall_time() + 60 if before is None else before
        rows = await self._storage.query(partial(scripts.list_reports, state, since, limit))
        return ReportList(
            [_shown(row) for row in rows], rows[-1].at if len(rows) == limit else None
        )

    async def settle(self, id: str, wish: SettleReport, who: str) -> Report:
        """Dismiss a report, or mute or ban the player."""
        row = await self._storage.query(partial(scripts.find_report, id))
        if row is None:
            raise NotFound("report.unknown")
        about = f"report {id} of {subject_of_holder(row.reported)} ({row.name})"
        if wish.action != "dismiss":
            at = time.time()
            until = None if wish.hours is None else at + wish.hours * 3_600
            seats = wish.seats if wish.action == "ban" else ""
            reason = wish.reason or row.reason
            subject = subject_of_holder(row.reported)
            await self._bans.set(BanRow(subject, wish.action, until, reason, at, seats), who)
        await self._audit.note(who, f"report {wish.action}", about, wish.reason)
        state = SETTLED[wish.action]
        await self._storage.transact(partial(scripts.settle_report, id, state))
        return _shown(msgspec.structs.replace(row, state=state))


def excerpt(table: Table, seat: int) -> list[ExcerptLine]:
    """Return the last messages of a seat, and as many of all others, in their order."""
    said = [row for row in table.log if row.kind == "chat" and row.seat is not None]
    mine = [row for row in said if row.seat == seat][-EXCERPT:]
    others = [row for row in said if row.seat != seat][-EXCERPT:]
    return [
        ExcerptLine(row.seat, table.players[row.seat].name, row.text, row.at)
        for row in sorted([*mine, *others], key=lambda row: row.seq)
        if row.seat is not None
    ]


def _shown(row: ReportRow) -> Report:
    return Report(
        id=row.id,
        game=row.game,
        seat=row.seat,
        name=row.name,
        player=subject_of_holder(row.reported),
        reporter=row.reporter_name,
        reporter_player=subject_of_holder(row.reporter),
        reason=row.reason,
        words=row.words,
        excerpt=msgspec.json.decode(row.excerpt, type=list[ExcerptLine]),
        at=row.at,
        state=row.state,
    )
