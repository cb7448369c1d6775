"""How bots learn: games of self-play are counted, and what was counted becomes the model of the next generation."""
