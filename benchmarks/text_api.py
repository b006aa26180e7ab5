"""Measure the text API against the numbers of the engine, in one interleaved run.

    .venv/bin/python -m benchmarks.text_api [--rounds 9] [--against OTHER/bin/python]

All games are random games of two seats from the same seeds; times are those of the processor,
the best of all rounds. ``--against`` names the interpreter of another environment with smallworld:
both take turns, and the last line compares them.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable

GAMES = 150


def text_game(seed: int) -> None:
    """Play a game with texts: events, log and undo included."""
    from smallworld import new_game

    chance = random.Random(seed).random
    game = new_game("base/2", seats=["Ann", "Bo"], seed=seed)
    while not game.over:
        actions = game.legal_actions()
        game.play(actions[int(chance() * len(actions))])


def number_game(seed: int) -> None:
    """Play the same game with numbers on a bare state."""
    from smallworld.core.engine import apply, legal_actions
    from smallworld.core.state import OVER, new_state
    from smallworld.packs.loader import base_box
    from smallworld.play.dealer import Dealer

    chance = random.Random(seed).random
    dealer = Dealer(seed)
    state = new_state(base_box("base/2"))
    while state.phase != OVER:
        drawn = dealer.answer(state)
        if drawn is None:
            actions = legal_actions(state)
            drawn = actions[int(chance() * len(actions))]
        apply(state, drawn)


def rate(play: Callable[[int], None]) -> float:
    """Return games per second of the processor."""
    began = time.process_time()
    for seed in range(GAMES):
        play(seed)
    return GAMES / (time.process_time() - began)


def measure() -> dict[str, float]:
    """Return the rates of the imported build."""
    text_game(0)
    number_game(0)
    return {"text": rate(text_game), "numbers": rate(number_game)}


def measured_by(python: str) -> dict[str, float]:
    """Return the rates of the build of another interpreter."""
    answer = subprocess.run(
        [python, __file__, "--once"], capture_output=True, check=True, text=True
    )
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def main() -> None:
    """Measure in turns and print the best of all rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--against", help="interpreter of another environment")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.once:
        print(json.dumps(measure()))
        return
    builds = {"here": sys.executable}
    if options.against:
        builds["there"] = options.against
    best: dict[str, dict[str, float]] = {name: {} for name in builds}
    for _ in range(options.rounds):
        for name, python in builds.items():
            for what, games in measured_by(python).items():
                best[name][what] = max(games, best[name].get(what, 0.0))
    for name, figures in best.items():
        share = figures["text"] / figures["numbers"]
        print(
            f"{name:5}  text {figures['text']:6,.0f} games/s, "
            f"numbers {figures['numbers']:6,.0f} games/s, ratio {share:.2f}"
        )
    if options.against:
        print(f"text: {best['here']['text'] / best['there']['text']:.2f} times as fast as there")


if __name__ == "__main__":
    main()
