"""One node: the tables that it has in memory, who watches them, and what is due at them."""
