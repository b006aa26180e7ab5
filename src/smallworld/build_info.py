"""How the installed package was built: compiled or as plain Python, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from smallworld.core.engine import IS_COMPILED

# Written by ``setup.py``; a checkout has none.
_FILE: Final = Path(__file__).with_name("build.json")


def why_pure(file: Path = _FILE) -> str:
    """Return why the package is plain Python; nothing if it is compiled."""
    if IS_COMPILED:
        return ""
    try:
        return str(json.loads(file.read_text(encoding="utf-8"))["reason"])
    except FileNotFoundError:
        return "it runs from its source"


def build_name() -> str:
    """Return ``compiled``, or ``pure Python, because …``."""
    reason = why_pure()
    return f"pure Python, because {reason}" if reason else "compiled"
