"""Simulate many games between bots and record what happens in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec import Struct

from smallworld.core.actions import CONQUER_DIE, DECLINED_CONQUER_DIE, block_of
from smallworld.core.events import Event
from smallworld.core.pieces import DIE_FACES
from smallworld.core.state import PHASE_NAMES, State
from smallworld.lab.games.journal import GameJournal
from smallworld.lab.games.match import Outcome, play_job
from smallworld.lab.games.plan import Job, Key, seed_from
from smallworld.lab.games.play import Progress, no_progress, play_all
from smallworld.lab.games.players import Player
from smallworld.lab.games.workers import GameRunner
from smallworld.lab.simulate.races import Life, RaceTracker
from smallworld.packs.maps import load_map
from smallworld.play.explain import explain

MEAN_DIE: Final = sum(DIE_FACES) / len(DIE_FACES)
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

    def jobs(self) -> Iterator[Job]:
        """Yield every game, board by board; the bots rotate by one seat per deal."""
        for map in self.maps:
            seats = int(load_map(map).seats)
            for deal in range(self.games):
                table = tuple(
                    self.players[(seat + deal) % len(self.players)] for seat in range(seats)
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


class Choices(Struct, array_like=True):
    """Number of legal actions at the decisions of one phase."""

    decisions: int = 0
    actions: int = 0  # sum over all decisions
    most: int = 0

    def add(self, actions: int) -> None:
        """Count one decision."""
        self.decisions += 1
        self.actions += actions
        self.most = max(self.most, actions)


class Dice(Struct, array_like=True):
    """Die rolls of one seat."""

    rolls: int = 0
    pips: int = 0
    attempts: int = 0  # final attempts
    won: int = 0
    expected: float = 0.0  # expected wins of these attempts

    @property
    def luck(self) -> float:
        """Return the final attempts won beyond their expected number."""
        return self.won - self.expected

    @property
    def pips_beyond_mean(self) -> float:
        """Return the pips beyond the mean of a fair die."""
        return self.pips - MEAN_DIE * self.rolls


class SimulatedGame(Struct, frozen=True, tag="simulated", tag_field="line"):
    """The outcome and the records of one game."""

    map: str
    outcome: Outcome
    lives: list[Life]
    choices: dict[str, Choices]  # by phase
    dice: list[Dice]  # by seat

    @property
    def key(self) -> Key:
        """Return the key of its job."""
        return self.outcome.key


class SimulationJournal(GameJournal[SimulatedGame]):
    """The journal of a simulation."""

    kind = SimulatedGame


class GameRecorder:
    """Records one game for the simulation."""

    def __init__(self, seats: int) -> None:
        self.lives = RaceTracker()
        self.choices: dict[str, Choices] = {}
        self.dice = [Dice() for _ in range(seats)]
        self._attempt: float | None = None  # odds of the current final attempt

    def before(self, state: State, seat: int | None, action: int, choices: int) -> None:
        """Count the legal actions, and compute the odds of a final attempt."""
        if seat is None:
            return
        phase = PHASE_NAMES[int(state.phase)]
        self.choices.setdefault(phase, Choices()).add(choices)
        if block_of(action) in (CONQUER_DIE, DECLINED_CONQUER_DIE):
            self._attempt = explain(state, action).odds

    def after(self, state: State, events: Sequence[Event]) -> None:
        """Record events of races and die rolls."""
        self.lives.record(state, events)
        for event in events:
            if event.kind == "die_rolled":
                failed = any(other.kind == "attempt_failed" for other in events)
                self._roll(event, won=not failed)

    def _roll(self, event: Event, *, won: bool) -> None:
        seat, number = event.facts["seat"], event.facts["number"]
        assert isinstance(seat, int) and isinstance(number, int)
        dice = self.dice[seat]
        dice.rolls += 1
        dice.pips += number
        if self._attempt is not None:
            dice.attempts += 1
            dice.won += won
            dice.expected = round(dice.expected + self._attempt, 4)
            self._attempt = None


def play_simulated(job: Job) -> SimulatedGame:
    """Play and record one game."""
    recorder = GameRecorder(len(job.players))
    outcome = play_job(job, recorder)
    choices = {phase: recorder.choices.get(phase, Choices()) for phase in PHASE_NAMES[:-1]}
    return SimulatedGame(job.map, outcome, recorder.lives.lives, choices, recorder.dice)


def simulate(
    sample: SimulationPlan,
    runner: GameRunner,
    *,
    folder: Path | None = None,
    resume: bool = False,
    progress: Progress = no_progress,
) -> list[SimulatedGame]:
    """Play the games of ``sample`` and return them in its order.

    With a ``folder`` the journal lies there, and ``resume`` continues it.
    """
    journal = None
    if folder is not None:
        journal = SimulationJournal(folder / JOURNAL, sample, resume=resume)
    return play_all(list(sample.jobs()), play_simulated, runner, journal, progress)
