"""Check that a plural has a branch for every plural category of its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast as syntax

from smallworld.texts.check.messages import Contents

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
_LARGEST: Final = 200  # in every language each category starts below this number
_ONE: Final = re.compile(r"(?<!\d)1(?!\d)")


@cache
def kinds_of_numbers(lang: str) -> dict[str, frozenset[int]]:
    """Return the plural categories of a language with their whole numbers.

    >>> sorted(kinds_of_numbers("cs")), sorted(kinds_of_numbers("ru"))
    (['few', 'one', 'other'], ['few', 'many', 'one'])
    """
    from babel import Locale

    kind_of = Locale.parse(lang).plural_form
    found: dict[str, set[int]] = {}
    for number in range(_LARGEST):
        found.setdefault(kind_of(number), set()).add(number)
    return {kind: frozenset(numbers) for kind, numbers in found.items()}


def plural_faults(lang: str, pattern: syntax.Pattern) -> Iterator[str]:
    """Yield the faults of a text's plurals."""
    for select in Contents(pattern).selects:
        if isinstance(select.selector, syntax.VariableReference):
            variable = select.selector.id.name
        else:
            continue
        words, exact, default = _keys(select)
        if not (words & set(CATEGORIES)) - {"other"}:
            continue
        yield from _missing(lang, variable, words, exact, default)
        yield from _impossible(lang, variable, words)
        yield from _only_one(lang, variable, select)


def _keys(select: syntax.SelectExpression) -> tuple[set[str], set[int], str]:
    words, exact, default = set(), set(), ""
    for variant in select.variants:
        if isinstance(variant.key, syntax.NumberLiteral):
            exact.add(int(float(variant.key.value)))
        else:
            words.add(variant.key.name)
            default = variant.key.name if variant.default else default
    return words, exact, default


def _missing(
    lang: str, variable: str, words: set[str], exact: set[int], default: str
) -> Iterator[str]:
    kinds = kinds_of_numbers(lang)
    missing = [kind for kind in kinds if kind not in words and kinds[kind] - exact]
    # If no whole number is “other”, that branch may replace the missing one.
    if default == "other" and "other" not in kinds and len(missing) == 1:
        return
    for kind in missing:
        like = ", ".join(str(number) for number in sorted(kinds[kind] - exact)[:4])
        yield f"${variable} has no branch [{kind}], which is for {like} …"


def _impossible(lang: str, variable: str, words: set[str]) -> Iterator[str]:
    known = {*kinds_of_numbers(lang), "other"}
    for word in sorted((words & set(CATEGORIES)) - known):
        yield f"${variable} has a branch [{word}], which no whole number takes"


def _only_one(lang: str, variable: str, select: syntax.SelectExpression) -> Iterator[str]:
    """Report a literal 1 in a branch that also covers other numbers, such as 21."""
    others = sorted(kinds_of_numbers(lang).get("one", frozenset()) - {1})
    for variant in select.variants:
        is_one = isinstance(variant.key, syntax.Identifier) and variant.key.name == "one"
        if not (is_one and others):
            continue
        words = [e.value for e in variant.value.elements if isinstance(e, syntax.TextElement)]
        if _ONE.search(" ".join(words)):
            yield f"[one] is also for {others[0]}: write {{ ${variable} }} instead of 1"
