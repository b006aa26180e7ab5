"""Filling empty land: terrain, symbols and tribes, spread as on the boards of the box.

Whatever is shuffled onto the land at first is exchanged place by place as long as that
makes the mix better, and then as long as it makes the ways into the board more alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from smallworld.packs.files.maps.proportions import Mix
from smallworld.packs.files.maps.read import WATERS
from smallworld.packs.mapgen.fairness import Contents, Country, contents_of, entry_variance
from smallworld.packs.mapgen.random_stream import RandomStream

_MIX_TRIES: Final = 1500
_MIX_ROUNDS: Final = 4
_FAIRNESS_TRIES: Final = 900
_LEEWAY: Final = 2  # how much less even the land may become for fairness


@dataclass
class Population:
    """What stands on every region of the land."""

    terrain: dict[int, str]
    symbols: dict[int, tuple[str, ...]]
    tribe: dict[int, bool]

    def contents(self) -> dict[int, Contents]:
        return {
            region: contents_of(terrain, self.symbols[region], self.tribe[region])
            for region, terrain in self.terrain.items()
        }


def populate(country: Country, mix: Mix, rng: RandomStream) -> tuple[tuple[int, int], Population]:
    """Land with everything ``mix`` asks for, and what is still wrong with it, worst first."""
    work = _Populator(country, mix, rng)
    for _ in range(_MIX_ROUNDS):
        work.improve(work.unevenness, _MIX_TRIES)
        if work.unevenness() == 0:
            break
    even = work.unevenness() + _LEEWAY
    work.improve(lambda: work.unfairness() if work.unevenness() <= even else None, _FAIRNESS_TRIES)
    return (max(0, work.unevenness() - _LEEWAY), work.unfairness()), work.land


class _Populator:
    """Land on which things change places."""

    def __init__(self, country: Country, mix: Mix, rng: RandomStream) -> None:
        self._country = country
        self._rng = rng
        self._mix = mix
        self._regions = list(country.near)
        self._at_edge = set(country.entries)
        self._shares = self._all_shares()
        self._edge = dict.fromkeys(self._shares, 0)
        self._twins = self._tribe_twins = self._symbol_twins = 0
        self.land = self._shuffled()
        for region in self._regions:
            self._count(region, 1)
        # So far every border was counted from both its sides.
        self._twins, self._tribe_twins = self._twins // 2, self._tribe_twins // 2
        self._symbol_twins //= 2

    def _shuffled(self) -> Population:
        order = self._rng.shuffled(self._regions)
        terrains = [t for t, n in self._mix.terrains.items() if t not in WATERS for _ in range(n)]
        terrain = dict(zip(order, terrains, strict=True))
        low = [region for region in order if terrain[region] != "mountain"]
        homes = set(self._rng.shuffled(low)[: self._mix.tribes])
        return Population(
            {region: terrain[region] for region in self._regions},
            self._dealt_symbols(),
            {region: region in homes for region in self._regions},
        )

    def _dealt_symbols(self) -> dict[int, tuple[str, ...]]:
        """One region has two symbols, as on every board of the box; no other has."""
        symbols = [s for s, count in self._mix.symbols.items() for _ in range(count)]
        first, *rest = self._rng.shuffled(symbols)
        second = next((symbol for symbol in rest if symbol != first), None)
        piles: list[tuple[str, ...]] = [(first,)]
        if second is not None:
            rest.remove(second)
            piles = [(first, second)]
        piles += [(symbol,) for symbol in rest]
        order = self._rng.shuffled(self._regions)
        found: dict[int, tuple[str, ...]] = dict.fromkeys(self._regions, ())
        found.update(zip(order, piles, strict=False))
        return found

    def improve(self, cost: Callable[[], int | None], tries: int) -> None:
        """Keep every exchange that does not cost more."""
        best = cost()
        for _ in range(tries):
            undo = self._exchange()
            now = cost()
            if now is None or best is None or now > best:
                undo()
            else:
                best = now

    def _exchange(self) -> Callable[[], None]:
        """Let two regions exchange something; what would undo it."""
        a, b = self._rng.one_of(self._regions), self._rng.one_of(self._regions)
        kind = self._rng.below(4)
        if a == b or (kind == 3 and "mountain" in (self.land.terrain[a], self.land.terrain[b])):
            return lambda: None
        self._swap(a, b, kind)
        return lambda: self._swap(a, b, kind)

    def _swap(self, a: int, b: int, kind: int) -> None:
        land = self.land
        self._count(a, -1)
        self._count(b, -1)
        if kind <= 1:
            land.terrain[a], land.terrain[b] = land.terrain[b], land.terrain[a]
        if kind == 2:
            land.symbols[a], land.symbols[b] = land.symbols[b], land.symbols[a]
        # Nobody lives on a mountain: where one comes or goes, the tribe goes along.
        if kind == 3 or (kind <= 1 and "mountain" in (land.terrain[a], land.terrain[b])):
            land.tribe[a], land.tribe[b] = land.tribe[b], land.tribe[a]
        self._count(a, 1)
        self._count(b, 1)

    def _count(self, region: int, sign: int) -> None:
        """Add a region to all that is counted, or take it away.

        A border between two regions that exchange something counts twice, before and after.
        """
        terrain, symbols, tribe = self.land.terrain, self.land.symbols, self.land.tribe
        for other in self._country.near[region]:
            self._twins += sign * (terrain[region] == terrain[other])
            self._tribe_twins += sign * (tribe[region] and tribe[other])
            for symbol in symbols[region]:
                self._symbol_twins += sign * (symbol in symbols[other])
        if region in self._at_edge:
            self._edge[terrain[region]] += sign
            self._edge["tribe"] += sign * tribe[region]
            for symbol in symbols[region]:
                self._edge[symbol] += sign

    def unfairness(self) -> int:
        """How unlike the ways into the land are."""
        return entry_variance(self._country, self.land.contents())

    def unevenness(self) -> int:
        """How far everything is from being spread as on the boards of the box."""
        mix, whole = self._mix, len(self._regions)
        found = 3 * abs(self._twins - mix.twins) + abs(self._tribe_twins - mix.tribe_twins)
        found += 5 * self._symbol_twins
        for kind, wanted in self._shares.items():
            found += abs(self._edge[kind] * whole - wanted) // whole
        return found

    def _all_shares(self) -> dict[str, int]:
        """How much of everything belongs at the edge, times the number of all regions."""
        kinds = {**self._mix.terrains, **self._mix.symbols, "tribe": self._mix.tribes}
        return {kind: n * len(self._at_edge) for kind, n in kinds.items() if kind not in WATERS}
