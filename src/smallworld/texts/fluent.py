"""Format messages of one language from Fluent files, with English as the fallback."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

from smallworld.texts.languages import ENGLISH, all_languages, locales
from smallworld.texts.languages import languages as languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Fact = str | int | float
Joint = Literal["and", "or", "comma"]


class MissingText(LookupError):
    """A missing message or variable; raised only by strict texts."""


class Texts:
    """Formats the messages of one language.

    A message that cannot be formatted falls back to English and then to its id: a missing text
    never ends a game. Strict texts, meant for tests, raise ``MissingText`` instead.
    """

    def __init__(
        self,
        lang: str = ENGLISH,
        *,
        strict: bool = False,
        bundles: Sequence[FluentBundle] | None = None,
    ) -> None:
        self.lang = lang if bundles is not None or lang in all_languages() else ENGLISH
        self.strict = strict
        chain = [self.lang] if strict else dict.fromkeys((self.lang, ENGLISH))
        self._bundles = [_bundle(name) for name in chain] if bundles is None else [*bundles]

    def after(self, bundle: FluentBundle) -> Texts:
        """Return the same texts behind those of ``bundle``, which take precedence."""
        return Texts(self.lang, strict=self.strict, bundles=[bundle, *self._bundles])

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message or attribute (``race-elves.one``)."""
        return any(_pattern(bundle, message_id) is not None for bundle in self._bundles)

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """Format a message with its facts.

        >>> Texts().say("race-elves.one")
        'Elf'
        """
        problems: list[str] = []
        for bundle in self._bundles:
            text = _format(bundle, message_id, facts, problems)
            if text is not None:
                return text
        if self.strict:
            raise MissingText(message_id, *problems)
        return message_id

    def forms(self, message_id: str, variable: str, /, **facts: Fact) -> dict[str, Fact]:
        """Return a name and all its grammatical forms as variables of a sentence.

        Omits forms that need a fact not given here.

        >>> Texts().forms("race-elves", "race")
        {'race': 'Elves', 'race_one': 'Elf'}
        """
        forms: dict[str, Fact] = {variable: self.say(message_id, **facts)}
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                for form in bundle.get_message(message_id).attributes:
                    text = _format(bundle, f"{message_id}.{form}", facts, [])
                    if text is not None:
                        forms[f"{variable}_{form}"] = text
                break
        return forms

    def listed(self, items: Iterable[str], joint: Joint = "and") -> str:
        """Join items to a list in words.

        >>> Texts().listed(["hill", "forest", "lake"], "or")
        'hill, forest, or lake'
        """
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        text = words[0]
        for word in words[1:-1]:
            text = self.say("list-more", first=text, second=word)
        place = "two" if len(words) == 2 else "last"
        message = "list-more" if joint == "comma" else f"list-{joint}-{place}"
        return self.say(message, first=text, second=words[-1])


@cache
def texts_for(lang: str = ENGLISH, *, strict: bool = False) -> Texts:
    """Return the texts of a language, cached; English if there is no such language."""
    return Texts(lang, strict=strict)


@cache
def _bundle(lang: str) -> FluentBundle:
    return bundle_of(lang, locales() / lang)


def bundle_of(lang: str, folder: Traversable) -> FluentBundle:
    """Read all Fluent files in a folder."""
    # Imported late: games without sentences do not need it.
    from smallworld.texts.bundle import LazyBundle

    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    files = (entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl"))
    return LazyBundle(lang, files)


def _pattern(bundle: FluentBundle, message_id: str) -> Pattern | None:
    """Return the pattern of ``message`` or ``message.form``, or ``None``."""
    name, _, form = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(form) if form else message.value


def _format(
    bundle: FluentBundle, message_id: str, facts: Mapping[str, Fact], problems: list[str]
) -> str | None:
    """Format a message in one language; on failure return ``None`` and add the reason."""
    pattern = _pattern(bundle, message_id)
    if pattern is None:
        problems.append("no such message")
        return None
    variables = {name: _variable(value) for name, value in facts.items()}
    try:
        text, errors = bundle.format_pattern(pattern, variables)
    except (ArithmeticError, TypeError) as error:  # such as a number with too many digits
        problems.append(repr(error))
        return None
    problems += [repr(error) for error in errors]
    return None if errors else str(text)


def _variable(value: Fact) -> Fact:
    """Convert flags to "yes" and "no", which the files select on."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
