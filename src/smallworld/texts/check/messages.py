"""Parse the files of a language into messages with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Fault:
    """A fault of a language: its kind, place and description."""

    lang: str
    kind: str
    file: str
    line: int
    about: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{self.lang}/{place}: {self.kind}: {self.about}"


@dataclass(frozen=True)
class Text:
    """One pattern: the value of a message (``form`` is empty) or one of its attributes."""

    id: str
    form: str
    file: str
    line: int
    pattern: syntax.Pattern
    comment: str = ""

    @property
    def name(self) -> str:
        """``message`` or ``message.form``."""
        return f"{self.id}.{self.form}" if self.form else self.id


@dataclass
class Language:
    """All texts of a language, and the faults found while parsing."""

    lang: str
    texts: dict[str, Text] = field(default_factory=dict)
    messages: dict[str, dict[str, Text]] = field(default_factory=dict)  # by id and form
    terms: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)

    def forms(self, id: str) -> set[str]:
        """Return the attributes of a message."""
        return {form for form in self.messages.get(id, ()) if form}

    def place(self, id: str) -> Text:
        """Return the value of a message, or its first attribute."""
        return next(iter(self.messages[id].values()))


def read_language(lang: str, folder: Traversable) -> Language:
    """Read all Fluent files in a folder."""
    language = Language(lang)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            _read(language, entry.name, entry.read_text(encoding="utf-8"))
    return language


def _read(language: Language, file: str, source: str) -> None:
    for entry in FluentParser().parse(source).body:
        line = _line(source, entry)
        if isinstance(entry, syntax.Junk):
            why = "; ".join(note.message or note.code for note in entry.annotations)
            language.faults.append(Fault(language.lang, "unreadable", file, line, why))
        elif isinstance(entry, syntax.Term):
            language.terms.add(entry.id.name)
        elif isinstance(entry, syntax.Message):
            for text in _texts(file, source, entry):
                _add(language, text)


def _add(language: Language, text: Text) -> None:
    before = language.texts.get(text.name)
    if before is None:
        language.texts[text.name] = text
        language.messages.setdefault(text.id, {})[text.form] = text
        return
    about = f"{text.name} is also in {before.file}:{before.line}"
    language.faults.append(Fault(language.lang, "twice", text.file, text.line, about))


def _texts(file: str, source: str, message: syntax.Message) -> Iterator[Text]:
    id, comment = message.id.name, (message.comment and message.comment.content) or ""
    if message.value is not None:
        yield Text(id, "", file, _line(source, message.id), message.value, comment)
    for form in message.attributes:
        yield Text(id, form.id.name, file, _line(source, form), form.value, comment)


def _line(source: str, node: syntax.BaseNode) -> int:
    span = getattr(node, "span", None)
    return source.count("\n", 0, span.start) + 1 if span is not None else 0


class Contents(Visitor):
    """Collects the variables, references, selectors and words of a pattern."""

    def __init__(self, pattern: syntax.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.selects: list[syntax.SelectExpression] = []
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: syntax.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)
