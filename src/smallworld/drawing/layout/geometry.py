"""Boxes with round corners: the room a thing takes on the board; a disc is one without sides."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from smallworld.packs.files.maps.outlines import Point


class Form(NamedTuple):
    """Half the width and height of a box without its round corners, and their radius."""

    width: float
    height: float
    radius: float

    @property
    def half_width(self) -> float:
        """Half the width of the whole box."""
        return self.width + self.radius

    @property
    def half_height(self) -> float:
        """Half the height of the whole box."""
        return self.height + self.radius


def disc(radius: float) -> Form:
    """A round form."""
    return Form(0.0, 0.0, radius)


def rounded(half_width: float, half_height: float, radius: float) -> Form:
    """A box of the given halves."""
    return Form(half_width - radius, half_height - radius, radius)


class Box(NamedTuple):
    """A form at a place."""

    x: float
    y: float
    form: Form

    def distance(self, other: Box) -> float:
        """How far apart two boxes are; below zero if they overlap."""
        width, height, radius = self.form
        other_width, other_height, other_radius = other.form
        across = abs(self.x - other.x) - width - other_width
        down = abs(self.y - other.y) - height - other_height
        if across <= 0:
            return max(down, 0.0) - radius - other_radius
        if down <= 0:
            return across - radius - other_radius
        return hypot(across, down) - radius - other_radius

    def holds(self, x: float, y: float) -> bool:
        """Whether (x, y) lies in the box."""
        width, height, radius = self.form
        across, down = abs(self.x - x) - width, abs(self.y - y) - height
        if across >= radius or down >= radius:
            return False
        return across <= 0 or down <= 0 or hypot(across, down) < radius

    def skeleton(self) -> list[Point]:
        """Where the radius is measured from: a disc's middle, a box's corners and long sides."""
        width, height, _ = self.form
        if not width and not height:
            return [(self.x, self.y)]
        columns = (-width, 0.0, width) if width > height else (-width, width)
        return [(self.x + c, self.y + r) for c in columns for r in (-height, height)]
