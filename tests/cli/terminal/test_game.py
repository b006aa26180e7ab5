"""The game at the terminal, fed with good input, bad input and none."""

import random
from pathlib import Path

import pytest

from smallworld.bots.registry import BOTS
from smallworld.cli.commands.play import LEVELS
from smallworld.core.state import State
from smallworld.play.game import Game
from smallworld.play.record import read_record, write_record
from tests.cli.shell import complaint, ok
from tests.kit.positions import build_state

# The last words place what the bot may have driven out.
TURN = "giants\n6\n7\ngorvak\n? 2\n2\nundo\n2\nstop\n2 2\nspread\n? end\nend\nspread\nend\n"


def play(typed: str | bytes, *arguments: object) -> str:
    return ok("play", "--seed", 7, *arguments, typed=typed)


def test_by_default_against_a_normal_bot() -> None:
    told = play("")
    assert "Small World for Ann, Normal bot, 10 rounds." in told
    assert "Ann: pick a combo" in told
    assert told.rstrip().endswith("Good-bye. The game was not saved.")


def test_a_turn_by_numbers_names_and_words() -> None:
    told = play(TURN)
    assert "Ann picks Commando Giants for free" in told
    assert "Ann’s Giants take Gorvak (6) with 2 tokens." in told
    assert "Took back 1 action." in told
    assert "Income: 3 coins" in told
    assert "Ann gets 3 coins" in told
    assert "Round 1: Normal bot begins a turn." in told
    assert "Round 2 of 10, turn of Ann" in told


def test_prices_stand_next_to_targets() -> None:
    told = play("1\n")
    row = next(line for line in told.splitlines() if line.strip().startswith("2 tokens "))
    assert "4 Mokrana · 6 Gorvak" in row
    assert "stop (income 0)" in told


def test_an_action_or_a_race_explained() -> None:
    told = play("? trolls\n? 1\n1\n? 6\n? conquer 8\n?\n? rubbish\n")
    assert "Each of their regions gets a lair" in told
    assert "Every region costs a token less." in told
    assert "mountain +1" in told
    assert "does not sail" in told
    assert "save FILE, quit" in told


def test_refusals_keep_the_prompt() -> None:
    told = play("9\nconquer 3\nfly away\nundo\nspread\n1\n6\n9\n")
    assert "I do not know the word “fly”" in told
    assert "There is nothing to spread now." in told
    assert "is out of reach" in told


def test_looking_around() -> None:
    told = play("table\ncolumn\nlog\nboard\n\ncoins\n")
    assert told.count("Round 1 of 10") == 4
    assert "2 4 7 8 9 edge" in told
    assert "You have 5 coins." in told
    assert "join the column in place 6" not in told.partition("Ann ▸")[0]


def test_coins_stay_hidden_on_a_shared_screen() -> None:
    told = play("coins\n\n\n", "--seat", "Ann", "--seat", "Bo")
    before, _, after = told.partition("Only Ann looks now.")
    assert "5 coins" not in before.replace("costs 5 coins", "")
    assert "You have 5 coins." in after
    assert "coins hidden" in before


def test_open_coins_are_shown_to_all() -> None:
    told = play("", "--seat", "Ann", "--seat", "Bo", "--option", "open_coins=on")
    assert "coins hidden" not in told


def test_alone_one_sees_ones_own_coins() -> None:
    told = play("")
    assert "Ann         5 coins" in told
    assert "Normal bot  coins hidden" in told


def test_saved_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    told = play(f"1\n6\nsave {file}\nquit\n")
    assert "Saved in" in told
    assert told.rstrip().endswith("Good-bye.")
    game = read_record(file.read_text())
    assert game.names == ["Ann", "bot:normal"]
    again = ok("play", "--load", file, typed=f"7\nsave {file}\n")
    assert "Normal bot" in again
    assert len(read_record(file.read_text()).log) == len(game.log) + 1


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.swg"
    file.write_text("precious")
    told = play(f"save {file}\nsave\nsave {tmp_path}/\nquit\n{file}\nno\n")
    assert "exists. Choose another name." in told
    assert "Name a file" in told
    assert file.read_text() == "precious"


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    told = play(f"1\nquit\nyes\nend\n7\nsave {tmp_path}/kept\n")
    assert told.count("Save the game?") == 4
    assert [path.name for path in tmp_path.iterdir()] == ["kept.swg"]


def garbage(seed: int) -> bytes:
    """Much that could be typed, and much that nobody would."""
    chance = random.Random(seed)
    words = [b"?", b"undo", b"reset", b"spread", b"coins", b"", b"log", b"table", b"roll"]
    words += [b"\x00\xff\xfe", "💥".encode(), b"9" * 700, b"-1", b"pick", b"declined deploy 3 all"]
    words += [
        b"? pick 9",
        b"??",
        b"place hero 5",
        b"abandon 4",
        b"ally 1",
        b"save",
        b"7 all",
        b"\t",
    ]
    lines = []
    for _ in range(2500):
        roll = chance.random()
        if roll < 0.45:
            lines.append(str(chance.randint(1, 30)).encode())
        elif roll < 0.75:
            lines.append(chance.choice([b"stop", b"end", b"spread", b"decline"]))
        else:
            lines.append(chance.choice(words))
    return b"\n".join(lines) + b"\nno\n" * 3


@pytest.mark.parametrize("seats", [2, 3])
def test_any_input_leads_to_a_good_end(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    who = ["Ann", "bot:random", "Bo"][:seats]
    told = play(garbage(seats), *(word for name in who for word in ("--seat", name)))
    assert "Good-bye" in told
    assert "The game is over." in told
    assert "Traceback" not in told
    assert not list(tmp_path.iterdir())


def test_bots_alone_play_to_the_end() -> None:
    told = play("", "--seat", "bot:random", "--seat", "bot:random")
    assert "The game is over." in told
    assert "Small World for Bot: Random 1, Bot: Random 2" in told


def test_every_bot_is_listed() -> None:
    told = ok("play", "--bots")
    assert [line.split()[0] for line in told.splitlines()] == [f"bot:{bot.name}" for bot in BOTS]
    assert all(bot.description in told for bot in BOTS)


@pytest.mark.parametrize("name", [bot.name for bot in BOTS])
def test_every_bot_sits_down(name: str) -> None:
    told = play(TURN, "--seat", "Ann", "--seat", f"bot:{name}", "--seconds", 0.05)
    called = f"{name.capitalize()} bot" if name in LEVELS else name.capitalize()
    welcome = called if name in LEVELS else f"Bot: {called}"
    assert f"Small World for Ann, {welcome}, " in told
    assert f"\n{called} picks " in told


def test_the_terminal_may_be_asked_for() -> None:
    assert "Ann: pick a combo" in play("", "--terminal")


def test_a_hint_tells_a_plan_and_why() -> None:
    told = play("hint\n1\nhint\n6\nstop\nhint\n")
    plans = [line for line in told.splitlines() if "  In actions: " in line]
    assert len(plans) == 3
    assert "In actions: pick " in plans[0]
    assert "In actions: deploy 6 9, end" in plans[2]
    assert "coins this turn." in told
    assert "  coins  behind  later  others  plan" in told
    assert "The game was not saved" in told


def test_reasons_of_bots_are_told_only_if_asked_for() -> None:
    assert "Why: " not in play(TURN)
    told = play(TURN, "--reasons")
    (line,) = [line for line in told.splitlines() if line.startswith("Why: ")]
    assert "Pick " in line
    assert told.index("Round 1: Normal bot begins") < told.index(line) < told.index("Round 2 of 10")


def test_bots_alone_give_a_reason_every_turn() -> None:
    told = play("", "--seat", "bot:greedy", "--seat", "bot:random", "--reasons")
    assert told.count("Why: ") == 10


def test_bad_seats_are_refused(tmp_path: Path) -> None:
    assert "random" in complaint("play", "--seat", "Ann", "--seat", "bot:genius", code=2)
    assert complaint("play", "--map", "base/3", "--seat", "Ann", code=2)
    assert "smallworld new" in complaint("play", "--load", tmp_path / "none.swg")


def from_position(folder: Path, state: State, typed: str) -> str:
    """Ann and Bo play on from a set position."""
    game = Game(state.box, ["Ann", "Bo"], start=state)
    file = folder / "set.swg"
    file.write_text(write_record(game))
    return ok("play", "--load", file, typed=typed)


def test_the_displaced_come_home(tmp_path: Path) -> None:
    state = build_state(
        {"race": "giants", "power": "hill"},
        {"race": "elves", "power": "stout"},
        regions={
            2: {"seat": 0, "tokens": 6},
            7: {"seat": 1, "tokens": 2},
            13: {"seat": 1, "tokens": 1},
        },
    )
    told = from_position(tmp_path, state, "7\nstop\nspread\nend\n13 all\nend\n")
    assert "Bo: bring the displaced home (2 tokens to place), then end" in told
    assert "Bo places 2 Elves in Sorvald (13)." in told


def test_ghouls_stout_and_the_words_they_need(tmp_path: Path) -> None:
    state = build_state(
        {"race": "humans", "power": "stout", "declined": [{"race": "ghouls"}]},
        regions={
            2: {"seat": 0, "tokens": 1},
            5: {"seat": 0, "tokens": 3, "declined": "ghouls"},
        },
    )
    told = from_position(tmp_path, state, "declined 10\nstop\nspread\nend\ndecline\n")
    assert "declined R, 2 tokens" in told
    assert "Ann’s declined Ghouls take Solvina (10) with 2 tokens." in told
    assert "Ann: decline, or end" in told
    assert "Ann’s Humans go into decline" in told


def test_amazons_must_withdraw(tmp_path: Path) -> None:
    state = build_state(
        {"race": "amazons", "power": "hill", "aside": 4},
        regions={2: {"seat": 0, "tokens": 1}, 3: {"seat": 0, "tokens": 1}},
    )
    told = from_position(tmp_path, state, "7\nstop\n7\n3\n2\nend\n")
    assert "Ann: withdraw from 1 region" in told
    assert "Ann’s Amazons withdraw from Kolmira (7)." in told
    assert "No token is left for Bramela" in told
