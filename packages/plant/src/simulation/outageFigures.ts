import { outageShares, type PlantStages, type StepClock, type SystemSeries } from '@duet/engine'
import { HOUR_S, sum, WATT_SECONDS_PER_KWH } from '@duet/units'
import type { Assumption } from './assumption.ts'

/** What the outages of a run were, for the list beside its result; empty where the plant has none. */
export function outageFigures(
  { outages: plan, unavailabilityFraction = 0 }: PlantStages,
  clock: StepClock,
  { acAfterGridLimitW }: Pick<SystemSeries, 'acAfterGridLimitW'>,
): readonly Assumption[] {
  if (plan === undefined) return []
  const { outages, shares } = outageShares(plan, clock)
  const lostW = shares.map((share, i) => share * Math.max(0, acAfterGridLimitW[i] ?? 0))
  const hours = (shares.filter((share) => share > 0).length * clock.stepS) / HOUR_S
  const lostKwh = (sum(lostW) * (1 - unavailabilityFraction) * clock.stepS) / WATT_SECONDS_PER_KWH
  const drawn = `Drawn with seed ${plan.seed}: the same seed gives the same outages.`
  return [
    { field: 'outages', value: outages.length, unit: '', reason: drawn },
    { field: 'outage_hours', value: hours, unit: 'h', reason: 'Steps in which a part is out.' },
    {
      field: 'outage_energy',
      value: lostKwh,
      unit: 'kWh',
      reason: 'Taken by outages, after the unavailability in per cent.',
    },
  ]
}
