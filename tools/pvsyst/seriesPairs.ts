import { sum } from '@duet/units'
import type { ProjectVariant } from './project.ts'
import type { VariantRun } from './runVariant.ts'

/** One variable as PVsyst has it and as the engine has it, of every hour. */
export interface SeriesPair {
  /** PVsyst's name. */
  readonly name: string
  /** Of both series: W/m², W or °C. */
  readonly unit: 'W/m²' | 'W' | '°C'
  readonly ours: Float64Array
  /** Undefined where PVsyst stored months or nothing. */
  readonly theirs: Float64Array | undefined
  /** PVsyst's sums of the months, kWh/m² or kWh; undefined of temperatures. */
  readonly theirMonths: readonly number[] | undefined
}

/** The variables that are compared, in the order of the loss diagram; those of the rear for bifacial variants alone. */
export function seriesPairs(
  variant: ProjectVariant,
  { series, gridW }: VariantRun,
): readonly SeriesPair[] {
  const light = (name: string, ours: Float64Array): SeriesPair => pair(variant, name, 'W/m²', ours)
  return [
    light('GlobInc', series.poaNominalWm2),
    light('GlobShd', series.poaAfterShadingWm2),
    light('GlobEff', series.poaAfterSpectralWm2),
    ...(variant.bifacial ? [light('GlobBak', series.rearWm2)] : []),
    pair(variant, 'TArray', '°C', series.cellC),
    pair(variant, 'EArray', 'W', series.dcMppW),
    pair(variant, 'E_Grid', 'W', gridW),
  ]
}

function pair(
  { stored, exported }: ProjectVariant,
  name: string,
  unit: SeriesPair['unit'],
  ours: Float64Array,
): SeriesPair {
  const found = stored.get(name)
  const kilo = unit === 'W' ? 1000 : 1
  const theirs = (found?.hourly ?? exported?.columns.get(name))?.map((value) => kilo * value)
  const theirMonths = theirs ? monthSums(theirs) : found?.monthly
  return { name, unit, ours, theirs, theirMonths: unit === '°C' ? undefined : theirMonths }
}

/** Hours before each month of a year of 365 days, and the end of the year. */
const MONTH_HOURS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365].map((d) => 24 * d)

/** Month of an hour of the year, 0 to 11. */
export function monthOfHour(hour: number): number {
  let month = 0
  while (month < 11 && hour >= (MONTH_HOURS[month + 1] ?? 0)) month++
  return month
}

/** Sums of the months of hourly powers, in thousands: kWh/m² or kWh. [12] */
export function monthSums(hourly: Float64Array): readonly number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const hours = hourly.subarray(MONTH_HOURS[month], MONTH_HOURS[month + 1])
    return sum(hours) / 1000
  })
}
