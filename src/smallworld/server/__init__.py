"""The table over the network: storage that loses nothing, and an API that tells nobody too much."""
