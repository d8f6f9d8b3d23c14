import { DEG_TO_RAD } from '@duet/units'
import { makeSkyArrays, type Sky, type SkyInputs } from './sky.ts'

/** Knots of the quadratic splines over ζ. */
const KNOTS = [0, 0, 0, 0.061, 0.187, 0.333, 0.487, 0.643, 0.778, 0.839, 1, 1, 1]

/** Rows of F11, F12, F13, F21, F22, F23: a row a spline function [1]. */
// biome-ignore format: a row a spline function
const COEFFICIENTS = [
  -0.053, 0.529, -0.028, -0.071, 0.061, -0.019,
  -0.008, 0.588, -0.062, -0.06, 0.072, -0.022,
  0.131, 0.77, -0.167, -0.026, 0.106, -0.032,
  0.328, 0.471, -0.216, 0.069, -0.105, -0.028,
  0.557, 0.241, -0.3, 0.086, -0.085, -0.012,
  0.861, -0.323, -0.355, 0.24, -0.467, -0.008,
  1.212, -1.239, -0.444, 0.305, -0.797, 0.047,
  1.099, -1.847, -0.365, 0.275, -1.132, 0.124,
  0.544, 0.157, -0.213, 0.118, -1.455, 0.292,
  0.544, 0.157, -0.213, 0.118, -1.455, 0.292,
]

/** κ of the clearness, 1/rad³. */
const KAPPA = 1.041

/** Relative airmass of Kasten and Young at the horizon: taken for a sun at or below it [1]. */
const HORIZON_AIRMASS = 1 / (0.50572 * 6.07995 ** -1.6364)

const COS_85 = Math.cos(85 * DEG_TO_RAD)

/**
 * Sky of Driesse et al.: Perez' sky with quadratic splines over ζ = 1 - 1/ε in place of the table by bins, so that
 * nothing jumps; F1 kept within 0 and 0.9. NaN in the irradiance gives NaN.
 *
 * @see [1] A. Driesse, A. Jensen, R. Perez, Solar Energy 267 (2024) 112093, doi:10.1016/j.solener.2023.112093
 */
export function perezDriesseSky(
  { zenithDeg, dniWm2, dhiWm2, extraterrestrialWm2, airmass }: SkyInputs,
  out: Sky = makeSkyArrays(dhiWm2.length),
): Sky {
  const basis = new Float64Array(3)
  for (let i = 0; i < dhiWm2.length; i++) {
    const dhi = dhiWm2[i]
    const zenith = zenithDeg[i] * DEG_TO_RAD
    const am = zenithDeg[i] >= 90 ? HORIZON_AIRMASS : airmass[i]
    const brightness = (dhi * am) / extraterrestrialWm2[i]
    const zeta = clearnessOf(dhi, dniWm2[i], zenith)
    const row = 6 * splineBasis(zeta, basis)
    const f1 =
      spline(row, basis) + spline(row + 1, basis) * brightness + spline(row + 2, basis) * zenith
    const f2 =
      spline(row + 3, basis) + spline(row + 4, basis) * brightness + spline(row + 5, basis) * zenith
    const around = Math.min(0.9, Math.max(0, f1))
    out.domeWm2[i] = dhi * (1 - around)
    out.circumsolarNormalWm2[i] = (dhi * around) / Math.max(Math.cos(zenith), COS_85)
    out.horizonWm2[i] = dhi * f2
  }
  return out
}

function clearnessOf(dhi: number, dni: number, zenith: number): number {
  const plain = dhi === 0 ? 0 : dni / (dhi + dni)
  return plain / (1 - KAPPA * zenith * zenith * zenith * (plain - 1))
}

/** The three spline functions that are not 0 at ζ, by de Boor's recursion; gives the first one's row. */
function splineBasis(zeta: number, basis: Float64Array): number {
  let k = 2
  while (k < 9 && zeta >= KNOTS[k + 1]) k++
  const step = (zeta - KNOTS[k]) / (KNOTS[k + 1] - KNOTS[k])
  const left = (zeta - KNOTS[k - 1]) / (KNOTS[k + 1] - KNOTS[k - 1])
  const right = (zeta - KNOTS[k]) / (KNOTS[k + 2] - KNOTS[k])
  basis[0] = (1 - left) * (1 - step)
  basis[1] = left * (1 - step) + (1 - right) * step
  basis[2] = right * step
  return k - 2
}

function spline(at: number, basis: Float64Array): number {
  return (
    COEFFICIENTS[at] * basis[0] + COEFFICIENTS[at + 6] * basis[1] + COEFFICIENTS[at + 12] * basis[2]
  )
}
