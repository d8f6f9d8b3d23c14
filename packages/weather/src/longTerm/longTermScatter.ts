import { roundEdges, type ValueGrid, valueGrid } from '@duet/comparison'
import type { MonthTransfers } from './monthTransfers.ts'
import type { LightPairs } from './pairs.ts'

/** What a correction makes of values of the reference. */
export interface TransferCurve {
  /** Months of the year with this curve of their own, 0 to 11; empty: of all others. */
  readonly months: readonly number[]
  /** Values of the reference, rising, and what becomes of them, [n] each. */
  readonly reference: Float64Array
  readonly corrected: Float64Array
}

export interface LongTermScatter {
  /** Pairs by the reference (x) and what was measured (y), on the same edges. */
  readonly pairs: ValueGrid
  readonly curves: readonly TransferCurve[]
}

const CELLS = 40

/** The pairs that a correction was made from, counted by cells, and the curves of it. @throws RangeError for no pairs */
export function longTermScatter(
  { reference, measured }: LightPairs,
  { transfers, ownMonths }: MonthTransfers,
): LongTermScatter {
  if (reference.length === 0) throw new RangeError('got no pairs, expected at least one')
  const all = [...reference, ...measured]
  const least = all.reduce((low, value) => Math.min(low, value))
  const greatest = all.reduce((high, value) => Math.max(high, value))
  const edges = roundEdges(least, greatest, CELLS)
  const isShared = (month: number): boolean => !ownMonths.includes(month)
  const shared = transfers.findIndex((_transfer, month) => isShared(month))
  const curve = (month: number, months: readonly number[]): TransferCurve => {
    const xs = Float64Array.from(edges)
    const transfer = transfers[month] ?? ((value: number): number => value)
    return { months, reference: xs, corrected: xs.map((x) => Math.max(0, transfer(x))) }
  }
  return {
    pairs: valueGrid(reference, measured, edges, edges),
    curves: [
      ...(shared < 0 ? [] : [curve(shared, [])]),
      ...ownMonths.map((month) => curve(month, [month])),
    ],
  }
}
