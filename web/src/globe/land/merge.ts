/** Merges many small shapes into one mesh, so that a single draw call shows them all. */
import { bytes, type Tone } from "./tone.ts";
import type { Vec } from "./vec.ts";

/** The merged mesh; its arrays hold values per corner. */
export interface Things {
  readonly position: Float32Array;
  /** The foot of the thing that a corner belongs to; the thing grows from there. */
  readonly root: Float32Array;
  /** Red, green and blue in sRGB, and the area. */
  readonly colour: Uint8Array;
  readonly index: Uint32Array;
}

/** A mesh to which corners and triangles are added. */
export class Mesh {
  readonly position: number[] = [];
  readonly root: number[] = [];
  readonly colour: number[] = [];
  readonly index: number[] = [];

  corner(at: Vec, root: Vec, paint: Tone, area: number): number {
    this.root.push(...root);
    this.colour.push(...bytes(paint, area));
    return this.position.push(...at) / 3 - 1;
  }

  done(): Things {
    return {
      position: Float32Array.from(this.position),
      root: Float32Array.from(this.root),
      colour: Uint8Array.from(this.colour),
      index: Uint32Array.from(this.index),
    };
  }
}
