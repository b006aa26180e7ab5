"""Games as tidy tables: measure a game, describe the columns, write Parquet.

tracker  every race and every turn of a game, from its events
measure  plays one game and measures it
schema   the columns of the three tables, with type, unit and meaning
rows     the rows of a measured game
frames   Parquet files, and polars frames from them
"""
