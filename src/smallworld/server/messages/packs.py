"""Types of packs, boards and balance measurements."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from smallworld.core.pieces import MAX_REGIONS, MAX_SEATS
from smallworld.lab.balance.run import Balance
from smallworld.packs.files.packs.read import LARGEST_FILE
from smallworld.packs.game_packs import MOST_PACKS
from smallworld.packs.mapgen.recipe import HIGHEST_SEED
from smallworld.server.messages.catalogue import BoardEntry, TraitEntry

# A character has one byte or more: the bytes are counted where the text is read.
TomlText = Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
PackId = Annotated[str, Meta(min_length=1, max_length=60)]

FEWEST: Final = 50  # situations of a balance run; fewer would tell nothing


class PackWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack to play with: one on the server's shelf by its ``id``, or one's own as ``toml``."""

    id: PackId | None = None
    toml: TomlText | None = None


PackWishes = Annotated[list[PackWish], Meta(max_length=MOST_PACKS)]


class TomlFault(Struct):
    """One thing that is wrong: where, and a sentence; without a line it is the whole."""

    line: int | None
    key: str
    message: str


class CardEntry(Struct):
    """A race or a power of a pack as its card shows it, in one language."""

    kind: Literal["race", "power"]
    id: str
    tokens: int
    supply: int  # tokens in the box; of a power 0
    borrows: str  # whose tokens a race plays with; empty if it has its own
    name: str
    rule: str
    emblem: str  # SVG, written anew from what is harmless; empty if there is none
    numbers: dict[str, int]


class PackEntry(Struct, omit_defaults=True):
    """A pack in one language; ``toml`` where it is not the reader who sent it."""

    id: str
    version: str
    hash: str
    label: str  # as records name it
    title: str
    about: str
    author: str
    licence: str
    cards: list[CardEntry]
    boards: list[BoardEntry]
    toml: str = ""
    content: dict[str, object] = {}  # the same file as JSON


class PackList(Struct):
    """Packs on the server's shelf."""

    packs: list[PackEntry]


class SentPack(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack to be checked, and the language in which to tell what is wrong."""

    toml: TomlText
    lang: Language = "en"


class CheckedPack(Struct):
    """What is wrong with a pack; the pack itself if that is nothing."""

    faults: list[TomlFault]
    pack: PackEntry | None
    content: dict[str, object] | None = None  # the file as JSON, if nothing is wrong


class PlainMessage(Struct):
    """A text with its forms, as it stands: nothing in it is to be read as Fluent."""

    value: str
    attributes: dict[str, str] = {}


class TableBox(Struct):
    """What a table is played with; the texts of what the page does not know of."""

    packs: list[PackEntry]
    banners: str
    races: list[TraitEntry]
    powers: list[TraitEntry]
    messages: dict[str, PlainMessage]
    board: BoardEntry


class BoardWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A random board; without a seed any, without regions as many as the box's board has."""

    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    seed: Annotated[int, Meta(ge=0, le=HIGHEST_SEED)] | None = None
    regions: Annotated[int, Meta(ge=1, le=MAX_REGIONS)] | None = None


class SentBoard(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A map to be checked and drawn, and the language in which to tell what is wrong."""

    toml: TomlText
    lang: Language = "en"


class BoardDrawn(Struct):
    """A board: its map, what is wrong with it, and the key of its drawings, if it has any."""

    id: str
    toml: str
    faults: list[TomlFault]
    drawing: str
    board: BoardEntry | None
    content: dict[str, object] | None = None  # the map as JSON, if it can be read


class AskedBalance(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile to be measured: the pack that it is in, its id, and in how many situations."""

    toml: TomlText
    trait: Annotated[str, Meta(max_length=30)]
    games: Annotated[int, Meta(ge=FEWEST, le=100_000)] = 400


class BalanceJob(Struct):
    """How far a balance run is, in games; when it is done, what it found."""

    id: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int
    of: int
    balance: Balance | None = None
