"""Tables as the fold of their logs, without I/O."""
