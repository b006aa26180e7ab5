"""``smallworld bench``: measure how fast the rules and the planner run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from smallworld.core.box import Box
from smallworld.core.engine import IS_COMPILED, legal_actions
from smallworld.core.playout import play_games
from smallworld.core.state import State, new_state
from smallworld.packs.loader import base_box, map_ids
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game

if TYPE_CHECKING:
    from smallworld.bots.registry import Bot

_CLONES = 2000


@click.command(short_help="Measure how fast the rules run here.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=1.0,
    show_default=True,
    help="How long to play on each map.",
)
@click.option("--bots", is_flag=True, help="Measure the planner instead: nodes per second.")
@click.option("--pack", "packs", multiple=True, metavar="ID", help="Play with this pack.")
def bench(seconds: float, bots: bool, packs: tuple[str, ...]) -> None:
    """Measure how fast the rules run: random games on every map, on one core.

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
    """Return the box for each map."""
    if not packs:
        return {map: base_box(map) for map in map_ids()}
    # Imported late: most measurements need no packs.
    from smallworld.cli.shared.arguments import choose_packs
    from smallworld.packs.shelf import box_as_written

    labels = choose_packs(packs, "added", map_ids()).labels
    return {map: box_as_written(map, labels) for map in map_ids()}


def _bench_planner(seconds: float, boxes: dict[str, Box]) -> None:
    click.echo("A second of the planner is a budget of so many nodes:")
    click.echo("board     nodes/s   turns/s   nodes a turn")
    for name, box in boxes.items():
        pace = measure_bot("planner", box, seconds, nodes=CALIBRATION_NODES)
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
    """Play games for about ``seconds``; return games, decisions and the time."""
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


CALIBRATION_NODES = 4000  # per turn: about what a second of thinking allows


@dataclass
class Pace:
    """Counts of a bot's turns and nodes, and its thinking time alone."""

    turns: int = 0
    decisions: int = 0
    nodes: int = 0
    seconds: float = 0.0

    def per_second(self, count: int) -> float:
        """Return a count as a rate per second."""
        return count / max(self.seconds, 1e-9)


def measure_bot(name: str, box: Box, seconds: float, **settings: int) -> Pace:
    """Let a bot play all seats for about ``seconds`` and measure its speed."""
    from smallworld.bots.registry import create_bot

    pace = Pace()
    began = time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds or not pace.turns:
        seed += 1
        bot = create_bot(name, seed=seed, **settings)
        for spent, decisions in time_turns(bot, box, seed):
            pace.turns += 1
            pace.decisions += decisions
            pace.seconds += spent
            if time.perf_counter() - began >= seconds:
                break
        pace.nodes += int(getattr(bot, "nodes_searched", 0))
    return pace


def time_turns(bot: Bot, box: Box, seed: int) -> Iterator[tuple[float, int]]:
    """Yield seconds and decisions of each turn of one game, without other seats."""
    names = [f"Seat {seat}" for seat in range(int(box.seats))]
    game = Game(box, names, dealer=Dealer(seed))
    game.deal()
    while not game.over:
        yield _one_turn(bot, game)


def _one_turn(bot: Bot, game: Game) -> tuple[float, int]:
    turn = (int(game.state.round), int(game.state.turn))
    spent, decisions = 0.0, 0
    while not game.over and (int(game.state.round), int(game.state.turn)) == turn:
        seat = game.to_act
        assert seat is not None
        view, legal, coins = game.view(seat), legal_actions(game.state), game.coins
        began = time.perf_counter()
        action = bot.choose(view, legal, coins)
        if seat == turn[1]:  # skip seats that place their refugees
            spent += time.perf_counter() - began
            decisions += 1
        game.play(action)
    return spent, decisions
