"""Python packs: found by entry points, identified by their code version, played like others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.core.playout import play_games
from smallworld.core.state import ROUND, State, new_state
from smallworld.core.terrain import SWAMP
from smallworld.core.traits import Trait
from smallworld.lab.balance.batches import Batch, play_batch
from smallworld.lab.balance.situations import Setting
from smallworld.lab.balance.tiles import tile_of
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.game_packs import load_pack
from smallworld.packs.loader import base_box
from smallworld.packs.python_packs import PythonPack, installed_python_packs, python_pack
from smallworld.packs.shelf import box_as_written, pack_labelled, pack_named
from smallworld.play.record import read_record, write_record
from smallworld.texts.cards import card_from
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names
from smallworld.texts.packs import code_warnings, fault_sentence, texts_with
from tests.cli.shell import run
from tests.kit.markdown import fenced_blocks
from tests.kit.paths import DOCS
from tests.packs.files.pack_builder import pack_text, race

MODULE = next(
    block for block in fenced_blocks(DOCS / "packs.md", "python") if "python_pack" in block
)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the example package of docs/packs.md as pip would."""
    (tmp_path / "moonfolk.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_pack.py").write_text("raise RuntimeError('no')", encoding="utf-8")
    about = tmp_path / "moonfolk-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: moonfolk\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[smallworld.packs]\nmoonfolk = moonfolk:PACK\nbroken = broken_pack:PACK\nnone = os:path\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    installed_python_packs.cache_clear()
    yield
    installed_python_packs.cache_clear()
    sys.modules.pop("moonfolk", None)


@pytest.mark.usefixtures("installed")
def test_pack_by_entry_point_is_on_the_shelf_and_broken_ones_are_skipped() -> None:
    assert [pack.id for pack in installed_python_packs()] == ["moonfolk"]
    pack = pack_named("moonfolk")
    assert isinstance(pack, PythonPack)
    assert pack_labelled(pack.label) is pack
    assert pack.label in run("pack", "list").stdout
    assert "Moonfolk" in run("pack", "show", "moonfolk").stdout


@pytest.mark.usefixtures("installed")
def test_hooks_of_the_pack_run_in_games(tmp_path: Path) -> None:
    pack = pack_named("moonfolk")
    state = new_state(box_as_written("base/2", [pack.label], "added"))
    decisions, _ = play_games(state, 3, 5)
    assert decisions > 100
    file = tmp_path / "game.swg"
    assert run("new", file, "--pack", "moonfolk", "--seed", "3").exit_code == 0
    game = read_record(file.read_text(encoding="utf-8"))
    assert game.box.packs == (pack.label,)
    assert write_record(game) == file.read_text(encoding="utf-8")


@pytest.mark.usefixtures("installed")
def test_the_code_describes_its_rule() -> None:
    assert "In every second round they bring two" in run("pack", "show", "moonfolk").stdout


def test_every_hook_is_documented_with_its_types() -> None:
    page = (DOCS / "packs.md").read_text(encoding="utf-8")
    hooks = ("saves", "pays", "pays_for_regions", "pays_declined", "grows", "describe")
    for hook in hooks:
        assert f"| `{hook}(" in page


def test_what_hooks_may_read_is_there() -> None:
    state = new_state(base_box())
    for name in ("round", "turn", "picked", "non_empty_conquests", "attacked_nobody"):
        assert getattr(state, name) is not None
    values = (state.coins(0), state.regions(0), state.groups_of(0), state.lonely_regions_of(0))
    assert values == (5, 0, 0, 0)
    assert not state.is_in_decline(0) and state.beside(0, 1) == state.box.board.neighbours[1]


@pytest.mark.usefixtures("installed")
def test_hook_changes_income() -> None:
    pack = pack_named("moonfolk")
    state = new_state(box_as_written("base/2", [pack.label], "added"))
    paid = []
    for number in (1, 2, 3, 4):
        state.cells[ROUND] = number
        paid.append(int(pack.races[0].pays(state, 0)))
    assert paid == [0, 2, 0, 2]


@pytest.mark.usefixtures("installed")
def test_python_pack_can_be_balanced() -> None:
    tile = tile_of(pack_named("moonfolk"), "moonfolk")
    assert (tile.shape, tile.pack) == (None, pack_named("moonfolk").label)
    (one,) = play_batch(Batch(tile, (tile.tokens,), range(1), Setting())).branches
    assert one.coins > 0


@pytest.mark.usefixtures("installed")
def test_table_stores_a_reference_to_a_python_pack() -> None:
    pack = pack_named("moonfolk")
    assert load_pack(one_file(pack)) is pack
    load_pack.cache_clear()
    for text in ('coded = "moonfolk 1.0 0123456789ab"\n', f"{one_file(pack)}# and more"):
        with pytest.raises(BadPack):
            load_pack(text)


def test_hash_depends_on_numbers_and_code_version() -> None:
    text = pack_text(race("fogfolk", tokens=6))
    first, same, other = (
        python_pack(text, [Trait("fogfolk", tokens=6)], code=code) for code in ("1", "1", "2")
    )
    assert first.hash == same.hash != other.hash
    numbers = python_pack(pack_text(race("fogfolk", "sails = true")), [], code="1")
    assert numbers.hash != first.hash
    assert Names(texts_with([first])).name("race", "fogfolk") == "Fogfolk"


def test_code_must_fit_the_file() -> None:
    text = pack_text(race("fogfolk", tokens=6))
    with pytest.raises(ValueError, match="fogfolk has 5 tokens, but 6"):
        python_pack(text, [Trait("fogfolk", tokens=5)], code="1")
    with pytest.raises(ValueError, match="wisps"):
        python_pack(text, [Trait("wisps", tokens=6)], code="1")


class Silent(Trait):
    def pays(self, state: State, people: int) -> int:
        return super().pays(state, people) + 1


class English(Silent):
    def describe(self, lang: str) -> str:
        return "One coin more." if lang == "en" else ""


def test_a_card_shows_the_english_rule_of_the_code_where_it_has_no_other() -> None:
    pack = python_pack(
        pack_text(race("fogfolk", tokens=6)), [English("fogfolk", tokens=6)], code="1"
    )
    for lang in ("en", "cs"):
        card = card_from(Names(texts_with([pack], lang)), pack.races[0], "race")
        assert card.rule == "One coin more."


def test_code_that_no_card_describes_is_warned_of() -> None:
    text = pack_text(race("fogfolk", tokens=6) + race("dewfolk", tokens=5))
    silent, english = Silent("fogfolk", tokens=6), English("dewfolk", tokens=5)
    (warning,) = code_warnings(python_pack(text, [silent, english], code="1"), "fens")
    said = fault_sentence(warning, Names(texts_for("en")))
    assert said.startswith("fens: “race.fogfolk” has code, but its card doesn’t tell")
    own = text + '[texts.en.race.fogfolk]\nname = "Fogfolk"\nrule = "One coin more."\n'
    assert code_warnings(python_pack(own, [silent, english], code="1"), "fens") == []
    plain = python_pack(text, [Trait("fogfolk", tokens=6)], code="1")
    assert code_warnings(plain, "fens") == []


def test_keys_that_only_the_file_has_are_refused() -> None:
    text = pack_text(race("fogfolk", 'pays_on = "swamp"\nsails = true', tokens=6))
    with pytest.raises(ValueError, match="fogfolk has pays_on in the file: give it to the class"):
        python_pack(text, [Silent("fogfolk", tokens=6, sails=True)], code="1")
    made = python_pack(text, [Silent("fogfolk", tokens=6, sails=True, pays_on=SWAMP)], code="1")
    assert (made.races[0].sails, made.races[0].pays_on) == (True, SWAMP)
