"""What bots compute, on the arrays of the rules' kernel: compiled as that is, or run as plain Python."""
