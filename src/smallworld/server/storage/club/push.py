"""Scripts of push messages: which devices want them, and those to be sent.

A notice is one message to one device. Its row stays when a turn was announced, so that the same
turn is announced once, whichever process finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.people import holders_with
from smallworld.server.storage.scripts import Query, Script, places

_SUBSCRIPTION: Final = "id, holder, endpoint, p256dh, auth, lang, vapid, created"
_NOTICE: Final = "subscription, kind, ref, game, seat, decision, due, tries"
MOST_DEVICES: Final = 20  # of a player

# What happened: a turn, a challenge received, a table that is ready.
Kind = Literal["turn", "challenge", "table"]


class Subscription(Struct, frozen=True):
    """A device that wants messages: where to send them, and how to encrypt them."""

    id: str
    holder: str  # the device
    endpoint: str
    p256dh: str  # the browser's public key
    auth: str
    lang: str
    vapid: str  # which key of ours the browser accepts
    created: float


class Notice(Struct, frozen=True):
    """A message to a device; ``due`` is empty if there is nothing to send."""

    subscription: str
    kind: Kind
    ref: str  # a game or a challenge
    game: str = ""
    seat: int = 0
    decision: int = 0  # the row of the log that made it this seat's turn
    due: float | None = None
    tries: int = 0


def subscribe(row: Subscription, holders: Sequence[str]) -> Script[bool]:
    """Store or renew the subscription of a device; False if the player has too many."""
    yield Query("DELETE FROM push_subscriptions WHERE holder = ? OR id = ?", (row.holder, row.id))
    rows = yield Query(
        f"SELECT count(*) FROM push_subscriptions WHERE holder IN ({places(holders)})", (*holders,)
    )
    if rows[0][0] >= MOST_DEVICES:
        return False
    yield Query(
        f"INSERT INTO push_subscriptions ({_SUBSCRIPTION}) VALUES ({places(astuple(row))})"
        " ON CONFLICT DO NOTHING",
        astuple(row),
    )
    return True


def unsubscribe(device: str) -> Script[None]:
    """Delete the subscription of a device."""
    yield Query("DELETE FROM push_subscriptions WHERE holder = ?", (device,))


def drop_subscription(id: str) -> Script[None]:
    """Delete a subscription that the browser has given up."""
    yield Query("DELETE FROM push_subscriptions WHERE id = ?", (id,))


def subscription_of(device: str, vapid: str) -> Script[Subscription | None]:
    """Return the subscription of a device for a key of ours."""
    rows = yield Query(
        f"SELECT {_SUBSCRIPTION} FROM push_subscriptions WHERE holder = ? AND vapid = ?",
        (device, vapid),
    )
    return Subscription(*rows[0]) if rows else None


def find_subscription(id: str) -> Script[Subscription | None]:
    """Return a subscription by its id."""
    rows = yield Query(f"SELECT {_SUBSCRIPTION} FROM push_subscriptions WHERE id = ?", (id,))
    return Subscription(*rows[0]) if rows else None


def add_notices(owner: str, kind: Kind, ref: str, game: str, due: float) -> Script[None]:
    """Let all devices of a player that want messages get one; for use in other scripts."""
    holders = yield from holders_with(owner)
    yield from _add(holders, Notice("", kind, ref, game, 0, 0, due))


def announce_table(owners: Sequence[str], game: str, now: float) -> Script[None]:
    """Let these players know that a table of theirs is ready."""
    for owner in owners:
        yield from add_notices(owner, "table", game, game, now)


def _add(holders: Sequence[str], notice: Notice) -> Script[None]:
    """Add a notice for each device; one for the same decision stays as it is."""
    if not holders:
        return
    yield Query(
        f"INSERT INTO push_notices ({_NOTICE})"
        " SELECT id, ?, ?, ?, CAST(? AS bigint), CAST(? AS bigint),"
        " CAST(? AS double precision), 0"
        f" FROM push_subscriptions WHERE holder IN ({places(holders)})"
        " ON CONFLICT (subscription, kind, ref) DO UPDATE"
        " SET decision = excluded.decision, due = excluded.due, seat = excluded.seat, tries = 0"
        " WHERE push_notices.decision <> excluded.decision",
        (notice.kind, notice.ref, notice.game, notice.seat, notice.decision, notice.due, *holders),
    )


def changed_games(since: float, limit: int) -> Script[list[str]]:
    """Return open games that changed and have a player who wants messages."""
    rows = yield Query(
        "SELECT games.id FROM games"
        " LEFT JOIN push_looked ON push_looked.game = games.id"
        " WHERE games.updated > ? AND NOT games.closed"
        " AND (push_looked.seq IS NULL OR push_looked.seq < games.seq)"
        " AND EXISTS (SELECT 1 FROM secrets"
        " LEFT JOIN devices AS held ON held.device = secrets.device"
        " LEFT JOIN devices AS own ON own.person = coalesce(held.person,"
        " CASE WHEN secrets.device LIKE 'person %' THEN substr(secrets.device, 8) END)"
        " JOIN push_subscriptions"
        " ON push_subscriptions.holder IN (secrets.device, coalesce(own.device, ''))"
        " WHERE secrets.game = games.id AND secrets.kind = 'seat')"
        " ORDER BY games.updated, games.id LIMIT ?",
        (since, limit),
    )
    return [game for (game,) in rows]


def note_turn(game: str, seq: int, seat: int | None, decision: int, due: float) -> Script[None]:
    """Store whose turn it is after row ``seq``: the devices of that seat get a notice."""
    yield Query(
        "INSERT INTO push_looked (game, seq) SELECT id, CAST(? AS bigint) FROM games WHERE id = ?"
        " ON CONFLICT (game) DO UPDATE SET seq = excluded.seq",
        (seq, game),
    )
    yield Query(
        "UPDATE push_notices SET due = NULL WHERE kind = 'turn' AND ref = ?"
        " AND (decision <> ? OR seat <> ?)",
        (game, decision, -1 if seat is None else seat),
    )
    if seat is None:
        return
    rows = yield Query(
        "SELECT DISTINCT secrets.device, devices.person FROM secrets"
        " LEFT JOIN devices ON devices.device = secrets.device"
        " WHERE game = ? AND seat = ? AND kind = 'seat' AND secrets.device <> ''",
        (game, seat),
    )
    holders: set[str] = set()
    for device, person in rows:
        owner = device if person is None else held_by(person)
        holders |= {device, *(yield from holders_with(owner))}
    yield from _add(sorted(holders), Notice("", "turn", game, game, seat, decision, due))


def due_notices(until: float, vapid: str, limit: int) -> Script[list[Notice]]:
    """Return notices that are due for devices that accept a key of ours."""
    rows = yield Query(
        f"SELECT {_columns('push_notices')} FROM push_notices JOIN push_subscriptions"
        " ON push_subscriptions.id = push_notices.subscription"
        " WHERE push_notices.due IS NOT NULL AND push_notices.due <= ?"
        " AND push_subscriptions.vapid = ? ORDER BY push_notices.due LIMIT ?",
        (until, vapid, limit),
    )
    return [Notice(*columns) for columns in rows]


def find_notice(notice: Notice) -> Script[Notice | None]:
    """Return a notice as it is now."""
    rows = yield Query(
        f"SELECT {_NOTICE} FROM push_notices WHERE subscription = ? AND kind = ? AND ref = ?",
        (notice.subscription, notice.kind, notice.ref),
    )
    return Notice(*rows[0]) if rows else None


def set_due(notice: Notice, due: float | None, tries: int) -> Script[None]:
    """Store when a notice is to be sent, unless it has become another one."""
    yield Query(
        "UPDATE push_notices SET due = ?, tries = ?"
        " WHERE subscription = ? AND kind = ? AND ref = ? AND decision = ? AND due IS NOT NULL",
        (due, tries, notice.subscription, notice.kind, notice.ref, notice.decision),
    )


def delete_old_notices() -> Script[None]:
    """Delete notices that were sent, except those of the current turns of open games."""
    yield Query(
        "DELETE FROM push_notices WHERE due IS NULL AND (kind <> 'turn'"
        " OR NOT EXISTS (SELECT 1 FROM games WHERE games.id = push_notices.ref AND NOT closed))"
    )


def _columns(table: str) -> str:
    return ", ".join(f"{table}.{name}" for name in _NOTICE.split(", "))
