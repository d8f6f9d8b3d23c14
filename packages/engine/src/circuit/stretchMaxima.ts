import { CURVATURE, findBypassCurrents, SLOPE, VOLTAGE } from './groupVoltage.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/** Step of the current that ends the search of a stretch, as a share of the current; power is flat there. */
const STEP_RATIO = 1e-5

const MAX_STEPS = 100

/** Pieces of the current's range where breakdown makes curves that are not concave. */
const BREAKDOWN_PIECES = 16

/**
 * Voltages at which a string by itself has a maximum of power: at most one on each stretch between the currents at which its bypass diodes
 * begin to conduct, where its curve is concave. None stands at such a current itself, because the power's slope rises there.
 *
 * @param out - maxima and the voltages of the stretches' ends are appended
 */
export function stretchMaxima(state: StringState, out: StretchVoltages): void {
  findBypassCurrents(state)
  const { kinkA } = out
  const kinks = sortedKinks(state, kinkA)
  for (let k = 0; k <= kinks; k++) {
    const from = k === 0 ? 0 : kinkA[k - 1]
    const to = k === kinks ? state.brightestA : kinkA[k]
    if (k > 0) out.kinkV[out.kinkCount++] = stringVoltage(state, from)
    if (hasMaximum(state, from, to)) {
      climb(state, from, to)
      out.peakV[out.peakCount++] = state.result[VOLTAGE]
    }
  }
}

/** Voltages of all strings at which power has maxima, and at which bypass diodes begin to conduct. */
export interface StretchVoltages {
  readonly peakV: Float64Array
  peakCount: number
  readonly kinkV: Float64Array
  kinkCount: number
  /** Scratch: currents at which a string's stretches end. */
  readonly kinkA: Float64Array
}

/** @param groups - most groups of each string */
export function makeStretchVoltages(groups: readonly number[]): StretchVoltages {
  const most = groups.reduce((sum, count) => sum + count + BREAKDOWN_PIECES, 0)
  return {
    peakV: new Float64Array(most),
    peakCount: 0,
    kinkV: new Float64Array(most),
    kinkCount: 0,
    kinkA: new Float64Array(Math.max(...groups) + BREAKDOWN_PIECES),
  }
}

/** The currents that part the stretches, rising, into `kinkA`; gives their number. */
function sortedKinks(state: StringState, kinkA: Float64Array): number {
  const { groupCount, groupBypassA, brightestA } = state
  let count = 0
  for (let g = 0; g < groupCount; g++) {
    if (groupBypassA[g] > 0 && groupBypassA[g] < brightestA) kinkA[count++] = groupBypassA[g]
  }
  if (state.cells.breakdown.factor > 0) {
    for (let k = 1; k < BREAKDOWN_PIECES; k++) kinkA[count++] = (brightestA * k) / BREAKDOWN_PIECES
  }
  kinkA.subarray(0, count).sort()
  return count
}

/** Whether the power rises at the start of a stretch and falls at its end. */
function hasMaximum(state: StringState, from: number, to: number): boolean {
  if (!(to > from)) return false
  if (from > 0 && !(powerSlopeV(state, from) > 0)) return false
  return !(powerSlopeV(state, to * (1 - 1e-12)) > 0)
}

/** d(I·V)/dI at a current, V. */
function powerSlopeV(state: StringState, currentA: number): number {
  return stringVoltage(state, currentA) + currentA * state.result[SLOPE]
}

/** Newton's steps on the slope of power inside a bracket, which is halved from the middle of the search on; the state is left at its end. */
function climb(state: StringState, from: number, to: number): void {
  const { result } = state
  let low = from
  let high = to
  let current = from + 0.9 * (to - from)
  for (let step = 0; step < MAX_STEPS; step++) {
    const f = powerSlopeV(state, current)
    if (f > 0) low = current
    else high = current
    let next = current - f / (2 * result[SLOPE] + current * result[CURVATURE])
    const isNewton = next > low && next < high && step < MAX_STEPS / 2
    if (!isNewton) next = 0.5 * (low + high)
    if (Math.abs(next - current) <= STEP_RATIO * current) return
    current = next
  }
}
