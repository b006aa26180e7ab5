"""What callers of ``core`` rely on beside the rules: events, errors, random games, buffers."""

from __future__ import annotations

import pickle

import pytest

from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.errors import IllegalAction, RuleError
from smallworld.core.events import Event
from smallworld.core.playout import Xorshift
from smallworld.core.state import COINS, new_state
from smallworld.core.traits import Trait
from smallworld.core.view import view_of
from smallworld.core.wording import Wording
from smallworld.packs.loader import base_box
from tests.kit.positions import (
    build_state,
    hand_of,
    held,
    legal_texts,
    play,
    seat_with,
    tray_of,
)


def test_a_list_of_events_gets_only_those_of_its_own_action() -> None:
    state = build_state(seat_with("orcs", "hill", 9), regions={5: held(0)}, phase="conquest")
    events = play(state, "conquer 4")
    known = list(events)
    perform(state, legal_actions(state)[0])
    assert events == known
    assert state.events is None


def test_an_event_shows_its_kind_and_facts() -> None:
    assert repr(Event("peace", {"seat": 0, "ally": 1})) == "<peace {'seat': 0, 'ally': 1}>"


def test_an_error_carries_its_code_and_facts_also_without_facts_and_pickled() -> None:
    assert RuleError("game.over").args == ("game.over", {})
    error = pickle.loads(pickle.dumps(IllegalAction("deploy.not_held", {"region": 3})))
    assert (error.code, error.facts) == ("deploy.not_held", {"region": 3})


def test_an_error_shows_its_class_code_and_facts() -> None:
    error = IllegalAction("conquer.water", {"region": 7})
    assert repr(error) == "IllegalAction('conquer.water', {'region': 7})"


def test_without_sentences_codes_and_facts_are_shown() -> None:
    event = Event("die_rolled", {"number": 3})
    assert Wording().events(None, [event, event], "en") == [repr(event)] * 2
    assert Wording().error(IllegalAction("game.over"), None, "en") == ""


def test_the_generator_draws_numbers_also_from_the_seed_that_gives_zero() -> None:
    seed = -88172645 * pow(2654435761, -1, 1 << 32) % (1 << 32)
    chance = Xorshift(seed)
    assert chance.below(1 << 32) == 270369  # the first number of xorshift32 after 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_y14_all_other_seats_fit_into_the_buffer_of_a_diplomat_without_regions(seats: int) -> None:
    state = build_state(seat_with("orcs", "diplomat"), map=f"base/{seats}", phase="after_scoring")
    allies = [f"ally {other}" for other in range(1, seats)]
    assert legal_texts(state) == ["end", *allies]


def test_p7_a_race_gets_no_more_tokens_than_its_own_tray_holds() -> None:
    base = base_box("base/2")
    few = Trait("few", tokens=6, supply=7)
    state = new_state(Box(base.board, [*base.races[:5], few], base.powers))
    while state.awaits_reveal:
        wanted = [text for text in legal_texts(state) if text.startswith("reveal few")]
        play(state, (wanted or legal_texts(state))[0])
    play(state, "pick 1")
    assert hand_of(state) == 7
    assert tray_of(state, "few") == 0


def test_a_state_becomes_another_one_but_shares_nothing_with_it() -> None:
    first = build_state(seat_with("orcs", "hill", 2), regions={5: held(0, 3)})
    second = build_state({}, seat_with("elves", "swamp", 9), regions={9: held(1)}, turn=1, to_act=1)
    second.copy_from(first)
    assert second.snapshot() == first.snapshot()
    play(second, "conquer 4")
    assert second.snapshot() != first.snapshot()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_state_counts_the_tokens_on_the_map(seat: int) -> None:
    seats = [seat_with("orcs", "hill"), seat_with("elves", "swamp")]
    state = build_state(*seats, regions={5: held(0, 3), 9: held(1, 2), 10: held(1, 2)})
    assert state.on_board(3 * seat) == [3, 4][seat]


def test_v4_no_coins_of_ones_own_are_not_hidden_coins() -> None:
    state = build_state({"coins": 0}, {"coins": 4})
    assert view_of(state, 0).coins() == [0, None]


def test_v4_a_view_hides_nothing_but_the_coins_of_others() -> None:
    state = build_state(
        seat_with("trolls", "heroic"),
        seat_with("halflings", "dragon_master"),
        regions={
            3: held(0, 2, lair=True, hero=True),
            9: held(1, hole=True),
            10: held(1, dragon=True),
        },
        returned_races=["ratmen"],
    )
    seen, whole = view_of(state, 0).snapshot(), state.snapshot()
    assert [at for at in range(len(whole)) if seen[at] != whole[at]] == [COINS + 1]
