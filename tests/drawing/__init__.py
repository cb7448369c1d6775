"""The flat map, checked against the planet's geometry."""
