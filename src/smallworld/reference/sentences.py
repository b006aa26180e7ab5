"""Entries in words: the same sentences as in the page's book of rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from smallworld.core.events import Event
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.reference.book import box_facts, rulings
from smallworld.reference.editions import differences_in
from smallworld.reference.shapes import Asked, Entry, Example
from smallworld.texts.cards import card_from
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Fact, Texts
from smallworld.texts.names import Names, map_of
from smallworld.texts.refusals import sentence


@dataclass(frozen=True)
class EntryText:
    """An entry in words: its name, what it says, and why."""

    title: str
    lead: str
    points: list[str] = field(default_factory=list)
    reason: str = ""
    notes: list[Note] = field(default_factory=list)


@dataclass(frozen=True)
class Note:
    """What the printed rulebook of a language says otherwise, and what is played here.

    ``options`` are the switches that play it as printed, and how they then stand.
    """

    id: str
    text: str
    played: str
    rulings: list[str]
    options: dict[str, bool]


def entry_text(entry: Entry, texts: Texts) -> EntryText:
    """What an entry is called and what it says."""
    return replace(_said(entry, texts), notes=notes_of(entry, texts))


def notes_of(entry: Entry, texts: Texts) -> list[Note]:
    """Where the printed rulebook in the language of the texts differs about an entry."""
    return [
        Note(
            one.id,
            texts.say(f"edition-{one.id}"),
            texts.say(f"edition-{one.id}.played"),
            one.rulings,
            {} if one.option is None or one.on is None else {one.option: one.on},
        )
        for one in differences_in(texts.lang, entry.id)
        if texts.has(f"edition-{one.id}")  # a draft may not have come so far
    ]


def _said(entry: Entry, texts: Texts) -> EntryText:
    facts: dict[str, Fact] = {**box_facts()}
    id = entry.id
    if entry.kind == "ruling":
        message = f"ruling-{id}"
        has_reason = texts.has(f"{message}.reason")
        reason = texts.say(f"{message}.reason", **facts) if has_reason else ""
        answer = texts.say(f"{message}.answer", **facts)
        return EntryText(texts.say(message, **facts), answer, reason=reason)
    title = texts.say(id, **facts)
    title = title[:1].upper() + title[1:]
    if entry.kind == "topic":
        return EntryText(title, texts.say(f"{id}.about", **facts), _points(id, texts, facts))
    if entry.kind == "option":
        settings = [texts.say(f"{id}.{setting}") for setting in ("on", "off")]
        return EntryText(title, texts.say(f"{id}.about"), settings)
    if entry.kind in ("race", "power"):
        return EntryText(title, _rule(id, texts))
    return EntryText(title, texts.say(f"reference-{id}", **facts))


def _points(id: str, texts: Texts, facts: dict[str, Fact]) -> list[str]:
    found: list[str] = []
    while texts.has(f"{id}.point-{len(found) + 1}"):
        found.append(texts.say(f"{id}.point-{len(found) + 1}", **facts))
    return found


def _rule(id: str, texts: Texts) -> str:
    """The sentence of a card."""
    kind, _, name = id.partition("-")
    if kind == "race":
        trait = next(race for race in RACES if race.id == name)
        return card_from(Names(texts), trait, "race").rule
    trait = next(power for power in POWERS if power.id == name)
    return card_from(Names(texts), trait, "power").rule


def basis_words(id: str, texts: Texts) -> str:
    """What a ruling rests on."""
    basis = rulings()[id].basis
    pages = ", ".join(one[2:] for one in basis if one.startswith("p."))
    said = [texts.say("reference-basis-pages", pages=pages)] if pages else []
    said += [texts.say(f"reference-basis-{one}") for one in basis if not one.startswith("p.")]
    return texts.listed(said, "comma")


def example_lines(example: Example, texts: Texts) -> list[str]:
    """What happened in an example and what the engine says about it."""
    seats = [seat.name for seat in example.position.seats]
    names = Names(texts, seats, map_of(example.position.map))
    told = [event_sentence(Event(one.kind, one.facts), names) for one in example.told]
    return told + [_asked(one, example, names) for one in example.asked]


def _asked(asked: Asked, example: Example, names: Names) -> str:
    say = names.texts.say
    seat = example.position.turn
    if asked.code is not None:
        return say("reference-asked-refused", why=sentence(asked.code, asked.facts, names))
    if asked.income is not None:
        parts = names.texts.listed([names.income_part(*part) for part in asked.parts], "comma")
        facts: dict[str, Fact] = {"seat": names.seat(seat), "coins": asked.income, "parts": parts}
        return say("reference-asked-income", **facts)
    facts = {
        **names.forms("race", _people(asked.action, example, seat), "people"),
        "region": names.region(asked.region or 0),
        "price": asked.price or 0,
        "parts": names.texts.listed([names.price_part(*part) for part in asked.parts], "comma"),
        "missing": asked.missing or 0,
        "percent": round((asked.odds or 0) * 100),
    }
    ways = {"sorcery": "sorcery", "dragon": "dragon", "die": "short"}
    return say(f"reference-asked-{ways.get(asked.action.split()[-1], 'price')}", **facts)


def _people(action: str, example: Example, seat: int) -> str:
    """The race that would do it."""
    sitting = example.position.seats[seat]
    if action.startswith("declined "):
        return sitting.declined[0].race
    return sitting.race or ""
