"""Ask a bot for its reasons and print them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import signature

import click

from smallworld.bots.registry import (
    Bot,
    BrokenBot,
    ExplainingBot,
    UnknownBot,
    all_bot_names,
    blame,
    create_bot,
    factory_of,
    is_third_party,
)
from smallworld.cli.shared.errors import option_error, package_sentence
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.cli.shared.texts import translate
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Line, Run, align_columns
from smallworld.play.game import Game
from smallworld.play.reasons import Candidate, Reasons
from smallworld.texts.languages import decimal
from smallworld.texts.names import Names
from smallworld.texts.reasons import plan_clause, reason_lines

_MOST_PLANS = 5  # rows of the table without --all


def create_budgeted_bot(
    name: str, *, seed: int | None = None, seconds: float = 1.0, nodes: int | None = None
) -> Bot:
    """Create a bot; pass ``nodes`` only to a bot that counts nodes."""
    if nodes is None or not _counts_nodes(name):
        return create_bot(name, seed=seed, seconds=seconds)
    return create_bot(name, seed=seed, seconds=seconds, nodes=nodes)


def _counts_nodes(name: str) -> bool:
    try:
        signature(factory_of(name)).bind(None, 1.0, nodes=1)
    except TypeError:
        return False
    return True


@contextmanager
def bot_errors(hint: str) -> Iterator[None]:
    """Turn an unknown or broken bot into a one-line error about the option ``hint``."""
    try:
        yield
    except UnknownBot as error:
        raise option_error(hint, _unknown_bot(error)) from None
    except BrokenBot as error:
        raise click.ClickException(broken_bot_text(error)) from None


def _unknown_bot(error: UnknownBot) -> str:
    if error.needs_numpy:
        return package_sentence("numpy", "learned")
    return translate("bot-unknown", found=error.name, known=", ".join(all_bot_names()))


def broken_bot_text(error: BrokenBot) -> str:
    """Say that a third-party bot failed; what its code reported stands in brackets."""
    package = error.distribution or "?"
    return f"{translate('bot-failed', bot=error.name, distribution=package)} ({error.what})"


def ask_bot(name: str, bot: Bot, game: Game) -> int:
    """Return the bot's action; raise ``BrokenBot`` if a third-party bot fails or cheats."""
    # Payments and incomes are public, so any player can count the coins.
    return checked_choice(name, bot, game, legal_actions(game.state), game.coins)


def checked_choice(name: str, bot: Bot, game: Game, legal: list[int], coins: list[int]) -> int:
    """Return the bot's choice among ``legal``, checked if the bot is a third-party one."""
    seat = game.to_act
    assert seat is not None
    if not is_third_party(name):
        return bot.choose(game.view(seat), legal, coins)
    try:
        action = bot.choose(game.view(seat), list(legal), list(coins))
        if isinstance(action, bool) or not isinstance(action, int) or action not in legal:
            raise ValueError(f"it answers {action!r:.60}, which is not a legal action")
    except (Exception, SystemExit) as error:
        raise blame(name, error) from error
    return action


def bot_reasons(bot: Bot, game: Game, coins: list[int] | None = None) -> Reasons | None:
    """Return the reasons of a bot for the seat to act; ``None`` if it gives none.

    ``coins`` replaces the real coins of the seats in what the bot knows.
    """
    seat = game.to_act
    if seat is None or not isinstance(bot, ExplainingBot):
        return None
    # Payments and incomes are public, so any player can count the coins.
    return bot.reasons(game.view(seat), game.coins if coins is None else coins)


def print_advice(game: Game, reasons: Reasons, names: Names, *, every: bool = False) -> None:
    """Print the reasons, the actions of the plan, and a table of all plans."""
    for line in reason_lines(reasons, names):
        print_text(f"  {line}")
    best = reasons.candidates[reasons.chosen]
    plan = ", ".join(written(action, game.box) for action in best.actions)
    title = names.texts.say("terminal-in-actions")
    print_rows([[Run(f"  {title} ", "dim"), Run(plan, "name")]])
    if len(reasons.candidates) > 1:
        print_text()
        _print_plans(reasons, names, len(reasons.candidates) if every else _MOST_PLANS)


def _print_plans(reasons: Reasons, names: Names, most: int) -> None:
    best = reasons.candidates[0].worth
    columns = ("coins", "behind", "later", "others", "plan")
    titles = [names.texts.say(f"terminal-plans.{column}") for column in columns]
    titles[0] = f"  {titles[0]}"
    rows: list[list[Line]] = [[(Run(title, "dim"),) for title in titles]]
    for candidate in reasons.candidates[:most]:
        rows.append(_row(candidate, best, names))
    print_rows(align_columns(rows, right=(0, 1, 2, 3)))
    left = len(reasons.candidates) - most
    if left > 0:
        print_text(f"  {names.texts.say('terminal-more', count=left)}", "dim")


def _row(candidate: Candidate, best: float, names: Names) -> list[Line]:
    lang = names.texts.lang
    behind = decimal(best - candidate.worth, lang=lang)
    later = "" if candidate.later is None else decimal(candidate.later, lang=lang)
    others = "" if candidate.others is None else _signed(candidate.others, lang)
    cells = (str(candidate.coins), behind, later, others, plan_clause(candidate.steps, names))
    return [(Run(cell),) for cell in cells]


def _signed(coins: float, lang: str = "en") -> str:
    """Format a signed number with one decimal.

    >>> _signed(-1.26), _signed(0.04), _signed(2)
    ('−1.3', '0.0', '+2.0')
    """
    if abs(coins) < 0.05:
        return decimal(0, lang=lang)
    return f"{'+' if coins > 0 else ''}{decimal(coins, lang=lang)}"
