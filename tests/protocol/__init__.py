"""The messages, and what is made from them."""
