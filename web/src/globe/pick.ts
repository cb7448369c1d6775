/** What is under the pointer, and how a tile is turned onto a face: a few quaternions, no mesh. */
import { type Camera, Matrix4, Quaternion, Vector3 } from "three";
import { CORNERS, NORMALS, type Vector } from "../world/geometry.ts";
import { ALL_FACES, at, edge, type Face, face, type Rotation } from "../world/units.ts";

/** The radius of the ball that stands in for the planet in hit tests. */
export const BALL = 1.13;

/** A point in the view, from −1 to 1 to the right and up. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
}

export const vector = ([x, y, z]: Vector): Vector3 => new Vector3(x, y, z);

/** The face whose normal is closest to a direction: the largest of twelve dot products. */
export function faceTowards(direction: Vector3): Face {
  let best = face(0);
  let most = Number.NEGATIVE_INFINITY;
  for (const each of ALL_FACES) {
    const [x, y, z] = at(NORMALS, each);
    const dot = x * direction.x + y * direction.y + z * direction.z;
    if (dot > most) {
      most = dot;
      best = each;
    }
  }
  return best;
}

/** Where a ray meets a ball around the origin; if it misses, the nearest point of the limb, and `hit` is false. */
export function meet(from: Vector3, along: Vector3, radius: number): { readonly at: Vector3; readonly hit: boolean } {
  const back = from.dot(along);
  const nearest = from.clone().addScaledVector(along, -back);
  const room = radius * radius - nearest.lengthSq();
  if (room < 0) return { at: nearest.setLength(radius), hit: false };
  return { at: nearest.addScaledVector(along, -Math.sqrt(room)), hit: true };
}

/** The direction under the pointer, in the planet's own coordinates; `hit` tells whether it is on the planet. */
export function direct(
  point: Pointed,
  camera: Camera,
  turned: Quaternion,
): { readonly at: Vector3; readonly hit: boolean } {
  const from = new Vector3().setFromMatrixPosition(camera.matrixWorld);
  const along = new Vector3(point.x, point.y, 0.5).unproject(camera).sub(from).normalize();
  const { at: where, hit } = meet(from, along, BALL);
  return { at: where.applyQuaternion(turned.clone().invert()).normalize(), hit };
}

/** The rotation that carries face 0 to a face, and its edge 0 to the edge given by the tile's rotation. */
export function carry(to: Face, turned: Rotation): Quaternion {
  return basis(to, turned).multiply(basis(face(0), 0).invert());
}

function basis(of: Face, first: number): Quaternion {
  const up = vector(at(NORMALS, of));
  const side = vector(at(at(CORNERS, of), edge(first)))
    .projectOnPlane(up)
    .normalize();
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(side, up, side.clone().cross(up)));
}

/** The rotation that turns a direction of the planet to the camera, rolling as little as possible. */
export function facing(direction: Vector3, turned: Quaternion, eye: Vector3): Quaternion {
  const seen = direction.clone().applyQuaternion(turned);
  return new Quaternion().setFromUnitVectors(seen.normalize(), eye.clone().normalize()).multiply(turned);
}
