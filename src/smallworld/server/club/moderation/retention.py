"""Delete old reports, bans that are over, and old entries of the audit log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from smallworld.server.background import repeat
from smallworld.server.club.moderation.audit import SERVER, Audit
from smallworld.server.settings import ModerationSettings
from smallworld.server.storage.club.moderation import audit, bans, reports
from smallworld.server.storage.protocol import Storage

DAY: Final = 86_400.0
PAUSE: Final = 3_600.0  # seconds between two runs

_log = logging.getLogger(__name__)


async def delete_old(
    storage: Storage, log: Audit, settings: ModerationSettings, now: float
) -> None:
    """Delete what is older than the host keeps it."""
    before = now - settings.report_days * DAY
    deleted = await storage.transact(partial(reports.delete_old_reports, before))
    await storage.transact(partial(bans.delete_expired_bans, now))
    before = now - settings.audit_days * DAY
    await storage.transact(partial(audit.delete_old_entries, before))
    if deleted:
        why = f"older than {settings.report_days} days"
        await log.note(SERVER, "delete reports", f"{deleted}", why)


async def keep_deleting_old(
    storage: Storage, log: Audit, settings: ModerationSettings, now: Callable[[], float]
) -> None:
    """Delete every hour, until cancelled."""
    failure = "old reports and entries of the audit log cannot be deleted"
    await repeat(lambda: delete_old(storage, log, settings, now()), PAUSE, _log, failure)
