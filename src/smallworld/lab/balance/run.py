"""Measure the balance of a tile."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from smallworld.core.engine import IS_COMPILED
from smallworld.lab.balance.batches import (
    BATCH,
    Batch,
    BatchJournal,
    PlayedBatch,
    Run,
    batches_of,
    play_batch,
)
from smallworld.lab.balance.branches import Branch
from smallworld.lab.balance.fair import POLICY_SPREAD, FairTokens, Verdict, fair_tokens, verdict_on
from smallworld.lab.balance.figures import Figures, Partner, figures_of, partners_of
from smallworld.lab.balance.official import OfficialTiles, official_from, stored_official
from smallworld.lab.balance.situations import Setting
from smallworld.lab.balance.tiles import TOKENS, Kind, Tile, official_tiles, unseen_keys
from smallworld.lab.games.play import Progress, no_progress, play_all
from smallworld.lab.games.workers import GameRunner
from smallworld.lab.intervals import Estimate

GAMES: Final = 4000 if IS_COMPILED else 200  # situations: half a minute on one core
SHOWN_PARTNERS: Final = 3  # number of best and of worst partners
QUICK: Final = "quick"  # name of the fast policy in results


class Partners(Struct, frozen=True):
    """The best and the worst partners of a tile."""

    best: list[Partner]
    worst: list[Partner]


class Balance(Struct, frozen=True, kw_only=True):
    """The result of a measurement."""

    trait: str
    kind: Kind
    tokens: int
    games: int  # with its own token number
    coins: Estimate
    per_turn: Estimate
    lead: Estimate
    lift: Estimate
    verdict: Verdict
    partners: Partners
    official: list[Figures]  # best first
    fair_tokens: FairTokens
    bots: str
    maps: list[str]
    unseen: list[str] = []  # keys of the tile that bots may not make full use of


class TooFewGames(RuntimeError):
    """The time limit was reached before there were enough games."""


def batches_for(tile: Tile, games: int, setting: Setting, size: int = BATCH) -> list[Batch]:
    """Return the batches needed for the balance of a tile."""
    found = list(batches_of(tile, tile.tokens_to_try(), games, setting, size))
    if not _is_known(tile.kind, games, setting):
        for other in official_tiles(tile.kind):
            found += batches_of(other, [other.tokens], games, setting, size)
    return found


def _is_known(kind: Kind, games: int, setting: Setting) -> bool:
    """Were the official tiles measured in these situations?"""
    return setting.is_usual and games <= len(stored_official().kinds[kind].lead)


def balance(
    tile: Tile,
    runner: GameRunner,
    *,
    games: int = GAMES,
    setting: Setting | None = None,
    journal: Path | None = None,
    resume: bool = False,
    seconds: float | None = None,
    progress: Progress = no_progress,
) -> Balance:
    """Measure ``tile`` in ``games`` situations, or as many as ``seconds`` allow.

    With a ``journal`` finished games are stored, and ``resume`` continues it.
    """
    setting = setting or Setting()
    batches = batches_for(tile, games, setting)
    book = None if journal is None else BatchJournal(journal, Run((tile,), setting), resume=resume)
    known = _is_known(tile.kind, games, setting)
    should_stop = _deadline(seconds if known else None)  # needs all official games
    whole = sum(batch.games for batch in batches)
    played = play_all(
        batches,
        play_batch,
        runner,
        book,
        lambda done, of: progress(done * whole // of, whole),
        should_stop,
    )
    return balance_from(tile, played, setting)


def _deadline(seconds: float | None) -> Callable[[], bool]:
    if seconds is None:
        return lambda: False
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def balance_from(tile: Tile, played: Sequence[PlayedBatch], setting: Setting) -> Balance:
    """Compute the balance from the games of a tile, and of the official ones if played."""
    by_tile: dict[tuple[str, int], list[Branch]] = {}
    for batch in played:
        for branch in batch.branches:
            by_tile.setdefault((batch.key[1][1], branch.tokens), []).append(branch)
    own = [by_tile.pop((tile.id, tokens), []) for tokens in tile.tokens_to_try()]
    if not own[0]:
        raise TooFewGames
    official = _official(tile.kind, {id: branches for (id, _), branches in by_tile.items()})
    control = official.control
    branches = own[tile.tokens_to_try().index(tile.tokens)]
    figures = figures_of(tile.id, branches, control)
    other = stored_official().kinds["power" if tile.kind == "race" else "race"]
    partners = partners_of(branches, control, {one.id: one.lead for one in other.tiles})
    return Balance(
        trait=tile.id,
        kind=tile.kind,
        tokens=tile.tokens,
        games=figures.games,
        coins=figures.coins,
        per_turn=figures.per_turn,
        lead=figures.lead,
        lift=figures.lift,
        verdict=verdict_on(figures.lead.value, [one.lead.value for one in official.tiles]),
        partners=Partners(partners[:SHOWN_PARTNERS], partners[: -SHOWN_PARTNERS - 1 : -1]),
        official=official.tiles,
        fair_tokens=fair_tokens(
            tile.tokens, TOKENS[tile.kind], own, control, 0.0 if setting.players else POLICY_SPREAD
        ),
        unseen=unseen_keys(tile),
        bots=", ".join(player.label for player in setting.players) or QUICK,
        maps=list(setting.maps),
    )


def _official(kind: Kind, played: dict[str, list[Branch]]) -> OfficialTiles:
    return official_from(played) if played else stored_official().kinds[kind]
