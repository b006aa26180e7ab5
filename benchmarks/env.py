"""Measure the speed of the environments, next to two reference games.

    .venv/bin/python -m benchmarks.env [--seconds 3] [--map base/2] [--processor-time] [--json]
    .venv/bin/python -m benchmarks.env --against OTHER/bin/python   # compare two installations

The references are PettingZoo's connect-four, which needs pygame, and OpenSpiel's backgammon.
Every figure is steps per second of a random policy that gets what an agent gets: the mask or list
of legal actions, and the observation. On a busy machine, ``--processor-time`` counts only the CPU
time of this process, which is the busiest of a batch's processes, because it also chooses the
actions. ``--against`` runs the environments of two installations in turn and prints the ratios.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import smallworld.env.gym  # registers the environments
import smallworld.env.openspiel  # noqa: F401 - registers the game
from benchmarks.calibration import MAPS, announce, calibrate
from smallworld.core.engine import IS_COMPILED
from smallworld.core.playout import play_games
from smallworld.core.state import new_state
from smallworld.env import aec
from smallworld.env.batch import Batch
from smallworld.packs.loader import base_box

Figures = dict[str, float]
Clock = Callable[[], float]
SIZES = (1, 64, 1024)
LARGEST = "batch of 1024, 2 processes"


def rate(steps: Iterator[int], seconds: float, clock: Clock) -> float:
    """Return the steps per second of a generator that yields step counts."""
    next(steps)  # warm-up
    began = clock()
    made = 0
    while (spent := clock() - began) < seconds:
        made += next(steps)
    return made / spent


def engine_steps(map: str) -> Iterator[int]:
    """Play random games inside the compiled loop, without any output."""
    start = new_state(base_box(map))
    seed = 0
    while True:
        seed += 1
        yield play_games(start, 20, seed)[0]


def pettingzoo_steps(env: Any) -> Iterator[int]:
    """Play games of an AEC environment one after the other."""
    while True:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # slow for spaces of bytes
            env.step(random.choice(legal.tolist()))
            made += 1
        yield made


def gymnasium_steps(map: str) -> Iterator[int]:
    """Play episodes of one seat against ``random``; only the learner's steps count."""
    env = gymnasium.make(f"smallworld/{map.replace('/', '-')}-v1", disable_env_checker=True)
    env.reset(seed=1)
    while True:
        seen, _ = env.reset()
        made, over = 0, False
        while not over:
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            seen, _, over, _, _ = env.step(random.choice(legal.tolist()))
            made += 1
        yield made


def vector_steps(map: str, games: int, compact: bool) -> Iterator[int]:
    """Step the vector environment against ``random``; only the learners' steps count."""
    from smallworld.env.vector import SmallWorldVector  # absent from older installations

    chance = np.random.default_rng(1)
    envs = SmallWorldVector(map, games, compact=compact)
    envs.reset(seed=1)
    while True:
        for _ in range(20):
            envs.step(envs.sample(chance))
        yield 20 * games


def openspiel_steps(text: str) -> Iterator[int]:
    """Play OpenSpiel games from Python; chance counts as a step."""
    game = pyspiel.load_game(text)
    while True:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            made += 1
        yield made


def batch_steps(map: str, games: int, processes: int) -> Iterator[int]:
    """Step a batch with actions chosen by NumPy."""
    chance = np.random.default_rng(1)
    with Batch(map, games=games, seed=1, processes=processes) as batch:
        batch.reset()
        while True:
            for _ in range(20):
                batch.step(batch.sample(chance))
            yield 20 * games


def measure_shared(map: str, seconds: float, clock: Clock) -> Figures:
    """Return the figures of environments that older installations have too."""
    return {
        "PettingZoo AEC": rate(pettingzoo_steps(aec.env(map=map)), seconds, clock),
        "Gymnasium": rate(gymnasium_steps(map), seconds, clock),
        "batch of 64, 1 process": rate(batch_steps(map, 64, 1), seconds, clock),
    }


def compare(python: str, map: str, seconds: float, rounds: int = 5) -> None:
    """Measure this installation and another in turn, and print the ratios of the medians."""
    command = ["-m", "benchmarks.env", "--map", map, "--seconds", str(seconds), "--shared"]
    found: dict[str, list[Figures]] = {python: [], sys.executable: []}
    for _ in range(rounds):
        for interpreter, figures in found.items():
            done = subprocess.run(
                [interpreter, *command], check=True, capture_output=True, text=True
            )
            figures.append(json.loads(done.stdout))
    print(f"board {map}: processor time, medians of {rounds} runs in turn\n")
    for name in found[python][0]:
        old, new = (median(run[name] for run in runs) for runs in found.values())
        print(f"  {name:30}{old:12,.0f}/s{new:12,.0f}/s{new / old:8.2f} times")


def measure(map: str, seconds: float, clock: Clock) -> Figures:
    """Return all figures."""
    figures: Figures = {"engine, playouts": rate(engine_steps(map), seconds, clock)}
    figures["PettingZoo AEC"] = rate(pettingzoo_steps(aec.env(map=map)), seconds, clock)
    figures["Gymnasium against random"] = rate(gymnasium_steps(map), seconds, clock)
    for games in SIZES:
        name = f"Gymnasium vector of {games}"
        figures[name] = rate(vector_steps(map, games, False), seconds, clock)
        figures[f"{name}, compact"] = rate(vector_steps(map, games, True), seconds, clock)
    figures["PettingZoo connect-four"] = rate(_connect_four(), seconds, clock)
    figures["OpenSpiel small_world"] = rate(
        openspiel_steps(f"small_world(map={map})"), seconds, clock
    )
    figures["OpenSpiel backgammon"] = rate(openspiel_steps("backgammon"), seconds, clock)
    for processes in (1, 2):
        for games in SIZES:
            if processes <= games:
                name = f"batch of {games}, {processes} process{'es' if processes > 1 else ''}"
                steps = batch_steps(map, games, processes)
                figures[name] = rate(steps, seconds, clock)
                steps.close()  # type: ignore[attr-defined]
    return figures


def _connect_four() -> Iterator[int]:
    from pettingzoo.classic import connect_four_v3

    return pettingzoo_steps(connect_four_v3.env())


def verdicts(figures: Figures) -> list[tuple[str, bool]]:
    """Report whether the targets are met."""
    ratio: Callable[[str, str], float] = lambda one, other: figures[one] / figures[other]  # noqa: E731
    zoo = ratio("PettingZoo AEC", "PettingZoo connect-four")
    spiel = ratio("OpenSpiel small_world", "OpenSpiel backgammon")
    batch = figures[LARGEST]
    return [
        (f"AEC is {zoo:.1f} times connect-four (target 5)", zoo >= 5),
        (f"OpenSpiel is {spiel:.2f} times backgammon (target 1)", spiel >= 1),
        (f"batch makes {batch:,.0f} decisions/s on two cores (target 500,000)", batch >= 500_000),
    ]


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--map", choices=MAPS, default="base/2", help="the board")
    parser.add_argument(
        "--processor-time", action="store_true", help="count the processor's time, not the clock's"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--against", metavar="PYTHON", help="compare with this installation")
    parser.add_argument("--shared", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.against:
        compare(options.against, options.map, options.seconds)
        return
    if options.shared:
        print(json.dumps(measure_shared(options.map, options.seconds, time.process_time)))
        return
    calibration = calibrate()
    clock = time.process_time if options.processor_time else time.perf_counter
    figures = measure(options.map, options.seconds, clock)
    if options.json:
        print(json.dumps({"calibration": calibration, "map": options.map, **figures}, indent=1))
        return
    announce(calibration)
    print(f"build: {'compiled' if IS_COMPILED else 'interpreted'}, board {options.map}\n")
    for name, figure in figures.items():
        print(f"  {name:34}{figure:14,.0f}/s{figure * calibration:16,.0f} per calibration s")
    print()
    for text, met in verdicts(figures):
        print(f"  {text}: {'met' if met else 'MISSED'}")


if __name__ == "__main__":
    main()
