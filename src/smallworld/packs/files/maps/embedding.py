"""Compute the cyclic order of neighbours around each region (a planar embedding).

On a board three regions meet at a point, never four. With the outside as one more region,
every face of the neighbour graph must therefore be a triangle. A larger face can be cut into
triangles only along pairs that are neighbours anyway; those two then share one more border.
The result does not depend on which embedding was found: where part of a map can be flipped
between two regions, these two must be neighbours in any case.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from smallworld.extras import needs_extra
from smallworld.packs.files.maps.faults import MapFault, fault
from smallworld.packs.files.maps.mesh import OUTSIDE, Embedding
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.values import listed, shortened


class NoEmbedding(ValueError):
    """A map that cannot be drawn; ``fault`` says why."""

    def __init__(self, fault: MapFault) -> None:
        super().__init__(fault.code, fault.facts)
        self.fault = fault


def embed(spec: MapSpec) -> Embedding:
    """Return the order of neighbours around every region of a map without other faults."""
    with needs_extra("Drawing a map without outlines", "maps"):
        import networkx

    pairs = [(r.id, other) for r in spec.regions for other in r.neighbours if r.id < other]
    pairs += [(region.id, OUTSIDE) for region in spec.regions if region.edge]
    graph = networkx.Graph(pairs)
    for region in sorted(networkx.articulation_points(graph)):
        raise NoEmbedding(fault("map.surrounds", region=region))
    flat, embedding = networkx.check_planarity(graph)
    if not flat:
        raise NoEmbedding(fault("map.edge_not_planar"))
    numbers = {frozenset(pair): border for border, pair in enumerate(pairs)}
    around = {
        cell: [numbers[frozenset((cell, other))] for other in embedding.neighbors_cw_order(cell)]
        for cell in sorted(graph)
    }
    drawing = _Drawing(pairs, around)
    drawing.cut_faces()
    return _unmirrored(drawing)


def _unmirrored(drawing: _Drawing) -> Embedding:
    """Choose between an embedding and its mirror image, always the same way.

    The lowest region on the frame has, clockwise from the frame, the lower neighbour first.
    """
    around = {cell: order for cell, order in drawing.around.items() if cell != OUTSIDE}
    embedding = Embedding(drawing.sides, around)
    frame = embedding.along_frame()[0]
    cell = embedding.sides[frame][0]
    after = embedding.other(embedding.after(cell, frame), cell)
    order = around[cell]
    before = embedding.other(order[order.index(frame) - 1], cell)
    if after > before:
        return Embedding(drawing.sides, {cell: order[::-1] for cell, order in around.items()})
    return embedding


_Face = list[tuple[int, int]]  # (corner, border that leaves it)


@dataclass
class _Drawing:
    """The borders around each cell in order; borders can be added."""

    sides: list[tuple[int, int]]
    around: dict[int, list[int]]
    _pairs: set[frozenset[int]] = field(default_factory=set)

    def cut_faces(self) -> None:
        """Cut every face into triangles."""
        self._pairs = {frozenset(side) for side in self.sides}
        for face in self._faces():
            self._cut(face)

    def _faces(self) -> list[_Face]:
        seen: set[tuple[int, int]] = set()
        found: list[_Face] = []
        for cell, order in self.around.items():
            for border in order:
                corner, face = (cell, border), []
                while corner not in seen:
                    seen.add(corner)
                    face.append(corner)
                    corner = self._following(corner)
                if face:
                    found.append(face)
        return found

    def _following(self, corner: tuple[int, int]) -> tuple[int, int]:
        first, second = self.sides[corner[1]]
        cell = second if first == corner[0] else first
        order = self.around[cell]
        return cell, order[(order.index(corner[1]) + 1) % len(order)]

    def _cut(self, face: _Face) -> None:
        """Cut a face into triangles along pairs that are neighbours anyway."""
        if len(face) <= 3:
            return
        cells = [cell for cell, _ in face]
        third_of = self._triangles(cells)
        if not third_of(0, len(cells) - 1):
            regions = [cell for cell in cells if cell != OUTSIDE]
            code = "map.open_corner" if OUTSIDE not in cells else "map.open_edge"
            raise NoEmbedding(fault(code, regions=shortened(listed(map(str, regions)))))
        waiting = [(face, 0, len(cells) - 1)]  # the part of the face between two corners
        while waiting:
            part, start, end = waiting.pop()
            if end - start < 2:
                continue
            third = third_of(start, end)
            if third > start + 1:
                before, part = self._split(part, 0, third - start)
                waiting.append((before, start, third))
            else:
                part = part[1:] + part[:1]
            if third < end - 1:
                after, part = self._split(part, 0, end - third)
                waiting.append((after, third, end))

    def _triangles(self, cells: list[int]) -> Callable[[int, int], int]:
        """Return a function that finds the third corner of the triangle on each side."""

        @cache
        def fills(start: int, end: int) -> int:
            """Return the third corner of a triangle on a side; 0: none, -1: a border."""
            if end == start + 1:
                return -1
            for third in range(start + 1, end):
                if cells[third] in (cells[start], cells[end]):
                    continue
                if all(
                    self._joins(cells, *side) and fills(*side)
                    for side in ((start, third), (third, end))
                ):
                    return third
            return 0

        return fills

    def _joins(self, cells: list[int], start: int, end: int) -> bool:
        return end == start + 1 or frozenset((cells[start], cells[end])) in self._pairs

    def _split(self, face: _Face, start: int, end: int) -> tuple[_Face, _Face]:
        """Join two corners of a face by one more border."""
        border = len(self.sides)
        low, high = sorted((face[start][0], face[end][0]))
        self.sides.append((high, low) if low == OUTSIDE else (low, high))
        for place in (start, end):
            order = self.around[face[place][0]]
            order.insert(order.index(face[place - 1][1]) + 1, border)
        return (
            [*face[start:end], (face[end][0], border)],
            [*face[end:], *face[:start], (face[start][0], border)],
        )


def embedding_faults(spec: MapSpec) -> list[MapFault]:
    """Return the fault that makes a map impossible to draw, if there is one."""
    try:
        embed(spec)
    except NoEmbedding as error:
        return [error.fault]
    return []
