// A four-seat game on Colyseus: each seat in turn takes a slot's tile and places it on a face; state in memory.
import { createRequire } from "node:module";

const require = createRequire(`${process.env.PEERS}/package.json`);
const { Room, Server } = require("@colyseus/core");
const { schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const ROUNDS = 12;
const SEATS = 4;
const EMPTY = -1;

const State = schema({ ply: t.uint16(), taken: t.uint8(), faces: t.array("int8") });

function fresh() {
    const state = new State();
    state.ply = 0;
    state.taken = 0;
    for (let face = 0; face < SEATS * ROUNDS; face += 1) state.faces.push(EMPTY);
    return state;
}

class Four extends Room {
    maxClients = SEATS;
    patchRate = null; // send every move at once, like the other servers, instead of every 50 ms

    onCreate() {
        this.state = fresh();
        this.seats = new Map();
        this.onMessage("place", (client, { slot, face }) => {
            const seat = this.seats.get(client.sessionId);
            const { state } = this;
            if (state.ply % SEATS !== seat || state.taken & (1 << slot)) return;
            if (state.faces[seat * ROUNDS + face] !== EMPTY) return;
            state.faces[seat * ROUNDS + face] = slot;
            state.ply += 1;
            state.taken = state.ply % SEATS === 0 ? 0 : state.taken | (1 << slot);
            this.broadcastPatch();
        });
        this.onMessage("again", () => {
            this.state.ply = 0;
            for (let face = 0; face < SEATS * ROUNDS; face += 1) this.state.faces[face] = EMPTY;
            this.broadcastPatch();
        });
    }

    onJoin(client) {
        this.seats.set(client.sessionId, this.seats.size);
    }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define("four", Four);
await server.listen(0, "127.0.0.1");
console.log(`served at http://127.0.0.1:${transport.server.address().port} `);
process.on("SIGTERM", () => process.exit(0));
