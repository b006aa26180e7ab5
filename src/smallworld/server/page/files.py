"""All files of the page under one versioned path.

The version is a checksum of all sources: browsers may cache a file for ever and still never
see an old one.
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

from smallworld.reference.book import reference
from smallworld.server.page.bundle import Library, room_of
from smallworld.server.page.catalogue import catalogue
from smallworld.server.page.compress import Served, is_servable, served
from smallworld.texts.fluent import languages
from smallworld.version import VERSION

# What goes into the version: the page itself, its texts and the book of rules.
_SOURCES: Final = ("web", "locales", "reference")
_MODULES: Final = {
    "preact": "vendor/preact.mjs",
    "preact/hooks": "vendor/hooks.mjs",
    "htm": "vendor/htm.mjs",
    "@preact/signals": "vendor/signals.mjs",
    "@preact/signals-core": "vendor/signals-core.mjs",
    "@fluent/bundle": "vendor/fluent/index.js",
}
_START: Final = "app/main.js"
_STYLES: Final = "app/page.css"  # imports the styles of the first load, in their order
_STYLE_IMPORT: Final = re.compile(r'^@import "([^"]+)";$', re.MULTILINE)
# The screens most people come to first: their modules are asked for with the document.
_SCREENS: Final = {"": "home/home.js", "table": "table/table.js"}
_FETCHED_FIRST: Final = ("catalogue.json", "texts/en.ftl")  # whatever the screen
_BOUND: Final = "bound/"  # volumes of modules, and all styles as one
_BREATH: Final = 4.0  # seconds for the first visitor, before this process works for the next ones
# How the document names files.
_STYLED: Final = '<link rel="stylesheet" href="{{base}}{path}">'
_PRELOADED: Final = '<link rel="modulepreload" href="{{base}}{path}">'
_FETCHED: Final = '<link rel="preload" as="fetch" crossorigin href="{{base}}{path}">'
_STARTED: Final = '<script type="module" src="{{base}}{path}"></script>'

# Texts only programs and terminals need.
_NOT_FOR_PAGES: Final = ("protocol.ftl", "maps.ftl", "report.ftl", "terminal.ftl")
# Texts that are fetched only where they are read, by the name of the part.
_FETCHED_LATER: Final = {
    "coach": ("analysis.ftl", "page-coach.ftl"),
    "hints": ("reasons.ftl",),
    "learn": ("page-learn.ftl",),
    "puzzles": ("page-puzzles.ftl",),
    "reference": ("edition.ftl", "reference.ftl", "rulings.ftl"),
    "workshop": ("balance.ftl", "packs.ftl", "page-workshop.ftl", "traits.ftl"),
}


class Page:
    """Everything the page needs, each file read when it is first asked for."""

    def __init__(self) -> None:
        self._root = files("smallworld")
        self._kept: dict[str, Served] = {}
        self._lock = threading.Lock()
        self._made: dict[str, Callable[[], bytes]] = dict(_made_files())
        web = self._root / "web"
        self._found = {path: entry for path, entry in _tree(web) if is_servable(path)}
        self._documents: dict[tuple[str, bool], Served] = {}
        self._prepared = False

    @cached_property
    def library(self) -> Library:
        """All modules, and the volumes they are bound into."""
        doors = [room_of(path) for path in _SCREENS.values()]
        return Library(self._module, _MODULES, start=_START, doors=doors)

    def _module(self, path: str) -> str | None:
        entry = self._found.get(path)
        return None if entry is None else served(path, entry.read_bytes()).body.decode()

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
        if path.startswith(_BOUND):
            return self._bound(path.removeprefix(_BOUND))
        entry = self._found.get(path)
        return None if entry is None else entry.read_bytes()

    def _bound(self, name: str) -> bytes | None:
        if name == "page.css":
            return b"\n".join(self._found[path].read_bytes() for path in self.styles)
        volume, _, ending = name.rpartition(".")
        if ending != "js" or volume not in self.library.volumes:
            return None
        return self.library.volume(volume).encode()

    @cached_property
    def styles(self) -> list[str]:
        """Return the paths of the first load's styles, in the order in which they apply."""
        names = _STYLE_IMPORT.findall(self._found[_STYLES].read_text(encoding="utf-8"))
        folder = posixpath.dirname(_STYLES)
        return [posixpath.normpath(posixpath.join(folder, name)) for name in names]

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

    def document(self, address: str = "/", *, plain: bool = False) -> Served:
        """The one document; it names its styles and the modules its address needs.

        ``plain`` takes every module and style as the file it is, for who looks for a fault.
        """
        screen = address.strip("/").partition("/")[0]
        first = screen if screen in _SCREENS else "other"
        if (first, plain) not in self._documents:
            links = self._plain_links if plain else self._bound_links
            self._documents[first, plain] = self._document(links(_SCREENS.get(first)))
        return self._documents[first, plain]

    def _document(self, links: list[str]) -> Served:
        text = (self._root / "web" / "index.html").read_text(encoding="utf-8")
        fetched = [_FETCHED.format(path=path) for path in _FETCHED_FIRST]
        text = text.replace("{links}", "\n".join([*links, *fetched]))
        text = text.replace("{imports}", self.import_map).replace("{base}", self.base)
        return served("index.html", text.encode())

    def _bound_links(self, screen: str | None) -> list[str]:
        volumes = [room_of(screen)] if screen else []
        preloads = [_PRELOADED.format(path=f"{_BOUND}{name}.js") for name in volumes]
        style, start = (_BOUND + name for name in ("page.css", "start.js"))
        return [_STYLED.format(path=style), *preloads, _STARTED.format(path=start)]

    def _plain_links(self, screen: str | None) -> list[str]:
        modules = self.library.needed_by(_START, *([screen] if screen else []))
        styles = [_STYLED.format(path=path) for path in self.styles]
        preloads = [_PRELOADED.format(path=path) for path in modules]
        return [*styles, *preloads, _STARTED.format(path=_START)]

    def prepare(self) -> None:
        """When the first visitor is served, make everything smaller for the next ones, once."""
        if not self._prepared:
            self._prepared = True
            later = threading.Timer(_BREATH, self.compress_fully)
            later.daemon = True
            later.start()

    def compress_fully(self) -> None:
        """Compress well what visitors are going to ask for."""
        volumes = [f"{_BOUND}{name}.js" for name in self.library.volumes]
        pictures = [path for path in sorted(self._found) if path.startswith(("boards/", "art/"))]
        for path in [*_FETCHED_FIRST, f"{_BOUND}page.css", *volumes, *pictures]:
            found = self.file(path)
            if found is not None:
                found.compress_fully()

    @cached_property
    def manifest(self) -> Served:
        """What makes the page installable."""
        text = (self._root / "web" / "manifest.webmanifest").read_text(encoding="utf-8")
        return served("manifest.webmanifest", text.replace("{base}", self.base).encode())


def _made_files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """What is not a file but made of others."""
    yield "catalogue.json", lambda: msgspec.json.encode(catalogue())
    yield "reference.json", lambda: msgspec.json.encode(reference())
    for lang in languages():
        yield f"texts/{lang}.ftl", partial(_texts, lang)
        for part, names in _FETCHED_LATER.items():
            yield f"texts/{lang}.{part}.ftl", partial(_texts_of, lang, names)


def _texts(lang: str) -> bytes:
    """The texts of a language that a page may need, as one file."""
    folder = files("smallworld") / "locales" / lang
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    later = [name for names in _FETCHED_LATER.values() for name in names]
    wanted = [entry for entry in entries if entry.name not in (*_NOT_FOR_PAGES, *later)]
    return b"\n".join(entry.read_bytes() for entry in wanted if entry.name.endswith(".ftl"))


def _texts_of(lang: str, names: tuple[str, ...]) -> bytes:
    """Some texts of a language as one file; a language may be silent about all of them."""
    folder = files("smallworld") / "locales" / lang
    return b"\n".join((folder / name).read_bytes() for name in names if (folder / name).is_file())


def _tree(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files below a folder with their paths."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _tree(entry, f"{path}/")
        elif not entry.name.startswith("."):
            yield path, entry
