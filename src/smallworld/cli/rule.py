"""``smallworld rule``: look something up in the book of rules."""

from __future__ import annotations

import click

from smallworld.cli.paint import say
from smallworld.reference.book import reference, rulings
from smallworld.reference.search import search
from smallworld.reference.shapes import Entry
from smallworld.reference.words import basis_words, entry_text, example_lines
from smallworld.texts.fluent import Texts, texts_for

_MOST = 12  # of what else fits


@click.command(short_help="Look up a race, a power, a piece or a ruling.")
@click.argument("words", nargs=-1, required=True)
def rule(words: tuple[str, ...]) -> None:
    """Look up WORDS in the book of rules: an id such as C2, a name, or what it is about.

    \b
    Example:
      smallworld rule C2
      smallworld rule dragon master
      smallworld rule decline
    """
    asked = " ".join(words)
    texts = texts_for()
    found = search(asked, texts)
    if not found:
        raise click.ClickException(
            f"nothing in the rules fits {asked!r}: try a shorter word, the name of a race, "
            "a power or a piece, or an id such as C2"
        )
    first, *others = found
    _tell(first, texts)
    if others and len(words) < 2:
        _tell_others(others, texts)


def _tell(entry: Entry, texts: Texts) -> None:
    """One entry as lines."""
    told = entry_text(entry, texts)
    say(f"{entry.id}  {told.title}" if entry.kind == "ruling" else told.title, "strong")
    say(told.lead)
    for point in told.points:
        say(f"  · {point}")
    if entry.kind == "ruling":
        reason = f"{told.reason} " if told.reason else ""
        say(f"{reason}({rulings()[entry.id].certainty}: {basis_words(entry.id, texts)})", "dim")
    for id in entry.examples:
        say()
        for line in example_lines(reference().examples[id], texts):
            say(f"  {line}")
    if entry.see:
        say()
        say(f"See also: {', '.join(entry.see)}", "dim")


def _tell_others(others: list[Entry], texts: Texts) -> None:
    say()
    for entry in others[:_MOST]:
        say(f"{entry.id}: {entry_text(entry, texts).title}", "dim")
    if len(others) > _MOST:
        say(f"and {len(others) - _MOST} more", "dim")
