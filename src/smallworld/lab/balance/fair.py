"""Find the token number that would make a tile as good as the mean official one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

from msgspec import Struct

from smallworld.lab.balance.branches import Branch
from smallworld.lab.balance.figures import Control
from smallworld.lab.intervals import Estimate, Z, mean_of

Verdict = Literal["too_weak", "weak", "fair", "strong", "too_strong"]


class TokenTrial(Struct, frozen=True):
    """The tile with one token number."""

    tokens: int
    lead: Estimate


class FairTokens(Struct, frozen=True):
    """The token number that would be fair.

    ``tokens`` is None if no allowed number is fair; ``exact`` is None if tokens hardly matter.
    """

    tokens: int | None
    exact: Estimate | None
    tried: list[TokenTrial]


def fair_tokens(
    own: int, allowed: range, played: Sequence[Sequence[Branch]], control: Control
) -> FairTokens:
    """Find where the lead, as a function of the token number, crosses zero.

    Interpolate between the two neighbours of the crossing; otherwise fit one line to all.
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
    exact = _crossing(own, near, control) or _crossing(own, played, control)
    if exact is None:
        return FairTokens(None, None, tried)
    nearest = round(exact.value)
    return FairTokens(nearest if nearest in allowed else None, exact, tried)


def _crossing(own: int, played: Sequence[Sequence[Branch]], control: Control) -> Estimate | None:
    """Return the crossing with its interval, if more tokens are surely better.

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
    return Estimate(own + found, own + found - reach, own + found + reach)


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
