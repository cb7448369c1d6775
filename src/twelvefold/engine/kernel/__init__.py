"""The rules as free functions on arrays of words: compiled by Numba, or run as plain Python."""
