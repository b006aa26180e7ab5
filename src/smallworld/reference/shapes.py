"""The data types of the reference, as the server sends them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from smallworld.play.position.shape import Position

Kind = Literal["topic", "race", "power", "piece", "terrain", "symbol", "option", "ruling"]
Certainty = Literal["sure", "likely", "doubtful", "decided"]
Weight = Literal["A", "B", "A/B"]  # A: changes play, B: can be read as another rule
Box = tuple[float, float, float, float]  # left, top, width, height


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing to look up; ``see`` are related entries."""

    id: str
    kind: Kind
    see: list[str] = []
    examples: list[str] = []


class Ruling(Struct, frozen=True, omit_defaults=True):
    """The sources of a ruling, and the option that changes it."""

    basis: list[str]
    certainty: Certainty
    option: str | None = None


class DifferenceSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A difference as written in ``editions.toml``, under its language and id."""

    weight: Weight
    entries: list[str]
    rulings: list[str]
    option: str | None = None
    on: bool | None = None


class Difference(Struct, frozen=True, omit_defaults=True):
    """A difference between the printed rulebook of a language and these rules.

    ``entries`` mention it, ``rulings`` decide it; ``option`` set to ``on`` plays it as printed.
    The message ``edition-ID`` says what is printed, its attribute ``played`` what is played.
    """

    id: str
    lang: str
    weight: Weight
    entries: list[str]
    rulings: list[str]
    option: str | None = None
    on: bool | None = None


class ExampleEvent(Struct, frozen=True):
    """An event of an example."""

    kind: str
    facts: dict[str, object]


class ExampleAction(Struct, frozen=True, omit_defaults=True):
    """An action of an example with the engine's explanation."""

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
    """A small position, the events in it, and explained actions."""

    id: str
    position: Position
    shows: list[int]
    crop: Box
    events: list[ExampleEvent] = field(default_factory=list, name="told")
    actions: list[ExampleAction] = field(default_factory=list, name="asked")


class Links(Struct, frozen=True):
    """The entry for each kind of event, refusal code, and part of a price or income."""

    events: dict[str, str]
    refusals: dict[str, str]
    parts: dict[str, str]


class Reference(Struct, frozen=True):
    """The whole reference. ``facts`` are the numbers that its texts contain."""

    facts: dict[str, int | str]
    prices: list[tuple[str, int]]
    entries: list[Entry]
    rulings: dict[str, Ruling]
    examples: dict[str, Example]
    differences: list[Difference]
    links: Links = field(name="joints")
