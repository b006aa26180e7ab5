"""Render a table as text, SVG or an array of pixels."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from smallworld.core import state as s
from smallworld.core.state import State
from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import BoardShapes, RegionShape, board_shapes
from smallworld.drawing.text.board import board_text
from smallworld.drawing.text.styled import plain_text
from smallworld.drawing.text.summary import combo_rows, round_line, seat_rows
from smallworld.env.spaces.encoding import Bytes
from smallworld.packs.maps import load_map, load_outlines
from smallworld.texts.names import Names

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
SEAT_COLOURS: Final = ("#bf3f2b", "#2d5ea3", "#eab134", "#3b3640", "#c585a8")
SEAT_LETTERS: Final = ("#fff3d9", "#fff3d9", "#3a2a20", "#fff3d9", "#3a2a20")
PAPER: Final = "#fff3d9"
INK: Final = "#3a2a20"
TRIBE_COLOUR: Final = "#8f8389"

# Pieces next to a counter: their set, their letter, their place.
PIECES: Final = (
    (s.FORTRESSES, "F", "fortress"),
    (s.LAIRS, "L", "lair"),
    (s.HOLES, "O", "hole"),
    (s.HEROES, "H", "hero"),
    (s.DRAGONS, "D", "dragon"),
)


def picture(state: State, names: Sequence[str], mode: str) -> str | Bytes | None:
    """Render ``state`` in ``mode``; ``human`` prints it to standard output."""
    if mode == "rgb_array":
        from smallworld.env.pictures.raster import pixels

        return pixels(state)
    if mode == "svg":
        return table_svg(state)
    text = table_text(state, names)
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None


def table_text(state: State, names: Sequence[str]) -> str:
    """Return the board as a character map, with seats and column."""
    table = Names(None, names)
    board = board_text(load_map(state.box.board.id), state, table)
    around = [*seat_rows(state, table), [], *combo_rows(state, table)]
    return f"{round_line(state, table)}\n{plain_text(board)}\n{plain_text(around)}\n"


@cache
def shapes_of(map: str) -> BoardShapes:
    """Return where counters stand on a board."""
    return board_shapes(load_map(map), load_outlines(map))


@cache
def _bare(map: str) -> str:
    return board_svg(load_map(map), load_outlines(map), bare=True)


def table_svg(state: State) -> str:
    """Draw the board with everything on it."""
    board = _bare(state.box.board.id)
    shapes = shapes_of(state.box.board.id)
    things = [
        drawn
        for region in shapes.regions
        for drawn in _things(state, region, shapes.widths.counter, shapes.widths.piece)
    ]
    return board.removesuffix("</svg>\n").removesuffix("</svg>") + "".join(things) + "</svg>\n"


def _things(state: State, region: RegionShape, counter: float, piece: float) -> Iterator[str]:
    """Draw the counter of a region and the pieces around it."""
    people = int(state.people_in(region.id))
    if people != s.NOBODY:
        colour = SEAT_COLOURS[people // s.KINDS]
        label = f"{state.tokens_in(region.id)} {state.race(people).id[:3]}"
        fill, letters = (
            (colour, SEAT_LETTERS[people // s.KINDS])
            if people % s.KINDS == s.ACTIVE
            else (PAPER, INK)
        )
        yield _disc(region.centre, counter / 2, fill, colour, letters, label)
    elif state.has(s.TRIBES, region.id):
        yield _disc(region.centre, counter / 2, TRIBE_COLOUR, INK, PAPER, "tribe")
    for cells, letter, place in PIECES:
        if state.has(cells, region.id):
            yield _disc(getattr(region.spots, place), piece / 2, INK, INK, PAPER, letter)
    if state.camps_in(region.id):
        label = f"C{state.camps_in(region.id)}"
        yield _disc(region.spots.camp, piece / 2, INK, INK, PAPER, label)


def _disc(
    middle: tuple[float, float], radius: float, fill: str, rim: str, letters: str, label: str
) -> str:
    """Draw a round counter with a label; in decline it is pale with a coloured rim."""
    x, y = middle
    size = min(radius, 3.2 * radius / len(label))
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="{fill}" stroke="{rim}"'
        f' stroke-width="3"/><text x="{x}" y="{y + size / 3:.1f}" font-size="{size:.1f}"'
        f' font-family="sans-serif" text-anchor="middle" fill="{letters}">{label}</text>'
    )
