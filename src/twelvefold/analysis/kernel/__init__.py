"""The compiled playouts behind reviews, on the arrays of the engine and the bots."""
