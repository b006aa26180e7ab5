"""Compare the speed of two installed builds as ratios, interleaved in one run.

    python -m benchmarks.compare OLD_PYTHON NEW_PYTHON [--rounds 15] [--instructions]

Both builds measure the same work with the same seeds in turn, in CPU time of their own process,
so that other load and a changing clock of the processor hit both alike. ``--instructions`` counts
the machine instructions of random games with callgrind (of valgrind) instead: the same figure on
a busy machine, too.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

MAPS = ("base/2", "base/3", "base/4", "base/5")
GAMES = 100  # random games of one measurement
PLAYOUTS = 2  # playouts with the fast policy of one measurement
DRIVEN = 15  # games of one measurement that interpreted Python drives
CLONES = 20_000
FIRST_MOVE = "import smallworld; smallworld.new_game(seed=1).legal_actions()"
COUNTED_GAMES = 200  # random games on each board whose instructions are counted
COUNTED = f"""
import gc, sys
from smallworld.core.playout import play_games
from smallworld.core.state import new_state
from smallworld.packs.loader import base_box
gc.disable()  # when it runs depends on what was imported
for start in [new_state(base_box(map)) for map in {MAPS}]:
    print(list(play_games(start, int(sys.argv[1]), 7)))
"""

Work = Callable[[int], object]


class Build:
    """One interpreter with its installed package, measuring on request."""

    def __init__(self, python: str) -> None:
        # ``-I`` keeps the checkout off the path: the installed package is measured.
        self._process = subprocess.Popen(
            [python, "-I", str(Path(__file__)), "--measure"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.figures: list[str] = self._answer()

    def _answer(self) -> list[str]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("compare: this Python cannot import smallworld, see above")
        words: list[str] = json.loads(line)
        return words

    def seconds(self, figure: str, seed: int) -> float:
        """Return the CPU seconds that one measurement took."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([figure, seed]) + "\n")
        self._process.stdin.flush()
        return float(self._answer()[0])

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def work() -> dict[str, Work]:
    """Return what is measured, by name; each takes a seed."""
    from smallworld.core.engine import apply, legal_actions
    from smallworld.core.playout import Xorshift, draw, play_games
    from smallworld.core.state import State, new_state
    from smallworld.packs.loader import base_box

    def driven(start: State, seed: int) -> None:
        """Play games with actions chosen and applied by interpreted Python."""
        pick = random.Random(seed).random
        chance = Xorshift(seed)
        for _ in range(DRIVEN):
            state = start.clone()
            while actions := legal_actions(state):
                if state.awaits_chance:
                    apply(state, int(draw(state, chance)))
                else:
                    apply(state, actions[int(pick() * len(actions))])

    def clones(start: State) -> None:
        for _ in range(CLONES):
            start.clone()

    def first_move(_: int) -> None:
        subprocess.run([sys.executable, "-I", "-c", FIRST_MOVE], check=True)

    starts = {map: new_state(base_box(map)) for map in MAPS}
    found: dict[str, Work] = {}
    for map, start in starts.items():
        found[f"random games {map}"] = partial(play_games, start, GAMES)
    try:
        from smallworld.bots.playouts.pool import rollout_for
    except ImportError:  # a build older than this module
        pass
    else:
        for map, start in starts.items():
            playouts = rollout_for(start.box).play_many
            found[f"fast playouts {map}"] = partial(playouts, start, PLAYOUTS)
    found["driven from Python base/2"] = lambda seed: driven(starts["base/2"], seed)
    found["clone base/2"] = lambda seed: clones(starts["base/2"])
    found["import + first move"] = first_move
    return found


def cpu_seconds() -> float:
    """Return the CPU time of this process and of its finished children."""
    spent = os.times()
    own = time.process_time()  # finer than the clock ticks of ``os.times``
    return own + spent.children_user + spent.children_system


def answer_requests() -> None:
    """Measure what each line of the input names, until the input ends."""
    measured = work()
    for run in measured.values():
        run(0)  # fill caches
    print(json.dumps(list(measured)), flush=True)
    for line in sys.stdin:
        figure, seed = json.loads(line)
        began = cpu_seconds()
        measured[figure](seed)
        print(json.dumps([cpu_seconds() - began]), flush=True)


def instructions(python: str, games: int) -> tuple[int, str]:
    """Return the instructions of a process that plays on every board, and what it printed."""
    counter = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    run = subprocess.run(
        [*counter, python, "-s", "-P", "-c", COUNTED, str(games)],
        # Isolated like ``-I``, but with the same hashes in every process.
        env={"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    counted = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not counted:
        raise SystemExit(f"compare: {run.stderr}")
    return int(counted[1]), run.stdout


def compare_instructions(old: str, new: str) -> None:
    """Count the random games of both builds without the start of the process, and print both."""
    counts: list[float] = []
    played: list[str] = []
    for python in (old, new):
        instructions(python, 0)  # a first import may write bytecode
        (all_of_it, games), (start, _) = (instructions(python, n) for n in (COUNTED_GAMES, 0))
        counts.append((all_of_it - start) / 1e6)
        played.append(games)
    print(f"million instructions of {COUNTED_GAMES} random games on each board:")
    print(f"old {counts[0]:.1f}, new {counts[1]:.1f} ({counts[1] / counts[0] - 1:+.1%})")
    print("the games are the same" if played[0] == played[1] else "the games are NOT the same")


def main() -> None:
    """Measure both builds in turn and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", metavar="OLD_PYTHON", help="the interpreter of the old build")
    parser.add_argument("new", metavar="NEW_PYTHON", help="the interpreter of the new build")
    parser.add_argument("--rounds", type=int, default=15, help="how often each figure is measured")
    parser.add_argument(
        "--instructions", action="store_true", help="count machine instructions with callgrind"
    )
    options = parser.parse_args()
    if options.instructions:
        compare_instructions(options.old, options.new)
        return
    old, new = Build(options.old), Build(options.new)
    print(f"{'':28}{'old ms':>10}{'new ms':>10}{'best':>9}{'median':>9}   above 1: faster")
    for figure in (figure for figure in old.figures if figure in new.figures):
        pairs = [
            (old.seconds(figure, seed), new.seconds(figure, seed)) for seed in range(options.rounds)
        ]
        best_old = min(before for before, _ in pairs)
        best_new = min(after for _, after in pairs)
        median = statistics.median(before / after for before, after in pairs)
        print(
            f"{figure:28}{best_old * 1000:10.2f}{best_new * 1000:10.2f}"
            f"{best_old / best_new:9.2f}{median:9.2f}",
            flush=True,
        )
    old.close()
    new.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        answer_requests()
    else:
        main()
