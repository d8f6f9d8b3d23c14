import { HOUR_S } from '@duet/units'
import { errorFunction } from './errorFunction.ts'
import { rainInWindow } from './rainWindow.ts'

/** Dust in the air, how fast it falls, and the rain that takes it away. */
export interface HsuSoiling {
  /** Particles below 2.5 and 10 µm at each step, [n] or one for all, g/m³. */
  readonly pm25GPerM3: Float64Array
  readonly pm10GPerM3: Float64Array
  /** Speed of deposition of particles up to 2.5 µm and of those from 2.5 to 10 µm, m/s. */
  readonly fineMPerS: number
  readonly coarseMPerS: number
  readonly tiltDeg: number
  /** Rain of `rainPeriodH` at which the modules are clean, mm. */
  readonly cleaningRainMm: number
  readonly rainPeriodH: number
  /** Steps at which the modules are washed by hand. */
  readonly washedSteps: readonly number[]
}

/**
 * Share of the light that passes the dust [1]: the mass that falls on the tilted glass since the last rain, m g/m², takes
 * 34.37·erf(0.17·m^0.8473) per cent. The dust of a step in which rain or a wash cleans is gone with it. NaN gives NaN.
 *
 * @param rainMm - of each step, [n], mm
 * @param out - written and returned, [n], fraction
 * @see [1] M. Coello, L. Boyle, IEEE J. Photovolt. 9 (2019) 1382-1387, doi:10.1109/JPHOTOV.2019.2919628
 */
export function hsuSoilingRatio(
  rainMm: Float64Array,
  stepS: number,
  soiling: HsuSoiling,
  out: Float64Array = new Float64Array(rainMm.length),
): Float64Array {
  const { pm25GPerM3, pm10GPerM3, fineMPerS, coarseMPerS } = soiling
  const washed = new Set(soiling.washedSteps)
  const rain = rainInWindow(rainMm, stepS, soiling.rainPeriodH * HOUR_S)
  const shareOfFall = stepS * Math.cos((soiling.tiltDeg * Math.PI) / 180)
  let mass = 0
  for (let i = 0; i < out.length; i++) {
    const fine = pm25GPerM3[i % pm25GPerM3.length]
    const coarse = Math.max(0, pm10GPerM3[i % pm10GPerM3.length] - fine)
    mass += (fine * fineMPerS + coarse * coarseMPerS) * shareOfFall
    if (rain[i] >= soiling.cleaningRainMm || washed.has(i)) mass = 0
    out[i] = 1 - 0.3437 * errorFunction(0.17 * mass ** 0.8473)
  }
  return out
}
