"""Read the project's own documents: fenced blocks, tables and sections."""

import re
from pathlib import Path

from tests.kit.paths import DOCS, ROOT


def pages() -> list[Path]:
    """Return the README and every document."""
    return [path for path in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))] if path.is_file()]


def fenced_blocks(page: Path, language: str) -> list[str]:
    """Return the blocks of a page fenced as ``language``."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def all_fenced_blocks(language: str) -> list[tuple[str, str]]:
    """Return such blocks of all pages, each with a name for the test report."""
    return [
        (f"{page.name}:{number}", block)
        for page in pages()
        for number, block in enumerate(fenced_blocks(page, language), start=1)
    ]


def table_rows(text: str) -> list[list[str]]:
    """Return the rows of all tables in ``text``, without headers, as lists of cells."""
    found = []
    lines = text.splitlines()
    for index, line in enumerate(lines):
        is_head = index + 1 < len(lines) and lines[index + 1].startswith("|---")
        if line.startswith("| ") and not is_head:
            found.append([cell.strip() for cell in line.strip("|").split(" |")])
    return found


def section(page: Path, title: str) -> str:
    """Return the text under the second-level heading ``title``."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r} in {page.name}"
    return found[1]


def code_in_cell(cell: str) -> str | None:
    """Return the text of a cell that is one piece of code, else ``None``."""
    found = re.fullmatch(r"`([^`]*)`", cell)
    return found[1] if found else None
