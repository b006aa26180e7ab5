"""Write the tables of docs/rulings.md from the rule reference.

    python -m tools.write_rulings            write the page
    python -m tools.write_rulings --check    only say whether it is up to date

Headings, order and the prose between the tables stay as they are in the page.
"""

import re
import sys
from pathlib import Path

from smallworld.reference.book import box_facts, rulings
from smallworld.texts.fluent import Texts, texts_for

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
ROW = re.compile(r"^\| ([A-Z]\d{1,2}) \|.*$", re.MULTILINE)

# What the page calls the source of a ruling, where the data has a shorter word.
_BASIS = {"editions": "other language editions"}


def row(id: str, texts: Texts) -> str:
    """Format one ruling as a table row."""
    facts = box_facts()
    question, answer = texts.say(f"ruling-{id}", **facts), texts.say(f"ruling-{id}.answer", **facts)
    has_reason = texts.has(f"ruling-{id}.reason")
    reason = texts.say(f"ruling-{id}.reason", **facts) if has_reason else ""
    ruling = rulings()[id]
    if id.startswith("E"):
        return f"| {id} | {question} | {answer} | {reason} |"
    pages = ", ".join(one for one in ruling.basis if one.startswith("p."))
    others = [_BASIS.get(one, one) for one in ruling.basis if not one.startswith("p.")]
    basis = "; ".join([pages, *others] if pages else others)
    said = f"{answer} {reason}".strip()
    return f"| {id} | {question} | {said} | {basis} | {ruling.certainty} |"


def page_with_rulings(page: str) -> str:
    """Return the page with every row updated."""
    texts = texts_for("en", strict=True)
    return ROW.sub(lambda found: row(found[1], texts), page)


def main() -> None:
    """Write or check the page."""
    page = PAGE.read_text(encoding="utf-8")
    written = page_with_rulings(page)
    if "--check" in sys.argv[1:]:
        if page != written:
            sys.exit("docs/rulings.md is not what the texts say: run python -m tools.write_rulings")
        return
    PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
