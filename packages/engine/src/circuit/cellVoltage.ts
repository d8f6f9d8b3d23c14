import type { Breakdown } from '../electrical/diodeLosses.ts'

/** What a cell does beside its junction and its shunt. */
export interface CellExtras {
  /** Light current times the recombination voltage, A·V; 0: no recombination. */
  readonly recombinationVa: number
  readonly builtInV: number
  readonly breakdown: Breakdown
}

/** Error of the diode voltage that ends a solve, as a share of the thermal voltage; 4e-9 of a cell's voltage. */
const ERROR_RATIO = 1e-7

/** Steps in the logarithm; the usual number is one or two. From there on the equation itself is solved. */
const LOGARITHM_STEPS = 20

/** Most steps of a solve from a bound above: these fall on the root, the last of them as squares. */
const MAX_STEPS = 200

/** Thermal voltages in reverse at which the junction passes its whole saturation current, to a double's rounding. */
const DEEP_REVERSE = -40

/**
 * Diode voltage x of cell `c` whose junction and shunt together carry `excessA` = I_L - I:
 * I_0·(exp(x/a) - 1) + x·G = `excessA` [1]; found from the cell's last one, and written to `state`.
 *
 * Where the junction carries more than the shunt answers to (a·G below the junction's current J), the root is sought in
 * h(x) = x - a·ln(J/I_0) = 0, J = excessA + I_0 - x·G, nearly a straight line there: with r = a·G/J the step d of Newton, bent by
 * h'' = r²/a, leaves about (r·d/a)³·a/3, after one logarithm as a rule. Elsewhere the equation itself is used. Both forms are convex and
 * rising, so that Newton's steps come down on the root once they have passed it.
 *
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export function cellDiodeV(
  state: JunctionStates,
  c: number,
  excessA: number,
  saturationA: number,
  thermalV: number,
): number {
  const { cellSiemens, cellDiodeV: diodeV, cellJunctionA, cellJunctionV } = state
  const siemens = cellSiemens[c]
  const carriedA = excessA + saturationA
  const shuntA = thermalV * siemens
  let x = diodeV[c]
  for (let step = 0; step < LOGARITHM_STEPS; step++) {
    const junctionA = carriedA - siemens * x
    if (!(junctionA > shuntA)) break
    const knownA = cellJunctionA[c]
    const lnV =
      junctionA > 0.5 * knownA && junctionA < 2 * knownA
        ? cellJunctionV[c] + thermalV * logNearOne(junctionA, knownA)
        : thermalV * Math.log(junctionA / saturationA)
    cellJunctionA[c] = junctionA
    cellJunctionV[c] = lnV
    // Newton's step d = -h/(1 + r), and r·d/a, with one division.
    const perA = 1 / (junctionA + shuntA)
    const straight = junctionA * perA
    const moved = (lnV - x) * siemens * perA
    x += straight * (lnV - x - 0.5 * moved * moved * thermalV)
    if (Math.abs(moved * moved * moved) <= ERROR_RATIO) {
      diodeV[c] = x
      return x
    }
  }
  x = shuntedDiodeV(excessA, x, saturationA, siemens, thermalV)
  diodeV[c] = x
  return x
}

/**
 * The diode voltages of the last solution, and a junction current J for which a·ln(J/I_0) is known, from which the next logarithm is a short way; each [cells].
 */
interface JunctionStates {
  readonly cellSiemens: Float64Array
  readonly cellDiodeV: Float64Array
  readonly cellJunctionA: Float64Array
  readonly cellJunctionV: Float64Array
}

/**
 * ln(a/b) for a/b between 1/2 and 2: 2·artanh z = 2·(z + z³/3 + z⁵/5 + ...), z = (a - b)/(a + b), to 1e-10.
 */
function logNearOne(a: number, b: number): number {
  const z = (a - b) / (a + b)
  const y = z * z
  let sum = 1 / 15 + y * (1 / 17)
  sum = 1 / 13 + y * sum
  sum = 1 / 11 + y * sum
  sum = 1 / 9 + y * sum
  sum = 1 / 7 + y * sum
  sum = 1 / 5 + y * sum
  sum = 1 / 3 + y * sum
  return 2 * z * (1 + y * sum)
}

/**
 * The root where the shunt carries much of the current, or the cell is in reverse. A step from below the root passes it, no further than to
 * the bound from above, where the slope is at most a few times that at the root; from above the steps fall on the root and never pass it.
 */
function shuntedDiodeV(
  excessA: number,
  nearV: number,
  saturationA: number,
  siemens: number,
  thermalV: number,
): number {
  const reverseV = (excessA + saturationA) / siemens
  if (reverseV < DEEP_REVERSE * thermalV) return reverseV
  const highestV = excessA > 0 ? highestDiodeV(excessA, saturationA, siemens, thermalV) : 0
  let x = nearV < highestV ? nearV : highestV
  for (let step = 0; step < MAX_STEPS; step++) {
    const junctionA = saturationA * Math.exp(x / thermalV)
    const f = junctionA - saturationA + x * siemens - excessA
    const change = -f / (junctionA / thermalV + siemens)
    x = Math.min(x + change, highestV)
    // Newton leaves the square of its last step, times the share of the junction in the slope, which is at most 1.
    if (change * change <= 2 * ERROR_RATIO * thermalV * thermalV) break
  }
  return x
}

function highestDiodeV(
  excessA: number,
  saturationA: number,
  siemens: number,
  thermalV: number,
): number {
  return Math.min(excessA / siemens, thermalV * Math.log1p(excessA / saturationA))
}

/**
 * Diode voltage of a cell with recombination or breakdown: the root of `extendedCurrentA` = `excessA`. Newton's steps inside a
 * bracket that shrinks with each, and is halved from the middle of the search on; the end is a step below the error allowed, or a bracket
 * of that width.
 */
export function extendedDiodeV(
  excessA: number,
  saturationA: number,
  siemens: number,
  thermalV: number,
  extras: CellExtras,
  out: Float64Array,
): number {
  // The lost current comes on top, so that the root lies below that without; in reverse it is at most its value at 0 V.
  const lostA = extras.recombinationVa / extras.builtInV
  let high = excessA > 0 ? highestDiodeV(excessA, saturationA, siemens, thermalV) : 0
  if (high >= extras.builtInV) high = extras.builtInV * (1 - 1e-9)
  let low = excessA > lostA ? 0 : (excessA - lostA) / siemens
  const { factor, voltageV } = extras.breakdown
  if (factor > 0 && low <= voltageV) low = voltageV * (1 - 1e-9)
  let x = high
  for (let step = 0; step < MAX_STEPS; step++) {
    extendedCurrentA(x, saturationA, siemens, thermalV, extras, out)
    const f = out[0] - excessA
    if (f > 0) high = x
    else low = x
    let next = x - f / out[1]
    if (!(next >= low && next <= high && step < MAX_STEPS / 2)) next = 0.5 * (low + high)
    const change = next - x
    x = next
    if (Math.abs(change) <= ERROR_RATIO * thermalV || high - low <= ERROR_RATIO * thermalV) break
  }
  extendedCurrentA(x, saturationA, siemens, thermalV, extras, out)
  return x
}

/** Current of junction, shunt and extras at a diode voltage, with its first and second derivative: [A, A/V, A/V²]. */
function extendedCurrentA(
  x: number,
  saturationA: number,
  siemens: number,
  thermalV: number,
  { recombinationVa, builtInV, breakdown }: CellExtras,
  out: Float64Array,
): void {
  const junctionA = saturationA * Math.exp(x / thermalV)
  const distanceV = builtInV - x
  const lostA = recombinationVa > 0 ? recombinationVa / distanceV : 0
  out[0] = junctionA - saturationA + x * siemens + lostA
  out[1] = junctionA / thermalV + siemens + (lostA > 0 ? lostA / distanceV : 0)
  out[2] =
    junctionA / (thermalV * thermalV) + (lostA > 0 ? (2 * lostA) / (distanceV * distanceV) : 0)
  const { factor, voltageV, exponent } = breakdown
  if (factor === 0 || x >= 0) return
  const left = 1 - x / voltageV
  const term = siemens * factor * left ** -exponent
  const rate = exponent / (left * voltageV)
  out[0] += x * term
  out[1] += term * (1 + x * rate)
  out[2] += term * rate * (2 + (x * (exponent + 1)) / (left * voltageV))
}
