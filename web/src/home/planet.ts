/** The planet of the home screen: twelve tiles of the standard box, laid so that every habitat has regions worth looking at. */
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Planet } from "../world/planet.ts";

/** Face by face the first letters of its five habitats. */
const LETTERS = "fffom omooo fgggf foomf ooodd mggmm offdd foogf oommo dggdd mddmm ooggg";

const named = (letter: string): Habitat | null => HABITATS.find((habitat) => habitat.startsWith(letter)) ?? null;

/** What covers it. */
export const HOME: Planet = Array.from(LETTERS.replaceAll(" ", ""), named);

/** Who lives there, each on a region of its habitat that nobody has taken before. */
export const ANIMALS_AT_HOME: readonly (readonly [animal: string, habitat: Habitat])[] = [
  ["whale", "ocean"],
  ["fox", "forest"],
  ["penguin", "glacier"],
  ["camel", "desert"],
  ["eagle", "mountain"],
  ["turtle", "ocean"],
  ["polar-bear", "glacier"],
  ["panda", "forest"],
];
