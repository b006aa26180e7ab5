"""Scripts that bring players together.

``seeks``       players who look for a game
``presence``    players who are here and want to be seen
``challenges``  games that players offer each other
``waiting``     tables at which it is a player's turn
"""
