"""``smallworld perft``: count action sequences as a fingerprint of the rules."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.arguments import MapChoice, seat_names
from smallworld.cli.shared.files import read_game
from smallworld.core import perft as counting
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions, perform
from smallworld.core.state import State
from smallworld.packs.maps import load_map
from smallworld.play.game import new_game

_CHUNK_DEPTH: Final = 2  # at most some ten thousand states: a few milliseconds


@click.command(short_help="Count all action sequences to a depth.")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--depth", type=click.IntRange(1, 20), required=True, help="Number of actions.")
@click.option("--split", is_flag=True, help="Also print the count for each first action.")
@click.option(
    "--map",
    type=MapChoice(),
    default="base/2",
    show_default=True,
    help="The map of the new game. random-1/SEATS/SEED is a random map.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=7, show_default=True, help="Seed of the first combos."
)
def perft(file: Path | None, depth: int, split: bool, map: str, seed: int) -> None:
    """Count all action sequences to a depth, the dealer's actions included.

    Starts at the end of FILE, or without FILE at a new game on --map with the six combos of
    --seed. These counts change only when the rules change.

    \b
    Example:
      smallworld perft game.swg --depth 3 --split
    """
    state = read_game(file)[0].state if file else _new(map, seed)
    began = time.perf_counter()
    nodes = _split(state, depth) if split else count_sequences(state, depth)
    seconds = time.perf_counter() - began
    click.echo(f"depth {depth}: {nodes} sequences ({seconds:.2f} s)")


def _new(map: str, seed: int) -> State:
    names = seat_names((), map, load_map(map).seats)
    return new_game(map, names, seed=seed).state


def _split(state: State, depth: int) -> int:
    total = 0
    for action in legal_actions(state):
        nodes = count_sequences(_after(state, action), depth - 1)
        click.echo(f"{written(action, state.box)}: {nodes}")
        total += nodes
    return total


def count_sequences(state: State, depth: int) -> int:
    """Count as ``perft`` does, in chunks: compiled code does not notice Ctrl-C."""
    if depth <= _CHUNK_DEPTH:
        return counting.perft(state, depth)
    return sum(count_sequences(_after(state, action), depth - 1) for action in legal_actions(state))


def _after(state: State, action: int) -> State:
    after = state.clone()
    perform(after, action)
    return after
