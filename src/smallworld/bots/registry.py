"""All bots by name: built-in ones are listed in ``BOTS``, others come by entry points.

A third-party class is imported only when its bot is created, so a faulty one cannot hurt the
others; what it raises becomes a ``BrokenBot`` that names the distribution it came with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from smallworld.bots.random_bot import RandomBot
from smallworld.coded_error import CodedError
from smallworld.core.view import View
from smallworld.extras import missing_extra
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
    level: str = ""  # name shown to players: easy, normal, hard, master, grandmaster
    seconds: float = 0.5  # default time per turn at a table
    distribution: str = ""  # name and version of the package that a third-party bot came with
    settings: tuple[str, ...] | None = ()  # their names; None if the bot checks them itself


class UnknownBot(ValueError):
    """No bot has this name, or it needs a package that is not installed."""

    def __init__(self, name: str) -> None:
        message = f"no bot is called {name!r}; there are: {', '.join(all_bot_names())}"
        self.needs_numpy = any(entry.name == name for entry in _WITH_NUMPY)
        if self.needs_numpy:
            message = missing_extra(f"the bot {name!r}", "numpy", "learned")
        super().__init__(message)
        self.name = name


class BrokenBot(ValueError):
    """A third-party bot that cannot be used; the message names its distribution."""

    def __init__(self, name: str, distribution: str, what: str) -> None:
        package = distribution.split()[0] if distribution else "its package"
        super().__init__(
            f"the bot {name!r} of {distribution or 'an unknown package'} {what}; report it to its"
            f" author, install another version of {package}, or choose another bot"
        )
        self.name = name
        self.distribution = distribution
        self.what = what


class BadSetting(CodedError, ValueError):
    """A setting that the bot does not have, or a value that is none for it."""


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
    trained: int = 0,
) -> Bot:
    from smallworld.bots.planner import PlannerBot

    return PlannerBot(
        *(seed, seconds),
        nodes=nodes,
        width=width,
        mistakes=mistakes,
        experience=experience,
        trained=trained,
    )


def _master(seed: int | None, seconds: float, **settings: int) -> Bot:
    from smallworld.bots.master import MasterBot

    return MasterBot(seed, seconds, **settings)


def _grandmaster(seed: int | None, seconds: float, **settings: int) -> Bot:
    from smallworld.bots.grandmaster import GrandmasterBot

    return GrandmasterBot(seed, seconds, **settings)


def _habit(seed: int | None, seconds: float, *, habit: str = "declines", nodes: int = 1_000) -> Bot:
    from smallworld.bots.habits import HabitBot

    return HabitBot(seed, seconds, habit=habit, nodes=nodes)


def _learned(seed: int | None, seconds: float, *, weights: str = "") -> Bot:
    from smallworld.bots.learned.bot import LearnedBot

    return LearnedBot(seed, seconds, weights=weights)


_OF_PLANNERS: Final = ("nodes", "width", "mistakes", "experience", "trained")
_WHOLE: Final = ("nodes", "width", "trained", "cores")  # settings that are whole numbers
_NUMBERS: Final = (*_WHOLE, "mistakes", "experience")
_WITH_NUMPY: Final[tuple[BotEntry, ...]] = (
    BotEntry(
        name="learned",
        description="Asks a network that was trained by playing against itself.",
        factory=_learned,
        settings=("weights",),
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
        settings=("nodes",),
    ),
    BotEntry(
        name="planner",
        description="Searches whole turns and weighs what they leave for the rounds to come.",
        factory=_planner,
        settings=_OF_PLANNERS,
    ),
    BotEntry(
        name="easy",
        description="The planner, but it often overlooks a better plan.",
        factory=partial(_planner, mistakes=14.0, nodes=200, width=2, experience=0.0),
        settings=_OF_PLANNERS,
        level="easy",
    ),
    BotEntry(
        name="normal",
        description="The planner, but it sometimes overlooks a better plan.",
        factory=partial(_planner, mistakes=3.0, nodes=1000, width=4, experience=0.0),
        settings=_OF_PLANNERS,
        level="normal",
    ),
    BotEntry(
        name="hard",
        description="The planner at its best.",
        factory=_planner,
        settings=_OF_PLANNERS,
        level="hard",
    ),
    BotEntry(
        name="master",
        description="Plays the planner's best plans out many times and takes what wins most.",
        factory=_master,
        settings=None,
        level="master",
        seconds=1.0,
    ),
    BotEntry(
        name="grandmaster",
        description="The master that also searches the turns after each plan.",
        factory=_grandmaster,
        settings=None,
        level="grandmaster",
        seconds=1.0,
    ),
    BotEntry(
        name="habit",
        description="A small planner with one fixed habit, to test other bots against.",
        factory=_habit,
        settings=("habit", "nodes"),
        seconds=0.1,
    ),
    *(_WITH_NUMPY if find_spec("numpy") is not None else ()),
)


def bot_names() -> list[str]:
    """List the names of all bots.

    >>> bot_names()[:8]
    ['random', 'greedy', 'planner', 'easy', 'normal', 'hard', 'master', 'grandmaster']
    """
    return [entry.name for entry in BOTS]


def third_party_bots() -> list[BotEntry]:
    """List the bots of installed packages, without importing them; built-in names win."""
    own = bot_names()
    return [
        BotEntry(
            name=name,
            description=f"A bot of the package {found[0].distribution}.",
            factory=partial(_create_third_party, name),
            distribution=found[0].distribution,
        )
        for name, found in sorted(_entry_points().items())
        if name not in own
    ]


def all_bots() -> list[BotEntry]:
    """List the built-in bots, then those of installed packages."""
    return [*BOTS, *third_party_bots()]


def all_bot_names() -> list[str]:
    """List the names of all bots, those of installed packages included."""
    return [entry.name for entry in all_bots()]


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
    for entry in BOTS:
        if entry.name == name:
            _check_settings(entry, settings)
            return entry.factory(seed, seconds, **settings)
    if not is_third_party(name):
        raise UnknownBot(name)
    return _create_third_party(name, seed, seconds, **settings)


def _check_settings(entry: BotEntry, settings: dict[str, int | float | str]) -> None:
    """Raise ``BadSetting`` if the bot has no such setting, or if a value is wrong."""
    for key, value in settings.items():
        if entry.settings is not None and key not in entry.settings:
            known = ", ".join(entry.settings) or "none"
            text = f"{entry.name} has no setting {key!r}; there are: {known}"
            raise BadSetting(text, "player.setting", bot=entry.name, found=key, allowed=known)
        wanted: type | tuple[type, ...] = int if key in _WHOLE else (int, float)
        if key in _NUMBERS and not (isinstance(value, wanted) and value >= 0):  # type: ignore[operator]
            kind = "whole number" if key in _WHOLE else "number"
            text = f"{entry.name}: {key} is a {kind} from 0 on, not {value!r}"
            wanted_kind = "whole" if key in _WHOLE else "any"
            facts = {"bot": entry.name, "key": key, "found": str(value), "wanted": wanted_kind}
            raise BadSetting(text, "player.setting_value", **facts)


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
    if name not in _entry_points():
        raise UnknownBot(name)
    return _load_third_party(name)


@dataclass(frozen=True)
class _Found:
    """An entry point of the group, and the distribution it came with."""

    point: EntryPoint
    distribution: str


def _entry_points() -> dict[str, list[_Found]]:
    """Read the entry points of all installed packages, by name."""
    from importlib.metadata import entry_points  # slow to import, seldom needed

    found: dict[str, list[_Found]] = {}
    for point in entry_points(group=ENTRY_POINT_GROUP):
        dist = point.dist
        from_package = "" if dist is None else f"{dist.name} {dist.version}"
        others = found.setdefault(point.name, [])
        if not any(other.distribution == from_package for other in others):
            others.append(_Found(point, from_package))
    return found


def entry_point(name: str) -> EntryPoint | None:
    """Return the entry point of a third-party bot without loading it, or ``None``."""
    found = _entry_points().get(name)
    return found[0].point if found else None


def is_third_party(name: str) -> bool:
    """Return True if the bot comes from an installed package; it is not imported."""
    return name not in bot_names() and name in _entry_points()


def _load_third_party(name: str) -> Callable[..., Bot]:
    """Import the class of a third-party bot; raise ``BrokenBot`` if that fails."""
    found, *others = _entry_points()[name]
    if others:
        known = " and ".join(each.distribution for each in (found, *others))
        raise BrokenBot(name, found.distribution, f"has the same name in {known}")
    try:
        loaded: object = found.point.load()
    except (Exception, SystemExit) as error:
        what = f"cannot be imported from {found.point.value} ({_one_line(error)})"
        raise BrokenBot(name, found.distribution, what) from error
    if not callable(loaded):
        what = f"is no class but {found.point.value}, a {type(loaded).__name__}"
        raise BrokenBot(name, found.distribution, what)
    return loaded


def _create_third_party(name: str, seed: int | None, seconds: float, **settings: object) -> Bot:
    """Create a third-party bot; raise ``BrokenBot`` if its code raises."""
    factory, distribution = _load_third_party(name), _entry_points()[name][0].distribution
    try:
        bot = factory(seed, seconds, **settings)
    except (Exception, SystemExit) as error:
        what = f"cannot be created ({_one_line(error)})"
        raise BrokenBot(name, distribution, what) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(name, distribution, "has no method choose(view, legal, counted_coins)")
    return bot


def _one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def blame(name: str, error: BaseException) -> BrokenBot:
    """Return the error for a third-party bot that raised ``error`` during a game."""
    if isinstance(error, BrokenBot):
        return error
    found = _entry_points().get(name)
    distribution = found[0].distribution if found else ""
    return BrokenBot(name, distribution, f"failed ({_one_line(error)})")
