"""What is in the box, for the page: boards, races, powers, options, bots and languages."""

from __future__ import annotations

from msgspec import Struct

from smallworld.bots.registry import BOTS
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import load_map, map_ids
from smallworld.packs.options import SWITCHES
from smallworld.reference.editions import presets
from smallworld.texts.cards import NUMBERS
from smallworld.texts.fluent import languages
from smallworld.version import VERSION


class BoardEntry(Struct):
    """A board: for how many it is, and how long a game on it takes."""

    id: str
    seats: int
    rounds: int
    regions: int


class TraitEntry(Struct):
    """A race or a power: the numbers its card may speak of."""

    id: str
    numbers: dict[str, int]


class OptionEntry(Struct):
    """A switch of the rules, and how it stands if nobody touches it."""

    id: str
    default: bool


class EditionEntry(Struct):
    """A printed edition, by its language, and the switches that play as it says."""

    lang: str
    options: dict[str, bool]


class BotEntry(Struct):
    """A bot that can sit at a table; ``level`` only for those a player is offered first."""

    id: str
    level: str


class Catalogue(Struct):
    """All that can be chosen."""

    version: str
    boards: list[BoardEntry]
    races: list[TraitEntry]
    powers: list[TraitEntry]
    options: list[OptionEntry]
    editions: list[EditionEntry]
    bots: list[BotEntry]
    languages: list[str]


def catalogue() -> Catalogue:
    """What this server offers."""
    maps = [load_map(id) for id in map_ids()]
    return Catalogue(
        version=VERSION,
        boards=[BoardEntry(map.id, map.seats, map.rounds, len(map.regions)) for map in maps],
        races=[trait_entry(race) for race in RACES],
        powers=[trait_entry(power) for power in POWERS],
        options=[OptionEntry(name, DEFAULT_OPTIONS & bit != 0) for name, bit in SWITCHES.items()],
        editions=[EditionEntry(lang, options) for lang, options in presets().items()],
        bots=[BotEntry(bot.name, bot.level) for bot in BOTS],
        languages=list(languages()),
    )


def trait_entry(trait: Trait) -> TraitEntry:
    """A race or a power with the numbers its card may speak of."""
    return TraitEntry(trait.id, {name: int(getattr(trait, name)) for name in NUMBERS})
