"""Jobs that measure how strong a race or power of a pack is."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Final

from smallworld.lab.balance.batches import Batch, PlayedBatch, play_batch
from smallworld.lab.balance.run import Balance, balance_from, batches_for
from smallworld.lab.balance.situations import Setting
from smallworld.lab.balance.tiles import Tile, UnknownTile, tile_of
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.values import listed
from smallworld.server.jobs.queue import Job, JobQueue, job_id
from smallworld.server.jobs.scheduler import Scheduler
from smallworld.server.messages.packs import FEWEST, BalanceJob
from smallworld.server.refusals import Unprocessable
from smallworld.server.settings import BalanceLimits

RETAINED: Final = 30  # jobs in memory; the result of a dropped one is computed again
BATCH: Final = 4  # situations per step, one on each board: small, so that progress shows


class BalanceRun(Job):
    """The measurement of one tile; a step is a game."""

    def __init__(self, id: str, tile: Tile, batches: list[Batch]) -> None:
        super().__init__(id, steps=sum(batch.games for batch in batches))
        self.tile = tile
        self.batches = batches
        self.balance: Balance | None = None

    def message(self) -> BalanceJob:
        """Return the job in the form of the API."""
        assert self.state != "cancelled"  # cancelled jobs are dropped
        return BalanceJob(self.id, self.state, self.done, self.steps, self.balance)


class BalanceQueue(JobQueue[BalanceRun]):
    """All balance runs of this process."""

    def __init__(
        self,
        scheduler: Scheduler,
        settings: BalanceLimits,
        *,
        batch: int = BATCH,
        fewest: int = FEWEST,
    ) -> None:
        super().__init__(
            "balance",
            scheduler,
            per_address=settings.per_address,
            most_open=settings.waiting,
            retained=RETAINED,
        )
        self._settings = settings
        self._batch = batch
        self._fewest = fewest

    def measure(self, pack: Pack, trait: str, games: int, device: str) -> BalanceRun:
        """Subscribe to the measurement of a tile of ``pack``, or start it."""
        try:
            tile = tile_of(pack, trait)
        except UnknownTile as error:
            raise Unprocessable(
                "balance.unknown_trait", {"found": trait, "allowed": listed(error.known)}
            ) from None
        games = min(games, self._settings.games)
        id = balance_id(pack, trait, games)
        known = self.subscribe(id, device)
        if known is not None:
            return known
        batches = batches_for(tile, games, Setting(), self._batch)
        return self.start(BalanceRun(id, tile, batches), device)

    def cancel(self, id: str, device: str) -> BalanceRun:
        """Drop a subscriber; cancel and drop the job when none is left."""
        job = super().cancel(id, device)
        if job.state == "cancelled":
            del self._jobs[id]
        return job

    async def run(self, job: BalanceRun) -> None:
        """Play all games, or as many as the time allows, then sum up."""
        played = await self._play(job)
        job.balance = await asyncio.to_thread(balance_from, job.tile, played, Setting())

    async def _play(self, job: BalanceRun) -> list[PlayedBatch]:
        played: list[PlayedBatch] = []
        situations = 0
        calls = [(batch,) for batch in job.batches]
        async with aclosing(self.run_steps(job, play_batch, calls)) as results:
            async for result in results:
                batch = job.batches[len(played)]
                played.append(result)
                situations += len(batch.situations)
                job.done += batch.games
                if job.cpu > self._settings.seconds and situations >= self._fewest:
                    job.steps = job.done
                    break
        return played


def balance_id(pack: Pack, trait: str, games: int) -> str:
    """Return the job id of a measurement."""
    return job_id(f"{pack.hash} {trait} {games}")
