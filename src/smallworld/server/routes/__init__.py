"""The routes of the API: each parses, calls one function, and serialises."""
