"""Packs that are Python: for races and powers that numbers cannot say.

They belong to packages that somebody has installed here and come by entry points of the group
``smallworld.packs``; none ever comes from the network. Such a pack is a pack file as any other, in
which some tiles are played by code: see ``docs/packs.md``.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Final

from smallworld.core.traits import Trait
from smallworld.packs.files.packs.pack import Pack, power_from, race_from
from smallworld.packs.files.packs.read import parse_pack

GROUP: Final = "smallworld.packs"  # of entry points
_REFERENCE: Final = re.compile(r'coded = "([^"\n]{1,60})"\n?')

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PythonPack(Pack):
    """A pack with tiles that are code; ``code`` is what it says of the version of that code."""

    coded: dict[str, Trait] = field(default_factory=dict)  # by id of the race or power
    code: str = ""

    @cached_property
    def races(self) -> list[Trait]:
        """The races as the engine wants them."""
        return [self.coded.get(race.id) or race_from(race) for race in self.shape.race]

    @cached_property
    def powers(self) -> list[Trait]:
        """The powers as the engine wants them."""
        return [self.coded.get(power.id) or power_from(power) for power in self.shape.power]

    @cached_property
    def hash(self) -> str:
        """Of what the file says, and of what the code says of itself."""
        said = " ".join((super().hash, *sorted(self.coded), self.code))
        return hashlib.sha256(said.encode()).hexdigest()


def python_pack(toml: str, traits: Iterable[Trait], *, code: str) -> PythonPack:
    """A pack whose file is ``toml`` and some of whose tiles are ``traits``.

    ``code`` stands for the code in the hash that records name: change it with what the code does.
    Raises ``BadPack`` for a bad file, and ``ValueError`` for a trait that is not in it.
    """
    pack = parse_pack(toml, "pack.toml")
    numbers = {race.id: race.tokens for race in pack.shape.race}
    numbers |= {power.id: power.tokens for power in pack.shape.power}
    coded = {trait.id: trait for trait in traits}
    for id, trait in coded.items():
        if numbers.get(id) != trait.tokens:
            raise ValueError(f"{id} has {trait.tokens} tokens, but {numbers.get(id)} in the file")
    made = PythonPack(
        pack.shape, "", pack.boards, pack.outlines, pack.emblems, {}, coded=coded, code=code
    )
    # Its file alone would be another pack, so in its place stands what finds it here again.
    object.__setattr__(made, "text", f'coded = "{made.label}"\n')
    return made


def python_pack_label(text: str) -> str | None:
    """The label of the pack that a text stands for instead of being one."""
    found = _REFERENCE.fullmatch(text)
    return found[1] if found else None


@cache
def installed_python_packs() -> tuple[PythonPack, ...]:
    """The packs of all packages that are installed here; a broken one is passed over."""
    from importlib.metadata import entry_points  # slow to import

    found = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            pack = entry.load()
        except Exception as error:  # whatever a stranger's module does
            log.warning("the pack %s cannot be loaded: %s", entry.name, error)
            continue
        if isinstance(pack, PythonPack):
            found.append(pack)
        else:
            log.warning("%s is no pack: make it with python_pack()", entry.value)
    return tuple(found)
