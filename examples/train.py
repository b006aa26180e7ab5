"""Train a network by self-play with two seats, and evaluate it against other bots.

    python -m examples.train --minutes 55 --output build/learned

writes ``learned.npz``, which plays without torch, and ``learned.csv``, the learning curve:

    smallworld arena learned:weights=build/learned.npz greedy --seats 2 --games 400
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import multiprocessing

from examples.learning.evaluate import Curve, wins_against
from examples.learning.network import Learner
from examples.learning.ppo import Barrier, Progress, Pupil, Rates, Team
from examples.learning.selfplay import SelfPlay
from smallworld.bots.learned.features import FeatureExtractor, Tiles
from smallworld.bots.learned.network import Widths
from smallworld.packs.loader import base_box


@dataclass(frozen=True)
class Settings:
    """The arguments of the command line."""

    output: Path
    seed: int
    minutes: float
    updates: int
    processes: int
    games: int
    steps: int
    batches: int
    epochs: int
    learning: float
    curiosity: float
    trust: float
    win: float
    place: int
    whole: int
    watch_every: int
    watched_games: int
    command: str


class Training:
    """One process of a training: plays, learns, and evaluates at intervals."""

    def __init__(self, settings: Settings, team: Team) -> None:
        self.settings = settings
        self.team = team
        box = base_box("base/2")
        tiles = Tiles(tuple(race.id for race in box.races), tuple(power.id for power in box.powers))
        extractor = FeatureExtractor(box, tiles)
        widths = Widths(settings.place, settings.whole)
        self.learner = Learner(extractor, tiles, widths, settings.seed)
        self.play = SelfPlay(settings.games, settings.seed * 1000 + team.rank, extractor)
        self.pupil = Pupil(self.learner, team, batches=settings.batches, epochs=settings.epochs)
        self.curve = Curve(settings.output.with_suffix(".csv"))
        self.began = time.perf_counter()
        self.done = 0

    def run(self) -> None:
        """Train until the updates are done or the time is over."""
        settings = self.settings
        part = 0.0
        while part < 1:
            rates = Rates(
                settings.learning * (1 - 0.95 * part), settings.curiosity * (1 - 0.9 * part)
            )
            samples = self.play.collect(self.learner, settings.steps, settings.trust, settings.win)
            progress = self.pupil.learn(samples, rates)
            self.done += 1
            part = self._part()
            if self.done % settings.watch_every == 0 or part >= 1:
                self._watch(progress)

    def _part(self) -> float:
        """Return the progress of the training, the same for all processes."""
        minutes = float(self.team.mean(torch.tensor([self._minutes()])))
        return max(self.done / self.settings.updates, minutes / self.settings.minutes)

    def _minutes(self) -> float:
        return (time.perf_counter() - self.began) / 60

    def _watch(self, progress: Progress) -> None:
        """Write the network, evaluate it, and print the result."""
        settings, team = self.settings, self.team
        network = settings.output.with_name(f"{settings.output.name}-{self.done}.npz")
        if team.rank == 0:
            self.learner.save(network, settings.command)
        clock = [self._minutes(), time.process_time() / 60 * team.size]
        minutes, processor_minutes = team.mean(torch.tensor(clock)).tolist()
        finished = float(team.mean(torch.tensor([float(self.play.finished)]))) * team.size
        greedy, coins = wins_against("greedy", network, settings.watched_games, team)
        chance, _ = wins_against("random", network, 20, team)
        if team.rank == 0:
            decisions = self.done * settings.steps * settings.games * team.size
            network.replace(settings.output.with_suffix(".npz"))
            self._tell(
                minutes=round(minutes, 2),
                processor_minutes=round(processor_minutes, 2),
                updates=self.done,
                decisions=decisions,
                games=int(finished),
                wins_against_greedy=round(greedy, 4),
                coins_ahead_of_greedy=round(coins, 2),
                wins_against_random=round(chance, 4),
                entropy=round(progress.entropy, 4),
                value_loss=round(progress.value_loss, 4),
                clipped=round(progress.clipped, 4),
            )

    def _tell(self, **line: float) -> None:
        self.curve.add(line)
        print("  ".join(f"{name} {number}" for name, number in line.items()), flush=True)


def work(rank: int, settings: Settings, desk: torch.Tensor, barrier: Barrier) -> None:
    """Run one process."""
    torch.set_num_threads(1)
    Training(settings, Team(rank, settings.processes, desk, barrier)).run()


def asked_for() -> Settings:
    """Parse the command line."""
    about = argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0], formatter_class=about
    )
    add = parser.add_argument
    add(
        "--output", type=Path, default=Path("build/learned"), help="the files, without their ending"
    )
    add("--seed", type=int, default=1)
    add("--minutes", type=float, default=55.0, help="stop after so long by the clock")
    add("--updates", type=int, default=1000, help="stop after so many updates")
    add("--processes", type=int, default=2, help="with one thread each")
    add("--games", type=int, default=256, help="at once, in each process")
    add("--steps", type=int, default=48, help="decisions in each game before an update")
    add("--batches", type=int, default=12, help="that the decisions of an update are split into")
    add("--epochs", type=int, default=2, help="times each decision is learnt from")
    add("--learning", type=float, default=1e-3, help="how fast, at first")
    add("--curiosity", type=float, default=0.01, help="weight of the entropy, at first")
    add("--trust", type=float, default=0.97, help="the lambda of generalised advantages")
    add("--win", type=float, default=0.5, help="worth of winning, beside 20 coins")
    add("--place", type=int, default=48, help="width of the layers for a region or a combo")
    add("--whole", type=int, default=128, help="width of the layers for the whole table")
    add("--watch-every", type=int, default=25, help="updates between games against others")
    add("--watched-games", type=int, default=100, help="games against greedy then")
    command = " ".join(["python -m examples.train", *sys.argv[1:]])
    return Settings(**vars(parser.parse_args()), command=command)


def main() -> None:
    """Start the processes and wait for them."""
    # One thread each, also for NumPy.
    os.environ.update({name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")})
    settings = asked_for()
    settings.output.parent.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    desk = torch.zeros(settings.processes, 1_000_000).share_memory_()
    shared = (settings, desk, context.Barrier(settings.processes, timeout=900))
    others = [
        context.Process(target=work, args=(rank, *shared), daemon=True)
        for rank in range(1, settings.processes)
    ]
    for process in others:
        process.start()
    work(0, *shared)
    for process in others:
        process.join()


if __name__ == "__main__":
    main()
