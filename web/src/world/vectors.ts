// Made from src/twelvefold/engine by `make generate`: change it there.

import type { Habitat } from "./geometry.ts";

/** A planet as the rules made it. */
export interface Example {
  /** The tiles in the order of their faces: each one's habitats, edge by edge when not turned, and its place. */
  readonly laid: readonly { readonly tile: readonly Habitat[]; readonly face: number; readonly rotation: number }[];
  /** What covers each of the 60 areas. */
  readonly areas: readonly (Habitat | null)[];
  /** For each habitat, its regions, biggest first, equal ones by their lowest areas. */
  readonly regions: Readonly<Record<Habitat, readonly (readonly number[])[]>>;
}

/** Planets from random games. */
export const EXAMPLES: readonly Example[] = [
  {
    laid: [
      {"tile": ["desert", "desert", "desert", "glacier", "glacier"], "face": 0, "rotation": 0},
      {"tile": ["glacier", "glacier", "glacier", "glacier", "mountain"], "face": 4, "rotation": 1},
      {"tile": ["glacier", "glacier", "ocean", "mountain", "ocean"], "face": 7, "rotation": 1},
      {"tile": ["mountain", "ocean", "ocean", "ocean", "ocean"], "face": 9, "rotation": 4},
      {"tile": ["desert", "mountain", "glacier", "glacier", "glacier"], "face": 10, "rotation": 2},
      {"tile": ["forest", "forest", "ocean", "ocean", "mountain"], "face": 11, "rotation": 0},
    ],
    areas: ["desert", "desert", "desert", "glacier", "glacier", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, "mountain", "glacier", "glacier", "glacier", "glacier", null, null, null, null, null, null, null, null, null, null, "ocean", "glacier", "glacier", "ocean", "mountain", null, null, null, null, null, "ocean", "ocean", "ocean", "ocean", "mountain", "glacier", "glacier", "desert", "mountain", "glacier", "forest", "forest", "ocean", "ocean", "mountain"],
    regions: {"ocean": [[45, 46, 47, 48, 57, 58], [35], [38]], "forest": [[55, 56]], "desert": [[0, 1, 2], [52]], "mountain": [[20], [39], [49], [53], [59]], "glacier": [[21, 22, 23, 24], [50, 51, 54], [3, 4], [36, 37]]},
  },
  {
    laid: [
      {"tile": ["mountain", "mountain", "ocean", "ocean", "ocean"], "face": 0, "rotation": 0},
      {"tile": ["desert", "desert", "forest", "desert", "forest"], "face": 3, "rotation": 2},
      {"tile": ["forest", "forest", "ocean", "forest", "ocean"], "face": 6, "rotation": 2},
      {"tile": ["glacier", "glacier", "mountain", "mountain", "mountain"], "face": 7, "rotation": 2},
      {"tile": ["desert", "desert", "ocean", "ocean", "ocean"], "face": 8, "rotation": 1},
      {"tile": ["desert", "forest", "ocean", "ocean", "forest"], "face": 9, "rotation": 2},
    ],
    areas: ["mountain", "mountain", "ocean", "ocean", "ocean", null, null, null, null, null, null, null, null, null, null, "desert", "forest", "desert", "desert", "forest", null, null, null, null, null, null, null, null, null, null, "forest", "ocean", "forest", "forest", "ocean", "mountain", "mountain", "glacier", "glacier", "mountain", "ocean", "desert", "desert", "ocean", "ocean", "ocean", "forest", "desert", "forest", "ocean", null, null, null, null, null, null, null, null, null, null],
    regions: {"ocean": [[2, 3, 4], [40, 43, 44], [45, 49], [31], [34]], "forest": [[32, 33], [16], [19], [30], [46], [48]], "desert": [[17, 18], [41, 42], [15], [47]], "mountain": [[35, 36, 39], [0, 1]], "glacier": [[37, 38]]},
  },
  {
    laid: [
      {"tile": ["forest", "forest", "forest", "mountain", "mountain"], "face": 4, "rotation": 2},
      {"tile": ["forest", "forest", "forest", "ocean", "mountain"], "face": 5, "rotation": 1},
      {"tile": ["desert", "forest", "ocean", "ocean", "ocean"], "face": 6, "rotation": 2},
      {"tile": ["desert", "desert", "glacier", "mountain", "glacier"], "face": 7, "rotation": 0},
      {"tile": ["desert", "glacier", "glacier", "glacier", "glacier"], "face": 8, "rotation": 3},
      {"tile": ["forest", "mountain", "glacier", "mountain", "mountain"], "face": 10, "rotation": 0},
    ],
    areas: [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, "mountain", "mountain", "forest", "forest", "forest", "mountain", "forest", "forest", "forest", "ocean", "ocean", "ocean", "desert", "forest", "ocean", "desert", "desert", "glacier", "mountain", "glacier", "glacier", "glacier", "glacier", "desert", "glacier", null, null, null, null, null, "forest", "mountain", "glacier", "mountain", "mountain", null, null, null, null, null],
    regions: {"ocean": [[30, 31, 34], [29]], "forest": [[22, 23, 24, 26, 27, 28], [33], [50]], "desert": [[35, 36], [32], [43]], "mountain": [[20, 21], [53, 54], [25], [38], [51]], "glacier": [[40, 41, 42, 44], [37], [39], [52]]},
  },
  {
    laid: [
      {"tile": ["desert", "desert", "glacier", "mountain", "glacier"], "face": 0, "rotation": 2},
      {"tile": ["forest", "forest", "forest", "forest", "mountain"], "face": 1, "rotation": 1},
      {"tile": ["desert", "desert", "forest", "desert", "forest"], "face": 2, "rotation": 1},
      {"tile": ["desert", "forest", "forest", "mountain", "mountain"], "face": 3, "rotation": 3},
      {"tile": ["glacier", "mountain", "mountain", "ocean", "ocean"], "face": 4, "rotation": 4},
      {"tile": ["glacier", "glacier", "glacier", "ocean", "ocean"], "face": 5, "rotation": 1},
      {"tile": ["desert", "ocean", "ocean", "glacier", "glacier"], "face": 6, "rotation": 1},
      {"tile": ["desert", "forest", "glacier", "glacier", "glacier"], "face": 7, "rotation": 1},
      {"tile": ["forest", "forest", "ocean", "ocean", "glacier"], "face": 8, "rotation": 3},
      {"tile": ["desert", "mountain", "forest", "mountain", "mountain"], "face": 9, "rotation": 3},
      {"tile": ["forest", "forest", "glacier", "mountain", "mountain"], "face": 10, "rotation": 1},
      {"tile": ["desert", "glacier", "glacier", "glacier", "glacier"], "face": 11, "rotation": 1},
    ],
    areas: ["mountain", "glacier", "desert", "desert", "glacier", "mountain", "forest", "forest", "forest", "forest", "forest", "desert", "desert", "forest", "desert", "forest", "mountain", "mountain", "desert", "forest", "mountain", "mountain", "ocean", "ocean", "glacier", "ocean", "glacier", "glacier", "glacier", "ocean", "glacier", "desert", "ocean", "ocean", "glacier", "glacier", "desert", "forest", "glacier", "glacier", "ocean", "ocean", "glacier", "forest", "forest", "forest", "mountain", "mountain", "desert", "mountain", "mountain", "forest", "forest", "glacier", "mountain", "glacier", "desert", "glacier", "glacier", "glacier"],
    regions: {"ocean": [[22, 23], [25, 29], [32, 33], [40, 41]], "forest": [[6, 7, 8, 9, 51, 52], [15, 19], [43, 44], [10], [13], [37], [45]], "desert": [[2, 3], [11, 12], [14], [18], [31], [36], [48], [56]], "mountain": [[46, 47, 50, 54], [0, 5], [16, 17], [20, 21], [49]], "glacier": [[30, 34, 35, 38, 39, 55, 57, 58, 59], [24, 26, 27, 28, 53], [1], [4], [42]]},
  },
  {
    laid: [
      {"tile": ["forest", "forest", "ocean", "ocean", "mountain"], "face": 0, "rotation": 0},
      {"tile": ["desert", "desert", "glacier", "mountain", "mountain"], "face": 1, "rotation": 0},
      {"tile": ["mountain", "ocean", "ocean", "ocean", "ocean"], "face": 2, "rotation": 1},
      {"tile": ["forest", "glacier", "ocean", "ocean", "ocean"], "face": 3, "rotation": 4},
      {"tile": ["forest", "forest", "forest", "ocean", "ocean"], "face": 4, "rotation": 1},
      {"tile": ["forest", "forest", "glacier", "ocean", "glacier"], "face": 5, "rotation": 2},
      {"tile": ["forest", "forest", "forest", "mountain", "mountain"], "face": 6, "rotation": 4},
      {"tile": ["desert", "ocean", "ocean", "ocean", "ocean"], "face": 7, "rotation": 0},
      {"tile": ["glacier", "mountain", "ocean", "ocean", "ocean"], "face": 8, "rotation": 4},
      {"tile": ["forest", "forest", "glacier", "forest", "glacier"], "face": 9, "rotation": 1},
      {"tile": ["desert", "desert", "mountain", "desert", "mountain"], "face": 10, "rotation": 3},
      {"tile": ["desert", "desert", "forest", "forest", "glacier"], "face": 11, "rotation": 3},
    ],
    areas: ["forest", "forest", "ocean", "ocean", "mountain", "desert", "desert", "glacier", "mountain", "mountain", "ocean", "mountain", "ocean", "ocean", "ocean", "glacier", "ocean", "ocean", "ocean", "forest", "ocean", "forest", "forest", "forest", "ocean", "ocean", "glacier", "forest", "forest", "glacier", "forest", "forest", "mountain", "mountain", "forest", "desert", "ocean", "ocean", "ocean", "ocean", "mountain", "ocean", "ocean", "ocean", "glacier", "glacier", "forest", "forest", "glacier", "forest", "mountain", "desert", "mountain", "desert", "desert", "forest", "forest", "glacier", "desert", "desert"],
    regions: {"ocean": [[10, 12, 13, 14, 16, 17, 18, 36, 37, 38, 39, 41, 42, 43], [2, 3, 20, 24], [25]], "forest": [[30, 31, 34, 55, 56], [19, 21, 22, 23], [27, 28, 46, 47], [0, 1], [49]], "desert": [[35, 58, 59], [5, 6], [53, 54], [51]], "mountain": [[8, 9, 11, 32, 33], [4], [40], [50], [52]], "glacier": [[45, 57], [7], [15], [26], [29], [44], [48]]},
  },
];
