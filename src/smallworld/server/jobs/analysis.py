"""Jobs that analyse games, turn by turn."""

from __future__ import annotations

from typing import Final

from smallworld.lab.analysis.game import doubtful_turns
from smallworld.lab.analysis.tasks import first_piece, last_piece, second_piece
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_game_packs
from smallworld.play.analysis import Analysis
from smallworld.server.jobs.queue import Job, JobQueue, job_id
from smallworld.server.jobs.scheduler import Scheduler
from smallworld.server.messages.advice import AnalysisJob
from smallworld.server.refusals import NotFound
from smallworld.server.settings import AnalysisLimits
from smallworld.texts.analysis import seat_lines
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_with

RETAINED: Final = 50  # jobs in memory; the analysis of a dropped one is computed again
UPLOADED: Final = ""  # in place of a table's id: the game file was uploaded


class AnalysisRun(Job):
    """The analysis of one game; a step is a turn, and the summary at the end."""

    def __init__(
        self, id: str, table: str, record: str, turns: list[int], pack_texts: PackTexts
    ) -> None:
        super().__init__(id, steps=len(turns) + 1)
        self.turns = turns
        self.table = table
        self.record = record
        self.pack_texts = pack_texts
        self.analysis: Analysis | None = None

    def message(self) -> AnalysisJob:
        """Return the job in the form of the API."""
        message = AnalysisJob(self.id, self.state, self.done, self.steps)
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
        """Analyse every turn once, doubtful turns again with more playouts, then sum up."""
        record, settings, pack_texts = job.record, self.settings, job.pack_texts
        turns = []
        first = [(record, number, settings, pack_texts) for number in job.turns]
        async for turn in self.run_steps(job, first_piece, first):
            turns.append(turn)
            job.done += 1
        doubtful = doubtful_turns(turns)
        job.steps += len(doubtful)
        again = [(record, turns[number], settings, pack_texts) for number in doubtful]
        numbers = iter(doubtful)
        async for turn in self.run_steps(job, second_piece, again):
            turns[next(numbers)] = turn
            job.done += 1
        job.analysis = await self.run_step(job, last_piece, record, turns, settings, pack_texts)
        job.done += 1
