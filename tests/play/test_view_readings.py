"""A view reads the same as the position of the game, which is written independently of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import smallworld
from smallworld.core.view import view_of
from smallworld.packs.maps import load_map
from tests.kit.positions import build_state, held, held_in_decline, play, seat_with

PIECES = ("tribe", "fortress", "lair", "hole", "hero", "dragon")


def checked_games(map: str) -> list[smallworld.Game]:
    """Play random games; return a copy before each turn."""
    found = []
    for seed in range(8):
        game, choice = smallworld.new_game(map, seed=seed), random.Random(seed)
        turn = None
        while not game.over:
            if turn != (game.state.round, game.state.turn):
                turn = game.state.round, game.state.turn
                found.append(game.copy())
            game.play(choice.choice(game.legal_numbers()))
    return found


@pytest.mark.parametrize("map", ["base/2", "base/5"])
def test_a_view_tells_what_the_position_tells(map: str) -> None:
    spec = {region.id: region for region in load_map(map).regions}
    for game in checked_games(map):
        assert game.to_act is not None
        view = game.view(game.to_act)
        position: Any = game.to_position()
        assert (view.turn, view.to_act) == (game.state.turn, game.to_act)
        assert list(view.regions) == list(spec)
        for number, region in view.regions.items():
            known = position["regions"].get(str(number), {})
            owner = known.get("seat")
            assert (region.owner, region.tokens) == (owner, known.get("tokens", 0))
            assert region.declined == ("declined" in known)
            if owner is not None:
                active = position["seats"][owner].get("race")
                assert region.race == known.get("declined", active)
                assert number in view.seats[owner].regions
            assert [piece for piece in PIECES if getattr(region, piece)] == [
                piece for piece in PIECES if known.get(piece)
            ]
            assert region.terrain == spec[number].terrain
            assert sorted(region.symbols) == sorted(spec[number].symbols)
            assert region.neighbours == tuple(sorted(spec[number].neighbours))
        for seat in view.seats:
            known = position["seats"][seat.number]
            assert (seat.race, seat.power) == (known.get("race"), known.get("power"))
            assert [people.race for people in seat.declined] == [
                people["race"] for people in known.get("declined", [])
            ]
            for people in seat.declined:
                assert people.declined
                assert people.tokens == sum(view.regions[one].tokens for one in people.regions)
        for combo, known in zip(view.column, position["column"], strict=True):
            assert (combo.race, combo.power, combo.coins) == (
                *(known["race"], known["power"], known.get("coins", 0)),
            )


def test_views_are_equal_only_if_seat_box_and_cells_are() -> None:
    game, other = smallworld.new_game(seed=1), smallworld.new_game(seed=2)
    view = game.view(0)
    assert view == game.copy().view(0) and hash(view) == hash(game.copy().view(0))
    assert view != game.view(1) and view != other.view(0) and view != "a view"
    assert hash(view) != hash(game.view(1))


def test_a_region_outside_the_board_is_refused() -> None:
    view = smallworld.new_game(seed=1).view(0)
    for number in (0, 24):
        with pytest.raises(ValueError, match="has regions 1 to 23"):
            view.region(number)


def test_a_view_tells_what_each_seat_has_in_hand() -> None:
    state = build_state(
        seat_with("ratmen", "diplomat", 3),
        seat_with("trolls", "bivouacking", 4, peace_with=0),
        seat_with("elves", "heroic", 1, declined=[{"race": "ghouls", "hand": 2}]),
        regions={
            2: held(0),
            3: held(1, 2, camps=2),
            5: held(2, 1, hero=True),
            7: held_in_decline(2, "ghouls", 3),
        },
        phase="conquest",
    )
    seats = view_of(state, 0).seats
    assert [seat.peace_with for seat in seats] == [None, 0, None]
    assert [seat.camps for seat in seats] == [0, 3, 0]
    assert [seat.heroes for seat in seats] == [0, 0, 1]
    assert [people.hand for people in seats[2].declined] == [2]
    regions = view_of(state, 0).regions
    assert [number for number, region in regions.items() if region.camps] == [3]
    assert regions[3].camps == 2 and regions[3].tokens == 2


def test_a_view_tells_the_tokens_that_a_pick_brings() -> None:
    game = smallworld.new_game(seed=1)
    for combo in game.view(0).column:
        picked = game.copy().play(f"pick {combo.place}")[0]
        assert picked.facts["tokens"] == combo.tokens


def test_a_view_tells_the_last_die_and_who_must_act() -> None:
    state = build_state(
        seat_with("orcs", "berserk", 3), phase="conquest", turn_so_far={"last_die": 2}
    )
    assert (view_of(state, 1).last_die, view_of(state, 1).to_act) == (2, 0)
    play(state, "roll")
    assert view_of(state, 1).to_act is None
    assert view_of(build_state(), 1).last_die is None
    assert view_of(build_state(phase="over", round=10, turn=1), 1).to_act is None
