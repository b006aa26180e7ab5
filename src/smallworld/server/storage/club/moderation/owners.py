"""Scripts for players who change devices or are deleted."""

from __future__ import annotations

from smallworld.server.storage.club.moderation import bans, blocks, reports
from smallworld.server.storage.scripts import Script


def rename(old: str, new: str) -> Script[None]:
    """Let everything that is stored about one holder be about another one."""
    yield from blocks.rename(old, new)
    yield from reports.rename(old, new)
    yield from bans.rename(old, new)


def forget(holder: str) -> Script[None]:
    """Delete the blocks of a holder by others, and the reports that the holder wrote.

    Reports about the holder and bans stay until they expire: deleting the account must not end
    them.
    """
    yield from blocks.forget([holder])
    yield from reports.forget(holder)
