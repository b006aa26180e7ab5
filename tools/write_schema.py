"""Write the JSON schemas in docs/ from the shapes of positions and pack files in the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from smallworld.packs.files.packs.shape import PackShape
from smallworld.packs.vocabulary import KEYS
from smallworld.play.position.shape import Position

DOCS: Final = Path(__file__).parent.parent / "docs"
SCHEMA: Final = DOCS / "position.schema.json"
PACK_SCHEMA: Final = DOCS / "pack.schema.json"


def schema_text() -> str:
    """Return the schema of a position, as in docs/position.schema.json."""
    return _text("A position of Small World", msgspec.json.schema(Position))


def pack_schema_text() -> str:
    """Return the schema of a pack file, as in docs/pack.schema.json, with all keys explained."""
    schema = msgspec.json.schema(PackShape)
    for name in ("RaceShape", "PowerShape"):
        for key, rules in schema["$defs"][name]["properties"].items():
            if key in KEYS:
                rules["description"] = KEYS[key].meaning
    return _text("A pack of Small World", schema)


def _text(title: str, schema: dict[str, Any]) -> str:
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return json.dumps({**head, **schema}, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    PACK_SCHEMA.write_text(pack_schema_text(), encoding="utf-8")
