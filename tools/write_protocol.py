"""Write the page's types of messages (net/protocol.js) from the types of the server."""

import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from smallworld.play.position import shape
from smallworld.server.messages import (
    accounts,
    admin,
    advice,
    catalogue,
    errors,
    frames,
    games,
    moderation,
    packs,
    people,
    push,
    puzzles,
    results,
    seeks,
    tables,
    tournaments,
)

PROTOCOL = Path(__file__).parent.parent / "src" / "smallworld" / "web" / "net" / "protocol.js"

MODULES = (
    *(shape, tables, games, seeks, advice, packs, puzzles, people, push, accounts),
    *(results, tournaments),
    *(moderation, admin, catalogue, errors, frames),
)
HEAD = """\
/** The messages of the server as types, written by tools/write_protocol.py: do not edit.
 *
 * `docs/server-api.md` and `docs/live.md` describe them.
 *
 * @typedef {[string, number]} Part  one part of a price or an income
"""
TAIL = " */\nexport {};\n"
Shape = types.StructType | types.DataclassType
WIDTH = 100
PART = "[string, number]"  # the shape of a Part
COMMENT = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)


def protocol_text() -> str:
    """Return the file as it should be."""
    found: dict[str, Shape] = {}
    for info in types.multi_type_info(list(_structs())):
        _collect(info, found)
    unions = [*_union("FromClient", frames.FromClient), *_union("FromServer", frames.FromServer)]
    return HEAD + " *\n" + " *\n".join([*map(_typedef, found.values()), "".join(unions)]) + TAIL


def _union(name: str, union: UnionType) -> list[str]:
    members = "|".join(member.__name__ for member in get_args(union))
    return _wrapped(f"@typedef {{{members}}} {name}")


def _collect(info: types.Type, found: dict[str, Shape]) -> None:
    """Add a struct, and first the structs it uses; they may come from other packages."""
    if isinstance(info, Shape):
        if info.cls.__name__ not in found:
            for field in info.fields:
                _collect(field.type, found)
            found[info.cls.__name__] = info
    elif isinstance(info, types.Metadata):
        _collect(info.type, found)
    elif isinstance(info, types.UnionType):
        for one in info.types:
            _collect(one, found)
    elif isinstance(info, types.ListType):
        _collect(info.item_type, found)
    elif isinstance(info, types.DictType):
        _collect(info.value_type, found)


def _structs() -> Iterator[type[Struct]]:
    """Yield the message types in the order of the source, each once."""
    for module in MODULES:
        yield from _structs_of(module)


def _structs_of(module: ModuleType) -> Iterator[type[Struct]]:
    for name, found in vars(module).items():
        is_struct = isinstance(found, type) and issubclass(found, Struct)
        if is_struct and found.__module__ == module.__name__ and not name.startswith("_"):
            yield found


def _typedef(info: Shape) -> str:
    lines = _wrapped(f"@typedef {{object}} {info.cls.__name__}")
    if isinstance(info, types.StructType) and info.tag is not None:
        lines += _wrapped(f'@property {{"{info.tag}"}} {info.tag_field}')
    is_message = info.cls.__module__.startswith(
        "smallworld.server."
    )  # others have docs of their own
    comments = dict(COMMENT.findall(inspect.getsource(info.cls))) if is_message else {}
    for field in info.fields:
        lines += _property(info, field, comments.get(field.name, ""))
    return "".join(lines)


def _property(info: Shape, field: types.Field, comment: str) -> list[str]:
    """Write one field; it is optional where either side may leave it out."""
    config = getattr(info.cls, "__struct_config__", None)  # dataclasses are sent whole
    may_be_missing = config is not None and (config.omit_defaults or config.forbid_unknown_fields)
    optional = not field.required and may_be_missing
    written = _written(field.type, without_null=optional and field.default is None)
    name = f"[{field.encode_name}]" if optional else field.encode_name
    return _wrapped(f"@property {{{written}}} {name}" + (f"  {comment}" if comment else ""))


def _wrapped(line: str) -> list[str]:
    wrapped = textwrap.wrap(
        line,
        WIDTH,
        initial_indent=" * ",
        subsequent_indent=" *   ",
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
    return [f"{part}\n" for part in wrapped]


def _written(found: types.Type, *, without_null: bool = False) -> str:
    """Write a type as TypeScript does."""
    if isinstance(found, types.Metadata):
        return (found.extra or {}).get("javascript") or _written(found.type)
    if isinstance(found, types.UnionType):
        parts = [
            _written(one)
            for one in found.types
            if not (without_null and isinstance(one, types.NoneType))
        ]
        return "|".join(dict.fromkeys(parts))
    if isinstance(found, types.LiteralType):
        return "|".join(msgspec.json.encode(value).decode() for value in found.values)
    if isinstance(found, types.ListType):
        inner = _written(found.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(found, types.TupleType):
        inner = f"[{', '.join(_written(one) for one in found.item_types)}]"
        return "Part" if inner == PART else inner
    if isinstance(found, types.DictType):
        return f"Record<string, {_written(found.value_type)}>"
    if isinstance(found, Shape):
        return found.cls.__name__
    return _plain(found)


def _plain(found: types.Type) -> str:
    plain = {
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "any",
        types.CustomType: "any",
    }
    return plain[type(found)]


if __name__ == "__main__":
    PROTOCOL.write_text(protocol_text(), encoding="utf-8")
