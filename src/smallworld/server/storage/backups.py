"""Copy a database to a folder again and again, and keep the newest copies."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from smallworld.server.storage.protocol import Storage, Unavailable

_COPY: Final = re.compile(r"tables-\d{8}-\d{6}\.(sqlite|jsonl)")
_PART: Final = ".part"  # of a copy that is not complete

Report = Callable[[str], None]


async def back_up_repeatedly(
    storage: Storage,
    folder: Path,
    ending: str,
    *,
    every: float,
    keep: int,
    report: Report,
    report_fault: Report,
    now: Callable[[], float] = time.time,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Write a copy every so many seconds until cancelled; a failed copy is tried again."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    while True:
        began = now()
        try:
            file = await back_up_once(storage, folder, ending, began)
            drop_old_copies(folder, keep)
        except (Unavailable, OSError) as error:
            report_fault(f"No copy was made, the next try is in {every:g} seconds: {error}.")
        else:
            report(f"Everything is copied to {file}.")
        await sleep(max(1.0, every - (now() - began)))


async def back_up_once(storage: Storage, folder: Path, ending: str, at: float) -> Path:
    """Write one copy; its name appears when it is complete and on disk."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(at))
    file = folder / f"tables-{stamp}.{ending}"
    part = file.with_name(file.name + _PART)
    part.unlink(missing_ok=True)
    await storage.backup(part)
    os.replace(part, file)
    return file


def copies(folder: Path) -> list[Path]:
    """Return the complete copies in a folder, the oldest first."""
    return sorted(path for path in folder.iterdir() if _COPY.fullmatch(path.name))


def drop_old_copies(folder: Path, keep: int) -> None:
    """Delete all but the newest copies, and what interrupted runs left."""
    for path in copies(folder)[:-keep]:
        path.unlink()
    for path in folder.glob(f"tables-*{_PART}*"):
        path.unlink()


class HostBackups:
    """Copies that the host asks for, one at a time in each process."""

    def __init__(
        self,
        storage: Storage,
        folder: Path,
        ending: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._storage = storage
        self._folder = folder
        self._ending = ending
        self._now = now
        self._task: asyncio.Task[None] | None = None
        self.fault = ""  # why the last copy failed

    @property
    def is_running(self) -> bool:
        """Whether a copy is being made by this process."""
        return self._task is not None

    def start(self) -> bool:
        """Begin a copy; False if one is being made."""
        if self._task is not None:
            return False
        self._task = asyncio.create_task(self._run())
        return True

    async def _run(self) -> None:
        self.fault = ""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            await back_up_once(self._storage, self._folder, self._ending, self._now())
        except (Unavailable, OSError) as error:
            self.fault = str(error)[:300]
        finally:
            self._task = None

    def files(self) -> list[tuple[str, int, float]]:
        """Return names, sizes and times of the copies, the newest first."""
        found = copies(self._folder) if self._folder.is_dir() else []
        stats = [(path.name, path.stat()) for path in reversed(found)]
        return [(name, stat.st_size, stat.st_mtime) for name, stat in stats]

    async def stop(self) -> None:
        """Cancel a copy that is being made."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
