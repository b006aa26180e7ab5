"""Draw a board as SVG.

pen         path data: smooth lines, outlines, noise
glyphs      the small drawings and palettes of ``glyphs.toml``
sheet       style sheet, paper grain, candlelight and frame
farmland    fields with furrows and hedges
terrain     trees, peaks, reeds and waves, scattered over a region
land        the ground of a region: soil, shade, quiet patch, drawings
ornaments   compass rose, serpent and ship in the sea
marks       mountain, seals, tribe and name of a region
board       the whole picture
overlay     outlines and positions for the page's own layers
"""
