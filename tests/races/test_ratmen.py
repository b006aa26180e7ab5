"""Ratmen: no benefit but their number."""

from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    after_pick,
    build_state,
    facts_of,
    hand_of,
    held,
    income_of,
    legal_texts,
    play,
    price_of,
    region_of,
    seat_with,
    tray_of,
)


def test_1_1_eight_on_the_banner_and_thirteen_in_the_box() -> None:
    state = after_pick("ratmen", "merchant")
    assert (hand_of(state, ANN), tray_of(state, "ratmen")) == (10, 3)


def test_p7_with_the_highest_badge_the_tray_is_empty() -> None:
    state = after_pick("ratmen", "seafaring")
    assert (hand_of(state, ANN), tray_of(state, "ratmen")) == (13, 0)


def test_h15_they_pay_the_full_price_everywhere() -> None:
    state = build_state(
        seat_with("ratmen", "wealthy", hand=9),
        seat_with("orcs", "hill"),
        regions={9: held(ANN), 4: TRIBE, 10: held(BO)},
        phase="conquest",
    )
    assert [price_of(state, region) for region in (3, 4, 10)] == [2, 3, 3]


def test_h15_they_have_no_bonus_of_their_own() -> None:
    state = build_state(
        seat_with("ratmen", "wealthy", hand=3),
        regions={2: held(ANN), 6: held(ANN), 10: held(ANN), 4: TRIBE},
        phase="conquest",
    )
    play(state, "conquer 4")
    assert income_of(state) == {"regions": 4}


def test_h15_they_enter_at_the_border_only() -> None:
    state = build_state(seat_with("ratmen", "wealthy", hand=12), phase="conquest")
    entries = {2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22}
    assert {word for word in legal_texts(state) if word != "stop"} == {
        f"conquer {r}" for r in entries
    }


def test_h15_they_lose_one_token_with_a_region() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=6),
        seat_with("ratmen", "swamp"),
        regions={5: held(ANN), 10: held(BO, 3)},
        phase="conquest",
    )
    play(state, "conquer 10")
    assert (tray_of(state, "ratmen"), hand_of(state, BO)) == (11, 2)


def test_d5_in_decline_each_region_keeps_one_and_pays_one() -> None:
    state = build_state(
        seat_with("ratmen", "merchant"), regions={5: held(ANN, 6), 10: held(ANN, 4)}
    )
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2)]
    assert region_of(state, 5) == {"seat": ANN, "declined": "ratmen", "tokens": 1}
    assert tray_of(state, "ratmen") == 11
