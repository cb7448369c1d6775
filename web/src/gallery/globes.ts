/** The planet in 3D, in all its states. */
import type { Chapter } from "./section.ts";

export const GLOBES: readonly Chapter[] = [];
