"""Texts of events: every kind, every branch, and whole games."""

import random

import pytest

from smallworld import new_game
from smallworld.core.events import Event
from smallworld.packs.maps import load_map
from smallworld.texts.events import event_sentence
from tests.texts.source_scan import event_facts
from tests.texts.strict_texts import CheckedTexts, names_on

SAMPLES: dict[str, object] = {
    **{
        "seat": 0,
        "ally": 1,
        "giver": 1,
        "trait": "elves",
        "region": 7,
        "race": "elves",
        "power": "flying",
    },
    **{"declined": False, "tribe": False, "with": "tokens", "parts": [("regions", 3)]},
    **{"coins": 3, "winners": [1]},
    **dict.fromkeys(("paid", "collected", "place", "round", "number", "count", "regions"), 3),
    **dict.fromkeys(("tokens", "lost", "kept", "camps"), 3),
}


@pytest.mark.parametrize("kind", sorted(event_facts()))
def test_every_event_finds_its_facts_in_every_branch(kind: str) -> None:
    facts = {key: SAMPLES[key] for key in event_facts()[kind]}
    if kind == "game_over":
        facts["coins"] = [3, 4]
    said = event_sentence(Event(kind, facts), names_on("base/2"))
    assert said.endswith("."), said


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_events_of_a_whole_game(seats: int) -> None:
    texts = CheckedTexts()
    names = names_on(f"base/{seats}", texts)
    game = new_game(f"base/{seats}", names.seats[:seats], seed=40 + seats)
    chance = random.Random(seats)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    told = [event_sentence(event, names) for line in game.log for event in line.events]
    assert told[-1].startswith("Game over. ")
    assert texts.formatted >= {
        "event-conquered",
        "event-income",
        "event-declined",
        "event-turn_began",
    }


def told(kind: str, **facts: object) -> str:
    return event_sentence(Event(kind, {"seat": 0, **facts}), names_on("base/2"))


def conquest(**facts: object) -> str:
    plain = {"region": 7, "race": "ghouls", "declined": False, "tokens": 3, "tribe": False}
    return told("conquered", **{**plain, "with": "tokens", **facts})


def test_a_conquest_names_seat_race_region_and_tokens() -> None:
    assert conquest() == "Ann’s Ghouls take Kolmira (7) with 3 tokens."
    assert conquest(tokens=1) == "Ann’s Ghouls take Kolmira (7) with 1 token."


def test_power_is_named_if_the_event_has_it() -> None:
    assert conquest(race="skeletons", power="merchant").startswith("Ann’s Merchant Skeletons take")
    assert conquest(power="hill", declined=True).startswith("Ann’s Ghouls in decline take")


def test_races_in_decline_are_marked() -> None:
    assert conquest(declined=True) == "Ann’s Ghouls in decline take Kolmira (7) with 3 tokens."


def test_dragon_sorcery_and_tribes() -> None:
    assert conquest(**{"with": "dragon"}) == "Ann’s Ghouls take Kolmira (7) with the dragon."
    assert conquest(**{"with": "conversion"}) == "Ann’s Ghouls take Kolmira (7) by sorcery."
    assert conquest(tribe=True).endswith("with 3 tokens; a Lost Tribe is gone.")
    assert conquest(tribe=True, declined=True, tokens=1).endswith("1 token; a Lost Tribe is gone.")


@pytest.mark.parametrize(
    ("lost", "kept", "camps", "said"),
    [
        (1, 0, 0, "Ann’s Elves lose Kolmira (7) and 1 token."),
        (1, 1, 0, "Ann’s Elves lose Kolmira (7) and 1 token; 1 token goes back to hand."),
        (0, 2, 0, "Ann’s Elves lose Kolmira (7) but no tokens; 2 tokens go back to hand."),
        (1, 0, 1, "Ann’s Elves lose Kolmira (7) and 1 token. 1 camp goes back to hand."),
        (1, 0, 2, "Ann’s Elves lose Kolmira (7) and 1 token. 2 camps go back to hand."),
    ],
)
def test_what_a_defender_loses_and_keeps(lost: int, kept: int, camps: int, said: str) -> None:
    facts = {"region": 7, "race": "elves", "declined": False}
    assert told("driven_out", **facts, lost=lost, kept=kept, camps=camps) == said


@pytest.mark.parametrize(
    ("count", "declined", "said"),
    [
        (1, False, "Ann places 1 Dwarf in Kolmira (7)."),
        (2, False, "Ann places 2 Dwarves in Kolmira (7)."),
        (2, True, "Ann places 2 Dwarves (in decline) in Kolmira (7)."),
    ],
)
def test_one_token_and_more_tokens_have_their_own_names(
    count: int, declined: bool, said: str
) -> None:
    assert told("deployed", region=7, race="dwarves", declined=declined, count=count) == said


def test_income_lists_its_parts() -> None:
    parts = [("regions", 4), ("merchant", 4), ("declined", 1), ("dwarves", 1)]
    assert told("income", coins=10, parts=parts) == (
        "Ann gets 10 coins: regions 4, Merchant 4, region in decline 1, Dwarves 1."
    )
    assert told("income", coins=0, parts=[]) == "Ann gets no coins."
    assert told("income", coins=1, parts=[("regions", 1)]) == "Ann gets 1 coin: region 1."


def test_picks_list_coins_paid_and_found() -> None:
    facts = {"race": "skeletons", "power": "merchant", "place": 1, "tokens": 8}
    free = "Ann takes Merchant Skeletons for free"
    assert told("combo_picked", **facts, paid=0, collected=0) == f"{free} and gets 8 tokens."
    assert told("combo_picked", **facts, paid=0, collected=2) == (
        f"{free}, collects 2 coins and gets 8 tokens."
    )
    assert told("combo_picked", **facts, paid=1, collected=0) == (
        "Ann takes Merchant Skeletons for 1 coin and gets 8 tokens."
    )
    assert told("combo_picked", **facts, paid=2, collected=1) == (
        "Ann takes Merchant Skeletons for 2 coins, collects 1 coin and gets 8 tokens."
    )


def test_one_winner_and_several() -> None:
    assert told("game_over", coins=[80, 81], winners=[1]) == (
        "Game over. Bo wins: Bo 81 coins, Ann 80 coins."
    )
    assert told("game_over", coins=[1, 1], winners=[0, 1]) == (
        "Game over. Ann and Bo share the win: Ann 1 coin, Bo 1 coin."
    )


def test_plain_seat_names_and_a_map_do_as_well() -> None:
    event = Event("abandoned", {"seat": 1, "region": 2, "race": "orcs", "declined": False})
    said = event_sentence(event, ["Xenia", "Yves"], load_map("base/2"))
    assert said == "Yves’s Orcs abandon Bramela (2)."
    assert event_sentence(event, []) == "Seat 1’s Orcs abandon Region 2."


def test_an_event_without_a_text_is_shown_bare() -> None:
    assert event_sentence(Event("later_invented", {"seat": 0}), []) == "event-later_invented"
