"""Build the catalogue: everything a player can choose for a new table."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.bots.registry import BOTS
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.packs.options import SWITCHES
from smallworld.reference.editions import presets
from smallworld.server.messages.catalogue import (
    BotEntry,
    Catalogue,
    EditionEntry,
    OptionEntry,
    board_entry,
    trait_entry,
)
from smallworld.texts.fluent import languages
from smallworld.version import VERSION


def catalogue(external_bots: Sequence[str] = (), club: Sequence[str] = ()) -> Catalogue:
    """Build the catalogue of this server; ``external_bots`` are those its host allows.

    ``club`` is what the host offers beside tables.
    """
    return Catalogue(
        version=VERSION,
        boards=[board_entry(load_map(id)) for id in map_ids()],
        races=[trait_entry(race) for race in RACES],
        powers=[trait_entry(power) for power in POWERS],
        options=[OptionEntry(name, DEFAULT_OPTIONS & bit != 0) for name, bit in SWITCHES.items()],
        editions=[EditionEntry(lang, options) for lang, options in presets().items()],
        bots=[
            *(BotEntry(bot.name, bot.level) for bot in BOTS),
            *(BotEntry(name, name) for name in external_bots),
        ],
        languages=list(languages()),
        club=list(club),
    )
