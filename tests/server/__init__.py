"""The server, with real databases and real sockets."""
