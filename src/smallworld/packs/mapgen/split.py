"""Split a region that meets a neighbour twice into several cells.

Every border of a cell must be visible from its centre. A sea around an island at the end of
a spit meets the spit twice, with the island between. It becomes two cells, one on either
side, which are drawn as one region.
"""

from __future__ import annotations

from smallworld.packs.files.maps.mesh import OUTSIDE, Embedding


def split(embedding: Embedding) -> tuple[Embedding, dict[int, int]]:
    """Return the embedding with such regions split, and the region of each cell."""
    parts = _Parts(embedding)
    while True:
        winding = parts.winding()
        if winding is None:
            return Embedding(parts.sides, parts.around), parts.regions
        parts.split(*winding)


class _Parts:
    """The cells while they are being split."""

    def __init__(self, embedding: Embedding) -> None:
        self.sides = list(embedding.sides)
        self.around = {cell: list(order) for cell, order in embedding.around.items()}
        self.regions = {cell: cell for cell in embedding.around}

    def _others(self, cell: int) -> list[int]:
        return [self._other(border, cell) for border in self.around[cell]]

    def _other(self, border: int, cell: int) -> int:
        first, second = self.sides[border]
        return second if first == cell else first

    def winding(self) -> tuple[int, int, int] | None:
        """Find a cell that meets a neighbour twice, and two borders to split it at.

        Of the two cells, take the one with more borders. One of the two borders lies between the
        meetings, the other on the far side.
        """
        for cell in sorted(self.around, key=lambda cell: (-len(self.around[cell]), cell)):
            others = self._others(cell)
            for place, other in enumerate(others):
                if other != OUTSIDE and other in others[:place]:
                    return self._halves(cell, others.index(other), place)
        return None

    def _halves(self, cell: int, first: int, second: int) -> tuple[int, int, int]:
        order = self.around[cell]
        between = order[first + 1 : second]
        beyond = [*order[second + 1 :], *order[:first]]
        at_frame = [border for border in beyond if OUTSIDE in self.sides[border]]
        far = at_frame or beyond  # prefer a border on the frame
        return cell, between[len(between) // 2], far[len(far) // 2]

    def split(self, cell: int, start: int, end: int) -> None:
        """Cut a cell in two from the middle of one border to the middle of another."""
        fresh, inner = max(self.around) + 1, len(self.sides)
        self.sides.append((cell, fresh))
        order = self.around[cell]
        turned = order[order.index(start) :] + order[: order.index(start)]
        here, there = turned[1 : turned.index(end)], turned[turned.index(end) + 1 :]
        self.regions[fresh] = self.regions[cell]
        start_there, end_there = self._halved(start, cell, fresh), self._halved(end, cell, fresh)
        self._insert(start, cell, start_there, before=False)
        self._insert(end, cell, end_there, before=True)
        for border in there:
            self._hand_over(border, cell, fresh)
        self.around[cell] = [start, *here, end, inner]
        self.around[fresh] = [end_there, *there, start_there, inner]

    def _halved(self, border: int, cell: int, fresh: int) -> int:
        """Add the second half of a border, which belongs to the new cell."""
        self.sides.append((fresh, self._other(border, cell)))
        return len(self.sides) - 1

    def _insert(self, border: int, cell: int, half: int, *, before: bool) -> None:
        """Add the second half to the neighbour's order, which runs the other way."""
        neighbour = self._other(border, cell)
        if neighbour != OUTSIDE:
            order = self.around[neighbour]
            order.insert(order.index(border) + (0 if before else 1), half)

    def _hand_over(self, border: int, cell: int, fresh: int) -> None:
        first, second = self.sides[border]
        self.sides[border] = (fresh, second) if first == cell else (first, fresh)
