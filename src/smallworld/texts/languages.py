"""Which languages there are, and which of them are complete."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
ABOUT: Final = "language.toml"


def locales() -> Traversable:
    """The folder that has a folder for each language."""
    return files("smallworld") / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The languages that are offered to players: the complete ones.

    >>> "en" in languages()
    True
    """
    return tuple(lang for lang in all_languages() if is_complete(locales() / lang))


@cache
def all_languages() -> tuple[str, ...]:
    """The same with those that are only drafts yet."""
    return language_folders(locales())


def language_folders(folder: Traversable) -> tuple[str, ...]:
    """The languages that have a folder here."""
    found = [entry for entry in folder.iterdir() if entry.is_dir()]
    return tuple(sorted(entry.name for entry in found if (entry / "names.ftl").is_file()))


def is_complete(folder: Traversable) -> bool:
    """Does the folder of a language say that its texts are complete?"""
    about = folder / ABOUT
    if not about.is_file():
        return False
    return tomllib.loads(about.read_text(encoding="utf-8")).get("state") == "complete"


def decimal(value: float, digits: int = 1, lang: str = "en") -> str:
    """A number with so many digits after the point.

    >>> decimal(34.26), decimal(-1.26, lang="sv")
    ('34.3', '−1,3')
    """
    from babel.numbers import format_decimal

    shape = f"0.{'0' * digits};−0.{'0' * digits}"
    return format_decimal(value, shape, locale=lang.replace("-", "_"))
