"""What is wrong with a pack: a stable code and the facts, no prose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True)
class PackFault:
    """One thing wrong; the facts name ``source``, ``line``, ``key`` and what is allowed."""

    code: str
    facts: dict[str, object]

    def __str__(self) -> str:
        told = [f"{key} {value}" for key, value in self.facts.items()]
        return f"{self.code} ({', '.join(told)})"


class BadPack(ValueError):
    """A pack that cannot be used: everything that is wrong with it."""

    def __init__(self, faults: Sequence[PackFault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = tuple(faults)

    @property
    def code(self) -> str:
        """The code of the first fault."""
        return self.faults[0].code

    @property
    def facts(self) -> dict[str, object]:
        """The facts of the first fault."""
        return self.faults[0].facts


def bad(code: str, **facts: object) -> BadPack:
    """A pack with this one fault."""
    return BadPack([PackFault(code, facts)])


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant; ``none`` if no one is near.

    >>> nearest("saves_om", ["pays_on", "saves_on"])
    'saves_on'
    """
    found = get_close_matches(word, list(known), n=1, cutoff=0.7)
    return found[0] if found else "none"
