"""Types of what a player asks about themselves: devices, transfer codes, personal data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Label = Annotated[str, Meta(max_length=60)]


class TransferWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Ask for a code: the player's name, and what to call this device."""

    name: Name
    label: Label = ""


class TransferCode(Struct):
    """A code to be typed at another device; it can be used once."""

    code: str
    expires: float  # seconds since the epoch


class TransferUse(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Join the player whose other device shows this code."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    label: Label = ""


class MyDevice(Struct, omit_defaults=True):
    """A device of the player. The id serves only to remove it."""

    id: str
    label: str
    added: float
    seen: float
    current: bool = False  # the device that asks
    how: Literal["", "code", "passkey", "recovery"] = ""  # it came to the player


class MyPasskey(Struct, omit_defaults=True):
    """A passkey of the player. The id serves only to remove it."""

    id: str
    label: str  # the device at which it was added
    added: float
    used: float
    refused: bool = False  # a copy was noticed: it opens nothing any more


class MyBan(Struct):
    """The host has banned this player or address for so many hours more (0: for good)."""

    hours: int
    reason: str


class Me(Struct, omit_defaults=True):
    """What the server knows of the player; without a person there is only this device."""

    person: bool = False
    name: str = ""
    devices: list[MyDevice] = []
    passkeys: list[MyPasskey] = []
    recovery_codes: int = 0  # that are left
    ban: MyBan | None = None


class Rename(Struct, forbid_unknown_fields=True):
    """The name to keep."""

    name: Name


class OwnSeats(Struct, omit_defaults=True):
    """A token for the player's seat at a table, and tokens for further seats of the player."""

    game: str
    seat: int
    token: str
    others: dict[str, str] = {}  # by seat


class MySeat(Struct):
    """A seat of the player: its names and chat messages, each with its time."""

    game: str
    seat: int
    names: list[tuple[float, str]]
    chat: list[tuple[float, str]]


class MyData(Struct):
    """Everything that is stored about the player."""

    person: str  # the id; empty without one
    name: str
    devices: list[MyDevice]
    hosted: list[str]  # tables that the player created
    seats: list[MySeat]
    more: dict[str, list[dict[str, object]]]  # rows of further tables
