import { type CellParameters, shuntSiemens } from './cellParameters.ts'

/** A cell near its point of greatest power. */
export interface EvenPoint {
  diodeV: number
  /** Current of the junction, I_0·exp(V_d/a). */
  junctionA: number
  currentA: number
}

/** Change of the diode voltage, as a share of the thermal voltage, that ends the search; and most steps of it. */
const STEP_RATIO = 0.02
const MAX_STEPS = 30

/**
 * A cell near its point of greatest power, where searches start: Newton's steps in the diode voltage x on
 * d(I·V)/dx = I - g·(x - 2·I·R_s) = 0, g = -dI/dx [1], each at most two thermal voltages long. Recombination is left out.
 *
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export function evenMaximumPower(
  cells: CellParameters,
  lightWm2: number,
  out: EvenPoint,
): EvenPoint {
  const { saturationA, thermalV, seriesOhm } = cells
  const lightA = lightWm2 * cells.lightAPerWm2
  const siemens = shuntSiemens(cells, lightWm2)
  const most = 2 * thermalV
  let x = Math.min(thermalV * Math.log1p((0.05 * lightA) / saturationA), (0.5 * lightA) / siemens)
  for (let step = 0; step < MAX_STEPS; step++) {
    const junctionA = saturationA * Math.exp(x / thermalV)
    const current = lightA + saturationA - junctionA - x * siemens
    out.diodeV = x
    out.junctionA = junctionA
    out.currentA = Math.min(0.999 * lightA, Math.max(0.1 * lightA, current))
    const slope = junctionA / thermalV + siemens
    const span = x - 2 * current * seriesOhm
    const f = current - slope * span
    const derivative = -slope * (2 + 2 * slope * seriesOhm) - (junctionA * span) / thermalV ** 2
    const change = Math.min(most, Math.max(-most, f / Math.min(derivative, -slope)))
    if (Math.abs(change) <= STEP_RATIO * thermalV) break
    x -= change
  }
  return out
}
