"""Jobs that analyse games, turn by turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.lab.analysis.game import doubtful_turns
from smallworld.lab.analysis.tasks import (
    first_piece,
    outline_piece,
    second_piece,
    start_piece,
    summary_piece,
)
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_game_packs
from smallworld.play.analysis import Analysis, TurnFacts
from smallworld.server.jobs.queue import Job, JobQueue, job_id
from smallworld.server.jobs.scheduler import Scheduler
from smallworld.server.messages.advice import AnalysisJob
from smallworld.server.refusals import NotFound
from smallworld.server.settings import AnalysisLimits
from smallworld.texts.analysis import seat_lines
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_with

RETAINED: Final = 50  # jobs in memory; the analysis of a dropped one is computed again
Piece = Callable[..., TurnFacts]
UPLOADED: Final = ""  # in place of a table's id: the game file was uploaded


class AnalysisRun(Job):
    """The analysis of one game; a step is a turn, and three more for outline, start and summary."""

    def __init__(
        self, id: str, table: str, record: str, turns: list[int], pack_texts: PackTexts
    ) -> None:
        super().__init__(id, steps=len(turns) + 3)
        self.turns = turns
        self.table = table
        self.record = record
        self.pack_texts = pack_texts
        self.partial: Analysis | None = None  # what is known while it runs
        self.analysis: Analysis | None = None

    def message(self) -> AnalysisJob:
        """Return the job in the form of the API."""
        message = AnalysisJob(self.id, self.state, self.done, self.steps)
        if self.state == "running":
            message.partial = self.partial
        if self.analysis is not None:
            names = self._names(self.analysis)
            message.analysis = self.analysis
            message.sentences = [
                seat_lines(self.analysis, seat, names) for seat in range(len(names.seats))
            ]
        return message

    def _names(self, analysis: Analysis) -> Names:
        game_packs = load_game_packs(self.pack_texts)
        texts = texts_with(game_packs.packs) if game_packs.packs else None
        return Names(texts, analysis.names, map_of(analysis.map, game_packs))


class AnalysisQueue(JobQueue[AnalysisRun]):
    """All analyses of this process; at most one open analysis per table."""

    def __init__(
        self, scheduler: Scheduler, settings: AnalysisLimits, retained: int = RETAINED
    ) -> None:
        super().__init__(
            "analysis",
            scheduler,
            per_address=settings.per_address,
            most_open=settings.waiting,
            retained=retained,
            seconds=settings.seconds,
        )
        self.settings = AnalysisSettings(
            playouts=settings.playouts, careful=settings.careful, nodes=settings.nodes
        )

    def analyse(
        self,
        table: str,
        record: str,
        turns: list[int],
        pack_texts: PackTexts = NO_PACK_TEXTS,
        *,
        device: str,
    ) -> AnalysisRun:
        """Subscribe to the analysis of these turns of a game file, or start it."""
        id = job_id(table, record)
        open_here = [job for job in self.open_jobs() if job.table == table != UPLOADED]
        known = self.subscribe(open_here[0].id if open_here else id, device)
        return known or self.start(AnalysisRun(id, table, record, turns, pack_texts), device)

    def find_at(self, table: str, id: str) -> AnalysisRun:
        """Return a job of this table; ``NotFound`` for jobs of others."""
        job = self.find(id)
        if job.table != table:
            raise NotFound("analysis.unknown")
        return job

    def cancel_at(self, table: str, id: str, device: str) -> AnalysisRun:
        """Drop a subscriber of a job of this table."""
        return self.cancel(self.find_at(table, id).id, device)

    async def run(self, job: AnalysisRun) -> None:
        """Outline all turns, analyse each once and doubtful ones again, then sum up."""
        record, more = job.record, (self.settings, job.pack_texts)
        outlined = await self.run_step(job, outline_piece, record, *more)
        job.partial = outlined
        job.done += 1
        turns = list(outlined.turns)
        start = await self.run_step(job, start_piece, record, turns, *more)
        job.done += 1

        async def summarise() -> Analysis:
            return await self.run_step(job, summary_piece, record, turns, start, *more)

        async def analyse(work: Piece, calls: dict[int, object]) -> None:
            steps = [(record, known, *more) for known in calls.values()]
            numbers = iter(calls)
            async for turn in self.run_steps(job, work, steps):
                turns[next(numbers)] = turn
                job.done += 1
                if turn.better is not None:  # worth showing at once
                    job.partial = await summarise()

        await analyse(first_piece, {number: number for number in job.turns})
        job.partial = await summarise()
        doubtful = doubtful_turns(turns)
        job.steps += len(doubtful)
        await analyse(second_piece, {number: turns[number] for number in doubtful})
        job.analysis = await summarise()
        job.done += 1
