"""An analysis as facts: chances, what turns cost, luck, decline; texts make sentences of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, Literal

from msgspec import Struct

COIN: Final = 0.02  # what a coin of lead weighs beside the chance to win

# In what an actual turn and a better one differ most.
Kind = Literal[
    "waited",  # did not decline, and should have
    "declined",  # declined, and should not have
    "combo",  # another combo was on offer
    "idle",  # took nothing though there was something to take
    "regions",  # other regions were better
    "placing",  # the same regions, but tokens in other places
]


class SeatChance(Struct, frozen=True):
    """What a seat may expect: its part of the win, its coins in the end.

    A shared win counts in parts. Errors are standard errors of the playouts, nothing more:
    how far the playouts themselves can be trusted is told in docs/analysis.md.
    """

    win: float
    win_error: float
    coins: float
    coins_error: float


class Chances(Struct, frozen=True):
    """What all seats may expect, by so many playouts; without any the game is over."""

    playouts: int
    seats: list[SeatChance]


class Change(Struct, frozen=True):
    """More, or less, for one seat: chance to win, own coins, lead over the best other seat."""

    win: float = 0.0
    win_error: float = 0.0
    coins: float = 0.0
    coins_error: float = 0.0
    lead: float = 0.0
    lead_error: float = 0.0

    @property
    def weight(self) -> float:
        """One number to compare by: in a decided game coins still tell better from worse."""
        return self.win + COIN * self.lead

    @property
    def weight_error(self) -> float:
        """Its standard error, at most."""
        return self.win_error + COIN * self.lead_error

    @property
    def is_sure(self) -> bool:
        """Is it more, in chance to win or in lead, than the playouts could show by chance?"""
        if self.weight <= 0:
            return False
        return self.win > 2 * self.win_error or self.lead > 2 * self.lead_error


def total(changes: Sequence[Change], sign: float = 1.0) -> Change:
    """A sum of changes; their errors as if they had nothing to do with each other."""
    return Change(
        win=sign * sum(change.win for change in changes),
        win_error=sqrt(sum(change.win_error**2 for change in changes)),
        coins=sign * sum(change.coins for change in changes),
        coins_error=sqrt(sum(change.coins_error**2 for change in changes)),
        lead=sign * sum(change.lead for change in changes),
        lead_error=sqrt(sum(change.lead_error**2 for change in changes)),
    )


class Luck(Struct, frozen=True):
    """One word of the dealer: how much it changed the chances, by seat."""

    line: int  # of the log, from 0
    kind: Literal["die", "reveal"]
    text: str
    seats: list[Change]


class Better(Struct, frozen=True):
    """What would have been better: fork after ``line`` lines of the log and say ``actions``.

    The actions end where a die decides; ``steps`` are the plan as one would say it.
    """

    line: int
    actions: list[str]
    steps: list[dict[str, object]]
    chances: Chances


class TurnFacts(Struct, frozen=True, kw_only=True):
    """One turn: its lines of the log, what it cost its seat, and what luck had to do with it."""

    number: int
    seat: int
    round: int
    first: int  # lines of the log before it
    last: int  # … and after it
    actions: list[str]  # the words of the seat
    steps: list[dict[str, object]]
    after: Chances
    cost: Change | None = None  # to the best plan found; negative: better than all of those
    kind: Kind | None = None
    better: Better | None = None
    decline: Change | None = None  # what declining in this turn is worth, against staying
    later: dict[str, Change] = {}  # of a decline: what so many own turns more would have changed
    luck: list[Luck] = []
    playouts: int = 0  # of each estimate behind ``cost``; more after a second look

    @property
    def cost_weight(self) -> float:
        """What turns are compared by."""
        return 0.0 if self.cost is None else self.cost.weight


class Life(Struct, frozen=True, kw_only=True):
    """A race of a seat from its pick to its decline, and the best round to decline."""

    seat: int
    race: str
    power: str
    picked: int  # the round
    declined: int | None  # the round, if it ever did
    best: int | None  # the round; ``None``: keep it as long as it was kept, or longer
    verdict: Literal["good", "early", "late"]
    cost: Change  # of not declining in the best round
    turns: list[int]  # numbers of the turns in which it could have declined


class Advice(Struct, frozen=True):
    """What to do differently next time, with the facts for its sentence."""

    kind: str
    facts: dict[str, object] = {}


class SeatFacts(Struct, frozen=True, kw_only=True):
    """A seat in the whole game."""

    seat: int
    costliest: list[int]  # numbers of the turns that cost most, the worst first
    cost: Change  # of all turns together
    dice: Change  # luck of all rolls, its own and the others'
    draw: Change  # luck of all reveals
    advice: Advice


class Analysis(Struct, frozen=True, kw_only=True):
    """A whole game."""

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
