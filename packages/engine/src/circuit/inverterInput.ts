import type { CellParameters } from './cellParameters.ts'
import type { EvenPoint } from './evenMaximumPower.ts'
import { FINE_ERRORS, type SearchErrors } from './searchErrors.ts'
import { makeStretchVoltages, type StretchVoltages } from './stretchMaxima.ts'
import type { StringCircuit } from './stringCircuit.ts'
import { loadString, makeStringState, type StringState } from './stringState.ts'

/** What an inverter's input allows; 0 and Infinity where it sets no limit. */
export interface InputLimits {
  readonly minV: number
  readonly maxV: number
  /** Of all strings together. It goes before `maxV`: an inverter sheds current by rising in voltage. */
  readonly maxA: number
}

export const NO_LIMITS: InputLimits = { minV: 0, maxV: Infinity, maxA: Infinity }

/** The point of greatest power of strings in parallel, at the inverter. */
export interface InputPoint {
  powerW: number
  voltageV: number
  currentA: number
  /** What the strings' wires take beside it. */
  wireLossW: number
  /** A limit holds the input off its point of greatest power. */
  isHeld: boolean
}

export function makeInputPoint(): InputPoint {
  return { powerW: 0, voltageV: 0, currentA: 0, wireLossW: 0, isHeld: false }
}

/** Kinds of strings in parallel at one input, with the working arrays of their solution. */
export interface InverterInput {
  readonly strings: readonly StringState[]
  readonly errors: SearchErrors
  /** Strings of each kind, fractions allowed, [strings]. */
  readonly counts: Float64Array
  /** Light values of all strings, one string's after the other's. */
  readonly lightCount: number
  /** Share of each light value in the mean light of all cells; the sum is 1, [lightCount]. */
  readonly lightShare: Float64Array
  /** Mean light of all cells of the last load, W/m². */
  meanLightWm2: number
  /** Sum of the strings' currents at a voltage, with two derivatives: A, A/V, A/V². */
  readonly sum: Float64Array
  /** Current of each string at the voltage looked at, A, [strings]. */
  readonly stringA: Float64Array
  /** Scratch: the even cell's point, and the voltages that the search over bypass diodes looks at. */
  readonly even: EvenPoint
  readonly stretches: StretchVoltages
}

export function makeInverterInput(
  circuits: readonly StringCircuit[],
  counts: Float64Array,
  cells: CellParameters,
  errors: SearchErrors = FINE_ERRORS,
): InverterInput {
  const strings = circuits.map((circuit) => makeStringState(circuit, cells, errors))
  const lightShare = inputLightShare(circuits, counts)
  return {
    strings,
    errors,
    counts,
    lightCount: lightShare.length,
    lightShare,
    meanLightWm2: 0,
    sum: new Float64Array(3),
    stringA: new Float64Array(strings.length),
    even: { diodeV: 0, junctionA: 0, currentA: 0 },
    stretches: makeStretchVoltages(strings.map((state) => state.groupSeries.length)),
  }
}

function inputLightShare(circuits: readonly StringCircuit[], counts: Float64Array): Float64Array {
  const cellCounts = circuits.map((circuit, s) => counts[s] * circuit.cellCount)
  const total = cellCounts.reduce((sum, count) => sum + count, 0)
  return Float64Array.from(
    circuits.flatMap(({ lightShare }, s) =>
      Array.from(lightShare, (share) => (share * cellCounts[s]) / total),
    ),
  )
}

/**
 * Puts light on the cells of all strings, which have one temperature.
 *
 * @param lightWm2 - effective light, `input.lightCount` values from `offset` on: those of the first string, then the second's
 */
export function loadInverterInput(
  input: InverterInput,
  cells: CellParameters,
  lightWm2: Float64Array,
  offset: number,
): void {
  let first = offset
  for (const state of input.strings) {
    loadString(state, cells, lightWm2, first)
    first += state.circuit.lightCount
  }
  input.meanLightWm2 = 0
  for (let k = 0; k < input.lightCount; k++) {
    input.meanLightWm2 += input.lightShare[k] * lightWm2[offset + k]
  }
}
