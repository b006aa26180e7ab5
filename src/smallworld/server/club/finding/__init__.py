"""Bring players together: they look for a game, see who is here, challenge each other.

``wishes``      what all players of a table must want: seats and clock
``presence``    list the players who are here and want to be seen
``seeks``       pair players who look for the same game
``challenges``  offer a game to certain players
``pairs``       create the table of paired or challenged players
``waiting``     list the tables at which it is a player's turn
"""
