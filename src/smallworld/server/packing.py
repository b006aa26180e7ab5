"""Files made small for their way: comments stay at home, and the rest is compressed."""

from __future__ import annotations

import gzip
import re
from functools import cached_property
from typing import Final

import brotli

_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
_PACKED: Final = (".png",)  # nothing is gained by compressing these

# Comments that have lines of their own; within a line nothing is touched.
_BLOCK: Final = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
_LINE: Final = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_INDENT: Final = re.compile(
    r"^[ \t]+|(?<=\n)\n+", re.MULTILINE
)  # of styles, where it means nothing
_FLUENT: Final = re.compile(r"^#.*\n", re.MULTILINE)


class Served:
    """One file as it is sent; each form is made when the first client wants it."""

    def __init__(self, body: bytes, type: str, *, packs: bool = True) -> None:
        self.body = body
        self.type = type
        self.packs = packs

    @cached_property
    def gzipped(self) -> bytes:
        """The form that every browser understands."""
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def brotli(self) -> bytes:
        """The smallest form; half a second for the largest picture, once."""
        packed: bytes = brotli.compress(self.body)
        return packed

    def is_ready(self, accepted: str) -> bool:
        """Was the form for this client made before?"""
        packing = self._packing(accepted)
        return not packing or {"br": "brotli", "gzip": "gzipped"}[packing] in self.__dict__

    def for_client(self, accepted: str) -> tuple[bytes, str]:
        """The smallest form that the client understands, and what it is called."""
        packing = self._packing(accepted)
        bodies = {"br": lambda: self.brotli, "gzip": lambda: self.gzipped, "": lambda: self.body}
        return bodies[packing](), packing

    def _packing(self, accepted: str) -> str:
        words = {word.partition(";")[0].strip() for word in accepted.lower().split(",")}
        found = [packing for packing in ("br", "gzip") if self.packs and packing in words]
        return found[0] if found else ""


def is_servable(path: str) -> bool:
    """Is this a kind of file that a page consists of?"""
    return ending_of(path) in _TYPES


def served(path: str, body: bytes) -> Served:
    """A file ready to be sent."""
    ending = ending_of(path)
    body = without_comments(ending, body)
    return Served(body, _TYPES[ending], packs=ending not in _PACKED)


def without_comments(ending: str, body: bytes) -> bytes:
    """What engineers wrote for each other is not sent.

    >>> without_comments(".js", b"/** Why. */\\nconst here = 1; // stays\\n")
    b'const here = 1; // stays\\n'
    """
    if ending == ".ftl":
        return _FLUENT.sub("", body.decode()).encode()
    if ending not in (".js", ".css"):
        return body
    text = _BLOCK.sub("", body.decode())
    return (_LINE if ending == ".js" else _INDENT).sub("", text).encode()


def ending_of(path: str) -> str:
    """The kind of a file, as its name says it.

    >>> ending_of("boards/base-2.day.svg")
    '.svg'
    """
    name = path.rpartition("/")[2]
    return "." + name.rpartition(".")[2]
