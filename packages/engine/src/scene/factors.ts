import type { Vector3 } from './scene.ts'
import type { SkyBasis } from './skyBasis.ts'
import type { SurfaceBins } from './surfaceBins.ts'

/** Orders of albedo that are distinguished: light that met the ground never, once, twice. */
export const ALBEDO_ORDERS = 3

/** Rows of factors that a sample feeds; −1 for none. */
export interface SampleRows {
  /** As if structure were not there. */
  readonly open: number
  /** With structure. */
  readonly plain: number
  /** With structure, times the IAM of the angle at which light arrives. */
  readonly iam: number
}

/** A place that looks at the scene. */
export interface Sample {
  /** On the surface; rays leave 1 mm above it. */
  readonly position: Vector3
  /** Unit length. */
  readonly normal: Vector3
  /** Its share in each row it feeds; the shares of a row sum to 1 for a mean. */
  readonly weight: number
  readonly rows: SampleRows
}

export interface FactorOptions {
  /** Paths of each sample; a power of two spreads them best. */
  readonly raysPerSample: number
  readonly basis: SkyBasis
  readonly bins: SurfaceBins
  readonly rowCount: number
  /** Transmittance by the cosine of incidence relative to normal incidence; without it `iam` rows equal `plain`. */
  readonly iam?: (cosine: number) => number
  /** Reflections after which a path ends: 6. */
  readonly maxBounces?: number
  /** Number of the first sample within a longer list, so that parts of a list give what the whole gives: 0. */
  readonly firstSample?: number
}

/**
 * Light of a scene by its sources, apart from how bright these are.
 *
 * Irradiance of a row = Σ_k albedo^k · (Σ_b sky[k][row][b] · L_b + Σ_j sun[k][row][j] · S_j), with L_b the brightness of
 * basis function b (radiance · π: a uniform sky of horizontal irradiance 1 has L = 1) and S_j the sun's irradiance on
 * the surface of bin j, W/m² (DNI · cos · lit, see `sunOnBins`). Beam that arrives straight is not part of it.
 */
export interface Factors {
  readonly rowCount: number
  readonly basisSize: number
  readonly binCount: number
  /** By order of albedo, each [rowCount][basisSize]. */
  readonly sky: readonly Float64Array[]
  /** By order of albedo, each [rowCount][binCount]; reflectances other than the ground's are in it. */
  readonly sun: readonly Float64Array[]
}
