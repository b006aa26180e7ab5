"""``smallworld rule``: look something up in the rules reference."""

from __future__ import annotations

import click
import msgspec

from smallworld.cli.shared.output import print_json, print_text
from smallworld.cli.shared.texts import LANG, current_language
from smallworld.reference.book import reference, rulings
from smallworld.reference.search import search
from smallworld.reference.sentences import Note, basis_text, entry_text, example_lines
from smallworld.reference.shapes import Entry
from smallworld.texts.fluent import Texts, texts_for
from smallworld.texts.names import quoted

_MOST = 12  # further entries that are listed


@click.command(short_help="Look up a race, a power, a piece or a ruling.")
@click.argument("words", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@LANG
def rule(words: tuple[str, ...], as_json: bool) -> None:
    """Look up WORDS in the rules reference: an id such as C2, a name, or a topic.

    \b
    Example:
      smallworld rule C2
      smallworld rule dragon master
      smallworld rule decline
      smallworld rule race-elves --lang ru

    With --lang, WORDS are in that language or ids, and differences of its printed rulebook
    are listed, too.
    """
    query = " ".join(words)
    texts = texts_for(current_language())
    entries = search(query, texts)
    if not entries:
        nothing = texts.say("reference-found", count=0, words=quoted(query))
        raise click.ClickException(f"{nothing} {texts.say('reference-none-about')}")
    first, *others = entries
    if as_json:
        print_json(_facts(first, others, texts))
        return
    _print_entry(first, texts)
    if others and len(words) < 2:
        _print_others(others, texts)


def _print_entry(entry: Entry, texts: Texts) -> None:
    """Print one entry."""
    text = entry_text(entry, texts)
    print_text(f"{entry.id}  {text.title}" if entry.kind == "ruling" else text.title, "strong")
    print_text(text.lead)
    for point in text.points:
        print_text(f"  · {point}")
    if entry.kind == "ruling":
        reason = f"{text.reason} " if text.reason else ""
        sure = texts.say(f"reference-certainty-{rulings()[entry.id].certainty}")
        print_text(f"{reason}({sure}: {basis_text(entry.id, texts)})", "dim")
    elif text.reason:
        print_text(text.reason, "dim")
    for id in entry.examples:
        print_text()
        for line in example_lines(reference().examples[id], texts):
            print_text(f"  {line}")
    if text.notes:
        _print_notes(text.notes, texts)
    if entry.see:
        print_text()
        print_text(f"{texts.say('reference-see')}: {', '.join(entry.see)}", "dim")


def _print_notes(notes: list[Note], texts: Texts) -> None:
    """Print how the printed rulebook of the language differs."""
    print_text()
    print_text(texts.say("editions-title"), "strong")
    for note in notes:
        print_text(f"  · {note.text} {note.played} ({', '.join(note.rulings)})")
        for option, on in note.options.items():
            switch = f"--option {option}={'on' if on else 'off'}"
            print_text(f"    {texts.say('editions-option')}: {switch}", "dim")


def _print_others(others: list[Entry], texts: Texts) -> None:
    print_text()
    for entry in others[:_MOST]:
        print_text(f"{entry.id}: {entry_text(entry, texts).title}", "dim")
    if len(others) > _MOST:
        print_text(texts.say("terminal-more", count=len(others) - _MOST), "dim")


def _facts(entry: Entry, others: list[Entry], texts: Texts) -> dict[str, object]:
    """Return the best entry with its texts, and what else was found."""
    text = entry_text(entry, texts)
    facts: dict[str, object] = {
        "id": entry.id,
        "kind": entry.kind,
        "title": text.title,
        "lead": text.lead,
        "points": text.points,
        "examples": [_example_facts(id, texts) for id in entry.examples],
        "notes": [msgspec.to_builtins(note) for note in text.notes],
        "see": entry.see,
    }
    if entry.kind == "ruling":
        ruling = rulings()[entry.id]
        facts |= {
            "reason": text.reason,
            "certainty": ruling.certainty,
            "basis": basis_text(entry.id, texts),
            "option": ruling.option,
        }
    listed = [
        {"id": other.id, "kind": other.kind, "title": entry_text(other, texts).title}
        for other in others
    ]
    return {"entry": facts, "others": listed}


def _example_facts(id: str, texts: Texts) -> dict[str, object]:
    example = reference().examples[id]
    return {
        "id": id,
        "position": msgspec.to_builtins(example.position),
        "lines": list(example_lines(example, texts)),
    }
