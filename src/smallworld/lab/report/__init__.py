"""The HTML report of a simulation.

text    sentences, numbers and sections of the report
plots   plots as SVG, by matplotlib
games   sections on seats, scores, length, choices and dice
races   sections on races, powers and combos
people  comparison with games between people
style   the CSS
page    the whole page
"""
