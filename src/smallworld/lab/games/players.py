"""Bots with settings, as written on the command line."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from smallworld.bots.external.bot import (
    ExternalBot,
    Setting,
    default_timeout,
    find_host_fault,
    hosted_bot,
)
from smallworld.bots.registry import (
    BadSetting,
    Bot,
    UnknownBot,
    all_bot_names,
    bot_names,
    create_bot,
    is_third_party,
)
from smallworld.coded_error import CodedError
from smallworld.extras import DISTRIBUTION

PROGRAM: Final = "program:"
LONGEST_THOUGHT: Final = 3600.0  # seconds, as in the engine protocol
_LABELLED: Final = re.compile(r"([\w.-]+)=(.+)", re.DOTALL)
_SETTING: Final = re.compile(r"(\w+)=(.*)", re.DOTALL)
_OF_PROGRAMS: Final = ("bot", "seconds", "timeout")


class BadPlayer(CodedError, ValueError):
    """The text names no bot, or settings that the bot does not have."""


@dataclass(frozen=True)
class Player:
    """A bot with its settings and its label in tables."""

    label: str
    bot: str  # name in the registry, of an entry point, or requested from a program
    command: tuple[str, ...] = ()  # command line of a program
    settings: tuple[tuple[str, Setting], ...] = ()
    seconds: float = 1.0
    timeout: float | None = None
    hosted: bool = False  # a third-party class that runs in its own process

    @property
    def is_external(self) -> bool:
        """Does it run in a process of its own?"""
        return bool(self.command) or self.hosted

    def create_bot(self, seed: int) -> Bot:
        """Create a bot for one seat of one game."""
        if self.command:
            return ExternalBot(
                self.command, bot=self.bot, seed=seed, seconds=self.seconds, timeout=self.timeout
            )
        settings = dict(self.settings)
        if self.hosted:
            return hosted_bot(
                self.bot, settings, seed=seed, seconds=self.seconds, timeout=self.timeout
            )
        return create_bot(self.bot, seed=seed, seconds=self.seconds, **settings)

    def facts(self) -> dict[str, object]:
        """Return everything that determines how it plays, for the result."""
        facts: dict[str, object] = {"label": self.label, "bot": self.bot, "seconds": self.seconds}
        if self.command:
            facts["command"] = shlex.join(self.command)
        if self.is_external:
            facts["timeout"] = self.timeout or default_timeout(self.seconds)
        return {**facts, "settings": dict(self.settings)}


def read_players(arguments: Iterable[str], *, seconds: float, trust: bool = False) -> list[Player]:
    """Parse the bots of a command line, each with a unique label.

    >>> [player.label for player in read_players(["random", "random", "b=random"], seconds=1)]
    ['random', 'random#2', 'b']
    """
    players: list[Player] = []
    for argument in arguments:
        player = read_player(argument, seconds=seconds, trust=trust)
        taken = [other.label for other in players]
        label, copy = player.label, 2
        while label in taken:
            label, copy = f"{player.label}#{copy}", copy + 1
        players.append(replace(player, label=label))
    return players


def read_player(argument: str, *, seconds: float = 1.0, trust: bool = False) -> Player:
    """Parse ``[LABEL=]BOT[:key=value,…]`` or ``[LABEL=]program:[key=value …] COMMAND``.

    ``seconds`` is the default time for one choice. ``trust`` runs third-party classes in this
    process.

    >>> read_player("quick=program:seconds=0.5 node bot.js").command
    ('node', 'bot.js')
    """
    if not isinstance(argument, str):
        raise BadPlayer(
            f"a bot is given by its name, such as 'planner', not {argument!r}",
            "player.not_made",
            player=str(argument),
            details=type(argument).__name__,
        )
    labelled = _LABELLED.fullmatch(argument)
    label, text = (labelled[1], labelled[2]) if labelled else (argument, argument)
    if text.startswith(PROGRAM):
        player = _program(label, text.removeprefix(PROGRAM), seconds)
    else:
        player = _named(label, text, seconds, trust)
    if not 0 < player.seconds <= LONGEST_THOUGHT or (player.timeout or 1) <= 0:
        raise BadPlayer(
            f"{argument}: seconds are more than 0 and at most {LONGEST_THOUGHT:g}",
            "player.seconds",
            player=argument,
            most=int(LONGEST_THOUGHT),
        )
    return player


def _program(label: str, text: str, seconds: float) -> Player:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise BadPlayer(f"{text}: {error}", "player.quotes", player=text) from None
    chosen: dict[str, str] = {}
    # Settings come before the command, as in a shell.
    while command and (setting := _SETTING.fullmatch(command[0])):
        if setting[1] not in _OF_PROGRAMS:
            wrong = f"a program has no setting {setting[1]}, only {_OF_PROGRAMS}"
            allowed = ", ".join(_OF_PROGRAMS)
            raise BadPlayer(wrong, "player.setting", bot=PROGRAM, found=setting[1], allowed=allowed)
        chosen[setting[1]] = setting[2]
        del command[0]
    if not command or shutil.which(command[0]) is None:
        player = f"{PROGRAM}{text}"
        raise BadPlayer(
            f"there is no program to start in {player}", "player.no_program", player=player
        )
    return Player(
        label,
        bot=chosen.get("bot", "random"),
        command=tuple(command),
        seconds=_number("seconds", chosen.get("seconds", seconds)),
        timeout=_number("timeout", chosen["timeout"]) if "timeout" in chosen else None,
    )


def _named(label: str, text: str, seconds: float, trust: bool) -> Player:
    name, _, rest = text.partition(":")
    chosen: dict[str, Setting] = {}
    for part in rest.split(",") if rest else ():
        setting = _SETTING.fullmatch(part)
        if setting is None:
            example = f"{name}:key=value,key=value"
            raise BadPlayer(
                f"{text}: write settings as {example}",
                "player.settings",
                player=text,
                example=example,
            )
        chosen[setting[1]] = _value(setting[2])
    own = name in bot_names()
    if not own and not is_third_party(name):
        unknown = UnknownBot(name)
        if unknown.needs_numpy:
            command = f"pip install '{DISTRIBUTION}[learned]'"
            raise BadPlayer(str(unknown), "cli.missing_extra", package="numpy", command=command)
        raise BadPlayer(str(unknown), "bot.unknown", found=name, known=all_bot_names())
    timeout = _number("timeout", chosen.pop("timeout")) if "timeout" in chosen else None
    seconds = _number("seconds", chosen.pop("seconds", seconds))
    settings = tuple(sorted(chosen.items()))
    player = Player(label, name, (), settings, seconds, timeout, hosted=not own and not trust)
    if player.hosted:
        fault = find_host_fault(name, chosen)
        if fault:
            wrong = f"{text} cannot be made: {fault}"
            raise BadPlayer(wrong, "player.not_made", player=text, details=fault)
        return player
    try:
        player.create_bot(0)
    except BadSetting as error:
        wrong = f"{text} cannot be made: {error}"
        raise BadPlayer(wrong, error.code, **error.facts) from None
    except (TypeError, ValueError) as error:
        wrong = f"{text} cannot be made: {error}"
        raise BadPlayer(wrong, "player.not_made", player=text, details=str(error)) from None
    return player


def _value(text: str) -> Setting:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def _number(what: str, value: Setting) -> float:
    try:
        return float(value)
    except ValueError:
        found = f"{what}={value}"
        raise BadPlayer(f"{found} is no number", "player.number", found=found) from None
