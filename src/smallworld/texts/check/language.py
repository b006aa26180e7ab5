"""Find all faults of a language, compared with English."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax import ast as syntax

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.texts.check.buttons import button_faults
from smallworld.texts.check.messages import Contents, Fault, Language, Text, read_language
from smallworld.texts.check.plurals import plural_faults
from smallworld.texts.check.typography import Style, lines_of, read_style, typography_faults
from smallworld.texts.check.usage import unused
from smallworld.texts.check.words import avoided_words, english_words, term_faults
from smallworld.texts.fluent import MissingText, Texts, bundle_of
from smallworld.texts.languages import ABOUT, ENGLISH
from smallworld.texts.names import Names

NAMES: Final = "names.ftl"
OWN: Final = "edition.ftl"  # differences of the printed rulebook; English has none
SEARCHED: Final = "words"  # what readers may search for, in any style
# Not counted as faults of a draft.
UNFINISHED: Final = ("missing", "untranslated", "english", "term", "style")
_KINDS: Final = ("race", "power", "piece", "terrain", "symbol", "phase")
_FUNCTIONS: Final = {"NUMBER"}
_COUNTED: Final = "count"  # suffix of the variable with the length of a list
_PROPER: Final = re.compile(r"Small World|Days of Wonder|smallworld|https?://\S*|\.swg")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def check_language(lang: str, locales: Traversable, own: Collection[str] = ()) -> list[Fault]:
    """Return all faults of one language, in the order of its files.

    ``own`` are texts it must have that English has not: differences of its printed rulebook.
    """
    language = read_language(lang, locales / lang)
    english = language if lang == ENGLISH else read_language(ENGLISH, locales / ENGLISH)
    found = [*language.faults, *_of_each_text(language, english), *_names(language)]
    if lang == ENGLISH:
        found += _unused(english)
    else:
        found += [*_missing(language, english), *_stray(language, english)]
        found += _untranslated(language, english)
    found += _own(language, own)
    found += _wording(language, english, read_style(locales / lang))
    found += _combo_faults(lang, locales / lang, language)
    return sorted(found, key=lambda fault: (fault.file, fault.line, fault.kind, fault.about))


def _fault(language: Language, kind: str, text: Text, about: str) -> Fault:
    return Fault(language.lang, kind, text.file, text.line, about)


def _is_name(text: Text) -> bool:
    return text.file == NAMES


def _missing(language: Language, english: Language) -> Iterator[Fault]:
    """Report English messages without a translation; forms of names may differ."""
    for name, text in english.texts.items():
        is_wanted = text.file != OWN and not (_is_name(text) and text.form)
        if is_wanted and name not in language.texts:
            yield Fault(language.lang, "missing", text.file, 0, name)


def _stray(language: Language, english: Language) -> Iterator[Fault]:
    for name, text in language.texts.items():
        known = text.id in english.messages if _is_name(text) else name in english.texts
        if not known and text.file != OWN:
            yield _fault(language, "stray", text, f"English has no {name}")


def _own(language: Language, own: Collection[str]) -> Iterator[Fault]:
    """Check the texts about the language's own rulebook: complete, none else, no variables."""
    for name in own:
        if name not in language.texts:
            yield Fault(language.lang, "missing", OWN, 0, name)
    for name, text in language.texts.items():
        if text.file == OWN:
            if name not in own:
                yield _fault(language, "stray", text, f"there is no difference for {name}")
            for variable in sorted(Contents(text.pattern).variables):
                yield _fault(language, "placeable", text, f"{name} uses ${variable}")


def _unused(english: Language) -> Iterator[Fault]:
    for id in sorted(unused(set(english.messages))):
        yield _fault(english, "unused", english.place(id), f"nothing says {id}")


def _untranslated(language: Language, english: Language) -> Iterator[Fault]:
    for name, text in language.texts.items():
        other = english.texts.get(name)
        if other is None or _is_name(text) or _plain(text) != _plain(other):
            continue
        plain = _PROPER.sub("", " ".join(Contents(text.pattern).words))
        if len(_WORD.findall(plain)) > 1:
            yield _fault(language, "untranslated", text, f"{name} is as in English")


def _plain(text: Text) -> str:
    message = syntax.Message(syntax.Identifier("x"), text.pattern)
    return " ".join(FluentSerializer().serialize_entry(message).split())


def _of_each_text(language: Language, english: Language) -> Iterator[Fault]:
    forms = _known_forms(language) | _known_forms(english) | {_COUNTED}
    for name, text in language.texts.items():
        contents = Contents(text.pattern)
        for about in plural_faults(language.lang, text.pattern):
            yield _fault(language, "plural", text, f"{name}: {about}")
        for reference in sorted(contents.references):
            plain = reference.removeprefix("-")
            if plain not in (language.terms if reference[0] == "-" else language.messages):
                yield _fault(language, "placeable", text, f"{name} refers to no {reference}")
        for function in sorted(contents.functions - _FUNCTIONS):
            yield _fault(language, "placeable", text, f"{name} calls {function}")
        other = english.texts.get(name)
        if other is not None and other is not text and not _is_name(text):
            for about in _variable_faults(text, other, forms):
                yield _fault(language, "placeable", text, f"{name} {about}")


def _wording(language: Language, english: Language, style: Style | None) -> Iterator[Fault]:
    """Check how texts are written: marks, words, terms of the edition, length of buttons."""
    if style is None:
        yield Fault(language.lang, "style", ABOUT, 0, "has no table [style]")
    for name, text in language.texts.items():
        for about in dict.fromkeys(_faults_of_lines(language.lang, text, style or Style())):
            yield _fault(language, about[0], text, f"{name} {about[1]}")
        for about_button in button_faults(text, language.forms(text.id)):
            yield _fault(language, "button", text, f"{name} {about_button}")
    for id, forms in language.messages.items() if language is not english else ():
        theirs = english.messages.get(id, {}).values()
        for about_term in term_faults(language.lang, id, forms.values(), theirs):
            yield _fault(language, "term", language.place(id), f"{id} {about_term}")


def _faults_of_lines(lang: str, text: Text, style: Style) -> Iterator[tuple[str, str]]:
    """Yield the kind and the description of what is wrong in the lines of a text."""
    for line in lines_of(text.pattern):
        for about in typography_faults(line, style):
            yield "style", about
        for about in avoided_words(line, style.avoid) if text.form != SEARCHED else ():
            yield "word", about
        for about in english_words(line) if lang != ENGLISH and not _is_name(text) else ():
            yield "english", about


def _known_forms(language: Language) -> set[str]:
    """Return the forms of all names: possible suffixes of a variable."""
    return {text.form for text in language.texts.values() if _is_name(text) and text.form}


def _variable_faults(text: Text, other: Text, forms: set[str]) -> Iterator[str]:
    """Report variables that English has not, or that this text leaves out."""
    ours, theirs = Contents(text.pattern).variables, Contents(other.pattern).variables
    known = {_base(variable, forms) for variable in theirs} | theirs
    used = {_base(variable, forms) for variable in ours}
    for variable in sorted(ours):
        if variable not in known and _base(variable, forms) not in known:
            yield f"uses ${variable}, which English does not"
    for variable in sorted({_base(variable, forms) for variable in theirs} - used):
        if f"without ${variable}" not in text.comment.lower():
            yield f"leaves out ${variable}"


def _base(variable: str, forms: set[str]) -> str:
    """Return the name that a variable is a form of: ``race`` for ``race_the_accusative``."""
    fitting = [form for form in forms if variable.endswith(f"_{form}")]
    return variable.removesuffix(f"_{max(fitting, key=len)}") if fitting else variable


def _names(language: Language) -> Iterator[Fault]:
    """Check that every name has the forms of its kind, as ``KIND-unnamed`` has them."""
    for kind in _KINDS:
        model = f"{kind}-unnamed"
        for id in language.messages:
            text = language.place(id)
            if not id.startswith(f"{kind}-") or not _is_name(text):
                continue
            if _sort(language, id) == _sort(language, model):
                for form in sorted(language.forms(model) - language.forms(id)):
                    yield _fault(language, "form", text, f"{id} has no .{form}")
    if "combo" in language.messages:
        for form in sorted(language.forms("combo") - language.forms("race-unnamed")):
            about = f"a combo has .{form}, so every race needs it too"
            yield _fault(language, "form", language.place("combo"), about)


def _sort(language: Language, id: str) -> str:
    """Return the attribute ``.kind``: adjectives may need other forms than nouns."""
    kind = language.texts.get(f"{id}.kind")
    return _plain(kind) if kind is not None else ""


def _combo_faults(lang: str, folder: Traversable, language: Language) -> Iterator[Fault]:
    """Report combos that cannot be formatted, or lack a form."""
    if "combo" not in language.messages:
        return
    combo = language.place("combo")
    names = Names(Texts(lang, strict=True, bundles=[bundle_of(lang, folder)]))
    wanted = {"combo", *(f"combo_{form}" for form in language.forms("combo"))}
    for race in [*RACES, None]:
        for power in [*POWERS, None]:
            ids = race.id if race else "a_new_race", power.id if power else "a_new_power"
            try:
                missing = wanted - names.combo_forms(*ids, "combo").keys()
            except MissingText as error:
                missing = {str(error)}
            for form in sorted(missing):
                about = f"{ids[1]} {ids[0]} has no {form}"
                yield Fault(lang, "form", combo.file, combo.line, about)
