"""Weaknesses of simple bots that the planner must not have, in prepared positions.

``test_decline_timing.py`` tests when to decline. The positions are clear: they do not depend on
the exact weights.
"""

from __future__ import annotations

import pytest

from smallworld.bots.planner import PlannerBot
from smallworld.core.actions import PICK
from smallworld.core.bits import members
from smallworld.core.state import State
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from tests.bots.tables import play_turn
from tests.kit.positions import Json, build_state

Combo = tuple[str, str]
# Below the two combos in question: nothing worth two coins or more.
BELOW: tuple[Combo, ...] = (
    ("dwarves", "hill"),
    ("giants", "swamp"),
    ("wizards", "stout"),
    ("sorcerers", "berserk"),
)


def a_planner() -> PlannerBot:
    return PlannerBot(1, nodes=300, width=4)


def words_of(state: State, *, die: int = 0) -> list[str]:
    """Return the planner's actions in this turn."""
    return play_turn(a_planner(), state, die=die)


def taken(words: list[str]) -> list[int]:
    """Return the regions that these actions attack, in order."""
    return [int(word.split()[1]) for word in words if word.startswith("conquer")]


def tribes(map: str) -> dict[int, Json]:
    return {region: {"tribe": True} for region in members(int(base_box(map).board.tribes))}


# --- coins piled on a combo


def a_column(first: Combo, second: Combo, *coins: int) -> list[Json]:
    combos = [first, second, *BELOW]
    piles = [*coins, *[0] * (len(combos) - len(coins))]
    return [
        {"race": race, "power": power, "coins": pile}
        for (race, power), pile in zip(combos, piles, strict=True)
    ]


def a_pick(map: str, round: int, column: list[Json]) -> State:
    return build_state(map=map, round=round, regions=tribes(map), column=column)


EQUALS = [
    (("halflings", "underworld"), ("trolls", "pillaging")),
    (("ratmen", "forest"), ("elves", "mounted")),
    (("skeletons", "alchemist"), ("tritons", "flying")),
]
BOARDS_AND_ROUNDS = [("base/2", 1), ("base/3", 1), ("base/3", 6)]


@pytest.mark.parametrize(("map", "round"), BOARDS_AND_ROUNDS)
@pytest.mark.parametrize(("first", "second"), EQUALS)
def test_takes_the_coins_when_combos_are_about_equal(
    first: Combo, second: Combo, map: str, round: int
) -> None:
    """It takes whichever of the two has the coins."""
    assert words_of(a_pick(map, round, a_column(first, second, 8, 0)))[0] == "pick 1"
    assert words_of(a_pick(map, round, a_column(first, second, 0, 9)))[0] == "pick 2"


@pytest.mark.parametrize(("map", "round"), BOARDS_AND_ROUNDS)
@pytest.mark.parametrize(("first", "second"), EQUALS)
def test_every_coin_on_a_combo_counts_as_one(
    first: Combo, second: Combo, map: str, round: int
) -> None:
    plain = worth_of_picks(a_pick(map, round, a_column(first, second)))
    piled = worth_of_picks(a_pick(map, round, a_column(first, second, 0, 4)))
    assert piled[1] == pytest.approx(plain[1] + 4)
    assert piled[0] == pytest.approx(plain[0])


def worth_of_picks(state: State) -> dict[int, float]:
    """Return the value of the best plan for each place."""
    best: dict[int, float] = {}
    for candidate in a_planner().reasons(view_of(state, int(state.turn))).candidates:
        best.setdefault(candidate.actions[0] - PICK, candidate.worth)
    return best


@pytest.mark.parametrize(("map", "round"), BOARDS_AND_ROUNDS)
@pytest.mark.parametrize("hopeless", [("dwarves", "merchant"), ("dwarves", "fortified")])
def test_leaves_a_hopeless_combo_to_others_for_all_its_coin(
    hopeless: Combo, map: str, round: int
) -> None:
    """Five or six tokens against twelve that save one per region."""
    good = ("ratmen", "commando")
    column = a_column(hopeless, good, 1)
    column[2] = {"race": "orcs", "power": "hill"}
    assert words_of(a_pick(map, round, column))[0] == "pick 2"


@pytest.mark.parametrize(("coins", "place"), [(14, "pick 3"), (2, "pick 1")])
def test_in_the_last_turn_only_coins_count(coins: int, place: str) -> None:
    """The third place costs two: it is taken for many coins, not for two."""
    column = a_column(("ratmen", "commando"), ("tritons", "forest"))
    column[2]["coins"] = coins
    state = build_state(map="base/2", round=10, turn=1, regions=tribes("base/2"), column=column)
    assert words_of(state)[0] == place


# --- where to enter

HALFLING_HEROES: Json = {"race": "halflings", "power": "heroic"}
HOLE: Json = {"seat": 1, "tokens": 1, "hole": True}
HERO: Json = {"seat": 1, "tokens": 1, "hero": True}
# A corner, and the four immune regions that close it (with the sea, in the first ones).
CORNERS = [
    ("base/2", {2, 6}, (3, 7), (12, 13)),
    ("base/2", {17, 18}, (12, 13), (14, 19)),
    ("base/2", {5}, (4, 10), (11, 15)),
    ("base/3", {2, 7}, (3, 8), (13, 14)),
    ("base/3", {25, 26}, (19, 20), (21, 27)),
    ("base/3", {6}, (5, 11), (12, 17)),
]
FENCED = ("map", "corner", "holes", "heroes")


def fences(map: str, holes: tuple[int, ...], heroes: tuple[int, ...]) -> dict[int, Json]:
    """Build the tribes of the board, and the immune regions of seat 1."""
    immune = {**{hole: HOLE for hole in holes}, **{hero: HERO for hero in heroes}}
    return {**tribes(map), **immune}


@pytest.mark.parametrize(FENCED, CORNERS)
@pytest.mark.parametrize("hand", [7, 9, 12])
@pytest.mark.parametrize("round", [2, 5, 8])
def test_enters_where_it_can_grow(
    map: str,
    corner: set[int],
    holes: tuple[int, ...],
    heroes: tuple[int, ...],
    hand: int,
    round: int,
) -> None:
    """Not in a corner closed by immune regions: elsewhere there is room for three."""
    state = build_state(
        {"race": "ratmen", "power": "alchemist", "hand": hand},
        HALFLING_HEROES,
        map=map,
        regions=fences(map, holes, heroes),
        round=round,
        phase="conquest",
        turn_so_far={"picked": True},
    )
    regions = taken(words_of(state))
    assert len(regions) >= 3
    assert not corner & set(regions)


# --- immune regions


def held(map: str, mine: dict[int, int], theirs: dict[int, Json], **keys: object) -> State:
    """Build a state in which seat 0 holds ``mine`` and the others hold ``theirs``."""
    race: Json = {"race": "ratmen", "power": "alchemist"}
    rest = {"round": 3, "first": race, "second": HALFLING_HEROES, **keys}
    first, second = rest.pop("first"), rest.pop("second")
    assert isinstance(first, dict) and isinstance(second, dict)
    regions = {**tribes(map), **theirs}
    for region, tokens in mine.items():
        regions[region] = {"seat": 0, "tokens": tokens}
    return build_state(first, second, map=map, regions=regions, **rest)


@pytest.mark.parametrize(FENCED, CORNERS)
@pytest.mark.parametrize("round", [2, 4, 6])
@pytest.mark.parametrize("power", ["alchemist", "dragon_master", "mounted", "berserk"])
def test_a_race_that_is_shut_in_does_not_wait(
    map: str,
    corner: set[int],
    holes: tuple[int, ...],
    heroes: tuple[int, ...],
    round: int,
    power: str,
) -> None:
    """Without targets it leaves or declines, and attacks nothing immune."""
    mine = dict.fromkeys(sorted(corner), 9 // len(corner))
    first: Json = {"race": "ratmen", "power": power}
    state = held(map, mine, fences(map, holes, heroes), round=round, first=first)
    words = words_of(state, die=2)
    assert not {*holes, *heroes} & set(taken(words))
    assert words == ["decline"] or len(taken(words)) >= 2


@pytest.mark.parametrize("round", [2, 3, 8])
def test_finds_the_one_way_out(round: int) -> None:
    """Holes at 4 and 7, a hero at 9, the lake at 8: only the mountain 6 leads on."""
    theirs = {4: HOLE, 7: HOLE, 9: HERO}
    words = words_of(held("base/2", {2: 4, 3: 5}, theirs, round=round))
    assert words == ["decline"] or taken(words)[:2] == [6, 12]


def test_flies_over_what_is_immune() -> None:
    flying: Json = {"race": "ratmen", "power": "flying"}
    theirs = {4: HOLE, 10: HOLE, 11: HERO, 15: HERO}
    regions = taken(words_of(held("base/2", {5: 9}, theirs, round=2, first=flying)))
    assert len(regions) >= 3 and not set(theirs) & set(regions)


WEAK: Json = {"seat": 1, "tokens": 1}


@pytest.mark.parametrize("round", [2, 5, 8])
def test_plans_respect_peace(round: int) -> None:
    """A seat at peace holds all but the southern mountains, so it enters in the north."""
    theirs = dict.fromkeys((12, 14, 17, 18, 19, 21), WEAK)
    state = build_state(
        {"race": "ratmen", "power": "alchemist", "hand": 9},
        {"race": "orcs", "power": "diplomat", "peace_with": 0},
        regions={**tribes("base/2"), **theirs},
        round=round,
        phase="conquest",
        turn_so_far={"picked": True},
    )
    regions = taken(words_of(state))
    assert len(regions) >= 3 and not set(theirs) & set(regions)


def test_a_dragon_is_not_wasted_on_what_is_immune() -> None:
    """It attacks the strongest other region, or declines; never a hole."""
    theirs: dict[int, Json] = {4: HOLE, 7: HOLE, 9: HERO, 6: {"seat": 1, "tokens": 6}}
    dragon: Json = {"race": "ratmen", "power": "dragon_master"}
    words = words_of(held("base/2", {2: 4, 3: 4}, theirs, first=dragon, round=2))
    assert any(word.endswith("dragon") for word in words)
    assert not {4, 7, 9} & set(taken(words))


def test_sorcery_is_for_lone_tokens_only() -> None:
    """Of five single tokens around it, only one is not immune; it has no other move."""
    theirs = {4: HERO, 6: WEAK, 7: HOLE, 9: HERO, 12: HOLE}
    sorcerers: Json = {"race": "sorcerers", "power": "alchemist"}
    words = words_of(held("base/2", {2: 1, 3: 1}, theirs, first=sorcerers, round=10))
    assert "conquer 6 sorcery" in words
    assert not {4, 7, 9, 12} & set(taken(words))
