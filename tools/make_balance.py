"""Measure the official races and powers and write ``official.json``.

    PYTHONPATH=src .venv/bin/python tools/make_balance.py --games 2000 --journal balance.games.jsonl

With the same journal it continues an interrupted run. ``docs/balance.md`` explains how tiles are
measured.
"""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

import msgspec

from smallworld.lab.balance.batches import BatchJournal, Run, batches_of, play_batch
from smallworld.lab.balance.branches import Branch
from smallworld.lab.balance.official import Official, OfficialTiles, official_from
from smallworld.lab.balance.situations import Setting
from smallworld.lab.balance.tiles import KINDS_OF_TILES, Kind, official_tiles
from smallworld.lab.games.play import play_all
from smallworld.lab.games.workers import local_processes
from smallworld.version import VERSION

OFFICIAL = Path(__file__).parent.parent / "src/smallworld/lab/balance/official.json"


def played(kind: Kind, games: int, processes: int, journal: Path | None) -> OfficialTiles:
    """Measure all official tiles of a kind."""
    tiles, setting = official_tiles(kind), Setting()
    rows = [list(batches_of(tile, [tile.tokens], games, setting)) for tile in tiles]
    batches = [batch for together in zip(*rows, strict=True) for batch in together]
    book = None
    if journal is not None:
        path = journal.with_name(f"{kind}-{journal.name}")
        book = BatchJournal(path, Run(tuple(tiles), setting), resume=True)
    outcomes = play_all(
        batches,
        play_batch,
        local_processes(processes),
        book,
        lambda done, of: print(f"\r{kind} {done}/{of}", end="", file=sys.stderr, flush=True),
    )
    found: dict[str, list[Branch]] = {tile.id: [] for tile in tiles}
    for outcome in outcomes:
        found[outcome.key[1][1]] += outcome.branches
    return official_from(found)


def main() -> None:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000, help="situations each tile is played in")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--journal", type=Path, help="what was played is kept here")
    parser.add_argument("--output", type=Path, default=OFFICIAL)
    options = parser.parse_args()
    kinds: dict[Kind, OfficialTiles] = {
        kind: played(kind, options.games, options.processes, options.journal)
        for kind in KINDS_OF_TILES
    }
    official = Official(
        made_by=f"tools/make_balance.py --games {options.games}",
        made_on=date.today().isoformat(),
        version=VERSION,
        kinds=kinds,
    )
    options.output.write_bytes(msgspec.json.encode(rounded(msgspec.to_builtins(official))) + b"\n")


def rounded(value: object) -> object:
    """Round the figures to their precision."""
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, list) else value


if __name__ == "__main__":
    main()
