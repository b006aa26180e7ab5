"""Types of bot advice: hints, explanations, combo values and analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.analysis import Analysis
from smallworld.server.messages.games import ActionText
from smallworld.server.messages.packs import PackWishes


class Within(Struct):
    """An estimate, and the interval that holds the truth in 95 of 100 cases."""

    value: float
    low: float
    high: float


class ComboWorth(Struct, omit_defaults=True):
    """What a race, a power or a combo of both was worth to the seat that picked it."""

    picked: int
    coins: Within  # it brings until the end, active and in decline
    lift: Within  # how often its seat wins, as a multiple of what the mean pick does
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
    """An action to be explained, not carried out."""

    action: ActionText


class Why(Struct, omit_defaults=True):
    """What an action would mean now; if it is not legal, the code, facts and sentence say why."""

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
    """One word of a plan, as it stands when its turn has come."""

    action: str
    price: int | None = None  # tokens; coins for a combo
    odds: float | None = None  # of a final attempt
    coins: int | None = None  # the turn would bring so many if it ended right after it
    race: str = ""  # of a combo, or the declined one that acts
    power: str = ""


class Hint(Struct):
    """What a bot would do here, and why, in words and as facts."""

    actions: list[str]
    sentences: list[str]
    reasons: dict[str, object]
    nudge: dict[str, object] = {}  # where to look first: a kind, beside its facts
    moves: list[AdvisedMove] = []  # the same as ``actions``, with what they cost and bring
    bot: str = "planner"  # whose plan it is


class SentRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record to be analysed."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    packs: PackWishes = []


class AnalysisJob(Struct, omit_defaults=True):
    """How far an analysis is, in pieces; when it is done, its facts, and sentences by seat."""

    job: str
    state: JobState
    done: int
    pieces: int
    analysis: Analysis | None = None
    sentences: list[list[str]] = []
