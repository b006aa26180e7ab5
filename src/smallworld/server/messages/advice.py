"""Types of bot advice: hints, explanations, combo values and analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.analysis import Analysis
from smallworld.server.messages.games import ActionText
from smallworld.server.messages.packs import PackWishes


class Within(Struct):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class ComboWorth(Struct, omit_defaults=True):
    """What a race, a power or a combo was worth to the seat that picked it."""

    picked: int
    coins: Within  # until the end of the game, active and in decline
    lift: Within  # win rate relative to the mean pick
    race: str = ""
    power: str = ""


class ComboWorths(Struct):
    """What picks were worth in many games between bots, at one stage of the game."""

    map: str
    stage: str
    games: int
    made_on: str
    bots: list[str]
    worths: list[ComboWorth]


JobState = Literal["waiting", "running", "done", "failed", "cancelled"]


class Question(Struct, forbid_unknown_fields=True):
    """An action to explain; it is not applied."""

    action: ActionText


class Why(Struct, omit_defaults=True):
    """The effect of an action; if it is illegal, code, facts and sentence say why."""

    legal: bool
    code: str = ""
    sentence: str = ""
    facts: dict[str, object] = {}
    price: int | None = None
    parts: list[tuple[str, int]] = []
    hand: int | None = None
    missing: int | None = None
    odds: float | None = None
    income: int | None = None


class AdvisedMove(Struct, omit_defaults=True):
    """One action of a plan, explained for the moment it is played."""

    action: str
    price: int | None = None  # tokens; coins for a combo
    odds: float | None = None  # of a final attempt
    coins: int | None = None  # income if the turn ended right after it
    race: str = ""  # of a combo, or the race in decline that acts
    power: str = ""


class Hint(Struct):
    """A bot's plan and its reasons, as sentences and as facts."""

    actions: list[str]
    sentences: list[str]
    reasons: dict[str, object]
    nudge: dict[str, object] = {}  # where to look first: a kind and its facts
    moves: list[AdvisedMove] = []  # ``actions`` with price and income
    bot: str = "planner"  # whose plan it is


class SentRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game file to analyse."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    packs: PackWishes = []


class AnalysisJob(Struct, omit_defaults=True):
    """The progress of an analysis in pieces; when done, its facts and sentences by seat.

    While it runs, ``partial`` has what is known: first the curve by quick playouts, then more and
    more turns with careful chances and costs.
    """

    job: str
    state: JobState
    done: int
    pieces: int
    analysis: Analysis | None = None
    sentences: list[list[str]] = []
    partial: Analysis | None = None
