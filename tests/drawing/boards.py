"""The four official boards, laid out and drawn once for all tests."""

from functools import cache

from smallworld.drawing.layout.board import BoardLayout, compute_layout
from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.glyphs import Theme
from smallworld.drawing.svg.overlay import BoardShapes, board_shapes
from smallworld.packs.files.maps.outlines import load_base_outlines
from smallworld.packs.files.maps.read import load_base_map


@cache
def bare(name: str, theme: Theme) -> str:
    return board_svg(load_base_map(name), load_base_outlines(name), bare=True, theme=theme)


@cache
def shapes(name: str) -> BoardShapes:
    return board_shapes(load_base_map(name), load_base_outlines(name))


@cache
def arranged(name: str) -> BoardLayout:
    outlines = load_base_outlines(name)
    return compute_layout(load_base_map(name), outlines)
