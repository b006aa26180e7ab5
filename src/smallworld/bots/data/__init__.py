"""Fitted numbers that ship with the bots, as data files with their readers.

weights          weights of the evaluation, fitted to self-play (``weights.json``)
combos           what combos were worth in many games (``combos.json``,
                 with expansions ``combos_expansions.json``)
master_settings  how the master ranks plans, by number of seats (``master.json``)
values           a trained value of positions for each number of seats (``values.json``)
ratings          ratings of the levels in rated games (``ratings.json``)
trust            how far playouts can be trusted (``chances.json``)

``learned.npz`` is the network of the learned bot.
"""
