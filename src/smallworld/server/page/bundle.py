"""Join JavaScript modules into a few bundles, so that a visit takes few requests.

The page is written as plain modules and works as plain modules. Many small files cost more
than their content, so each bundle holds several, unchanged, each in a function of its own:

    const m1 = (() => {
    const { signal } = m0;        // was: import { signal } from "@preact/signals";
    const lit = signal([]);       // was: export const lit = signal([]);
    return { lit };
    })();
    export { m1 as "table/lit.js" };

Modules in an import cycle cannot be bundled, nor modules that export with ``let``.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Final

# A statement starts a line, or follows another one in minified libraries. The pattern starts
# with the keyword, because searching for a literal is many times faster.
_FROM: Final = r'\s*from\s*"([^"]+)";?'
_IMPORT: Final = re.compile(r"import(?<![^;}\n]import)\s*(?:(\w+)|\{([^}]*)\})" + _FROM)
_EXPORT: Final = r"export(?<![^;}\n]export)"
_REEXPORT: Final = re.compile(_EXPORT + r"\s*\{([^}]*)\}" + _FROM)
_LISTED: Final = re.compile(_EXPORT + r"\s*\{([^}]*)\};?")
_DECLARED: Final = re.compile(_EXPORT + r" (?=(?:async )?(?:function|class|const) (\w+))")
_DEFAULT: Final = re.compile(_EXPORT + r" default (?=function|class)")
_DYNAMIC_IMPORT: Final = re.compile(r'import\("([^"]+)"\)')
_UNKNOWN: Final = re.compile(r"(?<![^;}\n])(?:import|export)\b(?!\().*")

Read = Callable[[str], str | None]


class BundleError(ValueError):
    """A module uses something that a bundle cannot express."""


class Bundler:
    """All modules, and the bundles they are joined into.

    The first bundle has the start module and what several ``entries`` share: the folders of the
    screens people visit first. Every other module that is imported dynamically starts a bundle
    of its folder.
    """

    def __init__(
        self, read: Read, names: Mapping[str, str], *, start: str, entries: Iterable[str]
    ) -> None:
        self._read = read
        self._names = names
        self._start = start
        self._entries = list(entries)
        self._texts: dict[str, str] = {}
        self._imports: dict[str, list[str]] = {}

    def text(self, path: str) -> str:
        """Return the source of a module."""
        if path not in self._texts:
            found = self._read(path)
            if found is None:
                raise BundleError(f"{path}: there is no such module")
            self._texts[path] = found
        return self._texts[path]

    def resolve(self, path: str, name: str) -> str:
        """Return the module that ``path`` imports as ``name``."""
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        return self._names.get(name, beside)

    def imports(self, path: str) -> list[str]:
        """Return the static imports of a module, in order."""
        if path not in self._imports:
            text = self.text(path)
            found = [*_IMPORT.finditer(text), *_REEXPORT.finditer(text)]
            found.sort(key=re.Match.start)
            self._imports[path] = [self.resolve(path, one[one.re.groups]) for one in found]
        return self._imports[path]

    def dynamic_imports(self, path: str) -> list[str]:
        """Return the dynamic imports of a module."""
        return [self.resolve(path, name) for name in _DYNAMIC_IMPORT.findall(self.text(path))]

    def dependencies_of(self, *roots: str) -> list[str]:
        """Return modules and all their imports, each after its own imports."""
        order: list[str] = []
        for root in roots:
            self._walk(root, order, ())
        return order

    def _walk(self, path: str, order: list[str], above: tuple[str, ...]) -> None:
        if path in above:
            raise BundleError(f"{path} imports itself: {' -> '.join((*above, path))}")
        if path in order:
            return
        for other in self.imports(path):
            self._walk(other, order, (*above, path))
        order.append(path)

    @cached_property
    def bundles(self) -> dict[str, list[str]]:
        """The modules of every bundle."""
        folders = self._folders()
        needed = {name: self.dependencies_of(*sorted(roots)) for name, roots in folders.items()}
        entries = [set(needed[name]) for name in self._entries if name in needed]
        shared = set.intersection(*entries) if len(entries) > 1 else set()
        bound = {"start": self.dependencies_of(*sorted(shared), self._start)}
        taken = set(bound["start"])
        for name in sorted(needed, key=lambda name: (name not in self._entries, name)):
            bound[name] = [path for path in needed[name] if path not in taken]
            taken.update(bound[name])
        return bound

    def _folders(self) -> dict[str, set[str]]:
        """Return all modules that are imported dynamically, by folder."""
        folders: dict[str, set[str]] = {}
        seen: set[str] = set()
        waiting = [self._start]
        while waiting:
            for path in self.dependencies_of(waiting.pop()):
                if path in seen:
                    continue
                seen.add(path)
                for root in self.dynamic_imports(path):
                    folders.setdefault(room_of(root), set()).add(root)
                    waiting.append(root)
        return folders

    @cached_property
    def _bundle_of(self) -> dict[str, str]:
        return {path: name for name, paths in self.bundles.items() for path in paths}

    @cached_property
    def _variables(self) -> dict[str, str]:
        return {path: f"m{place}" for place, path in enumerate(self._bundle_of)}

    def bundle(self, name: str) -> str:
        """Return the source of a bundle."""
        paths = self.bundles[name]
        bodies = [self._bundled(path) for path in paths]
        exports = ", ".join(f'{self._variables[path]} as "{path}"' for path in paths)
        return "\n".join([*self._imports_from_others(name), *bodies, f"export {{ {exports} }};\n"])

    def _imports_from_others(self, name: str) -> list[str]:
        """Return the import statements from other bundles."""
        wanted: dict[str, list[str]] = {}
        for path in self.bundles[name]:
            for other in self.imports(path):
                part = f'"{other}" as {self._variables[other]}'
                parts = wanted.setdefault(self._bundle_of[other], [])
                if part not in parts:
                    parts.append(part)
        wanted.pop(name, None)
        return [
            f'import {{ {", ".join(parts)} }} from "./{bundle}.js";'
            for bundle, parts in wanted.items()
        ]

    def _bundled(self, path: str) -> str:
        """Return one module as a function that is called at once."""
        rewriter = _Rewriter(
            variable=lambda name: self._variables[self.resolve(path, name)],
            later=lambda name: self._dynamic(self.resolve(path, name)),
        )
        text = rewriter.of(self.text(path)).strip("\n")
        if unknown := _UNKNOWN.search(text):
            raise BundleError(f"{path}: {unknown[0][:60]!r} cannot be bound")
        exports = ", ".join(rewriter.exports)
        result = f"return {{ {exports} }};\n" if exports else ""
        return f"const {self._variables[path]} = (() => {{\n{text}\n{result}}})();"

    def _dynamic(self, root: str) -> str:
        return f'import("./{self._bundle_of[root]}.js").then((all) => all["{root}"])'


class _Rewriter:
    """Replace the imports and exports of one module; ``exports`` collects the latter."""

    def __init__(self, variable: Callable[[str], str], later: Callable[[str], str]) -> None:
        self.exports: list[str] = []
        self._variable = variable
        self._dynamic = later

    def of(self, text: str) -> str:
        """Return the source as it stands in a bundle."""
        text = _IMPORT.sub(self._imported, text)
        text = _REEXPORT.sub(self._reexported, text)
        text = _LISTED.sub(self._listed, text)
        text = _DECLARED.sub(self._declared, text)
        text = _DEFAULT.sub(self._default, text)
        return _DYNAMIC_IMPORT.sub(lambda found: self._dynamic(found[1]), text)

    def _imported(self, found: re.Match[str]) -> str:
        parts = [one.replace(" as ", ": ") for one in _parts(found[2] or "")]
        taken = ", ".join([f"default: {found[1]}"] if found[1] else parts)
        return f"const {{ {taken} }} = {self._variable(found[3])};"

    def _reexported(self, found: re.Match[str]) -> str:
        for one in _parts(found[1]):
            inside, _, outside = one.partition(" as ")
            self.exports.append(f"{outside or inside}: {self._variable(found[2])}.{inside}")
        return ""

    def _listed(self, found: re.Match[str]) -> str:
        for one in _parts(found[1]):
            inside, _, outside = one.partition(" as ")
            self.exports.append(f"{outside}: {inside}" if outside else inside)
        return ""

    def _declared(self, found: re.Match[str]) -> str:
        self.exports.append(found[1])
        return ""

    def _default(self, _: re.Match[str]) -> str:
        self.exports.append("default: whole")
        return "const whole = "


def room_of(path: str) -> str:
    """Return the folder right below the page's root that holds ``path``.

    >>> room_of("table/state/store.js")
    'table'
    """
    return path.partition("/")[0]


def _parts(names: str) -> list[str]:
    return [" ".join(one.split()) for one in names.split(",") if one.strip()]
