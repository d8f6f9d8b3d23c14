import { HOUR_MS, sum } from '@duet/units'
import type { EnergyPrice } from './costModel.ts'

/** Energy of an hour of site time of all years of a run. Month and hour count from 0, the day of the month from 1. */
export interface HourEnergy {
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly energyKwh: number
}

/**
 * Prices of the first years; the last one grows on. One that goes by the hour is the mean over all energy of the first year.
 * Undefined: it is by hour, and there is no energy.
 */
export function energyPrices(
  price: EnergyPrice,
  energy: readonly HourEnergy[],
): readonly number[] | undefined {
  if (price.yearly_per_mwh !== null) return price.yearly_per_mwh
  if (price.flat_per_mwh !== null) return [price.flat_per_mwh]
  const total = sum(energy.map(({ energyKwh }) => energyKwh))
  if (total <= 0) return undefined
  return [sum(energy.map((hour) => hour.energyKwh * priceAt(price, hour))) / total]
}

function priceAt(
  { hourly_per_mwh, series_per_mwh }: EnergyPrice,
  { month, day, hour }: HourEnergy,
): number {
  if (hourly_per_mwh !== null) return hourly_per_mwh[month]?.[hour] ?? 0
  return series_per_mwh?.[hourOfYear(month, day, hour)] ?? 0
}

const COMMON_YEAR = 2001

/** From 0, in a year of 365 days: 29 February is as the day before. */
function hourOfYear(month: number, day: number, hour: number): number {
  const isLeapDay = month === 1 && day === 29
  const midnight = Date.UTC(COMMON_YEAR, month, isLeapDay ? 28 : day)
  return (midnight - Date.UTC(COMMON_YEAR, 0)) / HOUR_MS + hour
}
