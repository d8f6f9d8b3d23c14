import type { Sky } from '../sky/sky.ts'

/** Above this share of diffuse light the sun's place no longer decides. */
export const LEAST_DIFFUSE_FRACTION = 0.8

/** The light that a strategy weighs, each [n], W/m²; the sky by the model that later gives the plane its light. */
export interface TrackerLight {
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly sky: Sky
  /** Reflectance of the ground, [n]. */
  readonly albedo: Float64Array
}
