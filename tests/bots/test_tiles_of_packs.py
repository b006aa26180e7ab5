"""Bots play games in which every tile is one of the expansions, and see their mechanics."""

from __future__ import annotations

import pytest

from smallworld.bots.registry import bot_names
from smallworld.core.engine import IS_COMPILED
from smallworld.core.terrain import FARMLAND, MOUNTAIN
from smallworld.core.traits import Trait
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import EXPANSIONS, pack_named
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from tests.bots.tables import play_on, small_bot
from tests.bots.test_unknown_tiles import conquests, having

SEEDS = range(8 if IS_COMPILED else 2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_only_with_tiles_of_expansions(name: str, seed: int) -> None:
    packs = [pack_named(path.name) for path in sorted(EXPANSIONS.iterdir()) if path.is_dir()]
    box = box_with("base/2", packs, "only")
    game = Game(box, ["", ""], dealer=Dealer(seed))
    game.deal()
    bots = [small_bot(name, seed), small_bot("random", seed)]
    assert play_on(game, bots).over  # every choice is legal, and coins can be counted


def test_regions_that_bring_less_gain_less() -> None:
    plain = conquests(Trait("plain", tokens=8))
    poor = conquests(Trait("poor", tokens=8, pays_less_on=FARMLAND))
    for region, gain in poor.items():
        assert (gain < plain[region] - 0.9) == (region in having(FARMLAND))


def test_regions_of_no_paying_kind_gain_less() -> None:
    plain = conquests(Trait("plain", tokens=8))
    keen = conquests(Trait("keen", tokens=8, pays_on=MOUNTAIN, pays_less_elsewhere=True))
    for region, gain in keen.items():
        assert (gain > plain[region]) == (region in having(MOUNTAIN))
