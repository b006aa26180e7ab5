"""Readiness: the database is written, at most once a second."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from smallworld.server.storage.protocol import Unavailable
from smallworld.server.tables.readiness import VALID, Readiness
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened


@BOTH_DATABASES
def test_a_database_that_can_be_written_is_ready(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            now, taken, take = 0.0, list[str](), storage.lease

            async def counted(name: str, holder: str, seconds: float) -> bool:
                taken.append(name)
                return await take(name, holder, seconds)

            storage.lease = counted  # type: ignore[method-assign]
            readiness = Readiness(storage, "me", lambda: now)
            await asyncio.gather(*(readiness.check() for _ in range(5)))
            await readiness.check()
            assert taken == ["readiness me"]
            now = VALID
            await readiness.check()
            assert len(taken) == 2

    asyncio.run(story())


def test_a_database_that_cannot_be_written_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            readiness = Readiness(storage, "me")

            async def full(name: str, holder: str, seconds: float) -> bool:
                raise Unavailable("database or disk is full")

            storage.lease = full  # type: ignore[method-assign]
            with pytest.raises(Unavailable, match="full"):
                await readiness.check()

    asyncio.run(story())
