"""Write docs/position.schema.json from the shape of a position in the code."""

import json
from pathlib import Path

import msgspec

from smallworld.play.position.shape import Position

SCHEMA = Path(__file__).parent.parent / "docs" / "position.schema.json"


def schema_text() -> str:
    """The schema as the file has it."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Small World",
        **msgspec.json.schema(Position),
    }
    return json.dumps(schema, indent=2) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
