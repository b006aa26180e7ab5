"""Plant blunders in games of planners, and count how often the coach finds them.

    .venv/bin/python -m benchmarks.blunders --games 125 --minutes 30

In every game one turn is replaced: instead of the planner's best plan, a seat follows another one,
or takes nothing, that costs at least ten points by careful playouts with the same luck. The coach
analyses all turns of that seat. Every game is a line of ``--journal``: the same command goes on.
Games in which no turn can be spoiled like that count as tried, not as planted.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path

from msgspec import to_builtins

from benchmarks.journal import Journal, Key, Row
from smallworld.bots.playouts.chances import estimate
from smallworld.bots.registry import create_bot
from smallworld.core.actions import STOP
from smallworld.core.engine import legal_actions
from smallworld.core.state import START, State
from smallworld.lab.analysis.game import analyse
from smallworld.lab.analysis.plans import plans_for, with_placement
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.lab.analysis.turns import after_plan, turns_of
from smallworld.play.game import Game, new_game

NODES = 1_000
LEAST = 0.1  # chance to win that a blunder costs
PLANS = 6
WORST = 10


def play_on(game: Game, seed: int, *, until: int = 0) -> None:
    """Let planners play, to the end or to the first turn after ``until`` whole ones."""
    bots = [create_bot("planner", seed=seed, nodes=NODES) for _ in game.names]
    turns = 0
    seen = (0, 0)
    while not game.over:
        state, seat = game.state, game.to_act
        assert seat is not None
        if (int(state.round), int(state.turn)) != seen:
            seen = (int(state.round), int(state.turn))
            turns += 1
        if until and turns > until and state.phase == START:
            return
        game.play(bots[seat].choose(game.view(seat), legal_actions(state), game.coins))


def win_after(state: State, plan: Sequence[int], playouts: int) -> float:
    """Estimate the chance of the seat to move after a plan."""
    after = after_plan(state, with_placement(state, plan))
    chances = estimate(after, playouts=playouts, seed=1, careful=True)
    return chances.seats[int(state.turn)].win


def spoiled(state: State, seed: int, playouts: int) -> tuple[list[int], float] | None:
    """Return a plan that is a blunder in ``state``, and what it costs."""
    plans = plans_for(state, "planner", NODES, seed, PLANS)
    others = plans[1:] + ([[int(STOP)]] if STOP in legal_actions(state) else [])
    random.Random(seed).shuffle(others)
    best = win_after(state, plans[0], playouts)
    for plan in others:
        cost = best - win_after(state, plan, playouts)
        if cost >= LEAST:
            return plan, cost
    return None


def planted(seats: int, seed: int, settings: AnalysisSettings) -> Row:
    """Play a game with a blunder and analyse it; ``place`` is 0 if it was not found."""
    game = new_game(f"base/{seats}", seats=[f"P{seat}" for seat in range(seats)], seed=seed)
    rounds = int(game.state.box.board.rounds)
    play_on(game, seed, until=random.Random(seed).randrange(seats * (rounds - 1)))
    seat, number = int(game.state.turn), int(game.state.round)
    found = spoiled(game.state, seed, settings.careful)
    if found is None:
        return {"planted": False}
    for action in found[0]:
        game.play(action)
    play_on(game, seed)
    began = time.perf_counter()
    analysis = analyse(game, settings, seat=seat)
    seconds = round(time.perf_counter() - began, 1)
    (turn,) = (each for each in turns_of(game) if (each.round, each.seat) == (number, seat))
    listed = list(analysis.seats[seat].costliest)
    place = 1 + listed.index(turn.number) if turn.number in listed else 0
    cost = round(found[1], 3)
    return {"planted": True, "round": number, "cost": cost, "place": place, "seconds": seconds}


def report(rows: Sequence[Row]) -> None:
    """Print a table by seats, for all blunders and for the ten worst."""
    print("seats  tried  planted  found first  among three  ten worst: first  among three")
    for seats in sorted({row["seats"] for row in rows}):
        tried = [row for row in rows if row["seats"] == seats]
        made = [row for row in tried if row["planted"]]
        worst = sorted(made, key=lambda row: float(row["cost"]), reverse=True)[:WORST]
        counts = [
            sum(row["place"] in places for row in group)
            for group in (made, worst)
            for places in ((1,), (1, 2, 3))
        ]
        print(
            f"{seats:5}  {len(tried):5}  {len(made):7}  {counts[0]:11}  {counts[1]:11}"
            f"  {counts[2]:16}  {counts[3]:11}"
        )


def main() -> None:
    """Plant, analyse and count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=125, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--minutes", type=float, default=30.0, help="how long this run may take")
    parser.add_argument("--journal", type=Path, default=Path("build/blunders.jsonl"))
    options = parser.parse_args()
    settings = AnalysisSettings()
    journal = Journal(options.journal, {**to_builtins(settings), "least": LEAST}, options.minutes)
    keys: list[Key] = [(seats, seed) for seed in range(options.games) for seats in options.seats]
    for key in journal.missing(keys):
        journal.add(key, planted(*key, settings))
    report([journal.rows[key] for key in keys if key in journal.rows])


if __name__ == "__main__":
    main()
