"""Analyses of games as jobs: one after the other, piece by piece, in a process that gives way."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Final, TypeVar

from smallworld.lab.analysis.game import doubtful_turns, turn_numbers
from smallworld.lab.analysis.tasks import first_piece, last_piece, second_piece
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_game_packs
from smallworld.play.analysis import Analysis
from smallworld.play.game import Game
from smallworld.server.jobs.pool import Workers
from smallworld.server.messages.advice import AnalysisJob, JobState
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.settings import Analysing
from smallworld.texts.analysis import seat_lines
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_with

KEPT: Final = 50  # jobs in memory; a forgotten one is done again when somebody asks
TRIES: Final = 3  # how often a piece is begun whose worker dies
A_RECORD: Final = ""  # the table of a record that was sent

log = logging.getLogger(__name__)
Found = TypeVar("Found")


class Job:
    """One analysis: how far it is, and what came of it."""

    def __init__(
        self, id: str, table: str, record: str, pieces: int, pack_texts: PackTexts
    ) -> None:
        self.id = id
        self.table = table
        self.record = record
        self.pack_texts = pack_texts
        self.state: JobState = "waiting"
        self.done = 0
        self.pieces = pieces
        self.wanted = 1  # by so many who asked and have not taken it back
        self.analysis: Analysis | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Is it still to be done?"""
        return self.state in ("waiting", "running")

    def told(self) -> AnalysisJob:
        """As the API tells it."""
        answer = AnalysisJob(self.id, self.state, self.done, self.pieces)
        if self.analysis is not None:
            names = self._names(self.analysis)
            answer.analysis = self.analysis
            answer.sentences = [
                seat_lines(self.analysis, seat, names) for seat in range(len(names.seats))
            ]
        return answer

    def _names(self, analysis: Analysis) -> Names:
        game_packs = load_game_packs(self.pack_texts)
        texts = texts_with(game_packs.packs) if game_packs.packs else None
        return Names(texts, analysis.names, map_of(analysis.map, game_packs))


class Analysts:
    """All analyses of this process. The log knows nothing of them: what is lost is done again."""

    def __init__(self, workers: Executor, settings: Analysing, kept: int = KEPT) -> None:
        self.settings = AnalysisSettings(
            playouts=settings.playouts, careful=settings.careful, nodes=settings.nodes
        )
        self._workers = workers
        self._kept = kept
        self._most_waiting = settings.waiting
        self._turnstile = asyncio.Semaphore(settings.at_once)
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(
        self, table: str, record: str, game: Game, pack_texts: PackTexts = NO_PACK_TEXTS
    ) -> Job:
        """The analysis of a record: one that is known, or a new one."""
        id = job_id(table, record)
        known = self._open_at(table) or self._jobs.get(id)
        if known is not None and (known.is_open or known.state == "done"):
            known.wanted += 1
            return known
        if sum(job.is_open for job in self._jobs.values()) >= self._most_waiting:
            raise Unprocessable("analysis.too_busy")
        job = Job(id, table, record, len(turn_numbers(game)) + 1, pack_texts)
        self._jobs[id] = job
        self._jobs.move_to_end(id)
        self._forget_old_ones()
        job.task = asyncio.create_task(self._do(job, game))
        return job

    def job(self, table: str, id: str) -> Job:
        """A job of a table, or of the records that were sent."""
        found = self._jobs.get(id)
        if found is None or found.table != table:
            raise NotFound("analysis.unknown")
        return found

    def cancel(self, table: str, id: str) -> Job:
        """One of those who asked wants it no more; without any of them it ends."""
        job = self.job(table, id)
        job.wanted -= 1
        if job.wanted <= 0 and job.is_open and job.task is not None:
            job.state = "cancelled"
            job.task.cancel()
        return job

    async def stop(self) -> None:
        """End all that is going on; a server that shall end does not wait for it."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None and job.is_open]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(self._workers, Workers):
            self._workers.end()

    def _open_at(self, table: str) -> Job | None:
        """The job that goes on at a table; records may have several."""
        open_ones = [job for job in self._jobs.values() if job.table == table and job.is_open]
        return open_ones[0] if open_ones and table != A_RECORD else None

    def _forget_old_ones(self) -> None:
        for id in [id for id, job in self._jobs.items() if not job.is_open]:
            if len(self._jobs) <= self._kept:
                return
            del self._jobs[id]

    # --- the work
    async def _do(self, job: Job, game: Game) -> None:
        try:
            async with self._turnstile:
                job.state = "running"
                job.analysis = await self._analysed(job, game)
                job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except Exception:  # a mistake of ours must not look like an endless job
            job.state = "failed"
            log.exception("an analysis failed")

    async def _analysed(self, job: Job, game: Game) -> Analysis:
        """Every turn once, the doubtful ones twice, then the sum."""
        record, settings, pack_texts = job.record, self.settings, job.pack_texts
        known = []
        for number in turn_numbers(game):
            known.append(await self._piece(first_piece, record, number, settings, pack_texts))
            job.done += 1
        doubtful = doubtful_turns(known)
        job.pieces += len(doubtful)
        for number in doubtful:
            known[number] = await self._piece(
                second_piece, record, known[number], settings, pack_texts
            )
            job.done += 1
        analysis = await self._piece(last_piece, record, known, settings, pack_texts)
        job.done += 1
        return analysis

    async def _piece(self, work: Callable[..., Found], *given: Any) -> Found:
        """One piece of work; begun anew if its worker dies."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            try:
                return await loop.run_in_executor(self._workers, work, *given)
            except BrokenExecutor:
                log.warning("a worker died while analysing; the piece is done again")
        return await loop.run_in_executor(self._workers, work, *given)


def job_id(table: str, record: str) -> str:
    """The same for the same record, in every process of a server.

    >>> job_id("", "smallworld 1")
    'a9aa690103953b43'
    """
    return hashlib.sha256(f"{table}\n{record}".encode()).hexdigest()[:16]
