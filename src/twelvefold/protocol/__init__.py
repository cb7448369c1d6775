"""The messages between server and client. `docs/protocol.md` and the client's TypeScript types come from them."""
