"""The server as others meet it: a process of its own, reached over real sockets."""
