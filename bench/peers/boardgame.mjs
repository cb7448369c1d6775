// A four-seat game on boardgame.io: each seat in turn takes a slot's tile and places it on a face; state in memory.
import { createRequire } from "node:module";

const require = createRequire(`${process.env.PEERS}/package.json`);
const { Server } = require("boardgame.io/server");

const ROUNDS = 12;
const SEATS = 4;

const game = {
    name: "four",
    setup: () => ({ ply: 0, taken: [], planets: Array.from({ length: SEATS }, () => Array(ROUNDS).fill(null)) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        place: ({ G, playerID }, slot, face) => {
            const planet = G.planets[Number(playerID)];
            if (slot < 0 || slot > SEATS || G.taken.includes(slot) || planet[face] !== null) return "INVALID_MOVE";
            planet[face] = { slot, rotation: 0 };
            G.ply += 1;
            G.taken = G.ply % SEATS === 0 ? [] : [...G.taken, slot];
        },
    },
};

const server = Server({ games: [game], origins: ["*"] });
const running = await server.run({ port: 0, callback: () => undefined });
console.log(`served at http://127.0.0.1:${running.appServer.address().port} `);
process.on("SIGTERM", () => process.exit(0));
