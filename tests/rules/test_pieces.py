"""Limits that are written twice, for the compiler's sake, are the same."""

from smallworld.core import actions, pieces, state


def test_limits_written_out_are_those_of_the_box() -> None:
    for module, names in (
        (state, ("COLUMN_LENGTH", "MAX_RACES", "MAX_SEATS")),
        (actions, ("COLUMN_LENGTH", "HIGHEST_DIE", "MAX_POWERS", "MAX_RACES", "MAX_SEATS")),
        (actions, ("MAX_REGIONS", "MAX_TOKENS")),
    ):
        for name in names:
            assert getattr(module, name) == getattr(pieces, name), f"{module.__name__}.{name}"
