"""Measuring: games between bots by the hundred, and what can be said of the results."""
