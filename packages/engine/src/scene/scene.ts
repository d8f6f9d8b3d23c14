import type { Bvh } from './bvh.ts'

/** Metres or a direction: x east, y north, z up. */
export type Vector3 = readonly [number, number, number]

/** How a surface returns light: evenly to all directions (Lambert), a share of its own on each side. */
export interface Surface {
  /** On the side u × v points to; of a cylinder the outside. */
  readonly reflectanceFront: number
  readonly reflectanceBack: number
  /** Tube, post, rail, frame: rows of factors called `open` look through it. */
  readonly isStructure: boolean
  /** Terrain: reflects by the albedo of the step, which its own reflectances do not change; dark from below. */
  readonly isGround?: boolean
}

/** The ground where no terrain is given. Seen from its upper side alone. */
export interface GroundPlane {
  readonly point: Vector3
  /** Unit length, up. */
  readonly normal: Vector3
}

/** Kinds of shapes; `SHAPE_SIZE` numbers each. */
export const GRID = 0
export const TRIANGLE = 1
export const CYLINDER = 2

/** Numbers of one shape in `Scene.shapes`: see `planarShape` and `cylinderShape`. */
export const SHAPE_SIZE = 16

/** What `Hit.primitive` says where no primitive is met. */
export const HIT_GROUND = -1
export const HIT_NOTHING = -2

/** Bits of `Scene.flags`. */
export const FLAG_STRUCTURE = 1
export const FLAG_GROUND = 2

/** Everything a ray can meet: flat arrays, one entry a primitive, made by `sceneBuilder`. */
export interface Scene {
  /** Primitives. */
  readonly count: number
  /** GRID, TRIANGLE or CYLINDER, [count]. */
  readonly kinds: Uint8Array
  /** [count][SHAPE_SIZE]. */
  readonly shapes: Float64Array
  /** FLAG_STRUCTURE, FLAG_GROUND, [count]. */
  readonly flags: Uint8Array
  /** Front, then back, [count][2]. */
  readonly reflectances: Float64Array
  /** Whether any primitive is structure. */
  readonly hasStructure: boolean
  readonly ground: GroundPlane | undefined
  readonly bvh: Bvh
}
