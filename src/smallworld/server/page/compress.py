"""Files ready to be sent: without comments, compressed once per encoding."""

from __future__ import annotations

import gzip
from functools import cached_property
from typing import Final

import brotli

from smallworld.server.page.comments import strip_comments

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
_QUICK: Final = 5  # of eleven steps of brotli


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
        """The smallest form; a second for the largest picture, once."""
        packed: bytes = brotli.compress(self.body)
        return packed

    @cached_property
    def quick_brotli(self) -> bytes:
        """What the first visitors get: a sixth longer, made a hundred times as fast."""
        packed: bytes = brotli.compress(self.body, quality=_QUICK)
        return packed

    def compress_fully(self) -> None:
        """From now on send the smallest form."""
        if self.packs:
            _ = self.brotli

    def is_ready(self, accepted: str) -> bool:
        """Was a form for this client made before?"""
        forms = {"br": ("brotli", "quick_brotli"), "gzip": ("gzipped",), "": ("body",)}
        return any(form in self.__dict__ for form in forms[self._packing(accepted)])

    def for_client(self, accepted: str) -> tuple[bytes, str]:
        """The smallest form there is that the client understands, and what it is called."""
        packing = self._packing(accepted)
        if packing == "br":
            return self.brotli if "brotli" in self.__dict__ else self.quick_brotli, packing
        return self.gzipped if packing else self.body, packing

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
    body = strip_comments(ending, body)
    return Served(body, _TYPES[ending], packs=ending not in _PACKED)


def ending_of(path: str) -> str:
    """The kind of a file, as its name says it.

    >>> ending_of("boards/base-2.day.svg")
    '.svg'
    """
    name = path.rpartition("/")[2]
    return "." + name.rpartition(".")[2]
