"""The language of a visitor: the one chosen on the page, or the first of the browser's."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from smallworld.texts.languages import languages, preferred_language

# The page sets it when the player chooses a language, so that the document preloads those texts.
COOKIE: Final = "smallworld-language"


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language in which the document greets a visitor."""
    chosen = request.cookies.get(COOKIE, "")
    if chosen in languages():
        return chosen
    return preferred_language(request.headers.get("accept-language", ""))
