"""Simulate many games between bots and measure them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from smallworld.lab.data.measure import MeasuredGame, MeasuredJournal, play_measured
from smallworld.lab.games.journal import GameStore, MemoryStore, StoredGames
from smallworld.lab.games.plan import Job, seed_from
from smallworld.lab.games.play import Progress, no_progress, play_missing
from smallworld.lab.games.players import Player
from smallworld.lab.games.workers import GameRunner
from smallworld.packs.maps import load_map

JOURNAL: Final = "games.jsonl"


@dataclass(frozen=True)
class SimulationPlan:
    """The games to play: a number on each board, each with its own deal."""

    players: tuple[Player, ...]
    maps: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, bool], ...] = ()
    packs: tuple[str, ...] = ()  # as game files name them
    banners: str = ""  # how their tiles are mixed in

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.maps) * self.games

    def __iter__(self) -> Iterator[Job]:
        """Yield every game, deal by deal on all boards; the bots rotate by one seat per deal.

        All boards are among the first rows of a table, so programs that guess the types of its
        columns from those rows see values in the columns of every seat.
        """
        seats = {map: int(load_map(map).seats) for map in self.maps}
        for deal in range(self.games):
            for map in self.maps:
                table = tuple(
                    self.players[(seat + deal) % len(self.players)] for seat in range(seats[map])
                )
                yield Job(
                    map=map,
                    options=self.options,
                    mix=tuple(player.label for player in table),
                    deal=deal,
                    rotation=0,
                    players=table,
                    seed=seed_from(self.seed, map, deal),
                    packs=self.packs,
                    banners=self.banners,
                )


def simulate(
    sample: SimulationPlan,
    runner: GameRunner,
    *,
    folder: Path | None = None,
    resume: bool = False,
    progress: Progress = no_progress,
) -> StoredGames[MeasuredGame]:
    """Play the games of ``sample`` and return them in its order.

    With a ``folder`` the journal lies there, and ``resume`` continues it; the games are then read
    from the journal one by one, whenever they are needed.
    """
    store: GameStore[MeasuredGame] = MemoryStore()
    if folder is not None:
        store = MeasuredJournal(folder / JOURNAL, sample, resume=resume)
    play_missing(sample, play_measured, runner, store, progress)
    return StoredGames(sample, store)
