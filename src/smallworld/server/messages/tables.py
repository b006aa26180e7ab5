"""Types of a table: its rules, its clock and the players at its seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Absent = Literal["wait", "bot", "bot_for_good"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time of a seat in seconds; ``null`` is unlimited."""

    per_move: Annotated[float, Meta(ge=1, le=30 * 86_400)] | None = None
    per_game: Annotated[float, Meta(ge=10, le=365 * 86_400)] | None = None


class TableRules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's choices for a table, apart from the game's options."""

    public: bool = False  # listed in the lobby; anybody may take an open seat
    watch: bool = True  # spectators are allowed; otherwise only with the watch link
    chat: bool = True
    hints: bool = True
    practice: bool = False  # the dealer may follow a public script
    absent: Absent = "wait"
    clock: Clock = Clock()
    rated: bool = False  # its result changes ratings


class Player(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: a person, a bot, or nobody yet."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str = ""  # the bot that plays, also for an absent person
    character: str = ""  # of a bot: the id of its name and portrait; ``name`` is the English one
    conceded: bool = False
    places_by_itself: bool = False  # the engine places returning tokens
