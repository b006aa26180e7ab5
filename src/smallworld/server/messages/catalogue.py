"""Types of the catalogue: boards, races, powers, options, bots and languages."""

from __future__ import annotations

from msgspec import Struct

from smallworld.core.traits import Trait
from smallworld.packs.files.maps.read import MapSpec
from smallworld.texts.cards import NUMBERS


class BoardEntry(Struct):
    """A board: its seats, rounds and regions."""

    id: str
    seats: int
    rounds: int
    regions: int


class TraitEntry(Struct):
    """A race or a power with the numbers on its card."""

    id: str
    numbers: dict[str, int]


class OptionEntry(Struct):
    """A rule option and its default."""

    id: str
    default: bool


class EditionEntry(Struct):
    """A printed edition by language, with the options that play by it."""

    lang: str
    options: dict[str, bool]


class BotEntry(Struct):
    """A bot; ``level`` only for those offered first."""

    id: str
    level: str


class Catalogue(Struct):
    """Everything that can be chosen for a table."""

    version: str
    boards: list[BoardEntry]
    races: list[TraitEntry]
    powers: list[TraitEntry]
    options: list[OptionEntry]
    editions: list[EditionEntry]
    bots: list[BotEntry]
    languages: list[str]
    club: list[str] = []  # what the host offers beside tables: "seeks"


def trait_entry(trait: Trait) -> TraitEntry:
    """Return the entry of a race or a power, with the numbers of its card."""
    return TraitEntry(trait.id, {name: int(getattr(trait, name)) for name in NUMBERS})


def board_entry(spec: MapSpec) -> BoardEntry:
    """Return the entry of a board."""
    return BoardEntry(spec.id, spec.seats, spec.rounds, len(spec.regions))
