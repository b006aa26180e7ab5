"""Numbers with a fraction, written as a language writes them."""

from __future__ import annotations


def decimal(value: float, digits: int = 1, lang: str = "en") -> str:
    """A number with so many digits after the point.

    >>> decimal(34.26), decimal(-1.26, lang="sv")
    ('34.3', '−1,3')
    """
    from babel.numbers import format_decimal

    shape = f"0.{'0' * digits};−0.{'0' * digits}"
    return format_decimal(value, shape, locale=lang.replace("-", "_"))
