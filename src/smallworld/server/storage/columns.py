"""Encode rows as database columns, and check what both databases can store."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from smallworld.server.storage.rows import GameBundle, GameRow, LogRow

BOARD: Final = 0  # the place of a random board among a game's texts; packs follow
_LARGEST: Final = 2**62  # fits the integers of both databases


# --- encode and decode
def encode_row(row: GameRow) -> str:
    """Encode the part of a game's row that has no column of its own."""
    about = msgspec.structs.replace(row, creator="", origin="", packs=[], board="")
    return msgspec.json.encode(about).decode()


def decode_row(
    about: str, creator: str, origin: str, texts: Iterable[tuple[int, str]] = ()
) -> GameRow:
    """Build a game's row from its columns and its texts by place: the board, then the packs."""
    row, placed = msgspec.json.decode(about, type=GameRow), dict(texts)
    board = placed.pop(BOARD, "")
    packs = [placed[place] for place in sorted(placed)]
    return msgspec.structs.replace(row, creator=creator, origin=origin, packs=packs, board=board)


def hash_text(text: str) -> str:
    """Return the hash under which a pack or board is stored."""
    return hashlib.sha256(text.encode()).hexdigest()


def pack_columns(row: GameRow) -> list[tuple[int, str, int, str]]:
    """Return place, hash, size in bytes and text of a game's board and packs."""
    placed = [*([(BOARD, row.board)] if row.board else []), *enumerate(row.packs, start=BOARD + 1)]
    return [(place, hash_text(text), len(text.encode()), text) for place, text in placed]


def game_columns(bundle: GameBundle) -> tuple[object, ...]:
    """Return the columns of a new game, all but the last (``changed``)."""
    row, log = bundle.row, bundle.log
    last, updated = (log[-1].seq, log[-1].at) if log else (0, row.created)
    about, is_closed = encode_row(row), closes_table(log)
    listed = row.table.public, is_closed, row.creator, row.origin
    return row.id, row.created, *listed, about, last, updated


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
