"""Compute where everything stands in a region so that nothing overlaps.

geometry    boxes with round corners and the distances between them
grid        distance to the border for every point of the board
placement   search for free places around a counter
board       the layout of all regions with the largest counter that fits
"""
