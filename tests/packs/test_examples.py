"""The bundled packs: boards, names in every language, no faults."""

from __future__ import annotations

import pytest

from smallworld.core.playout import play_games
from smallworld.core.state import new_state
from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.game_packs import SHELF_ONLY, load_pack
from smallworld.packs.shelf import EXAMPLES, box_as_written, pack_named
from smallworld.texts.languages import languages
from smallworld.texts.packs import KINDS, wording_of

NAMES = sorted(path.name for path in EXAMPLES.iterdir() if path.is_dir())


@pytest.mark.parametrize("id", NAMES)
def test_board_has_no_faults_and_is_playable(id: str) -> None:
    pack = pack_named(id)
    (board,) = pack.boards
    assert find_faults(board, SHELF_ONLY.outlines(board.id)) == []
    assert board.id in pack.outlines
    state = new_state(box_as_written(board.id, [pack.label]))
    assert play_games(state, 2, 1)[0] > 50


@pytest.mark.parametrize("id", NAMES)
@pytest.mark.parametrize("lang", languages())
def test_tiles_have_names_in_every_language(id: str, lang: str) -> None:
    pack = pack_named(id)
    for kind, traits in zip(KINDS, (pack.races, pack.powers), strict=True):
        for trait in traits:
            assert wording_of(pack, kind, trait.id, lang)["name"]


@pytest.mark.parametrize("id", NAMES)
def test_pack_round_trips_through_one_file(id: str) -> None:
    pack = pack_named(id)
    assert load_pack(one_file(pack)).hash == pack.hash
