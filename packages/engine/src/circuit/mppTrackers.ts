import { sum } from '@duet/units'
import type { CellParameters } from './cellParameters.ts'
import {
  type InputPoint,
  type InverterInput,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
  NO_LIMITS,
} from './inverterInput.ts'
import { maximumInputPower } from './maximumInputPower.ts'
import type { SearchErrors } from './searchErrors.ts'
import type { StringCircuit } from './stringCircuit.ts'

/** Strings that work at one voltage, that of their greatest power. */
export interface MppTracker {
  readonly input: InverterInput
  /** Where their light begins in that of all strings. */
  readonly lightFrom: number
  /** Of all strings; `input` is as if all were such. */
  readonly share: number
  /** Of `input`, where `solveTrackers` left it. */
  readonly point: InputPoint
}

/** Kinds of strings with their light one after the other, and who follows their point of greatest power. */
export interface TrackedStrings {
  /** All kinds, for their number and light. */
  readonly all: InverterInput
  readonly trackers: readonly MppTracker[]
}

/** All strings at one voltage. */
export function atOneVoltage(all: InverterInput): TrackedStrings {
  return { all, trackers: [{ input: all, lightFrom: 0, share: 1, point: makeInputPoint() }] }
}

/** Strings of each kind at a voltage of their own. */
export function atOwnVoltages(
  all: InverterInput,
  circuits: readonly StringCircuit[],
  cells: CellParameters,
  errors?: SearchErrors,
): TrackedStrings {
  const stringCount = sum(all.counts)
  const whole = Float64Array.of(stringCount)
  let lightFrom = 0
  const trackers = circuits.map((circuit, kind) => {
    const from = lightFrom
    lightFrom += circuit.lightCount
    return {
      input: makeInverterInput([circuit], whole, cells, errors),
      lightFrom: from,
      share: all.counts[kind] / stringCount,
      point: makeInputPoint(),
    }
  })
  return { all, trackers }
}

/**
 * The points of greatest power of all strings together, without limits: sums, and the voltage that the power comes at in the mean. Leaves
 * every tracker at its point.
 *
 * @param lightWm2 - of all strings, [all.lightCount]
 */
export function solveTrackers(
  { trackers }: TrackedStrings,
  cells: CellParameters,
  lightWm2: Float64Array,
  out: InputPoint,
): void {
  for (const { input, lightFrom, point } of trackers) {
    loadInverterInput(input, cells, lightWm2, lightFrom)
    maximumInputPower(input, NO_LIMITS, point)
  }
  if (trackers.length === 1) {
    Object.assign(out, trackers[0].point)
    return
  }
  const total = (value: (point: InputPoint) => number): number =>
    sum(trackers.map(({ share, point }) => share * value(point)))
  out.powerW = total(({ powerW }) => powerW)
  out.currentA = total(({ currentA }) => currentA)
  out.wireLossW = total(({ wireLossW }) => wireLossW)
  const weightedV = total(({ powerW, voltageV }) => powerW * voltageV)
  out.voltageV = out.powerW > 0 ? weightedV / out.powerW : out.powerW
  out.isHeld = false
}
