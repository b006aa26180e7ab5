"""What the golden game of a race or a power must show at least once, as a pattern."""

from __future__ import annotations

from typing import NamedTuple

from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.shelf import EXPANSIONS, pack_named

HALLMARKS = {
    "amazons": r"^\d withdraw ",
    "dwarves": r"parts=.*dwarves:\d",
    "elves": r"driven_out .*race=elves declined=False lost=0",
    "ghouls": r"^\d declined conquer ",
    "halflings": r"conquered .*race=halflings .*tribe=True",
    "humans": r"parts=.*humans:\d",
    "orcs": r"parts=.*orcs:\d",
    "skeletons": r"reinforced .*race=skeletons",
    "sorcerers": r"^\d conquer \d+ sorcery",
    "tritons": r"conquered .*race=tritons declined=False tokens=1 ",
    "wizards": r"parts=.*wizards:\d",
    "alchemist": r"parts=.*alchemist:2",
    "berserk": r"^\d roll",
    "bivouacking": r"^\d place camp ",
    "commando": r"conquered .*tokens=1 ",
    "diplomat": r"^\d ally ",
    "dragon_master": r"^\d conquer \d+ dragon",
    "forest": r"parts=.*forest:\d",
    "fortified": r"parts=.*fortified:\d",
    "heroic": r"^\d place hero ",
    "hill": r"parts=.*hill:\d",
    "merchant": r"parts=.*merchant:\d",
    "pillaging": r"parts=.*pillaging:\d",
    "stout": r"^\d end\n#   income.*\n\d decline",
    "swamp": r"parts=.*swamp:\d",
    "wealthy": r"parts=.*wealthy:7",
    # Tiles of the expansions.
    "kobolds": r"conquered .*race=kobolds declined=False tokens=[2-9]",
    "marauding": r"^\d regroup",
    "ransacking": r"coins_handed_over .*trait=ransacking",
    "nomads": r"parts=.*nomads:\d",
    "priestesses": r"^\d decline \d",
    "historian": r"coins_gained .*trait=historian",
    "peace_loving": r"parts=.*peace_loving:3",
    "leprechauns": r"^\d place marker \d",
    "barricade": r"parts=.*barricade:3",
    "catapult": r"^\d place catapult \d",
    "corrupt": r"coins_handed_over .*trait=corrupt",
    "imperial": r"parts=.*imperial:\d",
    "mercenary": r"^\d conquer \d+ hired",
    "slingmen": r"coins_gained .*trait=slingmen",
    "ice_witches": r"^\d place marker \d",
    "lava": r"^\d place power marker \d",
    "fauns": r"reinforced .*race=fauns",
    "igors": r"reinforced .*race=igors",
    "witch_doctors": r"reinforced .*race=witch_doctors",
    "aquatic": r"parts=.*aquatic:\d",
    "fireball": r"^\d conquer \d+ hurl \d",
}


class Pair(NamedTuple):
    """A race and a power of the expansions that share a golden game, with their packs."""

    race: str
    power: str
    packs: list[Pack]

    @property
    def name(self) -> str:
        return f"{self.race}_{self.power}"


def expansion_pairs() -> list[Pair]:
    """Return pairs in which every race and every power of the expansions is once."""
    packs = [pack_named(path.name) for path in sorted(EXPANSIONS.iterdir()) if path.is_dir()]
    races = [(trait.id, pack) for pack in packs for trait in pack.races]
    powers = [(trait.id, pack) for pack in packs for trait in pack.powers]
    assert len(races) == len(powers)
    return [
        Pair(race, power, [first] if first is second else [first, second])
        for (race, first), (power, second) in zip(races, powers, strict=True)
    ]
