"""``smallworld lang``: list, check and start languages."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.texts import plural
from smallworld.reference.editions import edition_messages
from smallworld.texts.check.language import OWN, UNFINISHED, check_language
from smallworld.texts.check.messages import Fault
from smallworld.texts.languages import (
    ABOUT,
    ENGLISH,
    is_complete,
    language_folders,
    locales,
)
from smallworld.texts.names import quoted
from smallworld.texts.suggestions import (
    BadSuggestions,
    Outcome,
    Place,
    Suggestion,
    find_place,
    outcome_of,
    read_suggestions,
)

_LOCALES: Final = click.option(
    "--locales",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder with one folder per language.  [default: the installed texts]",
)
_DRAFT: Final = """\
# Write "complete" when "smallworld lang check" finds nothing more.
state = "draft"
"""


@click.group(short_help="Check translations, or start a new language.")
def lang() -> None:
    """Check translations, or start a new language.

    A language is a folder of Fluent files; "smallworld docs translating" explains how
    to write them.

    \b
    Example:
      smallworld lang check
      smallworld lang check cs ru
      smallworld lang new de
      smallworld lang suggestions smallworld-wording-cs.json
    """


@lang.command(name="list", short_help="List the languages.")
@_LOCALES
def list_languages(folder: Path | None) -> None:
    """List the languages and whether they are complete.

    \b
    Example:
      smallworld lang list
    """
    root = folder or locales()
    for code in language_folders(root):
        print_text(
            f"{code}  {_name(code)}, {'complete' if is_complete(root / code) else 'a draft'}"
        )


@lang.command(short_help="List missing and wrong texts.")
@click.argument("codes", metavar="[LANG]...", nargs=-1)
@_LOCALES
def check(codes: tuple[str, ...], folder: Path | None) -> None:
    """List missing and wrong texts in LANGs by file and line; exit with 1 if there are any.

    Finds messages that are missing, stray (not in English), unused or untranslated, plurals
    without a branch that some number needs, placeables that differ from English, missing forms
    of names, wrong quotes and spaces, words to avoid, English in other languages, words that
    differ from the printed edition, and buttons too long for a phone. Without LANG all
    languages are checked; drafts are only summarised.

    \b
    Example:
      smallworld lang check
      smallworld lang check is
    """
    root = folder or locales()
    known = language_folders(root)
    for code in codes:
        if code not in known:
            raise click.BadParameter(
                f"No texts in {code!r}. Choose from {', '.join(known)}.", param_hint="LANG"
            )
    found = 0
    for code in codes or known:
        faults = check_language(code, root, edition_messages(code))
        if codes or is_complete(root / code):
            found += len(faults)
            _print_faults(faults)
        else:
            _print_faults([fault for fault in faults if fault.kind not in UNFINISHED])
            print_text(f"{code} is a draft: {_summary(faults)}.")
    if found:
        raise click.ClickException(f"{plural(found, 'fault')} found; see above.")
    print_text(f"Sound: {', '.join(code for code in codes or known if is_complete(root / code))}.")


@lang.command(short_help="Start a language as a copy of English.")
@click.argument("code")
@_LOCALES
def new(code: str, folder: Path | None) -> None:
    """Start the language CODE, such as de or pt, as a draft copied from English.

    \b
    Example:
      smallworld lang new de
    """
    root = folder or locales()
    if not _is_code(code):
        raise click.BadParameter(f"{code!r} is not a language code.", param_hint="CODE")
    if code in language_folders(root):
        raise click.ClickException(f"{code} already exists. See: smallworld lang check")
    target = Path(str(root / code))
    _copy(root / ENGLISH, target)
    print_text(f"{_name(code)} begins in {target}. Translate the files there, names.ftl first.")
    print_text(f"Then: smallworld lang check {code}")


_OUTCOMES: Final = {
    "new": "",
    "same": "already so",
    "changed": "the text has changed since",
    "unknown": "there is no such message",
    "unreadable": "not applied: its braces do not match, or it contains another message",
}


@lang.command(short_help="Show or apply suggestions for better texts.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--apply", is_flag=True, help="Write the suggestions into the files.")
@_LOCALES
def suggestions(file: Path, apply: bool, folder: Path | None) -> None:
    """Show the suggestions in FILE, which readers save with "Improve this wording" on the page.

    With --apply every suggestion that still fits is written into the files of its language;
    texts that changed since are shown, but not replaced.

    \b
    Example:
      smallworld lang suggestions smallworld-wording-ru.json
      smallworld lang suggestions smallworld-wording-ru.json --apply
    """
    root = Path(str(folder or locales()))
    try:
        found = read_suggestions(file.read_bytes())
    except BadSuggestions:
        raise click.ClickException(f"{file} is not a suggestions file.") from None
    written: Counter[str] = Counter()
    for one in found:
        known = one.language in language_folders(root)
        place = find_place(root / one.language, one.id) if known else None
        outcome = outcome_of(one, place)
        if apply and outcome == "new" and place is not None:
            place.file.write_text(place.with_text(one.suggestion), encoding="utf-8")
            written[one.language] += 1
        _print_suggestion(one, place, outcome)
    if apply:
        print_text(f"{plural(written.total(), 'suggestion')} applied.")
        for code in written:
            print_text(f"Then: smallworld lang check {code}")


def _print_suggestion(one: Suggestion, place: Place | None, outcome: Outcome) -> None:
    where = f" ({place.file.name})" if place is not None else ""
    note = f": {_OUTCOMES[outcome]}" if _OUTCOMES[outcome] else ""
    print_text(f"{one.language} {quoted(one.id)}{where}{note}")
    for sign, text in (("-", place.text if place else one.current), ("+", one.suggestion)):
        for line in text.splitlines():
            print_text(f"  {sign} {quoted(line)}")


def _print_faults(faults: Sequence[Fault]) -> None:
    for fault in faults:
        click.echo(str(fault), err=True)


def _summary(faults: Sequence[Fault]) -> str:
    kinds = Counter(fault.kind for fault in faults)
    return ", ".join(f"{number} {kind}" for kind, number in kinds.most_common()) or "none missing"


def _copy(english: Traversable, target: Path) -> None:
    try:
        target.mkdir()
        for entry in english.iterdir():
            if entry.name.endswith(".ftl") and entry.name != OWN:
                (target / entry.name).write_bytes(entry.read_bytes())
        (target / ABOUT).write_text(_DRAFT, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(target, ignore_errors=True)
        raise click.ClickException(f"{target} cannot be written: {error.strerror}.") from None


def _is_code(code: str) -> bool:
    from babel.localedata import exists

    return code.isascii() and code.isalpha() and code.islower() and exists(code)


def _name(code: str) -> str:
    from babel import Locale

    return Locale.parse(code).get_language_name("en") or code
