"""Write the table of docs/actions.md from the numbering in the code."""

from pathlib import Path

from smallworld.core import actions
from smallworld.core.pieces import (
    COLUMN_LENGTH,
    HIGHEST_DIE,
    MAX_HURLED,
    MAX_POWERS,
    MAX_RACES,
    MAX_REGIONS,
    MAX_SEATS,
    MAX_TOKENS,
)

PAGE = Path(__file__).parent.parent / "docs" / "actions.md"
BEGIN = "<!-- written by tools/write_actions.py -->\n"
END = "<!-- end -->\n"

# Block, first number, count, text, and how numbers are assigned inside the block.
Row = tuple[str, int, int, str, str]

BEFORE_REGIONS: tuple[Row, ...] = (
    ("PICK", actions.PICK, COLUMN_LENGTH, "pick N", "N − 1"),
    ("DECLINE", actions.DECLINE, 1, "decline", ""),
    ("STOP", actions.STOP, 1, "stop", ""),
    ("END", actions.END, 1, "end", ""),
    ("ROLL", actions.ROLL, 1, "roll", ""),
    ("ALLY", actions.ALLY, MAX_SEATS, "ally S", "S"),
)
REGIONAL = (
    ("ABANDON", actions.ABANDON, "abandon R"),
    ("CONQUER", actions.CONQUER, "conquer R"),
    ("CONQUER_DIE", actions.CONQUER_DIE, "conquer R die"),
    ("CONQUER_DRAGON", actions.CONQUER_DRAGON, "conquer R dragon"),
    ("CONVERT", actions.CONVERT, "conquer R sorcery"),
    ("WITHDRAW", actions.WITHDRAW, "withdraw R"),
    ("PLACE_CAMP", actions.PLACE_CAMP, "place camp R"),
    ("PLACE_FORTRESS", actions.PLACE_FORTRESS, "place fortress R"),
    ("PLACE_HERO", actions.PLACE_HERO, "place hero R"),
    ("DECLINED_ABANDON", actions.DECLINED_ABANDON, "declined abandon R"),
    ("DECLINED_CONQUER", actions.DECLINED_CONQUER, "declined conquer R"),
    ("DECLINED_CONQUER_DIE", actions.DECLINED_CONQUER_DIE, "declined conquer R die"),
)
LATER_REGIONAL = (
    ("DECLINE_AT", actions.DECLINE_AT, "decline R"),
    ("CONQUER_HIRED", actions.CONQUER_HIRED, "conquer R hired"),
    ("PLACE_MARKER", actions.PLACE_MARKER, "place marker R"),
    ("PLACE_POWER_MARKER", actions.PLACE_POWER_MARKER, "place power marker R"),
    ("PLACE_CATAPULT", actions.PLACE_CATAPULT, "place catapult R"),
)
DEPLOYED = f"(R − 1) × {MAX_TOKENS} + N − 1"
MORE_POWERS = MAX_POWERS - actions.FIRST_POWERS
SETS = MAX_REGIONS * MAX_TOKENS
AFTER_REGIONS: tuple[Row, ...] = (
    ("DEPLOY", actions.DEPLOY, SETS, "deploy R N", DEPLOYED),
    ("DECLINED_DEPLOY", actions.DECLINED_DEPLOY, SETS, "declined deploy R N", DEPLOYED),
    ("DIE", actions.DIE, HIGHEST_DIE + 1, "die N", "N"),
    (
        "REVEAL",
        actions.REVEAL,
        MAX_RACES * actions.FIRST_POWERS,
        "reveal RACE POWER",
        f"race × {actions.FIRST_POWERS} + power",
    ),
    (
        "REVEAL_MORE",
        actions.REVEAL_MORE,
        MAX_RACES * MORE_POWERS,
        "reveal RACE POWER",
        f"race × {MORE_POWERS} + power − {actions.FIRST_POWERS}, for later powers",
    ),
)
HURLED = f"(R − 1) × {MAX_HURLED} + N − 1"
LAST: tuple[Row, ...] = (
    ("REGROUP", actions.REGROUP, 1, "regroup", ""),
    ("CONQUER_HURL", actions.CONQUER_HURL, MAX_REGIONS * MAX_HURLED, "conquer R hurl N", HURLED),
)


def rows() -> list[Row]:
    """Return every block in numeric order; the constant of a regional block is its region 0."""
    return [
        *BEFORE_REGIONS,
        *_regional(REGIONAL),
        *AFTER_REGIONS,
        *_regional(LATER_REGIONAL),
        *LAST,
    ]


def _regional(blocks: tuple[tuple[str, int, str], ...]) -> list[Row]:
    return [(name, block + 1, MAX_REGIONS, text, "R − 1") for name, block, text in blocks]


def table() -> str:
    """Format the table."""
    lines = ["| block | first | last | text | counted by |", "|---|---|---|---|---|"]
    for name, first, count, text, inside in rows():
        lines.append(f"| `{name}` | {first} | {first + count - 1} | `{text}` | {inside} |")
    return "\n".join(lines) + "\n"


def page_with(page: str, written: str) -> str:
    """Replace the table between its two marks in ``page``."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{written}\n{END}{after}"


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page_with(text, table()), encoding="utf-8")
