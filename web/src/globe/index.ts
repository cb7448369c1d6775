/** The 3D planet's API for the rest of the client. Import it dynamically: it pulls in three.js. */
export type { Dweller } from "./dwellers.ts";
export { type GestureHandlers, listenToGestures } from "./gestures.ts";
export { Globe, type GlobeOptions } from "./globe.ts";
export type { LitRegion } from "./lit.ts";
export { NoWebGL } from "./painter.ts";
export type { Pointed } from "./pick.ts";
export type { Quality } from "./quality.ts";
export { imageAt } from "./scene/pictures.ts";
export { Stage, type StageOptions } from "./stage.ts";
