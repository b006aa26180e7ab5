"""The pieces in the box, and limits that are written twice for the compiler's sake."""

from smallworld.core import actions, pieces, state


def test_limits_written_out_are_those_of_the_box() -> None:
    for module, names in (
        (state, ("COLUMN_LENGTH", "MAX_RACES", "MAX_SEATS")),
        (actions, ("COLUMN_LENGTH", "HIGHEST_DIE", "MAX_POWERS", "MAX_RACES", "MAX_SEATS")),
        (actions, ("MAX_REGIONS", "MAX_TOKENS")),
    ):
        for name in names:
            assert getattr(module, name) == getattr(pieces, name), f"{module.__name__}.{name}"


def test_n5_the_box_holds_these_pieces() -> None:
    counts = {
        "LAIRS": 10,
        "FORTRESSES": 6,
        "MOUNTAINS": 9,
        "CAMPS": 5,
        "HOLES": 2,
        "HEROES": 2,
        "TRIBES": 18,
    }
    assert {name: getattr(pieces, f"{name}_IN_BOX") for name in counts} == counts
