"""Write ``combos.json``, the worth of combos, from the tables of ``smallworld simulate``.

    PYTHONPATH=src .venv/bin/python tools/make_combos.py FOLDER [FOLDER ...]

Each FOLDER is the ``--output`` of a simulation; several are merged. Games with packs are written to
``combos_expansions.json``. ``docs/simulate.md`` explains the estimates.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import msgspec

from smallworld.bots.data.combos import ALWAYS, STAGES, BoardWorths, Combos, stage_of
from smallworld.lab.simulation.combos import Pick, stage_worths
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.maps import load_map
from smallworld.packs.shelf import pack_labelled
from smallworld.version import VERSION

DATA = Path(__file__).parent.parent / "src" / "smallworld" / "bots" / "data"
COMBOS = DATA / "combos.json"
COMBOS_EXPANSIONS = DATA / "combos_expansions.json"

Row = dict[str, str]


def rows_of(folders: Sequence[Path]) -> Iterator[Row]:
    """Read the rows of all races."""
    for folder in folders:
        with (folder / "races.csv").open(encoding="utf-8", newline="") as file:
            yield from csv.DictReader(file)


def pick_of(row: Row) -> Pick:
    """Convert one row to a pick."""
    return Pick(row["race"], row["power"], int(row["coins"]), float(row["won"]))


def board(map: str, rows: Sequence[Row], labels: Sequence[str]) -> BoardWorths:
    """Estimate the worth of everything on one board, in total and by stage."""
    packs = [pack_labelled(label) for label in labels]
    races = [race.id for race in (*RACES, *(one for pack in packs for one in pack.races))]
    powers = [power.id for power in (*POWERS, *(one for pack in packs for one in pack.powers))]
    rounds = int(load_map(map).rounds)
    picks: dict[str, list[Pick]] = {stage: [] for stage in STAGES}
    for row in rows:
        picks[ALWAYS].append(pick_of(row))
        picks[stage_of(int(row["round_picked"]), rounds)].append(pick_of(row))
    return BoardWorths(
        games=len({row["game"] for row in rows}),
        rounds=rounds,
        stages={stage: stage_worths(found, races, powers) for stage, found in picks.items()},
    )


def combos(folders: Sequence[Path]) -> Combos:
    """Build the file, with how it was made."""
    by_map: dict[str, list[Row]] = {}
    for row in rows_of(folders):
        by_map.setdefault(row["map"], []).append(row)
    abouts = [json.loads((folder / "simulation.json").read_text()) for folder in folders]
    labels: list[str] = abouts[0].get("packs", [])
    if any(about.get("packs", []) != labels for about in abouts):
        raise SystemExit("Games with different packs cannot be merged.")
    return Combos(
        made_by="tools/make_combos.py",
        made_on=date.today().isoformat(),
        version=VERSION,
        games_by=[about["command"] for about in abouts],
        bots=sorted({bot["label"] for about in abouts for bot in about["bots"]}),
        boards={map: board(map, rows, labels) for map, rows in sorted(by_map.items())},
        packs=[label.split()[0] for label in labels],
    )


def written(found: Combos) -> str:
    """Format as JSON with one line per race."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    text = re.sub(r"\[[-\d.,\s]+\]", lambda numbers: "".join(numbers[0].split()), text)
    return re.sub(r'\{\s+("\w+": \[[^{}]*)\s+\}', _one_line, text) + "\n"


def _one_line(found: re.Match[str]) -> str:
    return "{" + " ".join(found[1].split()) + "}"


def main() -> None:
    """Read the tables, write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    found = combos(options.folders)
    output = options.output or (COMBOS_EXPANSIONS if found.packs else COMBOS)
    output.write_text(written(found), encoding="utf-8")
    for map, worths in found.boards.items():
        print(f"{map}: {worths.games} games, {worths.stages[ALWAYS].everything.picked} picks")


if __name__ == "__main__":
    main()
