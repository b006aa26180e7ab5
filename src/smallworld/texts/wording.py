"""Give errors and events of the rules their sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from smallworld.core.events import Event
from smallworld.core.wording import Wording
from smallworld.texts.events import event_sentence
from smallworld.texts.languages import all_languages
from smallworld.texts.names import names_at
from smallworld.texts.refusals import Refusal, message_of, refusal_sentence

if TYPE_CHECKING:
    from smallworld.play.game import Game


class Sentences(Wording):
    """The sentences of ``locales``."""

    def error(self, error: object, game: object, lang: str) -> str:
        """Return the sentence of an error; empty if it has none, or has facts that do not fit."""
        _check(lang)
        refusal = cast(Refusal, error)
        names = names_at(cast("Game | None", game), lang)
        text = refusal_sentence(refusal, names)
        return "" if text == message_of(refusal.code) else text

    def events(self, game: object, events: list[object], lang: str) -> list[str]:
        """Return one sentence for each event."""
        _check(lang)
        names = names_at(cast("Game", game), lang)
        return [event_sentence(cast(Event, event), names) for event in events]


def _check(lang: str) -> None:
    if lang not in all_languages():
        known = ", ".join(all_languages())
        raise ValueError(f"there are no sentences in the language {lang!r}, only in: {known}")
