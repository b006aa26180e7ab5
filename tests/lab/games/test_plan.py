"""Plans: every deal once for each seat, every bot in every seat."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from smallworld.lab.games.plan import Job, Mode, Plan
from smallworld.lab.games.players import BadPlayer, Player, read_player, read_players

THREE = tuple(Player(label, "random") for label in "abc")


def jobs(players: tuple[Player, ...], seats: int, mode: Mode, games: int = 12) -> list[Job]:
    return list(Plan(players, (seats,), games, mode).jobs())


@pytest.mark.parametrize("mode", ["round-robin", "ladder"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deal_has_everybody_in_every_seat(seats: int, mode: Mode) -> None:
    by_deal: dict[tuple[object, ...], list[Job]] = {}
    for job in jobs(THREE, seats, mode):
        by_deal.setdefault((job.mix, job.deal), []).append(job)
    for rotated in by_deal.values():
        assert len({job.seed for job in rotated}) == 1
        alike = Counter(rotated[0].mix)
        for seat in range(seats):
            assert Counter(job.players[seat].label for job in rotated) == alike


def test_a_ladder_sets_each_among_copies_of_the_next() -> None:
    assert {job.mix for job in jobs(THREE, 4, "ladder")} == {
        ("a", "b", "b", "b"),
        ("b", "c", "c", "c"),
    }


@pytest.mark.parametrize(
    ("seats", "mixes"),
    [
        (2, {"ab", "ac", "bc"}),
        (3, {"abc"}),
        (4, {"abbb", "accc", "baaa", "bccc", "caaa", "cbbb"}),
    ],
)
def test_in_a_round_robin_all_meet(seats: int, mixes: set[str]) -> None:
    assert {"".join(job.mix) for job in jobs(THREE, seats, "round-robin")} == mixes


def test_the_order_round_the_table_changes() -> None:
    orders = {
        tuple(player.label for player in job.players)
        for job in jobs(THREE, 3, "round-robin")
        if job.rotation == 0
    }
    assert orders == {("a", "b", "c"), ("a", "c", "b")}


def test_all_mixes_get_the_same_deals_and_another_seed_gets_others() -> None:
    seeds = {job.deal: job.seed for job in jobs(THREE, 2, "round-robin")}
    assert all(job.seed == seeds[job.deal] for job in jobs(THREE, 2, "round-robin"))
    others = {job.seed for job in Plan(THREE, (2,), 12, seed=2).jobs()}
    assert not others & set(seeds.values())


def test_no_game_is_planned_twice() -> None:
    planned = list(Plan(THREE, (2, 3, 4, 5), 20).jobs())
    assert len({job.key for job in planned}) == len(planned)


# --- players


def test_settings_are_read() -> None:
    player = read_player("quick=random:seconds=0.5,timeout=3", seconds=1)
    assert (player.label, player.bot) == ("quick", "random")
    assert (player.seconds, player.timeout) == (0.5, 3.0)
    assert read_player("random", seconds=0.25).seconds == 0.25


def test_a_program_has_settings_before_its_command() -> None:
    player = read_player(f"program:bot=greedy seconds=2 '{sys.executable}' -c 'a b' x=1")
    assert player.command == (sys.executable, "-c", "a b", "x=1")
    assert (player.bot, player.seconds, player.is_external) == ("greedy", 2.0, True)


@pytest.mark.parametrize(
    "word",
    [
        "nobody",
        "random:nodes=7",
        "greedy:colour=7",
        "random:nodes",
        "random:seconds=0",
        "random:seconds=soon",
        "program:",
        "program:no-such-program-anywhere",
        "program:nodes=7 sh",
        "program:sh 'half",
        "",
    ],
)
def test_invalid_players_are_refused(word: str) -> None:
    with pytest.raises(BadPlayer):
        read_player(word)


def test_equal_players_get_labels_of_their_own() -> None:
    players = read_players(["random"] * 3, seconds=1)
    assert [player.label for player in players] == ["random", "random#2", "random#3"]
