"""The tables in a browser's worker: the same node as a server's, without a network, on the browser's own storage."""
