"""What the golden game of a race or a power must show at least once, as a pattern."""

from __future__ import annotations

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
}
