"""Map files: regions and neighbours in TOML, outlines for drawing in JSON.

``faults``         errors of a file and faults of a map: codes and facts
``read``           parse a map file into a ``MapSpec``, one value at a time
``outlines``       parse an outline file: arcs, and rings made of arcs
``polygon``        exact geometry of one polygon
``proportions``    how much of everything a board has, compared with the box
``mesh``           a board as cells, borders and movable points
``embedding``      the cyclic order of neighbours around each region, if the map is planar
``outline_check``  compare outlines with the map
``check``          all faults of a map
``write``          write maps and outlines as text
"""
