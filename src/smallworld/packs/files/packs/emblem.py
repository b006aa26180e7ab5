"""Sanitise emblems: rewrite an SVG from an allow-list of elements, or refuse it.

Shapes, groups and gradients pass; scripts, style sheets, images, links, text, animation and
anything fetched from elsewhere do not. A document type is refused before it can define entities.
Dashes are dropped, and ``emblem_geometry`` bounds everything else that is costly to paint.
"""

from __future__ import annotations

import re
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from smallworld.packs.files.packs.emblem_geometry import BadGeometry, GeometryCheck, Inherited

LARGEST: Final = 20_480  # bytes
_MOST_ELEMENTS: Final = 250
_DEEPEST: Final = 10
_SVG: Final = "http://www.w3.org/2000/svg"
_BETWEEN: Final = "|"  # separates namespace and name in expat

_NUMBERS: Final = re.compile(r"[-+0-9.eE%,\s]{1,400}")
_PATH: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\-\s]{1,20000}")
_COLOUR: Final = re.compile(
    r"none|currentColor|[a-z]{3,20}|#[0-9a-fA-F]{3,8}|rgba?\([0-9.,%\s]{1,40}\)|url\(#[\w-]{1,40}\)"
)
_WORD: Final = re.compile(r"[a-zA-Z-]{1,20}")
_NAME: Final = re.compile(r"[A-Za-z][\w-]{0,39}")
# Separators belong to the function before them, so that matching cannot backtrack.
_TRANSFORM: Final = re.compile(
    r"(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+0-9.eE,\s]{1,120}\)[\s,]*)+"
)

_ATTRIBUTES: Final[dict[str, re.Pattern[str]]] = {
    **dict.fromkeys(("cx", "cy", "r", "rx", "ry", "x", "y", "x1", "x2", "y1", "y2"), _NUMBERS),
    **dict.fromkeys(("width", "height", "points", "viewBox", "offset", "fx", "fy"), _NUMBERS),
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity", "stop-opacity"), _NUMBERS),
    **dict.fromkeys(("stroke-width", "stroke-miterlimit"), _NUMBERS),
    **dict.fromkeys(("fill", "stroke", "stop-color", "color"), _COLOUR),
    **dict.fromkeys(("fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin"), _WORD),
    **dict.fromkeys(("gradientUnits", "spreadMethod"), _WORD),
    **dict.fromkeys(("transform", "gradientTransform"), _TRANSFORM),
    "d": _PATH,
    "id": _NAME,
}
_ELEMENTS: Final = frozenset(
    ("svg", "g", "defs", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon")
) | {"linearGradient", "radialGradient", "stop"}
# Metadata of drawing programs: dropped with everything inside.
_LEFT_OUT: Final = frozenset(("title", "desc", "metadata"))
_DROPPED: Final = frozenset(("version", "class", "role", "preserveAspectRatio", "baseProfile")) | {
    *("stroke-dasharray", "stroke-dashoffset")  # thousands of dashes cost seconds to paint
}


class BadEmblem(ValueError):
    """An SVG that is refused: the ``problem``, and what was ``found``."""

    def __init__(self, problem: str, found: str = "") -> None:
        super().__init__(problem, found)
        self.problem = problem
        self.found = found[:60]


def clean_emblem(text: str) -> str:
    """Return the picture rewritten from allowed elements; raises ``BadEmblem``.

    >>> clean_emblem('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g/></svg>')
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g></g></svg>'
    """
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise BadEmblem("too_large")
    return _Cleaner().cleaned(text)


class _Cleaner:
    """Parses an SVG once and writes the allowed parts."""

    def __init__(self) -> None:
        self._out: list[str] = []
        self._open: list[str] = []
        self._inherited = [Inherited()]
        self._geometry: GeometryCheck | None = None  # once the viewBox is known
        self._elements = 0
        self._silent = 0  # depth inside a dropped element

    def cleaned(self, text: str) -> str:
        parser = expat.ParserCreate("utf-8", _BETWEEN)
        parser.StartDoctypeDeclHandler = self._doctype
        parser.EntityDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        try:
            parser.Parse(text.encode("utf-8", "replace"), True)
        except expat.ExpatError as error:
            raise BadEmblem("malformed", f"{error.lineno}:{error.offset}") from None
        return "".join(self._out)

    def _doctype(self, *_: object) -> None:
        raise BadEmblem("doctype")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, plain = name.rpartition(_BETWEEN)
        self._elements += 1
        if self._elements > _MOST_ELEMENTS or len(self._open) + self._silent >= _DEEPEST:
            raise BadEmblem("too_many_parts")
        if self._silent or plain in _LEFT_OUT or (space and space != _SVG and self._open):
            self._silent += 1
            return
        if plain not in _ELEMENTS or (not self._open) != (plain == "svg") or space != _SVG:
            raise BadEmblem("element", plain)
        if plain == "svg" and "viewBox" not in attributes:
            raise BadEmblem("no_view_box")
        written = self._values(plain, attributes)
        self._check_geometry(plain, written)
        self._open.append(plain)
        parts = "".join(f" {name}={quoteattr(value)}" for name, value in written.items())
        self._out.append(f"<{plain}{parts}>")

    def _check_geometry(self, element: str, attributes: dict[str, str]) -> None:
        try:
            if self._geometry is None:
                self._geometry = GeometryCheck(attributes["viewBox"])
            given = {name: value for name, value in attributes.items() if name != "viewBox"}
            inherited = self._geometry.check(
                "g" if element == "svg" else element, given, self._inherited[-1]
            )
        except BadGeometry as error:
            raise BadEmblem(error.problem, error.found) from None
        self._inherited.append(inherited)

    def _end(self, _: str) -> None:
        if self._silent:
            self._silent -= 1
        else:
            self._inherited.pop()
            self._out.append(f"</{self._open.pop()}>")

    def _values(self, element: str, attributes: dict[str, str]) -> dict[str, str]:
        """Return the allowed attributes; refuse any other."""
        written = {"xmlns": _SVG} if element == "svg" else {}
        for name, value in self._all(attributes):
            if element == "svg" and name in ("width", "height", "x", "y"):
                continue
            if name not in _ATTRIBUTES:
                raise BadEmblem("attribute", name)
            if not _ATTRIBUTES[name].fullmatch(value.strip()):
                raise BadEmblem("value", f"{name}={value}")
            written[name] = " ".join(value.split())
        return written

    def _all(self, attributes: dict[str, str]) -> list[tuple[str, str]]:
        """Return the SVG attributes, with the declarations of ``style`` as attributes."""
        found: list[tuple[str, str]] = []
        for name, value in attributes.items():
            if name == "style":
                declared = [part.partition(":") for part in value.split(";") if part.strip()]
                pairs = ((key.strip(), value.strip()) for key, _, value in declared)
                found += [pair for pair in pairs if pair[0] not in _DROPPED]
            elif _BETWEEN in name:
                if name.endswith((f"{_BETWEEN}href", f"{_BETWEEN}base")):
                    raise BadEmblem("attribute", name.rpartition(_BETWEEN)[2])
            elif name not in _DROPPED:
                found.append((name, value))
        return found
