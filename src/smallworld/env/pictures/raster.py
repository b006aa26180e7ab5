"""Draw a table as pixels with NumPy alone.

Regions have the colours of their terrain. A counter is a disc with its number of tokens, pale in
decline; pieces are small discs with a letter.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from smallworld.core.state import ACTIVE, KINDS, NOBODY, TRIBES, State
from smallworld.drawing.svg.glyphs import load_glyphs
from smallworld.env.pictures.render import (
    INK,
    PAPER,
    PIECES,
    SEAT_COLOURS,
    SEAT_LETTERS,
    TRIBE_COLOUR,
    shapes_of,
)
from smallworld.env.spaces.encoding import Bytes
from smallworld.packs.maps import load_map, load_outlines

SCALE: Final = 0.6  # pixels per unit of the drawing
_DIGITS: Final = {  # three columns by five rows, from the top
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "F": "111100111100100",
    "L": "100100100100111",
    "O": "111101101101111",
    "H": "101101111101101",
    "D": "110101101101110",
    "C": "111100100100111",
}
_RIM: Final = 3
_DOT: Final = 3  # pixels per dot of a digit


def pixels(state: State) -> Bytes:
    """Draw the board of ``state``: height × width × RGB."""
    image = _ground(state.box.board.id).copy()
    shapes = shapes_of(state.box.board.id)
    radius = SCALE * shapes.widths.counter / 2
    for region in shapes.regions:
        middle = _place(region.centre)
        people = int(state.people_in(region.id))
        if people != NOBODY:
            active, seat = people % KINDS == ACTIVE, people // KINDS
            _disc(
                image, middle, radius, SEAT_COLOURS[seat] if active else PAPER, SEAT_COLOURS[seat]
            )
            letters = SEAT_LETTERS[seat] if active else INK
            _write(image, middle, str(state.tokens_in(region.id)), letters)
        elif state.has(TRIBES, region.id):
            _disc(image, middle, radius, TRIBE_COLOUR, INK)
        found = [(letter, spot) for cells, letter, spot in PIECES if state.has(cells, region.id)]
        if state.camps_in(region.id):
            found.append((f"C{int(state.camps_in(region.id))}", "camp"))
        for letters, spot in found:
            at = _place(getattr(region.spots, spot))
            _disc(image, at, SCALE * shapes.widths.piece / 2, INK, PAPER)
            _write(image, at, letters, PAPER, dot=2)
    return image


def _place(point: tuple[float, float]) -> tuple[int, int]:
    """Convert a point of the drawing to row and column."""
    return round(SCALE * point[1]), round(SCALE * point[0])


def _colour(code: str) -> Bytes:
    return np.frombuffer(bytes.fromhex(code[1:]), np.uint8)


@cache
def _ground(map: str) -> Bytes:
    """Draw the empty board: terrain, and ink on the borders."""
    regions = _region_of_pixels(map)
    palette = load_glyphs("day").palette
    colours = np.zeros((len(load_map(map).regions) + 1, 3), np.uint8)
    colours[0] = _colour(palette["sea3"])
    for region in load_map(map).regions:
        colours[region.id] = _colour(palette[region.terrain])
    image = colours[regions]
    border = np.zeros(regions.shape, bool)
    border[:, 1:] |= regions[:, 1:] != regions[:, :-1]
    border[1:] |= regions[1:] != regions[:-1]
    border[:-1] |= border[1:]
    image[border] = _colour(INK)
    return image


def _region_of_pixels(map: str) -> NDArray[np.int64]:
    """Return the region of each pixel; 0 for none."""
    outlines = load_outlines(map)
    height, width = _place((outlines.width, outlines.height))
    found = np.zeros((height, width), np.int64)
    for region in outlines.rings:
        found[_inside(np.array(outlines.ring(region)) * SCALE, height, width)] = region
    return found


def _inside(ring: NDArray[np.float64], height: int, width: int) -> NDArray[np.bool_]:
    """Mark the pixels inside a ring: those with an odd number of sides to their left."""
    rows = np.arange(height)[:, None] + 0.5
    x, y = ring[:, 0], ring[:, 1]
    next_x, next_y = np.roll(x, -1), np.roll(y, -1)
    crosses = (y <= rows) != (next_y <= rows)
    row, side = np.nonzero(crosses)
    along = (row + 0.5 - y[side]) / (next_y[side] - y[side])
    column = np.clip(np.ceil(x[side] + along * (next_x[side] - x[side]) - 0.5), 0, width)
    turns = np.zeros((height, width + 1), np.int64)
    np.add.at(turns, (row, column.astype(np.int64)), 1)
    inside: NDArray[np.bool_] = turns[:, :width].cumsum(axis=1) % 2 == 1
    return inside


def _disc(image: Bytes, middle: tuple[int, int], radius: float, fill: str, rim: str) -> None:
    reach = int(radius) + 1
    top, left = max(0, middle[0] - reach), max(0, middle[1] - reach)
    part = image[top : middle[0] + reach, left : middle[1] + reach]
    rows, columns = np.ogrid[: part.shape[0], : part.shape[1]]
    distance = np.hypot(rows + top - middle[0], columns + left - middle[1])
    part[distance <= radius] = _colour(rim)
    part[distance <= radius - _RIM] = _colour(fill)


def _write(image: Bytes, middle: tuple[int, int], text: str, colour: str, dot: int = _DOT) -> None:
    """Draw text with digits of three by five dots around ``middle``."""
    rows = ["0".join(_DIGITS[letter][3 * row : 3 * row + 3] for letter in text) for row in range(5)]
    dots = np.array([[mark == "1" for mark in row] for row in rows])
    large = np.kron(dots, np.ones((dot, dot), bool))
    top = max(0, middle[0] - large.shape[0] // 2)
    left = max(0, middle[1] - large.shape[1] // 2)
    part = image[top : top + large.shape[0], left : left + large.shape[1]]
    part[large[: part.shape[0], : part.shape[1]]] = _colour(colour)
