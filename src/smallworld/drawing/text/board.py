"""A board with everything on it as readable text: a map of characters, or a table.

In both, brackets around a race mean that it is in decline. Rows come as runs with a
style each; who prints them decides about colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from smallworld.core.bits import members
from smallworld.core.state import State
from smallworld.drawing.text.canvas import Canvas, Grounds
from smallworld.drawing.text.descriptions import (
    SYMBOLS,
    holder,
    pieces,
    seat_tags,
    symbol_signs,
    word,
)
from smallworld.drawing.text.styled import Line, Row, Run, aligned, text_width
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec
from smallworld.packs.maps import load_outlines
from smallworld.texts.names import Names

WIDEST: Final = 120


def width_of(spec: MapSpec) -> int:
    """Columns a board needs so that its smallest regions can be read.

    >>> from smallworld.packs.maps import load_map
    >>> [width_of(load_map(f"base/{seats}")) for seats in (2, 3, 4, 5)]
    [95, 102, 111, 120]
    """
    return min(WIDEST, 72 + len(spec.regions))


@cache
def _grounds(map: str, width: int) -> Grounds:
    return Grounds(load_outlines(map), width)


def board_text(
    spec: MapSpec,
    state: State,
    names: Names,
    *,
    notes: Mapping[int, str] | None = None,
    outlines: Outlines | None = None,
    width: int = 0,
) -> list[Row]:
    """The board of ``state`` as a map; ``notes`` are short remarks beside region names."""
    wide = width or width_of(spec)
    grounds = Grounds(outlines, wide) if outlines is not None else _grounds(spec.id, wide)
    canvas = Canvas(grounds.width, grounds.height)
    for row in range(grounds.height):
        for column in range(grounds.width):
            canvas.write(row, column, grounds.line(row, column), "border")
    for region in spec.regions:
        label = _Label(region, state, names, (notes or {}).get(region.id, ""))
        _put(canvas, grounds, region.id, label.layouts())
    return canvas.rows()


class _Label:
    """What is written into one region, in ever shorter ways."""

    def __init__(self, region: RegionSpec, state: State, names: Names, note: str) -> None:
        tags = seat_tags(names.seats)
        self.region = region
        self.names = names
        self.note = note
        self.holder = holder(state, region.id, names, tags)
        self.short_holder = holder(state, region.id, names, tags, letters=4)
        self.pieces = pieces(state, region.id, names)

    def layouts(self) -> list[list[Line]]:
        """From the most generous to the most compact."""
        number, name = Run(str(self.region.id), "name"), Run(self.region.name, "name")
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
        terrain = word(self.names, "terrain", self.region.terrain)[:letters]
        runs = [Run(terrain, f"terrain {self.region.terrain}")]
        symbols = [symbol for symbol in SYMBOLS if symbol in self.region.symbols]
        if symbols and signs:
            short = symbol_signs(self.names)
            runs += [Run(" "), Run("+".join(short[symbol] for symbol in symbols), "symbol")]
        elif symbols:
            runs += [Run(", "), Run(_symbols(symbols, self.names), "symbol")]
        return tuple(runs)

    def _pieces(self, letters: int = 0) -> Line:
        """The pieces, one after the other; shortened to so many letters each."""
        short = " ".join(piece.replace(" ", "")[:letters] for piece in self.pieces)
        text = short if letters else ", ".join(self.pieces)
        return (Run(text, "piece"),) if text else ()


def _symbols(symbols: Iterable[str], names: Names) -> str:
    return ", ".join(word(names, "symbol", symbol) for symbol in symbols)


def _joined(first: Line, second: Line) -> Line:
    return (*first, Run(" "), *second) if first and second else first or second


def _put(canvas: Canvas, grounds: Grounds, region: int, layouts: list[list[Line]]) -> None:
    for layout in layouts:
        places = _places(grounds, region, [text_width(line) for line in layout])
        if places:
            break
    else:
        layout = layouts[-1]
        spans = sorted(grounds.spans[region], key=lambda span: -span[2])[: len(layout)]
        places = [(row, column) for row, column, _ in sorted(spans)]
    for (row, column), line in zip(places, layout, strict=False):
        for run in line:
            canvas.write(row, column, run.text, run.style)
            column += len(run.text)


def _places(grounds: Grounds, region: int, lengths: list[int]) -> list[tuple[int, int]]:
    """Where lines of these lengths fit below each other, as near to the label as possible."""
    rooms: dict[int, tuple[int, int]] = {}
    for row, first, length in grounds.spans[region]:
        if length > rooms.get(row, (0, 0))[1]:
            rooms[row] = (first, length)
    middle_row, middle_column = grounds.middle(region)
    best: tuple[float, list[tuple[int, int]]] = (float("inf"), [])
    for top in rooms:
        cost = 3 * abs(top + (len(lengths) - 1) / 2 - middle_row)
        places: list[tuple[int, int]] = []
        for row, length in enumerate(lengths, start=top):
            first, room = rooms.get(row, (0, 0))
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
    """The board of ``state`` as a table: one row a region, with its neighbours."""
    remarks = notes or {}
    body = [_table_row(region, state, names, remarks.get(region.id, "")) for region in spec.regions]
    columns = ("number", "region", "terrain", "holder", "pieces", "neighbours")
    head = [(Run(names.texts.say(f"terminal-board.{column}"), "dim"),) for column in columns]
    return aligned([head, *body], right=(0,))


def _table_row(region: RegionSpec, state: State, names: Names, note: str) -> list[Line]:
    entry = members(int(state.box.board.entry) & (1 << region.id))
    edge = names.texts.say("terminal-board.edge") if entry else ""
    symbols = [symbol for symbol in SYMBOLS if symbol in region.symbols]
    named: list[Run] = [Run(region.name, "name")]
    if note:
        named += [Run(" "), Run(note, "note")]
    terrain = [Run(word(names, "terrain", region.terrain), f"terrain {region.terrain}")]
    if symbols:
        terrain += [Run(", "), Run(_symbols(symbols, names), "symbol")]
    near = " ".join(str(other) for other in region.neighbours)
    return [
        (Run(str(region.id), "name"),),
        tuple(named),
        tuple(terrain),
        holder(state, region.id, names, seat_tags(names.seats)),
        (Run(", ".join(pieces(state, region.id, names)), "piece"),),
        (Run(f"{near} {edge}".rstrip(), "dim"),),
    ]
