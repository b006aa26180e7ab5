"""Place the points of a mesh so that nothing overlaps and no cell collapses.

A Tutte embedding: every free point lies at the weighted mean of the points it is tied to. With
any positive weights nothing crosses. With equal weights rings inside rings shrink to nothing, so
the springs around small triangles are loosened, and small cells get more of the frame, until all
cells have room.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.mesh import OUTSIDE, Mesh
from smallworld.packs.mapgen.frame import Frame

_FRAMES: Final = 10  # trials of the frame …
_ROUNDS: Final = 6  # … with so many rounds of loosening each
_WORK: Final = 26_000  # rounds times points
_EVEN: Final = 0.6  # smallest cell divided by the mean; then relaxation does the rest
_LEAST: Final = 1e-9  # share that counts as nothing
_STEP: Final = 0.02  # largest factor by which a spring is loosened at once

_Link = tuple[int, int]  # two points, the lower number first


def spread(mesh: Mesh) -> None:
    """Move every point of ``mesh`` to its place."""
    frame = Frame(mesh)
    frame.fasten()
    springs = _Springs(mesh)
    for trial in range(max(1, min(_FRAMES, _WORK // (_ROUNDS * len(mesh.x))))):
        if trial:
            frame.favour(springs.shares())
            frame.fasten()
            springs.refasten()
        for _ in range(_ROUNDS):
            springs.settle()
            if min(springs.shares().values()) >= _EVEN:
                return
            springs.loosen()
    springs.settle()


class _Springs:
    """The springs of a mesh: along borders, and from each centre to its border."""

    def __init__(self, mesh: Mesh) -> None:
        self._mesh = mesh
        self._weights: dict[_Link, float] = {}
        self.refasten()
        sides = enumerate(mesh.embedding.sides)
        fixed = {p for border, (_, other) in sides if other == OUTSIDE for p in mesh.ways[border]}
        self._free = {p for link in self._beside for p in link} - fixed
        self._order = self._elimination_order()

    def refasten(self) -> None:
        """Find all springs again: the corners of the frame may belong to other cells now."""
        self._rings = {cell: self._mesh.ring(cell) for cell in self._mesh.centres}
        # The triangles on both sides of each spring: centre, start, end and cell.
        self._beside: dict[_Link, list[tuple[int, int, int, int]]] = {}
        for cell, ring in self._rings.items():
            for place, point in enumerate(ring):
                triangle = self._mesh.centres[cell], ring[place - 1], point, cell
                for one, other in combinations(triangle[:3], 2):
                    link = min(one, other), max(one, other)
                    self._beside.setdefault(link, []).append(triangle)
        usual = self._usual_weights()
        self._weights = {
            link: self._weights[link] if link in self._weights else usual[triangles[0][0]]
            for link, triangles in self._beside.items()
        }

    def _usual_weights(self) -> dict[int, float]:
        """Return the mean weight of the springs of each centre; 1 at first."""
        found: dict[int, float] = {}
        for cell, centre in self._mesh.centres.items():
            ring = self._rings[cell]
            links = [(min(centre, point), max(centre, point)) for point in ring]
            known = [self._weights[link] for link in links if link in self._weights]
            whole = 0.0
            for weight in known:
                whole += weight
            found[centre] = whole / len(known) if known else 1.0
        return found

    def _ties(self) -> dict[int, dict[int, float]]:
        """Return the springs of every free point."""
        found: dict[int, dict[int, float]] = {point: {} for point in sorted(self._free)}
        for (one, other), weight in self._weights.items():
            if one in found:
                found[one][other] = weight
            if other in found:
                found[other][one] = weight
        return found

    def _elimination_order(self) -> list[int]:
        """Order the free points so that each is tied to few of those that follow it."""
        ties = {point: set(row) & self._free for point, row in self._ties().items()}
        order: list[int] = []
        while ties:
            point = min(ties, key=lambda point: (len(ties[point]), point))
            others = ties.pop(point)
            for other in others:
                ties[other] |= others
                ties[other] -= {other, point}
            order.append(point)
        return order

    def settle(self) -> None:
        """Solve for the places of all free points.

        A point is eliminated by tying its neighbours to each other (star-mesh transform). That
        adds, multiplies and divides positive numbers only, so nothing cancels out, however
        different the weights are.
        """
        ties = self._ties()
        solved: list[tuple[int, list[tuple[int, float]]]] = []
        for point in self._order:
            row = ties.pop(point)
            whole = 0.0
            for weight in row.values():
                whole += weight
            shares = [(other, weight / whole) for other, weight in row.items()]
            for other, weight in row.items():
                if other not in ties:
                    continue
                beyond = ties[other]
                del beyond[point]
                for third, share in shares:
                    if third != other:
                        beyond[third] = beyond.get(third, 0.0) + weight * share
            solved.append((point, shares))
        x, y = self._mesh.x, self._mesh.y
        for point, shares in reversed(solved):
            across = down = 0.0
            for other, share in shares:
                across += share * x[other]
                down += share * y[other]
            x[point], y[point] = across, down

    def shares(self) -> Mapping[int, float]:
        """Return the area of each cell divided by the mean."""
        mean = self._mesh.width * self._mesh.height / len(self._rings)
        return {
            cell: max(_LEAST, self._mesh.area(ring) / mean) for cell, ring in self._rings.items()
        }

    def loosen(self) -> None:
        """Loosen the springs of small triangles, and tighten those of large ones."""
        mean = self._mesh.width * self._mesh.height / len(self._rings)
        for link, triangles in self._beside.items():
            share = 1.0
            for centre, start, end, cell in triangles:
                twice = self._mesh.turn(centre, start, end)
                share *= max(_LEAST, twice * len(self._rings[cell]) / (2 * mean))
            factor = sqrt(share) if len(triangles) == 1 else sqrt(sqrt(share))
            self._weights[link] *= max(_STEP, factor)
