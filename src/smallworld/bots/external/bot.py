"""Third-party bots: a Python class by entry point, or any program that speaks JSON lines.

Both run in a process of their own, so a hang or a crash does no harm. They are asked by the
engine protocol (``docs/arena.md``). A program that answers ``hello`` with what it wants is also
told of new games, events and results, and may be kept between games (``docs/protocol.md``).
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from smallworld.bots.external.faults import EXCEPTION, GONE, REFUSED, RUBBISH, BotFault
from smallworld.bots.external.memory import (
    EVENTS,
    KEEP,
    NEWGAME,
    PRICES,
    RESULT,
    event_json,
    greet,
    keep_running,
    prices_of,
    take_running,
)
from smallworld.bots.external.process import Guard, LineProcess
from smallworld.core.actions import parse_action, written
from smallworld.core.errors import BadNotation
from smallworld.core.events import Event
from smallworld.core.view import View
from smallworld.play.position.write import position_json

STARTS: Final = 2  # a program that exits or hangs is started once more per game
START_SECONDS: Final = 10.0  # minimum for the first answer: programs load slowly
MIN_TIMEOUT: Final = 2.0
TIMEOUT_FACTOR: Final = 10
CHECK: Final = "--check"  # the host only creates the bot
EXCEPTION_CODE: Final = "bot.exception"  # error code of an answer that reports an exception

Json = dict[str, object]
Setting = int | float | str


def default_timeout(seconds: float) -> float:
    """Return the timeout for a bot that should think for ``seconds``.

    >>> default_timeout(0.1), default_timeout(3)
    (2.0, 30.0)
    """
    return max(MIN_TIMEOUT, TIMEOUT_FACTOR * float(seconds))


class ExternalBot:
    """Asks a program for one seat of one game; ``close`` it when the game is over."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        bot: str = "random",
        seed: int | None = None,
        seconds: float = 1.0,
        timeout: float | None = None,
        guard: Guard | None = None,
    ) -> None:
        self._command = list(command)
        self._guard = guard
        self._request_fields: Json = {"bot": bot, "seconds": seconds}
        if seed is not None:
            self._request_fields["seed"] = seed
        self._timeout = default_timeout(seconds) if timeout is None else timeout
        self._first_timeout = (
            max(self._timeout, START_SECONDS) if timeout is None else self._timeout
        )
        self._program: LineProcess | None = None
        self._starts = 0
        self._has_answered = False
        self._wants: frozenset[str] = frozenset()
        self._game: Json | None = None  # facts of ``newgame``
        self._events: list[Json] = []  # of the whole game, for a program that is started again
        self._sent = 0  # events that the program has got

    def new_game(self, facts: Mapping[str, object]) -> None:
        """Tell the program of a new game before its first decision, if it wants that."""
        self._game, self._events, self._sent = dict(facts), [], 0

    def see_events(self, events: Sequence[Event]) -> None:
        """Collect events; the program gets them before its next decision, if it wants them."""
        self._events += [event_json(event) for event in events]

    def end_game(self, coins: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the program the result, if it wants that; raise ``BotFault`` if it fails."""
        if self._program is not None and RESULT in self._wants:
            self._send_events()
            self._ask({"cmd": "result", "coins": list(coins), "winners": list(winners)})

    def _send_events(self) -> None:
        new = self._events[self._sent :]
        if EVENTS in self._wants and new:
            self._sent = len(self._events)
            self._ask({"cmd": "events", "events": new})

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return the program's action; raise ``BotFault`` if it gives none."""
        texts = [written(action, view.box) for action in legal]
        position: Json = {"cmd": "position", "position": position_of_view(view), "seat": view.seat}
        question: Json = {"cmd": "bot", **self._request_fields, "seat": view.seat, "legal": texts}
        if counted_coins is not None:
            question["coins"] = counted_coins
        if self._program is None:
            self._start()
        self._send_events()
        if PRICES in self._wants:
            question["prices"] = prices_of(view.as_state(), view.box, legal)
        self._ask(position)
        action = self._ask(question).get("action")
        if not isinstance(action, str):
            raise BotFault(RUBBISH, "an answer without an action")
        if action in texts:
            return legal[texts.index(action)]
        try:
            return parse_action(action, view.box)
        except BadNotation:
            raise BotFault(RUBBISH, f"no action: {action[:60]!r}") from None

    def _ask(self, request: Json) -> Json:
        if self._program is None:
            self._start()
        assert self._program is not None
        timeout = self._timeout if self._has_answered else self._first_timeout
        try:
            line = self._program.ask(msgspec.json.encode(request), timeout)
            self._has_answered = True
        except BotFault:
            self._program = None  # ``ask`` has ended it
            raise
        return _parse_answer(line)

    def _start(self) -> None:
        if self._starts == STARTS:
            raise BotFault(GONE, f"it ended or hung {STARTS} times")
        self._starts += 1
        running = take_running(self._command)
        self._has_answered = running is not None
        if running is not None:
            self._program, self._wants = running
        else:
            self._program, self._wants = greet(self._command, self._first_timeout, self._guard)
        self._sent = 0
        if NEWGAME in self._wants and self._game is not None:
            self._ask({"cmd": "newgame", **self._game, **self._request_fields})

    def close(self) -> None:
        """End the program, or keep it for the next game if it wants that."""
        program, self._program = self._program, None
        if program is None:
            return
        if KEEP in self._wants:
            keep_running(self._command, program, self._wants)
        else:
            program.end()


def hosted_bot(
    name: str,
    settings: Mapping[str, Setting],
    *,
    seed: int | None = None,
    seconds: float = 1.0,
    timeout: float | None = None,
) -> ExternalBot:
    """Create the third-party Python bot of this name, in a process of its own."""
    command = host_command(name, settings)
    return ExternalBot(command, bot=name, seed=seed, seconds=seconds, timeout=timeout)


def host_command(name: str, settings: Mapping[str, Setting]) -> list[str]:
    """Return the command line that runs a third-party Python bot as a program."""
    host = "smallworld.bots.external.host"
    return [sys.executable, "-m", host, name, json.dumps(dict(settings))]


def find_host_fault(name: str, settings: Mapping[str, Setting]) -> str:
    """Create a third-party bot once, in another process; return why that fails, or nothing."""
    command = [*host_command(name, settings), CHECK]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=START_SECONDS
        )
    except subprocess.TimeoutExpired:
        return f"{name} does not start within {START_SECONDS:g} s"
    if done.returncode == 0:
        return ""
    lines = done.stderr.decode("utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else f"{name} ended with exit code {done.returncode}"


def position_of_view(view: View) -> Json:
    """Convert a view to a position; hidden coins are null."""
    position = position_json(view.as_state())
    seats = position["seats"]
    assert isinstance(seats, list)
    for seat, coins in zip(seats, view.coins, strict=True):
        seat["coins"] = coins
    return position


def _parse_answer(line: bytes) -> Json:
    """Decode an answer line; raise ``BotFault`` if it is malformed or an error."""
    try:
        answer: object = msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BotFault(RUBBISH, f"not JSON: {line[:60]!r}") from None
    if not isinstance(answer, dict) or not isinstance(answer.get("ok"), bool):
        raise BotFault(RUBBISH, f"not an answer: {line[:60]!r}")
    if answer["ok"]:
        return answer
    error = answer.get("error")
    facts = error if isinstance(error, dict) else {}
    kind = EXCEPTION if facts.get("code") == EXCEPTION_CODE else REFUSED
    raise BotFault(kind, str(facts.get("message", "")))
