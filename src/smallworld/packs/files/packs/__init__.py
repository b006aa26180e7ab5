"""Pack files: races, powers, boards and texts in TOML.

``shape``        keys, types and limits of a pack file, from ``packs.vocabulary``
``shape_check``  every difference between a file and that shape
``faults``       faults with file, line and key, and ``BadPack``
``check``        contradictions that no single value shows (ruling N9 and others)
``emblem_geometry``  bound the geometry of an emblem by its viewBox
``emblem``       rewrite an SVG from harmless elements
``switches``     other readings of rules, which set other values
``pack``         a pack that was read: its traits, boards, texts and hash
``read``         parse a file or a folder into a ``Pack``
``write``        write a pack as one file
"""
