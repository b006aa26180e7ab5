"""Many playouts of a state, for win chances and for ranking candidates.

pool     runs playouts here or in worker processes
halving  ranks candidates by successive halving
chances  estimates the chance of each seat to win and its final coins
"""
