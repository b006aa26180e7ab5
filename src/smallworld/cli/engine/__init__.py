"""The engine protocol: JSON requests on stdin, JSON answers on stdout.

command    ``smallworld engine``: read lines, write answers
requests   the types of requests, and parsing a line into one
protocol   the session: carry out requests about one game
answers    checks of request values, and values converted to JSON
"""
