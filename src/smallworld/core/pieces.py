"""The number of pieces in the box, and the engine's limits (N1-N9)."""

from typing import Final

COLUMN_LENGTH: Final = 6  # N6
STARTING_COINS: Final = 5  # N3
DIE_FACES: Final = (0, 0, 0, 1, 2, 3)  # N1
HIGHEST_DIE: Final = 3

LAIRS_IN_BOX: Final = 10  # N5
FORTRESSES_IN_BOX: Final = 6
MOUNTAINS_IN_BOX: Final = 9
CAMPS_IN_BOX: Final = 5
HOLES_IN_BOX: Final = 2
HEROES_IN_BOX: Final = 2
TRIBES_IN_BOX: Final = 18

HIGHEST_BADGE: Final = 7  # N9: a power of a pack brings at most this many tokens
BADGE_IN_SUPPLY: Final = 5  # the supply of a race is enough for a badge of this number
MOST_CHARGES: Final = 20  # that a seat can have to throw

# The action numbering reserves room for these; game files and trained networks rely on it.
MAX_SEATS: Final = 5
MAX_REGIONS: Final = 60
MAX_TOKENS: Final = 20  # the largest supply of one race in the box
MAX_RACES: Final = 32
MAX_HURLED: Final = 6  # charges thrown in one conquest
MAX_POWERS: Final = 60  # bits of one number
