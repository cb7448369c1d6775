"""`twelvefold play --text`: the game in a terminal, drawn or spoken line by line."""
