/** All chapters of the gallery, in the order of the page. */
import { GLOBES } from "./globes.ts";
import type { Chapter } from "./section.ts";

export const CHAPTERS: readonly Chapter[] = [...GLOBES];
