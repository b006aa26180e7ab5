"""Simulate many games and summarise scores, races and dice.

run      plays the games and measures them
combos   the worth of combos, with shrinkage for rare ones
tables   the results as CSV
summary  statistics with intervals, by board
frames   a simulation as frames, in one call
"""
