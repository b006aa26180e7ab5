"""The messages of the API about what combos were worth, as types."""

from __future__ import annotations

from msgspec import Struct


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
