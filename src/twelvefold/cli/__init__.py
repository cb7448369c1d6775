"""The `twelvefold` command line: one file per command."""
