"""What the bots learned: weights, combo statistics and a network, as data files."""
