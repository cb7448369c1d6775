"""How bots learn: counts from games of self-play become the model of the next generation."""
