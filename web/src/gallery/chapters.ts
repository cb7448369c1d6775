/** All chapters of the gallery, in the order of the page. */
import { GLOBES } from "./globes.ts";
import { MAPS } from "./maps.tsx";
import type { Chapter } from "./section.ts";
import { TILES } from "./tiles.tsx";
import { VISION } from "./vision.tsx";

export const CHAPTERS: readonly Chapter[] = [...MAPS, ...TILES, ...VISION, ...GLOBES];
