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

# A limit in characters; the parser checks the limit in bytes.
TomlText = Annotated[str, Meta(min_length=1, max_length=LARGEST_FILE)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
PackId = Annotated[str, Meta(min_length=1, max_length=300)]  # with switches: ``cursed+…``

# Where a pack on the shelf comes from; the box itself is ``base``.
Origin = Literal["", "base", "example", "expansion", "installed", "python"]

FEWEST: Final = 50  # situations; fewer are not significant


class PackWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack to play with: by ``id`` from the server's shelf, or as ``toml``.

    Switches follow the id after a ``+`` each; in a ``toml`` they are ``on``.
    """

    id: PackId | None = None
    toml: TomlText | None = None


PackWishes = Annotated[list[PackWish], Meta(max_length=MOST_PACKS)]


class TomlFault(Struct):
    """One fault: its place and a sentence; without a line it concerns the whole file."""

    line: int | None
    key: str
    message: str
    code: str = ""  # stable, as those of errors


class ReadingEntry(Struct):
    """Another reading of a tile's rule, where sources differ, and the switch that turns it on."""

    switch: str
    text: str
    on: bool


class CardEntry(Struct):
    """A race or a power of a pack as its card shows it, in one language."""

    kind: Literal["race", "power"]
    id: str
    tokens: int
    supply: int  # tokens in the box; 0 for powers
    borrows: str  # the race whose tokens it uses; empty for its own
    name: str
    rule: str
    emblem: str  # sanitised SVG, or empty
    numbers: dict[str, int]
    readings: list[ReadingEntry] = []


class PackEntry(Struct, omit_defaults=True):
    """A pack in one language; ``toml`` unless the client sent it itself."""

    id: str
    version: str
    hash: str
    label: str  # as game files name it
    title: str
    about: str
    author: str
    licence: str
    cards: list[CardEntry]
    boards: list[BoardEntry]
    toml: str = ""
    content: dict[str, object] = {}  # the same file as JSON
    languages: list[str] = []  # with texts of its own
    origin: Origin = ""  # on a shelf


class PackList(Struct):
    """Packs of the server; several versions of one in order, the last is played."""

    packs: list[PackEntry]


class SentPack(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack to check, and the language of the faults."""

    toml: TomlText
    lang: Language = "en"


class CheckedPack(Struct):
    """The faults of a pack; without faults the pack itself."""

    faults: list[TomlFault]
    pack: PackEntry | None
    content: dict[str, object] | None = None  # the file as JSON, if nothing is wrong
    warnings: list[TomlFault] = []  # of a pack that can be played


class PlainMessage(Struct):
    """A text with its forms; it is plain text, never Fluent source."""

    value: str
    attributes: dict[str, str] = {}


class TableBox(Struct):
    """The contents of a table's box, with the texts the page lacks."""

    packs: list[PackEntry]
    banners: str
    races: list[TraitEntry]
    powers: list[TraitEntry]
    messages: dict[str, PlainMessage]
    board: BoardEntry


class BoardWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A random board; default: any seed, and as many regions as the box's board."""

    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    seed: Annotated[int, Meta(ge=0, le=HIGHEST_SEED)] | None = None
    regions: Annotated[int, Meta(ge=1, le=MAX_REGIONS)] | None = None


class SentBoard(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A map to check and draw, and the language of the faults."""

    toml: TomlText
    lang: Language = "en"


class BoardDrawn(Struct):
    """A board: its map, its faults, and the key of its drawings, if any."""

    id: str
    toml: str
    faults: list[TomlFault]
    drawing: str
    board: BoardEntry | None
    content: dict[str, object] | None = None  # the map as JSON, if it can be read


class AskedBalance(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile to measure: its pack, its id, and the number of situations."""

    toml: TomlText
    trait: Annotated[str, Meta(max_length=30)]
    games: Annotated[int, Meta(ge=FEWEST, le=100_000)] = 400


class BalanceJob(Struct):
    """The progress of a balance measurement in games; when done, its result."""

    id: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int
    of: int
    balance: Balance | None = None
