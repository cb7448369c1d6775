/** Applies an update to a game. */
import type { GameChange, GameView, RaceChange, Standing, Update } from "../protocol.ts";

/** The game after an update to the previous one. */
export function gameAfter(game: GameView | null, update: Update): GameView | null {
  if (update.game !== null) return update.game;
  return game === null || update.change === null ? game : changed(game, update.change);
}

function changed(game: GameView, { moves, laid, races, ...rest }: GameChange): GameView {
  const planets = game.planets.map((faces, seat) => {
    const theirs = laid.filter((change) => change[0] === seat);
    if (theirs.length === 0) return faces;
    const now = [...faces];
    for (const [, face, tile] of theirs) now[face] = tile;
    return now;
  });
  const byAnimal = new Map(races.map((race) => [race.animal, race]));
  return {
    ...game,
    ...rest,
    planets,
    moves: [...game.moves.slice(0, rest.ply - moves.length), ...moves],
    standings: game.standings?.map((standing) => withRace(standing, byAnimal.get(standing.animal))) ?? null,
  };
}

function withRace(standing: Standing, race: RaceChange | undefined): Standing {
  if (race === undefined) return standing;
  const { bids, ...leader } = race;
  const changes = new Map(bids);
  return { ...standing, ...leader, bids: standing.bids.map((bid, seat) => changes.get(seat) ?? bid) };
}
