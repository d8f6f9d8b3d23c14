/** Readings of nodes of one project, sorted by node and then time, no node and time twice. All arrays are [n]. */
export interface ReadingBatch {
  readonly nodeKeys: Int32Array
  readonly atUtcMs: Float64Array
  readonly values: Float64Array
}

/**
 * The batch of what arrived. Of two readings of a node and time the later arrival stays; `onDoubled` hears of the place of each
 * that goes.
 */
export function sortedBatch(
  { nodeKeys, atUtcMs, values }: ReadingBatch,
  onDoubled: (index: number) => void,
): ReadingBatch {
  const order = new Uint32Array(nodeKeys.length).map((_, index) => index)
  const compare = (a: number, b: number): number =>
    (nodeKeys[a] ?? 0) - (nodeKeys[b] ?? 0) || (atUtcMs[a] ?? 0) - (atUtcMs[b] ?? 0)
  if (!isRising(order, compare)) order.sort((a, b) => compare(a, b) || a - b)
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const index = order[i] ?? 0
    const next = order[i + 1]
    if (next !== undefined && compare(index, next) === 0) onDoubled(index)
    else order[count++] = index
  }
  const taken = order.subarray(0, count)
  return {
    nodeKeys: Int32Array.from(taken, (index) => nodeKeys[index] ?? 0),
    atUtcMs: Float64Array.from(taken, (index) => atUtcMs[index] ?? 0),
    values: Float64Array.from(taken, (index) => values[index] ?? Number.NaN),
  }
}

function isRising(order: Uint32Array, compare: (a: number, b: number) => number): boolean {
  for (let i = 1; i < order.length; i++) if (compare(i - 1, i) >= 0) return false
  return true
}

/** First and last reading of a day of UTC. */
export interface DaySpan {
  /** yyyy-MM-dd */
  readonly day: string
  readonly from: Date
  readonly to: Date
}

/** Of the days of UTC that a batch has readings of, sorted. */
export function daySpans({ atUtcMs }: ReadingBatch): readonly DaySpan[] {
  const spans = new Map<number, { from: number; to: number }>()
  for (const ms of atUtcMs) {
    const day = Math.floor(ms / DAY_MS)
    const span = spans.get(day)
    if (!span) spans.set(day, { from: ms, to: ms })
    else if (ms < span.from) span.from = ms
    else if (ms > span.to) span.to = ms
  }
  return [...spans]
    .toSorted(([a], [b]) => a - b)
    .map(([day, { from, to }]) => ({
      day: dayText(day * DAY_MS),
      from: new Date(from),
      to: new Date(to),
    }))
}

export const DAY_MS = 86_400_000

export const dayText = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

export const dayStartUtcMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)
