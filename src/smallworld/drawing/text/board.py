"""Draw a board with everything on it as text: a map of characters, or a table.

Brackets around a race mean that it is in decline. The caller decides about colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from smallworld.core.bits import members
from smallworld.core.state import State
from smallworld.drawing.text.canvas import Canvas, RegionRaster
from smallworld.drawing.text.descriptions import (
    SYMBOLS,
    cached_name,
    describe_holder,
    piece_names,
    seat_tags,
    symbol_abbreviations,
)
from smallworld.drawing.text.styled import Line, Row, Run, align_columns, text_width
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec
from smallworld.packs.maps import load_outlines
from smallworld.texts.names import Names

WIDEST: Final = 120


def board_width(spec: MapSpec) -> int:
    """Return the columns a board needs so that its smallest regions are readable.

    >>> from smallworld.packs.maps import load_map
    >>> [board_width(load_map(f"base/{seats}")) for seats in (2, 3, 4, 5)]
    [95, 102, 111, 120]
    """
    return min(WIDEST, 72 + len(spec.regions))


@cache
def _raster(map: str, width: int) -> RegionRaster:
    return RegionRaster(load_outlines(map), width)


def board_text(
    spec: MapSpec,
    state: State,
    names: Names,
    *,
    notes: Mapping[int, str] | None = None,
    outlines: Outlines | None = None,
    width: int = 0,
) -> list[Row]:
    """Draw the board of ``state`` as a map; ``notes`` are printed beside region names."""
    wide = width or board_width(spec)
    raster = RegionRaster(outlines, wide) if outlines is not None else _raster(spec.id, wide)
    canvas = Canvas(raster.width, raster.height)
    for row in range(raster.height):
        for column in range(raster.width):
            canvas.write(row, column, raster.line(row, column), "border")
    for region in spec.regions:
        label = _Label(region, state, names, (notes or {}).get(region.id, ""))
        _write_label(canvas, raster, region.id, label.layouts())
    return canvas.rows()


class _Label:
    """The label of one region, from the full to the shortest version."""

    def __init__(self, region: RegionSpec, state: State, names: Names, note: str) -> None:
        tags = seat_tags(names.seats)
        self.region = region
        self.names = names
        self.note = note
        self.holder = describe_holder(state, region.id, names, tags)
        self.short_holder = describe_holder(state, region.id, names, tags, letters=4)
        self.pieces = piece_names(state, region.id, names)

    def layouts(self) -> list[list[Line]]:
        """Return all versions of the label, the longest first."""
        number = Run(str(self.region.id), "name")
        name = Run(self.names.proper_name(self.region.name), "name")
        note: Line = (Run(" "), Run(self.note, "note")) if self.note else ()
        whole: Line = (number, Run(" "), name, *note)
        apart: list[Line] = [(number, *note), (name,)]
        rich = [self._terrain(), self.holder, self._pieces()]
        mixed = [self._terrain(signs=True), self.holder, self._pieces()]
        lean = [self._terrain(signs=True), self.short_holder, self._pieces(3)]
        stub = [self._terrain(4, signs=True), self.short_holder, self._pieces(2)]
        flat = _joined(whole, self._terrain(signs=True))
        choices = [[whole, *rich], [whole, *mixed], [whole, *lean], [*apart, *mixed]]
        choices += [[*apart, *lean], [flat, *rich[1:]], [flat, *lean[1:]]]
        choices += [[flat, _joined(self.short_holder, self._pieces(3))], [whole, *stub]]
        choices += [[*apart, *stub], [apart[0], _joined(apart[1], stub[0]), *stub[1:]]]
        choices += [[*apart, _joined(self.short_holder, stub[0])]]
        return [[line for line in choice if line] for choice in choices]

    def _terrain(self, letters: int = 20, *, signs: bool = False) -> Line:
        terrain = cached_name(self.names, "terrain", self.region.terrain)[:letters]
        runs = [Run(terrain, f"terrain {self.region.terrain}")]
        symbols = [symbol for symbol in SYMBOLS if symbol in self.region.symbols]
        if symbols and signs:
            short = symbol_abbreviations(self.names)
            runs += [Run(" "), Run("+".join(short[symbol] for symbol in symbols), "symbol")]
        elif symbols:
            runs += [Run(", "), Run(_symbols(symbols, self.names), "symbol")]
        return tuple(runs)

    def _pieces(self, letters: int = 0) -> Line:
        """Return the pieces, shortened to ``letters`` each if given."""
        short = " ".join(piece.replace(" ", "")[:letters] for piece in self.pieces)
        text = short if letters else ", ".join(self.pieces)
        return (Run(text, "piece"),) if text else ()


def _symbols(symbols: Iterable[str], names: Names) -> str:
    return ", ".join(cached_name(names, "symbol", symbol) for symbol in symbols)


def _joined(first: Line, second: Line) -> Line:
    return (*first, Run(" "), *second) if first and second else first or second


def _write_label(
    canvas: Canvas, raster: RegionRaster, region: int, layouts: list[list[Line]]
) -> None:
    for layout in layouts:
        places = _fit_lines(raster, region, [text_width(line) for line in layout])
        if places:
            break
    else:
        layout = layouts[-1]
        spans = sorted(raster.spans[region], key=lambda span: -span[2])[: len(layout)]
        places = [(row, column) for row, column, _ in sorted(spans)]
    for (row, column), line in zip(places, layout, strict=False):
        for run in line:
            canvas.write(row, column, run.text, run.style)
            column += len(run.text)


def _fit_lines(raster: RegionRaster, region: int, lengths: list[int]) -> list[tuple[int, int]]:
    """Find free spans for lines of these lengths, as near to the label as possible."""
    spans: dict[int, tuple[int, int]] = {}
    for row, first, length in raster.spans[region]:
        if length > spans.get(row, (0, 0))[1]:
            spans[row] = (first, length)
    middle_row, middle_column = raster.middle(region)
    best: tuple[float, list[tuple[int, int]]] = (float("inf"), [])
    for top in spans:
        cost = 3 * abs(top + (len(lengths) - 1) / 2 - middle_row)
        places: list[tuple[int, int]] = []
        for row, length in enumerate(lengths, start=top):
            first, room = spans.get(row, (0, 0))
            if room < length:
                break
            wanted = round(middle_column - length / 2)
            column = min(max(wanted, first + (room > length)), first + room - length)
            cost += abs(column - wanted)
            places.append((row, column))
        if len(places) == len(lengths) and cost < best[0]:
            best = (cost, places)
    return best[1]


def board_table(
    spec: MapSpec,
    state: State,
    names: Names,
    *,
    notes: Mapping[int, str] | None = None,
) -> list[Row]:
    """Draw the board of ``state`` as a table: one row per region, with neighbours."""
    notes_by_region = notes or {}
    body = [
        _table_row(region, state, names, notes_by_region.get(region.id, ""))
        for region in spec.regions
    ]
    columns = ("number", "region", "terrain", "holder", "pieces", "neighbours")
    head = [(Run(names.texts.say(f"terminal-board.{column}"), "dim"),) for column in columns]
    return align_columns([head, *body], right=(0,))


def _table_row(region: RegionSpec, state: State, names: Names, note: str) -> list[Line]:
    entry = members(int(state.box.board.entry) & (1 << region.id))
    edge = names.texts.say("terminal-board.edge") if entry else ""
    symbols = [symbol for symbol in SYMBOLS if symbol in region.symbols]
    named: list[Run] = [Run(names.proper_name(region.name), "name")]
    if note:
        named += [Run(" "), Run(note, "note")]
    terrain = [Run(cached_name(names, "terrain", region.terrain), f"terrain {region.terrain}")]
    if symbols:
        terrain += [Run(", "), Run(_symbols(symbols, names), "symbol")]
    near = " ".join(str(other) for other in region.neighbours)
    return [
        (Run(str(region.id), "name"),),
        tuple(named),
        tuple(terrain),
        describe_holder(state, region.id, names, seat_tags(names.seats)),
        (Run(", ".join(piece_names(state, region.id, names)), "piece"),),
        (Run(f"{near} {edge}".rstrip(), "dim"),),
    ]
