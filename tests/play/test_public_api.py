"""The public names of ``smallworld``: copies, pickles, comparing, sentences, chance, views."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable

import pytest

import smallworld
from smallworld import Dealer, Game, IllegalAction, State, fast, new_game
from smallworld.core.box import box_from
from smallworld.core.events import Event
from tests.kit.positions import build_state

Copier = Callable[[object], object]


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


COPIERS = [copy.copy, copy.deepcopy, pickled]


def a_game(lines: int = 40, map: str = "base/2", seed: int | None = 7) -> Game:
    game = new_game(map, seed=seed)
    while len(game.log) < lines:
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("copier", COPIERS)
def test_copies_are_equal_and_independent(copier: Copier) -> None:
    game = a_game()
    record, state = game.to_record(), game.state.clone()
    twin = copier(game)
    assert isinstance(twin, Game) and twin == game and twin.state == game.state
    for _ in range(20):
        twin.play(twin.legal_actions()[-1])
    assert twin != game
    assert game.to_record() == record and game.state == state
    for _ in range(20):  # the dealer of the copy drew what the other will draw
        game.play(game.legal_actions()[-1])
    assert twin == game and twin.log == game.log


@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_of_a_game_without_a_seed_goes_on(copier: Copier) -> None:
    twin = copier(a_game(seed=None))
    assert isinstance(twin, Game)
    while not twin.over:
        twin.play(twin.legal_actions()[0])


@pytest.mark.parametrize("copier", COPIERS)
def test_parts_of_a_game_can_be_copied(copier: Copier) -> None:
    game = a_game()
    for part in (game.state, game.view(0), game.log[9], game.log[9].events[0], game.view(0).me):
        assert copier(part) == part
    box = copier(game.box)
    assert isinstance(box, smallworld.Box) and box.same_as(game.box)


@pytest.mark.parametrize("copier", COPIERS)
def test_a_box_of_ones_own_is_copied_by_value(copier: Copier) -> None:
    shared = a_game().box
    made = box_from(shared.board, shared.races[:7], shared.powers, 0, (), "")
    again = copier(made)
    assert isinstance(again, smallworld.Box) and again.same_as(made)
    assert not again.same_as(shared)
    for trait, other in zip(again.races + again.powers, made.races + made.powers, strict=True):
        assert type(trait) is type(other) and trait.__getstate__() == other.__getstate__()


def test_a_game_with_packs_can_be_pickled() -> None:
    game = new_game("base/3", seed=1, packs=["fenlights"])
    game.play("pick 1")
    again = pickled(game)
    assert again == game and again is not game
    assert new_game("base/3", packs=["fenlights"]).box is game.box


@pytest.mark.parametrize("copier", COPIERS)
def test_errors_can_be_copied(copier: Copier) -> None:
    error = IllegalAction("conquer.water", {"region": 7})
    again = copier(error)
    assert type(again) is IllegalAction
    assert (again.code, again.facts, str(again)) == (error.code, error.facts, str(error))


def test_states_compare_by_what_is_in_them() -> None:
    state = a_game().state
    assert state == a_game().state
    assert state != a_game(41).state
    assert state != a_game(map="base/3").state
    assert state != "a state"
    with pytest.raises(TypeError, match="snapshot"):
        hash(state)


def test_everything_says_what_it_is() -> None:
    game = new_game("base/3", seed=7)
    assert repr(game) == ("<Game base/3: round 1/10, Ann to act (start); coins: Ann 5, Bo 5, Cy 5>")
    assert repr(game.state) == (
        "<State base/3 round 1/10, start of seat 0, waits for seat 0, coins [5, 5, 5]>"
    )
    assert repr(game.view(1)) == "<View of seat 1: base/3 round 1/10, start>"
    assert repr(game.box) == "<Box base/3: 14 races, 20 powers>"
    finished = a_game()
    while not finished.over:
        finished.play(finished.legal_actions()[0])
    assert "over, won by" in repr(finished)


def test_names_and_seeds() -> None:
    assert [len(new_game(map).names) for map in smallworld.map_ids()] == [2, 3, 4, 5]
    with pytest.raises(TypeError, match="whole number"):
        new_game(seed="seven")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="list of names"):
        new_game(seats="Ann")


def test_records_and_positions_there_and_back() -> None:
    game = a_game()
    assert Game.from_record(game.to_record()) == game
    again = Game.from_position(game.to_position(), seed=1)
    assert again.state == game.state and again.names == game.names
    with pytest.raises(smallworld.BadPosition):
        Game.from_position("{")
    torn = "\n".join(game.to_record().split("\n")[:8])  # the column lacks combos: they are dealt
    assert Game.from_record(torn, seed=1).to_act == 0


def test_sentences_of_a_game() -> None:
    game = new_game(seed=7)
    events = game.play("pick 1")
    assert game.sentences(events=events)[0].startswith("Ann takes")
    assert len(game.sentences("cs")) == sum(len(line.events) for line in game.log)
    assert game.sentences("cs") != game.sentences("en")
    with pytest.raises(ValueError, match="'xx'"):
        game.sentences("xx")


def test_errors_carry_code_facts_and_sentence() -> None:
    game = new_game(seed=7)
    with pytest.raises(IllegalAction) as caught:
        game.play("conquer 7")
    error = caught.value
    assert str(error) == f"{error.sentence()} ({error.code})"
    assert error.sentence("is") != error.sentence()
    assert "7" in IllegalAction("conquer.water", {"region": 7}).sentence()
    assert "(7)" in IllegalAction("conquer.water", {"region": 7}).sentence("en", game)
    unknown = smallworld.RuleError("no.such_code", {"x": 1})
    assert str(unknown) == "no.such_code {'x': 1}" == unknown.sentence()


def test_the_fast_loop_of_the_docs_rolls_a_fair_die() -> None:
    start = build_state({"race": "orcs", "power": "hill", "hand": 1}, phase="conquest")
    chance = fast.Xorshift(1)
    rolled: Counter[object] = Counter()
    for _ in range(6000):
        state = start.clone()
        fast.apply(state, fast.parse_action("conquer 6 die"))
        with pytest.raises(fast.DealerMustAct):
            fast.seat_actions(state)
        events: list[Event] = []
        fast.deal(state, chance, events)
        rolled[events[0].facts["number"]] += 1
    shares = [rolled[number] / 6000 for number in range(4)]
    assert shares == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6], abs=0.02)
    state = start.clone()
    assert fast.outcomes(state) == []
    fast.apply(state, fast.parse_action("conquer 6 die"))
    assert [share for _, share in fast.outcomes(state)] == [1 / 2, 1 / 6, 1 / 6, 1 / 6]


def test_reveals_are_equally_likely() -> None:
    state = fast.new_state("base/4")
    reveals = fast.outcomes(state)
    assert len(reveals) == 14 * 20
    assert sum(share for _, share in reveals) == pytest.approx(1)


def test_a_dealer_of_ones_own() -> None:
    class Lucky(Dealer):
        def answer(self, state: State) -> int | None:
            if state.awaits_die:
                return fast.parse_action("die 3")
            return super().answer(state)

    state = build_state({"race": "orcs", "power": "hill", "hand": 1}, phase="conquest")
    game = Game(state.box, ["Ann", "Bo"], start=state, dealer=Lucky(1))
    events = game.play("conquer 6 die")
    assert [e.facts["number"] for e in events if e.kind == "die_rolled"] == [3]


def test_numbers_of_a_game_are_those_of_a_seat() -> None:
    game = new_game(seed=7)
    assert [game.text_of(number) for number in game.legal_numbers()] == game.legal_actions()
    assert Game(game.box, game.names).legal_numbers() == [], "the dealer has not dealt yet"


def test_states_of_all_lines_are_kept_or_computed_again() -> None:
    game = new_game("base/3", seed=3)
    states = [game.state_at(line).clone() for line in range(len(game.log) + 1)]
    while not game.over:
        actions = game.legal_actions()
        game.play(actions[len(actions) // 2])
        states += [game.state_at(line).clone() for line in range(len(states), len(game.log) + 1)]
    assert states == [game.state_at(line) for line in range(len(game.log) + 1)]
    for lines in (len(states) - 3, 61, 60, 37, 8, 0):
        game.cut(lines)
        assert game.state == states[lines] and len(game.log) == lines
        assert [game.state_at(line) for line in range(lines + 1)] == states[: lines + 1]
    with pytest.raises(IndexError):
        game.state_at(1)
    with pytest.raises(IndexError):
        game.state_at(-1)


def test_a_view_reads_like_the_table() -> None:
    state = build_state(
        {"race": "orcs", "power": "hill", "hand": 2, "coins": 9},
        {"race": "elves", "power": "forest", "declined": [{"race": "trolls"}]},
        regions={
            6: {"seat": 0, "tokens": 2},
            7: {"seat": 1, "tokens": 1, "declined": "trolls", "lair": True},
            9: {"tribe": True},
        },
        phase="conquest",
    )
    view = Game(state.box, ["Ann", "Bo"], start=state).view(0)
    assert view.me == view.seats[0]
    assert (view.me.race, view.me.power, view.me.hand, view.me.coins) == ("orcs", "hill", 2, 9)
    assert view.me.regions == (6,)
    assert view.seats[1].coins is None and view.coins == [9, None]
    assert [people.race for people in view.seats[1].declined] == ["trolls"]
    six, seven, nine = (view.regions[number] for number in (6, 7, 9))
    assert (six.owner, six.race, six.power, six.tokens) == (0, "orcs", "hill", 2)
    assert (seven.owner, seven.race, seven.declined, seven.lair) == (1, "trolls", True, True)
    assert nine.owner is None and nine.tribe and nine.terrain and nine.name
    assert 6 in view.region(six.neighbours[0]).neighbours
    assert (view.phase, view.turn, view.to_act, view.over) == ("conquest", 0, 0, False)
    with pytest.raises(ValueError, match="spectator"):
        _ = Game(state.box, ["Ann", "Bo"], start=state).view().me
    with pytest.raises(ValueError, match="regions 1 to"):
        view.region(99)


def test_the_column_of_a_view() -> None:
    game = new_game(seed=7)
    game.play("pick 3")
    column = game.view(0).column
    assert [(combo.place, combo.price, combo.coins) for combo in column[:3]] == [
        (1, 0, 1),
        (2, 1, 1),
        (3, 2, 0),
    ]
    race, tokens = column[2].race, column[2].tokens
    while game.to_act == 0:
        game.play(game.legal_actions()[-1])
    game.play("pick 3")
    me = game.view(1).me
    assert (me.race, me.hand) == (race, tokens)


def test_every_public_name_exists() -> None:
    for name in smallworld.__all__:
        assert hasattr(smallworld, name)
    for name in fast.__all__:
        assert hasattr(fast, name)
