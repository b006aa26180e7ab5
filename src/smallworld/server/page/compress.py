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
_COMPRESSED: Final = (".png",)  # compressed already
_QUICK_LEVEL: Final = 5  # of brotli's eleven levels


class StaticFile:
    """One file as it is sent; each encoding is computed on first use."""

    def __init__(self, body: bytes, type: str, *, compressible: bool = True) -> None:
        self.body = body
        self.type = type
        self.compressible = compressible

    @cached_property
    def gzipped(self) -> bytes:
        """The encoding every browser understands."""
        return gzip.compress(self.body, 9, mtime=0)

    @cached_property
    def brotli(self) -> bytes:
        """The smallest encoding; slow: a second for the largest picture."""
        compressed: bytes = brotli.compress(self.body)
        return compressed

    @cached_property
    def quick_brotli(self) -> bytes:
        """For the first visitors: a sixth longer, a hundred times faster."""
        compressed: bytes = brotli.compress(self.body, quality=_QUICK_LEVEL)
        return compressed

    def compress_fully(self) -> None:
        """Compute the smallest encoding; it is sent from now on."""
        if self.compressible:
            _ = self.brotli

    def is_ready(self, accepted: str) -> bool:
        """Return whether an encoding for this client exists already."""
        forms = {"br": ("brotli", "quick_brotli"), "gzip": ("gzipped",), "": ("body",)}
        return any(form in self.__dict__ for form in forms[self._encoding(accepted)])

    def for_client(self, accepted: str) -> tuple[bytes, str]:
        """Return the smallest body the client accepts, and its encoding."""
        encoding = self._encoding(accepted)
        if encoding == "br":
            return self.brotli if "brotli" in self.__dict__ else self.quick_brotli, encoding
        return self.gzipped if encoding else self.body, encoding

    def _encoding(self, accepted: str) -> str:
        words = {word.partition(";")[0].strip() for word in accepted.lower().split(",")}
        found = [encoding for encoding in ("br", "gzip") if self.compressible and encoding in words]
        return found[0] if found else ""


def is_servable(path: str) -> bool:
    """Return whether the page may consist of such a file."""
    return ending_of(path) in _TYPES


def static_file(path: str, body: bytes) -> StaticFile:
    """Return a file ready to be sent."""
    ending = ending_of(path)
    body = strip_comments(ending, body)
    return StaticFile(body, _TYPES[ending], compressible=ending not in _COMPRESSED)


def ending_of(path: str) -> str:
    """Return the extension of a file name.

    >>> ending_of("boards/base-2.day.svg")
    '.svg'
    """
    name = path.rpartition("/")[2]
    return "." + name.rpartition(".")[2]
