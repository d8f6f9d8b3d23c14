import type { Outages } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { PlantSystemParameters } from '../document/plantDocument.ts'

/** Outages of a plant; undefined where it says none. */
export function outagesInput(system: PlantSystemParameters): Outages | undefined {
  const { outages_per_year: perYear, outage_mean_hours: meanHours } = system
  if (perYear === null || meanHours === null) return undefined
  return {
    perYear,
    meanHours,
    share: percentToFraction(system.outage_share_percentage ?? 100),
    weightByMonth: system.outage_month_weights ?? Array.from({ length: 12 }, () => 1),
    seed: system.outage_seed ?? 1,
  }
}
