import { CURVATURE, SLOPE } from './groupVoltage.ts'
import type { InputLimits, InputPoint, InverterInput } from './inverterInput.ts'
import { stretchMaxima } from './stretchMaxima.ts'
import { stringCurrentA } from './stringCurrent.ts'
import { stringVoltage } from './stringVoltage.ts'

/** Width of the bracket that ends the search, as a share. */
const WIDTH_RATIO = 1e-12

const MAX_STEPS = 100

/** Voltages nearer to each other than this share are looked at once. */
const SAME_RATIO = 0.02

/** A maximum nearer to a limit than this share counts as held there. */
const HELD_RATIO = 1e-9

/**
 * The point of greatest power where bypass diodes may conduct: writes `out`.
 *
 * First the maxima of the single strings, each on its stretch between bypasses, are looked at for all strings together, moved to the ends of
 * the window where they lie outside, and from the best one the power is climbed. Then each stretch of voltage between bypasses of
 * any string, on which the power is concave, is searched unless its highest voltage times the current at its lowest, or a
 * tangent, shows that it holds no more.
 */
export function globalPoint(input: InverterInput, limits: InputLimits, out: InputPoint): void {
  const { stretches, strings, stringA } = input
  stretches.peakCount = 0
  stretches.kinkCount = 0
  for (let s = 0; s < strings.length; s++) {
    stretchMaxima(strings[s], stretches)
    stringA[s] = strings[s].currentA
  }
  const openV = openVoltageV(input)
  const lowV = lowestV(input, limits, openV)
  const highV = Math.max(lowV, Math.min(limits.maxV, openV))
  out.powerW = -Infinity
  climbBestPeak(input, lowV, highV, out)
  if (strings.length > 1) climbStretches(input, lowV, highV, out)
  // The strings are left at the point, and the point is theirs to the last digit.
  out.currentA = totalCurrentA(input, out.voltageV)
  out.powerW = out.voltageV * out.currentA
  const nearV = HELD_RATIO * out.voltageV
  out.isHeld =
    (lowV > 0 && out.voltageV <= lowV + nearV) || (highV < openV && out.voltageV >= highV - nearV)
}

function climbBestPeak(input: InverterInput, lowV: number, highV: number, out: InputPoint): void {
  const { peakV, peakCount } = input.stretches
  const count = spreadApart(peakV, peakCount, lowV, highV, SAME_RATIO * highV)
  if (count === 0) {
    climb(input, lowV, 0.5 * (lowV + highV), highV, out)
    return
  }
  let best = 0
  let bestW = -Infinity
  for (let k = 0; k < count; k++) {
    const powerW = peakV[k] * totalCurrentA(input, peakV[k])
    if (powerW > bestW) {
      bestW = powerW
      best = k
    }
  }
  const from = best > 0 ? peakV[best - 1] : lowV
  const to = best < count - 1 ? peakV[best + 1] : highV
  climb(input, from, peakV[best], to, out)
}

/** Climbs on every stretch between kinks that may hold more power than `out`. */
function climbStretches(input: InverterInput, lowV: number, highV: number, out: InputPoint): void {
  const { kinkV, kinkCount } = input.stretches
  const count = spreadApart(kinkV, kinkCount, lowV, highV, 0)
  let mostA = brightestA(input)
  let from = lowV
  for (let k = 0; k <= count; k++) {
    const to = k < count ? kinkV[k] : highV
    // The current falls with the voltage: what it is below bounds it here.
    if (from >= out.voltageV) mostA = Math.min(mostA, out.currentA)
    if (to > from && to * mostA > out.powerW) {
      mostA = totalCurrentA(input, from)
      if (to * mostA > out.powerW) climb(input, from, 0.5 * (from + to), to, out)
    }
    from = to
  }
}

function brightestA({ strings, counts }: InverterInput): number {
  let sumA = 0
  for (let s = 0; s < strings.length; s++) sumA += counts[s] * strings[s].brightestA
  return sumA
}

/** Highest open circuit voltage of the strings. */
export function openVoltageV({ strings }: InverterInput): number {
  let openV = 0
  for (const state of strings) openV = Math.max(openV, stringVoltage(state, 0))
  return openV
}

/**
 * Voltage below which the input cannot go for its limits: `minV`, or where the current falls to `maxA`, by halving. No higher than
 * open circuit.
 */
function lowestV(input: InverterInput, { minV, maxA }: InputLimits, openV: number): number {
  let low = Math.min(openV, Math.max(0, minV))
  if (brightestA(input) <= maxA || totalCurrentA(input, low) <= maxA) return low
  let high = openV
  while (high - low > WIDTH_RATIO * openV) {
    const middle = 0.5 * (low + high)
    if (middle <= low || middle >= high) break
    if (totalCurrentA(input, middle) > maxA) low = middle
    else high = middle
  }
  return high
}

/** Moves the first `count` voltages into the window, sorts them and drops those too near to another or no number; gives how many remain. */
function spreadApart(
  values: Float64Array,
  count: number,
  lowV: number,
  highV: number,
  apartV: number,
): number {
  for (let k = 0; k < count; k++) values[k] = Math.min(highV, Math.max(lowV, values[k]))
  values.subarray(0, count).sort()
  let remaining = 0
  for (let k = 0; k < count; k++) {
    const isApart =
      remaining === 0 ? !Number.isNaN(values[k]) : values[k] - values[remaining - 1] > apartV
    if (isApart) values[remaining++] = values[k]
  }
  return remaining
}

/** Current of all strings at a voltage, A; its derivatives into `input.sum`. */
export function totalCurrentA(
  { strings, counts, stringA, sum }: InverterInput,
  voltageV: number,
): number {
  sum.fill(0)
  for (let s = 0; s < strings.length; s++) {
    const state = strings[s]
    stringA[s] = stringCurrentA(state, voltageV, stringA[s])
    const slope = state.result[SLOPE]
    sum[0] += counts[s] * stringA[s]
    sum[1] += counts[s] / slope
    sum[2] -= (counts[s] * state.result[CURVATURE]) / (slope * slope * slope)
  }
  return sum[0]
}

/**
 * Climbs from a voltage inside a bracket to a maximum of power, into `out` if it exceeds what stands there; given up when the tangent
 * shows that it does not. Newton's steps on d(V·I)/dV, replaced by halving, which alone goes on from the middle of the search; the point of most
 * power stays between the ends.
 */
function climb(
  input: InverterInput,
  fromV: number,
  startV: number,
  toV: number,
  out: InputPoint,
): void {
  const { sum, errors } = input
  const boundW = out.powerW
  let low = fromV
  let high = toV
  let voltage = startV
  let bestV = startV
  let bestW = -Infinity
  for (let step = 0; step < MAX_STEPS; step++) {
    const currentA = totalCurrentA(input, voltage)
    const powerW = voltage * currentA
    const slope = currentA + voltage * sum[1]
    const isBest = powerW >= bestW
    if (isBest ? slope > 0 : voltage < bestV) low = voltage
    else high = voltage
    if (isBest) {
      bestW = powerW
      bestV = voltage
    }
    if (powerW > out.powerW) {
      out.powerW = powerW
      out.currentA = currentA
      out.voltageV = voltage
    }
    const gainW = Math.max(slope * (low - voltage), slope * (high - voltage))
    if (isBest && powerW + gainW <= boundW) return
    let next = voltage - slope / (2 * sum[1] + voltage * sum[2])
    const isNewton = isBest && next > low && next < high && step < MAX_STEPS / 2
    if (!isNewton) next = 0.5 * (low + high)
    const isTop = isBest && Math.abs(slope * (next - voltage)) <= errors.gainW * powerW
    if (isTop || high - low <= WIDTH_RATIO * high) return
    voltage = next
  }
}
