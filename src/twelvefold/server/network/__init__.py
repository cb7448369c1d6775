"""What faces the network: the paths and sockets that are served, and the limits for whoever comes."""
