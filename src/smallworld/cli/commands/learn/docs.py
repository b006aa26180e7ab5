"""``smallworld docs``: read the pages of the documentation, which come with the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

FIRST: Final = "README"  # lists all pages by reader


@click.command(short_help="Read the documentation.")
@click.argument("page", required=False)
def docs(page: str | None) -> None:
    """Read the documentation: the page called PAGE, or the list of all pages.

    In a terminal the page is formatted for reading; in a pipe you get the Markdown text.

    \b
    Example:
      smallworld docs
      smallworld docs arena
      smallworld docs protocol > protocol.md
    """
    folder = _folder()
    names = sorted(path.stem for path in folder.glob("*.md") if path.stem != FIRST)
    name = FIRST if page is None else page.removeprefix("docs/").removesuffix(".md")
    if name not in (FIRST, *names):
        raise click.UsageError(f"There is no page {page!r}; there are: {', '.join(names)}.")
    _show((folder / f"{name}.md").read_text(encoding="utf-8"))
    if page is None and sys.stdout.isatty():
        click.echo(f"\nTo read a page: smallworld docs PAGE. Pages: {', '.join(names)}.")


def _folder() -> Path:
    """Return the folder of the pages: inside an installed package, or in the checkout."""
    package = Path(__file__).resolve().parents[3]
    inside = package / "docs"
    return inside if inside.is_dir() else package.parents[1] / "docs"


def _show(text: str) -> None:
    if not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text, hyperlinks=False))
