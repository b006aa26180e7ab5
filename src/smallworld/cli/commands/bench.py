"""``smallworld bench``: a short measurement of the rules."""

from __future__ import annotations

import time

import click

from smallworld.core.box import Box
from smallworld.core.engine import IS_COMPILED
from smallworld.core.playout import play_games
from smallworld.core.state import State, new_state
from smallworld.packs.loader import base_box, map_ids

_CLONES = 2000


@click.command(short_help="Measure how fast the rules run here.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=1.0,
    show_default=True,
    help="How long to play on each board.",
)
@click.option("--bots", is_flag=True, help="Measure the planner: how many nodes equal a second.")
@click.option("--pack", "packs", multiple=True, metavar="ID", help="Play with this pack, too.")
def bench(seconds: float, bots: bool, packs: tuple[str, ...]) -> None:
    """Measure how fast the rules run here: whole random games on every board, one core.

    \b
    Example:
      smallworld bench --seconds 3
      smallworld bench --bots
      smallworld bench --pack fenlights
    """
    boxes = _boxes(packs)
    build = "compiled" if IS_COMPILED else "pure Python (many times slower than compiled)"
    click.echo(f"This build is {build}.")
    if bots:
        _bench_planner(seconds, boxes)
    else:
        _bench_rules(seconds, boxes)


def _boxes(packs: tuple[str, ...]) -> dict[str, Box]:
    """What is played with on each board."""
    if not packs:
        return {map: base_box(map) for map in map_ids()}
    # Imported late: most measurements are made without.
    from smallworld.cli.shared.packs import packing_of
    from smallworld.packs.shelf import box_as_written

    labels = packing_of(packs, "added", map_ids()).labels
    return {map: box_as_written(map, labels) for map in map_ids()}


def _bench_planner(seconds: float, boxes: dict[str, Box]) -> None:
    from smallworld.cli.commands.bench_bots import CALIBRATION_NODES, pace_of

    click.echo("A second of the planner is a budget of so many nodes:")
    click.echo("board     nodes/s   turns/s   nodes a turn")
    for name, box in boxes.items():
        pace = pace_of("planner", box, seconds, nodes=CALIBRATION_NODES)
        click.echo(
            f"{name:7}{pace.per_second(pace.nodes):10.0f}{pace.per_second(pace.turns):10.1f}"
            f"{pace.nodes / pace.turns:15.0f}"
        )


def _bench_rules(seconds: float, boxes: dict[str, Box]) -> None:
    click.echo("board     games/s   µs a decision   decisions a game   clone ns")
    for name, box in boxes.items():
        start = new_state(box)
        games, decisions, spent = _played(start, seconds)
        click.echo(
            f"{name:7}{games / spent:10.0f}{spent / decisions * 1e6:16.2f}"
            f"{decisions / games:19.0f}{_clone_nanoseconds(start):11.0f}"
        )


def _played(start: State, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and the time they took: about as long as asked for."""
    games, decisions, batch = 0, 0, 1
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not games:
        decisions += play_games(start, batch, games + 1)[0]
        games += batch
        batch = min(batch * 2, 200)
    return games, decisions, max(spent, 1e-9)


def _clone_nanoseconds(state: State) -> float:
    began = time.perf_counter()
    for _ in range(_CLONES):
        state.clone()
    return (time.perf_counter() - began) / _CLONES * 1e9
