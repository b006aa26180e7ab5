"""Who is here is the same at every process, and ends when the page is silent."""

from __future__ import annotations

from pathlib import Path

from smallworld.server.club.finding.presence import SEEN_FOR, Presence
from smallworld.server.club.people import People
from smallworld.server.messages.seeks import NewPresence
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.tables import Tables
from tests.server.club.test_seeks import Afternoon
from tests.server.storage.databases import BOTH_DATABASES
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES


def test_players_are_here_as_long_as_they_say_so(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        clock = Afternoon()
        one, other = (Presence(Tables(storage, now=clock)) for _ in range(2))
        assert (await one.listed("")).players == []
        await one.note(NewPresence("Bo"), "laptop")
        here = (await other.note(NewPresence("Ann"), "phone")).players
        assert [(player.name, player.you) for player in here] == [("Ann", True), ("Bo", False)]
        assert not {"phone", "laptop"} & {player.id for player in here}
        clock.time += SEEN_FOR - 1
        renewed = (await one.note(NewPresence("Bobby"), "laptop")).players
        assert [(player.name, player.id) for player in renewed] == [
            ("Ann", here[0].id),
            ("Bobby", here[1].id),
        ]
        clock.time += 2
        assert [player.name for player in (await other.listed("phone")).players] == ["Bobby"]
        again = (await other.note(NewPresence("Ann"), "phone")).players
        assert again[0].id != here[0].id  # nobody is followed from one visit to the next
        await one.leave("laptop")
        assert [player.name for player in (await other.listed("phone")).players] == ["Ann"]

    run(database, tmp_path, story)


def test_a_person_with_two_devices_is_here_once(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        clock = Afternoon()
        presence, people = Presence(Tables(storage, now=clock)), People(storage, clock)
        await people.find_or_create("phone", "Ann")
        await presence.note(NewPresence("Ann"), "phone")
        await presence.note(NewPresence("Bo"), "laptop")
        assert [player.you for player in (await presence.listed("phone")).players] == [True, False]

    run(database, tmp_path, story)
