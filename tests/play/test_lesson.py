"""The lesson of the page, played through the engine: every word is legal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.engine import legal_actions
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.texts.fluent import texts_for

Json = dict[str, Any]
LESSON: Json = json.loads((files("smallworld") / "web" / "learn" / "lesson.json").read_text())
BEATS: list[Json] = [beat for step in LESSON["steps"] for beat in step["beats"]]
MOST_STEPS = 12
PLACING = {"deploy", "end"}


def a_game() -> Game:
    state, names = read_position(LESSON["position"])
    return Game(state.box, names or ["Ann", "Bo"], start=state)


def played(until: str) -> Game:
    """The game as it stands when a beat begins."""
    game = a_game()
    for beat in BEATS:
        if beat["id"] == until:
            return game
        for line in beat["lines"]:
            say(game, line)
    raise AssertionError(f"no beat is called {until}")


def say(game: Game, line: str) -> None:
    """Play one line for the seat or dealer that must act."""
    who, _, word = line.partition(" ")
    seat = None if who == "*" else int(who)
    assert game.to_act == seat, line
    game.append(seat, parse_action(word, game.box))


def words(game: Game) -> Iterator[str]:
    """All that may be said now."""
    return (written(action, game.box) for action in legal_actions(game.state))


def verbs(beat: Json) -> set[str]:
    return {line.split()[1] for line in beat["lines"] if not line.startswith("*")}


def leads_on(beat: Json, said: int, word: str) -> bool:
    """Does the page take this word of the learner?"""
    asked = [line.partition(" ")[2] for line in beat["lines"] if not line.startswith("*")]
    if not asked:
        return True
    if verbs(beat) & PLACING:
        return word.split()[0] in PLACING
    return word.split()[0] in verbs(beat) if beat.get("freely") else word == asked[said]


def test_the_whole_lesson_is_legal_and_ends_in_the_last_round() -> None:
    game = played("last")
    assert game.state.round == 10
    assert game.to_act == 0
    assert [game.coins[0] > game.coins[1], game.over] == [True, False]


def test_there_are_few_steps_and_each_says_something() -> None:
    assert 10 <= len(LESSON["steps"]) <= MOST_STEPS
    texts = texts_for("en")
    for beat in BEATS:
        assert texts.has(f"learn-{beat['id']}"), beat["id"]


@pytest.mark.parametrize("beat", [b for b in BEATS if b["lines"]], ids=lambda beat: beat["id"])
def test_other_moves_are_legal_where_the_lesson_answers_them(beat: Json) -> None:
    game = played(beat["id"])
    others = [word for word in words(game) if not leads_on(beat, 0, word)]
    answered = texts_for("en").has(f"learn-{beat['id']}.other")
    assert answered == (beat["lines"][0].startswith("0"))
    if verbs(beat) & PLACING:
        return  # all that is legal there leads on, or a word that may come up later
    assert bool(others) == (answered and not beat.get("freely")), others


def test_wherever_the_tokens_are_placed_the_lesson_goes_on() -> None:
    spreads = [s for s in product(range(7), repeat=3) if sum(s) == 6]
    assert len(spreads) == 28
    for placed in spreads:
        game = played("place")
        for region, count in zip((2, 6, 7), placed, strict=True):
            if count:
                say(game, f"0 deploy {region} {count}")
        for beat in BEATS[BEATS.index(named("income")) :]:
            for line in lines_of(beat, game):
                say(game, line)
            if beat["id"] == "again":
                break
        assert game.state.round == 10, placed


def named(id: str) -> Json:
    return next(beat for beat in BEATS if beat["id"] == id)


def lines_of(beat: Json, game: Game) -> list[str]:
    """What is said in a beat; in a refuge all tokens go to the first region there is."""
    if beat.get("phase") is None:
        return list(beat["lines"])
    if game.to_act != 0 or game.state.actor == game.state.turn:
        return []
    deploys = [word for word in words(game) if word.startswith("deploy 2 ")]
    return [*(f"0 {word}" for word in deploys[-1:]), "0 end"]


def test_the_dealer_says_what_the_lesson_has_written_and_nothing_more() -> None:
    game = played("last")
    said = [written(line.action, game.box) for line in game.log if is_chance(line.action)]
    scripted = [line[2:] for beat in BEATS for line in beat["lines"] if line.startswith("*")]
    assert said == scripted
    assert all(is_chance(parse_action(line, game.box)) for line in scripted)


@pytest.mark.parametrize("place", range(1, 7))
def test_the_last_race_may_be_any_and_the_last_turn_is_free(place: int) -> None:
    game = played("again")
    say(game, f"0 pick {place}")
    say(game, f"* {next(words(game))}")  # a new card is turned over
    assert game.to_act == 0
    assert {word.split()[0] for word in words(game)} >= {"conquer", "stop"}


def test_what_the_arrows_point_at_can_be_done() -> None:
    for beat in BEATS:
        for point in beat.get("points", []):
            kind, _, of = point.partition(" ")
            legal = set(words(played(beat["id"])))
            if kind == "region":
                assert legal & {f"conquer {of}", f"conquer {of} die"}, point
            elif kind == "combo":
                assert f"pick {of}" in legal
            elif kind == "offer" and of in {"stop", "decline"}:
                assert of in legal


def test_the_last_attempt_is_short_and_the_die_makes_up_for_it() -> None:
    game = played("die")
    assert game.state.hand(0) == 3
    for line in named("die")["lines"]:
        say(game, line)
    (taken,) = [event for event in game.log[-1].events if event.kind == "conquered"]
    assert (taken.facts["seat"], taken.facts["region"]) == (0, 7)
