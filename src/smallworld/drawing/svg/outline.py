"""The outline of a region as path data."""

from __future__ import annotations

from smallworld.drawing.svg.pen import Pen
from smallworld.packs.files.maps.outlines import Outlines, arc_number


def outline_path(outlines: Outlines, region: int) -> str:
    """The outline as it is drawn: borders smooth, the frame straight."""
    pen = Pen()
    for place, reference in enumerate(outlines.rings[region]):
        points = outlines.arc(reference)
        if len(outlines.sides[arc_number(reference)]) == 1:
            pen.polyline(points, start=place == 0)
        else:
            pen.curve(points, start=place == 0)
    pen.close()
    return str(pen)
