"""What a screen says, and whether all of it can be read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.packs.shelf import packs_on_shelf
from smallworld.texts.check.messages import read_language
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import locales
from smallworld.texts.names import Names

LOOK = (Path(__file__).parent / "js" / "looking.mjs").read_text(encoding="utf-8")
LONGEST = 70  # characters of a text that are looked at
# The window of a phone grows with what is too wide for it; its screen does not.
SCROLLS_ACROSS = "document.documentElement.scrollWidth > Math.min(innerWidth, screen.width) + 1"
# Who sits there, what they say, and what is called the same in every language.
_PROPER = re.compile(
    r"Well played!|Shift \+ Enter|https?://\S+|\S+\.swg|\b(?:Ann|Bo|Cy|Di|Eve|Small World|"
    r"Days of Wonder|smallworld|Discord|Matrix|webhook|ntfy|URL|Norsk bokmål|Chrome|Linux)\b"
)
# Translated, and yet the same.
_ALIKE = {"da": {"Normal bot"}, "sv": {"Normal bot"}}
_ID = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+(\.[a-z-]+)?")
_WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class Reading:
    """What a screen says, and what is wrong with how it says it."""

    texts: frozenset[str]
    faults: tuple[str, ...]


def read(page: Page) -> Reading:
    """Read the whole screen."""
    looked = page.evaluate(LOOK)
    faults = list(looked["faults"])
    faults += [f"a bare id: {text}" for text in looked["seen"] if is_id(text)]
    if page.evaluate(SCROLLS_ACROSS):
        faults.append("the screen is wider than the device")
    return Reading(frozenset(looked["seen"]), tuple(faults))


def left_in_english(texts: frozenset[str], english: frozenset[str], lang: str) -> list[str]:
    """Texts of more than one word that are the same in English, though they are no names."""
    alike = names(lang) | _ALIKE.get(lang, set())
    return sorted(text for text in texts & english if _is_said(text) and text not in alike)


def _is_said(text: str) -> bool:
    plain = _PROPER.sub("", text)
    for name in regions():
        plain = plain.replace(name, "")
    return len(_WORD.findall(plain)) > 1


def is_id(text: str) -> bool:
    """Is it the id of a message, or looks like one that nobody wrote?

    >>> is_id("home-play"), is_id("home-never_written.about"), is_id("Koti-ilta")
    (True, True, False)
    """
    return bool(_ID.fullmatch(text)) and text.partition("-")[0] in beginnings()


@cache
def beginnings() -> frozenset[str]:
    """What the ids of messages begin with."""
    english = read_language("en", locales() / "en")
    return frozenset(id.partition("-")[0] for id in english.messages if "-" in id) | {"edition"}


def titles(pack: Pack) -> tuple[str, ...]:
    """What a pack says of itself."""
    return pack.about.title, pack.about.about, pack.about.author, pack.hash, pack.hash[:12]


@cache
def names(lang: str) -> frozenset[str]:
    """Names that may be alike in two languages: Danish has many from English; packs say theirs."""
    said = Names(texts_for(lang))
    return frozenset(
        [said.combo(race.id, power.id) for race in RACES for power in POWERS]
        + [said.name("race", race.id) for race in RACES]
        + [said.name("power", power.id) for power in POWERS]
        + [text[:LONGEST] for pack in packs_on_shelf() for text in titles(pack)]
    )


@cache
def regions() -> tuple[str, ...]:
    """The names of all regions."""
    found = {region.name for map in map_ids() for region in load_map(map).regions}
    return tuple(sorted(found, key=len, reverse=True))
