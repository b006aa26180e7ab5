"""Run a Python bot as a program: ``python -m smallworld.bots.external.host NAME SETTINGS``.

It answers the requests of the engine protocol that concern bots (``docs/arena.md``). It keeps one
bot for the whole game, and one with a method ``new_game`` also between games.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, Final

import msgspec

from smallworld.bots.external.bot import CHECK, EXCEPTION_CODE, Setting
from smallworld.bots.external.memory import EVENTS, KEEP, NEWGAME, RESULT
from smallworld.bots.registry import Bot, blame, create_bot, factory_of
from smallworld.core.actions import parse_action, written
from smallworld.core.errors import RuleError
from smallworld.core.view import View, view_of
from smallworld.play.position.read import read_position

Json = dict[str, object]

# The optional methods of a bot that remembers, by the request that calls each.
METHODS: Final = {NEWGAME: "new_game", EVENTS: "see_events", RESULT: "end_game"}


class Host:
    """Answers requests for one bot, which is created at the first of them."""

    def __init__(self, name: str, settings: Mapping[str, Setting]) -> None:
        self._name = name
        self._settings = dict(settings)
        self._bot: Bot | None = None
        self._view: View | None = None

    def answer(self, request: Json) -> Json:
        """Answer one request; an exception of the bot becomes an error answer."""
        try:
            if request["cmd"] == "position":
                state, _ = read_position(request["position"])
                seat = request["seat"]
                assert isinstance(seat, int)
                self._view = view_of(state, seat)
                return {"ok": True}
            if request["cmd"] == "bot":
                return {"ok": True, "action": self._choose(request)}
            return {"ok": True, **self._tell(request)}
        except Exception as error:
            message = str(blame(self._name, error))
            return {"ok": False, "error": {"code": EXCEPTION_CODE, "message": message}}

    def _tell(self, request: Json) -> Json:
        """Answer ``hello``; pass ``newgame``, ``events`` and ``result`` on to the bot."""
        if request["cmd"] == "hello":
            made = factory_of(self._name)
            wants = [want for want, method in METHODS.items() if hasattr(made, method)]
            return {"wants": [*wants, *([KEEP] if NEWGAME in wants else [])]}
        bot = self._bot or self._create(request)
        facts = {key: value for key, value in request.items() if key != "cmd"}
        if request["cmd"] == NEWGAME:
            facts = {"facts": facts}
        getattr(bot, METHODS[str(request["cmd"])])(**facts)
        return {}

    def _create(self, request: Json) -> Bot:
        seed, seconds = request.get("seed"), request.get("seconds", 1.0)
        assert seed is None or isinstance(seed, int)
        assert isinstance(seconds, int | float)
        self._bot = create_bot(self._name, seed=seed, seconds=float(seconds), **self._settings)
        return self._bot

    def _choose(self, request: Json) -> str:
        texts, coins = request["legal"], request.get("coins")
        assert self._view is not None
        assert isinstance(texts, list)
        assert coins is None or isinstance(coins, list)
        bot = self._bot or self._create(request)
        box = self._view.box
        legal = [parse_action(text, box) for text in texts]
        chosen = bot.choose(self._view, legal, coins)
        try:
            return written(chosen, box)
        except (RuleError, TypeError, ValueError):  # not an int, or not an action number
            return f"<{type(chosen).__name__}>"


def _private_stdout() -> BinaryIO:
    """Reserve standard output for answers and redirect the bot's prints to standard error."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


def serve(lines: Iterator[bytes], write: Callable[[bytes], object], host: Host) -> None:
    """Answer every line."""
    for line in lines:
        write(msgspec.json.encode(host.answer(msgspec.json.decode(line))) + b"\n")


def main() -> None:
    """Serve the bot named on the command line."""
    answers = _private_stdout()
    name, settings = sys.argv[1], json.loads(sys.argv[2])
    if CHECK in sys.argv:
        try:
            create_bot(name, seed=0, seconds=0.1, **settings)
        except Exception as error:
            sys.exit(str(error))
        return
    try:
        serve(iter(sys.stdin.buffer.readline, b""), answers.write, Host(name, settings))
    except BrokenPipeError:  # the arena has closed the pipe
        pass


if __name__ == "__main__":
    main()
