"""Scripts that wait for each other on PostgreSQL are run again, not given up."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from smallworld.server.storage.club.finding.presence import PresenceRow, note_presence
from smallworld.server.storage.scripts import Query, Script
from tests.server.storage.databases import a_url
from tests.server.storage.games import opened


def rename(first: str, second: str, name: str) -> Script[None]:
    """Rename two players, with time for somebody else in between."""
    change = "UPDATE presence SET name = ? WHERE holder = ?"
    yield Query(change, (name, first))
    yield Query("SELECT pg_sleep(0.3)")
    yield Query(change, (name, second))


def test_a_deadlock_ends_with_both_transactions_done(tmp_path: Path) -> None:
    def names() -> Script[list[str]]:
        rows = yield Query("SELECT name FROM presence ORDER BY holder")
        return [name for (name,) in rows]

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        async with opened(url) as one, opened(url) as other:
            for holder in ("a", "b"):
                await one.transact(
                    partial(note_presence, PresenceRow(holder, holder, "", 1.0), 0.0)
                )
            await asyncio.gather(
                one.transact(partial(rename, "a", "b", "Ann")),
                other.transact(partial(rename, "b", "a", "Bo")),
            )
            assert (await one.query(names)) in (["Ann", "Ann"], ["Bo", "Bo"])

    asyncio.run(story())
