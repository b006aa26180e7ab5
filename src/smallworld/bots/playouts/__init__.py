"""Many playouts of a state, for win chances and for ranking candidates.

trained        builds the trained value of positions for playouts and search
pool           runs playouts here or in worker processes
tree_playouts  plays candidates out below a tree of turns, for one decision
halving        ranks candidates by successive halving
chances        estimates the chance of each seat to win and its final coins
"""
