"""All bots by name: built-in ones are listed in ``BOTS``, others come by entry points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from smallworld.bots.random_bot import RandomBot
from smallworld.core.view import View
from smallworld.play.reasons import Reasons

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP: Final = "smallworld.bots"


class Bot(Protocol):
    """Chooses actions for one seat, from the view of that seat alone."""

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of the ``legal`` actions: the same for the same seed and arguments.

        ``counted_coins`` are the coins of every seat, if the caller counted the public payments
        and incomes; ``None`` otherwise.
        """


@runtime_checkable
class ExplainingBot(Bot, Protocol):
    """A bot that can also explain what it would do."""

    def reasons(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return its plan, the reasons for it and the alternatives, as facts.

        It thinks as long as ``choose`` does; right after ``choose`` it reuses that search.
        """


@runtime_checkable
class Adviser(ExplainingBot, Protocol):
    """A bot that advises a person, who may ask at any point of a turn."""

    def advise(self, view: View, counted_coins: list[int] | None = None) -> Reasons:
        """Return ``reasons`` after thinking as long as about a whole turn."""


@dataclass(frozen=True)
class BotEntry:
    """A bot in the registry.

    ``factory`` takes a seed, seconds per choice, and the bot's own settings by name.
    """

    name: str
    description: str
    factory: Callable[..., Bot]
    level: str = ""  # name shown to players: easy, normal, hard, master
    seconds: float = 0.5  # default time per turn at a table


class UnknownBot(ValueError):
    """No bot has this name, or it needs a package that is not installed."""

    def __init__(self, name: str) -> None:
        message = f"no bot is called {name!r}; there are: {', '.join(bot_names())}"
        if any(entry.name == name for entry in _WITH_NUMPY):
            message = f'the bot {name!r} needs NumPy: pip install "smallworld-game[env]"'
        super().__init__(message)
        self.name = name


class NoReasons(ValueError):
    """The bot of this name cannot explain what it would do."""


# Imported late: the search is slow to load and often not needed.
def _greedy(seed: int | None, seconds: float, **settings: int) -> Bot:
    from smallworld.bots.greedy import GreedyBot

    return GreedyBot(seed, seconds, **settings)


def _planner(
    seed: int | None,
    seconds: float,
    *,
    nodes: int = 0,
    width: int = 8,
    mistakes: float = 0.0,
    experience: float | None = None,
) -> Bot:
    from smallworld.bots.planner import PlannerBot

    return PlannerBot(
        seed, seconds, nodes=nodes, width=width, mistakes=mistakes, experience=experience
    )


def _master(seed: int | None, seconds: float, **settings: int) -> Bot:
    from smallworld.bots.master import MasterBot

    return MasterBot(seed, seconds, **settings)


def _learned(seed: int | None, seconds: float, *, weights: str = "") -> Bot:
    from smallworld.bots.learned.bot import LearnedBot

    return LearnedBot(seed, seconds, weights=weights)


_WITH_NUMPY: Final[tuple[BotEntry, ...]] = (
    BotEntry(
        name="learned",
        description="Asks a network that was trained by playing against itself.",
        factory=_learned,
    ),
)
BOTS: Final[tuple[BotEntry, ...]] = (
    BotEntry(
        name="random",
        description="Plays any legal action, all equally likely.",
        factory=lambda seed, seconds: RandomBot(seed),
    ),
    BotEntry(
        name="greedy",
        description="Takes the best income of this turn and thinks no further.",
        factory=_greedy,
    ),
    BotEntry(
        name="planner",
        description="Searches whole turns and weighs what they leave for the rounds to come.",
        factory=_planner,
    ),
    BotEntry(
        name="easy",
        description="The planner, but it often overlooks a better plan.",
        factory=partial(_planner, mistakes=14.0, nodes=200, width=2, experience=0.0),
        level="easy",
    ),
    BotEntry(
        name="normal",
        description="The planner, but it sometimes overlooks a better plan.",
        factory=partial(_planner, mistakes=3.0, nodes=1000, width=4, experience=0.0),
        level="normal",
    ),
    BotEntry(
        name="hard",
        description="The planner at its best.",
        factory=_planner,
        level="hard",
    ),
    BotEntry(
        name="master",
        description="Plays the planner's best plans out many times and takes what wins most.",
        factory=_master,
        level="master",
        seconds=1.0,
    ),
    *(_WITH_NUMPY if find_spec("numpy") is not None else ()),
)


def bot_names() -> list[str]:
    """List the names of all bots.

    >>> bot_names()
    ['random', 'greedy', 'planner', 'easy', 'normal', 'hard', 'master', 'learned']
    """
    return [entry.name for entry in BOTS]


def default_seconds(name: str) -> float:
    """Return the default thinking time of a bot for one turn at a table.

    >>> default_seconds("master")
    1.0
    """
    return next((entry.seconds for entry in BOTS if entry.name == name), BotEntry.seconds)


def create_bot(
    name: str, *, seed: int | None = None, seconds: float = 1.0, **settings: int | float | str
) -> Bot:
    """Build the bot of this name, thinking about ``seconds`` per choice at most.

    ``settings`` are the bot's own, such as a node budget.

    >>> create_bot("nobody")
    Traceback (most recent call last):
    smallworld.bots.registry.UnknownBot: no bot is called 'nobody'; there are: random, ...
    """
    return factory_of(name)(seed, seconds, **settings)


def create_adviser(
    name: str, *, seed: int | None = None, seconds: float = 1.0, **settings: int | float | str
) -> Adviser:
    """Build the bot of this name; raise ``NoReasons`` if it gives no advice.

    >>> create_adviser("random")
    Traceback (most recent call last):
    smallworld.bots.registry.NoReasons: random
    """
    bot = create_bot(name, seed=seed, seconds=seconds, **settings)
    if not isinstance(bot, Adviser):
        raise NoReasons(name)
    return bot


def factory_of(name: str) -> Callable[..., Bot]:
    """Return what builds bots of this name: an entry of ``BOTS``, or an entry point's class."""
    for entry in BOTS:
        if entry.name == name:
            return entry.factory
    found = entry_point(name)
    if found is None:
        raise UnknownBot(name)
    factory: Callable[..., Bot] = found.load()
    return factory


def entry_point(name: str) -> EntryPoint | None:
    """Return the entry point of a third-party bot without loading it, or ``None``."""
    from importlib.metadata import entry_points  # slow to import, seldom needed

    found = list(entry_points(group=ENTRY_POINT_GROUP, name=name))
    return found[0] if found else None
