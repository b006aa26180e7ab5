"""Reading the project's own pages: fenced blocks and tables."""

import re
from pathlib import Path

from tests.kit.paths import ROOT

DOCS = ROOT / "docs"


def pages() -> list[Path]:
    """Every page a reader may open."""
    return [path for path in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))] if path.is_file()]


def fenced(page: Path, language: str) -> list[str]:
    """The blocks of a page fenced as ``language``."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    """Such blocks of all pages, each with a name for the test report."""
    return [
        (f"{page.name}:{number}", block)
        for page in pages()
        for number, block in enumerate(fenced(page, language), start=1)
    ]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables in ``text``, without heads and rules, as lists of cells."""
    found = []
    lines = text.splitlines()
    for index, line in enumerate(lines):
        is_head = index + 1 < len(lines) and lines[index + 1].startswith("|---")
        if line.startswith("| ") and not is_head:
            found.append([cell.strip() for cell in line.strip("|").split(" |")])
    return found


def section(page: Path, title: str) -> str:
    """What stands under the second-level heading ``title``."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r} in {page.name}"
    return found[1]


def unquoted(cell: str) -> str | None:
    """The text of a cell that is one piece of code; ``None`` for any other cell."""
    found = re.fullmatch(r"`([^`]*)`", cell)
    return found[1] if found else None
