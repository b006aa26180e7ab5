"""What players who want a game must want alike."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from smallworld.server.messages.tables import Absent, Clock, TableRules
from smallworld.server.tables.rated import check_rated_rules

DAY: Final = 86_400.0  # seconds


class Wish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all players of a table must want alike."""

    seats: int
    clock: Clock
    rated: bool = False

    def text(self) -> str:
        """Write it in a canonical form: equal wishes have equal texts.

        >>> Wish(2, Clock(per_move=60)).text() == Wish(2, Clock(per_move=60.0)).text()
        True
        """
        exact = msgspec.convert(msgspec.to_builtins(self), Wish)  # whole numbers become floats
        return msgspec.json.encode(exact).decode()

    @property
    def is_daily(self) -> bool:
        """Return whether players have a day or more for a move: they need not be here."""
        return self.clock.per_move is not None and self.clock.per_move >= DAY

    @property
    def rules(self) -> TableRules:
        """The rules of the table. At a daily or rated one nobody is replaced for being away."""
        absent: Absent = "wait" if self.is_daily or self.rated else "bot"
        return TableRules(hints=False, absent=absent, clock=self.clock, rated=self.rated)


def new_wish(seats: int, clock: Clock, *, rated: bool) -> Wish:
    """Return a wish; refuse one for a rated game that cannot be rated."""
    wish = Wish(seats, clock, rated)
    if rated:
        check_rated_rules(wish.rules)
    return wish


def read_wish(text: str) -> Wish:
    """Read a stored wish.

    >>> read_wish(Wish(2, Clock(per_move=60)).text())
    Wish(seats=2, clock=Clock(per_move=60.0, per_game=None), rated=False)
    """
    return msgspec.json.decode(text, type=Wish)
