import { intervalsOf, runsOf } from '../day/runs.ts'
import type { InputState } from './state.ts'

/** Share of one string that has to be missing: 0.8 of it (domain table), and of inputs whose strings are not known. */
const STRING_SHARE = 0.8
const UNKNOWN_DROP = 0.05
const LEAST_DROP = 0.02
/** Coming days with data that have to show it as well, and how many of them are looked at. */
const DAYS = 3
/** From this share on it needs no days to be sure. */
const LARGE_DROP = 0.4
const LARGE_MINUTES = 60

export interface InputLoss {
  readonly state: InputState
  /** First and last interval of the day; undefined where nothing is missing. */
  readonly run?: { readonly from: number; readonly to: number }
  /** Share of the current of the input that is missing, 0 to 1. */
  readonly missingShare: number
}

/** Drop of the ratio from which on a string is missing. */
export const stringDrop = (strings: number | undefined): number =>
  strings === undefined ? UNKNOWN_DROP : Math.max(LEAST_DROP, STRING_SHARE / strings)

export interface InputLossOptions {
  /** Drop of the ratio from which on something is missing. */
  readonly drop: number
  readonly stepS: number
  /** A large drop needs no days to be sure. */
  readonly isSudden: boolean
}

/**
 * What is missing at a DC input in a day.
 *
 * @param ratios - current over the typical input of the inverter by interval, [n]; NaN where it says nothing
 * @param coming - ratio of each of the days after, null where unknown
 */
export function inputLoss(
  before: InputState,
  ratios: Float64Array,
  coming: readonly (number | null)[],
  { drop, stepS, isSudden }: InputLossOptions,
): InputLoss {
  const none = { state: { ...before, isOpen: false }, missingShare: 0 }
  const { level } = before
  if (level === null) return none
  const smooth = runningMedian(ratios)
  const isLow = smooth.map((ratio) => (ratio < level * (1 - drop) ? 1 : 0))
  const runs = runsOf(isLow, 2, isLow.length)
  const [run] = runs
  if (!run) return hasValues(ratios) ? none : { state: before, missingShare: 0 }
  let sum = 0
  let count = 0
  for (let i = run.from; i < run.to; i++) {
    if (!isLow[i] || Number.isNaN(ratios[i])) continue
    sum += ratios[i]
    count++
  }
  const missingShare = Math.min(1, Math.max(0, 1 - sum / count / level))
  const isLarge =
    isSudden &&
    missingShare > LARGE_DROP &&
    run.to - run.from >= intervalsOf(LARGE_MINUTES, stepS, 3)
  const next = coming.filter((ratio) => ratio !== null).slice(0, DAYS)
  const goesOn = next.length >= DAYS && next.every((ratio) => ratio < level * (1 - drop))
  if (!before.isOpen && !isLarge && !goesOn) return none
  return { state: { ...before, isOpen: true }, run, missingShare }
}

/** Own level of an input, from clean days; a tenth of the way each day. */
export function learnedInput(state: InputState, ratio: number | null): InputState {
  if (state.isOpen || ratio === null) return state
  if (state.level === null) return { ...state, level: ratio }
  return { ...state, level: state.level + (ratio - state.level) / 20 }
}

const HALF_WINDOW = 3

/** Median of seven known values about each known value, [n]. */
function runningMedian(values: Float64Array): Float64Array {
  const at: number[] = []
  values.forEach((value, i) => {
    if (!Number.isNaN(value)) at.push(i)
  })
  const smooth = new Float64Array(values.length).fill(Number.NaN)
  at.forEach((i, k) => {
    const window = at
      .slice(Math.max(0, k - HALF_WINDOW), k + HALF_WINDOW + 1)
      .map((j) => values[j])
      .sort((a, b) => a - b)
    smooth[i] = window[window.length >> 1]
  })
  return smooth
}

const hasValues = (values: Float64Array): boolean => values.some((value) => !Number.isNaN(value))
