"""Encode rows as database columns, and check what both databases can store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from smallworld.server.storage.rows import GameBundle, GameRow, LogRow

_LARGEST: Final = 2**62  # fits the integers of both databases


# --- encode and decode
def encode_row(row: GameRow) -> str:
    """Encode the part of a game's row that has no column of its own."""
    about = msgspec.structs.replace(row, creator="", packs=[], board="")
    return msgspec.json.encode(about).decode()


def decode_row(
    about: str, creator: str, packs: str | None = None, board: str | None = None
) -> GameRow:
    """Build a game's row from its columns; most games have no packs and no own board."""
    row = msgspec.json.decode(about, type=GameRow)
    texts = msgspec.json.decode(packs, type=list[str]) if packs else []
    return msgspec.structs.replace(row, creator=creator, packs=texts, board=board or "")


def pack_columns(row: GameRow) -> tuple[str, str, str] | None:
    """Return the columns for a game's packs and board; ``None`` if it has neither."""
    if not row.packs and not row.board:
        return None
    return row.id, msgspec.json.encode(row.packs).decode(), row.board


def game_columns(bundle: GameBundle) -> tuple[object, ...]:
    """Return the columns of a new game, all but the last (``changed``)."""
    row, log = bundle.row, bundle.log
    last, updated = (log[-1].seq, log[-1].at) if log else (0, row.created)
    about, is_closed = encode_row(row), closes_table(log)
    return row.id, row.created, row.table.public, is_closed, row.creator, about, last, updated


def closes_table(rows: Sequence[LogRow]) -> bool:
    """Return True if one of these rows closes the table."""
    return any(row.kind == "close" for row in rows)


def blank_personal_text(kind: str, text: str) -> str:
    """Remove what a person wrote from the text of a ``seat`` or ``chat`` row."""
    if kind == "chat":
        return ""
    player = msgspec.json.decode(text)
    if isinstance(player, dict) and player.get("who") == "person":
        player["name"] = ""
    return msgspec.json.encode(player).decode()


# --- check before writing
def is_storable(*texts: str) -> bool:
    """Return True if both databases can store these texts. PostgreSQL rejects U+0000.

    >>> is_storable("Ann", "ß"), is_storable("Ann\\0"), is_storable("\\ud800")
    (True, False, False)
    """
    try:
        return not any(b"\0" in text.encode() for text in texts)
    except UnicodeEncodeError:
        return False


def check_rows(rows: Sequence[LogRow], request: str = "", game: str = "") -> None:
    """Raise ``ValueError`` for rows that cannot be a piece of a log."""
    if request and not rows:
        raise ValueError("a request is remembered with its rows")
    if [row.seq for row in rows] != _consecutive(rows):
        raise ValueError("the rows do not follow each other")
    if not is_storable(game, request, *(row.text for row in rows)):
        raise ValueError("a text cannot be stored")


def check_bundle(bundle: GameBundle) -> None:
    """Raise ``ValueError`` for a game that cannot be stored."""
    check_rows(bundle.log, "", bundle.row.id)
    if not is_storable(*bundle.row.packs, bundle.row.board):
        raise ValueError("a text cannot be stored")


def _consecutive(rows: Sequence[LogRow]) -> list[int]:
    return list(range(rows[0].seq, rows[0].seq + len(rows))) if rows else []


def clamp(number: int) -> int:
    """Limit a number to the range that both databases can compare with."""
    return max(-_LARGEST, min(number, _LARGEST))
