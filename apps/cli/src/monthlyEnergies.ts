import type { Weather } from '@duet/engine'
import { bucketsOf, type ColumnScope, findColumn, rollUp } from '@duet/results'
import { HOUR_MS } from '@duet/units'

/** Energy of a month of the time range, local standard time. */
export interface MonthlyEnergy {
  /** yyyy-MM */
  readonly month: string
  readonly energy_kwh: number
}

/** The column of each scope that leaves it. */
const LEAVING = { block: 'ac_block', system: 'grid' } as const

export function monthlyEnergies(
  scope: ColumnScope,
  powerW: Float64Array,
  { intervalStartUtcMs, utcOffsetH, stepS }: Weather,
): readonly MonthlyEnergy[] {
  const column = findColumn(scope, LEAVING[scope])
  if (!column) throw new Error(`no result column '${LEAVING[scope]}' of a ${scope}`)
  const buckets = bucketsOf(intervalStartUtcMs, 'OneMonth', utcOffsetH)
  const energies = rollUp(column, powerW, buckets, stepS)
  return Array.from(energies, (energy_kwh, i) => ({
    month: new Date((buckets.startUtcMs[i] ?? 0) + utcOffsetH * HOUR_MS).toISOString().slice(0, 7),
    energy_kwh,
  }))
}
