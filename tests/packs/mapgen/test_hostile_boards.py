"""Boards that are hard to draw: each is drawn with room for every region, or refused by name."""

from __future__ import annotations

import re
import time

import pytest

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.outline_check import outline_faults
from smallworld.packs.files.maps.polygon import signed_area
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.maps.write import map_text
from smallworld.packs.mapgen.check import check_map
from smallworld.packs.mapgen.layout import SMALLEST, compute_outlines
from smallworld.server.workshop.tasks import check_board, draw_board
from tests.packs.mapgen.hostile_boards import (
    board,
    chain,
    cylinder,
    hostile_boards,
    islands,
    rings,
    star,
    tree,
    two_hubs,
    wheel,
)

CPU = 4.0  # seconds for the check of the largest board; it takes one on an idle machine

DRAWN = [rings(6, 3), rings(5, 4, centre=True), chain(10), tree(40, 3), islands(24), wheel(20)]
REFUSED = [rings(12, 3), cylinder(15), two_hubs(58)]


def check(spec: MapSpec) -> None:
    """Check that ``spec`` is drawn with room for all regions, or refused with a reason."""
    start = time.process_time()
    faults, outlines = check_map(spec)
    assert time.process_time() - start < CPU
    codes = {fault.code for fault in faults} - {"map.too_few_regions"}
    if outlines is None:
        assert codes or len(spec.regions) == 1
        assert all(re.search(r"\d", str(f.facts)) for f in faults if f.code == "map.cramped")
        return
    assert codes <= {"map.unreachable"}
    assert outline_faults(spec, outlines) == []
    mean = outlines.width * outlines.height / len(spec.regions)
    assert min(signed_area(outlines.ring(r.id)) for r in spec.regions) >= SMALLEST * mean


@pytest.mark.parametrize("spec", DRAWN, ids=lambda spec: spec.id)
def test_boards_that_collapsed_have_room_for_every_region(spec: MapSpec) -> None:
    check(spec)
    outlines = check_map(spec).outlines
    assert outlines is not None
    assert board_svg(spec, outlines, bare=True).startswith("<svg")
    assert len(board_shapes(spec, outlines).regions) == len(spec.regions)


@pytest.mark.parametrize("spec", REFUSED, ids=lambda spec: spec.id)
def test_boards_without_room_are_refused_with_their_regions(spec: MapSpec) -> None:
    faults, outlines = check_map(spec)
    assert outlines is None
    regions = str(next(f.facts["regions"] for f in faults if f.code == "map.cramped"))
    assert {int(number) for number in regions.split(", ")} <= {r.id for r in spec.regions}


@pytest.mark.soak
@pytest.mark.parametrize("spec", list(hostile_boards()), ids=lambda spec: spec.id)
def test_every_hostile_board_is_drawn_or_refused(spec: MapSpec) -> None:
    check(spec)


@pytest.mark.parametrize("edge", [[1], []])
def test_one_region_is_checked_and_has_no_drawing(edge: list[int]) -> None:
    spec = board("alone", 1, [], edge)
    assert "map.too_few_regions" in {fault.code for fault in check_map(spec).faults}
    assert b'"drawing":""' in check_board(map_text(spec), "en")


def test_a_star_is_drawn_in_little_time() -> None:
    spec = star(39)
    start = time.process_time()
    for file in ("json", "day.svg", "candle.svg"):
        assert isinstance(draw_board(map_text(spec), file), bytes)
    assert time.process_time() - start < CPU  # it took 23 seconds for one file


def test_three_files_of_a_board_are_laid_out_once() -> None:
    compute_outlines.cache_clear()
    text = map_text(rings(2, 3))
    for file in ("json", "day.svg", "candle.svg"):
        draw_board(text, file)
    assert compute_outlines.cache_info().misses == 1
    from smallworld.drawing.layout.board import clearance_of, compute_layout

    before = clearance_of.cache_info().misses, compute_layout.cache_info().misses
    draw_board(text, "day.svg")
    assert (clearance_of.cache_info().misses, compute_layout.cache_info().misses) == before


def test_a_table_of_an_older_version_gets_a_reason_instead_of_its_drawing() -> None:
    from smallworld.server.workshop.tasks import Refusal

    found = draw_board(map_text(rings(12, 3)), "json")
    assert isinstance(found, Refusal) and found.code == "board.undrawable"
    assert found.facts["reason"] == "map.cramped"


def test_faults_stop_at_forty_and_long_lists_are_refused() -> None:
    spec = board("apart", 60, [], range(1, 61))
    text = map_text(spec).replace("neighbours = []", "neighbours = [1, 1, 2, 2, 77]")
    assert check_board(text, "en").count(b'"message"') <= 40
    endless = map_text(spec).replace("[]\n", f"[{'2,' * 5000}]\n", 2)
    start = time.process_time()
    found = check_board(endless, "en")
    assert time.process_time() - start < CPU
    assert found.count(b'"message"') == 1 and len(found) < 100_000
