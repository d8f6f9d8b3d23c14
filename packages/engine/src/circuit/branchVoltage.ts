import { cellDiodeV, extendedDiodeV } from './cellVoltage.ts'
import type { StringState } from './stringState.ts'

/**
 * Voltage of a branch of cells in series at its current, with two derivatives: `branchV`, `branchSlope`, `branchCurvature`.
 *
 * V(i) = Σ x_c(I_L,c - i) - i·R_s [Bishop 1988]. With J the junction's current the diode voltage rises with the excess current u by
 * dx/du = 1 / (J/a + G), and d²x/du² = -(J/a²)·(dx/du)³.
 */
export function evaluateBranch(state: StringState, b: number, currentA: number): void {
  if (state.isExtended) {
    evaluateExtended(state, b, currentA)
    return
  }
  const { cellLightA, cellSiemens, cellSeries, branchFirstCell, cells } = state
  const { saturationA, thermalV, seriesOhm } = cells
  const conductance = 1 / thermalV
  const end = branchFirstCell[b + 1]
  let sumV = 0
  let sumSlope = 0
  let sumCurvature = 0
  for (let c = branchFirstCell[b]; c < end; c++) {
    const excessA = cellLightA[c] - currentA
    const siemens = cellSiemens[c]
    const x = cellDiodeV(state, c, excessA, saturationA, thermalV)
    const n = cellSeries[c]
    // The junction carries what the shunt leaves; in reverse rounding may leave less than nothing.
    const junctionS = Math.max(excessA + saturationA - siemens * x, 0) * conductance
    const rise = 1 / (junctionS + siemens)
    sumV += n * x
    sumSlope += n * rise
    sumCurvature += n * junctionS * rise * rise * rise
  }
  const seriesSum = state.branchCellCount[b] * seriesOhm
  state.branchA[b] = currentA
  state.branchV[b] = sumV - currentA * seriesSum
  state.branchSlope[b] = -sumSlope - seriesSum
  state.branchCurvature[b] = -sumCurvature * conductance
}

/** The same with recombination or breakdown in the cells. */
function evaluateExtended(state: StringState, b: number, currentA: number): void {
  const { cellLightA, cellSiemens, cellSeries, branchFirstCell, cells, extended } = state
  let sumV = 0
  let sumSlope = 0
  let sumCurvature = 0
  const extras = {
    recombinationVa: 0,
    builtInV: cells.builtInV,
    breakdown: cells.breakdown,
  }
  for (let c = branchFirstCell[b]; c < branchFirstCell[b + 1]; c++) {
    extras.recombinationVa = cellLightA[c] * cells.recombinationV
    const x = extendedDiodeV(
      cellLightA[c] - currentA,
      cells.saturationA,
      cellSiemens[c],
      cells.thermalV,
      extras,
      extended,
    )
    state.cellDiodeV[c] = x
    const rise = 1 / extended[1]
    sumV += cellSeries[c] * x
    sumSlope += cellSeries[c] * rise
    sumCurvature += cellSeries[c] * extended[2] * rise * rise * rise
  }
  const seriesSum = state.branchCellCount[b] * cells.seriesOhm
  state.branchA[b] = currentA
  state.branchV[b] = sumV - currentA * seriesSum
  state.branchSlope[b] = -sumSlope - seriesSum
  state.branchCurvature[b] = -sumCurvature
}

/** Most steps of the search for a branch's current; a bracket is halved where Newton's step leaves it, and from the middle of the search on. */
const MAX_STEPS = 200

/**
 * Current of a branch at a voltage, A, to 1e-10 of the light current; Newton's steps inside a bracket.
 *
 * @param voltageV - below the branch's open circuit voltage
 */
export function branchCurrentA(state: StringState, b: number, voltageV: number): number {
  const { cellLightA, branchFirstCell } = state
  let brightestA = 0
  for (let c = branchFirstCell[b]; c < branchFirstCell[b + 1]; c++) {
    brightestA = Math.max(brightestA, cellLightA[c])
  }
  let low = 0
  let high = Infinity
  let current = brightestA
  for (let step = 0; step < MAX_STEPS; step++) {
    evaluateBranch(state, b, current)
    const overV = state.branchV[b] - voltageV
    if (overV > 0) low = current
    else high = current
    let next = current - overV / state.branchSlope[b]
    const isNewton = next >= low && next <= high && (step < MAX_STEPS / 2 || high === Infinity)
    if (!isNewton) next = 0.5 * (low + high)
    const change = Math.abs(next - current)
    current = next
    if (change <= 1e-10 * brightestA || high - low <= 1e-10 * brightestA) break
  }
  return current
}
