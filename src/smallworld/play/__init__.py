"""One table: the dealer, the record, positions and the game itself."""
