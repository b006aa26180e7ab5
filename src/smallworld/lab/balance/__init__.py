"""Balance: measure whether a race or a power is fair, by games that differ only in it.

tiles       the tiles to measure, official or from packs
situations  states in which a seat is about to pick
branches    plays one situation with the tile to the end
batches     groups of such games for worker processes
figures     statistics of a tile against the official ones
official    stored statistics of the official tiles
fair        the token number that would be fair
run         the whole measurement
text        its result as sentences
report      its result as an HTML page
"""
