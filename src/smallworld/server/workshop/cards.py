"""Describe packs and boards as messages: cards in one language."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.play.game import Game
from smallworld.server.messages.catalogue import board_entry, trait_entry
from smallworld.server.messages.packs import (
    CardEntry,
    PackEntry,
    PlainMessage,
    ReadingEntry,
    TableBox,
)
from smallworld.texts.cards import card_from
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import languages as known_languages
from smallworld.texts.names import Names
from smallworld.texts.packs import Kind, plain_messages, readings_of, texts_with
from smallworld.version import VERSION


class DescribedPacks(Struct):
    """Packs in one language, with the texts of their tiles."""

    packs: list[PackEntry]
    messages: dict[str, PlainMessage]


def table_box(game: Game, described: DescribedPacks) -> TableBox:
    """Describe the tiles and the board of a game, with the texts of its packs."""
    box = game.box
    return TableBox(
        packs=described.packs,
        banners=box.banners or "added",
        races=[trait_entry(race) for race in box.races],
        powers=[trait_entry(power) for power in box.powers],
        messages=described.messages,
        board=board_entry(game.game_packs.map(box.board.id)),
    )


def pack_entry(pack: Pack, lang: str) -> PackEntry:
    """Describe a pack with its cards in one language."""
    names = Names(texts_with([pack], lang))
    about, translated = pack.about, pack.texts.get(lang)
    kinds: dict[Kind, Sequence[Trait]] = {"race": pack.races, "power": pack.powers}
    cards = [
        replace(
            _card(names, kind, trait),
            borrows=pack.lenders.get(trait.id, ""),
            emblem=pack.emblems.get(trait.id, ""),
            readings=[
                ReadingEntry(switch.id, text, switch.on)
                for switch, text in readings_of(pack, trait.id, lang)
            ],
        )
        for kind, traits in kinds.items()
        for trait in traits
    ]
    return PackEntry(
        id=pack.id,
        version=about.version,
        hash=pack.hash,
        label=pack.label,
        title=(translated.title if translated else "") or about.title,
        about=(translated.about if translated else "") or about.about,
        author=about.author,
        licence=about.licence,
        cards=cards,
        boards=[board_entry(spec) for spec in pack.boards],
        languages=sorted(pack.texts.keys() & set(known_languages())),
    )


def base_entry(lang: str) -> PackEntry:
    """Describe the box as if it were a pack; it has no file and no hash."""
    names = Names(texts_for(lang))
    kinds: dict[Kind, Sequence[Trait]] = {"race": RACES, "power": POWERS}
    return PackEntry(
        id="base",
        version=VERSION,
        hash="",
        label="",
        title=names.texts.say("pack-box"),
        about=names.texts.say("pack-box.about"),
        author="",
        licence="",
        cards=[_card(names, kind, trait) for kind, traits in kinds.items() for trait in traits],
        boards=[board_entry(load_map(id)) for id in map_ids()],
        languages=sorted(known_languages()),
        origin="base",
    )


def _card(names: Names, kind: Kind, trait: Trait) -> CardEntry:
    card = card_from(names, trait, kind)
    return CardEntry(
        kind=kind,
        id=trait.id,
        tokens=int(trait.tokens),
        supply=int(trait.supply) if kind == "race" else 0,
        borrows="",
        name=card.name,
        rule=card.rule,
        emblem="",
        numbers=trait_entry(trait).numbers,
    )


def messages_of(packs: list[Pack], lang: str) -> dict[str, PlainMessage]:
    """Return the texts of all tiles of these packs, under the usual text ids."""
    found = plain_messages(packs, lang).items()
    return {id: PlainMessage(value, forms) for id, (value, forms) in found}
