"""The page as files: modules, styles, art, texts and boards under one versioned path.

The version is a checksum of everything that goes in, so that a browser may keep a file for
ever and still never sees an old one.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from smallworld.server.catalogue import catalogue
from smallworld.texts.fluent import languages
from smallworld.version import VERSION

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_PACKED: Final = (".mp3", ".png", ".woff2")  # nothing is gained by compressing these
# What goes into the version: the page itself and its texts.
_SOURCES: Final = ("web", "locales")
_MODULES: Final = {
    "preact": "vendor/preact.mjs",
    "preact/hooks": "vendor/hooks.mjs",
    "htm": "vendor/htm.mjs",
    "@preact/signals": "vendor/signals.mjs",
    "@preact/signals-core": "vendor/signals-core.mjs",
    "@fluent/bundle": "vendor/fluent/index.js",
}


@dataclass(frozen=True)
class Served:
    """One file as it is sent."""

    body: bytes
    type: str
    gzipped: bytes | None = field(default=None, repr=False)


class Page:
    """Everything the page needs, each file read when it is first asked for."""

    def __init__(self) -> None:
        self._root = files("smallworld")
        self._kept: dict[str, Served] = {}
        self._lock = threading.Lock()
        self._made: dict[str, Callable[[], bytes]] = dict(_made_files())
        web = self._root / "web"
        self._found = {path: entry for path, entry in _tree(web) if _ending(path) in _TYPES}

    @cached_property
    def version(self) -> str:
        """A checksum of all sources."""
        digest = hashlib.sha256(VERSION.encode())
        for source in _SOURCES:
            folder = self._root.joinpath(*source.split("/"))
            for path, entry in sorted(_tree(folder), key=lambda found: found[0]):
                if not path.endswith(".pyc"):
                    digest.update(f"{source}/{path}\0".encode() + entry.read_bytes())
        return digest.hexdigest()[:12]

    @property
    def base(self) -> str:
        """The path under which the files of this version lie."""
        return f"/static/{self.version}/"

    def file(self, path: str) -> Served | None:
        """The file at ``path`` below the base; ``None`` if there is none."""
        with self._lock:
            if path not in self._kept:
                body = self._body(path)
                if body is None:
                    return None
                self._kept[path] = _served(path, body)
            return self._kept[path]

    def _body(self, path: str) -> bytes | None:
        if path in self._made:
            return self._made[path]()
        entry = self._found.get(path)
        return None if entry is None else entry.read_bytes()

    @cached_property
    def import_map(self) -> str:
        """Where the modules lie that have plain names."""
        imports = {name: self.base + path for name, path in _MODULES.items()}
        return json.dumps({"imports": imports}, separators=(",", ":"))

    @property
    def script_hash(self) -> str:
        """The checksum by which the import map, the only inline script, is admitted."""
        digest = hashlib.sha256(self.import_map.encode()).digest()
        return f"sha256-{base64.b64encode(digest).decode()}"

    @cached_property
    def index(self) -> Served:
        """The one document: it names its styles and preloads its modules."""
        text = (self._root / "web" / "index.html").read_text(encoding="utf-8")
        styles = [path for path in sorted(self._found) if path.startswith("styles/")]
        modules = [path for path in sorted(self._found) if path.endswith((".js", ".mjs"))]
        links = [f'<link rel="stylesheet" href="{self.base}{path}">' for path in styles]
        preloads = [f'<link rel="modulepreload" href="{self.base}{path}">' for path in modules]
        text = text.replace("{styles}", "\n".join(links)).replace("{base}", self.base)
        text = text.replace("{modules}", "\n".join(preloads)).replace("{imports}", self.import_map)
        return Served(text.encode(), "text/html; charset=utf-8", gzip.compress(text.encode(), 9))

    @cached_property
    def manifest(self) -> Served:
        """What makes the page installable."""
        text = (self._root / "web" / "manifest.webmanifest").read_text(encoding="utf-8")
        body = text.replace("{base}", self.base).encode()
        return Served(body, "application/manifest+json")


def _made_files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """What is not a file but made of others."""
    yield "catalogue.json", lambda: msgspec.json.encode(catalogue())
    for lang in languages():
        yield f"texts/{lang}.ftl", partial(_texts, lang)


def _texts(lang: str) -> bytes:
    """All texts of a language as one file."""
    folder = files("smallworld") / "locales" / lang
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return b"\n".join(entry.read_bytes() for entry in entries if entry.name.endswith(".ftl"))


def _served(path: str, body: bytes) -> Served:
    ending = _ending(path)
    packed = None if ending in _PACKED else gzip.compress(body, 9, mtime=0)
    return Served(body, _TYPES[ending], packed)


def _ending(path: str) -> str:
    name = path.rpartition("/")[2]
    return "." + name.rpartition(".")[2]


def _tree(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files below a folder with their paths."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            yield from _tree(entry, f"{path}/")
        elif not entry.name.startswith("."):
            yield path, entry
