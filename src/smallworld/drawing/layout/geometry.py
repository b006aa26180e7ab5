"""Boxes with round corners: the space that things take; a disc is one without sides."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from smallworld.packs.files.maps.outlines import Point


class RoundedSize(NamedTuple):
    """Half the width and height of a box without its corners, and the corner radius."""

    width: float
    height: float
    radius: float

    @property
    def half_width(self) -> float:
        """Return half the width of the whole box."""
        return self.width + self.radius

    @property
    def half_height(self) -> float:
        """Return half the height of the whole box."""
        return self.height + self.radius


def disc_size(radius: float) -> RoundedSize:
    """Return the size of a disc."""
    return RoundedSize(0.0, 0.0, radius)


def rounded_size(half_width: float, half_height: float, radius: float) -> RoundedSize:
    """Return the size of a box from half its width and height."""
    return RoundedSize(half_width - radius, half_height - radius, radius)


class RoundedBox(NamedTuple):
    """A size at a position."""

    x: float
    y: float
    size: RoundedSize

    def distance(self, other: RoundedBox) -> float:
        """Return the gap between two boxes; negative if they overlap."""
        width, height, radius = self.size
        other_width, other_height, other_radius = other.size
        across = abs(self.x - other.x) - width - other_width
        down = abs(self.y - other.y) - height - other_height
        if across <= 0:
            return max(down, 0.0) - radius - other_radius
        if down <= 0:
            return across - radius - other_radius
        return hypot(across, down) - radius - other_radius

    def contains(self, x: float, y: float) -> bool:
        """Return True if (x, y) lies in the box."""
        width, height, radius = self.size
        across, down = abs(self.x - x) - width, abs(self.y - y) - height
        if across >= radius or down >= radius:
            return False
        return across <= 0 or down <= 0 or hypot(across, down) < radius

    def core_points(self) -> list[Point]:
        """Return sample points of the core: the box is all points within the radius."""
        width, height, _ = self.size
        if not width and not height:
            return [(self.x, self.y)]
        columns = (-width, 0.0, width) if width > height else (-width, width)
        return [(self.x + c, self.y + r) for c in columns for r in (-height, height)]
