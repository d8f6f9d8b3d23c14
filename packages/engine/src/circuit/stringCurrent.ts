import { CURVATURE, SLOPE } from './groupVoltage.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/** A step of this share of the current is an end by itself, at a bypass current too. */
const THERE_RATIO = 1e-12

/** A bracket of this share is known to the last digits of a double. */
const ROUNDING_RATIO = 1e-14

/** Distance that ends the search at most, as a share of the thermal voltage of one module: a parabola knows no knee beyond. */
const NEAR_RATIO = 0.1

/** Change of the slope over a step up to which the step follows the curve's parabola. */
const MOST_BEND = 0.5

/** Newton needs two to five steps from a value near by; from so many on the bracket is only halved. */
const NEWTON_STEPS = 50
/** Enough to double the way out to any current after those, and to halve the bracket to a double's rounding. */
const MAX_STEPS = 250

/**
 * Current of a loaded string at a voltage of the inverter's input, A, negative above open circuit; `state.result` holds the slope there.
 * Newton's steps inside a bracket, bent by the curvature: over a step d of voltage in which the slope changes by the share q an error of third order,
 * (d/V')·q², is left, which ends the search on a stretch between bypass currents; these must have been found.
 * Across a knee, where the curve is steep on one side and flat on the other, Newton's steps go to and fro between the same two currents:
 * a step must be at most half as long as the one before the last, or the bracket is halved.
 *
 * @param voltageV - at least 0
 * @param nearA - where the search starts
 */
export function stringCurrentA(state: StringState, voltageV: number, nearA: number): number {
  const { result, circuit, cells, errors } = state
  const nearV = NEAR_RATIO * circuit.module.seriesCells * cells.thermalV
  let low = -Infinity
  let high = state.brightestA
  let current = nearA < high ? nearA : high
  let lastA = Infinity
  let beforeLastA = Infinity
  for (let step = 0; step < MAX_STEPS; step++) {
    const d = voltageV - stringVoltage(state, current)
    if (d < 0) low = current
    else high = current
    const slope = result[SLOPE]
    const bend = (-result[CURVATURE] * d) / (slope * slope)
    const isBent = Math.abs(bend) < MOST_BEND
    const next = current + (d / slope) * (isBent ? 1 + 0.5 * bend : 1)
    const isInside = next >= low && next <= high
    const errorA = Math.abs(d / slope) * bend * bend
    if (isBent && isInside && Math.abs(d) <= nearV && errorA <= errors.stringA * state.brightestA) {
      if (isSameStretch(state, current, next)) {
        result[SLOPE] = slope / (1 + bend)
        return next
      }
    }
    const isNewton =
      isInside && Math.abs(next - current) <= 0.5 * beforeLastA && step < NEWTON_STEPS
    const at = current
    current = isNewton ? next : middle(low, high, state.brightestA)
    if (high - low <= ROUNDING_RATIO * state.brightestA) return current
    beforeLastA = lastA
    lastA = Math.abs(current - at)
  }
  return middle(low, high, state.brightestA)
}

function middle(low: number, high: number, brightestA: number): number {
  return low === -Infinity ? high - brightestA - Math.abs(high) : 0.5 * (low + high)
}

/** Whether no bypass diode begins to conduct between two currents, or they are as good as one. */
function isSameStretch(
  { groupCount, groupBypassA, brightestA }: StringState,
  a: number,
  b: number,
): boolean {
  if (Math.abs(a - b) <= THERE_RATIO * brightestA) return true
  for (let g = 0; g < groupCount; g++) {
    const bypassA = groupBypassA[g]
    if (a < bypassA !== b < bypassA) return false
  }
  return true
}
