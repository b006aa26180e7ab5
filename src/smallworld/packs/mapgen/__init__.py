"""Mapgen."""
