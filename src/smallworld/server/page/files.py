"""All files of the page under one versioned path.

The version is a checksum of all sources: browsers may cache a file for ever and still never
see an old one.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import posixpath
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from smallworld.reference.book import reference
from smallworld.server.page.bundle import Bundler, room_of
from smallworld.server.page.catalogue import catalogue
from smallworld.server.page.compress import StaticFile, is_servable, static_file
from smallworld.texts.fluent import languages, texts_for
from smallworld.texts.languages import ENGLISH
from smallworld.version import VERSION

# The version covers the page, its texts and the reference.
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
# The screens people visit first: the document preloads their modules.
_SCREENS: Final = {"": "home/home.js", "table": "table/table.js"}
_PRELOADED_DATA: Final = ("catalogue.json", "texts/{lang}.ftl")  # on every screen
# Messages that the document and the manifest contain.
_TEXTS_OF_DOCUMENT: Final = {
    "title": "home-title",
    "description": "page-description",
    "noscript": "page-noscript",
}
_BUNDLES: Final = "bundles/"  # bundles of modules, and all styles as one
_PREPARE_DELAY: Final = 4.0  # seconds: serve the first visitor before compressing for the next
# Links in the document.
_STYLED: Final = '<link rel="stylesheet" href="{{base}}{path}">'
_PRELOADED: Final = '<link rel="modulepreload" href="{{base}}{path}">'
_FETCHED: Final = '<link rel="preload" as="fetch" crossorigin href="{{base}}{path}">'
_STARTED: Final = '<script type="module" src="{{base}}{path}"></script>'

# Texts that only programs and terminals need.
_NOT_FOR_PAGES: Final = (
    *("protocol.ftl", "maps.ftl", "report.ftl", "terminal.ftl", "cli.ftl", "push.ftl"),
)
# Texts that are loaded by the screens that need them, by part.
_LAZY_TEXTS: Final = {
    "admin": ("admin.ftl",),
    "club": ("accounts.ftl", "club.ftl"),
    "coach": ("analysis.ftl", "page-coach.ftl"),
    "hints": ("reasons.ftl",),
    "history": ("history.ftl",),
    "learn": ("page-learn.ftl",),
    "lobby": ("lobby.ftl",),
    "moderation": ("moderation.ftl",),
    "puzzles": ("page-puzzles.ftl",),
    "rating": ("rating.ftl",),
    "reference": ("edition.ftl", "reference.ftl", "rulings.ftl"),
    "stats": ("page-stats.ftl",),
    "tournament": ("tournament.ftl",),
    "wording": ("page-wording.ftl",),
    "workshop": ("balance.ftl", "packs.ftl", "page-workshop.ftl", "traits.ftl"),
}


class Page:
    """Everything the page needs; each file is read on first use."""

    def __init__(self, external_bots: Sequence[str] = (), club: Sequence[str] = ()) -> None:
        self._external_bots = list(external_bots)  # that the host allows besides the built-in ones
        self._club = list(club)  # what the host offers beside tables
        self._root = files("smallworld")
        self._cache: dict[str, StaticFile] = {}
        self._lock = threading.Lock()
        self._generated: dict[str, Callable[[], bytes]] = dict(
            _generated_files(self._external_bots, self._club)
        )
        web = self._root / "web"
        self._files = {path: entry for path, entry in _tree(web) if is_servable(path)}
        self._documents: dict[tuple[str, bool, str], StaticFile] = {}
        self._manifests: dict[str, StaticFile] = {}
        self._prepared = False

    @cached_property
    def bundler(self) -> Bundler:
        """All modules and their bundles."""
        entries = [room_of(path) for path in _SCREENS.values()]
        return Bundler(self._module, _MODULES, start=_START, entries=entries)

    def _module(self, path: str) -> str | None:
        entry = self._files.get(path)
        return None if entry is None else static_file(path, entry.read_bytes()).body.decode()

    @cached_property
    def version(self) -> str:
        """A checksum of all sources, and of what the host allows."""
        chosen = [VERSION, *self._external_bots, "|", *self._club]
        digest = hashlib.sha256(" ".join(chosen).encode())
        for source in _SOURCES:
            folder = self._root.joinpath(*source.split("/"))
            for path, entry in sorted(_tree(folder), key=lambda found: found[0]):
                digest.update(f"{source}/{path}\0".encode() + entry.read_bytes())
        return digest.hexdigest()[:12]

    @property
    def base(self) -> str:
        """The path of the files of this version."""
        return f"/static/{self.version}/"

    def file(self, path: str) -> StaticFile | None:
        """Return the file at ``path`` below the base; ``None`` if there is none."""
        with self._lock:
            if path not in self._cache:
                body = self._body(path)
                if body is None:
                    return None
                self._cache[path] = static_file(path, body)
            return self._cache[path]

    def _body(self, path: str) -> bytes | None:
        if path in self._generated:
            return self._generated[path]()
        if path.startswith(_BUNDLES):
            return self._bundled(path.removeprefix(_BUNDLES))
        entry = self._files.get(path)
        return None if entry is None else entry.read_bytes()

    def _bundled(self, name: str) -> bytes | None:
        if name == "page.css":
            return b"\n".join(self._files[path].read_bytes() for path in self.styles)
        bundle, _, ending = name.rpartition(".")
        if ending != "js" or bundle not in self.bundler.bundles:
            return None
        return self.bundler.bundle(bundle).encode()

    @cached_property
    def styles(self) -> list[str]:
        """Return the paths of the first load's styles, in the order in which they apply."""
        names = _STYLE_IMPORT.findall(self._files[_STYLES].read_text(encoding="utf-8"))
        folder = posixpath.dirname(_STYLES)
        return [posixpath.normpath(posixpath.join(folder, name)) for name in names]

    @cached_property
    def import_map(self) -> str:
        """The import map: where bare module names lead."""
        imports = {name: self.base + path for name, path in _MODULES.items()}
        return json.dumps({"imports": imports}, separators=(",", ":"))

    @property
    def script_hash(self) -> str:
        """The hash that admits the import map, the only inline script."""
        digest = hashlib.sha256(self.import_map.encode()).digest()
        return f"sha256-{base64.b64encode(digest).decode()}"

    def document(
        self, address: str = "/", *, plain: bool = False, lang: str = ENGLISH
    ) -> StaticFile:
        """Return the HTML document with the styles and modules its address needs.

        ``plain`` links every module and style as its own file, for debugging.
        """
        screen = address.strip("/").partition("/")[0]
        first = screen if screen in _SCREENS else "other"
        if (first, plain, lang) not in self._documents:
            links = self._plain_links if plain else self._bundle_links
            document = self._document(links(_SCREENS.get(first)), lang)
            self._documents[first, plain, lang] = document
        return self._documents[first, plain, lang]

    def _document(self, links: list[str], lang: str) -> StaticFile:
        text = (self._root / "web" / "index.html").read_text(encoding="utf-8")
        fetched = [_FETCHED.format(path=path) for path in _PRELOADED_DATA]
        text = text.replace("{links}", "\n".join([*links, *fetched]))
        text = text.replace("{imports}", self.import_map).replace("{base}", self.base)
        return static_file("index.html", _in_language(text, lang).encode())

    def _bundle_links(self, screen: str | None) -> list[str]:
        bundles = [room_of(screen)] if screen else []
        preloads = [_PRELOADED.format(path=f"{_BUNDLES}{name}.js") for name in bundles]
        style, start = (_BUNDLES + name for name in ("page.css", "start.js"))
        return [_STYLED.format(path=style), *preloads, _STARTED.format(path=start)]

    def _plain_links(self, screen: str | None) -> list[str]:
        modules = self.bundler.dependencies_of(_START, *([screen] if screen else []))
        styles = [_STYLED.format(path=path) for path in self.styles]
        preloads = [_PRELOADED.format(path=path) for path in modules]
        return [*styles, *preloads, _STARTED.format(path=_START)]

    def prepare(self) -> None:
        """Start compressing everything fully, once, some seconds after the first visit."""
        if not self._prepared:
            self._prepared = True
            later = threading.Timer(_PREPARE_DELAY, self.compress_fully)
            later.daemon = True
            later.start()

    def compress_fully(self) -> None:
        """Compress fully what visitors are going to load."""
        bundles = [f"{_BUNDLES}{name}.js" for name in self.bundler.bundles]
        pictures = [path for path in sorted(self._files) if path.startswith(("boards/", "art/"))]
        data = [path.format(lang=ENGLISH) for path in _PRELOADED_DATA]
        for path in [*data, f"{_BUNDLES}page.css", *bundles, *pictures]:
            found = self.file(path)
            if found is not None:
                found.compress_fully()

    def manifest(self, lang: str = ENGLISH) -> StaticFile:
        """Return the manifest that makes the page installable."""
        if lang not in self._manifests:
            text = (self._root / "web" / "manifest.webmanifest").read_text(encoding="utf-8")
            text = _in_language(text.replace("{base}", self.base), lang)
            self._manifests[lang] = static_file("manifest.webmanifest", text.encode())
        return self._manifests[lang]


def _in_language(text: str, lang: str) -> str:
    """Fill in the language of a document and its texts."""
    texts = texts_for(lang)
    for name, message in _TEXTS_OF_DOCUMENT.items():
        text = text.replace(f"{{{name}}}", html.escape(texts.say(message)))
    return text.replace("{lang}", lang)


def _generated_files(
    external_bots: list[str], club: list[str]
) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the files that are generated from others."""
    yield "catalogue.json", lambda: msgspec.json.encode(catalogue(external_bots, club))
    yield "reference.json", lambda: msgspec.json.encode(reference())
    for lang in languages():
        yield f"texts/{lang}.ftl", partial(_texts, lang)
        for part, names in _LAZY_TEXTS.items():
            yield f"texts/{lang}.{part}.ftl", partial(_texts_of, lang, names)


def _texts(lang: str) -> bytes:
    """Return the texts of a language that every screen may need, as one file."""
    folder = files("smallworld") / "locales" / lang
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    later = [name for names in _LAZY_TEXTS.values() for name in names]
    wanted = [entry for entry in entries if entry.name not in (*_NOT_FOR_PAGES, *later)]
    return b"\n".join(entry.read_bytes() for entry in wanted if entry.name.endswith(".ftl"))


def _texts_of(lang: str, names: tuple[str, ...]) -> bytes:
    """Return some texts of a language as one file; missing ones are skipped."""
    folder = files("smallworld") / "locales" / lang
    return b"\n".join((folder / name).read_bytes() for name in names if (folder / name).is_file())


def _tree(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """Yield all files below a folder with their paths."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _tree(entry, f"{path}/")
        elif not entry.name.startswith("."):
            yield path, entry
