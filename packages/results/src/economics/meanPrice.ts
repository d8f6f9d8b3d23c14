import type { EnergyPrice } from './costModel.ts'

/** Energy of a month and an hour of the day, from 0. */
export interface HourEnergy {
  readonly month: number
  readonly hour: number
  readonly energyKwh: number
}

/** The price of the first year over all its energy. Undefined: it is by hour, and there is no energy. */
export function meanPricePerMwh(
  { flat_per_mwh, hourly_per_mwh }: EnergyPrice,
  energy: readonly HourEnergy[],
): number | undefined {
  if (flat_per_mwh !== null) return flat_per_mwh
  const total = energy.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  if (total <= 0) return undefined
  const earned = energy.reduce(
    (sum, { month, hour, energyKwh }) => sum + energyKwh * (hourly_per_mwh?.[month]?.[hour] ?? 0),
    0,
  )
  return earned / total
}
