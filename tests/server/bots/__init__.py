"""How bots think at the tables: real worker processes, asked, killed and closed."""
