"""Find the token number that would make a tile as good as the mean official one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal, get_args

from msgspec import Struct

from smallworld.lab.balance.branches import Branch
from smallworld.lab.balance.figures import Control
from smallworld.lab.intervals import Estimate, Z, mean_of

# Standard deviation of the difference between the leads of a tile by the quick policy and by the
# planner, in coins: the eight races in docs/balance.md, without the scatter of their games.
POLICY_SPREAD: Final = 1.5

Verdict = Literal["too_weak", "weak", "fair", "strong", "too_strong"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)  # worst first


class TokenTrial(Struct, frozen=True):
    """The tile with one token number."""

    tokens: int
    lead: Estimate


class FairTokens(Struct, frozen=True):
    """The token number that would be fair.

    ``tokens`` is None if no allowed number is fair; ``exact`` is None if tokens hardly matter.
    ``whoever`` is ``exact`` with a wider interval: it includes how much the result depends on who
    plays. ``plausible`` are the allowed numbers in it.
    """

    tokens: int | None
    exact: Estimate | None
    tried: list[TokenTrial]
    whoever: Estimate | None = None
    plausible: list[int] = []


def fair_tokens(
    own: int,
    allowed: range,
    played: Sequence[Sequence[Branch]],
    control: Control,
    spread: float = POLICY_SPREAD,
) -> FairTokens:
    """Find where the lead, as a function of the token number, crosses zero.

    Interpolate between the two neighbours of the crossing; otherwise fit one line to all. The
    leads by other players differ by ``spread`` coins (a standard deviation).
    """
    tried = [
        TokenTrial(
            branches[0].tokens,
            mean_of([branch.lead - control.lead[branch.situation] for branch in branches]),
        )
        for branches in played
    ]
    leads = [one.lead.value for one in tried]
    around = [place for place, (one, two) in enumerate(pairwise(leads)) if one <= 0 < two]
    near = played[around[0] : around[0] + 2] if around else played
    found = _crossing(own, near, control) or _crossing(own, played, control)
    if found is None:
        return FairTokens(None, None, tried)
    exact, slope = found
    nearest = round(exact.value)
    reach = sqrt((exact.high - exact.value) ** 2 + (Z * spread / slope) ** 2)
    whoever = Estimate(exact.value, exact.value - reach, exact.value + reach)
    plausible = [n for n in allowed if n == nearest or whoever.low <= n <= whoever.high]
    return FairTokens(nearest if nearest in allowed else None, exact, tried, whoever, plausible)


def _crossing(
    own: int, played: Sequence[Sequence[Branch]], control: Control
) -> tuple[Estimate, float] | None:
    """Return the crossing with its interval, and coins per token, if more are surely better.

    Each situation has a line of its own. With the mean slope, the spread of their crossings gives
    the standard error of the crossing of the mean line.
    """
    away = [branches[0].tokens - own for branches in played]
    middle = fmean(away)
    spread = sum((x - middle) ** 2 for x in away)
    leads: dict[int, list[float]] = {}
    for branches in played:
        for branch in branches:
            lead = branch.lead - control.lead[branch.situation]
            leads.setdefault(branch.situation, []).append(lead)
    whole = [row for row in leads.values() if len(row) == len(away)]
    if spread == 0 or len(whole) < 2:
        return None
    slopes = [
        sum((x - middle) * y for x, y in zip(away, row, strict=True)) / spread for row in whole
    ]
    heights = [fmean(row) - slope * middle for row, slope in zip(whole, slopes, strict=True)]
    slope, height, root = fmean(slopes), fmean(heights), sqrt(len(whole))
    if slope <= Z * stdev(slopes) / root:
        return None
    found = -height / slope
    rests = [h + found * s for h, s in zip(heights, slopes, strict=True)]
    reach = Z * stdev(rests) / root / slope
    return Estimate(own + found, own + found - reach, own + found + reach), slope


def is_open(lead: Estimate, official: Sequence[float]) -> bool:
    """Return whether the interval of a lead contains three verdicts or more.

    >>> is_open(Estimate(3.0, -2.0, 8.0), [-1.0, 0.0, 1.0])
    True
    >>> is_open(Estimate(1.1, 0.9, 1.3), [-1.0, 0.0, 1.0])
    False
    """
    low, high = (VERDICTS.index(verdict_on(end, official)) for end in (lead.low, lead.high))
    return high - low >= 2


def verdict_on(lead: float, official: Sequence[float]) -> Verdict:
    """Rate a lead by the standard deviation of the official tiles' leads.

    >>> verdict_on(0.5, [-1.0, 0.0, 1.0]), verdict_on(-1.5, [-1.0, 0.0, 1.0])
    ('fair', 'weak')
    """
    usual = stdev(official)
    if abs(lead) <= usual:
        return "fair"
    if abs(lead) <= 2 * usual:
        return "weak" if lead < 0 else "strong"
    return "too_weak" if lead < 0 else "too_strong"
