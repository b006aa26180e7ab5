"""The shape of a pack file: which keys there are, of which kind, within which limits.

``docs/packs.md`` explains every key; ``packfile`` holds a file against this shape.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from smallworld.core.pieces import CAMPS_IN_BOX, FORTRESSES_IN_BOX, HIGHEST_BADGE, MAX_TOKENS
from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS, WATER

HIGHEST_BANNER: Final = 10  # N9
MOST_OF_EACH: Final = 8  # races, powers, boards in one pack

# Words for kinds of regions, and what they are in the engine.
KINDS_OF_REGIONS: Final[dict[str, int]] = {
    **TERRAINS,
    **SYMBOLS,
    "coast": COAST,
    "land": LAND,
    "water": WATER,
    "anywhere": ANYWHERE,
}

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", min_length=2, max_length=30)]
Version = Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$")]
Short = Annotated[str, Meta(min_length=1, max_length=60)]
Long = Annotated[str, Meta(min_length=1, max_length=500)]
FileName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]*$", max_length=60)]
Kind = Literal[
    "farmland",
    "forest",
    "hill",
    "mountain",
    "swamp",
    "sea",
    "lake",
    "mine",
    "magic",
    "cavern",
    "coast",
    "land",
    "water",
    "anywhere",
]
Kinds = Kind | Annotated[list[Kind], Meta(min_length=1, max_length=14)]
UpTo3 = Annotated[int, Meta(ge=0, le=3)]
UpTo5 = Annotated[int, Meta(ge=0, le=5)]
UpTo10 = Annotated[int, Meta(ge=0, le=10)]


class About(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the pack is, for people."""

    id: Id
    version: Version
    title: Short
    about: Long = ""
    author: Short = ""
    licence: Short = ""


class TraitShape(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a race or a power changes: the names and numbers of ``core.traits.Trait``."""

    id: Id
    emblem: Annotated[str, Meta(min_length=1, max_length=20_480)] = ""
    saves_on: Kinds = []
    saves_beside: Kinds = []
    saves_tokens: Annotated[int, Meta(ge=1, le=3)] = 1
    defends_on: Kinds = []
    pays_on: Kinds = []
    pays_beside: Kinds = []
    pays_coins: Annotated[int, Meta(ge=1, le=5)] = 1
    pays_each_turn: UpTo10 = 0
    pays_first_turn: Annotated[int, Meta(ge=0, le=20)] = 0
    pays_per_conquest: UpTo5 = 0
    pays_per_empty_conquest: UpTo5 = 0
    pays_per_fortress: UpTo5 = 0
    enters_anywhere: bool = False
    reaches_all_land: bool = False
    tunnels: Kinds = []
    sails: bool = False
    loses_none: bool = False
    visitors: UpTo5 = 0
    grows_every: UpTo10 = 0
    grows_each_turn: UpTo3 = 0
    grows_on: Kinds = []
    converts: bool = False
    rolls_first: bool = False
    camps: Annotated[int, Meta(ge=0, le=CAMPS_IN_BOX)] = 0
    fortresses: Annotated[int, Meta(ge=0, le=FORTRESSES_IN_BOX)] = 0
    heroes: UpTo3 = 0
    holes: UpTo5 = 0
    lairs: bool = False
    dragon: bool = False
    makes_peace: bool = False
    declines_late: bool = False
    lasts: bool = False


class RaceShape(TraitShape, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A race: its number, where its tokens come from, and what only a race can do."""

    tokens: Annotated[int, Meta(ge=1, le=HIGHEST_BANNER)]
    supply: Annotated[int, Meta(ge=1, le=MAX_TOKENS)] | None = None
    borrows: Id | None = None
    pays_in_decline: bool = False
    acts_in_decline: bool = False


class PowerShape(TraitShape, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A power and its number."""

    tokens: Annotated[int, Meta(ge=0, le=HIGHEST_BADGE)]


class BoardShape(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A board: the name of a map file, or the map itself."""

    file: FileName | None = None
    outlines: FileName | None = None
    id: Id | None = None
    seats: Annotated[int, Meta(ge=2, le=5)] | None = None
    rounds: Annotated[int, Meta(ge=1, le=50)] | None = None
    regions: list[dict[str, Any]] | None = None


Wording = dict[
    Annotated[str, Meta(pattern=r"^[a-z][a-z_]*$", max_length=30)],
    Annotated[str, Meta(min_length=1, max_length=300)],
]
Wordings = Annotated[dict[Id, Wording], Meta(max_length=MOST_OF_EACH)]


class TextsShape(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The texts of one language: names with their forms, and rules in own words."""

    title: Short = ""
    about: Long = ""
    race: Wordings = {}
    power: Wordings = {}


Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]


class PackShape(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole pack file."""

    pack: About
    race: Annotated[list[RaceShape], Meta(max_length=MOST_OF_EACH)] = []
    power: Annotated[list[PowerShape], Meta(max_length=MOST_OF_EACH)] = []
    board: Annotated[list[BoardShape], Meta(max_length=MOST_OF_EACH)] = []
    texts: Annotated[dict[Language, TextsShape], Meta(max_length=40)] = {}


def bits_of(kinds: Kinds) -> int:
    """The engine's bits for words such as ``"hill"`` or ``["hill", "mine"]``.

    >>> bits_of(["hill", "farmland"]) == KINDS_OF_REGIONS["hill"] | KINDS_OF_REGIONS["farmland"]
    True
    """
    found = 0
    for word in [kinds] if isinstance(kinds, str) else kinds:
        found |= KINDS_OF_REGIONS[word]
    return found
