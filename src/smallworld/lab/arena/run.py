"""Run an arena: plan, play the missing games, summarise, write the result."""

from __future__ import annotations

import platform
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from smallworld.core.engine import IS_COMPILED
from smallworld.lab.arena.summary import Pace, Summary
from smallworld.lab.data.frames import write_tables
from smallworld.lab.data.measure import MeasuredGame, MeasuredJournal, play_measured
from smallworld.lab.data.rows import match_name
from smallworld.lab.games.journal import (
    FORMAT,
    GameStore,
    Journal,
    MemoryStore,
    StoredGames,
    journal_beside,
)
from smallworld.lab.games.match import Outcome, play_job
from smallworld.lab.games.plan import Job, Plan, seed_from
from smallworld.lab.games.play import Progress, no_progress, play_all, play_missing
from smallworld.lab.games.workers import GameRunner, local_processes
from smallworld.version import VERSION

LEFT_OUT: Final = ("line", "seconds", "longest")  # fields of a game that the result omits


def run_arena(
    plan: Plan,
    *,
    runner: GameRunner | None = None,
    output: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    tables: Path | None = None,
    progress: Progress = no_progress,
) -> list[Outcome]:
    """Play the games of ``plan`` that are not in the journal; return all outcomes in order.

    The ``runner`` plays them, by default this process. With an ``output`` the journal lies next
    to it, and ``resume`` continues it. With ``records`` every game file is written to that
    folder. With ``tables`` every game is measured, and the Parquet files are written to that
    folder; a journal without measures cannot be continued then.
    """
    jobs = [_recorded(job, records) for job in plan.jobs()]
    runner = runner or local_processes(1)
    if tables is not None:
        return _measured(plan, jobs, runner, output, resume, tables, progress)
    journal = None
    if output is not None:
        journal = Journal(journal_beside(output), plan, resume=resume)
    return play_all(jobs, play_job, runner, journal, progress)


def _measured(
    plan: Plan,
    jobs: list[Job],
    runner: GameRunner,
    output: Path | None,
    resume: bool,
    tables: Path,
    progress: Progress,
) -> list[Outcome]:
    """Play with measures, write the tables, and return the outcomes."""
    store: GameStore[MeasuredGame] = MemoryStore()
    if output is not None:
        store = MeasuredJournal(journal_beside(output), plan, resume=resume)
    play_missing(jobs, play_measured, runner, store, progress)
    games = StoredGames(jobs, store)
    write_tables(tables, games, match_name)
    return [game.outcome for game in games]


def _recorded(job: Job, folder: Path | None) -> Job:
    if folder is None:
        return job
    # Labels may contain any character, so two of them may look alike in a file name.
    who = "-".join(re.sub(r"\W+", "", label)[:20] for label in dict.fromkeys(job.mix))
    name = f"{len(job.players)}-{who}-{seed_from(job.mix) % 10_000:04}"
    name += f"-deal{job.deal:05}-{job.rotation}.swg"
    return replace(job, record=str(folder / name))


def result_text(
    plan: Plan, outcomes: list[Outcome], summary: Summary, pace: list[Pace], command: str
) -> str:
    """Format the whole result as JSON, each game on its own line."""
    head = {
        "arena": FORMAT,
        "command": command,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": VERSION,
        "compiled": IS_COMPILED,
        "python": platform.python_version(),
        "bots": [player.facts() for player in plan.players],
        "mode": plan.mode,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "options": dict(plan.options),
        **({"packs": plan.packs, "banners": plan.banners} if plan.packs else {}),
        "summary": msgspec.to_builtins(summary),
        "pace": msgspec.to_builtins(pace),
    }
    text = msgspec.json.format(msgspec.json.encode(head), indent=1).decode().removesuffix("\n}")
    games = ",\n  ".join(msgspec.json.encode(_facts(outcome)).decode() for outcome in outcomes)
    return f'{text},\n "games": [\n  {games}\n ]\n}}\n'


def _facts(outcome: Outcome) -> dict[str, object]:
    facts = msgspec.to_builtins(outcome)
    assert isinstance(facts, dict)
    return {name: value for name, value in facts.items() if name not in LEFT_OUT}
