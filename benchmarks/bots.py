"""Measure the speed of the bots: turns, decisions and nodes per second on every board.

    .venv/bin/python -m benchmarks.bots [--seconds 2] [--json]

It also measures whether a time budget is kept, which node budget equals a second, how many
playouts a second allows, and what a second core adds.
"""

from __future__ import annotations

import argparse
import json
from itertools import islice

from benchmarks.calibration import MAPS, announce, calibrate
from benchmarks.playout_rate import playouts_a_second, report_playouts, scaling
from smallworld.bots.registry import bot_names, create_bot
from smallworld.cli.commands.measure.bench import CALIBRATION_NODES, Pace, measure_bot, time_turns
from smallworld.core.engine import IS_COMPILED
from smallworld.packs.loader import base_box

THINKERS = ("planner", "master")
BUDGETS = (0.05, 0.2, 1.0)  # seconds per turn
TURNS = 30
MASTERS_NODES = 100_000  # per turn
TOLERANCE = 1.2  # tolerance of a budget, for the longest turn

Row = dict[str, object]


def paces(seconds: float) -> list[Row]:
    """Measure every bot on every board."""
    return [
        _row(name, map, measure_bot(name, base_box(map), seconds, **_budget(name)))
        for name in bot_names()
        for map in MAPS
    ]


def _budget(name: str) -> dict[str, int]:
    """Use nodes instead of seconds for bots that would otherwise use up their time."""
    if name == "master":
        return {"nodes": MASTERS_NODES}
    return {"nodes": CALIBRATION_NODES} if name in ("planner", "hard") else {}


def _row(name: str, map: str, pace: Pace) -> Row:
    return {
        "bot": name,
        "map": map,
        "turns/s": pace.per_second(pace.turns),
        "decisions/s": pace.per_second(pace.decisions),
        "nodes/s": pace.per_second(pace.nodes),
        "ms a turn": 1000 * pace.seconds / pace.turns,
    }


def kept_budgets(name: str, turns: int) -> list[Row]:
    """Measure a bot on ``turns`` turns, some on each board, for each budget."""
    found: list[Row] = []
    for budget in BUDGETS:
        times: list[float] = []
        for place, map in enumerate(MAPS):
            share = turns // len(MAPS) + (place < turns % len(MAPS))
            bot = create_bot(name, seed=1, seconds=budget)
            times += [spent for spent, _ in islice(time_turns(bot, base_box(map), seed=5), share)]
        longest = max(times)
        found.append(
            {
                "bot": name,
                "budget s": budget,
                "turns": len(times),
                "mean s": sum(times) / len(times),
                "longest s": longest,
                "kept": longest <= TOLERANCE * budget,
            }
        )
    return found


def report(rows: list[Row], calibration: float) -> None:
    """Format the speeds as a table."""
    print("\nbot       board      turns/s   decisions/s       nodes/s  ms a turn    nodes per")
    print("                                                                      calibration s")
    for row in rows:
        turns, decisions, nodes = (_number(row, key) for key in _RATES)
        print(
            f"{row['bot']!s:9} {row['map']!s:7}{turns:11,.1f}{decisions:14,.0f}{nodes:14,.0f}"
            f"{_number(row, 'ms a turn'):11,.2f}{nodes * calibration:16,.0f}"
        )


_RATES = ("turns/s", "decisions/s", "nodes/s")


def _number(row: Row, key: str) -> float:
    value = row[key]
    assert isinstance(value, int | float)
    return value


def report_budgets(rows: list[Row], paces: list[Row]) -> None:
    """Report whether budgets were kept, and the nodes per second."""
    print("\nwith a time budget a turn (kept: the longest within 20 %)")
    for row in rows:
        print(
            f"  {row['bot']!s:8}{_number(row, 'budget s'):5.2f} s: {row['turns']} turns, mean"
            f" {_number(row, 'mean s'):.3f} s, longest {_number(row, 'longest s'):.3f} s:"
            f" {'kept' if row['kept'] else 'EXCEEDED'}"
        )
    print("\nnodes that equal a second")
    for row in paces:
        if row["bot"] in THINKERS:
            print(f"  {row['bot']!s:8}{row['map']}: {_number(row, 'nodes/s'):,.0f}")


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each bot and board")
    parser.add_argument("--turns", type=int, default=TURNS, help="for each time budget")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    calibration = calibrate()
    rows = paces(options.seconds)
    budgets = [row for name in THINKERS for row in kept_budgets(name, options.turns)]
    played, scaled = playouts_a_second(options.seconds / 2), scaling(options.seconds)
    build = "compiled" if IS_COMPILED else "interpreted"
    if options.json:
        figures = {"build": build, "paces": rows, "budgets": budgets}
        figures |= {"playouts": played, "scaling": scaled}
        print(json.dumps({"calibration": calibration, **figures}, indent=1))
        return
    announce(calibration)
    print(f"build: {build}")
    report(rows, calibration)
    report_budgets(budgets, rows)
    report_playouts(played, scaled)


if __name__ == "__main__":
    main()
