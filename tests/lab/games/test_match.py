"""One game between bots: what a bot gets, what it may do, and what is recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.core.engine import apply, legal_actions
from smallworld.core.events import Event
from smallworld.core.state import COINS, OVER, new_state
from smallworld.core.view import HIDDEN, View
from smallworld.lab.games.match import Seat, play_job
from smallworld.lab.games.plan import Job
from smallworld.lab.games.players import read_players
from smallworld.packs.loader import base_box
from smallworld.play.coin_count import Ledger
from smallworld.play.dealer import Dealer
from smallworld.play.record import read_record
from tests.bots.external.external_bots import play


class Spy:
    """Takes the first action, and records its arguments."""

    def __init__(self) -> None:
        self.shown: list[tuple[View, list[int], list[int] | None]] = []

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        self.shown.append((view, list(legal), counted_coins))
        action = legal[0]
        # Changing the arguments must have no effect.
        legal.clear()
        view.cells[COINS] = 1000
        if counted_coins is not None:
            counted_coins.clear()
        return action


class Wrong:
    """Always returns or raises the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


def test_a_bot_sees_its_view_and_the_counted_coins_and_can_change_neither() -> None:
    state = new_state(base_box("base/3"))
    dealer, spies = Dealer(3), [Spy(), Spy(), Spy()]
    seats = [Seat(spy) for spy in spies]
    ledger = Ledger([5, 5, 5])
    while state.phase != OVER:
        action = dealer.answer(state)
        if action is None:
            seat = int(state.actor)
            legal, coins = legal_actions(state), list(ledger.coins)
            action = seats[seat].act(state, seat, ledger.coins)
            view, shown, _ = spies[seat].shown[-1]
            assert (view.seat, shown, ledger.coins) == (seat, legal, coins)
            hidden = [int(view.cells[COINS + other]) for other in range(1, 3) if other != seat]
            assert set(hidden) == {HIDDEN}
        events: list[Event] = []
        apply(state, action, events)
        ledger.add_events(events)
        assert ledger.coins == [int(state.coins(seat)) for seat in range(3)]
    assert sum(seat.decisions for seat in seats) == sum(len(spy.shown) for spy in spies)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (ValueError("what now?"), "exception"),
        (SystemExit(1), "exception"),
        (RecursionError(), "exception"),
        (-1, "illegal"),
        (10**30, "illegal"),
        pytest.param(10**6000, "illegal", id="more digits than Python writes"),
        (True, "rubbish"),
        (None, "rubbish"),
        ("pick 1", "rubbish"),
        (0.0, "rubbish"),
    ],
)
def test_a_wrong_answer_is_replaced_by_the_fallback(answer: object, kind: str) -> None:
    state = new_state(base_box())
    dealer = Dealer(1)
    while (dealt := dealer.answer(state)) is not None:
        apply(state, dealt)
    seat = Seat(Wrong(answer))
    assert seat.act(state, 0, [5, 5]) == legal_actions(state)[0]
    assert seat.faults == {kind: 1}
    assert seat.first_fault.startswith(f"{kind}: ")


def test_ctrl_c_is_no_fault_of_a_bot() -> None:
    state = new_state(base_box())
    dealer = Dealer(1)
    while (dealt := dealer.answer(state)) is not None:
        apply(state, dealt)
    with pytest.raises(KeyboardInterrupt):
        Seat(Wrong(KeyboardInterrupt())).act(state, 0, [5, 5])


def test_thinking_is_timed_by_turn() -> None:
    ticks = iter([0.0, 1.0, 10.0, 12.0, 20.0, 24.0])
    state = new_state(base_box())
    dealer, seat = Dealer(1), Seat(Spy(), clock=lambda: next(ticks))
    for _ in range(3):
        while (dealt := dealer.answer(state)) is not None:
            apply(state, dealt)
        apply(state, seat.act(state, 0, [5, 5]))
    assert (seat.decisions, seat.seconds, seat.longest) == (3, 7.0, 7.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_job_gives_the_same_game(seats: int) -> None:
    first, again = (play(*["random"] * seats, seed=9) for _ in range(2))
    assert first.coins == again.coins
    assert first.decisions == again.decisions
    assert play(*["random"] * seats, seed=10).coins != first.coins


def test_ranks_and_winners_agree() -> None:
    for seed in range(5):
        outcome = play("random", "random", "random", seed=seed)
        assert outcome.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        assert outcome.coins[outcome.winners[0]] == max(outcome.coins)
        assert (outcome.rounds, outcome.turns) == (10, 30)


def test_the_record_of_a_game_replays_to_the_same_end(tmp_path: Path) -> None:
    long = "b" * 80
    players = tuple(read_players(["random", f"{long}=random"], seconds=1))
    record = tmp_path / "game.swg"
    options = (("open_coins", True),)
    job = Job("base/2", options, ("random", long), 0, 0, players, 5, str(record))
    outcome = play_job(job)
    game = read_record(record.read_text(encoding="utf-8"))
    assert game.over
    assert game.coins == outcome.coins
    assert game.winners == outcome.winners
    assert game.names == ["random", "b" * 60]
