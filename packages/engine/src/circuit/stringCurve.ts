import { SLOPE } from './groupVoltage.ts'
import { makeStretchVoltages, stretchMaxima } from './stretchMaxima.ts'
import { stringCurrentA } from './stringCurrent.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/**
 * Current-voltage curve of a string in points from short circuit to open circuit. Where a bypass diode begins to conduct two points stand at
 * one place, with the slopes of either side; the string's points of greatest power are among the points.
 */
export interface StringCurve {
  /** Rising, V, [n]. */
  readonly voltageV: Float64Array
  /** Falling, A, [n]. */
  readonly currentA: Float64Array
  /** dI/dV, below 0, A/V, [n]. */
  readonly slope: Float64Array
}

/** Points of each stretch between bypasses, evenly spaced in voltage and in current. */
const VOLTAGE_POINTS = 40
const CURRENT_POINTS = 20

/** Distance of a point from the end of its stretch, as a share of its current. */
const END_RATIO = 1e-12

/** Curve of a loaded string; without light, or with NaN in it, it has no points. */
export function stringCurve(state: StringState): StringCurve {
  if (!(state.brightestA > 0)) return pointsOf(state, [])
  const stretches = makeStretchVoltages([state.groupCount])
  stretchMaxima(state, stretches)
  const shortA = stringCurrentA(state, 0, state.brightestA)
  const at = (voltageV: number): number => stringCurrentA(state, voltageV, shortA)
  const kinks = [...stretches.kinkV.subarray(0, stretches.kinkCount)].filter((v) => v > 0).map(at)
  const peaks = [...stretches.peakV.subarray(0, stretches.peakCount)].map(at)
  const ends = [0, ...kinks.toSorted((a, b) => a - b), shortA]
  const currents = ends.slice(1).flatMap((to, k) => stretchCurrents(state, ends[k], to, peaks))
  return pointsOf(state, currents.toReversed())
}

/** Currents from one end of a stretch to the other, with the peaks among them, rising. */
function stretchCurrents(
  state: StringState,
  from: number,
  to: number,
  peaks: readonly number[],
): number[] {
  const first = from * (1 + END_RATIO)
  const last = to * (1 - END_RATIO)
  const highV = stringVoltage(state, first)
  const lowV = stringVoltage(state, last)
  const byCurrent = evenly(CURRENT_POINTS, first, last)
  const byVoltage = evenly(VOLTAGE_POINTS, highV, lowV).map((v) => stringCurrentA(state, v, last))
  const between = [...byVoltage, ...peaks].filter((current) => current > first && current < last)
  return [...byCurrent, ...between].toSorted((a, b) => a - b)
}

function evenly(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, k) =>
    k === count - 1 ? to : from + ((to - from) * k) / (count - 1),
  )
}

function pointsOf(state: StringState, currents: readonly number[]): StringCurve {
  const currentA = Float64Array.from(currents)
  const voltageV = new Float64Array(currentA.length)
  const slope = new Float64Array(currentA.length)
  for (let k = 0; k < currentA.length; k++) {
    voltageV[k] = stringVoltage(state, currentA[k])
    slope[k] = 1 / state.result[SLOPE]
  }
  return { voltageV, currentA, slope }
}

/**
 * Current of a curve at a voltage, A: the cubic through the two points next to it with their slopes. The end's current
 * beyond an end; NaN without points.
 */
export function curveCurrentA(
  { voltageV: v, currentA, slope }: StringCurve,
  voltageV: number,
): number {
  const last = v.length - 1
  if (last < 1) return NaN
  if (voltageV <= v[0]) return currentA[0]
  if (voltageV >= v[last]) return currentA[last]
  let k = 0
  let end = last
  while (end - k > 1) {
    const middle = (k + end) >> 1
    if (v[middle] <= voltageV) k = middle
    else end = middle
  }
  const width = v[k + 1] - v[k]
  const t = (voltageV - v[k]) / width
  const s = 1 - t
  const straight = s * s * (1 + 2 * t) * currentA[k] + t * t * (1 + 2 * s) * currentA[k + 1]
  return straight + s * t * width * (s * slope[k] - t * slope[k + 1])
}
