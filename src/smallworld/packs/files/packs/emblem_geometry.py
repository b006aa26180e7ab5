"""Bound the geometry of an emblem by its viewBox, so that painting it stays cheap.

A browser may spend seconds on a few bytes: on coordinates far away, on wide strokes, on thousands
of segments. Every point of a shape, after all transforms, must lie near the viewBox, and the
numbers of segments, gradients and layers are limited.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from math import cos, hypot, radians, sin, tan
from typing import Final, NamedTuple

Point = tuple[float, float]

MOST_SEGMENTS: Final = 1200
MOST_GRADIENTS: Final = 80  # fills and strokes; each costs as much as five plain ones
MOST_LAYERS: Final = 12  # elements with an opacity, each painted apart …
DEEPEST_LAYER: Final = 3  # … and inside each other
_AROUND: Final = 1.0  # viewBoxes beyond each side
_WIDEST: Final = 10_000.0  # viewBox
_NARROWEST: Final = 0.5
_LONGEST_SHAPE: Final = 8.0  # width divided by height, or the other way round
_MOST_FUNCTIONS: Final = 8  # of one transform
_HIGHEST_MITRE: Final = 20.0

_NUMBER: Final = r"[-+]?(?:\d++\.?\d*+|\.\d++)(?:[eE][-+]?\d{1,3}+)?"
_NUMBERS: Final = re.compile(_NUMBER)
_SEPARATED: Final = re.compile(rf"\s*+{_NUMBER}%?(?:[\s,]++{_NUMBER}%?)*+\s*+")
_LENGTH: Final = re.compile(rf"({_NUMBER})(%?)")
_GAP: Final = re.compile(r"[\s,]*+")
_FUNCTION: Final = re.compile(r"([a-zA-Z]++)\(([^()]*+)\)[\s,]*+")
_ARGUMENTS: Final = {
    **{"M": 2, "L": 2, "T": 2, "H": 1, "V": 1},
    **{"C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0},
}
_AXES: Final = frozenset(("x", "y", "cx", "cy", "x1", "x2", "y1", "y2", "fx", "fy"))
_SIZES: Final = frozenset(("r", "rx", "ry", "width", "height"))


class BadGeometry(ValueError):
    """A value that is malformed (``value``), or too large (``too_far``, ``too_many_parts``)."""

    def __init__(self, problem: str, found: str = "") -> None:
        super().__init__(problem, found)
        self.problem = problem
        self.found = found


class Matrix(NamedTuple):
    """An affine transform, written as in ``matrix(a b c d e f)``."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def times(self, o: Matrix) -> Matrix:
        """Return the transform that applies ``o`` first."""
        return Matrix(
            self.a * o.a + self.c * o.b,
            self.b * o.a + self.d * o.b,
            self.a * o.c + self.c * o.d,
            self.b * o.c + self.d * o.d,
            self.a * o.e + self.c * o.f + self.e,
            self.b * o.e + self.d * o.f + self.f,
        )

    def moved(self, x: float, y: float) -> Point:
        """Return the image of a point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        """The largest factor by which lengths grow; at most √2 too high."""
        return hypot(hypot(self.a, self.b), hypot(self.c, self.d))


class Inherited(NamedTuple):
    """What an element hands down to its children."""

    matrix: Matrix = Matrix()
    stroke: float = 1.0
    gradients: frozenset[str] = frozenset()  # of ``fill`` and ``stroke``
    layers: int = 0  # around it


class GeometryCheck:
    """Checks the elements of one picture against its viewBox."""

    def __init__(self, view_box: str) -> None:
        numbers = [float(number) for number in _NUMBERS.findall(view_box)]
        if not _SEPARATED.fullmatch(view_box) or "%" in view_box or len(numbers) != 4:
            raise BadGeometry("value", f"viewBox={view_box}")
        self._x, self._y, self._width, self._height = numbers
        short, long = sorted(numbers[2:])
        fits = short >= _NARROWEST and long <= min(_WIDEST, short * _LONGEST_SHAPE)
        if not fits or max(abs(self._x), abs(self._y)) > _WIDEST:
            raise BadGeometry("too_far", f"viewBox={view_box}")
        self._size = long
        self._segments = 0
        self._gradients = 0
        self._layers = 0

    def check(self, element: str, attributes: Mapping[str, str], above: Inherited) -> Inherited:
        """Check one element; return what its children inherit. Raises ``BadGeometry``."""
        matrix, stroke = above.matrix, above.stroke
        if "transform" in attributes:
            matrix = matrix.times(_matrix(attributes["transform"]))
        if "gradientTransform" in attributes:
            _matrix(attributes["gradientTransform"])
        if "stroke-width" in attributes:
            stroke = self._length(attributes["stroke-width"])
        if "stroke-miterlimit" in attributes:
            mitre = self._length(attributes["stroke-miterlimit"])
            _within(1.0, mitre, _HIGHEST_MITRE, f"stroke-miterlimit={mitre:g}")
        gradients = _gradients(attributes, above.gradients)
        has_layer = "opacity" in attributes
        self._layers += has_layer
        layers = above.layers + has_layer
        lengths = self._lengths(attributes)
        if element not in ("g", "defs", "stop", "linearGradient", "radialGradient"):
            _within(0.0, stroke * matrix.scale, 2 * self._size, f"stroke-width={stroke:g}")
            for point in self._points(element, attributes, lengths):
                self._check_point(matrix.moved(*point), element)
            self._gradients += len(gradients)
        if self._gradients > MOST_GRADIENTS or self._layers > MOST_LAYERS or layers > DEEPEST_LAYER:
            raise BadGeometry("too_many_parts")
        return Inherited(matrix, stroke, gradients, layers)

    def _length(self, value: str) -> float:
        """Read a length; a percentage is one of the longer side."""
        found = _LENGTH.fullmatch(value.strip())
        if found is None:
            raise BadGeometry("value", value)
        return float(found[1]) * (self._size / 100 if found[2] else 1.0)

    def _lengths(self, attributes: Mapping[str, str]) -> dict[str, float]:
        found: dict[str, float] = {}
        for name in (_AXES | _SIZES) & attributes.keys():
            length = self._length(attributes[name])
            low = 0.0 if name in _SIZES else -4 * _WIDEST
            _within(low, length, 4 * _WIDEST, f"{name}={attributes[name]}")
            found[name] = length
        return found

    def _points(
        self, element: str, attributes: Mapping[str, str], lengths: Mapping[str, float]
    ) -> Iterable[Point]:
        """Return points whose convex hull contains the shape."""
        if element == "path":
            return self._counted(path_points(attributes.get("d", "M0 0")))
        if element in ("polyline", "polygon"):
            return self._counted(_pairs(attributes.get("points", "")))
        x, y = lengths.get("x", 0.0), lengths.get("y", 0.0)
        width, height = lengths.get("width", 0.0), lengths.get("height", 0.0)
        if element == "line":
            ends = ("x1", "y1"), ("x2", "y2")
            return self._counted([(lengths.get(a, 0.0), lengths.get(b, 0.0)) for a, b in ends])
        if element in ("circle", "ellipse"):
            both = lengths.get("r", 0.0)
            right, down = lengths.get("rx", both), lengths.get("ry", both)
            x, y = lengths.get("cx", 0.0) - right, lengths.get("cy", 0.0) - down
            width, height = 2 * right, 2 * down
        corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
        return self._counted([(x + right, y + down) for right, down in corners])

    def _counted(self, points: Iterable[Point]) -> Iterator[Point]:
        for point in points:
            self._segments += 1
            if self._segments > MOST_SEGMENTS:
                raise BadGeometry("too_many_parts")
            yield point

    def _check_point(self, point: Point, element: str) -> None:
        around = _AROUND * self._size
        for value, low, length in zip(
            point, (self._x, self._y), (self._width, self._height), strict=True
        ):
            _within(low - around, value, low + length + around, f"{element}: {value:g}")


def _gradients(attributes: Mapping[str, str], above: frozenset[str]) -> frozenset[str]:
    """Return which of ``fill`` and ``stroke`` are gradients, by themselves or inherited.

    >>> _gradients({"fill": "red"}, frozenset(("fill", "stroke")))
    frozenset({'stroke'})
    """
    own = {name: attributes[name] for name in ("fill", "stroke") if name in attributes}
    return above.difference(own) | {name for name, value in own.items() if value.startswith("url")}


def _within(low: float, value: float, high: float, found: str) -> None:
    """Refuse a value outside its bounds, and one that is no number."""
    if not low <= value <= high:
        raise BadGeometry("too_far", found)


def _pairs(text: str) -> Iterator[Point]:
    numbers = [float(number) for number in _NUMBERS.findall(text)]
    if len(numbers) % 2:
        raise BadGeometry("value", f"points={text}")
    return zip(numbers[::2], numbers[1::2], strict=True)


def _matrix(text: str) -> Matrix:
    """Read a list of transform functions."""
    whole, at, count = Matrix(), 0, 0
    while at < len(text):
        found = _FUNCTION.match(text, at)
        count += 1
        if found is None or count > _MOST_FUNCTIONS:
            raise BadGeometry("value", f"transform={text}")
        numbers = [float(number) for number in _NUMBERS.findall(found[2])]
        made = _function(found[1], numbers)
        if made is None or max(map(abs, made)) > 4 * _WIDEST:
            raise BadGeometry("value", f"transform={text}")
        whole, at = whole.times(made), found.end()
    return whole


def _function(name: str, given: list[float]) -> Matrix | None:
    count = len(given)
    if name == "matrix" and count == 6:
        return Matrix(*given)
    if name == "translate" and count in (1, 2):
        return Matrix(e=given[0], f=given[1] if count == 2 else 0.0)
    if name == "scale" and count in (1, 2):
        return Matrix(a=given[0], d=given[-1])
    if name == "skewX" and count == 1:
        return Matrix(c=tan(radians(given[0])))
    if name == "skewY" and count == 1:
        return Matrix(b=tan(radians(given[0])))
    if name == "rotate" and count in (1, 3):
        turn = radians(given[0])
        turned = Matrix(cos(turn), sin(turn), -sin(turn), cos(turn))
        if count == 1:
            return turned
        x, y = given[1:]
        return Matrix(e=x, f=y).times(turned).times(Matrix(e=-x, f=-y))
    return None


def path_points(text: str) -> Iterator[Point]:
    """Yield the end and control points of a path, in absolute coordinates.

    >>> list(path_points("M1 1h2q1,1 .5.5t-1e0-1z"))
    [(1.0, 1.0), (3.0, 1.0), (4.0, 2.0), (3.5, 1.5), (3.0, 1.0), (2.5, 0.5)]
    """
    scan = _Scanner(text)
    start = here = (0.0, 0.0)
    control: Point | None = None
    while (command := scan.command()) is not None:
        kind = command.upper()
        if kind == "Z":
            here, control = start, None
            continue
        numbers = scan.arguments(kind)
        origin = here if command.islower() else (0.0, 0.0)
        points = _absolute(kind, numbers, origin, here)
        if kind in "ST":  # the first control point mirrors the last one
            last = here if control is None else control
            points.insert(0, (2 * here[0] - last[0], 2 * here[1] - last[1]))
        yield from points
        control = points[-2] if kind in "CSQT" else None
        here = points[-1]
        if kind == "M":
            start = here


def _absolute(kind: str, numbers: list[float], origin: Point, here: Point) -> list[Point]:
    x, y = origin
    if kind == "H":
        return [(x + numbers[0], here[1])]
    if kind == "V":
        return [(here[0], y + numbers[0])]
    if kind == "A":
        return _around_arc(numbers, here, (x + numbers[5], y + numbers[6]))
    return [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]


def _around_arc(numbers: list[float], here: Point, end: Point) -> list[Point]:
    """Return points around an elliptical arc, its end last; radii that are too short grow."""
    short, long = sorted((abs(numbers[0]), abs(numbers[1])))
    if short == 0:  # a straight line
        return [end]
    reach = hypot(end[0] - here[0], end[1] - here[1]) * long / short
    if numbers[3]:  # the longer way round
        reach = max(reach, 2 * long)
    low = min(here[0], end[0]) - reach, min(here[1], end[1]) - reach
    return [low, (max(here[0], end[0]) + reach, max(here[1], end[1]) + reach), end]


class _Scanner:
    """Reads the commands and numbers of a path."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._last = ""

    def command(self) -> str | None:
        """Return the next command, repeated or written; ``None`` at the end."""
        self._skip()
        if self._at == len(self._text):
            return None
        letter = self._text[self._at]
        if letter.upper() in _ARGUMENTS:
            self._at += 1
            self._last = letter
        elif self._last in ("", "Z", "z"):
            raise BadGeometry("value", f"d={self._text}")
        elif self._last in "Mm":
            self._last = "L" if self._last == "M" else "l"
        return self._last

    def arguments(self, kind: str) -> list[float]:
        """Return the numbers of one command."""
        return [self._number(kind == "A" and place in (3, 4)) for place in range(_ARGUMENTS[kind])]

    def _number(self, is_flag: bool) -> float:
        self._skip()
        if is_flag and self._text[self._at : self._at + 1] in ("0", "1"):
            self._at += 1
            return float(self._text[self._at - 1])
        found = _NUMBERS.match(self._text, self._at)
        if found is None or is_flag:
            raise BadGeometry("value", f"d={self._text}")
        self._at = found.end()
        return float(found[0])

    def _skip(self) -> None:
        gap = _GAP.match(self._text, self._at)
        self._at = gap.end() if gap else self._at
