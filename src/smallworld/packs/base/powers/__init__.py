"""The twenty power badges of the box, in the order of their numbers."""

from typing import Final

from smallworld.core.traits import Trait
from smallworld.packs.base.powers.alchemist import ALCHEMIST
from smallworld.packs.base.powers.berserk import BERSERK
from smallworld.packs.base.powers.bivouacking import BIVOUACKING
from smallworld.packs.base.powers.commando import COMMANDO
from smallworld.packs.base.powers.diplomat import DIPLOMAT
from smallworld.packs.base.powers.dragon_master import DRAGON_MASTER
from smallworld.packs.base.powers.flying import FLYING
from smallworld.packs.base.powers.forest import FOREST
from smallworld.packs.base.powers.fortified import FORTIFIED
from smallworld.packs.base.powers.heroic import HEROIC
from smallworld.packs.base.powers.hill import HILL
from smallworld.packs.base.powers.merchant import MERCHANT
from smallworld.packs.base.powers.mounted import MOUNTED
from smallworld.packs.base.powers.pillaging import PILLAGING
from smallworld.packs.base.powers.seafaring import SEAFARING
from smallworld.packs.base.powers.spirit import SPIRIT
from smallworld.packs.base.powers.stout import STOUT
from smallworld.packs.base.powers.swamp import SWAMP
from smallworld.packs.base.powers.underworld import UNDERWORLD
from smallworld.packs.base.powers.wealthy import WEALTHY

POWERS: Final[list[Trait]] = [
    ALCHEMIST,
    BERSERK,
    BIVOUACKING,
    COMMANDO,
    DIPLOMAT,
    DRAGON_MASTER,
    FLYING,
    FOREST,
    FORTIFIED,
    HEROIC,
    HILL,
    MERCHANT,
    MOUNTED,
    PILLAGING,
    SEAFARING,
    SPIRIT,
    STOUT,
    SWAMP,
    UNDERWORLD,
    WEALTHY,
]
