"""Types of a table: its rules, its clock and the players at its seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Absent = Literal["wait", "bot", "bot_for_good"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a seat may think, in seconds; nothing means as long as it likes."""

    per_move: Annotated[float, Meta(ge=1, le=30 * 86_400)] | None = None
    per_game: Annotated[float, Meta(ge=10, le=365 * 86_400)] | None = None


class TableRules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host of a table decided, apart from the options of the game itself."""

    public: bool = False  # shown in the lobby, open seats may be taken by anybody
    watch: bool = True  # spectators are welcome; otherwise only with the watch link
    chat: bool = True
    hints: bool = True
    practice: bool = False  # the dealer may be scripted, for all to see
    absent: Absent = "wait"
    clock: Clock = Clock()


class Sitting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: a person, a bot, or nobody yet."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str = ""  # which bot plays, also for a person who is away
    conceded: bool = False
    places_by_itself: bool = False  # returning tokens are placed by the engine
