"""Compiled functions of the datasets: what a seat to move may know, and what its move is worth and for."""
