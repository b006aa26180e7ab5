"""The page as files: modules, styles, art, texts and boards under one versioned path.

The version is a checksum of everything that goes in, so that a browser may keep a file for
ever and still never sees an old one.
"""

from __future__ import annotations

import base64
import hashlib
import json
import posixpath
import re
import threading
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from smallworld.server.catalogue import catalogue
from smallworld.server.packing import Served, is_servable, served
from smallworld.texts.fluent import languages
from smallworld.version import VERSION

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
# The screens most people come to first: their modules are asked for with the document.
_SCREENS: Final = {"": "home/home.js", "table": "table/table.js"}
_FETCHED_FIRST: Final = ("catalogue.json", "texts/en.ftl")  # whatever the screen
_IMPORT: Final = re.compile(r'(?:^|\s|\})(?:from|import)\s*"([^"]+)"')
# Texts only programs and terminals need.
_NOT_FOR_PAGES: Final = ("protocol.ftl", "reasons.ftl", "maps.ftl")


class Page:
    """Everything the page needs, each file read when it is first asked for."""

    def __init__(self) -> None:
        self._root = files("smallworld")
        self._kept: dict[str, Served] = {}
        self._lock = threading.Lock()
        self._made: dict[str, Callable[[], bytes]] = dict(_made_files())
        web = self._root / "web"
        self._found = {path: entry for path, entry in _tree(web) if is_servable(path)}
        self._documents: dict[str, Served] = {}
        self._prepared = False

    @cached_property
    def version(self) -> str:
        """A checksum of all sources."""
        digest = hashlib.sha256(VERSION.encode())
        for source in _SOURCES:
            folder = self._root.joinpath(*source.split("/"))
            for path, entry in sorted(_tree(folder), key=lambda found: found[0]):
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
                self._kept[path] = served(path, body)
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

    def document(self, address: str = "/") -> Served:
        """The one document; it names its styles and the modules its address needs."""
        screen = address.strip("/").partition("/")[0]
        first = screen if screen in _SCREENS else "other"
        if first not in self._documents:
            self._documents[first] = self._document(_SCREENS.get(first))
        return self._documents[first]

    def _document(self, screen: str | None) -> Served:
        text = (self._root / "web" / "index.html").read_text(encoding="utf-8")
        styles = [path for path in sorted(self._found) if path.startswith("styles/")]
        modules = self.modules_of("app.js", *([screen] if screen else []))
        links = [f'<link rel="stylesheet" href="{self.base}{path}">' for path in styles]
        preloads = [f'<link rel="modulepreload" href="{self.base}{path}">' for path in modules]
        fetched = '<link rel="preload" as="fetch" crossorigin href="{base}{path}">'
        preloads += [fetched.replace("{path}", path) for path in _FETCHED_FIRST]
        text = text.replace("{styles}", "\n".join(links)).replace("{imports}", self.import_map)
        text = text.replace("{modules}", "\n".join(preloads)).replace("{base}", self.base)
        return served("index.html", text.encode())

    def modules_of(self, *roots: str) -> list[str]:
        """All modules that these import, and those that they import in turn."""
        needed: set[str] = set()
        waiting = list(roots)
        while waiting:
            path = waiting.pop()
            entry = self._found.get(path)
            if path in needed or entry is None:
                continue
            needed.add(path)
            for name in _IMPORT.findall(entry.read_text(encoding="utf-8")):
                beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
                waiting.append(_MODULES.get(name, beside))
        return sorted(needed)

    def prepare(self) -> None:
        """While the first visitor looks at the title, make what comes next, once."""
        if not self._prepared:
            self._prepared = True
            threading.Thread(target=self._prepare, daemon=True).start()

    def _prepare(self) -> None:
        paths = re.findall(rf'{self.base}([^"]+)"', self.document("/table/").body.decode())
        boards = sorted(path for path in self._found if path.startswith("boards/"))
        for path in [*paths, *boards]:
            found = self.file(path)
            if found is not None:
                found.for_client("br")

    @cached_property
    def manifest(self) -> Served:
        """What makes the page installable."""
        text = (self._root / "web" / "manifest.webmanifest").read_text(encoding="utf-8")
        return served("manifest.webmanifest", text.replace("{base}", self.base).encode())


def _made_files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """What is not a file but made of others."""
    yield "catalogue.json", lambda: msgspec.json.encode(catalogue())
    for lang in languages():
        yield f"texts/{lang}.ftl", partial(_texts, lang)


def _texts(lang: str) -> bytes:
    """The texts of a language that a page may need, as one file."""
    folder = files("smallworld") / "locales" / lang
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    wanted = [entry for entry in entries if entry.name not in _NOT_FOR_PAGES]
    return b"\n".join(entry.read_bytes() for entry in wanted if entry.name.endswith(".ftl"))


def _tree(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files below a folder with their paths."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _tree(entry, f"{path}/")
        elif not entry.name.startswith("."):
            yield path, entry
