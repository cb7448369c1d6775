"""Compiled functions of the environments: many games dealt, stepped and observed in one call."""
