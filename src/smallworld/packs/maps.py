"""Find any map by its id: of the box, a random one, or one of a pack on the shelf."""

from __future__ import annotations

from smallworld.packs.files.maps.outlines import Outlines, load_base_outlines
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.loader import UnknownMap, map_ids, map_without_pack
from smallworld.packs.mapgen.recipe import recipe_of


def load_map(id: str) -> MapSpec:
    """Return the map with this id; raises ``UnknownMap``.

    >>> load_map("base/5").rounds
    8
    """
    found = map_without_pack(id)
    if found is None and isinstance(id, str):
        # Imported late: most games need no packs.
        from smallworld.packs.shelf import map_on_shelf

        found = map_on_shelf(id)
    if found is None:
        raise UnknownMap(id)
    return found


def load_outlines(id: str) -> Outlines:
    """Return the outlines of this map; compute them if no file has any."""
    if id in map_ids():
        return load_base_outlines(id)
    recipe = recipe_of(id)
    if recipe is not None:
        from smallworld.packs.mapgen.generator import board_of_recipe

        return board_of_recipe(recipe).outlines
    from smallworld.packs.mapgen.layout import compute_outlines
    from smallworld.packs.shelf import packs_on_shelf

    spec = load_map(id)
    for pack in packs_on_shelf():
        if id in pack.outlines and spec in pack.boards:
            return pack.outlines[id]
    return compute_outlines(spec)
