"""Describe packs and boards as messages: cards in one language."""

from __future__ import annotations

from smallworld.core.traits import Trait
from smallworld.packs.files.packs.pack import Pack
from smallworld.server.messages.catalogue import board_entry, trait_entry
from smallworld.server.messages.packs import CardEntry, PackEntry, PlainMessage
from smallworld.texts.cards import card_from
from smallworld.texts.names import Names
from smallworld.texts.packs import Kind, plain_messages, texts_with


def pack_entry(pack: Pack, lang: str) -> PackEntry:
    """Describe a pack with its cards in one language."""
    names = Names(texts_with([pack], lang))
    about, translated = pack.about, pack.texts.get(lang)
    cards = [_card(pack, names, "race", trait) for trait in pack.races]
    cards += [_card(pack, names, "power", trait) for trait in pack.powers]
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
    )


def _card(pack: Pack, names: Names, kind: Kind, trait: Trait) -> CardEntry:
    card = card_from(names, trait, kind)
    return CardEntry(
        kind=kind,
        id=trait.id,
        tokens=int(trait.tokens),
        supply=int(trait.supply) if kind == "race" else 0,
        borrows=pack.lenders.get(trait.id, ""),
        name=card.name,
        rule=card.rule,
        emblem=pack.emblems.get(trait.id, ""),
        numbers=trait_entry(trait).numbers,
    )


def messages_of(packs: list[Pack], lang: str) -> dict[str, PlainMessage]:
    """Return the texts of all tiles of these packs, under the usual text ids."""
    found = plain_messages(packs, lang).items()
    return {id: PlainMessage(value, forms) for id, (value, forms) in found}
