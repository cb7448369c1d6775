"""The bots' calculations, on the arrays of the rules' kernel: like it, compiled or run as plain Python."""
