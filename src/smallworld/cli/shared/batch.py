"""What commands that play many games have in common: boards, who plays, progress, stopping."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

import click

from smallworld.cli.shared.texts import Decorator
from smallworld.lab.games.cluster import NoCluster, cluster
from smallworld.lab.games.journal import JournalMismatch
from smallworld.lab.games.play import Progress, no_progress
from smallworld.lab.games.players import BadPlayer, Player, read_players
from smallworld.lab.games.workers import GameRunner, local_processes
from smallworld.packs.loader import load_map, map_ids

PROCESSES: Final[Decorator] = click.option(
    "--processes",
    type=click.IntRange(1, 1024),
    default=os.cpu_count() or 1,
    show_default="one a core",
    help="How many games are played at once; results do not depend on it.",
)
CLUSTER: Final[Decorator] = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the workers of a Dask scheduler, such as tcp://127.0.0.1:8786.",
)
SECONDS: Final[Decorator] = click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=0.1,
    show_default=True,
    help="For one choice, where a BOT does not say.",
)
GAME_SEED: Final[Decorator] = click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Of all chance."
)


def players_of(bots: tuple[str, ...], seconds: float, trust: bool, hint: str) -> list[Player]:
    """The bots of a command line; ``hint`` names where they were given."""
    try:
        return read_players(bots, seconds=seconds, trust=trust)
    except BadPlayer as error:
        raise click.BadParameter(f"{error}.", param_hint=hint) from None


def seats_of(text: str) -> tuple[int, ...]:
    """How many sit at the tables of ``--seats 2,3``."""
    known = {int(load_map(map).seats) for map in map_ids()}
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) in known for part in parts):
        raise click.BadParameter(
            f"Write some of {','.join(map(str, sorted(known)))}.", param_hint="--seats"
        )
    return tuple(sorted({int(part) for part in parts}))


def runner_for(processes: int, address: str | None) -> AbstractContextManager[GameRunner]:
    """Who plays: processes here, or a cluster."""
    return nullcontext(local_processes(processes)) if address is None else cluster(address)


@contextmanager
def stopping_well(kept: bool) -> Iterator[None]:
    """Whatever ends the games early, what was played is ``kept`` in a journal; say so."""
    comfort = " What was played is kept; go on with --resume." if kept else ""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"Stopped.{comfort}", err=True)
        raise SystemExit(130) from None
    except JournalMismatch as error:
        raise click.ClickException(
            f"These are not the games to go on with: {error}. Name another --output, or add --force"
            " without --resume."
        ) from None
    except BrokenProcessPool:
        raise click.ClickException(f"A process that plays games was killed.{comfort}") from None
    except NoCluster as error:
        raise click.ClickException(f"The cluster cannot play: {error}.{comfort}") from None


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar on the terminal; nothing where nobody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield no_progress
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress("games", *columns, console=console) as bar:
        task = bar.add_task("games")
        yield lambda done, games: bar.update(task, completed=done, total=games)
