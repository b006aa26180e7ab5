"""Making boards: random ones from a seed, and outlines for maps that have none."""
