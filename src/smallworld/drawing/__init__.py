"""Draw boards: as SVG for the page and as text for the terminal.

layout   where counters, pieces and names stand in each region
svg      the board as an SVG picture, and its shapes for the page
text     the board, the seats and the combos as styled text
"""
