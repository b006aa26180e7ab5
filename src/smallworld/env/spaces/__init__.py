"""What an agent observes, does and gains.

encoding   observations as NumPy arrays, and back to views
numbering  action numbers: the engine's, or compact ones for a board
rewards    rewards for winning, margin or income
"""
