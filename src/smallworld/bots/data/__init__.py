"""Fitted numbers that ship with the bots, as data files with their readers.

weights          weights of the evaluation, fitted to self-play (``weights.json``)
combos           what combos were worth in many games (``combos.json``)
master_settings  how the master ranks plans, by number of seats (``master.json``)
trust            how far playouts can be trusted (``chances.json``)

``learned.npz`` is the network of the learned bot.
"""
