"""The book as data: entries, rulings, examples, and where the game leads to them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from smallworld.play.position.shape import Position

Kind = Literal["topic", "race", "power", "piece", "terrain", "symbol", "option", "ruling"]
Certainty = Literal["sure", "likely", "doubtful", "decided"]
Weight = Literal["A", "B", "A/B"]  # changes play, can be read as another rule, or either
Box = tuple[float, float, float, float]  # left, top, width, height in the picture of the board


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that can be looked up; ``see`` are entries that tell more about it."""

    id: str
    kind: Kind
    see: list[str] = []
    examples: list[str] = []


class Ruling(Struct, frozen=True, omit_defaults=True):
    """What a ruling rests on, and the option that plays it the other way."""

    basis: list[str]
    certainty: Certainty
    option: str | None = None


class WrittenDifference(Struct, frozen=True, forbid_unknown_fields=True):
    """A difference as its file has it, where it stands under its language and its id."""

    weight: Weight
    entries: list[str]
    rulings: list[str]
    option: str | None = None
    on: bool | None = None


class Difference(Struct, frozen=True, omit_defaults=True):
    """Something the printed rulebook of a language says otherwise than is played here.

    ``entries`` tell of it, ``rulings`` decide it; ``option``, standing at ``on``, plays it as
    printed. The message ``edition-ID`` says what is printed, its form ``played`` what is played.
    """

    id: str
    lang: str
    weight: Weight
    entries: list[str]
    rulings: list[str]
    option: str | None = None
    on: bool | None = None


class Told(Struct, frozen=True):
    """An event of an example."""

    kind: str
    facts: dict[str, object]


class Asked(Struct, frozen=True, omit_defaults=True):
    """An action of an example, as the engine explains it."""

    action: str
    legal: bool
    region: int | None = None
    code: str | None = None
    facts: dict[str, object] = {}
    price: int | None = None
    parts: list[tuple[str, int]] = []
    missing: int | None = None
    odds: float | None = None
    income: int | None = None


class Example(Struct, frozen=True, omit_defaults=True):
    """A small position, what happened in it, and what the engine says about it."""

    id: str
    position: Position
    shows: list[int]
    crop: Box
    told: list[Told] = []
    asked: list[Asked] = []


class Joints(Struct, frozen=True):
    """The entry for each kind of event, code of a refusal, and part of a price or income."""

    events: dict[str, str]
    refusals: dict[str, str]
    parts: dict[str, str]


class Reference(Struct, frozen=True):
    """The whole book. ``facts`` are the numbers of the box that its texts speak of."""

    facts: dict[str, int | str]
    prices: list[tuple[str, int]]
    entries: list[Entry]
    rulings: dict[str, Ruling]
    examples: dict[str, Example]
    differences: list[Difference]
    joints: Joints
