"""Games as tables.

ten_thousand_games  simulates games and answers three questions with polars
record_as_table     shows a game file as a table, one row per action
"""
