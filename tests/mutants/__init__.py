"""Wrong rules, each of which a named test has to notice."""
