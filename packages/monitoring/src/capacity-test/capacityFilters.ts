import type { CapacityPoints } from './capacityPoints.ts'
import { capacityRegression, regressedW } from './capacityRegression.ts'
import type { CapacitySetup } from './capacitySetup.ts'

/** In the order in which they take points away; `range` comes last, when the reporting irradiance is known. */
export const CAPACITY_FILTERS = [
  'missing',
  'issues',
  'irradiance',
  'sun',
  'hours',
  'sensors',
  'steady',
  'clipped',
  'outliers',
  'range',
] as const
export type CapacityFilter = (typeof CAPACITY_FILTERS)[number]

/** A modelled year has no issues, no sensors and no outliers. */
const OF_MODEL: ReadonlySet<CapacityFilter> = new Set([
  'missing',
  'irradiance',
  'sun',
  'hours',
  'clipped',
  'range',
])

export interface FilterCount {
  readonly key: CapacityFilter
  readonly removed: number
  readonly left: number
}

export interface Filtered {
  readonly counts: readonly FilterCount[]
  /** Places of the points that are left. */
  readonly kept: Uint32Array
  /** By which filter a point went; absent: it is left. */
  readonly removedBy: ReadonlyMap<number, CapacityFilter>
}

export interface FilterFacts {
  readonly setup: CapacitySetup
  readonly hasWind: boolean
  /** NaN: not known, nothing is clipped. */
  readonly ratedW: number
  /** A modelled year, of which some filters say nothing. */
  readonly isModel: boolean
}

export const unfiltered = ({ startUtcMs }: CapacityPoints): Filtered => ({
  counts: [],
  kept: Uint32Array.from(startUtcMs, (_, i) => i),
  removedBy: new Map(),
})

/** All filters but the last, one after the other: a point counts for the first that takes it. */
export function firstFilters(points: CapacityPoints, facts: FilterFacts): Filtered {
  return CAPACITY_FILTERS.slice(0, -1)
    .filter((key) => !facts.isModel || OF_MODEL.has(key))
    .reduce(
      (before, key) => without(before, key, removes(key, points, facts, before.kept)),
      unfiltered(points),
    )
}

/** The last: points about the reporting irradiance. */
export function rangeFilter(
  before: Filtered,
  { poaWm2 }: CapacityPoints,
  percent: number | null,
  reportingWm2: number,
): Filtered {
  const most = ((percent ?? Infinity) / 100) * reportingWm2
  return without(before, 'range', (i) => Math.abs(poaWm2[i] - reportingWm2) > most)
}

function without(
  { counts, kept, removedBy }: Filtered,
  key: CapacityFilter,
  isOut: (i: number) => boolean,
): Filtered {
  const left = kept.filter((i) => !isOut(i))
  const gone = new Map(removedBy)
  for (const i of kept) if (isOut(i)) gone.set(i, key)
  const count = { key, removed: kept.length - left.length, left: left.length }
  return { counts: [...counts, count], kept: left, removedBy: gone }
}

const never = (): boolean => false

const above = (
  values: Float64Array,
  limit: number | null,
  factor: number,
): ((i: number) => boolean) => (limit === null ? never : (i) => values[i] > limit * factor)

function removes(
  key: CapacityFilter,
  points: CapacityPoints,
  { setup, hasWind, ratedW }: FilterFacts,
  kept: Uint32Array,
): (i: number) => boolean {
  const { powerW, poaWm2, airC, windMPerS, hour } = points
  switch (key) {
    case 'missing':
      return (i) => Number.isNaN(powerW[i] + poaWm2[i] + airC[i] + (hasWind ? windMPerS[i] : 0))
    case 'issues':
      return setup.leave_out_issues ? (i) => points.hasEvent[i] > 0 : never
    case 'irradiance':
      return (i) => poaWm2[i] < (setup.low_wm2 ?? 0) || poaWm2[i] > (setup.high_wm2 ?? Infinity)
    case 'sun':
      return (i) => points.sunElevationDeg[i] < (setup.sun_deg ?? -90)
    case 'hours':
      return (i) => hour[i] < (setup.from_hour ?? 0) || hour[i] >= (setup.to_hour ?? 25)
    case 'sensors':
      return above(points.spreadFraction, setup.sensor_percent, 0.01)
    case 'steady':
      return above(points.unsteadyFraction, setup.steady_percent, 0.01)
    case 'clipped':
      return above(powerW, setup.clip_percent, 0.01 * ratedW)
    case 'outliers':
      return outliers(points, setup.outlier_deviations, kept, hasWind)
    case 'range':
      return never
  }
}

/** Residuals of a first regression beyond some standard deviations of it. */
function outliers(
  points: CapacityPoints,
  deviations: number | null,
  kept: Uint32Array,
  hasWind: boolean,
): (i: number) => boolean {
  const first =
    deviations === null ? undefined : capacityRegression(points, points.powerW, kept, hasWind)
  if (!first || deviations === null) return never
  const most = deviations * first.residualDeviation
  return (i) => Math.abs(points.powerW[i] - regressedW(first, points, i)) > most
}
