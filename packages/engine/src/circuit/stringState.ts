import { type CellParameters, shuntSiemens } from './cellParameters.ts'
import type { EvenPoint } from './evenMaximumPower.ts'
import type { CircuitBranch } from './moduleCircuit.ts'
import { FINE_ERRORS, type SearchErrors } from './searchErrors.ts'
import type { StringCircuit } from './stringCircuit.ts'

/**
 * A string in its light: the circuit with equal parts counted, and the working arrays of its solution. Made once a string
 * circuit, loaded for each step. Groups stand in `groupFirstBranch[g]` to `groupFirstBranch[g + 1]`, branches in `branchFirstCell[b]`
 * to `branchFirstCell[b + 1]`; only the first `groupCount` groups, and what they hold, mean anything.
 */
export interface StringState {
  readonly circuit: StringCircuit
  readonly errors: SearchErrors
  cells: CellParameters
  /** Mean light of the cells, W/m². */
  meanLightWm2: number
  /** Current of the string if all its cells had the light of the brightest; above it no voltage is left. */
  brightestA: number
  groupCount: number
  /** Equal groups in series, [groups]. */
  readonly groupSeries: Float64Array
  readonly groupFirstBranch: Int32Array
  /** Current at which the group's bypass diode begins to conduct; Infinity until `findBypassCurrents`. */
  readonly groupBypassA: Float64Array
  /** Where the groups of the module loaded last were counted, and each of its branches, by their place in that group. */
  readonly groupOfModule: Int32Array
  readonly branchOfModule: Int32Array
  readonly groupV: Float64Array
  readonly groupSlope: Float64Array
  /** Equal branches in parallel, [branches]. */
  readonly branchParallel: Float64Array
  readonly branchFirstCell: Int32Array
  readonly branchCellCount: Float64Array
  /** Current of the branch, and its voltage with two derivatives by the current: V, V/A, V/A². */
  readonly branchA: Float64Array
  readonly branchV: Float64Array
  readonly branchSlope: Float64Array
  readonly branchCurvature: Float64Array
  readonly cellLightA: Float64Array
  readonly cellSiemens: Float64Array
  /** Equal cells in series. */
  readonly cellSeries: Float64Array
  /** Diode voltage of the last solution: where the next one starts. */
  readonly cellDiodeV: Float64Array
  /** A current of the junction, and the diode voltage that carries it. */
  readonly cellJunctionA: Float64Array
  readonly cellJunctionV: Float64Array
  /** Voltage at the inverter with two derivatives by the string's current, of the last `stringVoltage`. */
  readonly result: Float64Array
  /** Current of the last solution. */
  currentA: number
  /** The groups have no bypass diodes: their curves are concave throughout. So from load until `findBypassCurrents`. */
  ignoresBypass: boolean
  /** A bypass diode conducted, or would have, in the last `stringVoltage`. */
  isBypassed: boolean
  /** Parallel branches need not be balanced to the last digit: the point is only on the way. */
  isRough: boolean
  /** Recombination or breakdown is asked for. */
  isExtended: boolean
  /** Scratch: of a group's voltage, and of a cell's current with recombination or breakdown. */
  readonly group: Float64Array
  readonly extended: Float64Array
}

export function makeStringState(
  circuit: StringCircuit,
  cells: CellParameters,
  errors: SearchErrors = FINE_ERRORS,
): StringState {
  const modules = circuit.moduleCounts.length
  const { groups } = circuit.module
  const branches = groups.flatMap((group) => group.branches)
  const groupLength = modules * groups.length
  const branchLength = modules * branches.length
  const cellLength = modules * branches.reduce((sum, branch) => sum + branch.levels.length, 0)
  return {
    circuit,
    errors,
    cells,
    meanLightWm2: 0,
    brightestA: 0,
    groupCount: 0,
    groupSeries: new Float64Array(groupLength),
    groupFirstBranch: new Int32Array(groupLength + 1),
    groupBypassA: new Float64Array(groupLength),
    groupOfModule: new Int32Array(groups.length),
    branchOfModule: new Int32Array(branches.length),
    groupV: new Float64Array(groupLength),
    groupSlope: new Float64Array(groupLength),
    branchParallel: new Float64Array(branchLength),
    branchFirstCell: new Int32Array(branchLength + 1),
    branchCellCount: new Float64Array(branchLength),
    branchA: new Float64Array(branchLength),
    branchV: new Float64Array(branchLength),
    branchSlope: new Float64Array(branchLength),
    branchCurvature: new Float64Array(branchLength),
    cellLightA: new Float64Array(cellLength),
    cellSiemens: new Float64Array(cellLength),
    cellSeries: new Float64Array(cellLength),
    cellDiodeV: new Float64Array(cellLength),
    cellJunctionA: new Float64Array(cellLength),
    cellJunctionV: new Float64Array(cellLength),
    result: new Float64Array(3),
    currentA: 0,
    ignoresBypass: true,
    isBypassed: false,
    isRough: false,
    isExtended: false,
    group: new Float64Array(3),
    extended: new Float64Array(3),
  }
}

/**
 * Puts light on the cells of a string. Cells of a branch, branches of a group and groups of the string that turn out equal are
 * counted: evenly lit, whatever its size, a string is one cell.
 *
 * @param lightWm2 - effective light, `circuit.lightCount` values from `offset` on; NaN gives a string of NaN
 */
export function loadString(
  state: StringState,
  cells: CellParameters,
  lightWm2: Float64Array,
  offset: number,
): void {
  const { circuit } = state
  const { groups, levelCount } = circuit.module
  state.cells = cells
  state.isExtended = cells.recombinationV > 0 || cells.breakdown.factor > 0
  state.ignoresBypass = true
  state.groupCount = 0
  state.meanLightWm2 = 0
  for (let k = 0; k < circuit.lightCount; k++) {
    state.meanLightWm2 += circuit.lightShare[k] * lightWm2[offset + k]
  }
  for (let m = 0; m < circuit.moduleCounts.length; m++) {
    const at = offset + m * levelCount
    if (m > 0 && isSameLight(lightWm2, at - levelCount, at, levelCount)) {
      groups.forEach(({ count }, g) => {
        state.groupSeries[state.groupOfModule[g]] += count * circuit.moduleCounts[m]
      })
      continue
    }
    let b = 0
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g]
      const first = state.groupFirstBranch[state.groupCount]
      let branchCount = 0
      for (const branch of group.branches) {
        const counted = appendBranch(state, first, first + branchCount, branch, lightWm2, at)
        state.branchOfModule[b++] = counted - first
        if (counted === first + branchCount) branchCount++
      }
      const count = group.count * circuit.moduleCounts[m]
      state.groupOfModule[g] = endGroup(state, first + branchCount, count)
    }
  }
  const end = cellEnd(state)
  let brightest = 0
  for (let c = 0; c < end; c++) {
    const light = state.cellLightA[c]
    brightest = Math.max(brightest, light)
    state.cellSiemens[c] = shuntSiemens(cells, light)
    state.cellLightA[c] = light * cells.lightAPerWm2
  }
  state.brightestA = brightest * cells.lightAPerWm2 * circuit.module.parallelStrings
}

/** A branch whose dimmest cell has less than this share of the mean light is taken to start at the dimmest. */
const EVEN_RATIO = 0.9

/**
 * Where the first solution starts: every cell at the junction of the even cell, the branches at currents in proportion to their
 * light, the string at that of its dimmest group.
 *
 * @returns the dimmest group's current over the brightest's
 */
export function startString(state: StringState, even: EvenPoint, evenLightWm2: number): number {
  const { branchParallel, branchA, groupFirstBranch } = state
  const currentPerA = even.currentA / (evenLightWm2 * state.cells.lightAPerWm2)
  let least = Infinity
  let most = 0
  for (let g = 0; g < state.groupCount; g++) {
    let groupA = 0
    for (let b = groupFirstBranch[g]; b < groupFirstBranch[g + 1]; b++) {
      branchA[b] = currentPerA * startBranch(state, b, even)
      groupA += branchParallel[b] * branchA[b]
    }
    least = Math.min(least, groupA)
    most = Math.max(most, groupA)
  }
  state.currentA = least
  return most > 0 ? least / most : 1
}

/** Starts the cells of a branch; gives the light current that its own goes by. */
function startBranch(state: StringState, b: number, { diodeV, junctionA }: EvenPoint): number {
  const { cellLightA, cellSeries, branchFirstCell } = state
  let sumA = 0
  let leastA = Infinity
  for (let c = branchFirstCell[b]; c < branchFirstCell[b + 1]; c++) {
    sumA += cellSeries[c] * cellLightA[c]
    leastA = Math.min(leastA, cellLightA[c])
    state.cellDiodeV[c] = diodeV
    state.cellJunctionA[c] = junctionA
    state.cellJunctionV[c] = diodeV
  }
  state.branchSlope[b] = -1
  const meanA = sumA / state.branchCellCount[b]
  return leastA < EVEN_RATIO * meanA ? leastA : meanA
}

function cellEnd(state: StringState): number {
  return state.branchFirstCell[state.groupFirstBranch[state.groupCount]]
}

/** Writes branch `b` (light still in W/m²), or counts it to an equal one of its group and leaves `branchParallel[b]` 0; gives the place of either. */
function appendBranch(
  state: StringState,
  groupFirst: number,
  b: number,
  { levels, cells, count }: CircuitBranch,
  lightWm2: Float64Array,
  offset: number,
): number {
  const { cellLightA, cellSeries, branchFirstCell, branchParallel, branchCellCount } = state
  const first = branchFirstCell[b]
  let end = first
  let cellCount = 0
  for (let k = 0; k < levels.length; k++) {
    const light = lightWm2[offset + levels[k]]
    cellCount += cells[k]
    if (end > first && cellLightA[end - 1] === light) {
      cellSeries[end - 1] += cells[k]
    } else {
      cellLightA[end] = light
      cellSeries[end] = cells[k]
      end++
    }
  }
  branchFirstCell[b + 1] = end
  branchParallel[b] = 0
  branchCellCount[b] = cellCount
  for (let known = groupFirst; known < b; known++) {
    if (isSameBranch(state, known, b)) {
      branchParallel[known] += count
      return known
    }
  }
  branchParallel[b] = count
  return b
}

/** Whether two modules have the same light. */
function isSameLight(lightWm2: Float64Array, a: number, b: number, count: number): boolean {
  for (let k = 0; k < count; k++) if (lightWm2[a + k] !== lightWm2[b + k]) return false
  return true
}

/** Ends the group whose branches end before `endBranch`, or counts it to an equal one; gives the place of either. */
function endGroup(state: StringState, endBranch: number, count: number): number {
  const { groupFirstBranch, groupSeries, groupBypassA } = state
  const g = state.groupCount
  groupFirstBranch[g + 1] = endBranch
  for (let known = 0; known < g; known++) {
    if (isSameGroup(state, known, g)) {
      groupSeries[known] += count
      return known
    }
  }
  groupSeries[g] = count
  groupBypassA[g] = Infinity
  state.groupCount++
  return g
}

function isSameGroup(state: StringState, a: number, b: number): boolean {
  const { groupFirstBranch, branchParallel } = state
  const firstA = groupFirstBranch[a]
  const firstB = groupFirstBranch[b]
  const branches = groupFirstBranch[a + 1] - firstA
  if (groupFirstBranch[b + 1] - firstB !== branches) return false
  for (let k = 0; k < branches; k++) {
    if (branchParallel[firstA + k] !== branchParallel[firstB + k]) return false
    if (!isSameBranch(state, firstA + k, firstB + k)) return false
  }
  return true
}

function isSameBranch(state: StringState, a: number, b: number): boolean {
  const { branchFirstCell, cellLightA, cellSeries } = state
  const firstA = branchFirstCell[a]
  const firstB = branchFirstCell[b]
  const cells = branchFirstCell[a + 1] - firstA
  if (branchFirstCell[b + 1] - firstB !== cells) return false
  for (let k = 0; k < cells; k++) {
    if (cellLightA[firstA + k] !== cellLightA[firstB + k]) return false
    if (cellSeries[firstA + k] !== cellSeries[firstB + k]) return false
  }
  return true
}
