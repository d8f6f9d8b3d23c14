import { inOwnUnit, quantityOf } from './quantity.ts'
import type { ComparableSeries } from './series.ts'

/** Even steps that two series are brought to. */
export interface StepGrid {
  readonly stepS: number
  /** A start of a step, s since 1970 UTC. */
  readonly phaseS: number
}

/** A series on the steps of a grid. */
export interface Binned {
  /** Number of the first step, from the phase of the grid. */
  readonly first: number
  /** In the unit of the quantity; NaN where the step is not whole, [n]. */
  readonly values: Float64Array
  /** Steps that have some of their values, not all. */
  readonly incomplete: number
  /** Rows begin between those of the grid, and count for the step that holds their middle. */
  readonly isMoved: boolean
}

/** Means (of sums: sums) over the steps of a grid; a step with a missing value has none. `grid.stepS` is a multiple of the series' own. */
export function onGrid(series: ComparableSeries, { stepS, phaseS }: StepGrid): Binned {
  const rows = inOwnUnit(series)
  const offsetS = series.startUtcS - phaseS + series.stepS / 2
  const binOf = (row: number): number => Math.floor((offsetS + row * series.stepS) / stepS)
  const first = binOf(0)
  const count = rows.length === 0 ? 0 : binOf(rows.length - 1) - first + 1
  const sums = new Float64Array(count)
  const counts = new Int32Array(count)
  for (let row = 0; row < rows.length; row++) {
    if (Number.isNaN(rows[row])) continue
    const bin = binOf(row) - first
    sums[bin] += rows[row]
    counts[bin] += 1
  }
  const needed = Math.round(stepS / series.stepS)
  const divisor = quantityOf(series).isSum ? 1 : needed
  const isMoved = !Number.isInteger((series.startUtcS - phaseS) / series.stepS)
  return {
    first,
    values: sums.map((sum, bin) => (counts[bin] >= needed ? sum / divisor : Number.NaN)),
    incomplete: counts.reduce((total, n) => total + (n > 0 && n < needed ? 1 : 0), 0),
    isMoved,
  }
}
