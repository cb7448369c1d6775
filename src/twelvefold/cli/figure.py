"""A figure that was measured."""

Figure = dict[str, str | int | float]
"""What was measured, under which conditions, and last the value under the name of its unit."""
