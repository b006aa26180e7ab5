"""Build tables with tiles of packs: of a pack written in the test, or of an expansion."""

from __future__ import annotations

from smallworld.core.state import State
from smallworld.core.terrain import TERRAINS
from smallworld.packs.loader import load_board
from smallworld.packs.shelf import pack_named
from tests.kit.positions import Json, build_state, held, held_in_decline
from tests.packs.files.pack_builder import install_pack, power, race

BOARD = load_board("base/2")
REGIONS = range(1, int(BOARD.size) + 1)
LAND = [r for r in REGIONS if BOARD.land >> r & 1]
FLAT = [r for r in LAND if not BOARD.mountains >> r & 1 and not BOARD.tribes >> r & 1]


def of(terrain: str, *, beside: int = 0) -> int:
    """Return the first region of a terrain, next to ``beside`` if given."""
    near = BOARD.neighbours[beside] if beside else BOARD.all
    return next(r for r in REGIONS if BOARD.features[r] & TERRAINS[terrain] and near >> r & 1)


def apart(count: int) -> list[int]:
    """Return so many land regions of which no two are neighbours."""
    found: list[int] = []
    for region in LAND:
        if all(not BOARD.neighbours[region] >> other & 1 for other in found):
            found.append(region)
    return found[:count]


def joined(count: int) -> list[int]:
    """Return so many land regions that are one group."""
    found = [LAND[0]]
    while len(found) < count:
        near = [
            r for r in LAND if r not in found and any(BOARD.neighbours[f] >> r & 1 for f in found)
        ]
        found.append(near[0])
    return found


MINE, THEIRS = joined(2)


def a_table(
    race_keys: str,
    power_keys: str = "",
    regions: dict[int, Json] | None = None,
    phase: str = "start",
) -> State:
    """Ann plays the pack's race and power, with eight tokens in hand."""
    label = install_pack(race(keys=race_keys) + power(keys=power_keys)).label
    ann: Json = {"race": "bogfolk", "power": "misty", "hand": 8}
    return build_state(ann, regions=regions, packs=[label], phase=phase)


def two_seats(
    ann_keys: str = "",
    bo_keys: str = "",
    *,
    theirs: Json | None = None,
    coins: tuple[int, int] = (5, 5),
    bo: Json | None = None,
) -> State:
    """Ann (race bogfolk) conquers next to Bo (race marshfolk), who holds one region."""
    content = race(keys=f"supply = 20\n{ann_keys}") + race("marshfolk", f"supply = 20\n{bo_keys}")
    label = install_pack(content).label
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 8, "coins": coins[0]}
    other: Json = {"race": "marshfolk", "power": "stout", "coins": coins[1]} if bo is None else bo
    regions = {MINE: held(0), THEIRS: theirs or held(1, 2)}
    return build_state(ann, other, regions=regions, packs=[label], phase="conquest")


def in_decline_at_bo(bo_keys: str) -> State:
    """Bo's marshfolk are in decline in the region next to Ann."""
    bo: Json = {"declined": [{"race": "marshfolk"}]}
    return two_seats("", bo_keys, theirs=held_in_decline(1, "marshfolk"), bo=bo)


def expansion_table(
    pack: str,
    race: str,
    power: str,
    regions: dict[int, Json] | None = None,
    bo: Json | None = None,
    **keys: object,
) -> State:
    """Ann plays this combo, with eight tokens in hand unless ``hand`` says otherwise.

    ``ann`` are further position keys of her seat.
    """
    more = keys.pop("ann", {})
    assert isinstance(more, dict)
    ann: Json = {"race": race, "power": power, "hand": keys.pop("hand", 8), **more}
    place: dict[str, object] = {"phase": "conquest", **keys}
    label = pack_named(pack).label
    return build_state(ann, bo or {}, regions=regions, packs=[label], **place)  # type: ignore[arg-type]
