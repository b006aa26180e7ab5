"""Map files: what a board is made of, its outlines, and whether both are sound."""
