import { DAY_S, HOUR_S } from '@duet/units'
import { rainInWindow, stepsWithin } from './rainWindow.ts'

/** How dirt gathers and goes. */
export interface KimberSoiling {
  /** Loss that a dry day adds. */
  readonly lossPerDay: number
  /** Rain of `rainPeriodH` above which the modules are clean, mm. */
  readonly cleaningRainMm: number
  readonly rainPeriodH: number
  /** Days after such rain on which the ground is too damp for dust. */
  readonly graceDays: number
  readonly maxLossFraction: number
  readonly initialLossFraction: number
  /** Steps at which the modules are washed by hand. */
  readonly washedSteps: readonly number[]
}

/**
 * Loss of light by dirt [1]: it grows by the same amount every day, is gone with enough rain and stays away for the days of
 * grace, and never passes its maximum. The first step has the initial loss.
 *
 * @param rainMm - of each step, [n], mm
 * @param out - written and returned, [n], fraction
 * @see [1] A. Kimber et al., 4th IEEE WCPEC (2006) 2391-2395, doi:10.1109/WCPEC.2006.279690
 */
export function kimberSoilingLoss(
  rainMm: Float64Array,
  stepS: number,
  soiling: KimberSoiling,
  out: Float64Array = new Float64Array(rainMm.length),
): Float64Array {
  const rain = rainInWindow(rainMm, stepS, soiling.rainPeriodH * HOUR_S)
  const graceSteps = stepsWithin(soiling.graceDays * DAY_S, stepS)
  const washed = new Set(soiling.washedSteps)
  const perStep = (soiling.lossPerDay * stepS) / DAY_S
  let lastRain = -Infinity
  let gathered = soiling.initialLossFraction
  for (let i = 0; i < out.length; i++) {
    if (i > 0) gathered += perStep
    if (rain[i] > soiling.cleaningRainMm) lastRain = i
    if (i - lastRain < graceSteps || washed.has(i)) gathered = 0
    out[i] = Math.min(gathered, soiling.maxLossFraction)
  }
  return out
}
