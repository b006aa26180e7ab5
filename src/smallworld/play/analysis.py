"""The analysis of a game as facts: chances, cost of turns, luck, decline."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, Literal

from msgspec import Struct

COIN: Final = 0.02  # weight of a coin of lead against the chance to win

# The main difference between the turn played and the better one.
Kind = Literal[
    "waited",  # did not decline, and should have
    "declined",  # declined, and should not have
    "combo",  # another combo was on offer
    "idle",  # took nothing though there was something to take
    "regions",  # other regions were better
    "placing",  # the same regions, but tokens in other places
]


class SeatChance(Struct, frozen=True):
    """The expected result of a seat: its share of the win and its final coins.

    A shared win counts in parts. Errors are standard errors of the playouts only;
    docs/analysis.md says how far the playouts themselves can be trusted.
    """

    win: float
    win_error: float
    coins: float
    coins_error: float


class Chances(Struct, frozen=True):
    """The expected results of all seats from ``playouts`` playouts; 0 when the game is over."""

    playouts: int
    seats: list[SeatChance]


class Change(Struct, frozen=True):
    """A difference for one seat: chance to win, own coins, lead over the best other seat."""

    win: float = 0.0
    win_error: float = 0.0
    coins: float = 0.0
    coins_error: float = 0.0
    lead: float = 0.0
    lead_error: float = 0.0

    @property
    def weight(self) -> float:
        """One number to compare by: in a decided game the lead still separates plans."""
        return self.win + COIN * self.lead

    @property
    def weight_error(self) -> float:
        """An upper bound of the standard error of ``weight``."""
        return self.win_error + COIN * self.lead_error

    @property
    def is_sure(self) -> bool:
        """Whether the gain in chance or lead exceeds two standard errors."""
        if self.weight <= 0:
            return False
        return self.win > 2 * self.win_error or self.lead > 2 * self.lead_error


def total(changes: Sequence[Change], sign: float = 1.0) -> Change:
    """Return the sum of changes, with errors as if they were independent."""
    return Change(
        win=sign * sum(change.win for change in changes),
        win_error=sqrt(sum(change.win_error**2 for change in changes)),
        coins=sign * sum(change.coins for change in changes),
        coins_error=sqrt(sum(change.coins_error**2 for change in changes)),
        lead=sign * sum(change.lead for change in changes),
        lead_error=sqrt(sum(change.lead_error**2 for change in changes)),
    )


class Luck(Struct, frozen=True):
    """One chance action: how much it changed the chances of each seat."""

    line: int  # of the log, from 0
    kind: Literal["die", "reveal"]
    text: str
    seats: list[Change]


class Better(Struct, frozen=True):
    """A better turn: fork after ``line`` lines of the log and play ``actions``.

    The actions end where a die decides; ``steps`` summarise the plan.
    """

    line: int
    actions: list[str]
    steps: list[dict[str, object]]
    chances: Chances


class TurnFacts(Struct, frozen=True, kw_only=True):
    """One turn: its lines of the log, what it cost its seat, and its luck."""

    number: int
    seat: int
    round: int
    first: int  # lines of the log before it
    last: int  # … and after it
    actions: list[str]  # of the seat
    steps: list[dict[str, object]]
    after: Chances
    cost: Change | None = None  # against the best plan found; negative if the turn was better
    kind: Kind | None = None
    better: Better | None = None
    decline: Change | None = None  # value of declining in this turn, against staying
    later: dict[str, Change] = {}  # of a decline: the change if it came that many own turns later
    luck: list[Luck] = []
    playouts: int = 0  # of each estimate behind ``cost``; more after a second look

    @property
    def cost_weight(self) -> float:
        """The number by which turns are compared."""
        return 0.0 if self.cost is None else self.cost.weight


class Life(Struct, frozen=True, kw_only=True):
    """A race of a seat from its pick to its decline, and the best round to decline."""

    seat: int
    race: str
    power: str
    picked: int  # the round
    declined: int | None  # the round; ``None`` if it never did
    best: int | None  # the round; ``None`` if it should not have declined earlier
    verdict: Literal["good", "early", "late"]
    cost: Change  # of not declining in the best round
    turns: list[int]  # numbers of the turns in which it could have declined


class Advice(Struct, frozen=True):
    """What to do differently next time, with the facts for its sentence."""

    kind: str
    facts: dict[str, object] = {}


class SeatFacts(Struct, frozen=True, kw_only=True):
    """The summary of one seat over the whole game."""

    seat: int
    costliest: list[int]  # numbers of the turns that cost most, the worst first
    cost: Change  # of all turns together
    dice: Change  # luck of all rolls, of all seats
    draw: Change  # luck of all reveals
    advice: Advice


class Analysis(Struct, frozen=True, kw_only=True):
    """The analysis of a whole game."""

    map: str
    names: list[str]
    lines: int
    over: bool
    coins: list[int]
    winners: list[int]
    bot: str
    playouts: int
    seed: int
    start: Chances
    turns: list[TurnFacts]
    lives: list[Life]
    seats: list[SeatFacts]
