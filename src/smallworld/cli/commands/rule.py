"""``smallworld rule``: look something up in the book of rules."""

from __future__ import annotations

import click

from smallworld.cli.shared.output import say
from smallworld.cli.shared.texts import LANG, spoken_language
from smallworld.reference.book import reference, rulings
from smallworld.reference.search import search
from smallworld.reference.sentences import Note, basis_words, entry_text, example_lines
from smallworld.reference.shapes import Entry
from smallworld.texts.fluent import Texts, texts_for
from smallworld.texts.names import quoted

_MOST = 12  # of what else fits


@click.command(short_help="Look up a race, a power, a piece or a ruling.")
@click.argument("words", nargs=-1, required=True)
@LANG
def rule(words: tuple[str, ...]) -> None:
    """Look up WORDS in the book of rules: an id such as C2, a name, or what it is about.

    \b
    Example:
      smallworld rule C2
      smallworld rule dragon master
      smallworld rule decline
      smallworld rule race-elves --lang ru

    With --lang, WORDS are of that language or ids, and what its printed rulebook says otherwise
    is told too.
    """
    asked = " ".join(words)
    texts = texts_for(spoken_language())
    found = search(asked, texts)
    if not found:
        nothing = texts.say("reference-found", count=0, words=quoted(asked))
        raise click.ClickException(f"{nothing} {texts.say('reference-none-about')}")
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
        sure = texts.say(f"reference-certainty-{rulings()[entry.id].certainty}")
        say(f"{reason}({sure}: {basis_words(entry.id, texts)})", "dim")
    for id in entry.examples:
        say()
        for line in example_lines(reference().examples[id], texts):
            say(f"  {line}")
    if told.notes:
        _tell_notes(told.notes, texts)
    if entry.see:
        say()
        say(f"{texts.say('reference-see')}: {', '.join(entry.see)}", "dim")


def _tell_notes(notes: list[Note], texts: Texts) -> None:
    """What the printed rulebook of the language says otherwise."""
    say()
    say(texts.say("editions-title"), "strong")
    for note in notes:
        say(f"  · {note.text} {note.played} ({', '.join(note.rulings)})")
        for option, on in note.options.items():
            switch = f"--option {option}={'on' if on else 'off'}"
            say(f"    {texts.say('editions-option')}: {switch}", "dim")


def _tell_others(others: list[Entry], texts: Texts) -> None:
    say()
    for entry in others[:_MOST]:
        say(f"{entry.id}: {entry_text(entry, texts).title}", "dim")
    if len(others) > _MOST:
        say(texts.say("terminal-more", count=len(others) - _MOST), "dim")
