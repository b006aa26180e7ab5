"""Options, runners and progress of commands that play many games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

import click

from smallworld.cli.shared.errors import bad_option, failure, option_error, usage_error
from smallworld.cli.shared.texts import Decorator, refusal_text, translate
from smallworld.lab.games.cluster import NoCluster, cluster
from smallworld.lab.games.journal import JournalMismatch
from smallworld.lab.games.play import Progress, no_progress
from smallworld.lab.games.players import BadPlayer, Player, read_players
from smallworld.lab.games.workers import GameRunner, local_processes
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map

PROCESSES: Final[Decorator] = click.option(
    "--processes",
    type=click.IntRange(1, 1024),
    default=os.cpu_count() or 1,
    show_default="one per core",
    help="How many games to play at once; results do not depend on it.",
)
CLUSTER: Final[Decorator] = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the workers of a Dask scheduler, for example tcp://127.0.0.1:8786.",
)
SECONDS: Final[Decorator] = click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=0.1,
    show_default=True,
    help="Seconds per decision, for bots without a setting of their own.",
)
TRUST: Final[Decorator] = click.option(
    "--trust", is_flag=True, help="Run third-party classes inside the worker processes."
)
GAME_SEED: Final[Decorator] = click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="Seed of everything random.",
)


def games_option(help: str) -> Decorator:
    """Return the option ``--games`` of a command that plays them all."""
    return click.option(
        "--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help=help
    )


def parse_players(bots: tuple[str, ...], seconds: float, trust: bool, hint: str) -> list[Player]:
    """Parse the bots of a command line; ``hint`` names the option for errors."""
    try:
        return read_players(bots, seconds=seconds, trust=trust)
    except BadPlayer as error:
        raise option_error(hint, refusal_text(error)) from None


def chosen_maps(maps: tuple[str, ...], seats: str | None) -> tuple[str, ...]:
    """Return the maps of ``--map``, or the official ones for ``--seats``; both are an error."""
    if maps and seats:
        raise usage_error("cli-map_or_seats")
    return tuple(dict.fromkeys(maps)) or tuple(f"base/{n}" for n in parse_seats(seats or "2"))


def parse_seats(text: str) -> tuple[int, ...]:
    """Parse ``--seats 2,3`` into numbers of seats."""
    known = {int(load_map(map).seats) for map in map_ids()}
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) in known for part in parts):
        raise bad_option("--seats", "cli-some_of", known=",".join(map(str, sorted(known))))
    return tuple(sorted({int(part) for part in parts}))


def open_runner(processes: int, address: str | None) -> AbstractContextManager[GameRunner]:
    """Return a game runner: local processes, or a Dask cluster."""
    return nullcontext(local_processes(processes)) if address is None else cluster(address)


@contextmanager
def report_interruption(has_journal: bool) -> Iterator[None]:
    """Turn whatever ends the games early into a message and an exit code."""
    kept = translate("cli-stopped.kept") if has_journal else ""
    advice = f" ({kept})" if kept else ""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(f"{translate('cli-stopped')} {kept}".rstrip(), err=True)
        raise SystemExit(130) from None
    except JournalMismatch as error:
        raise failure("cli-other_games", reason=refusal_text(error)) from None
    except BrokenProcessPool:
        raise click.ClickException(f"{translate('cli-killed')}{advice}") from None
    except NoCluster as error:
        raise click.ClickException(f"{refusal_text(error)}{advice}") from None


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """Show a progress bar on stderr if it is a terminal."""
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
