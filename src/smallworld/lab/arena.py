"""An arena from beginning to end: plan, play what is missing, sum up, write it down."""

from __future__ import annotations

import platform
import re
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from smallworld.core.engine import IS_COMPILED
from smallworld.lab.journal import FORMAT, Journal, journal_beside
from smallworld.lab.match import Outcome
from smallworld.lab.plan import Job, Key, Plan, seed_from
from smallworld.lab.summary import Pace, Summary
from smallworld.lab.workers import outcomes_of
from smallworld.version import VERSION

LEFT_OUT: Final = ("line", "seconds", "longest")  # of a game in the result

Watcher = Callable[[int, int], None]  # is told how many games are done, of how many


def hold_arena(
    plan: Plan,
    *,
    processes: int = 1,
    output: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    watch: Watcher = lambda done, games: None,
) -> list[Outcome]:
    """Play the games of ``plan`` that are not in the journal yet; all outcomes, in plan order.

    With an ``output`` the journal lies beside it, and ``resume`` goes on from there.
    With ``records`` every game is written to that folder.
    """
    jobs = [_recorded(job, records) for job in plan.jobs()]
    played: dict[Key, Outcome] = {}
    with ExitStack() as stack:
        journal = None
        if output is not None:
            journal = Journal(journal_beside(output), plan, resume=resume)
            played = stack.enter_context(journal).played
        missing = [job for job in jobs if job.key not in played]
        watch(len(jobs) - len(missing), len(jobs))
        fresh = stack.enter_context(closing(outcomes_of(missing, processes)))
        for done, outcome in enumerate(fresh, start=len(jobs) - len(missing) + 1):
            played[outcome.key] = outcome
            if journal is not None:
                journal.add(outcome)
            watch(done, len(jobs))
    return [played[job.key] for job in jobs]


def _recorded(job: Job, folder: Path | None) -> Job:
    if folder is None:
        return job
    # Labels may hold any character, and two may look alike without those a file name cannot have.
    who = "-".join(re.sub(r"\W+", "", label)[:20] for label in dict.fromkeys(job.mix))
    name = f"{len(job.players)}-{who}-{seed_from(job.mix) % 10_000:04}"
    name += f"-deal{job.deal:05}-{job.rotation}.swg"
    return replace(job, record=str(folder / name))


def result_text(
    plan: Plan, outcomes: list[Outcome], summary: Summary, pace: list[Pace], command: str
) -> str:
    """The whole result as JSON text, each game on a line of its own."""
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
