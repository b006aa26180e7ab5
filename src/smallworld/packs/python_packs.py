"""Packs with Python classes, for races and powers that numbers cannot express.

They are found by entry points of the group ``smallworld.packs`` in packages installed here,
never on the network. Such a pack is a normal pack file in which classes replace some tiles: see
``docs/packs.md``.
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
from smallworld.packs.vocabulary import VOCABULARY, is_set

GROUP: Final = "smallworld.packs"  # group of entry points
_REFERENCE: Final = re.compile(r'coded = "([^"\n]{1,60})"\n?')

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PythonPack(Pack):
    """A pack with tiles in code; ``code`` is the author's version of that code."""

    coded: dict[str, Trait] = field(default_factory=dict)  # by id of the race or power
    code: str = ""

    @cached_property
    def races(self) -> list[Trait]:
        """The races as engine traits."""
        return [self.coded.get(race.id) or race_from(race) for race in self.shape.race]

    @cached_property
    def powers(self) -> list[Trait]:
        """The powers as engine traits."""
        return [self.coded.get(power.id) or power_from(power) for power in self.shape.power]

    @cached_property
    def hash(self) -> str:
        """The hash of the file, of the ids in code and of the code's version."""
        text = " ".join((super().hash, *sorted(self.coded), self.code))
        return hashlib.sha256(text.encode()).hexdigest()


def python_pack(toml: str, traits: Iterable[Trait], *, code: str) -> PythonPack:
    """Build a pack from the file ``toml``, with ``traits`` in place of some tiles.

    ``code`` stands for the code in the pack's hash: change it when the code behaves differently.
    Raises ``BadPack`` for a bad file, and ``ValueError`` for a trait that is not in it, for keys of
    the file that the trait does not have, and for a file with switches.
    """
    pack = parse_pack(toml, "pack.toml")
    if pack.shape.switch:
        raise ValueError("a Python pack has no switches: make a pack of its own for each reading")
    numbers = {race.id: race.tokens for race in pack.shape.race}
    numbers |= {power.id: power.tokens for power in pack.shape.power}
    coded = {trait.id: trait for trait in traits}
    for id, trait in coded.items():
        if numbers.get(id) != trait.tokens:
            raise ValueError(f"{id} has {trait.tokens} tokens, but {numbers.get(id)} in the file")
    for written in (*map(race_from, pack.shape.race), *map(power_from, pack.shape.power)):
        if written.id in coded:
            _refuse_other_keys(written, coded[written.id])
    made = PythonPack(
        pack.shape, "", pack.boards, pack.outlines, pack.emblems, {}, coded=coded, code=code
    )
    # The file alone would be a different pack, so the text only refers to the installed one.
    object.__setattr__(made, "text", f'coded = "{made.label}"\n')
    return made


def _refuse_other_keys(written: Trait, coded: Trait) -> None:
    """Refuse keys of the file that the class does not have: they would do nothing."""
    for key in VOCABULARY:
        value = getattr(written, key.name)
        if is_set(written, key) and value != getattr(coded, key.name):
            raise ValueError(f"{written.id} has {key.name} in the file: give it to the class")


def python_pack_label(text: str) -> str | None:
    """Return the label if a text only refers to a Python pack, else ``None``."""
    found = _REFERENCE.fullmatch(text)
    return found[1] if found else None


@cache
def installed_python_packs() -> tuple[PythonPack, ...]:
    """Return the packs of all installed packages; skip broken ones."""
    from importlib.metadata import entry_points  # slow to import

    found = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            pack = entry.load()
        except Exception as error:  # third-party code can raise anything
            log.warning("the pack %s cannot be loaded: %s", entry.name, error)
            continue
        if isinstance(pack, PythonPack):
            found.append(pack)
        else:
            log.warning("%s is no pack: make it with python_pack()", entry.value)
    return tuple(found)
