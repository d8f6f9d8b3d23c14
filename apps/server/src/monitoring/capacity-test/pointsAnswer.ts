import { type CapacitySide, regressedW } from '@duet/monitoring'
import type { CapacityTest } from '../../graphql/resolvers.gen.ts'

/** Points of an answer: all that count up to a limit, and some of those that were left out. */
const MOST_KEPT = 4000
const MOST_REMOVED = 1500

/** Points that count and, to be seen beside them, those that a filter after the first took; thinned evenly. */
export function pointsAnswer({
  filtered: { kept, removedBy },
  points,
  powerW,
  regression,
}: CapacitySide): CapacityTest['points'] {
  const removed = [...removedBy].filter(([i, key]) => key !== 'missing' && !Number.isNaN(powerW[i]))
  const shown = [
    ...thinned([...kept], MOST_KEPT),
    ...thinned(
      removed.map(([i]) => i),
      MOST_REMOVED,
    ),
  ].toSorted((a, b) => a - b)
  const rounded = (values: Float64Array, digits: number): (number | null)[] =>
    shown.map((i) => numberOf(values[i], digits))
  return {
    time: shown.map((i) => new Date(points.startUtcMs[i] ?? 0).toISOString()),
    power_w: rounded(powerW, 0),
    poa_wm2: rounded(points.poaWm2, 2),
    air_c: rounded(points.airC, 2),
    wind_m_per_s: rounded(points.windMPerS, 2),
    fitted_w: shown.map((i) =>
      regression ? numberOf(regressedW(regression, points, i), 0) : null,
    ),
    removed_by: shown.map((i) => removedBy.get(i) ?? null),
    kept_count: kept.length,
    removed_count: removed.length,
  }
}

function thinned(places: readonly number[], most: number): readonly number[] {
  const every = Math.ceil(places.length / most)
  return every <= 1 ? places : places.filter((_, at) => at % every === 0)
}

function numberOf(value: number | undefined, digits: number): number | null {
  if (value === undefined || !Number.isFinite(value)) return null
  return Math.round(value * 10 ** digits) / 10 ** digits
}
