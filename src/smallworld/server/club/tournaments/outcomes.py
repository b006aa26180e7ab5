"""Create the tables of a round, and read how they ended.

The seats belong to people: every device of an entrant asks for a token of its own. A table is
made from the log, under the id that the log names, so that it cannot be made twice.
"""

from __future__ import annotations

from typing import Final

from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts
from smallworld.server.club.outcome import ended_game, places_of
from smallworld.server.club.tournaments.events import FILL, PairedTable, Result
from smallworld.server.club.tournaments.state import Tournament
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import Clock, Player, TableRules
from smallworld.server.storage.club.holders import held_by
from smallworld.server.tables.create import TableDraft, bot_player, create_table
from smallworld.server.tables.seats import STAND_IN
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables

# From this time on, a tournament is played over days: nobody must be connected.
DAILY_MOVE: Final = 3_600.0
DAILY_GAME: Final = 6 * 3_600.0


def is_daily(clock: Clock) -> bool:
    """Return whether players need not be at the table together."""
    return (clock.per_move or 0.0) >= DAILY_MOVE or (clock.per_game or 0.0) >= DAILY_GAME


def draft_table(
    tournament: Tournament,
    paired: PairedTable,
    tables: Tables,
    pack_texts: PackTexts = NO_PACK_TEXTS,
) -> TableDraft:
    """Build a table of a round. Nobody is its host. ``pack_texts`` hold its random board."""
    rules = tournament.rules
    players: list[Player] = []
    for number in paired.seats:
        players.append(_player(tournament, number, players, tables))
    wishes = [
        SeatWish(me=one.name) if one.who == "person" else SeatWish(bot=one.bot) for one in players
    ]
    wanted = NewTable(
        seats=wishes,
        map=rules.map,
        table=TableRules(
            hints=False,
            absent="wait" if is_daily(rules.clock) else "bot_for_good",
            clock=rules.clock,
        ),
    )
    holders = {
        seat: held_by(tournament.entrants[number].person)
        for seat, (number, player) in enumerate(zip(paired.seats, players, strict=True))
        if player.who == "person"
    }
    return create_table(
        wanted,
        "",
        tables.now(),
        pack_texts,
        tables.bots,
        id=paired.game,
        players=players,
        holders=holders,
    )


def _player(tournament: Tournament, number: int, others: list[Player], tables: Tables) -> Player:
    """Return the player of a seat; a bot plays for somebody who has been deleted."""
    if number == FILL:
        taken = [one.name for one in tournament.entrants.values()]
        return bot_player(_known_bot(tournament.rules.fill, tables), others, taken)
    entrant = tournament.entrants[number]
    if entrant.bot:
        bot = _known_bot(entrant.bot, tables)
        return Player(name=entrant.name, who="bot", bot=bot, character=entrant.character)
    if entrant.person:
        return Player(name=entrant.name, who="person")
    return bot_player(STAND_IN, others)


def _known_bot(name: str, tables: Tables) -> str:
    """Return a bot, or another one if the host does not allow it any more."""
    return name if name in tables.bots.names else STAND_IN


def result_of_table(tournament: Tournament, paired: PairedTable, table: Table) -> Result:
    """Return what a closed table came to.

    If the game does not count, because the host closed the table or because this version cannot
    replay it, those who did not give up tie.
    """
    gave_up, away = [], []
    for number, player in zip(paired.seats, table.players, strict=True):
        is_person = number != FILL and not tournament.entrants[number].bot
        plays = player.who == "person" and not player.bot
        gave_up.append(player.conceded or (is_person and not plays))
        away.append(is_person and not plays and not player.conceded)
    ended = ended_game(table)
    if ended is None:
        places = [
            1 + (lost and not all(gave_up)) * (len(gave_up) - sum(gave_up)) for lost in gave_up
        ]
        coins = [0] * len(places)
    else:
        places, coins = places_of(ended, gave_up), ended.coins
    return Result(paired.game, places, coins, gave_up, away)
