"""Entries and examples as sentences, the same as on the reference page."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from smallworld.core.events import Event
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.reference.book import box_facts, rulings
from smallworld.reference.editions import differences_in
from smallworld.reference.shapes import Entry, Example, ExampleAction
from smallworld.texts.cards import card_from
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Fact, Texts
from smallworld.texts.names import Names, map_of
from smallworld.texts.refusals import sentence


@dataclass(frozen=True)
class EntryText:
    """An entry in a language: its title, its text and its reason."""

    title: str
    lead: str
    points: list[str] = field(default_factory=list)
    reason: str = ""
    notes: list[Note] = field(default_factory=list)


@dataclass(frozen=True)
class Note:
    """A difference of the printed rulebook, and what is played here.

    ``options`` are the switch settings that play it as printed.
    """

    id: str
    text: str
    played: str
    rulings: list[str]
    options: dict[str, bool]


def entry_text(entry: Entry, texts: Texts) -> EntryText:
    """Return the title and the text of an entry."""
    return replace(_plain_text(entry, texts), notes=notes_of(entry, texts))


def notes_of(entry: Entry, texts: Texts) -> list[Note]:
    """Return the differences of the printed rulebook that belong to an entry."""
    return [
        Note(
            one.id,
            texts.say(f"edition-{one.id}"),
            texts.say(f"edition-{one.id}.played"),
            one.rulings,
            {} if one.option is None or one.on is None else {one.option: one.on},
        )
        for one in differences_in(texts.lang, entry.id)
        if texts.has(f"edition-{one.id}")  # a draft may lack it
    ]


def _plain_text(entry: Entry, texts: Texts) -> EntryText:
    facts: dict[str, Fact] = {**box_facts()}
    id = entry.id
    if entry.kind == "ruling":
        answer = texts.say(f"ruling-{id}.answer", **facts)
        question = texts.say(f"ruling-{id}", **facts)
        return EntryText(question, answer, reason=_reason(id, texts, facts))
    title = texts.say(id, **facts)
    title = title[:1].upper() + title[1:]
    if entry.kind == "topic":
        return EntryText(title, texts.say(f"{id}.about", **facts), _points(id, texts, facts))
    if entry.kind == "option":
        settings = [texts.say(f"{id}.{setting}") for setting in ("on", "off")]
        reasons = [reason for one in entry.see if (reason := _reason(one, texts, facts))]
        return EntryText(title, texts.say(f"{id}.about"), settings, reason=" ".join(reasons))
    if entry.kind in ("race", "power"):
        return EntryText(title, _rule(id, texts))
    return EntryText(title, texts.say(f"reference-{id}", **facts))


def _reason(id: str, texts: Texts, facts: dict[str, Fact]) -> str:
    """Return the reason of a ruling, or nothing."""
    message = f"ruling-{id}.reason"
    return texts.say(message, **facts) if texts.has(message) else ""


def _points(id: str, texts: Texts, facts: dict[str, Fact]) -> list[str]:
    found: list[str] = []
    while texts.has(f"{id}.point-{len(found) + 1}"):
        found.append(texts.say(f"{id}.point-{len(found) + 1}", **facts))
    return found


def _rule(id: str, texts: Texts) -> str:
    """Return the rule text of a card."""
    kind, _, name = id.partition("-")
    if kind == "race":
        trait = next(race for race in RACES if race.id == name)
        return card_from(Names(texts), trait, "race").rule
    trait = next(power for power in POWERS if power.id == name)
    return card_from(Names(texts), trait, "power").rule


def basis_text(id: str, texts: Texts) -> str:
    """Return the sources of a ruling."""
    basis = rulings()[id].basis
    pages = ", ".join(one[2:] for one in basis if one.startswith("p."))
    parts = [texts.say("reference-basis-pages", pages=pages)] if pages else []
    parts += [texts.say(f"reference-basis-{one}") for one in basis if not one.startswith("p.")]
    return texts.listed(parts, "comma")


def example_lines(example: Example, texts: Texts) -> list[str]:
    """Return sentences for the events and explained actions of an example."""
    seats = texts.say("reference-players").split(", ")
    names = Names(texts, seats, map_of(example.position.map))
    lines = [event_sentence(Event(one.kind, one.facts), names) for one in example.events]
    return lines + [_action_sentence(one, example, names) for one in example.actions]


def _action_sentence(action: ExampleAction, example: Example, names: Names) -> str:
    say = names.texts.say
    seat = example.position.turn
    if action.code is not None:
        return say("reference-asked-refused", why=sentence(action.code, action.facts, names))
    if action.income is not None:
        parts = names.texts.listed([names.income_part(*part) for part in action.parts], "comma")
        facts: dict[str, Fact] = {"seat": names.seat(seat), "coins": action.income, "parts": parts}
        return say("reference-asked-income", **facts)
    facts = {
        **names.forms("race", _people(action.action, example, seat), "people"),
        "region": names.region(action.region or 0),
        "price": action.price or 0,
        "parts": names.texts.listed(names.price_parts(action.parts), "comma"),
        "missing": action.missing or 0,
        "percent": round((action.odds or 0) * 100),
    }
    ways = {"sorcery": "sorcery", "dragon": "dragon", "die": "short"}
    return say(f"reference-asked-{ways.get(action.action.split()[-1], 'price')}", **facts)


def _people(action: str, example: Example, seat: int) -> str:
    """Return the race that would act."""
    seat_position = example.position.seats[seat]
    if action.startswith("declined "):
        return seat_position.declined[0].race
    return seat_position.race or ""
