"""Short chat at a table: plain text, few words at a time, and the host may mute a seat.

All of it is in the log, as ``chat`` rows, so every process judges alike: how fast a seat
talks, how much was said, and who is muted (rows of the table itself, ``mute 2``).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from smallworld.server.refusals import Forbidden, Refused, Unprocessable
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables

MAX_LENGTH: Final = 300  # characters of one remark
BURST: Final = 5  # remarks of a seat …
BURST_SECONDS: Final = 10.0  # … in so many seconds
MAX_MESSAGES: Final = 1_000  # chat rows of one game: a log must stay quick to replay
MAX_MUTES: Final = 100  # of the host, on top

_JOINERS: Final = "\u200c\u200d"  # emoji and some scripts need these invisible characters
_MUTE: Final = re.compile(r"(mute|unmute) ([0-9])")


class TooFast(Refused):
    """Wait a little."""

    status = 429


async def say(tables: Tables, game: str, seat: int | None, text: str) -> int:
    """A seat says something to the table; the number of the new row."""
    return await tables.append_chat(
        game, seat, lambda table: _check_message(table, seat, text, tables.now())
    )


async def mute(tables: Tables, game: str, seat: int, *, muted: bool) -> int:
    """The table says that a seat may not chat any more, or may again."""
    return await tables.append_chat(game, None, lambda table: _mute_text(table, seat, muted=muted))


def muted_seats(table: Table) -> set[int]:
    """The seats that the host has muted."""
    muted: set[int] = set()
    for row in table.log:
        found = _MUTE.fullmatch(row.text) if row.kind == "chat" and row.seat is None else None
        if found:
            (muted.add if found[1] == "mute" else muted.discard)(int(found[2]))
    return muted


def plain(text: str) -> str:
    """One line of plain text: nothing invisible, nothing that turns the writing around.

    >>> plain(" good\\n game \\u202e!\\x00 ")
    'good game !'
    """
    composed = unicodedata.normalize("NFC", text)
    kept = (c if not c.isspace() else " " for c in composed if c.isspace() or _is_visible(c))
    return " ".join("".join(kept).split())


def _is_visible(character: str) -> bool:
    return character in _JOINERS or not unicodedata.category(character).startswith("C")


def _check_message(table: Table, seat: int | None, text: str, now: float) -> str:
    """The text as it will be stored, if this seat may say it now; good games are thanked for."""
    if table.broken:
        raise Unprocessable("table.read_only", {"reason": table.broken})
    if seat is None:
        raise Forbidden("seat.none")
    if not table.row.table.chat:
        raise Forbidden("chat.off")
    if seat in muted_seats(table):
        raise Forbidden("chat.muted", {"seat": seat})
    if len(text) > MAX_LENGTH:
        raise Unprocessable("chat.too_long", {"length": len(text), "longest": MAX_LENGTH})
    fitting = plain(text)
    if not fitting.strip(_JOINERS + " "):
        raise Unprocessable("chat.empty")
    said = [row.at for row in table.log if row.kind == "chat" and row.seat is not None]
    if len(said) >= MAX_MESSAGES:
        raise Unprocessable("chat.full", {"most": MAX_MESSAGES})
    if _recent_messages(table, seat, now) >= BURST:
        raise TooFast("chat.too_fast", {"most": BURST, "seconds": int(BURST_SECONDS)})
    return fitting


def _recent_messages(table: Table, seat: int | None, now: float) -> int:
    count = 0
    for row in reversed(table.log):
        if row.at <= now - BURST_SECONDS:
            break
        count += row.kind == "chat" and row.seat == seat
    return count


def _mute_text(table: Table, seat: int, *, muted: bool) -> str:
    table.check(seat, None)
    if seat >= len(table.sittings):
        raise Unprocessable("chat.no_such_seat", {"seat": seat})
    if muted == (seat in muted_seats(table)):
        raise Unprocessable("chat.muted_already" if muted else "chat.not_muted", {"seat": seat})
    if sum(row.kind == "chat" and row.seat is None for row in table.log) >= MAX_MUTES:
        raise Unprocessable("chat.full", {"most": MAX_MUTES})
    return f"{'mute' if muted else 'unmute'} {seat}"
