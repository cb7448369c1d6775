"""The command `twelvefold`: one file for each of its commands."""
