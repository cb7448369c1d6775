"""The server from outside: a process of its own, reached over real sockets."""
