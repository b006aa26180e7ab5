"""The board: regions, their features, and which are neighbours."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import lowest, members, only
from smallworld.core.cells import vec
from smallworld.core.pieces import MAX_REGIONS
from smallworld.core.terrain import COAST, LAND, MOUNTAIN, SEA, WATER


class Board:
    """The fixed part of a map. Regions are 1…``size``; sets of regions are bits."""

    def __init__(
        self,
        id: str,
        *,
        seats: int,
        rounds: int,
        features: list[int],  # terrain and symbols of regions 1…n
        neighbours: list[list[int]],
        tribes: list[int],  # regions with a Lost Tribe at the start
        edge: list[int],  # regions that touch the edge of the map
        names: list[str] | None = None,  # of regions 1…n
    ) -> None:
        if not 1 <= len(features) <= MAX_REGIONS:
            raise ValueError(f"a board has 1 to {MAX_REGIONS} regions, not {len(features)}")
        self.id = id
        self.names = names or []
        self.seats: i64 = seats
        self.rounds: i64 = rounds
        self.size: i64 = len(features)
        self.features: vec[i64] = vec[i64]([0] + features)
        self.neighbours: vec[i64] = vec[i64]([0] * (len(features) + 1))
        self.all: i64 = 0
        self.land: i64 = 0
        self.water: i64 = 0
        self.mountains: i64 = 0
        self.tribes: i64 = 0
        self.edge: i64 = 0
        for index, others in enumerate(neighbours):
            for other in others:
                self.neighbours[index + 1] |= only(other)
        for index, kind in enumerate(features):
            bit: i64 = only(index + 1)
            self.all |= bit
            if kind & WATER:
                self.water |= bit
            if kind & LAND:
                self.land |= bit
            if kind & MOUNTAIN:
                self.mountains |= bit
        for region in tribes:
            self.tribes |= only(region)
        for region in edge:
            self.edge |= only(region)
        self._mark_coasts()
        self._having: vec[i64] = self._regions_by_kind()
        self.edge_seas: i64 = self.edge & self.having(SEA)
        self.entry: i64 = self._entry()

    def name(self, region: int) -> str:
        """Return the name of a region; its number if it has none."""
        return self.names[region - 1] if region <= len(self.names) else str(region)

    def parts(self) -> tuple[object, ...]:
        """Return what the board was made of, to compare and to pickle."""
        regions = range(1, int(self.size) + 1)
        return (
            self.id,
            int(self.seats),
            int(self.rounds),
            [int(self.features[region]) for region in regions],
            [members(int(self.neighbours[region])) for region in regions],
            members(int(self.tribes)),
            members(int(self.edge)),
            self.names,
        )

    def same_as(self, other: Board) -> bool:
        """Return whether both are the same map."""
        return self is other or self.parts() == other.parts()

    def __repr__(self) -> str:
        return f"<Board {self.id}: {self.size} regions, {self.seats} seats>"

    def __reduce__(self) -> tuple[object, ...]:
        return (board_from_parts, self.parts())

    def _mark_coasts(self) -> None:
        """Mark land beside any water as coast (X1)."""
        region: i64 = 1
        while region <= self.size:
            if (self.land >> region) & 1 and self.neighbours[region] & self.water:
                self.features[region] |= COAST
            region += 1

    def _entry(self) -> i64:
        """Return land at the edge of the map or beside a Sea at the edge (A1, A2)."""
        entry = self.land & self.edge
        region: i64 = 1
        while region <= self.size:
            if (self.land >> region) & 1 and self.neighbours[region] & self.edge_seas:
                entry |= only(region)
            region += 1
        return entry

    def _regions_by_kind(self) -> vec[i64]:
        """Return, for every union of features, the regions that have any of them."""
        table = vec[i64]([0] * (2 * COAST))  # COAST is the highest feature
        kind: i64 = 1
        while kind < 2 * COAST:
            feature = kind & -kind
            others = kind ^ feature
            table[kind] = table[feature] | table[others] if others else self._showing(feature)
            kind += 1
        return table

    def _showing(self, feature: i64) -> i64:
        """Return all regions with this feature."""
        found: i64 = 0
        region: i64 = 1
        while region <= self.size:
            if self.features[region] & feature:
                found |= only(region)
            region += 1
        return found

    def having(self, kind: i64) -> i64:
        """Return all regions that have any of these features."""
        return self._having[kind]

    def union_of_neighbours(self, regions: i64) -> i64:
        """Return the neighbours of any of ``regions``."""
        from_here = self.neighbours
        found: i64 = 0
        while regions:
            low = regions & -regions
            found |= from_here[lowest(low)]
            regions ^= low
        return found


def board_from_parts(
    id: str,
    seats: int,
    rounds: int,
    features: list[int],
    neighbours: list[list[int]],
    tribes: list[int],
    edge: list[int],
    names: list[str],
) -> Board:
    """Rebuild a board from its ``parts``."""
    return Board(
        id,
        seats=seats,
        rounds=rounds,
        features=features,
        neighbours=neighbours,
        tribes=tribes,
        edge=edge,
        names=names,
    )
