"""The section "Decided here" of docs/rulings.md: races and powers that are not in the box."""

from smallworld.core.box import Box
from smallworld.core.conquest import price
from smallworld.core.state import KINDS, LAIRS, LASTING, State, new_state
from smallworld.core.terrain import ANYWHERE
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import load_board
from tests.kit.positions import ANN, BO, facts_of, legal_texts, pick_first, play, refusal_of

PLAIN = Trait("plain", tokens=5)


def start_with(race: Trait, power: Trait = PLAIN, *others: Trait) -> State:
    """Start a game whose first combo is ``race`` with ``power``, followed by ``others``."""
    races = [race, *others, *RACES]
    box = Box(load_board("base/2"), races, [power, *POWERS])
    state = new_state(box)
    for place in range(6):
        play(state, f"reveal {races[place].id} {box.powers[place].id}")
    return state


def deal(state: State) -> None:
    while state.awaits_reveal:
        play(state, legal_texts(state)[0])


def after_pick_of(race: Trait, power: Trait = PLAIN, *others: Trait) -> State:
    """Start such a game; Ann has just picked the first combo."""
    state = start_with(race, power, *others)
    pick_first(state)
    return state


def end_turn(state: State) -> None:
    """Stop conquering, deploy everything and end the turn."""
    if "stop" in legal_texts(state):
        play(state, "stop")
    while "end" not in legal_texts(state):
        play(state, [word for word in legal_texts(state) if "deploy" in word][-1])
    play(state, "end")


def bo_passes(state: State) -> None:
    play(state, *(["pick 1"] if "pick 1" in legal_texts(state) else []))
    deal(state)
    end_turn(state)


def test_e12_a_late_decline_or_peace_but_not_both() -> None:
    state = after_pick_of(Trait("monks", tokens=5, makes_peace=True, declines_late=True))
    play(state, "conquer 2")
    end_turn(state)
    assert legal_texts(state) == ["end", "decline", f"ally {BO}"]
    play(state, f"ally {BO}")
    assert state.turn == BO


def test_e19_the_dragon_never_flies_to_water() -> None:
    state = after_pick_of(
        Trait("whales", tokens=5, sails=True), Trait("tamer", tokens=5, dragon=True)
    )
    assert "conquer 1" in legal_texts(state)
    assert refusal_of(state, "conquer 1 dragon") == "conquer.water"


def test_e20_the_eleventh_lair_is_not_there() -> None:
    moles = Trait("moles", tokens=12, lairs=True, reaches_all_land=True, saves_on=ANYWHERE)
    state = after_pick_of(moles, Trait("diggers", tokens=5, saves_on=ANYWHERE))
    empty = (2, 3, 5, 6, 9, 10, 16, 18, 20, 21, 22)
    for region in empty:
        play(state, f"conquer {region}")
    assert [region for region in empty if not state.has(LAIRS, region)] == [22]


def test_e21_who_flies_and_sails_reaches_water_by_neighbourhood() -> None:
    state = after_pick_of(Trait("gulls", tokens=9, sails=True, reaches_all_land=True))
    assert "conquer 1" in legal_texts(state)  # a Sea at the edge is an entry
    assert refusal_of(state, "conquer 8") == "conquer.not_an_entry"
    play(state, "conquer 14")
    assert "conquer 8" in legal_texts(state)
    assert refusal_of(state, "conquer 1") == "conquer.out_of_reach"


def test_e22_entering_anywhere_does_not_make_sorcery_a_first_conquest() -> None:
    elsewhere = Trait("witches", tokens=5, supply=18, converts=True, enters_anywhere=True)
    flying = Trait("bats", tokens=5, supply=18, converts=True, reaches_all_land=True)
    for race, is_legal in ((elsewhere, False), (flying, True)):
        state = after_pick_of(
            Trait("hermit", tokens=1, saves_on=ANYWHERE), Trait("poor", tokens=0), race
        )
        play(state, "conquer 2", "stop", "end", "pick 1")
        deal(state)
        assert ("conquer 2 sorcery" in legal_texts(state)) is is_legal


REVENANTS = Trait(
    "revenants",
    tokens=9,
    acts_in_decline=True,
    saves_on=ANYWHERE,
    lairs=True,
    loses_none=True,
    converts=True,
)


def declined_revenants() -> State:
    """Ann's revenants, nine tokens in region 2, declined; it is her turn again."""
    state = after_pick_of(REVENANTS, Trait("ghostly", tokens=0, saves_on=ANYWHERE))
    play(state, "conquer 2")
    end_turn(state)
    bo_passes(state)
    play(state, "decline")
    bo_passes(state)
    return state


def test_e23_a_banner_goes_on_working_in_decline_and_a_badge_does_not() -> None:
    state = declined_revenants()
    people = int(state.declined_actor(ANN))
    assert price(state, people, 3) == 1
    assert price(state, people, 6) == 2  # a mountain: three, less one for the banner
    play(state, "declined conquer 3")
    assert state.has(LAIRS, 3)
    assert not [word for word in legal_texts(state) if "sorcery" in word]


def test_e28_a_race_that_loses_none_and_acts_in_decline_loses_none_there() -> None:
    state = declined_revenants()
    play(state, "pick 1")
    deal(state)
    events = play(state, "conquer 2")
    assert [fact["lost"] for fact in facts_of(events, "driven_out")] == [0]


def test_e34_a_second_lasting_race_pushes_out_the_first() -> None:
    first, second = Trait("old", tokens=5, lasts=True), Trait("older", tokens=5, lasts=True)
    state = after_pick_of(first, PLAIN, second)
    play(state, "conquer 2")
    end_turn(state)
    play(state, "pick 2")
    deal(state)
    end_turn(state)
    play(state, "decline")
    bo_passes(state)
    play(state, "pick 1")
    deal(state)
    play(state, "conquer 11")
    end_turn(state)
    bo_passes(state)
    events = play(state, "decline")
    assert [fact["race"] for fact in facts_of(events, "left_the_map")] == ["old"]
    assert state.race(KINDS * ANN + LASTING).id == "older"
