import type { Sky } from '../sky/sky.ts'

/** What a single-axis tracker turns by while the sun is up and the wind lets it. */
export type TrackerStrategy =
  /** Faces the sun, and turns back where its rows would shade each other. */
  | { readonly kind: 'sun' }
  /** The same, but where most light is diffuse it takes the rotation that receives most. */
  | {
      readonly kind: 'diffuseOptimised'
      /** Share of diffuse light from which on it leaves the sun; `LEAST_DIFFUSE_FRACTION` where absent. */
      readonly leastDiffuseFraction?: number
    }

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
