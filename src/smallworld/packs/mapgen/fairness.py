"""Measure how much the entries of a board differ in value, from the map alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.packs.files.maps.read import MapSpec

_TOKENS: Final = 10  # roughly what a new race has in hand
_REGION: Final = 60  # value of a region; divisible, so that shares stay whole numbers
_FEATURE: Final = 6  # value of a symbol, or of a terrain that pays some power


@dataclass(frozen=True)
class Country:
    """The land of a board: neighbours of each region, and the regions a race may enter."""

    near: Mapping[int, Sequence[int]]
    entries: Sequence[int]


Contents = tuple[int, int]  # (price when empty, minus features): smaller is better


def country_of(spec: MapSpec) -> Country:
    """Return the land of a map."""
    land = {region.id for region in spec.regions if not region.is_water}
    near = {id: tuple(n for n in spec.region(id).neighbours if n in land) for id in sorted(land)}
    return Country(near, tuple(id for id in near if spec.entry(id)))


def contents_of(terrain: str, symbols: Iterable[str], tribe: bool) -> Contents:
    """Price an empty region: a mountain or a tribe costs one more token."""
    mountain = terrain == "mountain"
    return 2 + mountain + tribe, -len(tuple(symbols)) - (not mountain)


def unfairness(spec: MapSpec) -> float:
    """Return the variance of what an entry opens up, in regions.

    >>> from smallworld.packs.maps import load_map
    >>> [round(unfairness(load_map(f"base/{seats}")), 2) for seats in (2, 3, 4, 5)]
    [0.1, 0.09, 0.07, 0.06]
    """
    found = {
        r.id: contents_of(r.terrain, r.symbols, r.tribe) for r in spec.regions if not r.is_water
    }
    return entry_variance(country_of(spec), found) / (_REGION * _REGION)


def entry_variance(country: Country, contents: Mapping[int, Contents]) -> int:
    """Return the variance over all entries as a whole number."""
    values = [entry_value(country, contents, entry) for entry in country.entries]
    count, total = len(values), sum(values)
    return (count * sum(value * value for value in values) - total * total) // (count * count)


def entry_value(country: Country, contents: Mapping[int, Contents], entry: int) -> int:
    """Simulate one race that enters at ``entry`` and always takes the cheapest region."""
    tokens, value = _TOKENS, 0
    reach = {(*contents[entry], entry)}
    seen = {entry}
    while reach:
        best = min(reach)
        price, bare, region = best
        worth = _REGION - _FEATURE * bare
        if price > tokens:
            return value + worth * tokens // price
        tokens -= price
        value += worth
        reach.remove(best)
        for other in country.near[region]:
            if other not in seen:
                seen.add(other)
                reach.add((*contents[other], other))
    return value
