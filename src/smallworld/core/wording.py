"""Sentences for errors and events: made by a layer above, which says here how.

The rules know codes and facts only. ``smallworld`` names the function that loads the sentences
when it is imported; without it, code and facts are shown.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording:
    """Turns codes and facts into sentences; this one only writes them down."""

    def error(self, error: object, game: object, lang: str) -> str:
        """Return the sentence of an error, with the names at ``game`` if there is one."""
        return ""

    def events(self, game: object, events: list[object], lang: str) -> list[str]:
        """Return one sentence for each event."""
        return [repr(event) for event in events]


_loaders: list[Callable[[], Wording]] = [Wording]


def use_wording(load: Callable[[], Wording]) -> None:
    """Take all sentences from what ``load`` returns; it is called when one is needed."""
    _loaders[0] = load


def wording() -> Wording:
    """Return what makes the sentences."""
    return _loaders[0]()
