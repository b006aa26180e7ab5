"""Simulate games and return them as polars frames, in one call."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from smallworld.lab.data.frames import Tables, check_frames, read_tables, write_tables
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.simulation.run import SimulationPlan, simulate
from smallworld.packs.options import options_from
from smallworld.play.dealer import whole_seed


def simulate_frames(
    maps: str | Sequence[str],
    games: int,
    bots: str | Sequence[str],
    *,
    seed: int,
    seconds: float,
    processes: int,
    options: Mapping[str, bool],
    folder: str | Path | None,
    resume: bool,
) -> Tables:
    """Play the games and return their tables; see ``smallworld.lab.simulate``."""
    check_frames()
    if not all(isinstance(number, int) and number >= 1 for number in (games, processes)):
        raise ValueError(f"games and processes are 1 or more, not {games!r} and {processes!r}")
    options_from(options)  # raises if a switch is unknown
    plan = SimulationPlan(
        players=tuple(read_players(_listed(bots), seconds=seconds)),
        maps=tuple(dict.fromkeys(_listed(maps))),
        games=games,
        seed=whole_seed(seed),
        options=tuple(sorted(options.items())),
    )
    if not plan.players or not plan.maps:
        raise ValueError("name one board and one bot at least")
    with ExitStack() as stack:
        if folder is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="smallworld-"))
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        played = simulate(plan, local_processes(processes), folder=place, resume=resume)
        write_tables(place, played)
        return read_tables(place)


def _listed(names: str | Sequence[str]) -> Sequence[str]:
    """Return the names as a list; anything else is a name on its own, and refused as such."""
    return names if isinstance(names, Sequence) and not isinstance(names, str) else [names]
