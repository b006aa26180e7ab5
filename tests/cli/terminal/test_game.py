"""The game at the terminal with valid, invalid and no input."""

import random
from pathlib import Path

import pytest

from smallworld.bots.characters import FIRST
from smallworld.bots.registry import BOTS
from smallworld.core.state import State
from smallworld.play.game import Game
from smallworld.play.record import read_record, write_record
from tests.cli.shell import error_of, output_of
from tests.kit.positions import build_state

# The last words place what the bot may have driven out.
TURN = "giants\n6\n7\ngorvak\n? 2\n2\nundo\n2\nstop\n2 2\nspread\n? end\nend\nspread\nend\n"


def play(typed: str | bytes, *arguments: object) -> str:
    return output_of("play", "--seed", 7, *arguments, typed=typed)


def test_default_opponent_is_a_normal_bot() -> None:
    output = play("")
    assert "Small World for Ann, Bosko (Normal bot), 10 rounds." in output
    assert "Ann: pick a combo" in output
    assert output.rstrip().endswith("Goodbye. The game was not saved.")


def test_a_turn_by_numbers_names_and_words() -> None:
    output = play(TURN)
    assert "Ann takes Commando Giants for free" in output
    assert "Ann’s Giants take Gorvak (6) with 2 tokens." in output
    assert "1 action undone." in output
    assert "Income: 3 coins" in output
    assert "Ann gets 3 coins" in output
    assert "Round 1: Bosko’s turn." in output
    assert "Round 2 of 10, Ann’s turn" in output


def test_menu_shows_prices() -> None:
    output = play("1\n")
    row = next(line for line in output.splitlines() if line.strip().startswith("2 tokens "))
    assert "4 Mokrana · 6 Gorvak" in row
    assert "stop (income 0)" in output


def test_an_action_or_a_race_explained() -> None:
    output = play("? trolls\n? 1\n1\n? 6\n? conquer 8\n?\n? rubbish\n")
    assert "Each of your regions gets a Troll’s Lair" in output
    assert "Every region costs 1 token less." in output
    assert "mountain +1" in output
    assert "this race can’t go there" in output
    assert "save FILE, quit" in output


def test_refusals_return_to_the_prompt() -> None:
    output = play("9\nconquer 3\nfly away\nundo\nspread\n1\n6\n9\n")
    assert "“fly” is not a command" in output
    assert "There are no tokens to spread now." in output
    assert "is out of reach" in output


def test_views_at_the_prompt() -> None:
    output = play("table\ncolumn\nlog\nboard\n\ncoins\n")
    assert output.count("Round 1 of 10") == 4
    assert "2 4 7 8 9 edge" in output
    assert "You have 5 coins." in output
    assert "appear at position 6" not in output.partition("Ann ▸")[0]


def test_coins_stay_hidden_on_a_shared_screen() -> None:
    output = play("coins\n\n\n", "--seat", "Ann", "--seat", "Bo")
    before, _, after = output.partition("Only Ann should look now.")
    assert "5 coins" not in before.replace("costs 5 coins", "")
    assert "You have 5 coins." in after
    assert "coins hidden" in before


def test_open_coins_are_shown_to_all() -> None:
    output = play("", "--seat", "Ann", "--seat", "Bo", "--option", "open_coins=on")
    assert "coins hidden" not in output


def test_single_player_sees_own_coins() -> None:
    output = play("")
    assert "Ann    5 coins" in output
    assert "Bosko  coins hidden" in output


def test_save_and_continue(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    output = play(f"1\n6\nsave {file}\nquit\n")
    assert "Saved to" in output
    assert output.rstrip().endswith("Goodbye.")
    game = read_record(file.read_text())
    assert game.names == ["Ann", "bot:normal"]
    again = output_of("play", "--load", file, typed=f"7\nsave {file}\n")
    assert "Bosko" in again
    assert len(read_record(file.read_text()).log) == len(game.log) + 1


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.swg"
    file.write_text("precious")
    output = play(f"save {file}\nsave\nsave {tmp_path}/\nquit\n{file}\nno\n")
    assert "exists. Choose another name." in output
    assert "Give a file name" in output
    assert file.read_text() == "precious"


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    output = play(f"1\nquit\nyes\nend\n7\nsave {tmp_path}/kept\n")
    assert output.count("Save the game?") == 4
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
def test_any_input_ends_without_an_error(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    who = ["Ann", "bot:random", "Bo"][:seats]
    output = play(garbage(seats), *(word for name in who for word in ("--seat", name)))
    assert "Goodbye" in output
    assert "Game over." in output
    assert "Traceback" not in output
    assert not list(tmp_path.iterdir())


def test_bots_alone_play_to_the_end() -> None:
    output = play("", "--seat", "bot:random", "--seat", "bot:random")
    assert "Game over." in output
    assert "Small World for Bot: Random 1, Bot: Random 2" in output


def test_every_bot_is_listed() -> None:
    output = output_of("play", "--bots")
    assert [line.split()[0] for line in output.splitlines()] == [f"bot:{bot.name}" for bot in BOTS]
    assert all(bot.description in output for bot in BOTS)


@pytest.mark.parametrize("name", [bot.name for bot in BOTS])
def test_every_bot_can_play(name: str) -> None:
    output = play(TURN, "--seat", "Ann", "--seat", f"bot:{name}", "--seconds", 0.05)
    called = FIRST.get(name, name).capitalize()
    welcome = f"{called} ({name.capitalize()} bot)" if name in FIRST else f"Bot: {called}"
    assert f"Small World for Ann, {welcome}, " in output
    assert f"\n{called} takes " in output


def test_option_terminal_starts_the_terminal_game() -> None:
    assert "Ann: pick a combo" in play("", "--terminal")


def test_hint_prints_a_plan_with_reasons() -> None:
    output = play("hint\n1\nhint\n6\nstop\nhint\n")
    plans = [line for line in output.splitlines() if "  In actions: " in line]
    assert len(plans) == 3
    assert "In actions: pick " in plans[0]
    assert "In actions: deploy 6 9, end" in plans[2]
    assert "coins this turn." in output
    assert "  coins  behind  later  others  plan" in output
    assert "The game was not saved" in output


def test_bot_reasons_only_with_the_option() -> None:
    assert "Why: " not in play(TURN)
    output = play(TURN, "--reasons")
    (line,) = [line for line in output.splitlines() if line.startswith("Why: ")]
    assert "Pick " in line
    assert (
        output.index("Round 1: Bosko’s turn") < output.index(line) < output.index("Round 2 of 10")
    )


def test_bots_alone_give_a_reason_every_turn() -> None:
    output = play("", "--seat", "bot:greedy", "--seat", "bot:random", "--reasons")
    assert output.count("Why: ") == 10


def test_bad_seats_are_refused(tmp_path: Path) -> None:
    assert "random" in error_of("play", "--seat", "Ann", "--seat", "bot:genius", code=2)
    assert error_of("play", "--map", "base/3", "--seat", "Ann", code=2)
    assert "smallworld new" in error_of("play", "--load", tmp_path / "none.swg")


def from_position(folder: Path, state: State, typed: str) -> str:
    """Ann and Bo play on from a set position."""
    game = Game(state.box, ["Ann", "Bo"], start=state)
    file = folder / "set.swg"
    file.write_text(write_record(game))
    return output_of("play", "--load", file, typed=typed)


def test_displaced_tokens_are_redeployed(tmp_path: Path) -> None:
    state = build_state(
        {"race": "giants", "power": "hill"},
        {"race": "elves", "power": "stout"},
        regions={
            2: {"seat": 0, "tokens": 6},
            7: {"seat": 1, "tokens": 2},
            13: {"seat": 1, "tokens": 1},
        },
    )
    output = from_position(tmp_path, state, "7\nstop\nspread\nend\n13 all\nend\n")
    assert "Bo: place your displaced tokens (2 tokens), then end" in output
    assert "Bo places 2 Elves in Sorvald (13)." in output


def test_actions_of_ghouls_and_stout(tmp_path: Path) -> None:
    state = build_state(
        {"race": "humans", "power": "stout", "declined": [{"race": "ghouls"}]},
        regions={
            2: {"seat": 0, "tokens": 1},
            5: {"seat": 0, "tokens": 3, "declined": "ghouls"},
        },
    )
    output = from_position(tmp_path, state, "declined 10\nstop\nspread\nend\ndecline\n")
    assert "declined R, 2 tokens" in output
    assert "Ann’s Ghouls in decline take Solvina (10) with 2 tokens." in output
    assert "Ann: go into decline, or end" in output
    assert "Ann’s Humans go into decline" in output


def test_amazons_must_withdraw(tmp_path: Path) -> None:
    state = build_state(
        {"race": "amazons", "power": "hill", "aside": 4},
        regions={2: {"seat": 0, "tokens": 1}, 3: {"seat": 0, "tokens": 1}},
    )
    output = from_position(tmp_path, state, "7\nstop\n7\n3\n2\nend\n")
    assert "Ann: withdraw from 1 region" in output
    assert "Ann’s Amazons withdraw from Kolmira (7)." in output
    assert "You have no tokens left for Bramela" in output
