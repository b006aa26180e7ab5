"""Texts of packs: names with the grammatical forms of a language, and rules.

Texts of packs are inserted verbatim and never parsed as Fluent, so they cannot refer to messages
or contain placeables.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal
from unicodedata import normalize

from smallworld.core.box import Box
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.faults import BadPack, PackFault
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.shape import SwitchShape
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.files.values import listed
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.packs.shelf import MissingPack
from smallworld.texts.cards import card_from
from smallworld.texts.fluent import Texts, texts_for
from smallworld.texts.languages import ENGLISH, languages, locales
from smallworld.texts.names import Names, quoted
from smallworld.texts.refusals import sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as syntax

Kind = Literal["race", "power"]
KINDS: Final[tuple[Kind, ...]] = ("race", "power")
_WHOLE_FILE: Final = frozenset(  # faults that are in no line
    f"pack.{code}"
    for code in ("no_file", "no_pack_file", "no_pack_table", "too_large", "archive", "is_board")
)


def texts_at(box: Box, lang: str = ENGLISH, game_packs: GamePacks = SHELF_ONLY) -> Texts:
    """Return the texts of a language and of the packs of ``box``."""
    return _texts_at(box.packs, lang, game_packs) if box.packs else texts_for(lang)


@lru_cache(maxsize=64)
def _texts_at(labels: tuple[str, ...], lang: str, game_packs: GamePacks) -> Texts:
    try:
        packs = [game_packs.pack(label) for label in labels]
    except MissingPack:  # removed since the game began: show ids as words
        return texts_for(lang)
    return texts_with(packs, lang)


def texts_with(packs: Sequence[Pack], lang: str = ENGLISH) -> Texts:
    """Return the texts of a language and those of ``packs``."""
    texts = texts_for(lang)
    return texts.after(_bundle(packs, texts.lang))


def _bundle(packs: Sequence[Pack], lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as syntax

    models = _models(lang)
    messages: list[syntax.EntryType] = []
    for pack in packs:
        for kind in KINDS:
            for id in _ids(pack, kind):
                messages += _messages(pack, kind, id, lang, models[kind])
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(syntax.Resource(messages))
    return bundle


def plain_messages(
    packs: Sequence[Pack], lang: str = ENGLISH
) -> dict[str, tuple[str, dict[str, str]]]:
    """Return names with forms and rules of all tiles of ``packs`` by message id.

    A form that depends on its neighbours is given in its most common variant.
    """
    names = Names(texts_with(packs, lang))
    bundle = _bundle(packs, names.texts.lang)
    found: dict[str, tuple[str, dict[str, str]]] = {}
    for kind, trait in (tile for pack in packs for tile in _tiles(pack)):
        message = bundle.get_message(f"{kind}-{trait.id}")
        forms = {
            form: str(bundle.format_pattern(pattern, {})[0])
            for form, pattern in message.attributes.items()
        }
        found[f"{kind}-{trait.id}"] = names.name(kind, trait.id), forms
        found[f"card-{kind}-{trait.id}"] = card_from(names, trait, kind).rule, {}
    return found


def _tiles(pack: Pack) -> Iterator[tuple[Kind, Trait]]:
    for race in pack.races:
        yield "race", race
    for power in pack.powers:
        yield "power", power


def _ids(pack: Pack, kind: Kind) -> list[str]:
    traits = pack.shape.race if kind == "race" else pack.shape.power
    return [trait.id for trait in traits]


def wording_of(pack: Pack, kind: Kind, id: str, lang: str) -> dict[str, str]:
    """Return the texts of a pack about one tile in a language; empty if none."""
    texts = pack.texts.get(lang)
    if texts is None:
        return {}
    return (texts.race if kind == "race" else texts.power).get(id, {})


def name_of(pack: Pack, kind: Kind, id: str, lang: str) -> str:
    """Return the name in this language, else in English, else in any, else the id."""
    for other in (lang, ENGLISH, *pack.texts):
        name = wording_of(pack, kind, id, other).get("name")
        if name:
            return name
    return id.replace("_", " ").capitalize()


def readings_of(pack: Pack, tile: str, lang: str) -> list[tuple[SwitchShape, str]]:
    """Return the switches of a tile, each with the reading it stands for, in words.

    In this language, else in English, else in any, else as its id.
    """
    found: list[tuple[SwitchShape, str]] = []
    for switch in pack.shape.switch:
        if switch.tile == tile:
            said = [
                pack.texts[one].switch for one in (lang, ENGLISH, *pack.texts) if one in pack.texts
            ]
            words = next((texts[switch.id] for texts in said if switch.id in texts), "")
            found.append((switch, words or switch.id.replace("_", " ").capitalize()))
    return found


def _messages(
    pack: Pack, kind: Kind, id: str, lang: str, model: syntax.Message
) -> list[syntax.EntryType]:
    """Build the messages of a tile; missing forms follow ``model``."""
    from fluent.syntax import ast as syntax

    wording = wording_of(pack, kind, id, lang)
    named = copy.deepcopy(model)
    named.id = syntax.Identifier(f"{kind}-{id}")
    named.comment = None
    _put_in(named, name_of(pack, kind, id, lang))
    for form in named.attributes:
        if form.id.name in wording:
            form.value = _plain(wording[form.id.name])
    found: list[syntax.EntryType] = [named]
    if "rule" in wording:
        card = syntax.Identifier(f"card-{kind}-{id}")
        found.append(syntax.Message(card, _plain(wording["rule"])))
    return found


def _plain(text: str) -> syntax.Pattern:
    from fluent.syntax import ast as syntax

    return syntax.Pattern([syntax.TextElement(text)])


def _put_in(message: syntax.Message, name: str) -> None:
    """Replace ``{ $name }`` by the name."""
    from fluent.syntax.visitor import Visitor

    class Naming(Visitor):
        def visit_Pattern(self, node: syntax.Pattern) -> None:  # noqa: N802
            node.elements = [_named(element, name) for element in node.elements]
            self.generic_visit(node)

    Naming().visit(message)


def _named(
    element: syntax.TextElement | syntax.Placeable, name: str
) -> syntax.TextElement | syntax.Placeable:
    from fluent.syntax import ast as syntax

    inner = element.expression if isinstance(element, syntax.Placeable) else None
    if isinstance(inner, syntax.VariableReference) and inner.id.name == "name":
        return syntax.TextElement(name)
    return element


@cache
def _models(lang: str) -> dict[Kind, syntax.Message]:
    """Return the messages that name unknown tiles: ``race-unnamed`` and ``power-unnamed``."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast as syntax

    text = (locales() / lang / "names.ftl").read_text(encoding="utf-8")
    found: dict[str, syntax.Message] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, syntax.Message):
            found[entry.id.name] = entry
    return {kind: found[f"{kind}-unnamed"] for kind in KINDS}


def check_names(packs: Sequence[Pack], source: str) -> None:
    """Refuse a tile with the name of another tile in play, in any language; ``BadPack``.

    The tiles of the box are compared as well, and those of earlier ``packs``.
    """
    faults: list[PackFault] = []
    for lang in languages():
        if not any(lang in pack.texts for pack in packs):
            continue
        taken = dict(_official_names(lang))
        for pack in packs:
            if lang not in pack.texts:
                continue
            for kind, trait in _tiles(pack):
                name = wording_of(pack, kind, trait.id, lang).get("name", "")
                other = taken.setdefault(_folded(name), trait.id) if name else trait.id
                if other != trait.id:
                    place = _fault_place(pack, source, ("texts", lang, kind, trait.id, "name"))
                    faults.append(
                        PackFault("pack.same_name", {**place, "name": name, "other": other})
                    )
    if faults:
        raise BadPack(faults)


def language_warnings(pack: Pack, source: str) -> list[PackFault]:
    """Return a warning for each language of a pack that the game does not have."""
    known = languages()
    found = []
    for lang in pack.texts:
        if lang not in known:
            facts = _fault_place(pack, source, ("texts", lang))
            facts |= {"found": lang, "allowed": listed(known)}
            found.append(PackFault("pack.unknown_language", facts))
    return found


def code_warnings(pack: Pack, source: str) -> list[PackFault]:
    """Return a warning for each tile of a Python pack whose code no card describes."""
    found = []
    for kind, trait in _tiles(pack):
        has_rule = any("rule" in wording_of(pack, kind, trait.id, lang) for lang in pack.texts)
        if type(trait) is not Trait and not (has_rule or trait.describe(ENGLISH)):
            facts: dict[str, object] = {"source": source, "key": f"{kind}.{trait.id}"}
            found.append(PackFault("pack.undescribed", facts))
    return found


def _fault_place(pack: Pack, source: str, path: tuple[str, ...]) -> dict[str, object]:
    return {"source": source, "line": Lines(pack.text).of(path), "key": ".".join(path)}


def _folded(name: str) -> str:
    """Return the form in which names are compared: without case and kinds of letters."""
    return normalize("NFKC", name).casefold()


@cache
def _official_names(lang: str) -> dict[str, str]:
    names = Names(texts_for(lang))
    tiles: list[tuple[Kind, str]] = [("race", race.id) for race in RACES]
    tiles += [("power", power.id) for power in POWERS]
    return {_folded(names.name(kind, id)): id for kind, id in tiles}


def fault_sentence(fault: PackFault, names: Names) -> str:
    """Describe a fault of a pack, with its file, and with its line if it has one."""
    text = sentence(fault.code, fault.facts, names)
    line = fault.facts.get("line")
    source = quoted(str(fault.facts.get("source")))
    if fault.code in _WHOLE_FILE or not isinstance(line, int):
        return names.texts.say("pack-place.whole", source=source, fault=text)
    return names.texts.say("pack-place", source=source, line=line, fault=text)
