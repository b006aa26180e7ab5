"""Measure the speed of the rules: random games, compiled and interpreted, in one run.

    .venv/bin/python -m benchmarks.playouts [--seconds 3] [--json]

Speeds are also given relative to a fixed loop of pure Python on the same machine in the same
minute ("per calibration second"), to compare machines.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.calibration import MAPS, announce, calibrate

ROOT = Path(__file__).parent.parent
SRC = str(ROOT / "src")
TARGETS = {
    "compiled": {"playouts base/2": 5_000, "driven from Python base/2": 1_500},
    "interpreted": {"playouts base/2": 300},
}


def rate(run: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Return the calls of ``run(seed)`` per second, and the decisions (its result) per second."""
    run(0)
    began = time.perf_counter()
    games = decisions = 0
    while (spent := time.perf_counter() - began) < seconds:
        games += 1
        decisions += run(games)
    return games / spent, decisions / spent


def measure(seconds: float) -> dict[str, float]:
    """Return all figures of the imported build."""
    from smallworld.core.engine import apply, legal_actions
    from smallworld.core.playout import Xorshift, draw, play_games
    from smallworld.core.state import new_state
    from smallworld.packs.loader import base_box

    figures: dict[str, float] = {}
    for map in MAPS:
        start = new_state(base_box(map))
        batch = 20
        calls, decisions = rate(lambda seed: play_games(start, batch, seed)[0], seconds)  # noqa: B023
        figures[f"playouts {map}"] = calls * batch
        figures[f"decisions {map}"] = decisions

    start = new_state(base_box("base/2"))

    def driven(seed: int) -> int:
        """Play one game with actions chosen and applied by interpreted Python."""
        state = start.clone()
        chance = Xorshift(seed)
        pick = random.Random(seed).random
        made = 0
        while True:
            if state.awaits_chance:
                apply(state, int(draw(state, chance)))
                continue
            actions = legal_actions(state)
            if not actions:
                return made
            apply(state, actions[int(pick() * len(actions))])
            made += 1

    figures["driven from Python base/2"], _ = rate(driven, seconds)
    play_games(start, 1, 3)
    clones = 100_000
    began = time.perf_counter()
    for _ in range(clones):
        start.clone()
    figures["clone ns"] = (time.perf_counter() - began) / clones * 1e9
    return figures


def import_seconds() -> float:
    """Time ``import smallworld`` and the first legal move in a new process, best of five."""
    code = (
        "import time; began = time.perf_counter(); import smallworld;"
        "smallworld.new_game(seed=1).legal_actions(); print(time.perf_counter() - began)"
    )
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def other_build(seconds: float) -> dict[str, float]:
    """Return the figures of the interpreted source, measured in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.playouts", "--here", "--seconds", str(seconds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": SRC},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def report(build: str, figures: dict[str, float], calibration: float) -> None:
    """Format the figures of one build as a table."""
    print(f"\n{build}")
    for name, figure in figures.items():
        unit = "" if name.endswith((" ns", " seconds")) else "/s"
        target = TARGETS.get(build, {}).get(name)
        verdict = (
            ""
            if target is None
            else f"   target {target:,}: {'met' if figure >= target else 'MISSED'}"
        )
        relative = f"{figure * calibration:12,.1f} per calibration s" if unit else ""
        print(f"  {name:28} {figure:14,.2f}{unit:3}{relative:36}{verdict}")
    growth = figures["decisions base/2"] / figures["decisions base/5"]
    print(f"  cost of a decision, base/5 to base/2: {growth:.2f} (regions: {48 / 23:.2f})")


def main() -> None:
    """Measure both builds and print everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="how long each figure is measured"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        print(json.dumps(measure(options.seconds)))
        return
    from smallworld.core.engine import IS_COMPILED

    build = "compiled" if IS_COMPILED else "interpreted"
    calibration = calibrate()
    results = {build: {**measure(options.seconds), "import + first move seconds": import_seconds()}}
    if IS_COMPILED:
        results["interpreted"] = other_build(options.seconds)
    if options.json:
        print(json.dumps({"calibration": calibration, **results}, indent=1))
        return
    announce(calibration)
    for name, figures in results.items():
        report(name, figures, calibration)


if __name__ == "__main__":
    main()
