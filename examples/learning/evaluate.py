"""Evaluate a training: play against other bots between updates, one row of the curve each."""

from __future__ import annotations

import csv
from pathlib import Path

import torch

from examples.learning.ppo import Team
from smallworld.lab.games.match import Outcome, play_job
from smallworld.lab.games.plan import Plan
from smallworld.lab.games.players import read_players

COLUMNS = (
    *("minutes", "processor_minutes", "updates", "decisions", "games"),
    *("wins_against_greedy", "coins_ahead_of_greedy", "wins_against_random"),
    *("entropy", "value_loss", "clipped"),
)


def wins_against(other: str, network: Path, games: int, team: Team) -> tuple[float, float]:
    """Return win rate and mean lead; every process plays some of the games."""
    players = read_players([f"learned:weights={network}", other], seconds=0.1)
    jobs = list(Plan(tuple(players), (2,), games, seed=7).jobs())
    played = [play_job(job) for job in jobs[team.rank :: team.size]]
    label = players[0].label
    sums = [sum(_won(game, label) for game in played), sum(_ahead(game, label) for game in played)]
    won, ahead = (team.mean(torch.tensor(sums)) * team.size / len(jobs)).tolist()
    return won, ahead


def _won(game: Outcome, label: str) -> float:
    return (game.players.index(label) in game.winners) / len(game.winners)


def _ahead(game: Outcome, label: str) -> float:
    seat = game.players.index(label)
    return float(game.coins[seat] - game.coins[1 - seat])


class Curve:
    """The rows so far, as a file that is complete after each of them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: list[dict[str, float]] = []

    def add(self, line: dict[str, float]) -> None:
        """Write one more row."""
        self._lines.append(line)
        with self._path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(self._lines)
