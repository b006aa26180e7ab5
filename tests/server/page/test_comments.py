"""The page's files without their comments: nothing else is touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from smallworld.server.page import comments
from smallworld.server.page.comments import strip_comments
from tests.kit.paths import PACKAGE

WEB = PACKAGE / "web"
FILES = sorted(path for ending in ("js", "css") for path in WEB.rglob(f"*.{ending}"))
JAVASCRIPT = [
    ("/** Why. */\nconst a = 1; // one\n", "const a = 1;\n"),
    ("const a = /** @type {any} */ (b);\n", "const a = (b);\n"),
    ("const url = 'http://a'; /* b */ c();\n", "const url = 'http://a'; c();\n"),
    ("const t = html`<a //>${b(`/* ${ {c} } */`)}</a>`;\n",) * 2,
    ("const r = /[/*]\\/\\/ x/g;\n",) * 2,
    ("return /* a\nb */ c;\n", "return\nc;\n"),
    ("let a/* b */c;\n", "let a c;\n"),
    ("a();\n  // one\n  // two\n\nb();\n", "a();\n\nb();\n"),
    ("a(); // the end", "a();"),
    ("// one /* two\nb();\n", "b();\n"),
]


@pytest.mark.parametrize(("before", "after"), JAVASCRIPT, ids=lambda text: text[:20])
def test_javascript_loses_its_comments_and_nothing_else(before: str, after: str) -> None:
    pytest.importorskip("tree_sitter")
    assert strip_comments(".js", before.encode()).decode() == after


def test_css_loses_its_comments_and_indents() -> None:
    pytest.importorskip("tree_sitter")
    text = b'/* Why. */\na {\n  color: red; /* b */\n\n  content: "/* c */";\n}\n'
    assert strip_comments(".css", text) == b'a {\ncolor: red;\ncontent: "/* c */";\n}\n'


def test_fluent_loses_its_comments() -> None:
    assert strip_comments(".ftl", b"# Why.\na = b # c\n    # d\n## E\n") == b"a = b # c\n    # d\n"


def test_other_files_stay_as_they_are() -> None:
    assert strip_comments(".svg", b"<!-- a --><svg/>") == b"<!-- a --><svg/>"


def test_without_the_parser_files_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comments, "_grammar", lambda ending: None)
    assert strip_comments(".js", b"// a\nb();\n") == b"// a\nb();\n"


def test_all_files_of_the_page_keep_their_tokens() -> None:
    pytest.importorskip("tree_sitter")
    for path in FILES:
        body = path.read_bytes()
        before, after = (
            tokens(path.suffix, body),
            tokens(path.suffix, strip_comments(path.suffix, body)),
        )
        assert [token for token in before if token[0] != "comment"] == after, path


def tokens(ending: str, body: bytes) -> list[tuple[str, bytes]]:
    """Return the leaves of the syntax tree; spaces between them do not count."""
    grammar = comments._grammar(ending)
    assert grammar is not None
    return list(leaves(grammar[0].parse(body).root_node))


def leaves(node: Any) -> Iterator[tuple[str, bytes]]:
    if not node.children:
        yield node.type, b" ".join(node.text.split())
    for child in node.children:
        yield from leaves(child)
