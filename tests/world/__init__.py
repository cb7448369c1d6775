"""The box and the planet, without play."""
