"""Analysis of games: planted blunders come first, luck adds up, results repeat."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from smallworld import new_game
from smallworld.core.actions import parse_action
from smallworld.core.refusals import refusal
from smallworld.lab.analysis.game import analyse, doubtful_turns
from smallworld.lab.analysis.turn_cost import AnalysisSettings, analyse_turn
from smallworld.lab.analysis.turns import CHANCES_OF_A_FACE, Replay, roll_outcomes, turns_of
from smallworld.play.analysis import Analysis
from smallworld.play.game import Game
from smallworld.play.record import read_record
from smallworld.texts.analysis import seat_lines
from smallworld.texts.names import Names, map_of
from tests.kit.paths import BLUNDERS
from tests.texts.strict_texts import CheckedTexts

FOLDER = BLUNDERS
SHORT = sorted(path.stem for path in FOLDER.glob("short_*.swg"))
LONG = sorted(path.stem for path in FOLDER.glob("long_*.swg"))
QUICK = AnalysisSettings(playouts=4, careful=4, nodes=20, plans=3)


def planted(name: str) -> tuple[Game, str, int, int]:
    """Read a prepared game: the kind of its blunder, its seat and round."""
    text = (FOLDER / f"{name}.swg").read_text(encoding="utf-8")
    found = re.search(r"planted: (\w+) by seat (\d) in round (\d+)", text)
    assert found is not None
    return read_record(text), found[1], int(found[2]), int(found[3])


@cache
def check_found(name: str, settings: AnalysisSettings) -> Analysis:
    """Check that the planted turn is the costliest of its seat."""
    game, kind, seat, round = planted(name)
    found = analyse(game, settings)
    turns = {turn.number: turn for turn in found.turns}
    assert found.seats[seat].costliest, "nothing was found"
    worst = turns[found.seats[seat].costliest[0]]
    assert (worst.seat, worst.round, worst.kind) == (seat, round, kind)
    return found


@pytest.mark.parametrize("name", SHORT)
def test_a_planted_blunder_is_found_first(name: str) -> None:
    game, *_ = planted(name)
    found = check_found(name, QUICK)
    for turn in found.turns:
        if turn.better is not None:
            is_playable(game, turn.better.line, turn.better.actions)
    names = Names(CheckedTexts(), game.names, map_of(game.box.board.id))
    for each in range(2):
        assert all(line.endswith((".", "…")) for line in seat_lines(found, each, names))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def is_playable(game: Game, line: int, actions: list[str]) -> None:
    """Check that the better turn can be played from its line, with reveals in between."""
    forked = Game(game.box, game.names, start=game.start)
    for said in game.log[:line]:
        forked.append(said.seat, said.action)
    for action in actions:
        assert refusal(forked.state, parse_action(action, game.box)) is None, (line, action)
        forked.play(action)


def test_an_early_decline_is_recognised() -> None:
    found = check_found("short_decline", QUICK)
    _, _, seat, round = planted("short_decline")
    early = [life for life in found.lives if life.seat == seat and life.verdict == "early"]
    assert [life.declined for life in early] == [round]
    assert early[0].best in (None, round + 1)
    assert found.seats[seat].advice.kind == "early"


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG)
def test_a_blunder_in_a_whole_game_is_among_the_worst_turns(name: str) -> None:
    """Planners err as well, so another turn of a whole game may have cost as much."""
    game, kind, seat, round = planted(name)
    found = analyse(game, AnalysisSettings(playouts=100, careful=60))
    turns = {turn.number: turn for turn in found.turns}
    worst = [(turns[number].round, turns[number].kind) for number in found.seats[seat].costliest]
    assert (round, kind) in worst


def test_the_same_settings_give_the_same_analysis_also_for_one_seat() -> None:
    game, _, seat, _ = planted("short_pass")
    settings = AnalysisSettings(playouts=3, careful=2, nodes=20, plans=2)
    watched: list[tuple[int, int]] = []
    found = analyse(game, settings, seat=seat, progress=lambda *at: watched.append(at))
    assert found == analyse(game, settings, seat=seat)
    assert {turn.seat for turn in found.turns} == {seat}
    assert watched[-1][0] == watched[-1][1] == len(watched)


# --- turns


def test_turns_follow_each_other_without_a_gap() -> None:
    game, *_ = planted("short_combo")
    turns = turns_of(game)
    assert [turn.first for turn in turns[1:]] == [turn.last for turn in turns[:-1]]
    assert turns[-1].last == len(game.log) and all(turn.is_whole for turn in turns)
    assert [(turn.round, turn.seat) for turn in turns] == [(9, 0), (9, 1), (10, 0), (10, 1)]
    for turn in turns:
        assert int(game.state_at(turn.first).turn) == turn.seat
        assert turn.actions(game)


def test_a_turn_that_is_being_played_costs_nothing_yet() -> None:
    game = new_game("base/2", seed=7)
    game.play("pick 1")
    (turn,) = turns_of(game)
    assert not turn.is_whole
    facts = analyse_turn(game, turn, AnalysisSettings(playouts=2, careful=2))
    assert facts.cost is None and facts.better is None and facts.actions == ["pick 1"]


def test_a_replay_hides_what_was_revealed() -> None:
    game, *_ = planted("short_combo")
    picking = next(turn for turn in turns_of(game) if "pick" in turn.action_texts(game)[0])
    replay = Replay(game, picking)
    assert replay.reveals and replay.end.awaits_reveal
    assert replay.end.coins(picking.seat) == game.state_at(picking.last).coins(picking.seat)


# --- luck


def with_a_roll() -> tuple[Game, Replay]:
    """Return a game with a final attempt."""
    for name in SHORT + LONG:
        game, *_ = planted(name)
        for turn in turns_of(game):
            replay = Replay(game, turn)
            if replay.rolls:
                return game, replay
    raise AssertionError("nobody rolls")


def test_die_faces_lead_to_few_states_and_one_of_them_happened() -> None:
    _, replay = with_a_roll()
    tables = roll_outcomes(replay.rolls[0])
    assert sum(likely for likely, _, _ in tables) == pytest.approx(1.0)
    assert sum(came for _, _, came in tables) == 1
    assert len(tables) <= len(CHANCES_OF_A_FACE)


def test_luck_over_all_faces_adds_up_to_zero() -> None:
    """What some faces gain, the others lose."""
    game, replay = with_a_roll()
    (turn,) = [each for each in turns_of(game) if each.first <= replay.rolls[0].line < each.last]
    facts = analyse_turn(game, turn, AnalysisSettings(playouts=4, careful=2, nodes=10, plans=1))
    dice = [luck for luck in facts.luck if luck.kind == "die"]
    assert len(dice) == len(replay.rolls)
    for luck in dice:
        assert sum(change.win for change in luck.seats) == pytest.approx(0.0, abs=1e-9)


def test_doubtful_turns_are_those_that_cost_something() -> None:
    game, *_ = planted("short_pass")
    known = [analyse_turn(game, turn, QUICK) for turn in turns_of(game)[:2]]
    doubtful = doubtful_turns(known)
    assert all(turn.number in doubtful for turn in known if turn.cost_weight > 0)


def test_an_analysis_does_not_change_the_game() -> None:
    game, *_ = planted("short_pass")
    before = [game.state_at(line).snapshot() for line in range(len(game.log) + 1)]
    analyse_turn(game, turns_of(game)[0], AnalysisSettings(playouts=2, careful=2, nodes=10))
    assert before == [game.state_at(line).snapshot() for line in range(len(game.log) + 1)]
