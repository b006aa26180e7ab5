"""A board with everything on it as readable text: a map of characters, or a table.

In both, brackets around a race mean that it is in decline. Rows come as runs with a
style each; who prints them decides about colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from smallworld.core.bits import members
from smallworld.core.state import (
    ACTIVE,
    DRAGONS,
    FORTRESSES,
    HEROES,
    HOLES,
    KINDS,
    LAIRS,
    NOBODY,
    TRIBES,
    State,
)
from smallworld.drawing.canvas import Canvas, Grounds, Run
from smallworld.packs.mapfile import MapSpec, RegionSpec
from smallworld.packs.outlines import Outlines, load_base_outlines

Line = tuple[Run, ...]
Row = list[Run]

_PIECES: Final = (
    (FORTRESSES, "fortress"),
    (LAIRS, "lair"),
    (HOLES, "hole"),
    (HEROES, "hero"),
    (DRAGONS, "dragon"),
)
_SYMBOLS: Final = ("mine", "magic", "cavern")
WIDEST: Final = 120


def width_of(spec: MapSpec) -> int:
    """Columns a board needs so that its smallest regions can be read.

    >>> from smallworld.packs.loader import load_map
    >>> [width_of(load_map(f"base/{seats}")) for seats in (2, 3, 4, 5)]
    [95, 102, 111, 120]
    """
    return min(WIDEST, 72 + len(spec.regions))


def seat_tags(names: Sequence[str]) -> list[str]:
    """For each seat the shortest beginning of its name that is its alone, else with its number.

    >>> seat_tags(["Ann", "Bo", "Amy"]), seat_tags(["Bo", "Bo 2"])
    (['An', 'B', 'Am'], ['B0', 'B1'])
    """
    tags: list[str] = []
    for seat, name in enumerate(names):
        others = [other.casefold() for at, other in enumerate(names) if at != seat]
        prefixes = [name[:length].strip() for length in (1, 2, 3)]
        alone = [
            prefix
            for prefix in prefixes
            if prefix and not any(other.startswith(prefix.casefold()) for other in others)
        ]
        tags.append(alone[0] if alone else f"{name[:1]}{seat}")
    return tags


def race_word(id: str) -> str:
    """A race or power as a word of the board.

    >>> race_word("dragon_master")
    'Dragon Master'
    """
    return id.replace("_", " ").title()


@cache
def _grounds(map: str, width: int) -> Grounds:
    return Grounds(load_base_outlines(map), width)


def board_text(
    spec: MapSpec,
    state: State,
    names: Sequence[str],
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
    tags = seat_tags(names)
    for region in spec.regions:
        label = _Label(region, state, tags, (notes or {}).get(region.id, ""))
        _put(canvas, grounds, region.id, label.layouts())
    return canvas.rows()


class _Label:
    """What is written into one region, in ever shorter ways."""

    def __init__(self, region: RegionSpec, state: State, tags: Sequence[str], note: str) -> None:
        self.region = region
        self.note = note
        self.holder = holder(state, region.id, tags)
        self.short_holder = holder(state, region.id, tags, letters=4)
        self.pieces = pieces(state, region.id)

    def layouts(self) -> list[list[Line]]:
        """From the most generous to the most compact."""
        number, name = Run(str(self.region.id), "name"), Run(self.region.name, "name")
        note: Line = (Run(" "), Run(self.note, "note")) if self.note else ()
        whole: Line = (number, Run(" "), name, *note)
        apart: list[Line] = [(number, *note), (name,)]
        rich = [self._terrain(), self.holder, self._pieces()]
        mixed = [self._terrain(2), self.holder, self._pieces()]
        lean = [self._terrain(2), self.short_holder, self._pieces(3)]
        stub = [self._terrain(2, 4), self.short_holder, self._pieces(2)]
        flat = _joined(whole, self._terrain(2))
        choices = [[whole, *rich], [whole, *mixed], [whole, *lean], [*apart, *mixed]]
        choices += [[*apart, *lean], [flat, *rich[1:]], [flat, *lean[1:]]]
        choices += [[flat, _joined(self.short_holder, self._pieces(3))], [whole, *stub]]
        choices += [[*apart, *stub], [apart[0], _joined(apart[1], stub[0]), *stub[1:]]]
        choices += [[*apart, _joined(self.short_holder, stub[0])]]
        return [[line for line in choice if line] for choice in choices]

    def _symbols(self) -> list[str]:
        return [symbol for symbol in _SYMBOLS if symbol in self.region.symbols]

    def _terrain(self, symbol_letters: int = 20, letters: int = 20) -> Line:
        word = self.region.terrain
        short = "+" if symbol_letters < 20 else " "
        symbols = short.join(symbol[:symbol_letters] for symbol in self._symbols())
        runs = [Run(word[:letters], f"terrain {word}")]
        if symbols:
            runs += [Run(" "), Run(symbols, "symbol")]
        return tuple(runs)

    def _pieces(self, letters: int = 20) -> Line:
        text = " ".join(piece[:letters] for piece in self.pieces)
        return (Run(text, "piece"),) if text else ()


def holder(state: State, region: int, tags: Sequence[str], *, letters: int = 20) -> Line:
    """Who holds a region and with how many tokens; a Lost Tribe; or nothing."""
    people = int(state.people_in(region))
    if people == NOBODY:
        return (Run("Lost Tribe"[: max(letters, 5)], "tribe"),) if state.has(TRIBES, region) else ()
    race = race_word(state.race(people).id)[:letters]
    text = f"{tags[people // KINDS]} {race} {state.tokens_in(region)}"
    return (Run(text if people % KINDS == ACTIVE else f"({text})", f"seat {people // KINDS}"),)


def pieces(state: State, region: int) -> list[str]:
    """The pieces in a region, as words."""
    found = [word for piece, word in _PIECES if state.has(piece, region)]
    camps = int(state.camps_in(region))
    if camps:
        found.append("camp" if camps == 1 else f"{camps}camps")
    return found


def _joined(first: Line, second: Line) -> Line:
    return (*first, Run(" "), *second) if first and second else first or second


def _length(line: Line) -> int:
    return sum(len(run.text) for run in line)


def _put(canvas: Canvas, grounds: Grounds, region: int, layouts: list[list[Line]]) -> None:
    for layout in layouts:
        places = _places(grounds, region, [_length(line) for line in layout])
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
    names: Sequence[str],
    *,
    notes: Mapping[int, str] | None = None,
) -> list[Row]:
    """The board of ``state`` as a table: one row a region, with its neighbours."""
    tags = seat_tags(names)
    remarks = notes or {}
    body = [_table_row(region, state, tags, remarks.get(region.id, "")) for region in spec.regions]
    head = [(Run(word, "dim"),) for word in ("no", "region", "terrain", "holder", "pieces", "next")]
    return aligned([head, *body], right=(0,))


def _table_row(region: RegionSpec, state: State, tags: Sequence[str], note: str) -> list[Line]:
    entry = "edge" if members(int(state.box.board.entry) & (1 << region.id)) else ""
    symbols = " ".join(symbol for symbol in _SYMBOLS if symbol in region.symbols)
    named: list[Run] = [Run(region.name, "name")]
    if note:
        named += [Run(" "), Run(note, "note")]
    terrain = [Run(region.terrain, f"terrain {region.terrain}")]
    if symbols:
        terrain += [Run(" "), Run(symbols, "symbol")]
    near = " ".join(str(other) for other in region.neighbours)
    return [
        (Run(str(region.id), "name"),),
        tuple(named),
        tuple(terrain),
        holder(state, region.id, tags),
        (Run(" ".join(pieces(state, region.id)), "piece"),),
        (Run(f"{near} {entry}".rstrip(), "dim"),),
    ]


def aligned(table: Iterable[Sequence[Line]], *, right: Sequence[int] = ()) -> list[Row]:
    """Lines of cells below each other in columns; columns named in ``right`` end even."""
    lines = [list(line) for line in table]
    count = max((len(line) for line in lines), default=0)
    widths = [max(_length(line[i]) for line in lines if i < len(line)) for i in range(count)]
    rows: list[Row] = []
    for line in lines:
        row: Row = []
        for place, cell in enumerate(line):
            blank = Run(" " * (widths[place] - _length(cell)))
            last = place == len(line) - 1
            row += [blank, *cell] if place in right else [*cell, *([] if last else [blank])]
            row += [] if last else [Run("  ")]
        rows.append(row)
    return rows
