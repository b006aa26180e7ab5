"""Tune the master's settings by games of changed masters against the shipped one.

    PYTHONPATH=. .venv/bin/python tools/tune_master.py --seats 2 --games 200 --nodes 40000
    PYTHONPATH=. .venv/bin/python tools/tune_master.py --change turns=6 --change warmth=5 --write

Needs the compiled build. Every finished game is stored in a journal next to the results, so the
same command continues an interrupted run. The results (``docs/results/tune-master.json``) hold
one line per change: its win rate with 95 % interval, the command and the date. ``--write`` stores
in ``master.json`` the changes whose whole interval is above a fair share; of several changes of
one setting, the best. Afterwards start with new ``--journals``: the old games were played against
the old settings.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path

import msgspec

from smallworld.bots.data.master_settings import MasterSettings, stored_settings
from smallworld.lab.arena.run import run_arena
from smallworld.lab.arena.summary import summary_of
from smallworld.lab.games.journal import journal_beside
from smallworld.lab.games.plan import Plan
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "docs" / "results" / "tune-master.json"
STORED = ROOT / "src" / "smallworld" / "bots" / "data" / "master.json"
CHANGES = [
    *("turns=4", "turns=6", "turns=10"),
    *("warmth=5", "warmth=20", "coolest=0.5", "coolest=5"),
    *("faith=0", "faith=50", "candidates=8", "candidates=32", "leaves=3", "leaves=12"),
    *("stages=3", "stages=6"),
]

Row = dict[str, object]


def met(change: str, seats: int, games: int, nodes: int, journals: Path) -> Row:
    """Play the changed master alone among shipped ones; return its win rate."""
    players = read_players(
        [f"changed=master:nodes={nodes},{change}", f"shipped=master:nodes={nodes}"], seconds=1.0
    )
    plan = Plan(tuple(players), (seats,), games, "ladder")
    journals.mkdir(parents=True, exist_ok=True)
    output = journals / f"{seats}-{nodes}-{change.replace('=', '-')}.json"
    outcomes = run_arena(
        plan, runner=local_processes(2), output=output, resume=output_begun(output)
    )
    matchup = summary_of(outcomes, ["changed", "shipped"], plan.seed).contests[0]
    changed, shipped = matchup.bots
    return {
        "seats": seats,
        "change": change,
        "nodes": nodes,
        "games": matchup.games,
        "ratio": round(changed.ratio.value, 3),
        "low": round(changed.ratio.low, 3),
        "high": round(changed.ratio.high, 3),
        "ahead": round(changed.coins - shipped.coins, 1),
        "date": date.today().isoformat(),
    }


def output_begun(output: Path) -> bool:
    """Is there a journal to continue?"""
    return journal_beside(output).exists()


def kept(rows: list[Row]) -> list[Row]:
    """Return the results of earlier runs, without those measured again now."""
    if not RESULTS.exists():
        return rows
    new = {(row["seats"], row["change"], row["nodes"]) for row in rows}
    old = json.loads(RESULTS.read_text(encoding="utf-8"))["changes"]
    return [row for row in old if (row["seats"], row["change"], row["nodes"]) not in new] + rows


def write_tastes(rows: list[Row], command: str) -> None:
    """Store what was surely better."""
    tastes = stored_settings()
    for row in sorted(rows, key=lambda row: float(str(row["ratio"]))):
        if float(str(row["low"])) > 1:
            key, _, value = str(row["change"]).partition("=")
            seats = str(row["seats"])
            facts = {**msgspec.structs.asdict(tastes.seats[seats]), key: value}
            tastes.seats[seats] = msgspec.convert(facts, MasterSettings, strict=False)
    tastes.made_by, tastes.made_on = command, date.today().isoformat()
    plain = msgspec.to_builtins(tastes)
    STORED.write_text(json.dumps(plain, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Play every change against the shipped settings, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="for each change")
    parser.add_argument("--nodes", type=int, default=40_000, help="a turn")
    parser.add_argument("--change", action="append", help="such as warmth=5; default: a list")
    parser.add_argument("--journals", type=Path, default=Path("tune-master"))
    parser.add_argument("--write", action="store_true", help="take over what is surely better")
    options = parser.parse_args()
    command = f"tools/tune_master.py --seats {options.seats} --games {options.games}"
    command += f" --nodes {options.nodes}"
    rows: list[Row] = []
    for change in options.change or CHANGES:
        rows.append(met(change, options.seats, options.games, options.nodes, options.journals))
        print(json.dumps(rows[-1]), flush=True)
        RESULTS.parent.mkdir(exist_ok=True)
        lines = ",\n  ".join(json.dumps(row) for row in kept(rows))
        text = f'{{\n "command": {json.dumps(command)},\n "changes": [\n  {lines}\n ]\n}}\n'
        RESULTS.write_text(text, encoding="utf-8")
    if options.write:
        write_tastes(rows, command)


if __name__ == "__main__":
    main()
