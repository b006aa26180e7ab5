"""Pair players who look for the same game.

Every process pairs: with each new seek, and whenever a waiting device asks. A device that stops
asking is gone, unless its game is a daily one. The table is created from the stored seeks, so
that any process can do it.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from smallworld.server.club.finding.pairs import Paired, ensure_table
from smallworld.server.club.finding.wishes import DAY, Wish, new_wish, read_wish
from smallworld.server.club.people import People
from smallworld.server.messages.seeks import MySeek, NewSeek, OpenSeek, OpenSeeks, Seek
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.storage.club.finding import seeks as scripts
from smallworld.server.storage.club.finding.seeks import SeekRow
from smallworld.server.tables.create import clean_name
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_game_id

HERE: Final = 15.0  # seconds for which a seek waits since its device last asked
HERE_DAILY: Final = 7 * DAY  # … for a daily game: the player may leave
KEPT: Final = DAY  # seconds until a paired seek is deleted
MOST_OF_ADDRESS: Final = 40  # open seeks


class Seeks:
    """Open, follow and withdraw seeks; pair them."""

    def __init__(self, tables: Tables, people: People, most: int = MOST_OF_ADDRESS) -> None:
        self._tables = tables
        self._people = people
        self._most = most
        self._storage = tables.storage
        self._now = tables.wall_time

    async def open(self, wanted: NewSeek, device: str, origin: str = "") -> Seek:
        """Look for a game; an earlier seek of the device is withdrawn.

        ``origin`` is a keyed hash of the address. So many of its seeks can be open.
        """
        now, wish = self._now(), await self._wish(wanted, device)
        request = wanted.request or secrets.token_hex(8)
        row = SeekRow(
            id=hash_secret(f"seek {device} {request}")[:16],
            holder=device,
            name=clean_name(wanted.name, self._tables.words),
            wish=wish.text(),
            seats=wish.seats,
            bots_after=wanted.bots_after,
            created=now,
            seen=now,
            patience=HERE_DAILY if wish.is_daily else HERE,
            origin=origin,
        )
        add = partial(scripts.add_seek, row, now, now - KEPT, self._most)
        return await self._paired(await self._storage.transact(add))

    async def follow(self, id: str, device: str) -> Seek:
        """Return a seek of this device, paired if that is possible now."""
        touch = partial(scripts.touch_seek, id, device, self._now())
        row = await self._storage.transact(touch)
        if row is None:
            raise NotFound("seek.unknown")
        return await self._paired(row)

    async def withdraw(self, id: str, device: str) -> None:
        """Stop looking; too late once the players are found."""
        if not await self._storage.transact(partial(scripts.withdraw_seek, id, device)):
            await self.follow(id, device)  # refuses a seek that does not exist
            raise Unprocessable("seek.paired")

    async def _wish(self, wanted: NewSeek, device: str) -> Wish:
        """Return what to look for: in a hurry the game that lacks the fewest players."""
        own = new_wish(wanted.seats, wanted.clock, rated=wanted.rated)
        if not wanted.any_game:
            return own
        waiting: dict[str, set[str]] = {}
        for row in await self._storage.query(partial(scripts.open_seeks, self._now())):
            other = read_wish(row.wish)
            if row.holder != device and not other.is_daily and other.rated == own.rated:
                waiting.setdefault(row.wish, set()).add(row.holder)
        lacking = {text: read_wish(text).seats - len(them) for text, them in waiting.items()}
        best = min(waiting, key=lambda text: lacking[text], default="")  # of equals the oldest
        return read_wish(best) if best else own

    async def mine(self, device: str) -> MySeek:
        """Return the player's seek that is open, or was paired last."""
        holders = await self._people.holders(device)
        now = self._now()
        row = await self._storage.query(partial(scripts.seek_of, holders, now)) if holders else None
        return MySeek(None if row is None else await self._paired(row))

    async def listed(self) -> OpenSeeks:
        """List the games that players look for, equal wishes together."""
        now = self._now()
        found: dict[str, OpenSeek] = {}
        for row in await self._storage.query(partial(scripts.open_seeks, now)):
            wish = read_wish(row.wish)
            seek = found.setdefault(
                row.wish, OpenSeek([], row.seats, wish.clock, row.created, now, wish.rated)
            )
            seek.names.append(row.name)
        return OpenSeeks(list(found.values()))

    async def ensure_tables(self, limit: int = 100) -> None:
        """Create tables whose process was killed before it could."""
        for row in await self._storage.query(partial(scripts.unmade, limit)):
            await self._ensure_table(row)

    async def _paired(self, row: SeekRow) -> Seek:
        now = self._now()
        if not row.game:
            pair = partial(scripts.pair_seeks, row.wish, new_game_id(), now)
            if await self._storage.transact(pair):
                again = partial(scripts.touch_seek, row.id, row.holder, now)
                found = await self._storage.transact(again)
                row = found or row
        if row.game:
            await self._ensure_table(row)
            return _seek(row, row.seats)
        here = await self._storage.query(partial(scripts.open_seeks, now))
        return _seek(row, sum(other.wish == row.wish for other in here))

    async def _ensure_table(self, row: SeekRow) -> None:
        """Create the table of paired players, unless it was created before."""
        if row.made:
            return
        players = await self._storage.query(partial(scripts.players_of, row.game))
        paired = [Paired(player.holder, player.name) for player in players]
        await ensure_table(self._tables, row.game, read_wish(row.wish), paired)
        await self._storage.transact(partial(scripts.note_made, row.game))


def _seek(row: SeekRow, waiting: int) -> Seek:
    wish = read_wish(row.wish)
    return Seek(row.id, row.seats, waiting, row.game, wish.clock, wish.is_daily, wish.rated)
