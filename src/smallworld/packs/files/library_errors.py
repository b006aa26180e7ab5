"""Turn error messages of msgspec, json and tomllib into codes and facts.

Libraries describe faults in English prose, which cannot stand inside a translated sentence. Each
function returns facts with a nested refusal (``reason`` is its code, ``facts`` its facts), and
keeps the library's text as ``detail`` for programmers.
"""

from __future__ import annotations

import re
from typing import Final

Facts = dict[str, object]

_LONGEST: Final = 300  # characters of a library's text

# --- values of the wrong shape (msgspec)
_PLACE: Final = re.compile(r" - at `(?:key` in `)?\$\.?(?P<key>[^`]*)`$")
_TYPE: Final = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
_BOUND: Final = re.compile(r"Expected `(?:int|float)` (?P<sign>[<>]=?) (?P<limit>[-\d.e+]+)")
_LENGTH: Final = re.compile(r"Expected `\w+` of length (?P<sign>[<>]=?) (?P<limit>\d+)")
_MISSING: Final = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_CHOICE: Final = re.compile(r"Invalid enum value (?P<found>.+)$")
_PATTERN: Final = re.compile(r"Expected `str` matching regex")
_OUT_OF_RANGE: Final = re.compile(r"(Integer value|Number) out of range")

_KINDS: Final = {
    "int": "number",
    "float": "decimal",
    "str": "text",
    "bool": "flag",
    "array": "list",
    "object": "object",
    "null": "nothing",
}
_BOUNDS: Final = {">=": "least", "<=": "most", ">": "above", "<": "below"}


def value_facts(message: str, key: str = "") -> Facts:
    """Return what is wrong with a value: its key, what is wanted and what was found.

    ``key`` names the value if the message itself has no place (a parameter of an address).

    >>> value_facts("Expected `int`, got `str` - at `$.seats[0].hand`")["facts"]
    {'key': 'seats[0].hand', 'wanted': 'number', 'found': 'text'}
    """
    place = _PLACE.search(message)
    text = message[: place.start()] if place else message
    inside = place["key"].strip(".") if place else ""
    code, facts = _value_fault(text, ".".join(filter(None, (key, inside))))
    return {"detail": message[:_LONGEST], "reason": code, "facts": facts}


def _value_fault(text: str, key: str) -> tuple[str, Facts]:
    for pattern, code in ((_MISSING, "value.missing"), (_UNKNOWN, "value.unknown_key")):
        if found := pattern.match(text):
            return code, {"key": ".".join(filter(None, (key, found["field"][:60])))}
    if found := _TYPE.match(text):
        wanted = next((kind for kind in found["wanted"].split(" | ") if kind != "null"), "null")
        kinds: Facts = {"wanted": _kind(wanted), "found": _kind(found["found"])}
        return ("value.type", {"key": key, **kinds}) if key else ("value.whole", kinds)
    if not key:
        return "value.whole", {"wanted": "other", "found": "other"}
    if found := _BOUND.match(text):
        facts: Facts = {"bound": _BOUNDS[found["sign"]], "limit": _number(found["limit"])}
        return "value.range", {"key": key, **facts}
    if found := _LENGTH.match(text):
        facts = {"bound": _BOUNDS[found["sign"]], "limit": int(found["limit"])}
        return "value.length", {"key": key, **facts}
    if found := _CHOICE.match(text):
        return "value.choice", {"key": key, "found": found["found"].strip("'")[:60]}
    if _OUT_OF_RANGE.match(text):
        return "value.too_large", {"key": key}
    if _PATTERN.match(text):
        return "value.form", {"key": key}
    return "value.other", {"key": key}


def _kind(name: str) -> str:
    return _KINDS.get(name, "other")


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


# --- texts that are not JSON (msgspec, json)
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_CHARACTER: Final = re.compile(r"\(char (\d+)\)")


def json_facts(error: Exception) -> Facts:
    """Return where a text stops being JSON.

    >>> json_facts(ValueError("JSON is malformed: invalid character (byte 5)"))["facts"]
    {'byte': 5}
    """
    message = str(error)[:_LONGEST]
    found = _BYTE.search(message) or _CHARACTER.search(message)
    if isinstance(error, UnicodeError) or "utf-8" in message.lower():
        code, facts = "json.encoding", Facts()
    elif "truncated" in message:
        code, facts = "json.end", {}
    elif found:
        code, facts = "json.byte", {"byte": int(found[1])}
    else:
        code, facts = "json.other", {}
    return {"detail": message, "reason": code, "facts": facts}


# --- texts that are not TOML (tomllib)
_TOML: Final = (  # the first pattern that occurs in the message decides
    ("toml.twice", r"Cannot (declare|overwrite|mutate|redefine)|[Dd]uplicate"),
    ("toml.equals", r"Expected '=' after"),
    ("toml.text", r"Unterminated string|Unescaped|Expected \"|Expected '''|newline character"),
    ("toml.bracket", r"Unclosed|Expected '\]|Expected ']]'"),
    ("toml.line", r"Expected newline"),
    ("toml.value", r"Invalid value|Invalid (date|hex|octal|binary)|Not a valid"),
    ("toml.character", r"[Ii]llegal character|invalid character|Invalid initial character"),
    ("toml.deep", r"Too many parts"),
)


def toml_facts(message: str) -> Facts:
    """Return the kind of a fault in TOML.

    >>> toml_facts("Expected '=' after a key in a key/value pair (at line 2, column 4)")["reason"]
    'toml.equals'
    """
    kinds = (code for code, pattern in _TOML if re.search(pattern, message))
    return {"reason": next(kinds, "toml.other"), "facts": Facts()}
