"""Chat at a table: plain text, rate limited; the host may mute a seat.

Messages and mutes are ``chat`` rows of the log, so that all processes decide alike. Rows
without a seat come from the table itself, such as ``mute 2``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from smallworld.server.refusals import Forbidden, Refused, Unprocessable
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables

MAX_LENGTH: Final = 300  # characters of one message
BURST: Final = 5  # messages of a seat …
BURST_SECONDS: Final = 10.0  # … within this many seconds
MAX_MESSAGES: Final = 1_000  # per game: the log must stay quick to replay
MAX_MUTES: Final = 100  # per game

_JOINERS: Final = "\u200c\u200d"  # emoji and some scripts need these invisible characters
_MUTE: Final = re.compile(r"(mute|unmute) ([0-9])")


class TooFast(Refused):
    """The seat sent too many messages in a short time."""

    status = 429


async def say(tables: Tables, game: str, seat: int | None, text: str) -> int:
    """Send a chat message of a seat, filtered; return the number of the new row."""
    starred = False

    def message(table: Table) -> str:
        nonlocal starred
        fitting = _check_message(table, seat, text, tables.now())
        shown = tables.words.star(fitting)
        starred = shown != fitting
        return shown

    seq = await tables.append_chat(game, seat, message)
    if starred and seat is not None:
        await tables.on_filtered(game, seat)
    return seq


async def mute(tables: Tables, game: str, seat: int, *, muted: bool) -> int:
    """Mute or unmute a seat; return the number of the new row."""
    return await tables.append_chat(game, None, lambda table: _mute_text(table, seat, muted=muted))


def muted_seats(table: Table) -> set[int]:
    """Return the seats that the host has muted."""
    muted: set[int] = set()
    for row in table.log:
        found = _MUTE.fullmatch(row.text) if row.kind == "chat" and row.seat is None else None
        if found:
            (muted.add if found[1] == "mute" else muted.discard)(int(found[2]))
    return muted


def plain(text: str) -> str:
    """Return one line of plain text without invisible or direction characters.

    >>> plain(" good\\n game \\u202e!\\x00 ")
    'good game !'
    """
    composed = unicodedata.normalize("NFC", text)
    visible = (c if not c.isspace() else " " for c in composed if c.isspace() or _is_visible(c))
    return " ".join("".join(visible).split())


def _is_visible(character: str) -> bool:
    return character in _JOINERS or not unicodedata.category(character).startswith("C")


def _check_message(table: Table, seat: int | None, text: str, now: float) -> str:
    """Return the text to store, or refuse it."""
    if table.broken:
        raise table.read_only()
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
    sent = [row.at for row in table.log if row.kind == "chat" and row.seat is not None]
    if len(sent) >= MAX_MESSAGES:
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
    if seat >= len(table.players):
        raise Unprocessable("chat.no_such_seat", {"seat": seat})
    if muted == (seat in muted_seats(table)):
        raise Unprocessable("chat.muted_already" if muted else "chat.not_muted", {"seat": seat})
    if sum(row.kind == "chat" and row.seat is None for row in table.log) >= MAX_MUTES:
        raise Unprocessable("chat.full", {"most": MAX_MUTES})
    return f"{'mute' if muted else 'unmute'} {seat}"
