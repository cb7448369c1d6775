"""Tables, the lobby, storage, bots at a table and limits: what runs when people play together."""
