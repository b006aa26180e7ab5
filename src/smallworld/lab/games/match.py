"""Play one game between bots, fully determined by its job."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from smallworld.bots.external.faults import EXCEPTION, ILLEGAL, RUBBISH, BotFault, fallback
from smallworld.bots.external.memory import game_facts
from smallworld.bots.registry import Bot
from smallworld.core.actions import written
from smallworld.core.box import Box
from smallworld.core.engine import apply, legal_actions
from smallworld.core.errors import BadNotation
from smallworld.core.events import Event
from smallworld.core.scoring import tokens_on_the_map, winners
from smallworld.core.state import OVER, State, new_state
from smallworld.core.view import view_of
from smallworld.lab.games.plan import Job, Key, seed_from
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.coin_count import Ledger
from smallworld.play.dealer import Dealer
from smallworld.play.game import LONGEST_NAME, Game
from smallworld.play.record import write_record

Log = list[tuple[int | None, int]]  # seat (None for the dealer) and action


class Outcome(Struct, frozen=True, tag="game", tag_field="line"):
    """The result of a game; all lists are by seat.

    Everything but ``seconds`` and ``longest`` is the same whenever the game is played.
    """

    seats: int
    mix: tuple[str, ...]
    deal: int
    rotation: int
    seed: int
    players: list[str]
    coins: list[int]
    ranks: list[int]  # 1 is best; ties share a rank
    winners: list[int]
    rounds: int
    turns: int
    decisions: list[int]
    faults: list[dict[str, int]]  # count of each kind
    first_faults: list[str]  # detail of the first one; empty if there was none
    seconds: list[float]  # thinking time in the whole game
    longest: list[float]  # thinking time in the slowest turn

    @property
    def key(self) -> Key:
        """Return the key of its job."""
        return (self.seats, self.mix, self.deal, self.rotation)


class Listener(Protocol):
    """Observes a game without changing it."""

    def before(self, state: State, seat: int | None, action: int, choices: int) -> None:
        """Called before each action; ``choices`` is the number of legal actions of a seat."""

    def after(self, state: State, events: Sequence[Event]) -> None:
        """Called after each action with its events."""


class Seat:
    """One bot at the table: asks it, times it, and acts for it when it fails."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.perf_counter) -> None:
        self.decisions = 0
        self.choices = 0  # legal actions at its last decision
        self.faults: dict[str, int] = {}
        self.first_fault = ""
        self.seconds = 0.0
        self.longest = 0.0
        self._bot = bot
        self._clock = clock
        self._turn = (0, 0)
        self._in_turn = 0.0

    @property
    def remembers(self) -> bool:
        """Does the bot want to see events?"""
        return hasattr(self._bot, "see_events")

    def act(self, state: State, number: int, coins: list[int]) -> int:
        """Return the bot's action, or the fallback if that is not legal."""
        legal = legal_actions(state)
        self.choices = len(legal)
        began = self._clock()
        try:
            action = self._choice(state, number, legal, coins)
        except BotFault as fault:
            self._blame(fault)
            action = fallback(legal)
        self._count(state, self._clock() - began)
        return action

    def _choice(self, state: State, number: int, legal: list[int], coins: list[int]) -> int:
        try:
            # Copies, so that a bot cannot change the game.
            action = self._bot.choose(view_of(state, number), list(legal), list(coins))
        except BotFault:
            raise
        except (Exception, SystemExit) as error:
            raise BotFault(EXCEPTION, f"{type(error).__name__}: {error}") from None
        if isinstance(action, bool) or not isinstance(action, int):
            raise BotFault(RUBBISH, f"no action: {type(action).__name__}")
        if action not in legal:
            raise BotFault(ILLEGAL, _named(action, state.box))
        return action

    def _blame(self, fault: BotFault) -> None:
        self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
        self.first_fault = self.first_fault or f"{fault.kind}: {fault.detail}"

    def _count(self, state: State, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        turn = (int(state.round), int(state.turn))
        self._in_turn = seconds + (self._in_turn if turn == self._turn else 0.0)
        self._turn = turn
        self.longest = max(self.longest, self._in_turn)

    def new_game(self, facts: dict[str, object]) -> None:
        """Tell a bot that remembers about the game."""
        self._tell("new_game", facts)

    def see_events(self, events: list[Event]) -> None:
        """Show the events of an action to a bot that remembers."""
        self._tell("see_events", events)

    def end_game(self, coins: list[int], winners: list[int]) -> None:
        """Tell a bot that remembers how the game ended."""
        self._tell("end_game", coins, winners)

    def _tell(self, method: str, *facts: object) -> None:
        told = getattr(self._bot, method, None)
        if told is None:
            return
        try:
            told(*facts)
        except BotFault as fault:
            self._blame(fault)
        except (Exception, SystemExit) as error:
            self._blame(BotFault(EXCEPTION, f"{type(error).__name__}: {error}"))

    def leave(self) -> None:
        """Let the bot release its processes."""
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()


def box_of(job: Job) -> Box:
    """Build the box of the game."""
    options = options_from(dict(job.options))
    if not job.packs:
        return base_box(job.map, options)
    # Imported late: most games are played without packs.
    from smallworld.packs.shelf import box_as_written

    return box_as_written(job.map, job.packs, job.banners, options)


def play_job(job: Job, listener: Listener | None = None) -> Outcome:
    """Play one game to the end."""
    box = box_of(job)
    table: list[Seat] = []
    try:
        for number, player in enumerate(job.players):
            table.append(Seat(player.create_bot(seed_from(job.seed, number))))
        labels = [player.label for player in job.players]
        for number, seat in enumerate(table):
            seat.new_game({**game_facts(box, labels, number), "seed": seed_from(job.seed, number)})
        state, log = _play(box, table, Dealer(job.seed), listener)
        coins = [int(state.coins(number)) for number in range(len(table))]
        for seat in table:
            seat.end_game(coins, winners(state))
    finally:
        for seat in table:
            seat.leave()
    if job.record is not None:
        _save(job.record, box, [player.label for player in job.players], log)
    return _outcome(job, state, table)


def _play(
    box: Box, table: list[Seat], dealer: Dealer, listener: Listener | None
) -> tuple[State, Log]:
    state = new_state(box)
    ledger = Ledger([int(state.coins(seat)) for seat in range(len(table))])
    log: Log = []
    listening = [seat for seat in table if seat.remembers]
    while state.phase != OVER:
        seat: int | None = None
        action = dealer.answer(state)
        if action is None:
            seat = int(state.actor)
            action = table[seat].act(state, seat, ledger.coins)
        if listener is not None:
            listener.before(state, seat, action, 1 if seat is None else table[seat].choices)
        events: list[Event] = []
        apply(state, action, events)
        ledger.add_events(events)
        for each in listening:
            each.see_events(events)
        if listener is not None:
            listener.after(state, events)
        log.append((seat, action))
    return state, log


def _outcome(job: Job, state: State, table: list[Seat]) -> Outcome:
    seats = range(len(table))
    standing = [(int(state.coins(seat)), int(tokens_on_the_map(state, seat))) for seat in seats]
    return Outcome(
        seats=len(table),
        mix=job.mix,
        deal=job.deal,
        rotation=job.rotation,
        seed=job.seed,
        players=[player.label for player in job.players],
        coins=[coins for coins, _ in standing],
        ranks=[1 + sum(other > own for other in standing) for own in standing],
        winners=winners(state),
        rounds=int(state.round),
        turns=int(state.round) * len(table),
        decisions=[seat.decisions for seat in table],
        faults=[seat.faults for seat in table],
        first_faults=[seat.first_fault for seat in table],
        seconds=[round(seat.seconds, 6) for seat in table],
        longest=[round(seat.longest, 6) for seat in table],
    )


def _save(path: str, box: Box, names: list[str], log: Log) -> None:
    game = Game(box, [name[:LONGEST_NAME] for name in names])
    for seat, action in log:
        game.append(seat, action)
    Path(path).write_text(write_record(game), encoding="utf-8")


def _named(action: int, box: Box) -> str:
    try:
        return written(action, box)
    except (BadNotation, ValueError):  # huge numbers fail before the notation
        return "a number that means nothing"
