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

# A statement begins a line, or follows another one in libraries that were made small. The word
# comes first, so that it is looked for as a word, which is many times as fast.
_FROM: Final = r'\s*from\s*"([^"]+)";?'
_IMPORT: Final = re.compile(r"import(?<![^;}\n]import)\s*(?:(\w+)|\{([^}]*)\})" + _FROM)
_EXPORT: Final = r"export(?<![^;}\n]export)"
_HANDED_ON: Final = re.compile(_EXPORT + r"\s*\{([^}]*)\}" + _FROM)
_LISTED: Final = re.compile(_EXPORT + r"\s*\{([^}]*)\};?")
_DECLARED: Final = re.compile(_EXPORT + r" (?=(?:async )?(?:function|class|const) (\w+))")
_DEFAULT: Final = re.compile(_EXPORT + r" default (?=function|class)")
_LATER: Final = re.compile(r'import\("([^"]+)"\)')
_UNKNOWN: Final = re.compile(r"(?<![^;}\n])(?:import|export)\b(?!\().*")

Read = Callable[[str], str | None]


class BundleError(ValueError):
    """A module uses something that a bundle cannot express."""


class Library:
    """All modules, and the volumes they are bound into.

    The first volume has the start and what several ``doors`` need: the folders whose screens
    people come to first. Every other module that is imported later opens a volume of its
    folder.
    """

    def __init__(
        self, read: Read, names: Mapping[str, str], *, start: str, doors: Iterable[str]
    ) -> None:
        self._read = read
        self._names = names
        self._start = start
        self._doors = list(doors)
        self._texts: dict[str, str] = {}
        self._imports: dict[str, list[str]] = {}

    def text(self, path: str) -> str:
        """A module as it is written."""
        if path not in self._texts:
            found = self._read(path)
            if found is None:
                raise BundleError(f"{path}: there is no such module")
            self._texts[path] = found
        return self._texts[path]

    def place(self, path: str, name: str) -> str:
        """The module that ``path`` calls ``name``."""
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        return self._names.get(name, beside)

    def imports(self, path: str) -> list[str]:
        """What a module imports, in its order."""
        if path not in self._imports:
            text = self.text(path)
            found = [*_IMPORT.finditer(text), *_HANDED_ON.finditer(text)]
            found.sort(key=re.Match.start)
            self._imports[path] = [self.place(path, one[one.re.groups]) for one in found]
        return self._imports[path]

    def imports_later(self, path: str) -> list[str]:
        """What a module imports when it is first needed."""
        return [self.place(path, name) for name in _LATER.findall(self.text(path))]

    def needed_by(self, *roots: str) -> list[str]:
        """These and all they import, each after what it imports itself."""
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
    def volumes(self) -> dict[str, list[str]]:
        """The modules of every volume."""
        folders = self._folders()
        needed = {name: self.needed_by(*sorted(roots)) for name, roots in folders.items()}
        doors = [set(needed[name]) for name in self._doors if name in needed]
        shared = set.intersection(*doors) if len(doors) > 1 else set()
        bound = {"start": self.needed_by(*sorted(shared), self._start)}
        taken = set(bound["start"])
        for name in sorted(needed, key=lambda name: (name not in self._doors, name)):
            bound[name] = [path for path in needed[name] if path not in taken]
            taken.update(bound[name])
        return bound

    def _folders(self) -> dict[str, set[str]]:
        """Everything that is imported later, however late, by its folder."""
        folders: dict[str, set[str]] = {}
        seen: set[str] = set()
        waiting = [self._start]
        while waiting:
            for path in self.needed_by(waiting.pop()):
                if path in seen:
                    continue
                seen.add(path)
                for root in self.imports_later(path):
                    folders.setdefault(room_of(root), set()).add(root)
                    waiting.append(root)
        return folders

    @cached_property
    def _volume_of(self) -> dict[str, str]:
        return {path: name for name, paths in self.volumes.items() for path in paths}

    @cached_property
    def _variables(self) -> dict[str, str]:
        return {path: f"m{place}" for place, path in enumerate(self._volume_of)}

    def volume(self, name: str) -> str:
        """The text of a volume."""
        paths = self.volumes[name]
        bodies = [self._bound(path) for path in paths]
        given = ", ".join(f'{self._variables[path]} as "{path}"' for path in paths)
        return "\n".join([*self._borrowed(name), *bodies, f"export {{ {given} }};\n"])

    def _borrowed(self, name: str) -> list[str]:
        """What a volume takes from others."""
        wanted: dict[str, list[str]] = {}
        for path in self.volumes[name]:
            for other in self.imports(path):
                part = f'"{other}" as {self._variables[other]}'
                parts = wanted.setdefault(self._volume_of[other], [])
                if part not in parts:
                    parts.append(part)
        wanted.pop(name, None)
        return [
            f'import {{ {", ".join(parts)} }} from "./{volume}.js";'
            for volume, parts in wanted.items()
        ]

    def _bound(self, path: str) -> str:
        """One module as a function that is called at once."""
        rewriting = _Rewriting(
            variable=lambda name: self._variables[self.place(path, name)],
            later=lambda name: self._later(self.place(path, name)),
        )
        text = rewriting.of(self.text(path)).strip("\n")
        if unknown := _UNKNOWN.search(text):
            raise BundleError(f"{path}: {unknown[0][:60]!r} cannot be bound")
        given = ", ".join(rewriting.given)
        result = f"return {{ {given} }};\n" if given else ""
        return f"const {self._variables[path]} = (() => {{\n{text}\n{result}}})();"

    def _later(self, root: str) -> str:
        return f'import("./{self._volume_of[root]}.js").then((all) => all["{root}"])'


class _Rewriting:
    """One module without its imports and exports; ``given`` is what it exports."""

    def __init__(self, variable: Callable[[str], str], later: Callable[[str], str]) -> None:
        self.given: list[str] = []
        self._variable = variable
        self._later = later

    def of(self, text: str) -> str:
        """The text as it stands in a volume."""
        text = _IMPORT.sub(self._imported, text)
        text = _HANDED_ON.sub(self._handed_on, text)
        text = _LISTED.sub(self._listed, text)
        text = _DECLARED.sub(self._declared, text)
        text = _DEFAULT.sub(self._default, text)
        return _LATER.sub(lambda found: self._later(found[1]), text)

    def _imported(self, found: re.Match[str]) -> str:
        parts = [one.replace(" as ", ": ") for one in _parts(found[2] or "")]
        taken = ", ".join([f"default: {found[1]}"] if found[1] else parts)
        return f"const {{ {taken} }} = {self._variable(found[3])};"

    def _handed_on(self, found: re.Match[str]) -> str:
        for one in _parts(found[1]):
            inside, _, outside = one.partition(" as ")
            self.given.append(f"{outside or inside}: {self._variable(found[2])}.{inside}")
        return ""

    def _listed(self, found: re.Match[str]) -> str:
        for one in _parts(found[1]):
            inside, _, outside = one.partition(" as ")
            self.given.append(f"{outside}: {inside}" if outside else inside)
        return ""

    def _declared(self, found: re.Match[str]) -> str:
        self.given.append(found[1])
        return ""

    def _default(self, _: re.Match[str]) -> str:
        self.given.append("default: whole")
        return "const whole = "


def room_of(path: str) -> str:
    """Return the folder right below the page's root that holds ``path``.

    >>> room_of("table/state/store.js")
    'table'
    """
    return path.partition("/")[0]


def _parts(names: str) -> list[str]:
    return [" ".join(one.split()) for one in names.split(",") if one.strip()]
