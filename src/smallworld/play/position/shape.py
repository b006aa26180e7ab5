"""The shape of a position in JSON; ``docs/position.schema.json`` is generated from it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.core.pieces import (
    CAMPS_IN_BOX,
    COLUMN_LENGTH,
    MAX_REGIONS,
    MAX_SEATS,
    MAX_TOKENS,
    MOST_CHARGES,
)

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Name = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Region = Annotated[int, Meta(ge=1, le=MAX_REGIONS)]
Tokens = Annotated[int, Meta(ge=0, le=MAX_TOKENS)]
Coins = Annotated[int, Meta(ge=0, le=100_000)]
Camps = Annotated[int, Meta(ge=0, le=2 * CAMPS_IN_BOX)]  # of a race and of a power
Markers = Annotated[int, Meta(ge=0, le=20)]
Phase = Literal["start", "conquest", "redeployment", "after_scoring", "refuge", "over"]


class DeclinedRace(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A declined race; ``power`` only if it stays with it, ``hand`` only if it goes on acting."""

    race: Id
    power: Id | None = None
    hand: Tokens = 0


class SeatPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies before one seat. ``coins`` is null in the view of another seat."""

    name: Name = ""
    coins: Coins | None = None
    race: Id | None = None
    power: Id | None = None
    hand: Tokens = 0
    aside: Tokens = 0
    waiting: Tokens = 0
    holes_left: Annotated[int, Meta(ge=0, le=20)] | None = None
    camps_in_hand: Camps | None = None
    camps_displaced: Camps = 0
    heroes_in_hand: Annotated[int, Meta(ge=0, le=6)] | None = None
    dragon_in_hand: bool | None = None
    stock: Annotated[int, Meta(ge=0, le=10_000)] = 0
    charges: Annotated[int, Meta(ge=0, le=MOST_CHARGES)] = 0
    loss_rolls: Tokens = 0
    markers_left: Markers | None = None
    power_markers_left: Markers | None = None
    peace_with: Seat | None = None
    declined: Annotated[list[DeclinedRace], Meta(max_length=2)] = []


class RegionPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What stands in one region; ``declined`` names the declined race that holds it.

    ``markers`` names the races and powers whose markers lie there.
    """

    seat: Seat | None = None
    declined: Id | None = None
    tokens: Tokens = 0
    tribe: bool = False
    camps: Camps = 0
    fortress: bool = False
    lair: bool = False
    hole: bool = False
    hero: bool = False
    dragon: bool = False
    markers: Annotated[list[Id], Meta(max_length=2 * MAX_SEATS)] = []
    catapult: bool = False


class ComboPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One combo of the column."""

    race: Id
    power: Id
    coins: Coins = 0


class Awaited(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The die that the dealer has to roll."""

    die: Literal["final_attempt", "declined_attempt", "roll", "loss"]
    region: Region | None = None


class TurnSoFar(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Facts of the current turn that change what is legal or scored."""

    picked: bool = False
    acted: bool | None = None
    declined_acted: bool | None = None
    declined_done: bool = False
    conquests_over: bool = False
    conquered: list[Region] = []
    non_empty: list[Region] = []
    declined_conquered: list[Region] = []
    abandoned: list[Region] = []
    from_active: list[Region] = []
    attacked: list[Seat] = []
    sorcery_on: list[Seat] = []
    dragon_used: bool = False
    fortress_built: bool = False
    regrouped: bool = False
    catapult: Literal["", "loaded", "shot"] = ""
    placed: list[Region] = []
    placed_by_power: list[Region] = []
    attempted: Region | None = None
    pending_roll: Annotated[int, Meta(ge=0, le=3)] | None = None
    last_die: Annotated[int, Meta(ge=0, le=3)] | None = None
    awaits: Awaited | None = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game stands; what is missing takes its plain default."""

    map: Id
    seats: Annotated[list[SeatPosition], Meta(min_length=2, max_length=MAX_SEATS)]
    options: dict[str, bool] = {}
    packs: Annotated[list[Id], Meta(max_length=20)] = []
    banners: Annotated[str, Meta(max_length=80)] = ""
    round: Annotated[int, Meta(ge=1, le=50)] = 1
    turn: Seat = 0
    to_act: Seat | None = None
    phase: Phase = "start"
    regions: dict[Annotated[str, Meta(pattern="^[1-9][0-9]?$")], RegionPosition] = {}
    column: Annotated[list[ComboPosition], Meta(max_length=COLUMN_LENGTH)] = []
    unseen_races: list[Id] | None = None
    returned_races: list[Id] = []
    unseen_powers: list[Id] | None = None
    discarded_powers: list[Id] = []
    turn_so_far: TurnSoFar | None = None
