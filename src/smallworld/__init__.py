"""Small World: the rules of the board game as a fast library, and a table to play it at.

>>> import smallworld
>>> game = smallworld.new_game("base/2", seats=["Ann", "Bo"], seed=7)
>>> while not game.over:
...     events = game.play(game.legal_actions()[0])
>>> len(game.winners)
1
"""

from smallworld.core.engine import IS_COMPILED
from smallworld.core.errors import BadNotation, BadPosition, BadRecord, IllegalAction
from smallworld.play.game import Game, new_game
from smallworld.version import VERSION

__version__ = VERSION
__all__ = [
    "IS_COMPILED",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "new_game",
]
