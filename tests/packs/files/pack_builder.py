"""Build packs for tests."""

from __future__ import annotations

from pathlib import Path

from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.shelf import install, shelf_folder


def pack_text(content: str, *, id: str = "fens", version: str = "1.0") -> str:
    """Return the text of a pack with this content."""
    return f'[pack]\nid = "{id}"\nversion = "{version}"\ntitle = "Fens"\n{content}'


def build_pack(content: str, *, id: str = "fens", version: str = "1.0") -> Pack:
    """Parse a pack with this content."""
    return parse_pack(pack_text(content, id=id, version=version), f"{id}.toml")


def install_pack(content: str, *, id: str = "fens", version: str = "1.0") -> Pack:
    """Install a pack with this content on the shelf."""
    file = Path(shelf_folder()) / f"{id}.toml"
    file.write_text(pack_text(content, id=id, version=version), encoding="utf-8")
    pack = install(file)
    file.unlink()
    return pack


def race(id: str = "bogfolk", keys: str = "", tokens: int = 6) -> str:
    """Return the TOML of a race."""
    return f'[[race]]\nid = "{id}"\ntokens = {tokens}\n{keys}\n'


def power(id: str = "misty", keys: str = "", tokens: int = 4) -> str:
    """Return the TOML of a power."""
    return f'[[power]]\nid = "{id}"\ntokens = {tokens}\n{keys}\n'
