"""All bots by name. A new bot is one file and one entry here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from smallworld.bots.random_bot import RandomBot
from smallworld.core.view import View


class Bot(Protocol):
    """Chooses for one seat. It knows the view of that seat and nothing else."""

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """One of the ``legal`` actions: the same for the same seed and the same arguments.

        ``counted_coins`` are the coins of every seat, for a bot that counted the public
        payments and incomes; ``None`` if nobody did.
        """


@dataclass(frozen=True)
class BotEntry:
    """What the registry knows of a bot; ``factory`` takes a seed and seconds for one choice."""

    name: str
    description: str
    factory: Callable[[int | None, float], Bot]


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(bot_names())}")
        self.name = name


BOTS: Final[tuple[BotEntry, ...]] = (
    BotEntry(
        name="random",
        description="Plays any legal action, all equally likely.",
        factory=lambda seed, seconds: RandomBot(seed),
    ),
)


def bot_names() -> list[str]:
    """The names of all bots.

    >>> bot_names()
    ['random']
    """
    return [entry.name for entry in BOTS]


def create_bot(name: str, *, seed: int | None = None, seconds: float = 1.0) -> Bot:
    """The bot of this name, thinking at most about ``seconds`` a choice.

    >>> create_bot("nobody")
    Traceback (most recent call last):
    smallworld.bots.registry.UnknownBot: no bot is called 'nobody'; there are: random
    """
    for entry in BOTS:
        if entry.name == name:
            return entry.factory(seed, seconds)
    raise UnknownBot(name)
