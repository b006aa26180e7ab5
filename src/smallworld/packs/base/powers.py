"""The twenty powers of the base game: one row each, below its rule and its rulings.

The row is the rule: the engine reads the numbers and flags, which ``core.traits.Trait``
explains. A power whose rule no number can say gets a subclass of ``Trait`` with one hook.
The order is the order of the power numbers in the notation of actions: only append.
"""

from typing import Final

from smallworld.core.pieces import CAMPS_IN_BOX, FORTRESSES_IN_BOX, HEROES_IN_BOX
from smallworld.core.terrain import ANYWHERE, CAVERN, FARMLAND, FOREST, HILL, SWAMP
from smallworld.core.traits import Trait

POWERS: Final[list[Trait]] = [
    # Alchemist: two bonus coins every turn while active (Y1, Y2).
    Trait("alchemist", tokens=4, pays_each_turn=2),
    # Berserk: the die may be rolled before each conquest (Y3-Y7).
    Trait("berserk", tokens=4, rolls_first=True),
    # Bivouacking: five camps, each adding one to the price of its region (Y9-Y12).
    Trait("bivouacking", tokens=5, camps=CAMPS_IN_BOX),
    # Commando: every region costs one token less (Y13).
    Trait("commando", tokens=4, saves_on=ANYWHERE),
    # Diplomat: peace with one opponent not attacked this turn (Y14-Y19).
    Trait("diplomat", tokens=5, makes_peace=True),
    # Dragon Master: once a turn the dragon takes a region for one token and guards it (Y20-Y24).
    Trait("dragon_master", tokens=5, dragon=True),
    # Flying: any land region may be attacked, adjacent or not (Y25, A5).
    Trait("flying", tokens=5, reaches_all_land=True),
    # Forest: each forest region pays one bonus coin (Y31).
    Trait("forest", tokens=4, pays_on=FOREST),
    # Fortified: one fortress a turn, each worth a coin and one more to its price (Y26-Y28).
    Trait("fortified", tokens=3, fortresses=FORTRESSES_IN_BOX, pays_per_fortress=1),
    # Heroic: two heroes make two regions immune (Y29, Y30).
    Trait("heroic", tokens=5, heroes=HEROES_IN_BOX),
    # Hill: each hill region pays one bonus coin (Y31).
    Trait("hill", tokens=4, pays_on=HILL),
    # Merchant: every region pays one bonus coin (Y31).
    Trait("merchant", tokens=2, pays_on=ANYWHERE),
    # Mounted: hills and farmlands cost one token less (Y32).
    Trait("mounted", tokens=5, saves_on=HILL | FARMLAND),
    # Pillaging: each non-empty region taken this turn pays one bonus coin (Y33).
    Trait("pillaging", tokens=5, pays_per_conquest=1),
    # Seafaring: Seas and the Lake may be taken, and are kept in decline (Y34-Y37).
    Trait("seafaring", tokens=5, sails=True),
    # Spirit: in decline it stays beside a second declined race (D9-D11).
    Trait("spirit", tokens=5, lasts=True),
    # Stout: may decline at the end of a turn, after scoring (Y38-Y40).
    Trait("stout", tokens=4, declines_late=True),
    # Swamp: each swamp region pays one bonus coin (Y31).
    Trait("swamp", tokens=4, pays_on=SWAMP),
    # Underworld: cavern regions cost one token less and are next to each other (Y41, A7).
    Trait("underworld", tokens=5, saves_on=CAVERN, tunnels=CAVERN),
    # Wealthy: seven bonus coins once, on the turn of the pick (Y42, P15).
    Trait("wealthy", tokens=4, pays_first_turn=7),
]
