/**
 * What shaders know about each area besides its land: whether it is lit, dimmed or growing, and where its outline runs.
 */
import { DataTexture, NearestFilter, RGBAFormat, UnsignedByteType } from "three";
import { AREA_COUNT, EDGE_COUNT, HABITATS } from "../../world/geometry.ts";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { ALL_AREAS, type Area, areaAt, edge, edgeOf, faceOf } from "../../world/units.ts";
import { beyond } from "../land/lattice.ts";
import { bytes, type Tone } from "../land/tone.ts";

/** Areas lit together, in one colour, with one outline. */
export interface Light {
  readonly areas: readonly Area[];
  readonly colour: Tone;
  /** How bright the ground itself gets, from 0 (outline only) to 1. */
  readonly strength: number;
}

const WIDTH = 64;

/** Bits of an outline: the three sides of an area, then its three corners. */
export const OUTLINE = { rim: 1, left: 2, right: 4, atMiddle: 8, atLeft: 16, atRight: 32 } as const;

/**
 * Which sides of an area the outline of a set of areas runs along, and at which of its corners it turns. The land
 * beyond a side may be on another mesh (a hovering tile's), so this is computed from the areas alone.
 */
export function outlineOf(area: Area, isInside: (area: Area) => boolean): number {
  const [across, last, next] = beyond(area);
  const own = (to: number): Area => areaAt(faceOf(area), edge(edgeOf(area) + to));
  // Two areas from each of three faces meet at a corner of the planet; five areas meet at a face's middle.
  const roundLeft = [last, beyond(last)[0], across, beyond(across)[2], beyond(beyond(last)[0])[1]];
  const roundRight = [next, beyond(next)[0], across, beyond(across)[1], beyond(beyond(next)[0])[2]];
  const roundMiddle = Array.from({ length: EDGE_COUNT - 1 }, (_, step) => own(step + 1));
  const outside = (areas: readonly Area[]): boolean => areas.some((each) => !isInside(each));
  return (
    (isInside(across) ? 0 : OUTLINE.rim) |
    (isInside(last) ? 0 : OUTLINE.left) |
    (isInside(next) ? 0 : OUTLINE.right) |
    (outside(roundMiddle) ? OUTLINE.atMiddle : 0) |
    (outside(roundLeft) ? OUTLINE.atLeft : 0) |
    (outside(roundRight) ? OUTLINE.atRight : 0)
  );
}

/** The marks of one planet or tile, as a texture of 60 columns: light and its colour; outline, dimming, growth, habitat. */
export class AreaMarks {
  readonly texture: DataTexture;
  private readonly data = new Uint8Array(WIDTH * 2 * 4);

  constructor() {
    this.texture = new DataTexture(this.data, WIDTH, 2, RGBAFormat, UnsignedByteType);
    this.texture.minFilter = NearestFilter;
    this.texture.magFilter = NearestFilter;
    for (const area of ALL_AREAS) this.state(area, 2, 255);
  }

  private state(area: Area, channel: number, value: number): void {
    this.data[4 * (WIDTH + area) + channel] = value;
    this.texture.needsUpdate = true;
  }

  /** Sets the habitat of each area. */
  cover(planet: Planet): void {
    for (const area of ALL_AREAS) {
      const habitat = habitatAt(planet, area);
      this.state(area, 3, habitat === null ? 255 : HABITATS.indexOf(habitat));
    }
  }

  /**
   * Lights these areas and turns all other lights off; unlit areas are dimmed by `dim`, from 0 to 1. `here` maps an
   * area of the planet to the area of this mesh that shows it: a hovering tile shows its own, the planet the others.
   */
  light(lights: readonly Light[], dim: number, here: (area: Area) => Area | null): void {
    this.data.fill(0, 0, 4 * AREA_COUNT);
    for (const area of ALL_AREAS) {
      this.state(area, 0, 0);
      this.state(area, 1, Math.round(255 * dim));
    }
    for (const { areas, colour, strength } of lights) {
      const inside = new Set(areas);
      for (const area of areas) {
        const own = here(area);
        if (own === null) continue;
        this.data.set(bytes(colour, Math.round(255 * strength)), 4 * own);
        this.state(
          own,
          0,
          outlineOf(area, (each) => inside.has(each)),
        );
        this.state(own, 1, 0);
      }
    }
  }

  /** Sets how far the things on these areas have grown, from 0 to 1. */
  grow(areas: Iterable<Area>, share: number): void {
    for (const area of areas) this.state(area, 2, Math.round(255 * share));
  }

  dispose(): void {
    this.texture.dispose();
  }
}
