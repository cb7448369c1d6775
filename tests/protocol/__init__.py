"""The messages, and the files generated from them."""
