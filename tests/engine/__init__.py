"""The rules as the engine plays them."""
