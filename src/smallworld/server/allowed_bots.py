"""Which bots may sit at the tables of a server: built-in ones, and those the host allows."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from smallworld.bots.external.bot import host_command
from smallworld.bots.registry import bot_names, third_party_bots

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True)
class AllowedBots:
    """The bots of a server; ``commands`` are of those that run in processes of their own."""

    commands: dict[str, list[str]] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """List all bots that may sit at a table."""
        return [*bot_names(), *self.commands]


BUILT_IN_BOTS: Final = AllowedBots()


def allowed_bots(programs: Mapping[str, str], *, third_party: bool) -> AllowedBots:
    """Check the host's settings; raise ``ValueError`` for a program that cannot be used."""
    commands: dict[str, list[str]] = {}
    if third_party:
        for bot in third_party_bots():
            commands[bot.name] = host_command(bot.name, {})
    for name, text in programs.items():
        if _NAME.fullmatch(name) is None or name in bot_names():
            raise ValueError(
                f"{name!r} cannot be the name of a program: write small letters and digits, and"
                f" none of {', '.join(bot_names())}"
            )
        command = shlex.split(text)
        if not command or shutil.which(command[0]) is None:
            raise ValueError(f"{name}: there is no program to start in {text!r}")
        commands[name] = command
    return AllowedBots(commands)
