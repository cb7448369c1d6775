"""Wrong rules, each of which a named test must catch."""
