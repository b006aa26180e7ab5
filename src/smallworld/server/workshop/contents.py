"""What a table or a record is played with, as its players are told it."""

from __future__ import annotations

from smallworld.packs.files.maps.write import map_text
from smallworld.packs.loader import map_ids
from smallworld.play.game import Game
from smallworld.server.messages.catalogue import trait_entry
from smallworld.server.messages.games import Replayed
from smallworld.server.messages.packs import TableBox
from smallworld.server.tables.create import brought_by
from smallworld.server.workshop.cards import board_entry
from smallworld.server.workshop.service import Workshop


async def box_told(game: Game, packs: list[str], workshop: Workshop, lang: str) -> TableBox:
    """The tiles and the board of a game, and the texts of its ``packs``."""
    told = await workshop.told(packs, lang)
    box = game.box
    return TableBox(
        packs=told.packs,
        banners=box.banners or "added",
        races=[trait_entry(race) for race in box.races],
        powers=[trait_entry(power) for power in box.powers],
        messages=told.messages,
        board=board_entry(game.kit.map(box.board.id)),
    )


def drawing_of(game: Game, workshop: Workshop) -> str:
    """The key of the drawings of a game's board; nothing if it is one of the box."""
    id = game.box.board.id
    return "" if id in map_ids() else workshop.drawings.add(map_text(game.kit.map(id)))


async def add_box(answer: Replayed, game: Game, workshop: Workshop, lang: str) -> None:
    """Tell of a record what the page cannot know."""
    answer.drawing = drawing_of(game, workshop)
    if answer.drawing or game.box.packs:
        packs = list(brought_by(game).packs)
        answer.box = await box_told(game, packs, workshop, lang)
