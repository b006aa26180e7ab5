"""Programs and third-party classes at tables: allowed by the host only, limited, replaceable."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from smallworld.server.allowed_bots import allowed_bots
from smallworld.server.jobs.bots import SUBSTITUTE, BotRunner
from smallworld.server.jobs.programs import ProgramSeats
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.page.catalogue import catalogue
from smallworld.server.page.files import Page
from smallworld.server.refusals import Unprocessable
from smallworld.server.settings import BadSettings, BotSettings, read_settings
from smallworld.server.tables.create import create_table
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.bots.external.external_bots import MISBEHAVING, install_example
from tests.bots.external.test_external import is_running
from tests.bots.external.test_memory import RECORDER
from tests.kit.waiting import poll_until
from tests.server.jobs.executors import scheduler_on
from tests.server.running import GENEROUS, running_server
from tests.server.storage.games import opened

MINE, RANDOM = SeatWish(bot="mine"), SeatWish(bot="random")


def command(script: Path, *words: object) -> str:
    """Return the command line of a test program."""
    return shlex.join([sys.executable, "-I", "-S", str(script), *map(str, words)])


def play_table(folder: Path, program: str, *, timeout: float = 5.0, seats: int = 1) -> Table:
    """Play a whole game in which ``mine`` has the first seats."""
    settings = BotSettings(programs={"mine": program}, timeout=timeout)
    allowed = allowed_bots(settings.programs, third_party=False)

    async def run() -> Table:
        async with opened(f"sqlite:///{folder / 'games.sqlite'}") as storage:
            tables = Tables(storage, bots=allowed)
            wish = NewTable(seats=[MINE] * seats + [RANDOM] * (2 - seats))
            made = create_table(wish, "device", tables.now(), bots=allowed)
            await storage.create(made.table.row, made.log, made.secrets)
            with ThreadPoolExecutor(1) as executor:
                programs = ProgramSeats(allowed.commands, settings)
                runner = BotRunner(tables, scheduler_on(executor), "me", programs=programs)
                table = await tables.table(made.table.row.id)
                await runner.on_change(table, [])
                await runner.wait_until_idle()
                await runner.stop()
            return table

    return asyncio.run(run())


def test_a_program_plays_and_is_told_the_game(tmp_path: Path) -> None:
    file = tmp_path / "told"
    table = play_table(tmp_path, command(RECORDER, file, "newgame,events,result"), seats=2)
    assert table.game.over
    assert [player.bot for player in table.players] == ["mine", "mine"]
    requests = [json.loads(line) for line in file.read_text().split("\n")[:-1]]
    results = [request for request in requests if request["cmd"] == "result"]
    assert [result["coins"] for result in results] == [table.game.coins] * 2
    pids = {request["pid"] for request in requests}
    assert len(pids) == 2
    poll_until(lambda: not any(map(is_running, pids)))


@pytest.mark.parametrize("how", ["dies", "hangs", "talks rubbish", "cheats"])
def test_a_bad_program_loses_its_seat_to_a_substitute(how: str, tmp_path: Path) -> None:
    table = play_table(tmp_path, command(MISBEHAVING, how), timeout=0.5)
    assert table.game.over
    assert table.players[0].bot == SUBSTITUTE
    assert table.players[0].name == "Mine"
    assert table.players[1].bot == "random"


def test_a_program_that_the_host_removed_is_replaced(tmp_path: Path) -> None:
    async def run() -> str:
        async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as storage:
            allowed = allowed_bots({"mine": command(MISBEHAVING)}, third_party=False)
            made = create_table(NewTable(seats=[MINE, RANDOM]), "device", 0.0, bots=allowed)
            await storage.create(made.table.row, made.log, made.secrets)
            tables = Tables(storage)
            with ThreadPoolExecutor(1) as executor:
                runner = BotRunner(tables, scheduler_on(executor), "me")
                table = await tables.table(made.table.row.id)
                await runner.on_change(table, [])
                await runner.wait_until_idle()
                await runner.stop()
            assert table.game.over
            return table.players[0].bot

    assert asyncio.run(run()) == SUBSTITUTE


@pytest.mark.parametrize("bot", ["mine", "program:cat", "settler", "cat /etc/passwd"])
def test_nothing_is_started_that_the_host_did_not_name(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
    with pytest.raises(Unprocessable, match=r"bot\.unknown"):
        create_table(NewTable(seats=[SeatWish(bot=bot), RANDOM]), "device", 0.0)


def test_third_party_bots_are_allowed_by_a_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
    assert "settler" not in allowed_bots({}, third_party=False).names
    assert "settler" in allowed_bots({}, third_party=True).names
    assert not read_settings().bots.third_party
    assert read_settings(third_party_bots=True).bots.third_party


def test_the_page_offers_them() -> None:
    assert [bot.id for bot in catalogue(["mine"]).bots if bot.level][-2:] == ["grandmaster", "mine"]
    assert Page(["mine"]).version != Page().version


@pytest.mark.parametrize(
    ("programs", "said"),
    [
        ('{ hard = "cat" }', "cannot be the name"),
        ('{ "My bot" = "cat" }', "cannot be the name"),
        ('{ mine = "no-such-program-anywhere" }', "there is no program"),
        ('{ mine = "" }', "there is no program"),
        ('{ mine = "cat \'" }', "quotation"),
    ],
)
def test_a_bad_setting_stops_the_start(programs: str, said: str, tmp_path: Path) -> None:
    config = tmp_path / "tables.toml"
    config.write_text(f"[bots]\nprograms = {programs}\n")
    with pytest.raises(BadSettings, match=said):
        read_settings(config)


def pids_in(file: Path) -> set[int]:
    """Return the processes that have written to the file of the recorder."""
    lines = file.read_text().split("\n")[:-1] if file.exists() else []
    return {json.loads(line)["pid"] for line in lines}


def stubborn_config(folder: Path, file: Path) -> str:
    """Return settings with a program that ignores the end of its input and SIGTERM."""
    stubborn = folder / "stubborn.py"
    stubborn.write_text(
        "import json, os, signal, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"log = open({str(file)!r}, 'a')\n"
        "while True:\n"
        "    line = sys.stdin.readline()\n"
        "    if not line:\n"
        "        time.sleep(3600)\n"
        "    request = json.loads(line)\n"
        "    print(json.dumps({'cmd': request['cmd'], 'pid': os.getpid()}), file=log, flush=True)\n"
        "    answer = {'ok': True}\n"
        "    if request['cmd'] == 'bot':\n"
        "        time.sleep(0.05)\n"
        "        answer['action'] = request['legal'][0]\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    program = json.dumps(command(stubborn))
    return f"{GENEROUS}\n[bots]\nprograms = {{ mine = {program} }}\n"


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_program_ends_with_the_server_and_the_next_server_goes_on(
    how: str, tmp_path: Path
) -> None:
    file = tmp_path / "told"
    config = stubborn_config(tmp_path, file)
    database = str(tmp_path / "tables.sqlite")
    with running_server(database, config=config, workers=1) as server:
        seats = [{"bot": "mine"}, {"bot": "random"}]
        made = httpx.post(f"{server.url}/api/games", json={"seats": seats}).json()
        refused = httpx.post(f"{server.url}/api/games", json={"seats": [{"bot": "ours"}, seats[1]]})
        assert refused.status_code == 422
        poll_until(lambda: bool(pids_in(file)))
        getattr(server, how)()
    first = pids_in(file)
    poll_until(lambda: not any(map(is_running, first)))
    if how == "kill":
        return  # the lease of the dead server must expire first, which takes half a minute
    with running_server(database, config=config, workers=1) as server:
        poll_until(lambda: bool(pids_in(file) - first))
        players = httpx.get(f"{server.url}/api/games/{made['game']}").json()["seats"]
        assert players[0]["sitting"]["bot"] == "mine"
    poll_until(lambda: not any(map(is_running, pids_in(file))))
