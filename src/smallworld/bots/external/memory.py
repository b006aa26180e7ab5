"""Programs that remember: what they want to be told, and those kept between games."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from multiprocessing.util import Finalize
from typing import Final

import msgspec

from smallworld.bots.external.faults import BotFault
from smallworld.bots.external.process import Guard, LineProcess
from smallworld.core.actions import written
from smallworld.core.box import Box
from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.packs.options import chosen_options
from smallworld.play.explain import explain

Json = dict[str, object]
Wants = frozenset[str]

NEWGAME: Final = "newgame"
EVENTS: Final = "events"
RESULT: Final = "result"
PRICES: Final = "prices"  # with every question
KEEP: Final = "keep"  # not ended after a game
OFFERS: Final = (NEWGAME, EVENTS, RESULT, PRICES, KEEP)
MOST_KEPT: Final = 8  # of one command, in one process

# Commands of programs that do not survive ``hello``: they are asked as ever, without it.
_without_hello: Final[set[tuple[str, ...]]] = set()
_kept: Final[dict[tuple[str, ...], list[tuple[LineProcess, Wants]]]] = {}


def greet(
    command: Sequence[str], timeout: float, guard: Guard | None = None
) -> tuple[LineProcess, Wants]:
    """Start a program and ask what it wants; one that does not know ``hello`` wants nothing."""
    program = LineProcess(command, guard)
    if tuple(command) in _without_hello:
        return program, frozenset()
    hello = {"cmd": "hello", "protocol": 1, "offers": list(OFFERS)}
    try:
        answer = program.ask(msgspec.json.encode(hello), timeout)
    except BotFault:  # ``ask`` has ended it
        _without_hello.add(tuple(command))
        return LineProcess(command, guard), frozenset()
    return program, wants_of(answer)


def wants_of(line: bytes) -> Wants:
    """Return what the answer to ``hello`` asks for.

    >>> sorted(wants_of(b'{"ok":true,"wants":["events","keep","tea"]}'))
    ['events', 'keep']
    >>> wants_of(b'{"ok":false}'), wants_of(b"what?")
    (frozenset(), frozenset())
    """
    try:
        answer: object = msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return frozenset()
    wants = answer.get("wants") if isinstance(answer, dict) and answer.get("ok") is True else None
    known = [want for want in wants if want in OFFERS] if isinstance(wants, list) else []
    return frozenset(known)


def take_running(command: Sequence[str]) -> tuple[LineProcess, Wants] | None:
    """Return a program of this command that waits for its next game, if there is one."""
    waiting = _kept.get(tuple(command))
    return waiting.pop() if waiting else None


def keep_running(command: Sequence[str], program: LineProcess, wants: Wants) -> None:
    """Keep a program for the next game; it ends with this process."""
    waiting = _kept.setdefault(tuple(command), [])
    if len(waiting) < MOST_KEPT:
        waiting.append((program, wants))
    else:
        program.end()


def end_kept() -> None:
    """End all programs that wait for a game."""
    for waiting in _kept.values():
        while waiting:
            waiting.pop()[0].end()


atexit.register(end_kept)
Finalize(None, end_kept, exitpriority=10)  # worker processes do not run ``atexit``


def game_facts(box: Box, names: Sequence[str], seat: int) -> Json:
    """Return what ``newgame`` says about a game."""
    return {
        "map": box.board.id,
        "seats": list(names),
        "seat": seat,
        "options": chosen_options(int(box.options)),
        "packs": list(box.packs),
        "banners": box.banners,
        "rounds": int(box.board.rounds),
    }


def event_json(event: Event) -> Json:
    """Return an event as JSON: its kind and its facts."""
    return {"kind": event.kind, **event.facts}


def prices_of(state: State, box: Box, legal: Sequence[int]) -> dict[str, Json]:
    """Return price or income of the legal actions that have one, by their texts."""
    prices: dict[str, Json] = {}
    for action in legal:
        facts = explain(state, action).facts()
        if "price" in facts or "income" in facts:
            del facts["legal"]
            prices[written(action, box)] = facts
    return prices
