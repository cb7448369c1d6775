"""What a table is and what can be done at it, without I/O: a log is folded, a command becomes entries."""
