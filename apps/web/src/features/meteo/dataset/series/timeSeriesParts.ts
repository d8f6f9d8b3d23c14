import type { WeatherTable } from '../../useDatasets.ts'
import { fittingInterval } from '../rollUps.ts'
import type { TimeSpan } from '../siteDays.ts'
import { seriesOf } from '../weatherSeries.ts'

/** More points than this cannot be distinguished on a screen. */
const MOST_POINTS = 9000

export interface LoadedPart extends TimeSpan {
  readonly interval: string
  readonly isWhole: boolean
}

/**
 * What to read for a part that is in view: half of it more on both sides, so that a small move needs no new answer,
 * in the shortest steps of which there are not too many.
 */
export function loadedPart(inView: TimeSpan, whole: TimeSpan, step: string): LoadedPart {
  const lengthMs = inView.toMs - inView.fromMs
  const grid = Math.max(60_000, 2 ** Math.floor(Math.log2(lengthMs / 2)))
  const fromMs = Math.max(whole.fromMs, Math.floor((inView.fromMs - lengthMs / 2) / grid) * grid)
  const toMs = Math.min(whole.toMs, Math.ceil((inView.toMs + lengthMs / 2) / grid) * grid)
  const part = { fromMs, toMs }
  return {
    ...part,
    interval: fittingInterval(part, step, MOST_POINTS),
    isWhole: fromMs === whole.fromMs && toMs === whole.toMs,
  }
}

/** Points [ms of site time, value]. */
export interface TimeSeries {
  readonly column: string
  readonly unit: string
  readonly points: readonly (readonly [number, number | null])[]
}

/** The long steps with a part of them replaced by the short ones. */
export function mergedSeries(
  all: WeatherTable,
  part: WeatherTable | undefined,
  columns: readonly string[],
  offsetMs: number,
): readonly TimeSeries[] {
  const partMs = part?.time.map((iso) => Date.parse(iso)) ?? []
  const [firstMs, lastMs] = [partMs[0] ?? Infinity, partMs.at(-1) ?? -Infinity]
  const allMs = all.time.map((iso) => Date.parse(iso))
  return columns.flatMap((column) => {
    const coarse = seriesOf(all, column)
    if (coarse === undefined) return []
    const fine = part === undefined ? undefined : seriesOf(part, column)
    const long = allMs.map((ms, at) => [ms + offsetMs, coarse.values[at] ?? null] as const)
    if (fine === undefined) return [{ column, unit: coarse.unit, points: long }]
    const points = [
      ...long.filter(([ms]) => ms - offsetMs < firstMs),
      ...partMs.map((ms, at) => [ms + offsetMs, fine.values[at] ?? null] as const),
      ...long.filter(([ms]) => ms - offsetMs > lastMs),
    ]
    return [{ column, unit: coarse.unit, points }]
  })
}
