/** The shapes, looks and boxes that the server gives; nothing of it is typed here. */

const asked = new Map();

async function get(address) {
  const answer = await fetch(address);
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(body.reason), { reason: body.reason });
  return body;
}

/** An answer from the server, asked for each time. */
export const ask = get;

/** An answer that does not change, asked for once. */
export function askOnce(address) {
  if (!asked.has(address)) {
    asked.set(address, get(address).catch((error) => {
      asked.delete(address);
      throw error;
    }));
  }
  return asked.get(address);
}

/** Shapes and looks, and the box of a table. */
export async function boardFor(info) {
  const board = await askOnce("/api/board");
  const box = info?.options.box ? await askOnce(`/api/tables/${info.id}/box`) : board.box;
  return {
    ...board,
    box,
    animals: new Map(box.animals.map((animal) => [animal.id, animal])),
    looks: new Map(board.habitats.map((look, number) => [look.id, { ...look, number }])),
  };
}

/** What covers each of a planet's 60 areas; null where a face is free. */
export function covered(board, faces) {
  return faces.flatMap((laid) => {
    if (laid === null) return [null, null, null, null, null];
    const [tile, rotation] = laid;
    return [0, 1, 2, 3, 4].map((edge) => board.box.tiles[tile][(edge - rotation + 5) % 5]);
  });
}

/** What an objective scores for so many areas, and the next step there is. */
export function progress(board, habitat, areas) {
  const steps = board.box.objectives[habitat];
  const reached = steps.filter(([least]) => areas >= least).at(-1);
  const next = steps.find(([least]) => areas < least);
  return { points: reached ? reached[1] : 0, next };
}
