"""Strict texts for tests: every branch of a message must get its variables."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from smallworld.texts.fluent import Fact, Texts
from smallworld.texts.names import Names, map_of
from tests.kit.paths import PACKAGE

ENGLISH = PACKAGE / "locales" / "en"
SEATS = ("Ann", "Bo", "Cy", "Di", "Eve")


class _Variables(Visitor):
    """Collects the variables and functions of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(file: str) -> tuple[syntax.EntryType, ...]:
    """Return all entries of one English file."""
    text = (ENGLISH / file).read_text(encoding="utf-8")
    return tuple(FluentResource(text).body)


@cache
def messages(file: str) -> dict[str, syntax.Message]:
    """Return the messages of one English file."""
    return {e.id.name: e for e in entries(file) if isinstance(e, syntax.Message)}


@cache
def english() -> dict[str, syntax.Message]:
    """Return all English messages."""
    files = sorted(path.name for path in ENGLISH.glob("*.ftl"))
    return {id: message for file in files for id, message in messages(file).items()}


def variables_of(message: syntax.Message) -> set[str]:
    """Return the variables of all branches of a message."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def functions_of(message: syntax.Message) -> set[str]:
    """Return the functions a message calls."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.functions


class CheckedTexts(Texts):
    """Strict English that records the messages it formatted."""

    def __init__(self) -> None:
        super().__init__(strict=True)
        self.formatted: set[str] = set()

    def say(self, message_id: str, /, **facts: Fact) -> str:
        said = super().say(message_id, **facts)
        name, _, form = message_id.partition(".")
        self.formatted.add(name)
        if not form:
            missing = variables_of(english()[name]) - facts.keys()
            assert not missing, f"{name} is not given {sorted(missing)}"
        assert "{$" not in said and "  " not in said and said.strip() == said, said
        return said


def names_on(map: str, texts: Texts | None = None) -> Names:
    """Return checked names at a table for this map."""
    return Names(texts or CheckedTexts(), SEATS, map_of(map))
