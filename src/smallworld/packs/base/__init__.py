"""The base game: fourteen races, twenty powers, four boards."""
