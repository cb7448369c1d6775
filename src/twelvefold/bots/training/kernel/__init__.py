"""Counting games in compiled code; a separate package, so that people who only play don't have to compile it."""
