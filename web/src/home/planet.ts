/** The planet of the home screen: twelve tiles of the standard box, laid so that few regions are small. */
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Planet } from "../world/planet.ts";

/** Face by face the first letters of its five habitats. */
const LETTERS = "gggff gdddg ogggo gooof ffoof fffdd gdggg ooodd mmooo mdffm mmmdd gmmmg";

const named = (letter: string): Habitat | null => HABITATS.find((habitat) => habitat.startsWith(letter)) ?? null;

/** What covers it. */
export const HOME: Planet = Array.from(LETTERS.replaceAll(" ", ""), named);

/** Who lives there, each on the largest region that nobody has taken before. */
export const ANIMALS_AT_HOME: readonly (readonly [animal: string, habitat: Habitat])[] = [
  ["penguin", "glacier"],
  ["whale", "ocean"],
  ["fox", "forest"],
  ["camel", "desert"],
  ["eagle", "mountain"],
];
