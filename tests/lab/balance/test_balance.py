"""Balance: tiles are measured in the same situations, and statistics follow from that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from smallworld.core.engine import apply, legal_actions
from smallworld.core.events import Event
from smallworld.core.pieces import COLUMN_LENGTH
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import COLUMN_POWER, OVER, START, new_state
from smallworld.lab.balance.batches import Batch, play_batch
from smallworld.lab.balance.branches import Branch, ComboIncome, play_branch, table_with
from smallworld.lab.balance.fair import fair_tokens, verdict_on
from smallworld.lab.balance.figures import Control, figures_of, partners_of, ratio_of
from smallworld.lab.balance.official import official_from, stored_official
from smallworld.lab.balance.run import Balance, TooFewGames, balance
from smallworld.lab.balance.situations import Setting, official_box, situation
from smallworld.lab.balance.tiles import (
    KINDS_OF_TILES,
    OFFICIAL,
    Kind,
    Tile,
    UnknownTile,
    official_tiles,
    tile_of,
    tiles_of,
    unseen_keys,
)
from smallworld.lab.data.tracker import GameTracker
from smallworld.lab.games.journal import JournalMismatch
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.intervals import Estimate
from smallworld.packs.base.races import RACES
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import packs_with_origin
from tests.packs.files.pack_builder import build_pack, power, race

ALONE = local_processes(1)
PLAIN = build_pack(race("peasants", 'pays_on = "farmland"', tokens=5) + power("lazy", tokens=2))
PEASANTS = tile_of(PLAIN, "peasants")
LAZY = tile_of(PLAIN, "lazy")
EXPANSIONS = [pack for origin, pack in packs_with_origin() if origin == "expansion"]


def branch(number: int, lead: float, tokens: int = 5, partner: str = "hill") -> Branch:
    return Branch(number, tokens, partner, 20, 8, lead, 1.0)


# --- situations
@pytest.mark.parametrize("number", [0, 1, 2, 3, 16, 37])
def test_a_situation_is_a_seat_that_must_pick_and_always_the_same(number: int) -> None:
    found = situation(number, Setting())
    assert found.state.phase == START
    assert not found.state.has_active_race(found.seat)
    assert not found.state.awaits_chance
    assert found.state.same_as(situation(number, Setting()).state)


def test_situations_are_at_first_races_and_at_later_ones() -> None:
    two_seats = [situation(number, Setting(maps=("base/2",))) for number in range(4)]
    assert [int(one.state.round) == 1 for one in two_seats] == [True, True, False, False]
    assert [one.seat for one in two_seats[:2]] == [0, 1]


def test_partners_rotate_and_are_not_in_use() -> None:
    setting = Setting(maps=("base/2",))
    cycles = [situation(4 * cycle, setting) for cycle in range(20)]
    assert len({one.partner("race") for one in cycles}) >= 12
    for one in cycles[:5]:
        shown = [int(cell) for cell in one.state.cells[COLUMN_POWER : COLUMN_POWER + COLUMN_LENGTH]]
        assert one.partner("race") not in shown


# --- games
def measured(tile: Tile, number: int) -> Branch:
    found = situation(number, Setting())
    with tile.with_tokens(tile.tokens) as trait:
        table = table_with(trait, tile.kind, official_box(found.state.box.board.id))
        return play_branch(found, table, tile.tokens)


@pytest.mark.parametrize("number", [0, 1])
def test_a_copy_of_an_official_race_does_the_same_as_the_race(number: int) -> None:
    humans = next(tile for tile in official_tiles("race") if tile.id == "humans")
    assert measured(PEASANTS, number) == measured(humans, number)


def test_more_tokens_are_another_game_and_an_official_tile_keeps_its_number() -> None:
    trolls = next(tile for tile in official_tiles("race") if tile.id == "trolls")
    with trolls.with_tokens(9) as trait:
        assert int(trait.tokens) == 9
    assert int(trait.tokens) == 5 == trolls.tokens
    with PEASANTS.with_tokens(9) as trait:
        assert (int(trait.tokens), trait.id) == (9, "peasants")


def test_bots_can_play_instead_of_the_fast_policy() -> None:
    players = tuple(read_players(["random"], seconds=0.1))
    batch = Batch(LAZY, (2,), range(1), Setting(players=players))
    (one,) = play_batch(batch).branches
    assert one.turns >= 1
    assert play_batch(batch).branches == [one]


@pytest.mark.parametrize("with_expansions", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_combo_income_agrees_with_the_events(seed: int, with_expansions: bool) -> None:
    box = box_with("base/3", EXPANSIONS, "only") if with_expansions else official_box("base/3")
    state, chance, lives = new_state(box), Xorshift(seed), GameTracker()
    counts: dict[int, ComboIncome] = {}
    at_pick: dict[int, int] = {}  # coins of the seats before the current action

    def act() -> None:
        legal = legal_actions(state)
        events: list[Event] = []
        action = int(draw(state, chance)) if state.awaits_chance else None
        apply(state, legal[int(chance.below(len(legal)))] if action is None else action, events)
        lives.record(state, events)
        for life in lives.lives:
            if life.seat not in counts:
                counts[life.seat] = ComboIncome(life.seat, state.box.race_index(life.race))
                paid = life.collected - life.paid
                counts[life.seat].coins = int(state.coins(life.seat)) - at_pick[life.seat] - paid

    while state.phase != OVER:
        at_pick = {seat: int(state.coins(seat)) for seat in range(3)}
        measured = act
        for count in list(counts.values()):
            measured = partial(count.measure, state, measured)
        measured()
    firsts = {life.seat: life for life in lives.lives if life.number == 1}
    assert {seat: life.coins for seat, life in counts.items()} == {
        seat: life.coins for seat, life in firsts.items()
    }
    for seat, life in firsts.items():
        # A decline that leaves nothing on the map counts as a turn too.
        assert 0 <= counts[seat].turns - life.turns_active - life.turns_declined <= 1


# --- figures
def test_a_lead_is_what_is_beyond_the_official_mean_of_the_same_situations() -> None:
    control = Control([10.0, -4.0], [0.5, 0.25])
    found = figures_of("peasants", [branch(0, 13.0), branch(1, -1.0)], control)
    assert found.lead == Estimate(3.0, 3.0, 3.0)
    assert found.lift.value == pytest.approx(0.625)
    assert (found.coins.value, found.per_turn.value) == (20, 2.5)


def test_official_tiles_are_compared_with_their_own_mean() -> None:
    found = official_from(
        {"a": [branch(0, 4.0), branch(1, 8.0)], "b": [branch(0, 0.0), branch(1, 2.0)]}
    )
    assert found.lead == [2.0, 5.0]
    assert [(one.id, one.lead.value) for one in found.tiles] == [("a", 2.5), ("b", -2.5)]


def test_a_ratio_knows_how_unsure_it_is() -> None:
    assert ratio_of([(2, 2), (12, 3)]).low < 14 / 5 < ratio_of([(2, 2), (12, 3)]).high
    assert ratio_of([]) == Estimate(0.0, 0.0, 0.0)


def test_partners_are_ranked_by_both_and_few_games_say_little() -> None:
    control = Control([0.0] * 60, [0.0] * 60)
    branches = [branch(n, 9.0 if n % 2 else -9.0, partner="hill") for n in range(30)]
    branches += [branch(30 + n, 1.0 + n % 2, partner="swamp") for n in range(30)]
    known = {"hill": Estimate(4.0, 3.0, 5.0), "swamp": Estimate(0.0, -1.0, 1.0)}
    best, worst = partners_of(branches, control, known)
    assert (best.id, worst.id) == ("hill", "swamp")
    assert best.games == 30
    assert 3.0 < best.lead.value < 6.0


# --- the fair token number
def with_tokens(slope: float, numbers: Sequence[int] = (4, 5, 6, 7, 8)) -> list[list[Branch]]:
    return [
        [branch(n, slope * (tokens - 6.5) + (-1) ** n, tokens) for n in range(40)]
        for tokens in numbers
    ]


def test_the_fair_number_is_where_the_line_crosses_zero() -> None:
    control = Control([0.0] * 40, [0.0] * 40)
    found = fair_tokens(5, range(1, 11), with_tokens(2.0), control)
    assert found.exact is not None
    assert found.exact.value == pytest.approx(6.5)
    assert found.exact.low < 6.5 < found.exact.high
    assert found.tokens in (6, 7)
    assert [one.tokens for one in found.tried] == [4, 5, 6, 7, 8]


def test_the_interval_includes_who_plays() -> None:
    control = Control([0.0] * 40, [0.0] * 40)
    found = fair_tokens(5, range(1, 11), with_tokens(2.0), control)
    assert found.exact is not None and found.whoever is not None
    assert found.whoever.low < found.exact.low < found.exact.high < found.whoever.high
    assert found.plausible == [6, 7] or len(found.plausible) > 2
    steep = fair_tokens(5, range(1, 11), with_tokens(20.0), control)
    assert steep.plausible in ([6], [7], [6, 7])
    planned = fair_tokens(5, range(1, 11), with_tokens(2.0), control, 0.0)
    assert planned.whoever == planned.exact


def test_what_bots_may_not_make_full_use_of_is_told() -> None:
    pack = build_pack(race("raiders", "pays_per_conquest = 1") + race("bogfolk"))
    raiders, bogfolk = tiles_of(pack)
    assert unseen_keys(raiders) == ["pays_per_conquest"] and unseen_keys(bogfolk) == []
    assert unseen_keys(Tile("race", "coded", 5, None, "label")) == ["code"]
    assert unseen_keys(Tile("race", "orcs", 5)) == []


def test_only_the_numbers_next_to_the_crossing_decide() -> None:
    control = Control([0.0] * 40, [0.0] * 40)
    played = with_tokens(2.0)
    played[-1] = [branch(n, 40.0, 8) for n in range(40)]
    found = fair_tokens(5, range(1, 11), played, control)
    assert found.exact is not None
    assert found.exact.value == pytest.approx(6.5)


def test_no_allowed_number_may_be_fair() -> None:
    control = Control([20.0] * 40, [0.0] * 40)
    found = fair_tokens(5, range(1, 11), with_tokens(2.0), control)
    assert found.tokens is None
    assert found.exact is not None and found.exact.value == pytest.approx(16.5)


def test_where_tokens_do_not_matter_no_number_is_named() -> None:
    control = Control([0.0] * 40, [0.0] * 40)
    found = fair_tokens(5, range(1, 11), with_tokens(0.0), control)
    assert (found.tokens, found.exact) == (None, None)


def test_numbers_that_are_tried_are_those_the_rules_allow() -> None:
    assert PEASANTS.tokens_to_try() == (3, 4, 5, 6, 7)
    assert LAZY.tokens_to_try() == (0, 1, 2, 3, 4)
    assert Tile("race", "many", 12).tokens_to_try() == (10, 11, 12)


def test_verdicts_are_in_terms_of_how_official_tiles_differ() -> None:
    leads = [-2.0, 0.0, 2.0]
    shown = [verdict_on(lead, leads) for lead in (-5, -3, 1, 3, 5)]
    assert shown == ["too_weak", "weak", "fair", "strong", "too_strong"]


# --- the whole run
def test_a_result_is_complete_and_survives_json() -> None:
    found = balance(PEASANTS, ALONE, games=4)
    assert (found.trait, found.kind, found.tokens, found.games) == ("peasants", "race", 5, 4)
    assert len(found.official) == len(RACES)
    assert len(found.partners.best) <= 3
    assert msgspec.json.decode(msgspec.json.encode(found), type=Balance) == found


def test_a_run_resumes_from_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "peasants.games.jsonl"
    balance(PEASANTS, ALONE, games=4, journal=journal)
    shown: list[tuple[int, int]] = []
    again = balance(
        PEASANTS,
        ALONE,
        games=4,
        journal=journal,
        resume=True,
        progress=lambda *at: shown.append(at),
    )
    assert shown == [(20, 20)]
    assert again == balance(PEASANTS, ALONE, games=4)
    with pytest.raises(JournalMismatch):
        balance(LAZY, ALONE, games=4, journal=journal, resume=True)


def test_another_setting_plays_the_official_tiles_too() -> None:
    shown: list[int] = []
    players = tuple(read_players(["random"], seconds=0.1))
    setting = Setting(maps=("base/2",), players=players)
    found = balance(
        PEASANTS, ALONE, games=2, setting=setting, progress=lambda done, of: shown.append(of)
    )
    assert shown[0] == 2 * (5 + len(RACES))
    assert (found.bots, found.maps) == ("random", ["base/2"])


def test_too_little_time_raises_an_error() -> None:
    def nobody(jobs: object, play: object) -> object:
        yield from ()

    with pytest.raises(TooFewGames):
        balance(PEASANTS, nobody, games=4)  # type: ignore[arg-type]


def test_a_time_limit_leaves_games_out() -> None:
    found = balance(LAZY, ALONE, games=80, seconds=0.0)
    assert found.games == 8


def test_a_tile_must_be_named_where_there_are_several() -> None:
    for id in (None, "goblins"):
        with pytest.raises(UnknownTile) as error:
            tile_of(PLAIN, id)
        assert error.value.known == ["peasants", "lazy"]


# --- the official figures
@pytest.mark.parametrize("kind", KINDS_OF_TILES)
def test_the_shipped_figures_are_those_of_the_current_bots(kind: Kind) -> None:
    """Otherwise run ``tools/make_balance.py``."""
    known = stored_official().kinds[kind]
    assert {one.id for one in known.tiles} == {trait.id for trait in OFFICIAL[kind]}
    played = [measured(tile, 0) for tile in official_tiles(kind)]
    assert sum(one.lead for one in played) / len(played) == pytest.approx(known.lead[0], abs=0.006)


def test_official_races_rank_as_in_known_play() -> None:
    """Dwarves are weakest, Ratmen strong, Halflings better; see docs/balance.md on Orcs."""
    races = stored_official().kinds["race"].tiles
    leads = {one.id: one.lead for one in races}
    assert races[-1].id == "dwarves"
    assert leads["dwarves"].high < -3
    assert leads["halflings"].low > leads["dwarves"].high
    assert leads["ratmen"].low > 1.5
    assert "ratmen" in [one.id for one in races[:4]]
