"""Ask a bot for its reasons and print them."""

from __future__ import annotations

from inspect import signature

from smallworld.bots.registry import Bot, ExplainingBot, create_bot, factory_of
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.core.actions import written
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
