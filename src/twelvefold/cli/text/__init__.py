"""`twelvefold play --text`: the game in a terminal, drawn or described line by line."""
