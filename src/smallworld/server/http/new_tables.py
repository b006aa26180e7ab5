"""Limit what one address can put into the lobby and into the database."""

from __future__ import annotations

import math
from typing import Final

from msgspec.structs import replace

from smallworld.server.http.rate_limit import Buckets, client_key
from smallworld.server.refusals import TooOften, Unprocessable
from smallworld.server.settings import TableLimits
from smallworld.server.storage.columns import pack_columns
from smallworld.server.tables.create import TableDraft
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import derive_key

DAY: Final = 86_400.0
MEGABYTE: Final = 1_000_000
ROWS_PER_TABLE: Final = 50  # that a new table counts for, however short its log is


class NewTables:
    """Check a new table before it is stored."""

    def __init__(self, tables: Tables, limits: TableLimits, key: bytes) -> None:
        self._tables = tables
        self._limits = limits
        self._key = key
        daily = limits.pack_megabytes_per_address * MEGABYTE
        self._pack_bytes = Buckets(daily / DAY, daily)
        self._rows = Buckets(limits.rows_per_address / DAY, limits.rows_per_address)

    async def check(self, made: TableDraft, address: str) -> None:
        """Refuse a table that takes too much; note the origin of one for the lobby."""
        client = client_key(address)
        # A continued or forked game begins with a whole log.
        if wait := self._rows.take(client, ROWS_PER_TABLE + len(made.log)):
            raise TooOften("request.too_often", {"seconds": math.ceil(wait)})
        await self._check_packs(made, client)
        if made.table.row.table.public:
            await self._check_lobby(made, address)

    def origin_of(self, address: str) -> str:
        """Return what is stored of an address: a keyed hash, which tells nobody the address."""
        return derive_key(self._key, f"origin {client_key(address)}")[:32]

    async def _check_lobby(self, made: TableDraft, address: str) -> None:
        origin = self.origin_of(address)
        since = self._tables.now() - DAY
        most = self._limits.listed_per_address
        if await self._tables.storage.count_listed(origin, since) >= most:
            raise Unprocessable("lobby.too_many", {"most": most})
        made.table.row = replace(made.table.row, origin=origin)

    async def _check_packs(self, made: TableDraft, client: str) -> None:
        """Count only texts that are not stored yet: every text is stored once."""
        sizes = {hash: size for _, hash, size, _ in pack_columns(made.table.row)}
        if not sizes:
            return
        usage = await self._tables.storage.pack_usage([*sizes])
        new = sum(size for hash, size in sizes.items() if hash not in usage.known)
        if not new:
            return
        if usage.size + new > self._limits.pack_megabytes * MEGABYTE:
            raise Unprocessable("table.packs_full")
        if self._pack_bytes.take(client, new):
            raise Unprocessable("table.too_many_packs")
