"""Prove that outlines draw the board of the map file.

Borders are stored once, so most of the proof is counting. An arc used by two rings in
opposite directions is a border: these pairs must be the neighbours. An arc used by one ring
must lie on the frame: these must be the regions at the edge. Crossing a border leaves one
region and enters another, so the number of rings around a point is the same everywhere inside
the frame; if every ring is a simple polygon of positive orientation and the areas add up to
the frame, that number is one: the regions tile the frame without gap or overlap. Where at most
three arcs meet, no two other regions touch at a corner.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from smallworld.packs.files.maps.faults import MapFault, fault
from smallworld.packs.files.maps.outlines import Outlines, Point, arc_number
from smallworld.packs.files.maps.polygon import contains_point, self_contact, signed_area
from smallworld.packs.files.maps.read import MapSpec

_SMALLEST_GAP: Final = 0.5  # square units, far above the rounding error of coordinates


def outline_faults(spec: MapSpec, outlines: Outlines) -> list[MapFault]:
    """Return all differences between ``outlines`` and ``spec``, and gaps or overlaps."""
    found = [*_regions(spec, outlines), *_arc_uses(outlines), *_chains(outlines)]
    if found:  # the checks below rely on it
        return found
    found += [*_shapes(outlines), *_covering(outlines), *_junctions(outlines)]
    found += [*_borders(spec, outlines), *_edges(spec, outlines), *_frame(outlines)]
    return found


def _regions(spec: MapSpec, outlines: Outlines) -> Iterator[MapFault]:
    known = {region.id for region in spec.regions}
    for region in sorted(known - outlines.rings.keys()):
        yield fault("map.outline_missing", region=region)
    for region in sorted(outlines.rings.keys() - known):
        yield fault("map.outline_unknown", region=region)


def _arc_uses(outlines: Outlines) -> Iterator[MapFault]:
    """Each arc is used once, or twice in opposite directions by different regions."""
    uses = Counter(reference for ring in outlines.rings.values() for reference in ring)
    for arc, regions in enumerate(outlines.sides):
        if not regions:
            yield fault("map.outline_arc_unused", arc=arc)
        elif len(regions) != len(set(regions)) or max(uses[arc], uses[~arc]) > 1:
            yield fault("map.outline_arc_repeated", arc=arc, region=regions[0])


def _chains(outlines: Outlines) -> Iterator[MapFault]:
    """Each arc of a ring begins where the one before it ended."""
    for region, ring in outlines.rings.items():
        for before, after in zip(ring, (*ring[1:], ring[0]), strict=True):
            if outlines.arc(before)[-1] != outlines.arc(after)[0]:
                yield fault("map.outline_open", region=region, arc=arc_number(after))


def _shapes(outlines: Outlines) -> Iterator[MapFault]:
    for region in outlines.rings:
        ring = outlines.ring(region)
        spot = self_contact(ring)
        if spot is not None:
            yield fault("map.outline_not_simple", region=region, x=spot[0], y=spot[1])
        elif signed_area(ring) <= 0:
            yield fault("map.outline_turned", region=region)
        elif not contains_point(ring, outlines.label(region)):
            yield fault("map.outline_label", region=region)


def _covering(outlines: Outlines) -> Iterator[MapFault]:
    covered = sum(signed_area(outlines.ring(region)) for region in outlines.rings)
    frame = outlines.width * outlines.height
    if abs(covered - frame) > _SMALLEST_GAP:
        yield fault("map.outline_uncovered", covered=round(covered, 1), frame=frame)


def _junctions(outlines: Outlines) -> Iterator[MapFault]:
    """Arcs meet only at their ends, and three at a time."""
    meeting: dict[Point, int] = defaultdict(int)
    for arc in outlines.arcs:
        for point in arc[1:-1]:
            meeting[point] += 2
        meeting[arc[0]] += 1
        meeting[arc[-1]] += 1
    for (x, y), arcs in meeting.items():
        if arcs > 3:
            yield fault("map.outline_junction", x=x, y=y, arcs=arcs)


def _borders(spec: MapSpec, outlines: Outlines) -> Iterator[MapFault]:
    drawn = {tuple(sorted(regions)) for regions in outlines.sides if len(regions) == 2}
    listed_pairs = {
        (min(region.id, other), max(region.id, other))
        for region in spec.regions
        for other in region.neighbours
    }
    for region, other in sorted(drawn - listed_pairs):
        yield fault("map.outline_strangers_touch", region=region, neighbour=other)
    for region, other in sorted(listed_pairs - drawn):
        yield fault("map.outline_neighbours_apart", region=region, neighbour=other)


def _edges(spec: MapSpec, outlines: Outlines) -> Iterator[MapFault]:
    drawn = {outlines.sides[arc][0] for arc in outlines.frame_arcs}
    for region in spec.regions:
        if region.edge and region.id not in drawn:
            yield fault("map.outline_edge_missing", region=region.id)
        if not region.edge and region.id in drawn:
            yield fault("map.outline_edge_extra", region=region.id)


def _frame(outlines: Outlines) -> Iterator[MapFault]:
    """Arcs of one region run along the frame; borders touch it only with their ends."""
    for arc, regions in enumerate(outlines.sides):
        points = outlines.arcs[arc]
        if len(regions) == 1:
            sides = [_frame_sides(point, outlines) for point in points]
            if not all(a & b for a, b in pairwise(sides)):
                yield fault("map.outline_off_frame", region=regions[0], arc=arc)
        elif any(_frame_sides(point, outlines) for point in points[1:-1]):
            yield fault("map.outline_touches_frame", region=regions[0], neighbour=regions[1])


def _frame_sides(point: Point, outlines: Outlines) -> set[str]:
    x, y = point
    sides: Iterable[tuple[str, bool]] = (
        ("left", x == 0),
        ("right", x == outlines.width),
        ("top", y == 0),
        ("bottom", y == outlines.height),
    )
    return {name for name, touched in sides if touched}
