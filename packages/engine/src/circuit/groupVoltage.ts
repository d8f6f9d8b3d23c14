import { branchCurrentA, evaluateBranch } from './branchVoltage.ts'
import type { StringState } from './stringState.ts'

/** What is known of a group's voltage: result of `evaluateGroup`. */
export const VOLTAGE = 0
export const SLOPE = 1
export const CURVATURE = 2

/** Error that ends the balance of parallel branches on the way to a point that is not yet known, as a share of their cells' thermal voltage. */
const ROUGH_RATIO = 1e-2

/**
 * Most rounds of a balance; two to four are usual. Each comes down on the voltage and never passes it, so that the last one stands where the
 * currents' rounding, times a curve that is steep in reverse, leaves more than the bound.
 */
const MAX_STEPS = 100

/**
 * Voltage of a group at the string's current, with two derivatives, into `out`; true where the bypass diode conducts. The voltage then
 * stands at the diode's whatever the current, unless the state `ignoresBypass`.
 */
export function evaluateGroup(
  state: StringState,
  g: number,
  currentA: number,
  out: Float64Array,
): boolean {
  const { bypassV } = state.circuit.module
  if (state.ignoresBypass || currentA < state.groupBypassA[g]) {
    const first = state.groupFirstBranch[g]
    if (state.groupFirstBranch[g + 1] - first === 1) evaluateLone(state, first, currentA, out)
    else balanceBranches(state, g, currentA, out)
    const isBypassed = out[VOLTAGE] < bypassV
    if (!isBypassed || state.ignoresBypass) return isBypassed
  }
  out[VOLTAGE] = bypassV
  out[SLOPE] = 0
  out[CURVATURE] = 0
  return true
}

/** Equal branches share the current equally. */
function evaluateLone(state: StringState, b: number, currentA: number, out: Float64Array): void {
  const share = 1 / state.branchParallel[b]
  evaluateBranch(state, b, currentA * share)
  out[VOLTAGE] = state.branchV[b]
  out[SLOPE] = state.branchSlope[b] * share
  out[CURVATURE] = state.branchCurvature[b] * share * share
}

/**
 * Branches in parallel: their currents i_b, m_b times each, sum to the group's at one voltage. Each round puts the tangents of their
 * curves V_b + V_b'·(i - i_b) in the place of the curves, which lie below them (V_b is concave), and so comes down on the group's voltage;
 * the rounds end when the curvature leaves an error below the bound.
 * At the root V' = 1 / Σ m_b/V_b' and V'' = V'³·Σ m_b·V_b''/V_b'³.
 */
function balanceBranches(state: StringState, g: number, currentA: number, out: Float64Array): void {
  const { branchParallel, branchA, branchV, branchSlope, branchCurvature } = state
  const first = state.groupFirstBranch[g]
  const end = state.groupFirstBranch[g + 1]
  const ratio = state.isRough ? ROUGH_RATIO : state.errors.groupV
  const bound = ratio * state.cells.thermalV * state.branchCellCount[first]
  startShares(state, first, end, currentA)
  for (let step = 0; step < MAX_STEPS; step++) {
    let conductance = 0
    let remainder = currentA
    for (let b = first; b < end; b++) {
      evaluateBranch(state, b, branchA[b])
      const share = branchParallel[b] / branchSlope[b]
      conductance += share
      remainder -= branchParallel[b] * branchA[b] - share * branchV[b]
    }
    const voltage = remainder / conductance
    let bend = 0
    let errorV = 0
    for (let b = first; b < end; b++) {
      const slope = branchSlope[b]
      const change = (voltage - branchV[b]) / slope
      branchA[b] += change
      bend += (branchParallel[b] * branchCurvature[b]) / (slope * slope * slope)
      errorV = Math.max(errorV, Math.abs(0.5 * branchCurvature[b] * change * change))
    }
    out[VOLTAGE] = voltage
    out[SLOPE] = 1 / conductance
    out[CURVATURE] = bend / (conductance * conductance * conductance)
    if (errorV <= bound) return
  }
}

/** Shares what the group's current has grown since the last balance as the slopes of that would have it. */
function startShares(state: StringState, first: number, end: number, currentA: number): void {
  const { branchParallel, branchA, branchSlope } = state
  let conductance = 0
  let remainder = currentA
  for (let b = first; b < end; b++) {
    conductance += branchParallel[b] / branchSlope[b]
    remainder -= branchParallel[b] * branchA[b]
  }
  const voltage = remainder / conductance
  for (let b = first; b < end; b++) branchA[b] += voltage / branchSlope[b]
}

/** Finds the current at which each group's bypass diode begins to conduct, `groupBypassA`, and lets them conduct. */
export function findBypassCurrents(state: StringState): void {
  const { bypassV } = state.circuit.module
  state.ignoresBypass = false
  if (bypassV === -Infinity) return
  for (let g = 0; g < state.groupCount; g++) {
    let sumA = 0
    for (let b = state.groupFirstBranch[g]; b < state.groupFirstBranch[g + 1]; b++) {
      sumA += state.branchParallel[b] * branchCurrentA(state, b, bypassV)
    }
    state.groupBypassA[g] = sumA
  }
}
