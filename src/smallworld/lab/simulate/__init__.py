"""Simulate many games and summarise scores, races and dice.

races    the life of every race of a game, from its events
run      plays the games and records them
combos   the worth of combos, with shrinkage for rare ones
tables   the results as CSV
summary  statistics with intervals, by board
"""
