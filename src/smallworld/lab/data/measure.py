"""Play one game and measure its races, turns, choices and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from smallworld.core.actions import CONQUER_DIE, DECLINED_CONQUER_DIE, block_of
from smallworld.core.events import Event
from smallworld.core.pieces import DIE_FACES
from smallworld.core.state import PHASE_NAMES, State
from smallworld.lab.data.tracker import GameTracker, Life, Turn
from smallworld.lab.games.journal import GameJournal
from smallworld.lab.games.match import Outcome, play_job
from smallworld.lab.games.plan import Job, Key
from smallworld.play.explain import explain

MEAN_DIE: Final = sum(DIE_FACES) / len(DIE_FACES)


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


class MeasuredGame(Struct, frozen=True, tag="simulated", tag_field="line"):
    """The outcome of one game, its races, turns, choices and dice."""

    map: str
    outcome: Outcome
    lives: list[Life]
    turns: list[Turn]
    choices: dict[str, Choices]  # by phase
    dice: list[Dice]  # by seat

    @property
    def key(self) -> Key:
        """Return the key of its job."""
        return self.outcome.key


class MeasuredJournal(GameJournal[MeasuredGame]):
    """A journal of measured games."""

    kind = MeasuredGame


class GameRecorder:
    """Measures one game while it is played."""

    def __init__(self, seats: int) -> None:
        self.tracker = GameTracker()
        self.choices: dict[str, Choices] = {}
        self.dice = [Dice() for _ in range(seats)]
        self._attempt: float | None = None  # odds of the current final attempt

    def before(self, state: State, seat: int | None, action: int, choices: int) -> None:
        """Count the legal actions, and compute the odds of a final attempt."""
        if seat is None:
            return
        phase = PHASE_NAMES[int(state.phase)]
        self.choices.setdefault(phase, Choices()).add(choices)
        self.tracker.decide(seat, choices)
        if block_of(action) in (CONQUER_DIE, DECLINED_CONQUER_DIE):
            self._attempt = explain(state, action).odds

    def after(self, state: State, events: Sequence[Event]) -> None:
        """Record events of races, turns and die rolls."""
        self.tracker.record(state, events)
        for event in events:
            if event.kind == "die_rolled":
                seat, number = event.facts["seat"], event.facts["number"]
                assert isinstance(seat, int) and isinstance(number, int)
                self.dice[seat].rolls += 1
                self.dice[seat].pips += number
            elif event.kind in ("conquered", "attempt_failed") and self._attempt is not None:
                # After the roll of a pack's tile, the seat may still decide: see ``pending_roll``.
                seat = event.facts["seat"]
                assert isinstance(seat, int)
                self._end_attempt(self.dice[seat], self._attempt, won=event.kind == "conquered")

    def _end_attempt(self, dice: Dice, odds: float, *, won: bool) -> None:
        dice.attempts += 1
        dice.won += won
        dice.expected = round(dice.expected + odds, 4)
        self._attempt = None


def play_measured(job: Job) -> MeasuredGame:
    """Play and measure one game."""
    recorder = GameRecorder(len(job.players))
    outcome = play_job(job, recorder)
    choices = {phase: recorder.choices.get(phase, Choices()) for phase in PHASE_NAMES[:-1]}
    tracker = recorder.tracker
    return MeasuredGame(job.map, outcome, tracker.lives, tracker.turns, choices, recorder.dice)


def win_of(game: MeasuredGame, seat: int) -> float:
    """Return 1 for the winner, a share for a tie, else 0."""
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0
