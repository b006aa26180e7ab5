"""Events: what an action did, as a kind and facts; the sentences are in ``locales``."""

from __future__ import annotations


class Event:
    """One result of an action: ``kind`` is a stable name, ``facts`` are plain values.

    Kinds and their facts are listed in ``docs/events.md``.
    """

    def __init__(self, kind: str, facts: dict[str, object]) -> None:
        self.kind = kind
        self.facts = facts

    def __repr__(self) -> str:
        return f"<{self.kind} {self.facts}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.facts) == (other.kind, other.facts)

    def __hash__(self) -> int:
        return hash(self.kind)

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.facts))
