"""Makes the page about the protocol and the client's TypeScript types from the messages."""
