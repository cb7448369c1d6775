"""Twelvefold: a digital edition of a board game in which twelve tiles make a planet. An unofficial fan project."""

__version__ = "0.1.0"
