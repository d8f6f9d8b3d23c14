import { branchCurrentA, evaluateBranch } from './branchVoltage.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/**
 * What every cell and bypass diode of a module does at one current of the module. The power of the cells, Σ `cellV`·`cellA`, and of the
 * diodes, Σ `groupV`·`diodeA`, sums to that at the terminals; what is negative is turned into heat.
 */
export interface ModuleCells {
  readonly currentA: number
  readonly voltageV: number
  /** Voltage (negative in reverse) and current of each cell, row by row, [cells]. */
  readonly cellV: Float64Array
  readonly cellA: Float64Array
  /** Voltage of each group of cells, and the current that its diode leads past it, row by row, [groups]. */
  readonly groupV: Float64Array
  readonly diodeA: Float64Array
}

/**
 * Cells and diodes of the one module of a loaded string, at a current of the string.
 *
 * @param state - of one module lit by `cell`, without wire; its bypass currents have been found
 * @param lightWm2 - that it was loaded with, [cells]
 */
export function moduleCells(
  state: StringState,
  lightWm2: Float64Array,
  currentA: number,
): ModuleCells {
  const { groups, levelCount } = state.circuit.module
  const voltageV = stringVoltage(state, currentA)
  const out: ModuleCells = {
    currentA,
    voltageV,
    cellV: new Float64Array(levelCount),
    cellA: new Float64Array(levelCount),
    groupV: Float64Array.from(groups, (_, g) => state.groupV[state.groupOfModule[g]]),
    diodeA: new Float64Array(groups.length),
  }
  let b = 0
  groups.forEach(({ branches }, g) => {
    const counted = state.groupOfModule[g]
    // At its bypass current the diode begins to conduct; the cells carry no more than that.
    const isBypassed = currentA >= state.groupBypassA[counted]
    let cellsA = 0
    for (const { levels } of branches) {
      const place = state.groupFirstBranch[counted] + state.branchOfModule[b++]
      const branchA = isBypassed
        ? branchCurrentA(state, place, out.groupV[g])
        : state.branchA[place]
      cellsA += branchA
      storeBranch(state, place, branchA, { levels, lightWm2 }, out)
    }
    if (isBypassed) out.diodeA[g] = currentA - cellsA
  })
  return out
}

/** Voltages of the cells of one branch, whose solution stands at `place` of the state: cells of the same light are alike. */
function storeBranch(
  state: StringState,
  place: number,
  branchA: number,
  { levels, lightWm2 }: { readonly levels: Int32Array; readonly lightWm2: Float64Array },
  out: ModuleCells,
): void {
  const { cellLightA, cellDiodeV, branchFirstCell, cells } = state
  evaluateBranch(state, place, branchA)
  for (const cell of levels) {
    const lightA = lightWm2[cell] * cells.lightAPerWm2
    let at = branchFirstCell[place]
    while (at + 1 < branchFirstCell[place + 1] && cellLightA[at] !== lightA) at++
    out.cellV[cell] = cellDiodeV[at] - branchA * cells.seriesOhm
    out.cellA[cell] = branchA
  }
}
