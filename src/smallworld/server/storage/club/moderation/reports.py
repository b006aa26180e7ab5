"""Scripts of reports: what players told the host about a player at their table."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.scripts import Query, Script

ReportState = Literal["open", "dismissed", "muted", "banned"]
_REPORT: Final = (
    "id, game, seat, reporter, reporter_seat, reporter_name, reported, name,"
    " reason, words, excerpt, at, state"
)


class ReportRow(Struct, frozen=True):
    """A report; holders are devices or ``person ID``, ``excerpt`` is JSON."""

    id: str
    game: str
    seat: int
    reporter: str
    reporter_seat: int
    reporter_name: str
    reported: str
    name: str  # of the reported player
    reason: str
    words: str
    excerpt: str
    at: float
    state: ReportState = "open"


def add_report(row: ReportRow, since: float, most: int) -> Script[Literal["", "known", "many"]]:
    """Store a report; "known" if the reporter reported at this game, "many" if too often."""
    known = yield Query(
        "SELECT id FROM reports WHERE id = ? OR (game = ? AND reporter = ?)",
        (row.id, row.game, row.reporter),
    )
    if known:
        return "" if known[0][0] == row.id else "known"
    recent = yield Query(
        "SELECT count(*) FROM reports WHERE reporter = ? AND at >= ?", (row.reporter, since)
    )
    if int(recent[0][0]) >= most:
        return "many"
    added = yield Query(
        f"INSERT INTO reports ({_REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING id",
        astuple(row),
    )
    return "" if added else "known"


def find_report(id: str) -> Script[ReportRow | None]:
    """Return a report."""
    rows = yield Query(f"SELECT {_REPORT} FROM reports WHERE id = ?", (id,))
    return ReportRow(*rows[0]) if rows else None


def list_reports(state: str, before: float, limit: int) -> Script[list[ReportRow]]:
    """Return reports in a state (empty: in any) from before a time, the newest first."""
    rows = yield Query(
        f"SELECT {_REPORT} FROM reports WHERE at < ? AND (state = ? OR ? = '')"
        " ORDER BY at DESC, id LIMIT ?",
        (before, state, state, limit),
    )
    return [ReportRow(*columns) for columns in rows]


def settle_report(id: str, state: ReportState) -> Script[None]:
    """Note what the host did about a report."""
    yield Query("UPDATE reports SET state = ? WHERE id = ?", (state, id))


def delete_old_reports(before: float) -> Script[int]:
    """Delete the reports from before a time; return how many."""
    rows = yield Query("DELETE FROM reports WHERE at < ? RETURNING id", (before,))
    return len(rows)


def rename(old: str, new: str) -> Script[None]:
    """Let the reports of and about one holder be another's."""
    yield Query(
        "UPDATE reports SET reporter = ? WHERE reporter = ? AND NOT EXISTS (SELECT 1 FROM reports"
        " AS kept WHERE kept.game = reports.game AND kept.reporter = ?)",
        (new, old, new),
    )
    yield Query("UPDATE reports SET reported = ? WHERE reported = ?", (new, old))


def forget(holder: str) -> Script[None]:
    """Delete the reports that a holder wrote; those about the holder expire by themselves."""
    yield Query("DELETE FROM reports WHERE reporter = ?", (holder,))
