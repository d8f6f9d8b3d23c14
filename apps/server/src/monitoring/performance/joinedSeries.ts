import type { NodeSeries } from '../readSeries.ts'

/** Sum of nodes. An interval that one of them lacks has none. */
export function addedSeries(
  { startUtcMs, values }: NodeSeries,
  keys: readonly number[],
): Float64Array {
  const total = new Float64Array(startUtcMs.length).fill(keys.length > 0 ? 0 : Number.NaN)
  for (const key of keys) {
    const own = values.get(key)
    for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (own?.[i] ?? Number.NaN)
  }
  return total
}

export const averagedSeries = (series: NodeSeries, keys: readonly number[]): Float64Array =>
  addedSeries(series, keys).map((value) => value / keys.length)
