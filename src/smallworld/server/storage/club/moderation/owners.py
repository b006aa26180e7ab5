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
    """Delete what others blocked and what the holder reported.

    Reports about the holder and bans stay until they expire: nobody gets rid of them by deleting
    oneself.
    """
    yield from blocks.forget([holder])
    yield from reports.forget(holder)
