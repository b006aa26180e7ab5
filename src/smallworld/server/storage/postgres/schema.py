"""Create, migrate and check the schema of a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.postgres.pool import Connection
from smallworld.server.storage.protocol import Unavailable
from smallworld.server.storage.schema import FAULTS, ORPHANS, Step, too_new

_MIGRATION_LOCK: Final = 7_355_608  # any number, the same in every version


async def migrate(db: Connection, steps: Sequence[Step]) -> None:
    """Run the missing migrations in one transaction; other processes wait meanwhile."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
    # An administrator may have created the schema for a user without that right.
    if not await db.fetchval("SELECT to_regnamespace('smallworld') IS NOT NULL"):
        await db.execute("CREATE SCHEMA smallworld")
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
    found = int(await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
    if found > len(steps):
        raise Unavailable(too_new(found, len(steps)))
    for step in steps[found:]:
        for statement in step.postgres:
            await db.execute(statement)
    await db.execute("DELETE FROM schema_version")
    await db.execute("INSERT INTO schema_version VALUES ($1)", len(steps))
    await db.execute("DELETE FROM leases WHERE expires < clock_timestamp()")
    await db.execute("DELETE FROM writers WHERE at < clock_timestamp() - interval '30 days'")


async def faults(db: Connection, version: int) -> list[str]:
    """Return the inconsistencies that the database finds itself."""
    found = []
    stored = await db.fetchval("SELECT max(version) FROM schema_version")
    if stored != version:
        found.append(f"the schema has version {stored}, not {version}")
    for fault, query in FAULTS.items():
        for game, number in await db.fetch(query):
            found.append(f"game {game}: {fault.format(number)}")
    for fault, query in ORPHANS.items():
        found += [fault.format(owner) for (owner,) in await db.fetch(query)]
    return found
