"""The page's types of messages, written from the types of the server."""

from __future__ import annotations

from tools.write_protocol import PROTOCOL, protocol_text


def test_the_types_of_the_page_are_current() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == protocol_text(), "run tools/write_protocol.py"


def test_a_field_is_optional_where_it_may_be_missing() -> None:
    text = protocol_text()
    assert " * @property {number|null} you  your seat; null for a spectator\n" in text
    assert " * @property {LegalAction[]} [legal]  only for the seat to act\n" in text
    assert ' * @property {"changed"} type\n' in text
    assert " * @property {LogLine[]} lines\n" in text
