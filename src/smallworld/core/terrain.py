"""Terrain and symbols of regions as bits, used by boards and traits."""

from typing import Final

FARMLAND: Final = 1
FOREST: Final = 2
HILL: Final = 4
MOUNTAIN: Final = 8
SWAMP: Final = 16
SEA: Final = 32
LAKE: Final = 64
MINE: Final = 128
MAGIC: Final = 256
CAVERN: Final = 512
COAST: Final = 1024  # land on the shore of a Sea or the Lake (X1); derived by the board

LAND: Final = FARMLAND | FOREST | HILL | MOUNTAIN | SWAMP
WATER: Final = SEA | LAKE
ANYWHERE: Final = LAND | WATER

TERRAINS: Final[dict[str, int]] = {
    "farmland": FARMLAND,
    "forest": FOREST,
    "hill": HILL,
    "mountain": MOUNTAIN,
    "swamp": SWAMP,
    "sea": SEA,
    "lake": LAKE,
}
SYMBOLS: Final[dict[str, int]] = {"mine": MINE, "magic": MAGIC, "cavern": CAVERN}
