"""The rules of the game, sentence by sentence, on positions small enough to count by hand."""
