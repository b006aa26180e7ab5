"""Generate random boards from a seed, and outlines for maps without any.

``random_stream``  random numbers that are the same on every machine
``recipe``         the id of a random board: seats, seed, number of regions
``voronoi``        scatter points and build the mesh of their cells
``split``          split a region that meets a neighbour twice into several cells
``frame``          where borders meet the frame of a board
``spread``         place the points of a mesh: nothing overlaps, no cell collapses
``relax``          move the points of a mesh until all cells have room
``borders``        draw borders with bends, and find a place for labels
``layout``         outlines for a map that has none
``check``          all faults of a map or a pack's boards, with the outlines that draw them
``fairness``       how much the entries of a board differ in value
``land``           which cells become sea, lake and land
``populate``       terrains, symbols and tribes, mixed as on the boards of the box
``generator``      a random board, from its recipe
"""
