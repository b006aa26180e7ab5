"""Compare values with a ``msgspec`` struct and report every difference.

``msgspec`` itself stops at the first difference and describes it in prose; authors of packs need
all of them, with key and allowed values.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct, inspect

from smallworld.packs.files.packs.shape import PackShape
from smallworld.packs.files.toml_lines import KeyPath
from smallworld.packs.files.values import (
    is_whole,
    listed,
    nearest,
    nearest_few,
    shortened,
    shown,
)

Found = tuple[str, KeyPath, dict[str, object]]  # (code, key path, facts)

_FEW_KEYS: Final = 12  # more are not listed in a message

# The purpose of each pattern, for the message.
_PURPOSES: Final = {
    r"^[a-z][a-z0-9_]*$": "id",
    r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$": "version",
    r"^[a-z0-9][a-z0-9_.-]*$": "file",
    r"^[a-z]{2,3}$": "language",
    r"^[a-z][a-z_]*$": "form",
}


def differences(value: object, shape: type[Struct]) -> Iterator[Found]:
    """Yield everything in ``value`` that does not fit ``shape``."""
    return _check(value, inspect.type_info(shape), ())


def key_differences(
    values: Mapping[str, object], shape: type[Struct], fixed: Sequence[str], path: KeyPath
) -> Iterator[Found]:
    """Yield what does not fit the keys of ``shape`` of the same names, ``fixed`` ones excluded."""
    kind = inspect.type_info(shape)
    assert isinstance(kind, inspect.StructType)
    fields = {field.encode_name: field for field in kind.fields if field.name not in fixed}
    for key, value in values.items():
        if key in fields:
            yield from _check(value, fields[key].type, (*path, key))
        else:
            yield _unknown_key(key, fields, path)


def _unknown_key(key: str, known: Collection[str], path: KeyPath) -> Found:
    """Suggest a few of the keys, all of them only where they are few."""
    near = nearest(key, known) if len(known) <= _FEW_KEYS else nearest_few(key, known)
    facts = {"allowed": listed(known), "near": near}
    return "pack.unknown_key", (*path, key), {"found": shortened(key), **facts}


def repaired(table: Mapping[str, object], wrong: Sequence[Found]) -> PackShape | None:
    """Convert a file without its faulty values, so that the rest can be checked as well.

    Required values that are missing are made up. Returns ``None`` if too little is left.
    """
    whole = copy.deepcopy(dict(table))
    for _, path, _ in sorted(wrong, key=lambda found: -len(found[1])):
        _remove(whole, path)
    about = whole.setdefault("pack", {})
    if isinstance(about, dict):
        for key, made_up in (("id", "unnamed_pack"), ("version", "1"), ("title", "Unnamed")):
            about.setdefault(key, made_up)
    for kind in ("race", "power"):
        for place, tile in enumerate(_dicts(whole.get(kind))):
            tile.setdefault("id", f"unnamed_{kind}_{place}")
            tile.setdefault("tokens", 4)
    try:
        return msgspec.convert(whole, PackShape)
    except msgspec.ValidationError:
        return None


def _dicts(values: object) -> list[dict[str, object]]:
    return [one for one in values if isinstance(one, dict)] if isinstance(values, list) else []


def _remove(table: object, path: KeyPath) -> None:
    """Remove the value at ``path``; items of lists become empty tables to keep their places."""
    for part in path[:-1]:
        try:
            table = table[part]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            return
    last = path[-1] if path else ""
    if isinstance(table, dict) and last in table and not isinstance(table[last], dict):
        del table[last]
    elif isinstance(table, list) and isinstance(last, int) and last < len(table):
        if not isinstance(table[last], dict):
            table[last] = {}


def _check(value: object, kind: inspect.Type, path: KeyPath) -> Iterator[Found]:
    if isinstance(kind, inspect.StructType):
        yield from _table(value, kind, path)
    elif isinstance(kind, inspect.DictType):
        yield from _named_tables(value, kind, path)
    elif isinstance(kind, inspect.ListType):
        yield from _list(value, kind, path)
    elif isinstance(kind, inspect.UnionType):
        yield from _either(value, kind, path)
    elif isinstance(kind, inspect.LiteralType):
        yield from _word(value, [str(word) for word in kind.values], path)
    elif isinstance(kind, inspect.IntType):
        yield from _number(value, kind, path)
    elif isinstance(kind, inspect.StrType):
        yield from _text(value, kind, path)
    elif isinstance(kind, inspect.BoolType) and not isinstance(value, bool):
        yield _wrong(value, "flag", path)


def _wrong(value: object, wanted: str, path: KeyPath) -> Found:
    return "pack.wrong_type", path, {"found": shown(value), "wanted": wanted}


def _table(value: object, kind: inspect.StructType, path: KeyPath) -> Iterator[Found]:
    if not isinstance(value, dict):
        yield _wrong(value, "table", path)
        return
    fields = {field.encode_name: field for field in kind.fields}
    for key, inner in value.items():
        if key in fields:
            yield from _check(inner, fields[key].type, (*path, key))
        else:
            yield _unknown_key(key, fields, path)
    for name, field in fields.items():
        if field.required and name not in value:
            code = "pack.missing_key" if path else "pack.no_pack_table"
            yield code, path, {"missing": name}


def _named_tables(value: object, kind: inspect.DictType, path: KeyPath) -> Iterator[Found]:
    if not isinstance(value, dict):
        yield _wrong(value, "table", path)
        return
    yield from _size(len(value), kind.min_length, kind.max_length, path)
    for key, inner in value.items():
        if not isinstance(kind.value_type, inspect.AnyType):
            yield from _check(key, kind.key_type, (*path, key))
            yield from _check(inner, kind.value_type, (*path, key))


def _list(value: object, kind: inspect.ListType, path: KeyPath) -> Iterator[Found]:
    if not isinstance(value, list):
        yield _wrong(value, "list", path)
        return
    yield from _size(len(value), kind.min_length, kind.max_length, path)
    for place, inner in enumerate(value[: kind.max_length]):
        yield from _check(inner, kind.item_type, (*path, place))


def _size(count: int, least: int | None, most: int | None, path: KeyPath) -> Iterator[Found]:
    if most is not None and count > most:
        yield "pack.too_many", path, {"found": count, "most": most}
    if least is not None and count < least:
        yield "pack.empty", path, {}


def _either(value: object, kind: inspect.UnionType, path: KeyPath) -> Iterator[Found]:
    """Check a union: nothing, a single value, or a list of words."""
    lists = [one for one in kind.types if isinstance(one, inspect.ListType)]
    rest = [one for one in kind.types if not isinstance(one, inspect.ListType | inspect.NoneType)]
    if lists and (isinstance(value, list) or not rest):
        yield from _list(value, lists[0], path)
    elif lists and not isinstance(value, str):
        yield _wrong(value, "words", path)
    else:
        yield from _check(value, rest[0], path)


def _word(value: object, allowed: list[str], path: KeyPath) -> Iterator[Found]:
    if not isinstance(value, str):
        yield _wrong(value, "words", path)
    elif value not in allowed:
        facts = {"allowed": listed(allowed), "near": nearest(value, allowed)}
        yield "pack.unknown_word", path, {"found": shortened(value), **facts}


def _number(value: object, kind: inspect.IntType, path: KeyPath) -> Iterator[Found]:
    if not is_whole(value):
        yield _wrong(value, "number", path)
    elif not (kind.ge or 0) <= value <= (kind.le or 0):
        facts = {"found": shown(value), "low": kind.ge or 0, "high": kind.le or 0}
        yield "pack.out_of_range", path, facts


def _text(value: object, kind: inspect.StrType, path: KeyPath) -> Iterator[Found]:
    if not isinstance(value, str):
        yield _wrong(value, "text", path)
    elif kind.max_length is not None and len(value) > kind.max_length:
        yield "pack.too_long", path, {"found": len(value), "most": kind.max_length}
    elif kind.pattern is not None and not re.fullmatch(kind.pattern, value):
        purpose = _PURPOSES[kind.pattern]
        yield "pack.bad_word", path, {"found": shown(value), "wanted": purpose}
    elif kind.min_length is not None and len(value) < kind.min_length:
        code = "pack.empty" if not value.strip() else "pack.bad_word"
        yield code, path, {"found": shown(value), "wanted": "id"}
