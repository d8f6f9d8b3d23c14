import { zenithIndependentClearness } from './clearnessIndex.ts'
import { DIRINT } from './dirintTable.ts'
import { discBeam } from './disc.ts'
import type { GlobalInputs } from './splitGlobal.ts'

/** What helps DIRINT where it is known. */
export interface DirintOptions {
  /** [n] or one value; undefined: the airmass stays that of sea level. */
  readonly pressurePa?: Float64Array | number
  /** [n], °C; NaN where unknown. */
  readonly dewPointC?: Float64Array
  /** Steps follow each other within an hour and a half, so that their change shows clouds; true where absent. */
  readonly isSeries?: boolean
}

/** Upper edges of the bins, the last bin without one; the table's order. */
const CLEARNESS_EDGES = [0.24, 0.4, 0.56, 0.7, 0.8]
const ZENITH_EDGES_DEG = [25, 40, 55, 70, 80]
const CHANGE_EDGES = [0.015, 0.035, 0.07, 0.15, 0.3]
const WATER_EDGES_CM = [1, 2, 3]

/** Bins for what is not known. */
const CHANGE_UNKNOWN = 6
const WATER_UNKNOWN = 4

/**
 * Beam from the global irradiance by DIRINT: DISC's beam times a factor from a table by clearness (freed of the sun's
 * height), zenith, the change of clearness to the steps before and after, and precipitable water from the dew point,
 * w = exp(0.07·T_d - 0.075).
 *
 * 0 where DISC finds no beam. NaN in the global irradiance gives NaN.
 *
 * @param out - written and returned, [n], W/m²
 * @see [1] R. Perez et al., ASHRAE Transactions 98 (1992) 354-369
 */
export function dirintBeamWm2(
  inputs: GlobalInputs,
  { pressurePa, dewPointC, isSeries = true }: DirintOptions = {},
  out: Float64Array = new Float64Array(inputs.ghiWm2.length),
): Float64Array {
  const { dniWm2, clearness, airmass } = discBeam(inputs, pressurePa)
  const flat = zenithIndependentClearness(clearness, airmass)
  for (let i = 0; i < out.length; i++) {
    if (dniWm2[i] === 0 || Number.isNaN(dniWm2[i])) {
      out[i] = dniWm2[i]
      continue
    }
    const change = isSeries ? binOf(changeAt(flat, i), CHANGE_EDGES) : CHANGE_UNKNOWN
    const dewC = dewPointC ? dewPointC[i] : NaN
    const water = Number.isNaN(dewC)
      ? WATER_UNKNOWN
      : binOf(Math.exp(0.07 * dewC - 0.075), WATER_EDGES_CM)
    const row = binOf(flat[i], CLEARNESS_EDGES) * 6 + binOf(inputs.zenithDeg[i], ZENITH_EDGES_DEG)
    out[i] = dniWm2[i] * DIRINT[(row * 7 + change) * 5 + water] * 1e-5
  }
  return out
}

/**
 * Half the sum of the changes to both neighbours. The ends of the series take their one neighbour twice; a neighbour
 * that is missing adds nothing.
 */
function changeAt(flat: Float64Array, i: number): number {
  const last = flat.length - 1
  const before = Math.abs(flat[i] - flat[i > 0 ? i - 1 : Math.min(1, last)])
  const after = Math.abs(flat[i] - flat[i < last ? i + 1 : Math.max(last - 1, 0)])
  return 0.5 * ((Number.isNaN(before) ? 0 : before) + (Number.isNaN(after) ? 0 : after))
}

function binOf(value: number, edges: readonly number[]): number {
  let bin = 0
  while (bin < edges.length && value >= edges[bin]) bin++
  return bin
}
