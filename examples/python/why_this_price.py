"""Show what every region costs the seat to act, and why.

python examples/python/why_this_price.py [language]
"""

from __future__ import annotations

import sys

from smallworld import new_game
from smallworld.texts.explanations import explanation_lines


def main(lang: str = "en") -> None:
    """Pick a combo, then ask for the price of each region."""
    game = new_game("base/3", seed=7)
    print(*game.sentences(lang, events=game.play("pick 2")), sep="\n")
    view = game.view(0)
    for number, region in view.regions.items():
        why = game.explain(f"conquer {number}")
        if why.refused is not None:
            print(f"{number} {region.name}: {why.refused.sentence(lang, game)}")
            continue
        assert why.price == sum(amount for _, amount in why.parts)
        print(f"{number} {region.name}: {'; '.join(explanation_lines(why, game, lang))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
