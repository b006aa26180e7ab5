"""Names for places that nobody has named yet, from syllables of our own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.packs.mapgen.chance import Chance

_STARTS: Final = (
    "Al An Ar Bal Bel Bor Bran Cal Cor Dal Der Dor El Er Fal Far Fen Gal Gar Gil Gran Hal Har Hel "
    "Il Im Jor Kal Kel Kor Lan Lar Lem Lor Mal Mar Mel Mor Nal Nar Nel Nor Ol Or Os Pal Per Por "
    "Ral Ran Rel Ros Sal Sar Sel Sor Tal Tar Tel Tor Ul Um Ur Val Var Ver Vil Vor Yal Yor Zan Zel"
)
_MIDDLES: Final = ("", "a", "e", "i", "o", "u", "va", "de", "mi", "no", "ri", "lu")
_ENDS: Final = {
    "farmland": "bela dena fina lena mela nora sela vena",
    "forest": "dril len lin nel silva tel vel wen",
    "hill": "berg dal dun holm kop lund ryn ven",
    "mountain": "drak gar gost karn korn rak tarn vak",
    "swamp": "bola fen gola loma mura rusa vada zum",
    "sea": "mar mare nar sund vik",
    "lake": "lago lin lum mera van",
}
_AWKWARD: Final = "aa ee ii oo uu ae ao eo ia io ll lr mn mr nl nm nn nr rl rr ss"
_LONGEST: Final = 8


def place_names(terrains: Sequence[str], chance: Chance) -> list[str]:
    """A name for each of these places, no two alike, none longer than eight letters."""
    found: list[str] = []
    starts = chance.shuffled(_STARTS.split())
    for place, terrain in enumerate(terrains):
        while True:
            start = starts[place % len(starts)]
            name = start + chance.one_of(_MIDDLES) + chance.one_of(_ENDS[terrain].split())
            if len(name) <= _LONGEST and name not in found and not _stumbles(name.lower()):
                found.append(name)
                break
    return found


def _stumbles(name: str) -> bool:
    """Whether letters stand side by side that are hard to say."""
    awkward = _AWKWARD.split()
    run = 0
    for place, letter in enumerate(name):
        run = 0 if letter in "aeiouy" else run + 1
        if run > 3 or name[place : place + 2] in awkward:
            return True
    return False
