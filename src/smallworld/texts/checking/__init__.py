"""Checks of the language files: what ``smallworld lang check`` finds."""
