"""Write what follows from ``packs.vocabulary``: the page's copy and the table in docs/packs.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from smallworld.core.pieces import BADGE_IN_SUPPLY, HIGHEST_BADGE, MAX_TOKENS
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.check import RESERVED, RESERVED_PACKS
from smallworld.packs.files.packs.shape import HIGHEST_BANNER
from smallworld.packs.vocabulary import (
    FORM_GROUPS,
    KEYS,
    KINDS_OF_REGIONS,
    VOCABULARY,
    TraitKey,
    is_set,
)

ROOT: Final = Path(__file__).parent.parent
MODULE: Final = ROOT / "src/smallworld/web/workshop/model/vocabulary.js"
PAGE: Final = ROOT / "docs/packs.md"
TABLE_HEAD: Final = "| key | allowed | meaning | of the box |\n|---|---|---|---|\n"
_TABLE: Final = re.compile(re.escape(TABLE_HEAD) + r"(?:\|.*\n)*")
# The icon of each group of the form.
_ICONS: Final = {
    "conquest": "sign-flag",
    "defence": "sign-guard",
    "coins": "coin-gold",
    "conditions": "sign-check",
    "events": "sign-share",
    "column": "sign-combos",
    "movement": "sign-world",
    "tokens": "token-hand",
    "redeployment": "sign-spread",
    "pieces": "piece-fortress",
    "markers": "piece-marker",
    "decline": "sign-decline",
}
_MODULE: Final = """\
/** The keys a race or a power can have, in the order of the form.
 * Written by tools/write_vocabulary.py from packs/vocabulary.py: change that. */

/** @typedef {{ key: string, type: "kinds", default: string[] }
 *   | { key: string, type: "flag", default: boolean }
 *   | { key: string, type: "number", default: number, most: number }} Plain */
/** `only`: only races can have it; `with`: it has no effect without one of these keys;
 * `isAmount`: it says how much those keys do, as `$variable` of their sentences.
 * @typedef {Plain & { only?: "race", with?: string[], isAmount?: boolean, variable?: string }} Word
 */
/** @typedef {{ id: string, sign: string, words: Word[] }} Group */

/** @type {Group[]} */
export const GROUPS = [
%(groups)s
];

export const WORDS = GROUPS.flatMap(({ words }) => words);

export const TERRAINS = %(terrains)s;
export const SYMBOLS = %(symbols)s;
/** All kinds of regions, as they are written. */
export const KINDS = [...TERRAINS, ...SYMBOLS, %(wide)s];

/** Limits of tokens, of the supply and of a badge (N9). */
export const LIMITS = %(limits)s;

/** Ids that a pack cannot give to a tile or to itself. */
export const RESERVED = %(reserved)s;

/** The value of a key that is left out. @param {Word} word @returns {string[]|number|boolean} */
export const plainOf = (word) => word.default;

/** Can a race or a power have this key? @param {Word} word @param {"race"|"power"} kind */
export const isFor = (word, kind) => !word.only || word.only === kind;
"""


def module_text() -> str:
    """The page's module."""
    groups = []
    for id, names in FORM_GROUPS.items():
        words = "".join(f"      {_js(_word(KEYS[name]))},\n" for name in names)
        head = f'    id: "{id}",\n    sign: "{_ICONS[id]}",\n'
        groups.append(f"  {{\n{head}    words: [\n{words}    ],\n  }},")
    limits = {
        "race": {"least": 1, "most": HIGHEST_BANNER},
        "power": {"least": 0, "most": HIGHEST_BADGE},
        "supply": MAX_TOKENS,
        "badge": BADGE_IN_SUPPLY,
    }
    wide = [word for word in KINDS_OF_REGIONS if word not in {*TERRAINS, *SYMBOLS}]
    return _MODULE % {
        "groups": "\n".join(groups),
        "terrains": _js(list(TERRAINS)),
        "symbols": _js(list(SYMBOLS)),
        "wide": ", ".join(_js(word) for word in wide),
        "limits": _js(limits),
        "reserved": _js(sorted(RESERVED | RESERVED_PACKS)),
    }


def _word(key: TraitKey) -> dict[str, object]:
    default: object = [] if key.type == "kinds" else key.default
    word: dict[str, object] = {"key": key.name, "type": key.type, "default": default}
    if key.type == "number":
        word["most"] = key.high
    if not key.is_for_powers:
        word["only"] = "race"
    if key.needs:
        word["with"] = list(key.needs)
    if key.is_amount:
        word |= {"isAmount": True, "variable": key.variable}
    return word


def _js(value: object) -> str:
    """Write a value as JavaScript: names of properties need no quotes.

    >>> _js({"key": "sails", "with": ["a"]})
    '{ key: "sails", with: ["a"] }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {_js(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_js(inner) for inner in value) + "]"
    return json.dumps(value)


def table_text() -> str:
    """The table of all keys in docs/packs.md."""
    return TABLE_HEAD + "".join(_row(key) for key in VOCABULARY)


def _row(key: TraitKey) -> str:
    allowed = f"{key.low}–{key.high}" if key.type == "number" else key.type
    if not key.is_for_powers:
        allowed += ", races"
    owners = [trait.id for trait in [*RACES, *POWERS] if is_set(trait, key)]
    tiles = ", ".join(id.replace("_", " ").title() for id in owners)
    cells = [f"`{key.name}`", allowed, key.meaning, *([tiles] if tiles else [])]
    return "| " + " | ".join(cells) + (" |\n" if tiles else " | |\n")


def page_text() -> str:
    """docs/packs.md with the current table."""
    text = PAGE.read_text(encoding="utf-8")
    assert _TABLE.search(text), "docs/packs.md has lost its table of keys"
    return _TABLE.sub(lambda _: table_text(), text, count=1)


if __name__ == "__main__":
    MODULE.write_text(module_text(), encoding="utf-8")
    PAGE.write_text(page_text(), encoding="utf-8")
