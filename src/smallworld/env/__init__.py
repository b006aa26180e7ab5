"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""
