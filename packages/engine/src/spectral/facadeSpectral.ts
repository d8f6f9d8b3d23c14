import { absoluteAirmass, relativeAirmass } from '../sun/airmass.ts'

/** Kinds of cells with coefficients of their own on façades. */
export const POLO_MODULE_TYPES = ['cdte', 'monosi', 'cigs', 'asi'] as const

export type PoloModuleType = (typeof POLO_MODULE_TYPES)[number]

/** b0 to b5 of [1], and the quadratic, lowest power last, of its correction for albedo. */
const POLO: Readonly<
  Record<PoloModuleType, { readonly b: readonly number[]; readonly albedo: readonly number[] }>
> = {
  cdte: { b: [-0.0009, 46.8, 49.2, -0.87, 0.00041, 0.053], albedo: [0.0021, -0.01, 1.01] },
  monosi: { b: [0.0027, 10.34, 9.48, 0.31, 0.00077, 0.006], albedo: [0, -0.003, 1] },
  cigs: { b: [0.0017, 2.33, 1.3, 0.11, 0.00098, -0.018], albedo: [-0.0009, -0.0003, 1] },
  asi: { b: [0.0024, 7.32, 7.09, -0.72, -0.0013, 0.089], albedo: [0.0056, -0.02, 1.014] },
}

/** The air and the light on the façade, each [n]. */
export interface FacadeAir {
  readonly absoluteAirmass: Float64Array
  readonly aod500: Float64Array
  readonly precipitableWaterCm: Float64Array
  /** Angle of incidence of the sun on the façade, deg. */
  readonly incidenceDeg: Float64Array
}

/** Where the façade stands. */
export interface FacadeSite {
  readonly pressurePa: number
  readonly albedo: number
}

/**
 * Spectral modifier of modules on façades: M = g(ρ)·(b0·R + b1/(b2 + R^b3) + b4/τ + b5·√w), R the absolute airmass of
 * a sun as far from the zenith as the sun is from the façade's normal over the true one, g a quadratic in ρ/0.2.
 * A sun behind the façade counts as one in its plane. NaN gives NaN.
 *
 * @param out - written and returned, [n]
 * @see [1] J. Polo, C. Sanz-Saiz, Renewable Energy 245 (2025) 122820, doi:10.1016/j.renene.2025.122820
 */
export function poloModifier(
  moduleType: PoloModuleType,
  air: FacadeAir,
  { pressurePa, albedo }: FacadeSite,
  out: Float64Array = new Float64Array(air.absoluteAirmass.length),
): Float64Array {
  const { b, albedo: g } = POLO[moduleType]
  const ground = albedo / 0.2
  const ofGround = g[0] * ground * ground + g[1] * ground + g[2]
  const incidenceDeg = air.incidenceDeg.map((angle) => Math.min(90, angle))
  const onFacade = absoluteAirmass(relativeAirmass(incidenceDeg), pressurePa)
  for (let i = 0; i < out.length; i++) {
    const ratio = onFacade[i] / air.absoluteAirmass[i]
    out[i] =
      ofGround *
      (b[0] * ratio +
        b[1] / (b[2] + ratio ** b[3]) +
        b[4] / air.aod500[i] +
        b[5] * Math.sqrt(air.precipitableWaterCm[i]))
  }
  return out
}
