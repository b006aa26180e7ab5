"""Third-party bots: a Python class by entry point, or any program that speaks JSON lines.

Both run in a process of their own, so a hang or a crash does no harm. They are asked by the
engine protocol (``docs/arena.md``).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from smallworld.bots.external.faults import EXCEPTION, GONE, REFUSED, RUBBISH, BotFault
from smallworld.bots.external.process import LineProcess
from smallworld.core.actions import parse_action, written
from smallworld.core.errors import BadNotation
from smallworld.core.view import View
from smallworld.play.position.write import position_json

STARTS: Final = 2  # a program that exits or hangs is started once more per game
START_SECONDS: Final = 10.0  # minimum for the first answer: programs load slowly
MIN_TIMEOUT: Final = 2.0
TIMEOUT_FACTOR: Final = 10
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
    ) -> None:
        self._command = list(command)
        self._request_fields: Json = {"bot": bot, "seconds": seconds}
        if seed is not None:
            self._request_fields["seed"] = seed
        self._timeout = default_timeout(seconds) if timeout is None else timeout
        self._first_timeout = (
            max(self._timeout, START_SECONDS) if timeout is None else self._timeout
        )
        self._program: LineProcess | None = None
        self._starts = 0

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return the program's action; raise ``BotFault`` if it gives none."""
        texts = [written(action, view.box) for action in legal]
        position: Json = {"cmd": "position", "position": position_of_view(view), "seat": view.seat}
        question: Json = {"cmd": "bot", **self._request_fields, "seat": view.seat, "legal": texts}
        if counted_coins is not None:
            question["coins"] = counted_coins
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
        timeout = self._timeout
        if self._program is None:
            timeout = self._first_timeout
            self._start()
        assert self._program is not None
        try:
            line = self._program.ask(msgspec.json.encode(request), timeout)
        except BotFault:
            self._program = None  # ``ask`` has ended it
            raise
        return _parse_answer(line)

    def _start(self) -> None:
        if self._starts == STARTS:
            raise BotFault(GONE, f"it ended or hung {STARTS} times")
        self._starts += 1
        self._program = LineProcess(self._command)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None


def hosted_bot(
    name: str,
    settings: Mapping[str, Setting],
    *,
    seed: int | None = None,
    seconds: float = 1.0,
    timeout: float | None = None,
) -> ExternalBot:
    """Create the third-party Python bot of this name, in a process of its own."""
    command = [
        sys.executable,
        "-m",
        "smallworld.bots.external.host",
        name,
        json.dumps(dict(settings)),
    ]
    return ExternalBot(command, bot=name, seed=seed, seconds=seconds, timeout=timeout)


def position_of_view(view: View) -> Json:
    """Convert a view to a position; hidden coins are null."""
    position = position_json(view.as_state())
    seats = position["seats"]
    assert isinstance(seats, list)
    for seat, coins in zip(seats, view.coins(), strict=True):
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
