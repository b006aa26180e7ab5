"""Draw boards as text: rows of styled runs, with no knowledge of terminals.

styled         runs with a style, rows of runs, aligned columns
canvas         a character grid, and which region lies under each character
descriptions   names, tags and abbreviations that label regions
board          the board as a map of characters, or as a table
summary        seats with their races, and the column of combos
"""
