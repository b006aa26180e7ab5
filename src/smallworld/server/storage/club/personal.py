"""Scripts that collect everything that is stored about a player."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct

from smallworld.server.storage.club.people import all_seats_held
from smallworld.server.storage.club.tables import CLUB_TABLES
from smallworld.server.storage.scripts import Query, Script, places

_SHOWN_ELSEWHERE = ("people", "devices")
_RESULT = (
    *("game", "seat", "name", "place", "coins", "gave_up", "races", "powers", "declines"),
    *("rolls", "luck", "seconds", "rating", "change"),
)
_PERSON = ("created", "public")
_REMINDER = ("game", "seat", "address", "made")
_RATING = ("pool", "mu", "sigma", "games")
_REPORT = ("game", "seat", "name", "reason", "words", "at")


class SeatTexts(Struct, frozen=True):
    """What the player wrote at a seat, with times."""

    game: str
    seat: int
    names: list[tuple[float, str]]
    chat: list[tuple[float, str]]


class Collected(Struct, frozen=True):
    """Tables, seats, and rows of further tables by the table's name, if there are any."""

    hosted: list[str]
    seats: list[SeatTexts]
    more: dict[str, list[dict[str, object]]]


def collect(person: str, holders: Sequence[str]) -> Script[Collected]:
    """Collect what is stored about a player: a person, or a device without one."""
    rows = yield Query(
        f"SELECT id FROM games WHERE creator IN ({places(holders)}) ORDER BY id", (*holders,)
    )
    seats = []
    for game, seat in (yield from all_seats_held(holders)):
        seats.append((yield from _seat_texts(game, seat)))
    more: dict[str, list[dict[str, object]]] = {}
    for table in CLUB_TABLES:
        if not table.person or not person or table.name in _SHOWN_ELSEWHERE:
            continue
        found = yield Query(
            f"SELECT {', '.join(table.public_columns)} FROM {table.name} WHERE {table.person} = ?",
            (person,),
        )
        more[table.name] = [dict(zip(table.public_columns, row, strict=True)) for row in found]
    for table in CLUB_TABLES:
        if table.holder:
            shown = table.public_columns or ["1"]
            found = yield Query(
                f"SELECT {', '.join(shown)} FROM {table.name} WHERE holder IN ({places(holders)})",
                (*holders,),
            )
            more[table.name] = [dict(zip(table.public_columns, row, strict=False)) for row in found]
    about = yield Query("SELECT created, public FROM people WHERE id = ?", (person,))
    more["people"] = [dict(zip(_PERSON, row, strict=True)) for row in about]
    reminders = yield Query(
        "SELECT reminders.game, reminders.seat, address, made FROM reminders"
        " JOIN secrets ON secrets.hash = reminders.token"
        f" WHERE secrets.device IN ({places(holders)}) ORDER BY made, reminders.game",
        (*holders,),
    )
    more["reminders"] = [dict(zip(_REMINDER, row, strict=True)) for row in reminders]
    more["results"] = yield from _rows("result_seats", _RESULT, holders)
    more["ratings"] = yield from _rows("ratings", _RATING, holders)
    more["reports"] = yield from _reports(holders)
    return Collected(
        [game for (game,) in rows], seats, {name: of for name, of in more.items() if of}
    )


def _rows(
    table: str, columns: Sequence[str], holders: Sequence[str]
) -> Script[list[dict[str, object]]]:
    """Return the rows of a table that the player owns, in the order of their first column."""
    rows = yield Query(
        f"SELECT {', '.join(columns)} FROM {table} WHERE owner IN ({places(holders)})"
        f" ORDER BY {columns[0]}",
        (*holders,),
    )
    return [dict(zip(columns, row, strict=True)) for row in rows]


def _reports(holders: Sequence[str]) -> Script[list[dict[str, object]]]:
    """Return what the player reported to the host; reports about the player are the host's."""
    rows = yield Query(
        f"SELECT {', '.join(_REPORT)} FROM reports WHERE reporter IN ({places(holders)})"
        " ORDER BY at, id",
        (*holders,),
    )
    return [dict(zip(_REPORT, row, strict=True)) for row in rows]


def _seat_texts(game: str, seat: int) -> Script[SeatTexts]:
    """Read names and chat since the seat was last free: others sat there before."""
    rows = yield Query(
        "SELECT kind, text, at FROM log WHERE game = ? AND seat = ?"
        " AND kind IN ('seat', 'chat') ORDER BY seq",
        (game, seat),
    )
    texts = SeatTexts(game, seat, [], [])
    for kind, text, at in rows:
        if kind == "chat":
            texts.chat.append((at, text))
            continue
        player = json.loads(text)
        if player["who"] != "person":
            texts = SeatTexts(game, seat, [], [])
        elif not texts.names or texts.names[-1][1] != player["name"]:
            texts.names.append((at, player["name"]))
    return texts
