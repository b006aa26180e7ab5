"""What a board is made of: names of regions, features, comparing boards."""

from __future__ import annotations

from smallworld.core.board import Board
from smallworld.core.terrain import FOREST, HILL, LAKE


def named_board(id: str = "islet") -> Board:
    return Board(
        id,
        seats=2,
        rounds=10,
        features=[HILL, LAKE, FOREST],
        neighbours=[[2], [1, 3], [2]],
        tribes=[],
        edge=[1],
        names=["Hillock", "Pond"],
    )


def test_a_region_has_its_name_or_its_number() -> None:
    assert [named_board().name(region) for region in (1, 2, 3)] == ["Hillock", "Pond", "3"]
    assert repr(named_board()) == "<Board islet: 3 regions, 2 seats>"


def test_boards_are_the_same_if_all_their_parts_are() -> None:
    board = named_board()
    assert board.same_as(board) and board.same_as(named_board())
    assert not board.same_as(named_board("other"))


def test_no_region_has_none_of_the_features() -> None:
    assert named_board().having(0) == 0
