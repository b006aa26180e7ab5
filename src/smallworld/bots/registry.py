"""All bots by name. A new bot is one file and one entry here; others come by entry points."""

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
    """Chooses for one seat. It knows the view of that seat and nothing else."""

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """One of the ``legal`` actions: the same for the same seed and the same arguments.

        ``counted_coins`` are the coins of every seat, for a bot that counted the public
        payments and incomes; ``None`` if nobody did.
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
    """What the registry knows of a bot.

    ``factory`` takes a seed, seconds for one choice, and settings of its own by name.
    """

    name: str
    description: str
    factory: Callable[..., Bot]
    level: str = ""  # what the product calls it: easy, normal, hard, master
    seconds: float = 0.5  # it thinks a turn at a table, if it thinks by the clock


class UnknownBot(ValueError):
    """A name that no bot has, or a bot that needs a package which is not installed."""

    def __init__(self, name: str) -> None:
        told = f"no bot is called {name!r}; there are: {', '.join(bot_names())}"
        if any(entry.name == name for entry in _WITH_NUMPY):
            told = f'the bot {name!r} needs NumPy: pip install "smallworld-game[env]"'
        super().__init__(told)
        self.name = name


class NoReasons(ValueError):
    """The bot of this name cannot explain what it would do."""


# The search is imported only when such a bot sits down.
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
    """The names of all bots.

    >>> bot_names()
    ['random', 'greedy', 'planner', 'easy', 'normal', 'hard', 'master', 'learned']
    """
    return [entry.name for entry in BOTS]


def default_seconds(name: str) -> float:
    """How long the bot of this name thinks about a turn where nobody says otherwise.

    >>> default_seconds("master")
    1.0
    """
    return next((entry.seconds for entry in BOTS if entry.name == name), BotEntry.seconds)


def create_bot(
    name: str, *, seed: int | None = None, seconds: float = 1.0, **settings: int | float | str
) -> Bot:
    """The bot of this name, thinking at most about ``seconds`` a choice.

    ``settings`` are those of the bot itself, such as a budget of nodes.

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
