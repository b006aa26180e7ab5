"""The shape of a pack file: its keys, their types and their limits.

The keys of races and powers come from ``packs.vocabulary``. ``shape_check`` compares a file with
this shape; ``docs/pack.schema.json`` is written from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct, defstruct

from smallworld.core.pieces import HIGHEST_BADGE, MAX_TOKENS
from smallworld.packs.vocabulary import KINDS_OF_REGIONS, VOCABULARY, TraitKey

HIGHEST_BANNER: Final = 12  # the blank banner of the box (N9) has at most 10
MOST_OF_EACH: Final = 8  # of races, powers and boards each

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", min_length=2, max_length=30)]
Version = Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$")]
Short = Annotated[str, Meta(min_length=1, max_length=60)]
Long = Annotated[str, Meta(min_length=1, max_length=500)]
FileName = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]*$", max_length=60)]
Emblem = Annotated[str, Meta(min_length=1, max_length=20_480)]
BannerNumber = Annotated[int, Meta(ge=1, le=HIGHEST_BANNER)]
BadgeNumber = Annotated[int, Meta(ge=0, le=HIGHEST_BADGE)]
Supply = Annotated[int, Meta(ge=1, le=MAX_TOKENS)]


class About(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Title, author and version of a pack."""

    id: Id
    version: Version
    title: Short
    about: Long = ""
    author: Short = ""
    licence: Short = ""


class TileShape(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The keys of races and powers that are not in the vocabulary."""

    id: Id
    emblem: Emblem = ""


if TYPE_CHECKING:  # the few fields that the code reads by name

    class TraitShape(TileShape, kw_only=True):
        """A race or a power: every key of the vocabulary that both can have."""

        visitors: int = 0

    class RaceShape(TraitShape, kw_only=True):
        """A race: its number, where its tokens come from, and the keys only races can have."""

        tokens: BannerNumber
        supply: Supply | None = None
        borrows: Id | None = None

    class PowerShape(TraitShape, kw_only=True):
        """A power and its number."""

        tokens: BadgeNumber

else:

    def _type_of(key: TraitKey) -> object:
        """The annotated type of a key's field."""
        if key.type == "flag":
            return bool
        if key.type == "number":
            return Annotated[int, Meta(ge=key.low, le=key.high)]
        kind = Literal[tuple(KINDS_OF_REGIONS)]
        return kind | Annotated[list[kind], Meta(min_length=1, max_length=len(KINDS_OF_REGIONS))]

    def _fields(*, are_for_powers: bool) -> list[tuple[str, object, object]]:
        return [
            (key.name, _type_of(key), [] if key.type == "kinds" else key.default)
            for key in VOCABULARY
            if key.is_for_powers == are_for_powers
        ]

    def _struct(name: str, base: type, fields: list[tuple]) -> type:
        return defstruct(
            name,
            fields,
            bases=(base,),
            module=__name__,
            forbid_unknown_fields=True,
            omit_defaults=True,
            kw_only=True,
        )

    TraitShape = _struct("TraitShape", TileShape, _fields(are_for_powers=True))
    RaceShape = _struct(
        "RaceShape",
        TraitShape,
        [
            ("tokens", BannerNumber),
            ("supply", Supply | None, None),
            ("borrows", Id | None, None),
            *_fields(are_for_powers=False),
        ],
    )
    PowerShape = _struct("PowerShape", TraitShape, [("tokens", BadgeNumber)])


class SwitchShape(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Another reading of a tile's rule: keys of the tile with other values."""

    id: Id
    tile: Id
    sets: Annotated[dict[str, Any], Meta(min_length=1, max_length=10)]
    on: bool = False


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
Reading = Annotated[str, Meta(min_length=1, max_length=120)]
Wordings = Annotated[dict[Id, Wording], Meta(max_length=MOST_OF_EACH)]


class TextsShape(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The texts of one language: names with grammatical forms, rules, and other readings."""

    title: Short = ""
    about: Long = ""
    race: Wordings = {}
    power: Wordings = {}
    switch: Annotated[dict[Id, Reading], Meta(max_length=MOST_OF_EACH)] = {}


Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]


class PackShape(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole pack file."""

    pack: About
    race: Annotated[list[RaceShape], Meta(max_length=MOST_OF_EACH)] = []
    power: Annotated[list[PowerShape], Meta(max_length=MOST_OF_EACH)] = []
    board: Annotated[list[BoardShape], Meta(max_length=MOST_OF_EACH)] = []
    switch: Annotated[list[SwitchShape], Meta(max_length=MOST_OF_EACH)] = []
    texts: Annotated[dict[Language, TextsShape], Meta(max_length=40)] = {}
