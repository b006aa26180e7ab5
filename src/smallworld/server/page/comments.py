"""Remove comments from the page's files before they are compressed.

Comments are a seventh of what a first visit would load. JavaScript and CSS are parsed
(tree-sitter), because a pattern cannot tell a comment from a string, a template or a regular
expression. Without the parser the files are sent as they are: heavier, but they work.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tree_sitter import Language, Parser, Query

# A Fluent comment is a line that begins with "#": lines of a text are indented.
_FLUENT: Final = re.compile(rb"^#.*\n", re.MULTILINE)
# Indents and empty lines mean nothing in CSS outside comments and strings.
_INDENT: Final = re.compile(rb"^[ \t]+|(?<=\n)\n+", re.MULTILINE)


def strip_comments(ending: str, body: bytes) -> bytes:
    """Return a file without its comments; files of other kinds are returned as they are."""
    if ending == ".ftl":
        return _FLUENT.sub(b"", body)
    if ending not in (".js", ".css"):
        return body
    found = _grammar(ending)
    if found is None:
        return body
    stripped = _without(body, _comments(body, *found))
    return _INDENT.sub(b"", stripped) if ending == ".css" else stripped


@cache
def _grammar(ending: str) -> tuple[Parser, Query] | None:
    """Load the parser of a language; ``None`` if it is not installed."""
    try:
        import tree_sitter
    except ImportError:
        return None
    language = _language(ending)
    return tree_sitter.Parser(language), tree_sitter.Query(language, "(comment) @comment")


def _language(ending: str) -> Language:
    import tree_sitter
    import tree_sitter_css
    import tree_sitter_javascript

    grammar = tree_sitter_css if ending == ".css" else tree_sitter_javascript
    return tree_sitter.Language(grammar.language())


def _comments(body: bytes, parser: Parser, query: Query) -> list[tuple[int, int]]:
    """Return the byte ranges of all comments, in order."""
    from tree_sitter import QueryCursor

    found = QueryCursor(query).captures(parser.parse(body).root_node)
    return sorted((node.start_byte, node.end_byte) for node in found.get("comment", []))


def _without(body: bytes, comments: list[tuple[int, int]]) -> bytes:
    """Cut out byte ranges; a line that holds nothing else goes with its comment."""
    parts: list[bytes] = []
    done = 0
    for start, end in comments:
        line_start = body.rfind(b"\n", 0, start) + 1
        line_end = body.find(b"\n", end)
        line_end = len(body) if line_end < 0 else line_end
        before = body[max(line_start, done) : start]
        has_line = not before.strip() and not body[end:line_end].strip()
        if has_line and line_start >= done:
            parts.append(body[done:line_start])
            done = min(line_end + 1, len(body))
        else:
            rest = body[end:line_end].lstrip(b" \t")
            parts += [body[done:start].rstrip(b" \t"), _separator(body[start:end]) if rest else b""]
            done = line_end - len(rest)
    return b"".join([*parts, body[done:]])


def _separator(comment: bytes) -> bytes:
    """Return what keeps the neighbours of a comment apart: a line break may end a statement."""
    return b"\n" if b"\n" in comment else b" "
