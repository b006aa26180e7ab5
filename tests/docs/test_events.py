"""docs/events.md lists every kind of event with exactly its facts."""

import json
import random
import re
from pathlib import Path

import smallworld
from smallworld.core.events import Event
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import EXPANSIONS, pack_named
from tests.kit.markdown import code_in_cell, table_rows
from tests.kit.paths import DOCS, ROOT
from tests.kit.positions import build_state, play
from tests.kit.random_games import random_game_with

CORE = ROOT / "src" / "smallworld" / "core"
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
Listed = dict[str, tuple[list[str], dict[str, object]]]


def listed() -> Listed:
    """Kind → the names of its facts, and the example."""
    page = (DOCS / "events.md").read_text(encoding="utf-8")
    found: Listed = {}
    for kind, _, facts, example in table_rows(page):
        name = code_in_cell(kind)
        shown = code_in_cell(example)
        assert name and shown and name not in found
        found[name] = (re.findall(r"`(\w+)`", facts), json.loads(shown))
    return found


def kinds_in(path: Path) -> set[str]:
    """Return the kinds of events in one file of the core."""
    source = path.read_text(encoding="utf-8")
    found = re.findall(r'\bEvent\("(\w+)"|_add_event\([^"\n]*"(\w+)"', source)
    return {direct or told for direct, told in found}


def all_events() -> list[Event]:
    """All that happens in a few random games, and a reshuffle."""
    events: list[Event] = []
    for seed in range(24):
        seats = 2 + seed % 4
        chance = random.Random(seed)
        game = smallworld.new_game(f"base/{seats}", seats=NAMES[:seats], seed=seed)
        while not game.over:
            game.play(chance.choice(game.legal_actions()))
        events += [event for line in game.log for event in line.events]
    state = build_state(
        column=[{"race": "elves", "power": "hill"}],
        unseen_powers=[],
        discarded_powers=[p.id for p in smallworld.new_game().box.powers if p.id != "hill"],
    )
    return [*events, *play(state, "reveal orcs swamp"), *_events_of_packs()]


def _events_of_packs() -> list[Event]:
    """All that happens in random games with the expansions alone."""
    packs = [pack_named(path.name) for path in sorted(EXPANSIONS.iterdir()) if path.is_dir()]
    events: list[Event] = []
    for seed in range(12):
        *_, game = random_game_with(box_with("base/3", packs, "only"), seed, bold=True)
        events += [event for line in game.log for event in line.events]
    return events


def test_every_kind_of_the_core_is_listed() -> None:
    told = set().union(*(kinds_in(path) for path in CORE.glob("*.py")))
    assert told == set(listed())


def test_examples_have_exactly_the_facts_of_their_kind() -> None:
    for kind, (facts, example) in listed().items():
        assert list(example) == facts, kind


def test_events_of_whole_games_have_exactly_the_listed_facts() -> None:
    page = listed()
    events = all_events()
    for event in events:
        facts, example = page[event.kind]
        assert list(event.facts) == facts, event.kind
        plain = json.loads(json.dumps(event.facts))
        assert {k: type(v) for k, v in plain.items()} == {k: type(v) for k, v in example.items()}
    assert {event.kind for event in events} == set(page)
