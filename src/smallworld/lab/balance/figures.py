"""Statistics of a tile, with intervals.

Every game is compared with the official tiles in the same situation, so the value of the
situation itself cancels out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from smallworld.lab.balance.branches import Branch
from smallworld.lab.intervals import Estimate, Z, mean_of
from smallworld.lab.simulation.combos import ShrunkMean, shrink_means


class Figures(Struct, frozen=True, kw_only=True):
    """Statistics of one tile."""

    id: str
    tokens: int
    games: int
    coins: Estimate  # lifetime income of its combo
    per_turn: Estimate
    lead: Estimate  # final lead in coins, relative to the mean official tile
    lift: Estimate  # win rate, relative to the mean official tile


class Partner(Struct, frozen=True):
    """The tile together with one partner."""

    id: str
    games: int
    lead: Estimate


class Control(NamedTuple):
    """Means of the official tiles of a kind, by situation."""

    lead: Sequence[float]
    win: Sequence[float]


def control_of(played: Sequence[Sequence[Branch]]) -> Control:
    """Average over all tiles, each ``played`` in the same situations numbered from 0."""
    count = len(played)
    leads, wins = ([0.0] * len(played[0]) for _ in range(2))
    for branches in played:
        for branch in branches:
            leads[branch.situation] += branch.lead / count
            wins[branch.situation] += branch.win / count
    return Control([round(lead, 2) for lead in leads], [round(win, 3) for win in wins])


def figures_of(id: str, branches: Sequence[Branch], control: Control) -> Figures:
    """Compute the statistics of one tile with one token number."""
    return Figures(
        id=id,
        tokens=branches[0].tokens,
        games=len(branches),
        coins=mean_of([branch.coins for branch in branches]),
        per_turn=ratio_of([(branch.coins, branch.turns) for branch in branches]),
        lead=mean_of(_leads(branches, control)),
        lift=mean_of([branch.win - control.win[branch.situation] for branch in branches]),
    )


def _leads(branches: Sequence[Branch], control: Control) -> list[float]:
    return [branch.lead - control.lead[branch.situation] for branch in branches]


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Return the sum of the first numbers over the sum of the second ones.

    >>> ratio_of([(6, 2), (9, 3)])
    Estimate(value=3.0, low=3.0, high=3.0)
    """
    whole = sum(second for _, second in pairs)
    if not whole:
        return Estimate(0.0, 0.0, 0.0)
    ratio = sum(first for first, _ in pairs) / whole
    rest = mean_of([first - ratio * second for first, second in pairs])
    reach = (rest.high - rest.value) * len(pairs) / whole
    return Estimate(ratio, ratio - reach, ratio + reach)


def partners_of(
    branches: Sequence[Branch], control: Control, known: Mapping[str, Estimate]
) -> list[Partner]:
    """Rank the tile's partners, best first; ``known`` are the leads of these partners.

    Each partner has few games, so its estimate is shrunk towards the mean of all partners.
    """
    groups: dict[str, list[float]] = {}
    for branch, lead in zip(branches, _leads(branches, control), strict=True):
        groups.setdefault(branch.partner, []).append(lead)
    mean = mean_of([lead for group in groups.values() for lead in group])
    plain = ShrunkMean(mean.value, ((mean.high - mean.low) / 2 / Z) ** 2)
    guesses = shrink_means(groups, dict.fromkeys(groups, plain), 1)
    found = [
        Partner(id, len(groups[id]), _sum(guess, known.get(id, Estimate(0.0, 0.0, 0.0))))
        for id, guess in guesses.items()
    ]
    return sorted(found, key=lambda partner: (-partner.lead.value, partner.id))


def _sum(guess: ShrunkMean, other: Estimate) -> Estimate:
    reach = sqrt(guess.reach**2 + ((other.high - other.low) / 2) ** 2)
    value = guess.value + other.value
    return Estimate(value, value - reach, value + reach)
