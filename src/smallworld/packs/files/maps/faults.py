"""What can be wrong with a map: a file that cannot be read, or a board that makes none."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld.packs.files.toml_lines import KeyPath


class MapError(ValueError):
    """A map or outline file that cannot be read: a stable ``code`` and the ``facts``.

    Where a fact ``region`` is 0, what is wrong belongs to the file, not to one region.
    """

    def __init__(self, code: str, source: str, **facts: object) -> None:
        self.code = code
        self.facts: dict[str, object] = {"source": source, **facts}
        self.place: KeyPath = ()  # in the file
        self.line = 0  # of the file; 0 if nobody can tell
        super().__init__(code, self.facts)

    def __str__(self) -> str:
        silent = ("source", "region") if self.facts.get("region") == 0 else ("source",)
        told = [f"{key} {value}" for key, value in self.facts.items() if key not in silent]
        return f"{self.facts['source']}: {self.code} ({', '.join(told)})"

    def located(self) -> MapError:
        """The same error with its line in the source: ``isles.toml:12``."""
        if not self.line:
            return self
        source = f"{self.facts['source']}:{self.line}"
        return MapError(self.code, **{**self.facts, "source": source})  # type: ignore[arg-type]


@dataclass(frozen=True)
class MapFault:
    """One thing that is wrong with a map as a whole: a stable ``code`` and what it is about."""

    code: str
    facts: dict[str, object]


def fault(code: str, **facts: object) -> MapFault:
    """A fault with its facts as keywords."""
    return MapFault(code, facts)
