"""Measure the ratings that the bots have in rated games, and write ``ratings.json``.

    .venv/bin/python tools/rate_bots.py --games 600 --journals build/rate-bots

Needs the compiled build. The levels of the bots play a round robin for each pool, with paired
deals: every deal is played once per rotation of the seats. The games of a pool are split evenly
among its table sizes and the mixes of bots at each. Finished games are stored in journals,
so the same command continues an interrupted run. ``docs/club.md`` explains the scale.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
from datetime import date
from pathlib import Path

import msgspec

from smallworld.bots.data.ratings import (
    MIDDLE_BOT,
    MIDDLE_RATING,
    RatedBot,
    RatedBots,
    RatedPool,
)
from smallworld.core.engine import IS_COMPILED
from smallworld.lab.arena.run import run_arena
from smallworld.lab.arena.summary import summary_of
from smallworld.lab.games.journal import journal_beside
from smallworld.lab.games.match import Outcome
from smallworld.lab.games.plan import Mode, Plan, mixes_for
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.version import VERSION

ROOT = Path(__file__).parent.parent
OUTPUT = ROOT / "src/smallworld/bots/data/ratings.json"
# Node budgets: the result follows from the seed, whatever else the machine does.
LEVELS = (
    "easy",
    "normal",
    "hard=hard:nodes=100000",
    "master=master:nodes=100000",
    "grandmaster=grandmaster:nodes=100000",
)
PLAYERS = tuple(read_players(LEVELS, seconds=60.0))
MODE: Mode = "round-robin"
POOLS = {"duel": (2,), "table": (3, 4, 5)}


def measured(pool: str, games: int, seed: int, processes: int, journals: Path) -> RatedPool:
    """Play the games of a pool that are missing; return the ratings."""
    sizes = POOLS[pool]
    outcomes = [
        outcome
        for seats in sizes
        for outcome in played(seats, games / len(sizes), seed, processes, journals)
    ]
    labels = [player.label for player in PLAYERS]
    ratings = summary_of(outcomes, labels, seed).ratings
    whole = None if len(sizes) > 1 else sizes[0]
    found = {each.bot: each.elo for each in ratings if each.seats == whole}
    shift = MIDDLE_RATING - found[MIDDLE_BOT].value
    return RatedPool(
        seats=list(sizes),
        games=len(outcomes),
        bots={
            bot: RatedBot(round(elo.value + shift), round((elo.high - elo.low) / 2))
            for bot, elo in found.items()
        },
    )


def played(seats: int, games: float, seed: int, processes: int, journals: Path) -> list[Outcome]:
    """Play about so many games at tables of one size, as many of each mix of bots."""
    mixes = len(mixes_for(PLAYERS, seats, MODE))
    plan = Plan(PLAYERS, (seats,), math.ceil(games / mixes), MODE, seed=seed)
    output = journals / f"{seats}.json"
    return run_arena(
        plan,
        runner=local_processes(processes),
        output=output,
        resume=journal_beside(output).exists(),
        progress=lambda done, of: print(f"\r{seats} seats {done}/{of}", end="", file=sys.stderr),
    )


def commit() -> str:
    """Return the commit whose bots play."""
    command = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=600, help="of each pool")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--journals", type=Path, required=True, help="folder of the played games")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    options = parser.parse_args()
    if not IS_COMPILED:
        sys.exit("The source build is too slow: run it with the compiled package.")
    options.journals.mkdir(parents=True, exist_ok=True)
    pools = {
        pool: measured(pool, options.games, options.seed, options.processes, options.journals)
        for pool in POOLS
    }
    rated = RatedBots(
        made_by=f"tools/rate_bots.py --games {options.games} --seed {options.seed}",
        made_on=date.today().isoformat(),
        version=VERSION,
        commit=commit(),
        levels=list(LEVELS),
        pools=pools,
    )
    options.output.write_bytes(msgspec.json.format(msgspec.json.encode(rated), indent=1) + b"\n")


if __name__ == "__main__":
    main()
