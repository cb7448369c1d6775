/** The view the player chose last: planets in 3D, or flat maps. */
import type { Signal } from "@preact/signals";
import { kept } from "./kept.ts";

/** Whether maps were chosen; stored on the device, so that every table and replay opens the same way. */
export const mapChosen: Signal<boolean> = kept("map", (value) => (typeof value === "boolean" ? value : null), false);
