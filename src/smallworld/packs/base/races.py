"""The fourteen races of the base game: one row each, below its rule and its rulings.

The row is the rule: the engine reads the numbers and flags, which ``core.traits.Trait``
explains. A race whose rule no number can say gets a subclass of ``Trait`` with one hook.
The order is the order of the race numbers in the notation of actions: only append.
"""

from typing import Final

from smallworld.core.pieces import HOLES_IN_BOX
from smallworld.core.terrain import COAST, FARMLAND, MAGIC, MINE, MOUNTAIN
from smallworld.core.traits import Trait

RACES: Final[list[Trait]] = [
    # Amazons: four extra tokens help to conquer and leave the map before scoring (R1-R7).
    Trait("amazons", tokens=6, visitors=4),
    # Dwarves: each mine region pays one bonus coin, even in decline (R8, H11).
    Trait("dwarves", tokens=3, pays_on=MINE, pays_in_decline=True),
    # Elves: no token is lost when one of their regions is conquered (L3, R9, R10).
    Trait("elves", tokens=6, loses_none=True),
    # Ghouls: in decline all tokens stay and go on conquering (G1-G14).
    Trait("ghouls", tokens=5, acts_in_decline=True),
    # Giants: a region next to a mountain they hold costs one token less (H1-H4).
    Trait("giants", tokens=6, saves_beside=MOUNTAIN),
    # Halflings: enter anywhere; the first two regions they take become immune (H5-H10, A6).
    Trait("halflings", tokens=6, enters_anywhere=True, holes=HOLES_IN_BOX),
    # Humans: each farmland region pays one bonus coin (H11).
    Trait("humans", tokens=5, pays_on=FARMLAND),
    # Orcs: each non-empty region taken this turn pays one bonus coin (H12).
    Trait("orcs", tokens=5, pays_per_conquest=1),
    # Ratmen: no benefit but their number (H15).
    Trait("ratmen", tokens=8),
    # Skeletons: one new token for every two non-empty regions taken this turn (H13, H14).
    Trait("skeletons", tokens=6, supply=20, grows_every=2),
    # Sorcerers: swap a lone active enemy token next door for one of their own (W1-W17).
    Trait("sorcerers", tokens=5, supply=18, converts=True),
    # Tritons: regions on a coast cost one token less (X1, X2).
    Trait("tritons", tokens=6, saves_on=COAST),
    # Trolls: a lair in each of their regions adds one to its price, in decline too (X3-X5).
    Trait("trolls", tokens=5, lairs=True),
    # Wizards: each magic source pays one bonus coin (H11).
    Trait("wizards", tokens=5, pays_on=MAGIC),
]
