"""Balance runs as jobs: one after the other, some games at a time, in a process that gives way."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, Executor
from typing import Final

from smallworld.lab.balance.batches import Batch, PlayedBatch, play_batch
from smallworld.lab.balance.run import balance_from, batches_for
from smallworld.lab.balance.situations import Setting
from smallworld.lab.balance.tiles import Tile, UnknownTile, tile_of
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.values import listed
from smallworld.server.jobs.pool import Workers
from smallworld.server.messages.packs import FEWEST, BalanceJob
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.settings import Balancing

KEPT: Final = 30  # jobs in memory; a forgotten one is done again when somebody asks
TRIES: Final = 3  # how often games are begun whose worker dies
AT_A_TIME: Final = 4  # situations, so that the bar moves: one on each board

log = logging.getLogger(__name__)


class Job:
    """One balance run."""

    def __init__(self, id: str, tile: Tile, batches: list[Batch]) -> None:
        self.told = BalanceJob(id, "waiting", 0, sum(batch.games for batch in batches))
        self.tile = tile
        self.batches = batches
        self.wanted = 1  # by so many who asked and have not taken it back
        self.task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Is it still to be done?"""
        return self.told.state in ("waiting", "running")


class Balancers:
    """All balance runs of this process; what is lost is done again when somebody asks."""

    def __init__(
        self,
        workers: Executor,
        settings: Balancing,
        *,
        at_a_time: int = AT_A_TIME,
        fewest: int = FEWEST,
    ) -> None:
        self._workers = workers
        self._settings = settings
        self._at_a_time = at_a_time
        self._fewest = fewest
        self._turnstile = asyncio.Semaphore(settings.at_once)
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, pack: Pack, trait: str, games: int) -> BalanceJob:
        """Measure a tile of ``pack``: by a run that is known, or by a new one."""
        try:
            tile = tile_of(pack, trait)
        except UnknownTile as error:
            raise Unprocessable(
                "balance.unknown_trait", {"found": trait, "allowed": listed(error.known)}
            ) from None
        games = min(games, self._settings.games)
        id = job_id(pack, trait, games)
        known = self._jobs.get(id)
        if known is not None and known.told.state != "failed":
            known.wanted += 1
            return known.told
        if sum(job.is_open for job in self._jobs.values()) >= self._settings.waiting:
            raise Unprocessable("balance.too_busy")
        job = Job(id, tile, batches_for(tile, games, Setting(), self._at_a_time))
        self._jobs[id] = job
        self._jobs.move_to_end(id)
        self._forget_old_ones()
        job.task = asyncio.create_task(self._do(job))
        return job.told

    def job(self, id: str) -> BalanceJob:
        """How far a run is."""
        return self._known(id).told

    def cancel(self, id: str) -> None:
        """One of those who asked wants it no more; without any of them it ends."""
        job = self._known(id)
        job.wanted -= 1
        if job.wanted <= 0 and job.is_open and job.task is not None:
            job.task.cancel()
            del self._jobs[id]

    async def stop(self) -> None:
        """End all that is going on; a server that shall end does not wait for it."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None and job.is_open]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(self._workers, Workers):
            self._workers.end()

    def _known(self, id: str) -> Job:
        if id not in self._jobs:
            raise NotFound("balance.unknown")
        return self._jobs[id]

    def _forget_old_ones(self) -> None:
        for id in [id for id, job in self._jobs.items() if not job.is_open]:
            if len(self._jobs) <= KEPT:
                return
            del self._jobs[id]

    # --- the work
    async def _do(self, job: Job) -> None:
        told = job.told
        try:
            async with self._turnstile:
                told.state = "running"
                played = await self._played(job)
                told.balance = await asyncio.to_thread(balance_from, job.tile, played, Setting())
                told.state = "done"
        except Exception:  # a mistake of ours must not look like an endless job
            told.state = "failed"
            log.exception("a balance run failed")

    async def _played(self, job: Job) -> list[PlayedBatch]:
        """All games, or as many as the time allows; a few there always are."""
        end = time.monotonic() + self._settings.seconds
        played: list[PlayedBatch] = []
        situations = 0
        for batch in job.batches:
            played.append(await self._batch(batch))
            situations += len(batch.situations)
            job.told.done += batch.games
            if time.monotonic() > end and situations >= self._fewest:
                job.told.of = job.told.done
                break
        return played

    async def _batch(self, batch: Batch) -> PlayedBatch:
        """Some games; begun anew if their worker dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            try:
                return await loop.run_in_executor(self._workers, play_batch, batch)
            except BrokenExecutor:
                log.warning("a worker died while it measured a tile; its games are played again")
        return await loop.run_in_executor(self._workers, play_batch, batch)


def job_id(pack: Pack, trait: str, games: int) -> str:
    """The same for the same tile, in every process of a server."""
    return hashlib.sha256(f"{pack.hash} {trait} {games}".encode()).hexdigest()[:16]
