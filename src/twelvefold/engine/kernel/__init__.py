"""The rules as free functions on arrays of integers: compiled by Numba, or run as plain Python."""
