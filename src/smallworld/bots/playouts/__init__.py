"""Playouts."""
