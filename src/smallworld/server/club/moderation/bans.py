"""Bans and mutes in memory, read again every few seconds, and what becomes of running games."""

from __future__ import annotations

import ipaddress
import logging
import math
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from smallworld.server.addresses import Network
from smallworld.server.background import repeat
from smallworld.server.club.moderation.audit import SERVER, Audit
from smallworld.server.messages.moderation import Ban
from smallworld.server.refusals import Forbidden, NotFound, Refused
from smallworld.server.storage.club.moderation import bans as scripts
from smallworld.server.storage.club.moderation.audit import add_entry
from smallworld.server.storage.club.moderation.bans import ActiveBans, BanKind, BanRow
from smallworld.server.storage.protocol import Unavailable
from smallworld.server.storage.scripts import Script
from smallworld.server.tables.seats import STAND_IN, concede
from smallworld.server.tables.tables import Tables

REFRESH: Final = 3.0  # seconds after which a process knows what another one was told
HOUR: Final = 3_600.0
_CODES: Final[dict[BanKind, str]] = {"ban": "player.banned", "mute": "player.muted"}

_log = logging.getLogger(__name__)


class Bans:
    """Who may not take part, and who may not chat."""

    def __init__(self, tables: Tables, audit: Audit, now: Callable[[], float]) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._audit = audit
        self._now = now
        self._active = ActiveBans([], {})
        self._holders: dict[tuple[BanKind, str], BanRow] = {}
        self._networks: list[tuple[Network, BanRow]] = []
        self.on_change: Callable[[], None] = lambda: None

    @property
    def rows(self) -> list[BanRow]:
        """The bans in force, the newest first."""
        return self._active.rows

    # --- asking
    def find(self, kind: BanKind, holder: str = "", address: str = "") -> BanRow | None:
        """Return the ban or mute of a holder or an address; expired ones count for nothing."""
        if not self._active.rows:
            return None
        found = self._holders.get((kind, holder)) if holder else None
        if found is None and address and self._networks:
            found = self._of_address(kind, address)
        return found if found is not None and _is_on(found, self._now()) else None

    def refuse(self, kind: BanKind, holder: str = "", address: str = "") -> None:
        """Refuse a client that is banned or muted."""
        refused = self.refusal(kind, holder, address)
        if refused is not None:
            raise refused

    def refusal(self, kind: BanKind, holder: str = "", address: str = "") -> Refused | None:
        """Return the ban or mute of a client as it is shown; ``None`` without one."""
        ban = self.find(kind, holder, address)
        if ban is None:
            return None
        hours = 0 if ban.until is None else math.ceil((ban.until - self._now()) / HOUR)
        facts: dict[str, object] = {"reason": ban.reason, "hours": hours}
        if kind == "mute":
            return Forbidden("player.muted", facts)
        return Forbidden("player.banned", facts)

    def _of_address(self, kind: BanKind, address: str) -> BanRow | None:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return None
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        found = (ban for network, ban in self._networks if ban.kind == kind and parsed in network)
        return next(found, None)

    # --- changing
    async def set(self, row: BanRow, who: str) -> Ban:
        """Store a ban with its entry in the audit log, and apply it."""
        entry = self._audit.entry(who, row.kind, row.subject, row.reason)

        def store() -> Script[None]:
            yield from scripts.set_ban(row)
            yield from add_entry(entry)

        await self._storage.transact(store)
        await self.refresh()
        return shown(row)

    async def clear(self, subject: str, kind: BanKind, who: str) -> None:
        """Lift a ban or mute."""
        entry = self._audit.entry(who, f"lift {kind}", subject)

        def lift() -> Script[bool]:
            found = yield from scripts.clear_ban(subject, kind)
            if found:
                yield from add_entry(entry)
            return found

        if not await self._storage.transact(lift):
            raise NotFound("admin.no_ban")
        await self.refresh()

    # --- in memory
    async def refresh(self) -> None:
        """Read the bans of the database; give away the seats of those who are new."""
        active = await self._storage.query(partial(scripts.active_bans, self._now()))
        if active != self._active:
            self._active = active
            self._holders = {
                (ban.kind, holder): ban
                for ban in reversed(active.rows)
                for holder in active.holders[ban.subject]
            }
            self._networks = [
                (ipaddress.ip_network(ban.subject.partition(" ")[2]), ban)
                for ban in active.rows
                if ban.subject.startswith("address ")
            ]
            self.on_change()
        for ban in active.rows:
            if ban.seats:
                await self._give_seats(ban, active.holders[ban.subject])

    async def keep_refreshing(self) -> None:
        """Refresh until cancelled."""
        # The next request that needs the database reports that it is unavailable.
        await repeat(self.refresh, REFRESH, _log, "the bans cannot be read", unlogged=Unavailable)

    async def _give_seats(self, ban: BanRow, holders: list[str]) -> None:
        """Let bots play for a banned player, or concede; every process may, in any order."""
        seats = await self._storage.query(partial(scripts.open_seats, holders)) if holders else []
        act = self._concede if ban.seats == "concede" else self._hand_over
        for game, seat in seats:
            try:
                if await act(game, seat):
                    await self._audit.note(
                        SERVER,
                        f"seat {ban.seats}",
                        f"game {game}, seat {seat}",
                        f"ban of {ban.subject}",
                        id=f"seat {ban.at} {game} {seat}",
                    )
            except Refused:
                continue  # the table was closed or deleted meanwhile
        await self._storage.announce(sorted({game for game, _ in seats}))
        await self._storage.transact(partial(scripts.note_seats_done, ban))

    async def _concede(self, game: str, seat: int) -> bool:
        table = await self._tables.table(game)
        player = table.players[seat]
        if table.game.over or player.who != "person" or player.conceded:
            return False
        await concede(self._tables, game, seat)
        return True

    async def _hand_over(self, game: str, seat: int) -> bool:
        table = await self._tables.table(game)
        player = table.players[seat]
        if table.row.table.rated:  # nobody plays for somebody else there
            return await self._concede(game, seat)
        if table.game.over or player.who != "person" or player.bot:
            return False
        await self._tables.change_seat(game, seat, lambda player: replace(player, bot=STAND_IN))
        return True


def shown(row: BanRow) -> Ban:
    """Return a ban as the host sees it."""
    kind, _, name = row.subject.partition(" ")
    return Ban(kind, name, row.kind, row.until, row.reason, row.at)


def _is_on(ban: BanRow, now: float) -> bool:
    return ban.until is None or ban.until > now
