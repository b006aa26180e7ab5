"""The fourteen race banners of the box, in the order of their numbers."""

from typing import Final

from smallworld.core.traits import Trait
from smallworld.packs.base.races.amazons import AMAZONS
from smallworld.packs.base.races.dwarves import DWARVES
from smallworld.packs.base.races.elves import ELVES
from smallworld.packs.base.races.ghouls import GHOULS
from smallworld.packs.base.races.giants import GIANTS
from smallworld.packs.base.races.halflings import HALFLINGS
from smallworld.packs.base.races.humans import HUMANS
from smallworld.packs.base.races.orcs import ORCS
from smallworld.packs.base.races.ratmen import RATMEN
from smallworld.packs.base.races.skeletons import SKELETONS
from smallworld.packs.base.races.sorcerers import SORCERERS
from smallworld.packs.base.races.tritons import TRITONS
from smallworld.packs.base.races.trolls import TROLLS
from smallworld.packs.base.races.wizards import WIZARDS

RACES: Final[list[Trait]] = [
    AMAZONS,
    DWARVES,
    ELVES,
    GHOULS,
    GIANTS,
    HALFLINGS,
    HUMANS,
    ORCS,
    RATMEN,
    SKELETONS,
    SORCERERS,
    TRITONS,
    TROLLS,
    WIZARDS,
]
