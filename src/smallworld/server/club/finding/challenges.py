"""Challenges: offer a game to certain players, who accept or decline it.

A player is named by what the challenger can see: an entry of the list of who is here, a public
profile, or a seat of a finished game that both played. Nobody learns from an answer whether
somebody exists who does not want to be found.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

from smallworld.server.club.finding.pairs import Paired, ensure_table
from smallworld.server.club.finding.presence import SEEN_FOR
from smallworld.server.club.finding.wishes import DAY, new_wish, read_wish
from smallworld.server.club.people import People
from smallworld.server.messages.seeks import (
    Challenge,
    ChallengeAnswer,
    ChallengedPlayer,
    ChallengePlayer,
    Challenges,
    ChallengeState,
    NewChallenge,
)
from smallworld.server.refusals import NotFound, Refused, Unprocessable
from smallworld.server.storage.club.finding import challenges as scripts
from smallworld.server.storage.club.finding import presence
from smallworld.server.storage.club.finding.challenges import (
    AGAIN_AFTER,
    ChallengeRow,
    Fault,
    Invited,
)
from smallworld.server.storage.club.people import owner_of
from smallworld.server.tables.create import clean_name
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_game_id

VALID: Final = 900.0  # seconds
VALID_DAILY: Final = 7 * DAY
SHOWN: Final = 3_600.0  # seconds after its end or its expiry
KEPT: Final = DAY  # seconds after its expiry


class Offers:
    """Make, list and answer challenges."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self._storage = tables.storage
        self._now = tables.wall_time

    async def make(self, wanted: NewChallenge, device: str) -> Challenge:
        """Challenge players; with the same ``request`` it is the same challenge."""
        now = self._now()
        wish = new_wish(wanted.seats, wanted.clock, rated=wanted.rated)
        if len(wanted.to) >= wish.seats:
            raise Unprocessable("challenge.seats")
        owner = await self._storage.query(partial(owner_of, device))
        maker = Invited(owner, clean_name(wanted.name, self._tables.words), "yes", now)
        others = [await self._invited(one, device) for one in wanted.to]
        request = wanted.request or secrets.token_hex(8)
        row = ChallengeRow(
            id=hash_secret(f"challenge {device} {request}")[:16],
            wish=wish.text(),
            created=now,
            expires=now + (VALID_DAILY if wish.is_daily else VALID),
            players=[maker, *others],
        )
        made = await self._storage.transact(partial(scripts.add_challenge, row, now - KEPT))
        if not isinstance(made, ChallengeRow):
            raise _refusal(made)
        return self._shown(made, [owner])

    async def mine(self, device: str) -> Challenges:
        """Return the player's challenges that are open or have just ended."""
        now = self._now()
        holders = await self._people.holders(device)
        if not holders:
            return Challenges([])
        rows = await self._storage.query(partial(scripts.challenges_of, holders, now - SHOWN))
        for row in rows:
            await self._ensure_table(row)
        owner = await self._storage.query(partial(owner_of, device))
        is_allowed = await self._storage.query(partial(scripts.are_allowed, owner))
        return Challenges([self._shown(row, holders) for row in rows], is_allowed)

    async def answer(self, id: str, wanted: ChallengeAnswer, device: str) -> Challenge:
        """Accept or decline a challenge; the last one who accepts gets the table, too."""
        holders = await self._people.holders(device)
        name = clean_name(wanted.name, self._tables.words) if wanted.accept else ""
        now = self._now()
        answer = partial(scripts.answer, id, holders, name, wanted.accept, new_game_id(), now)
        row = await self._storage.transact(answer) if holders else None
        if row is None:
            raise NotFound("challenge.unknown")
        shown = self._shown(row, holders)
        if wanted.accept and shown.state not in ("open", "accepted"):
            raise Unprocessable("challenge.ended")
        await self._ensure_table(row)
        return shown

    async def withdraw(self, id: str, device: str) -> None:
        """Withdraw a challenge; too late once all have accepted."""
        holders = await self._people.holders(device)
        withdrawn = partial(scripts.withdraw, id, holders)
        row = await self._storage.transact(withdrawn) if holders else None
        if row is None:
            raise NotFound("challenge.unknown")
        if row.game:
            raise Unprocessable("challenge.accepted")

    async def allow(self, is_allowed: bool, device: str) -> None:
        """Store whether others may challenge this player."""
        owner = await self._storage.query(partial(owner_of, device))
        await self._storage.transact(partial(scripts.allow_challenges, owner, is_allowed))

    async def ensure_tables(self, limit: int = 100) -> None:
        """Create tables whose process was killed before it could."""
        for row in await self._storage.query(partial(scripts.unmade, limit)):
            await self._ensure_table(row)

    async def _invited(self, to: ChallengedPlayer, device: str) -> Invited:
        """Find a player by what the challenger can see; refuse all others alike."""
        found: Invited | None = None
        if to.here:
            gone = self._now() - SEEN_FOR
            here = await self._storage.query(partial(presence.find_here, to.here, gone))
            found = None if here is None else Invited(here.owner, here.name)
        elif to.person:
            found = await self._storage.query(partial(scripts.public_person, to.person))
        elif to.game:
            holders = await self._people.holders(device)
            met = await self._storage.query(partial(scripts.opponents, to.game, holders))
            found = met.get(to.seat)
        if found is None:
            raise NotFound("challenge.nobody")
        return found

    async def _ensure_table(self, row: ChallengeRow) -> None:
        if not row.game or row.made:
            return
        players = sorted(row.players, key=lambda player: player.seat)
        paired = [Paired(player.holder, player.name) for player in players]
        await ensure_table(self._tables, row.game, read_wish(row.wish), paired)
        await self._storage.transact(partial(scripts.note_made, row.game))

    def _shown(self, row: ChallengeRow, holders: Sequence[str]) -> Challenge:
        wish = read_wish(row.wish)
        state: ChallengeState = row.ended or ("accepted" if row.game else "open")
        if state == "open" and row.expires <= self._now():
            state = "expired"
        return Challenge(
            id=row.id,
            players=[
                ChallengePlayer(one.name, one.answer, one.holder in holders) for one in row.players
            ],
            seats=wish.seats,
            clock=wish.clock,
            created=row.created,
            expires=row.expires,
            state=state,
            game=row.game,
            rated=wish.rated,
        )


def _refusal(fault: Fault) -> Refused:
    """Return the error for what keeps a challenge from being made."""
    refusals: dict[Fault, Refused] = {
        "nobody": NotFound("challenge.nobody"),
        "yourself": Unprocessable("challenge.yourself"),
        "not_wanted": Unprocessable("challenge.not_wanted"),
        "twice": Unprocessable("challenge.twice"),
        "too_soon": Unprocessable("challenge.too_soon", {"minutes": AGAIN_AFTER // 60}),
        "too_many": Unprocessable("challenge.too_many", {"most": scripts.MOST_OPEN}),
    }
    return refusals[fault]
