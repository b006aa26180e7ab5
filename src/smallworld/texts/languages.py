"""The languages in ``locales/``: which exist, which are complete, how they write decimals."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
ABOUT: Final = "language.toml"
_ALIKE: Final = {"no": "nb", "nn": "nb"}  # Norwegian: the written forms are close
_LONGEST_HEADER: Final = 500


def locales() -> Traversable:
    """Return the folder with one folder per language."""
    return files("smallworld") / "locales"


@cache
def languages() -> tuple[str, ...]:
    """Return the complete languages, which are offered to players.

    >>> "en" in languages()
    True
    """
    return tuple(lang for lang in all_languages() if is_complete(locales() / lang))


@cache
def all_languages() -> tuple[str, ...]:
    """Return all languages, including drafts."""
    return language_folders(locales())


def language_folders(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that have a folder here."""
    found = [entry for entry in folder.iterdir() if entry.is_dir()]
    return tuple(sorted(entry.name for entry in found if (entry / "names.ftl").is_file()))


def is_complete(folder: Traversable) -> bool:
    """Return whether the ``language.toml`` of a folder declares it complete."""
    about = folder / ABOUT
    if not about.is_file():
        return False
    return tomllib.loads(about.read_text(encoding="utf-8")).get("state") == "complete"


def preferred_language(accepted: str) -> str:
    """Return the language that fits an ``Accept-Language`` header best; English if none does.

    >>> preferred_language("de, nn;q=0.5, ru;q=0.8"), preferred_language("*")
    ('ru', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted[:_LONGEST_HEADER].split(","):
        tag, _, quality = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((weight, _ALIKE.get(lang, lang)))
    known = [(weight, lang) for weight, lang in wishes if weight > 0 and lang in languages()]
    return max(known, key=lambda wish: wish[0])[1] if known else ENGLISH


def decimal(value: float, digits: int = 1, lang: str = "en") -> str:
    """Format a number with ``digits`` decimals.

    >>> decimal(34.26), decimal(-1.26, lang="sv")
    ('34.3', '−1,3')
    """
    from babel.numbers import format_decimal

    shape = f"0.{'0' * digits};−0.{'0' * digits}"
    return format_decimal(value, shape, locale=lang.replace("-", "_"))
