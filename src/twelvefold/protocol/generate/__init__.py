"""Makes the page about the protocol, and in TypeScript all that the client knows of this package."""
