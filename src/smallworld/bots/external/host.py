"""Run a Python bot as a program: ``python -m smallworld.bots.external.host NAME SETTINGS``.

It answers the two requests of the engine protocol that concern bots (``docs/arena.md``). Unlike
the engine it keeps one bot for the whole game, so the bot may keep state.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO

import msgspec

from smallworld.bots.external.bot import EXCEPTION_CODE, Setting
from smallworld.bots.registry import Bot, create_bot
from smallworld.core.actions import parse_action, written
from smallworld.core.errors import RuleError
from smallworld.core.view import View, view_of
from smallworld.play.position.read import read_position

Json = dict[str, object]


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
            return {"ok": True, "action": self._choose(request)}
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
            return {"ok": False, "error": {"code": EXCEPTION_CODE, "message": message}}

    def _choose(self, request: Json) -> str:
        texts, coins, seconds = request["legal"], request.get("coins"), request["seconds"]
        assert self._view is not None
        assert isinstance(texts, list)
        assert isinstance(seconds, int | float)
        assert coins is None or isinstance(coins, list)
        if self._bot is None:
            seed = request.get("seed")
            assert seed is None or isinstance(seed, int)
            self._bot = create_bot(self._name, seed=seed, seconds=float(seconds), **self._settings)
        box = self._view.box
        legal = [parse_action(text, box) for text in texts]
        chosen = self._bot.choose(self._view, legal, coins)
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
    try:
        serve(iter(sys.stdin.buffer.readline, b""), answers.write, Host(name, settings))
    except BrokenPipeError:  # the arena has closed the pipe
        pass


if __name__ == "__main__":
    main()
