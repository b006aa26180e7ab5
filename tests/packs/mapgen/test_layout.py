"""Layout of maps without outlines: exactly the neighbours touch."""

from dataclasses import replace

import pytest

from smallworld.drawing.svg.board import board_svg
from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.embedding import NoEmbedding, embed
from smallworld.packs.files.maps.polygon import signed_area
from smallworld.packs.files.maps.read import BASE_MAPS, MapSpec, RegionSpec, load_base_map
from smallworld.packs.mapgen.generator import generate
from smallworld.packs.mapgen.layout import compute_outlines
from smallworld.packs.mapgen.random_stream import RandomStream
from smallworld.packs.mapgen.relax import Relaxation
from smallworld.packs.mapgen.split import split
from smallworld.packs.mapgen.voronoi import scatter_points, voronoi_mesh
from tests.packs.files.maps.small_boards import FOUR, THREE, a_map, a_region


@pytest.mark.parametrize("name", BASE_MAPS)
def test_the_boards_of_the_box_can_be_laid_out(name: str) -> None:
    spec = load_base_map(name)
    outlines = compute_outlines(spec)
    assert find_faults(spec, outlines) == []
    mean = outlines.width * outlines.height / len(spec.regions)
    assert all(signed_area(outlines.ring(region.id)) > 0.4 * mean for region in spec.regions)


def test_layout_is_deterministic() -> None:
    spec = load_base_map("2")
    assert compute_outlines(spec) == compute_outlines.__wrapped__(spec)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_boards_can_be_laid_out(seats: int) -> None:
    spec = generate(seats, 2).spec
    assert find_faults(spec, compute_outlines(spec)) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_many_random_boards_can_be_laid_out(seed: int) -> None:
    spec = generate(2 + seed % 4, seed).spec
    assert find_faults(spec, compute_outlines(spec)) == []


def small(spec: MapSpec) -> list[str]:
    found = [fault.code for fault in find_faults(spec, compute_outlines(spec))]
    return [code for code in found if code != "map.too_few_regions"]


def inland(id: int, *neighbours: int) -> RegionSpec:
    return replace(a_region(id, *neighbours), edge=False)


SPIT = a_map(  # 4 is an island at the end of the spit 3
    *(a_region(1, 2, 3, 4, 5), a_region(2, 1, 3, 5)),
    *(inland(3, 1, 2, 4, 5), inland(4, 1, 3), a_region(5, 1, 2, 3)),
)


def test_tiny_maps_and_a_region_that_meets_a_neighbour_twice() -> None:
    assert small(THREE) == []
    assert small(a_map(a_region(1, 2), a_region(2, 1))) == []
    assert small(SPIT) == []
    embedding, regions = split(embed(SPIT))
    assert len(regions) == 6 and len(embedding.around) == 6  # the sea in two parts


def test_maps_that_cannot_be_drawn_are_refused() -> None:
    for spec, code in (
        (FOUR, "map.open_corner"),
        (a_map(a_region(1, 2), inland(2, 1)), "map.surrounds"),
    ):
        with pytest.raises(NoEmbedding) as caught:
            compute_outlines(spec)
        assert caught.value.fault.code == code


def test_computed_outlines_can_be_drawn() -> None:
    spec = load_base_map("2")
    assert board_svg(spec, compute_outlines(spec)).count("data-region") == 23


def test_relaxation_keeps_the_mesh_sound() -> None:
    mesh = voronoi_mesh(scatter_points(RandomStream(5), 12, 440.0, 300.0), 440.0, 300.0)
    assert mesh is not None and mesh.is_sound
    Relaxation(mesh, {cell: 1.0 + cell % 3 for cell in mesh.centres}).run(40)
    assert mesh.is_sound
