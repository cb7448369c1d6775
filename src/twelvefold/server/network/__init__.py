"""Everything that faces the network: routes, sockets and limits."""
