import { EVENT_TYPES, type EventType } from '../model/event.ts'
import type { Cause, LeafWork } from '../rules/work.ts'

/** Causes that are known by days: the energy that they may take is that of the leaf's day. */
const OF_DAYS: ReadonlySet<EventType> = new Set([
  'string_outage',
  'tracker_misaligned',
  'shading',
  'soiling',
  'degradation',
])

/** Balance of a leaf in a day, W times intervals. */
export interface LeafBalance {
  readonly model: number
  readonly sensor: number
  /** By cause, in the order in which they take. */
  readonly taken: ReadonlyMap<Cause, number>
  readonly residual: number
  readonly over: number
}

const PRIORITY = new Map(EVENT_TYPES.map((type, rank) => [type, rank]))

/** Causes in the order of D-17, the same of one type by node. */
export const inOrder = (causes: readonly Cause[]): readonly Cause[] =>
  [...causes].sort(
    (a, b) =>
      (PRIORITY.get(a.type) ?? 0) - (PRIORITY.get(b.type) ?? 0) ||
      (a.nodeId < b.nodeId ? -1 : Number(a.nodeId > b.nodeId)) ||
      a.from - b.from,
  )

/**
 * Gives each cause its part of what a leaf misses (D-17): at each interval D = max(0, model − sensor), and causes take from it
 * in order, each at most its potential. A cause of days takes from what is left of the day and not of the interval, since
 * noise of single intervals would hide most of a loss of a few per cent: its potential is scaled to what the day misses, and
 * where an interval misses less the difference is over-performance.
 * `Σ taken + residual − over = model − sensor` to rounding, no part negative.
 *
 * @param causes - in order
 */
export function allocateLeaf(
  { expectedW, filledW, index }: LeafWork,
  causes: readonly Cause[],
): LeafBalance {
  const n = expectedW.length
  const taken = new Map<Cause, number>()
  const delta = new Float64Array(n)
  for (let i = 0; i < n; i++) delta[i] = expectedW[i] - filledW[i]
  const touched = new Uint8Array(n)
  const own = causes.flatMap((cause) => {
    const potential = cause.potentials.get(index)
    return potential ? [{ cause, potential }] : []
  })
  for (const { cause, potential } of own) {
    if (OF_DAYS.has(cause.type)) continue
    taken.set(cause, takeFromIntervals(delta, potential, touched))
  }
  for (const { cause, potential } of own) {
    if (OF_DAYS.has(cause.type)) taken.set(cause, takeFromDay(delta, potential, touched))
  }
  let [model, sensor, residual, over] = [0, 0, 0, 0]
  for (let i = 0; i < n; i++) {
    model += expectedW[i]
    sensor += filledW[i]
    residual += Math.max(0, delta[i])
    over += Math.max(0, -delta[i])
  }
  return { model, sensor, taken, residual, over }
}

function takeFromIntervals(
  delta: Float64Array,
  potential: Float64Array,
  touched: Uint8Array,
): number {
  let sum = 0
  for (let i = 0; i < delta.length; i++) {
    const part = Math.min(potential[i], Math.max(0, delta[i]))
    if (potential[i] > 0) touched[i] = 1
    delta[i] -= part
    sum += part
  }
  return sum
}

/** Intervals that another cause has reached are left to it. */
function takeFromDay(delta: Float64Array, potential: Float64Array, touched: Uint8Array): number {
  let missing = 0
  let possible = 0
  for (let i = 0; i < delta.length; i++) {
    if (touched[i] || potential[i] <= 0) continue
    missing += delta[i]
    possible += potential[i]
  }
  if (possible <= 0) return 0
  const scale = Math.min(1, Math.max(0, missing / possible))
  for (let i = 0; i < delta.length; i++) {
    if (!touched[i] && potential[i] > 0) delta[i] -= scale * potential[i]
  }
  return scale * possible
}
