"""Write the table of observations in docs/research.md from the layout in the code.

python -m tools.write_encoding          # after a block was added
python -m tools.write_encoding --check  # is the table up to date?
"""

from __future__ import annotations

import sys
from pathlib import Path

from smallworld.env.tables.layout import BLOCKS, Layout
from smallworld.packs.loader import base_box, map_ids

PAGE = Path(__file__).parent.parent / "docs" / "research.md"
BEGIN = "<!-- written by tools/write_encoding.py -->\n"
END = "<!-- end -->\n"

MEANINGS = {
    "held_by": "1 if the seat holds the region, with whatever race",
    "declined": "1 if a declined race holds it that makes room for the next one",
    "lasting": "1 if a declined race holds it that does not count as one (Spirit)",
    "tokens": "race tokens there",
    "camps": "camps there",
    "tribe": "1 if a Lost Tribe is there",
    "fortress": "1 if a fortress is there",
    "lair": "1 if a troll lair is there",
    "hole": "1 if a hole-in-the-ground is there",
    "hero": "1 if a hero is there",
    "dragon": "1 if the dragon is there",
    "conquered": "1 if the active race took it this turn",
    "non_empty": "1 if it was not empty then",
    "declined_conquered": "1 if the declined race that acts took it this turn",
    "die_target": "1 for the region a final attempt was announced on, while the die is awaited",
    "price": "tokens the race whose turn it is would need, where it may attack now; 0 elsewhere",
    "coins": "coins of the seat, where they are known; at most 255",
    "coins_known": "1 if they are: one's own, and all with `open_coins` or after the end",
    "race": "1 for the active race",
    "power": "1 for its power",
    "declined_race": "1 for the race in decline",
    "lasting_race": "1 for the declined race that does not count as one",
    "lasting_power": "1 for the power it keeps for that",
    "hand": "tokens of the active race in hand",
    "declined_hand": "tokens of the race in decline in hand (Ghouls)",
    "lasting_hand": "the same of the lasting one",
    "waiting": "tokens hit by one's own Ghouls, back at redeployment",
    "aside": "tokens off the map that only help to conquer (Amazons)",
    "peace_with": "1 for the seat (second axis) that may not attack this one",
    "camps_in_hand": "camps off the map",
    "camps_displaced": "of those, driven out this turn",
    "heroes_in_hand": "heroes off the map",
    "holes_left": "holes-in-the-ground still to be set",
    "attacked": "1 if its active race was attacked this turn",
    "swapped": "1 if it lost a token to the Sorcerers this turn",
    "column_race": "1 for the race at each place of the column, from the top",
    "column_power": "1 for the power there",
    "column_coins": "coins on the combo there",
    "unseen_race": "1 if the banner is still face down",
    "unseen_power": "1 if the badge is still face down",
    "discarded_power": "1 if the badge lies in the discards",
    "returned_race": "place in the queue of returned banners, the next one is 1; 0 for none",
    "tray": "tokens of the race that nobody has",
    "my_seat": "1 for the number of the seat that looks, as `ally S` counts seats",
    "round": "the round, from 1",
    "rounds_left": "rounds after this one",
    "turn": "1 for the seat whose turn it is",
    "to_act": "1 for the seat that decides: the same, or a displaced defender",
    "phase": "start, conquest, redeployment, after scoring, refuge, over",
    "die_awaited": "final attempt, the declined race's, roll before a conquest (Berserk)",
    "picked": "1 if a combo was picked this turn",
    "acted": "1 if the active race has taken up its tokens this turn",
    "declined_acted": "1 if the declined race that acts has",
    "declined_done": "1 if its conquests are over",
    "conquests_over": "1 if everybody's are",
    "dragon_used": "1 if the dragon flew this turn",
    "fortress_built": "1 if a fortress was built this turn",
    "pending_roll": "1 for the number rolled before the next conquest (Berserk)",
    "last_die": "1 for the last number of this turn",
    "ready": "tokens the race whose turn it is can conquer with",
    "income": "coins the seat whose turn it is would be paid if it were scored now",
}


def table() -> str:
    """Format the table."""
    layouts = [Layout(base_box(map)) for map in map_ids()]
    heads = " | ".join(f"`{map}`" for map in map_ids())
    lines = [
        f"| block | axes | {heads} | large | what it says |",
        "|---|---|" + "---:|" * 5 + "---|",
    ]
    for name, axes, large in BLOCKS:
        firsts = " | ".join(str(layout.first[name]) for layout in layouts)
        shape = " × ".join(axes.split()) or "—"
        lines.append(f"| `{name}` | {shape} | {firsts} | {large} | {MEANINGS[name]} |")
    lengths = " | ".join(str(layout.length) for layout in layouts)
    lines.append(f"| *length* | | {lengths} | | |")
    return "\n".join(lines) + "\n"


def page_with(page: str, written: str) -> str:
    """Replace the table between its two marks in ``page``."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{written}\n{END}{after}"


def main() -> int:
    """Write, or compare."""
    page = PAGE.read_text(encoding="utf-8")
    wanted = page_with(page, table())
    if "--check" in sys.argv:
        if page != wanted:
            print("docs/research.md is not what the code gives: python -m tools.write_encoding")
        return int(page != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
