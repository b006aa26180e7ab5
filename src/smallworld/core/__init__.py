"""The rules of the game: pure, compiled by mypyc from this same source."""
