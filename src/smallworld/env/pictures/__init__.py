"""The table of an environment as text, SVG or pixels.

raster  an SVG board as pixels
render  Gymnasium's render modes
"""
