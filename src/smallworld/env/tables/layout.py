"""Layout of an observation: named blocks of bytes, one after the other.

The order never changes, because trained networks rely on it. ``docs/research.md`` explains each
block.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core.box import Box
from smallworld.core.pieces import COLUMN_LENGTH, HIGHEST_DIE
from smallworld.core.state import OVER, ROLL_BEFORE

# Name, axes of the shape, and a typical large value that learners may divide by.
BLOCKS: Final[tuple[tuple[str, str, int], ...]] = (
    ("held_by", "seat region", 1),
    ("declined", "region", 1),
    ("lasting", "region", 1),
    ("tokens", "region", 5),
    ("camps", "region", 5),
    ("tribe", "region", 1),
    ("fortress", "region", 1),
    ("lair", "region", 1),
    ("hole", "region", 1),
    ("hero", "region", 1),
    ("dragon", "region", 1),
    ("conquered", "region", 1),
    ("non_empty", "region", 1),
    ("declined_conquered", "region", 1),
    ("die_target", "region", 1),
    ("price", "region", 10),
    ("coins", "seat", 100),
    ("coins_known", "seat", 1),
    ("race", "seat race", 1),
    ("power", "seat power", 1),
    ("declined_race", "seat race", 1),
    ("lasting_race", "seat race", 1),
    ("lasting_power", "seat power", 1),
    ("hand", "seat", 10),
    ("declined_hand", "seat", 10),
    ("lasting_hand", "seat", 10),
    ("waiting", "seat", 10),
    ("aside", "seat", 10),
    ("peace_with", "seat seat", 1),
    ("camps_in_hand", "seat", 5),
    ("camps_displaced", "seat", 5),
    ("heroes_in_hand", "seat", 2),
    ("holes_left", "seat", 2),
    ("attacked", "seat", 1),
    ("swapped", "seat", 1),
    ("column_race", "place race", 1),
    ("column_power", "place power", 1),
    ("column_coins", "place", 5),
    ("unseen_race", "race", 1),
    ("unseen_power", "power", 1),
    ("discarded_power", "power", 1),
    ("returned_race", "race", 5),
    ("tray", "race", 20),
    ("my_seat", "seat", 1),
    ("round", "", 10),
    ("rounds_left", "", 10),
    ("turn", "seat", 1),
    ("to_act", "seat", 1),
    ("phase", "phase", 1),
    ("die_awaited", "purpose", 1),
    ("picked", "", 1),
    ("acted", "", 1),
    ("declined_acted", "", 1),
    ("declined_done", "", 1),
    ("conquests_over", "", 1),
    ("dragon_used", "", 1),
    ("fortress_built", "", 1),
    ("pending_roll", "die", 1),
    ("last_die", "die", 1),
    ("ready", "", 10),
    ("income", "", 10),
)
# After those, in boxes whose tiles need them.
PACK_BLOCKS: Final[tuple[tuple[str, str, int], ...]] = (
    ("declined_power", "seat power", 1),
    ("abandoned", "region", 1),
    ("from_active", "region", 1),
    ("stock", "seat", 20),
)
# After those, in boxes whose tiles have markers, charges or dice for losses.
LATER_BLOCKS: Final[tuple[tuple[str, str, int], ...]] = (
    ("marker", "seat region", 1),
    ("power_marker", "seat region", 1),
    ("markers_left", "seat", 20),
    ("power_markers_left", "seat", 20),
    ("catapult", "seat region", 1),
    ("charges", "seat", 10),
    ("loss_rolls", "seat", 5),
    ("placed", "region", 1),
    ("placed_by_power", "region", 1),
    ("regrouped", "", 1),
    ("catapult_stage", "", 2),
    ("loss_roll_awaited", "", 1),
)


# Fields, because a dictionary would be many times slower in compiled code.
class RegionBlocks:
    """Blocks with one byte per region."""

    def __init__(self, first: dict[str, int]) -> None:
        self.held_by: i64 = first["held_by"]
        self.declined: i64 = first["declined"]
        self.lasting: i64 = first["lasting"]
        self.tokens: i64 = first["tokens"]
        self.camps: i64 = first["camps"]
        self.tribe: i64 = first["tribe"]
        self.fortress: i64 = first["fortress"]
        self.lair: i64 = first["lair"]
        self.hole: i64 = first["hole"]
        self.hero: i64 = first["hero"]
        self.dragon: i64 = first["dragon"]
        self.conquered: i64 = first["conquered"]
        self.non_empty: i64 = first["non_empty"]
        self.declined_conquered: i64 = first["declined_conquered"]
        self.die_target: i64 = first["die_target"]
        self.price: i64 = first["price"]


class SeatBlocks:
    """Blocks with one or more bytes per seat."""

    def __init__(self, first: dict[str, int]) -> None:
        self.coins: i64 = first["coins"]
        self.coins_known: i64 = first["coins_known"]
        self.race: i64 = first["race"]
        self.power: i64 = first["power"]
        self.declined_race: i64 = first["declined_race"]
        self.lasting_race: i64 = first["lasting_race"]
        self.lasting_power: i64 = first["lasting_power"]
        self.hand: i64 = first["hand"]
        self.declined_hand: i64 = first["declined_hand"]
        self.lasting_hand: i64 = first["lasting_hand"]
        self.waiting: i64 = first["waiting"]
        self.aside: i64 = first["aside"]
        self.peace_with: i64 = first["peace_with"]
        self.camps_in_hand: i64 = first["camps_in_hand"]
        self.camps_displaced: i64 = first["camps_displaced"]
        self.heroes_in_hand: i64 = first["heroes_in_hand"]
        self.holes_left: i64 = first["holes_left"]
        self.attacked: i64 = first["attacked"]
        self.swapped: i64 = first["swapped"]


class StackBlocks:
    """The column, the stacks and the tray."""

    def __init__(self, first: dict[str, int]) -> None:
        self.column_race: i64 = first["column_race"]
        self.column_power: i64 = first["column_power"]
        self.column_coins: i64 = first["column_coins"]
        self.unseen_race: i64 = first["unseen_race"]
        self.unseen_power: i64 = first["unseen_power"]
        self.discarded_power: i64 = first["discarded_power"]
        self.returned_race: i64 = first["returned_race"]
        self.tray: i64 = first["tray"]


class TurnBlocks:
    """The current turn and what has happened in it."""

    def __init__(self, first: dict[str, int]) -> None:
        self.my_seat: i64 = first["my_seat"]
        self.round: i64 = first["round"]
        self.rounds_left: i64 = first["rounds_left"]
        self.turn: i64 = first["turn"]
        self.to_act: i64 = first["to_act"]
        self.phase: i64 = first["phase"]
        self.die_awaited: i64 = first["die_awaited"]
        self.picked: i64 = first["picked"]
        self.acted: i64 = first["acted"]
        self.declined_acted: i64 = first["declined_acted"]
        self.declined_done: i64 = first["declined_done"]
        self.conquests_over: i64 = first["conquests_over"]
        self.dragon_used: i64 = first["dragon_used"]
        self.fortress_built: i64 = first["fortress_built"]
        self.pending_roll: i64 = first["pending_roll"]
        self.last_die: i64 = first["last_die"]
        self.ready: i64 = first["ready"]
        self.income: i64 = first["income"]


class PackBlocks:
    """What only tiles of packs make a game remember; not used in other boxes."""

    def __init__(self, first: dict[str, int]) -> None:
        self.declined_power: i64 = first.get("declined_power", 0)
        self.abandoned: i64 = first.get("abandoned", 0)
        self.from_active: i64 = first.get("from_active", 0)
        self.stock: i64 = first.get("stock", 0)
        self.marker: i64 = first.get("marker", 0)
        self.power_marker: i64 = first.get("power_marker", 0)
        self.markers_left: i64 = first.get("markers_left", 0)
        self.power_markers_left: i64 = first.get("power_markers_left", 0)
        self.catapult: i64 = first.get("catapult", 0)
        self.charges: i64 = first.get("charges", 0)
        self.loss_rolls: i64 = first.get("loss_rolls", 0)
        self.placed: i64 = first.get("placed", 0)
        self.placed_by_power: i64 = first.get("placed_by_power", 0)
        self.regrouped: i64 = first.get("regrouped", 0)
        self.catapult_stage: i64 = first.get("catapult_stage", 0)
        self.loss_roll_awaited: i64 = first.get("loss_roll_awaited", 0)


class Layout:
    """Offsets of the blocks in an observation of games with ``box``."""

    def __init__(self, box: Box) -> None:
        self.axes: dict[str, int] = {
            "region": int(box.board.size),
            "seat": int(box.seats),
            "race": len(box.races),
            "power": len(box.powers),
            "place": COLUMN_LENGTH,
            "phase": OVER + 1,
            "purpose": ROLL_BEFORE,
            "die": HIGHEST_DIE + 1,
        }
        self.has_pack_blocks = box.keeps_powers or box.collects_losses
        for trait in box.races + box.powers:
            if trait.pays_per_abandoned or trait.grows_per_active:
                self.has_pack_blocks = True
        self.blocks: tuple[tuple[str, str, int], ...] = BLOCKS
        if self.has_pack_blocks:
            self.blocks = BLOCKS + PACK_BLOCKS
        self.has_later_blocks = box.has_later_actions or box.rolls_for_losses
        if self.has_later_blocks:
            self.blocks += LATER_BLOCKS
        self.shapes: dict[str, list[int]] = {}
        self.first: dict[str, int] = {}
        length = 0
        for name, axes, _ in self.blocks:
            shape = [self.axes[axis] for axis in axes.split()]
            self.shapes[name] = shape
            self.first[name] = length
            entries = 1
            for extent in shape:
                entries *= extent
            length += entries
        self.length: i64 = length
        self.regions = RegionBlocks(self.first)
        self.seats = SeatBlocks(self.first)
        self.stacks = StackBlocks(self.first)
        self.turn = TurnBlocks(self.first)
        self.packs = PackBlocks(self.first)
