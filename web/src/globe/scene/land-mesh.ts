/** The land of one planet or tile as two meshes, which morph from the previous land to the current one. */
import { BufferAttribute, BufferGeometry, Group, Mesh, Sphere, Vector3 } from "three";
import { AREA_COUNT } from "../../world/geometry.ts";
import { DETAILS, type DetailName, type Land } from "../land/land.ts";
import { lattice } from "../land/lattice.ts";
import { AreaMarks } from "./marks.ts";
import { LandMaterials } from "./materials.ts";

/** A sphere that holds any land, so that frustum culling needs no measuring. */
const REACH = new Sphere(new Vector3(), 1.9);

function sharesOf(detail: DetailName): Float32Array {
  const { shares } = lattice(DETAILS[detail].rows);
  const all = new Float32Array(AREA_COUNT * shares.length);
  for (let area = 0; area < AREA_COUNT; area++) all.set(shares, area * shares.length);
  return all;
}

function emptied(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.boundingSphere = REACH;
  return geometry;
}

/** The meshes of a land; empty until `show`. */
export class LandMesh {
  readonly group = new Group();
  readonly marks = new AreaMarks();
  readonly materials: LandMaterials;
  private readonly ground: Mesh<BufferGeometry>;
  private readonly things: Mesh<BufferGeometry>;
  private land: Land | null = null;

  constructor(throwsShadow: boolean) {
    this.materials = new LandMaterials({
      uMarks: { value: this.marks.texture },
      uTime: { value: 0 },
      uMorph: { value: 1 },
      uPixel: { value: 0.004 },
      uHaze: { value: 1 },
    });
    this.ground = new Mesh(emptied(), this.materials.ground);
    this.things = new Mesh(emptied(), this.materials.things);
    this.ground.customDepthMaterial = this.materials.groundShadow;
    this.things.customDepthMaterial = this.materials.thingsShadow;
    this.group.add(this.ground, this.things);
    this.shadow(throwsShadow);
  }

  /** Whether it casts and receives shadows. */
  shadow(throwsShadow: boolean): void {
    for (const each of [this.ground, this.things]) {
      each.castShadow = throwsShadow;
      each.receiveShadow = throwsShadow;
    }
  }

  /** The ground's points, for a mesh that takes over from this one. */
  get points(): Float32Array | null {
    return this.land?.ground.position ?? null;
  }

  /**
   * Shows another land. With `was`, the points move from there as `morph` goes from 0 to 1, if there are as many of
   * them; lands of the same detail have as many.
   */
  show(land: Land, was: Float32Array | null): void {
    const { ground, things } = land;
    const before = was !== null && was.length === ground.position.length ? was : ground.position;
    const geometry = emptied();
    const position = new BufferAttribute(ground.position, 3);
    geometry.setAttribute("position", position);
    geometry.setAttribute("was", before === ground.position ? position : new BufferAttribute(before, 3));
    geometry.setAttribute("paint", new BufferAttribute(ground.colour, 4, true));
    geometry.setAttribute("lie", new BufferAttribute(ground.lie, 3));
    geometry.setAttribute("shares", new BufferAttribute(sharesOf(land.detail), 3));
    geometry.setIndex(new BufferAttribute(ground.index, 1));
    const standing = emptied();
    standing.setAttribute("position", new BufferAttribute(things.position, 3));
    standing.setAttribute("root", new BufferAttribute(things.root, 3));
    standing.setAttribute("paint", new BufferAttribute(things.colour, 4, true));
    standing.setIndex(new BufferAttribute(things.index, 1));
    this.ground.geometry.dispose();
    this.things.geometry.dispose();
    this.ground.geometry = geometry;
    this.things.geometry = standing;
    this.ground.visible = ground.index.length > 0;
    this.things.visible = things.index.length > 0;
    this.land = land;
    this.morph = before === ground.position ? 1 : 0;
  }

  /** The progress from the previous land (0) to the current one (1). */
  set morph(share: number) {
    this.materials.uniforms.uMorph.value = share;
  }

  dispose(): void {
    this.ground.geometry.dispose();
    this.things.geometry.dispose();
    this.materials.dispose();
    this.marks.dispose();
  }
}
