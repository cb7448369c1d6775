"""One contract for both databases, and what each has of its own."""
