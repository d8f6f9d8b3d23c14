import type { Weather } from '@duet/engine'
import { type Buckets, bucketsOf, type ColumnScope, findColumn, rollUp } from '@duet/results'
import { HOUR_MS } from '@duet/units'

/** Energy of a month of the time range, local standard time. */
export interface MonthlyEnergy {
  /** yyyy-MM */
  readonly month: string
  readonly energy_kwh: number
}

const months = new WeakMap<Weather, Buckets>()

/** The months of a weather, found once for all blocks and plants that are run in it. */
function monthsOf(weather: Weather): Buckets {
  const { intervalStartUtcMs, utcOffsetH } = weather
  const found = months.get(weather) ?? bucketsOf(intervalStartUtcMs, 'OneMonth', utcOffsetH)
  months.set(weather, found)
  return found
}

/** The column of each scope that leaves it. */
const LEAVING = { block: 'ac_block', system: 'grid' } as const

export function monthlyEnergies(
  scope: ColumnScope,
  powerW: Float64Array,
  weather: Weather,
): readonly MonthlyEnergy[] {
  const column = findColumn(scope, LEAVING[scope])
  if (!column) throw new Error(`no result column '${LEAVING[scope]}' of a ${scope}`)
  const buckets = monthsOf(weather)
  const energies = rollUp(column, powerW, buckets, weather.stepS)
  return Array.from(energies, (energy_kwh, i) => ({
    month: new Date((buckets.startUtcMs[i] ?? 0) + weather.utcOffsetH * HOUR_MS)
      .toISOString()
      .slice(0, 7),
    energy_kwh,
  }))
}
