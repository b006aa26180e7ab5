"""Puzzles: positions from bot games in which one turn is clearly best.

generate   finds puzzles in positions and grades them
select     chooses varied puzzles and orders them by day
shorthand  the compact position format of ``puzzles.json``
puzzles    the shipped puzzles
"""
