import { CURVATURE, SLOPE, VOLTAGE } from './groupVoltage.ts'
import type { InputLimits, InputPoint, InverterInput } from './inverterInput.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/** Most joint steps; three are usual, and where these do not end the strings are searched piece by piece. */
const MAX_STEPS = 14

/** Distance from the strings' points that ends the steps at most, as a share of the voltage: a parabola knows no knee beyond. */
const NEAR_RATIO = 1e-3

/** How far a parabola is followed in the place of a string's curve: the change of its slope, flatter and steeper. */
const LEAST_BEND = -0.5
const MOST_BEND = 2

/** Longest step, as a share of the voltage. */
const LONGEST_STEP = 0.3

/**
 * The point of greatest power of strings without their bypass diodes: writes `out`, and answers whether the steps ended where no
 * bypass diode would conduct.
 *
 * Each step solves every string once, at its own current, and puts the parabola I(V) through that point, with the curve's slope and
 * curvature, in the place of the curve. The voltage at which the sum of the parabolas gives most power, within the limits, is the
 * next. The parabola's error, of third order, is about (d/V')·q² for a distance d over which the slope changes by the share q.
 */
export function smoothPoint(
  input: InverterInput,
  limits: InputLimits,
  startV: number,
  out: InputPoint,
): boolean {
  const { strings, stringA, counts, sum, errors } = input
  for (let s = 0; s < strings.length; s++) stringA[s] = strings[s].currentA
  let voltage = startV
  for (let step = 0; step < MAX_STEPS; step++) {
    const isRough = step === 0
    for (let s = 0; s < strings.length; s++) {
      strings[s].isRough = isRough
      stringVoltage(strings[s], stringA[s])
      strings[s].isRough = false
    }
    sumParabolas(input, voltage)
    const freeV = voltage + bestStepV(sum, voltage)
    voltage = withinLimits(freeV, voltage, limits, sum)
    let currentA = 0
    let errorA = 0
    let isNear = true
    for (let s = 0; s < strings.length; s++) {
      errorA += counts[s] * moveAlong(strings[s], voltage, stringA, s)
      isNear = isNear && Math.abs(voltage - strings[s].result[VOLTAGE]) <= NEAR_RATIO * voltage
      currentA += counts[s] * stringA[s]
    }
    if (!isRough && isNear && errorA <= errors.smoothA * Math.abs(currentA)) {
      out.voltageV = voltage
      out.currentA = currentA
      out.powerW = voltage * currentA
      out.isHeld = voltage !== freeV
      return !strings.some((state) => state.isBypassed)
    }
  }
  return false
}

/** Sum of the strings' parabolas at a voltage, with its derivatives, into `input.sum`. */
function sumParabolas({ strings, counts, sum }: InverterInput, voltage: number): void {
  sum.fill(0)
  for (let s = 0; s < strings.length; s++) {
    const { result, currentA } = strings[s]
    const conductance = 1 / result[SLOPE]
    const bend = bendOf(result)
    const d = followed(voltage - result[VOLTAGE], bend / conductance)
    sum[0] += counts[s] * (currentA + d * (conductance + 0.5 * bend * d))
    sum[1] += counts[s] * (conductance + bend * d)
    sum[2] += counts[s] * bend
  }
}

/** Second derivative of the current by the voltage, from those of the voltage by the current. */
function bendOf(result: Float64Array): number {
  const slope = result[SLOPE]
  return -result[CURVATURE] / (slope * slope * slope)
}

/** A distance from a string's point, no longer than its parabola is followed; `bendRatio` is the slope's change per volt. */
function followed(d: number, bendRatio: number): number {
  const change = d * bendRatio
  if (change < LEAST_BEND) return LEAST_BEND / bendRatio
  if (change > MOST_BEND) return MOST_BEND / bendRatio
  return d
}

/** Moves a string's current along its parabola to a voltage; gives the error of that. */
function moveAlong(
  { result, currentA }: StringState,
  voltage: number,
  stringA: Float64Array,
  s: number,
): number {
  const conductance = 1 / result[SLOPE]
  const bend = bendOf(result)
  const whole = voltage - result[VOLTAGE]
  const d = followed(whole, bend / conductance)
  stringA[s] = currentA + d * (conductance + 0.5 * bend * d)
  const change = (whole * bend) / conductance
  return Math.abs(whole * conductance) * change * change
}

/**
 * Step to the greatest power of (V + δ)·(S + S'·δ + S''·δ²/2): the root near 0 of its derivative, or Newton's step where
 * there is none.
 */
function bestStepV(sum: Float64Array, voltage: number): number {
  const c = sum[0] + voltage * sum[1]
  const b = 2 * sum[1] + voltage * sum[2]
  const discriminant = b * b - 6 * sum[2] * c
  const step = discriminant >= 0 ? (-2 * c) / (b - Math.sqrt(discriminant)) : -c / b
  return Math.min(LONGEST_STEP * voltage, Math.max(-LONGEST_STEP * voltage, step))
}

/** The voltage nearest to the one wished for that the limits allow, by the parabolas around `voltage`. */
function withinLimits(
  wishedV: number,
  voltage: number,
  { minV, maxV, maxA }: InputLimits,
  sum: Float64Array,
): number {
  const heldV = Math.min(maxV, Math.max(minV, wishedV))
  const step = heldV - voltage
  if (!(sum[0] + step * (sum[1] + 0.5 * step * sum[2]) > maxA)) return heldV
  // Where the current falls to its limit: the root of S + S'·δ + S''·δ²/2 - maxA on the falling side.
  const over = sum[0] - maxA
  const discriminant = sum[1] * sum[1] - 2 * sum[2] * over
  const toLimit =
    discriminant >= 0 ? (2 * over) / (Math.sqrt(discriminant) - sum[1]) : -over / sum[1]
  return Math.max(heldV, voltage + toLimit)
}
