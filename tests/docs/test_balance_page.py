"""docs/balance.md: its tables contain the shipped figures."""

import pytest

from smallworld.lab.balance.figures import Figures
from smallworld.lab.balance.official import stored_official
from smallworld.lab.balance.tiles import KINDS_OF_TILES, Kind
from smallworld.lab.intervals import Estimate
from smallworld.packs.shelf import pack_named
from tests.kit.markdown import section, table_rows
from tests.kit.paths import DOCS

PAGE = DOCS / "balance.md"


def told(estimate: Estimate, factor: int = 1) -> str:
    reach = (estimate.high - estimate.low) / 2 * factor
    return f"{estimate.value * factor:+.1f} ± {reach:.1f}".replace("-", "−")


def row(tile: Figures) -> list[str]:
    numbers = (f"{tile.coins.value:.1f}", f"{tile.per_turn.value:.1f}")
    return [f"`{tile.id}`", str(tile.tokens), told(tile.lead), told(tile.lift, 100), *numbers]


@pytest.mark.parametrize("kind", KINDS_OF_TILES)
def test_the_official_figures_are_those_of_the_file(kind: Kind) -> None:
    listed = [cells for cells in table_rows(section(PAGE, "The official tiles")) if len(cells) == 6]
    for tile in stored_official().kinds[kind].tiles:
        assert row(tile) in [list(cells) for cells in listed]
    assert stored_official().made_by in PAGE.read_text("utf-8")


def test_examples_have_the_measured_numbers() -> None:
    found = {
        cells[0].strip("`"): cells[4]
        for cells in table_rows(section(PAGE, "How the examples were balanced"))
        if len(cells) == 7
    }
    packs = [pack_named("fenlights"), pack_named("deepforge")]
    traits = [trait for pack in packs for trait in (*pack.races, *pack.powers)]
    assert {trait.id: str(int(trait.tokens)) for trait in traits}.items() <= found.items()
