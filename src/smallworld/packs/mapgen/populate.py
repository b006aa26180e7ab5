"""Fill empty land with terrains, symbols and tribes, mixed as on the boards of the box.

Start from a random assignment; swap contents between regions while that improves the mix,
then while it makes the values of the entries more alike.
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
_LEEWAY: Final = 2  # how much worse the mix may become for the sake of fairness


@dataclass
class Population:
    """The contents of every region of the land."""

    terrain: dict[int, str]
    symbols: dict[int, tuple[str, ...]]
    tribe: dict[int, bool]

    def contents(self) -> dict[int, Contents]:
        return {
            region: contents_of(terrain, self.symbols[region], self.tribe[region])
            for region, terrain in self.terrain.items()
        }


def populate(country: Country, mix: Mix, rng: RandomStream) -> tuple[tuple[int, int], Population]:
    """Fill the land as ``mix`` asks; return the remaining cost, worst part first."""
    work = _Populator(country, mix, rng)
    for _ in range(_MIX_ROUNDS):
        work.improve(work.unevenness, _MIX_TRIES)
        if work.unevenness() == 0:
            break
    even = work.unevenness() + _LEEWAY
    work.improve(lambda: work.unfairness() if work.unevenness() <= even else None, _FAIRNESS_TRIES)
    return (max(0, work.unevenness() - _LEEWAY), work.unfairness()), work.land


class _Populator:
    """Local search over swaps between regions."""

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
        # Until here every border was counted from both sides.
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
        """Give exactly one region two symbols, as on every board of the box."""
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
        """Try random swaps; undo those that raise the cost."""
        best = cost()
        for _ in range(tries):
            undo = self._exchange()
            now = cost()
            if now is None or best is None or now > best:
                undo()
            else:
                best = now

    def _exchange(self) -> Callable[[], None]:
        """Swap something between two random regions; return the function that undoes it."""
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
        # Mountains have no tribes: swap the tribe together with a mountain.
        if kind == 3 or (kind <= 1 and "mountain" in (land.terrain[a], land.terrain[b])):
            land.tribe[a], land.tribe[b] = land.tribe[b], land.tribe[a]
        self._count(a, 1)
        self._count(b, 1)

    def _count(self, region: int, sign: int) -> None:
        """Add a region to the counters (``sign`` 1) or remove it (-1).

        A border between the two regions of a swap is counted twice, before and after.
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
        """Return the variance of the values of all entries."""
        return entry_variance(self._country, self.land.contents())

    def unevenness(self) -> int:
        """Return the distance of the mix from that of the boards of the box."""
        mix, whole = self._mix, len(self._regions)
        found = 3 * abs(self._twins - mix.twins) + abs(self._tribe_twins - mix.tribe_twins)
        found += 5 * self._symbol_twins
        for kind, wanted in self._shares.items():
            found += abs(self._edge[kind] * whole - wanted) // whole
        return found

    def _all_shares(self) -> dict[str, int]:
        """Return how much of each kind belongs at the edge, times the number of regions."""
        kinds = {**self._mix.terrains, **self._mix.symbols, "tribe": self._mix.tribes}
        return {kind: n * len(self._at_edge) for kind, n in kinds.items() if kind not in WATERS}
