"""The tables of everything that outlives a game, listed once.

Archives contain every table listed here, the checks of the database find rows whose owner is
missing, and two people who turn out to be one player are merged in all of them.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Owner(NamedTuple):
    """A column that refers to a row of another table."""

    column: str
    table: str
    key: str


class ClubTable(NamedTuple):
    """A table, its columns, and to whom its rows belong."""

    name: str
    key: tuple[str, ...]  # the primary key
    columns: tuple[str, ...]
    owners: tuple[Owner, ...] = ()  # rows without their owner are a fault
    person: str = ""  # the column with a person's id; empty: none
    # What becomes of the rows of a person who is merged into another: they are the other's, or
    # they are deleted: they can be computed again, or open nothing any more.
    merged: Literal["moved", "deleted"] = "moved"
    is_archived: bool = True  # False for what expires, and for what is computed again
    is_secret: bool = False  # left out of archives without secrets
    hidden: tuple[str, ...] = ()  # columns that not even the player is shown, such as hashes
    # A column that names a player without a foreign key. In "device" it is always a device, and
    # its rows end with it. In "owner" it is as `secrets.device`: of a person with several devices
    # the rows belong to the person.
    holder: Literal["", "device", "owner"] = ""

    @property
    def public_columns(self) -> list[str]:
        """The columns that the player may download."""
        return [column for column in self.columns if column not in self.hidden]


_PERSON: Final = Owner("person", "people", "id")
_TOURNAMENT: Final = Owner("tournament", "tournaments", "id")

# In the order in which rows can be inserted: owners first.
CLUB_TABLES: Final[tuple[ClubTable, ...]] = (
    ClubTable("people", ("id",), ("id", "name", "created", "public")),
    ClubTable(
        "devices",
        ("device",),
        ("device", "person", "label", "added", "seen", "how"),
        (_PERSON,),
        person="person",
        is_secret=True,
    ),
    ClubTable(
        "transfers",
        ("hash",),
        ("hash", "device", "name", "label", "expires", "used_by"),
        is_archived=False,
    ),
    ClubTable(
        "challenges",
        ("hash",),
        ("hash", "kind", "device", "handle", "expires", "used_by"),
        is_archived=False,
    ),
    ClubTable(
        "passkeys",
        ("id",),
        (
            *("id", "person", "handle", "public_key", "counter", "label", "added", "used"),
            "refused",
        ),
        (_PERSON,),
        person="person",
        is_secret=True,
        hidden=("id", "handle", "public_key"),
    ),
    ClubTable(
        "recovery_codes",
        ("hash",),
        ("hash", "person", "made", "used_by"),
        (_PERSON,),
        person="person",
        merged="deleted",
        is_secret=True,
        hidden=("hash", "used_by"),
    ),
    ClubTable(
        "seeks",
        ("id",),
        (
            *("id", "holder", "name", "wish", "seats", "bots_after"),
            *("created", "seen", "patience", "game", "seat", "made", "origin"),
        ),
        is_archived=False,
        hidden=("holder", "origin"),
        holder="device",
    ),
    ClubTable(
        "presence",
        ("holder",),
        ("holder", "id", "name", "seen"),
        is_archived=False,
        hidden=("holder",),
        holder="device",
    ),
    ClubTable(
        "game_challenges",
        ("id",),
        ("id", "wish", "created", "expires", "ended", "game", "made"),
        is_archived=False,
    ),
    ClubTable(
        "challenge_players",
        ("challenge", "place"),
        ("challenge", "place", "holder", "name", "answer", "answered", "seat"),
        (Owner("challenge", "game_challenges", "id"),),
        is_archived=False,
        hidden=("holder",),
        holder="owner",
    ),
    ClubTable(
        "push_subscriptions",
        ("id",),
        ("id", "holder", "endpoint", "p256dh", "auth", "lang", "vapid", "created"),
        is_secret=True,
        hidden=("holder", "endpoint", "p256dh", "auth"),
        holder="device",
    ),
    ClubTable(
        "push_notices",
        ("subscription", "kind", "ref"),
        ("subscription", "kind", "ref", "game", "seat", "decision", "due", "tries"),
        (Owner("subscription", "push_subscriptions", "id"),),
        is_archived=False,
    ),
    ClubTable(
        "push_looked",
        ("game",),
        ("game", "seq"),
        (Owner("game", "games", "id"),),
        is_archived=False,
    ),
    ClubTable(
        "no_challenges",
        ("holder",),
        ("holder",),
        is_secret=True,  # like devices
        hidden=("holder",),
        holder="owner",
    ),
    ClubTable("tournaments", ("id",), ("id", "created", "seq", "version", "active")),
    ClubTable(
        "tournament_events",
        ("tournament", "seq"),
        ("tournament", "seq", "at", "entrant", "person", "name", "text"),
        (_TOURNAMENT, _PERSON),
        person="person",
    ),
    ClubTable("tournament_games", ("game",), ("game", "tournament"), (_TOURNAMENT,)),
    # Computed again from the games, so that an archive need not have them.
    ClubTable(
        "results",
        ("game",),
        ("game", "number", "ended", "map", "seats", "rounds", "pool"),
        (Owner("game", "games", "id"),),
        is_archived=False,
    ),
    ClubTable(
        "result_seats",
        ("game", "seat"),
        (
            *("game", "seat", "owner", "name", "folded", "bot", "place", "coins", "gave_up"),
            *("races", "powers", "declines", "rolls", "luck", "seconds", "rating", "change"),
        ),
        (Owner("game", "results", "game"),),
        is_archived=False,
    ),
    ClubTable(
        "ratings",
        ("owner", "pool"),
        ("owner", "pool", "mu", "sigma", "games"),
        is_archived=False,
    ),
    ClubTable("counters", ("name",), ("name", "number"), is_archived=False),
    ClubTable(
        "blocks",
        ("person", "blocked"),
        ("person", "blocked", "name", "at"),
        (_PERSON,),
        person="person",
        is_secret=True,
        hidden=("blocked",),
    ),
    ClubTable(
        "reports",
        ("id",),
        (
            *("id", "game", "seat", "reporter", "reporter_seat", "reporter_name"),
            *("reported", "name", "reason", "words", "excerpt", "at", "state"),
        ),
        is_secret=True,
    ),
    ClubTable(
        "bans",
        ("subject", "kind"),
        ("subject", "kind", "until", "reason", "at", "seats"),
        is_secret=True,
    ),
    ClubTable("audit", ("id",), ("id", "at", "who", "what", "about", "why"), is_secret=True),
)
