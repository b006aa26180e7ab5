"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

tables          compiled: dealing, acting and observing, for one or many games
encoding        observations as NumPy arrays, and back to views
rewards         rewards for winning, margin or income
render, raster  the table as text, SVG or pixels
base            one game, shared by the environments below
aec, parallel   PettingZoo
gym             Gymnasium, with bots as opponents
openspiel       OpenSpiel
batch           many games stepped together, in ``shared_memory`` with ``workers``
"""
