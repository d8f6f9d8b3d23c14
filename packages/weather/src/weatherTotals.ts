import { DAY_MS, DAY_S, HOUR_MS, irradiationKwhM2 } from '@duet/units'
import { expectedRows } from './checks/rowsChecks.ts'
import { globalIrradiance } from './skySeries.ts'
import type { WeatherSeries } from './weatherSeries.ts'

/** Sums over all rows of a series, and what they are sums of; as they are stored and shown wherever weather has a figure. */
export interface WeatherTotals {
  /** kWh/m²; negative and missing values count as 0. GHI is what DNI and DHI make where there is none; null: no light. */
  readonly ghi_kwh_m2: number | null
  readonly dni_kwh_m2: number | null
  readonly dhi_kwh_m2: number | null
  /** Rows that are there, in days. */
  readonly day_count: number
  /** Years from the first row to the end of the last, where these are whole; else 0. */
  readonly whole_years: number
  /** Times between the first and the last row that have none. */
  readonly missing_row_count: number
}

export function weatherTotals(series: WeatherSeries): WeatherTotals {
  const { columns, stepS, intervalStartUtcMs } = series
  const sum = (wm2: Float64Array | undefined): number | null =>
    wm2 ? irradiationKwhM2(wm2, stepS) : null
  const hasLight = columns.ghi_wm2 ?? (columns.dni_wm2 && columns.dhi_wm2)
  return {
    ghi_kwh_m2: hasLight ? irradiationKwhM2(globalIrradiance(series), stepS) : null,
    dni_kwh_m2: sum(columns.dni_wm2),
    dhi_kwh_m2: sum(columns.dhi_wm2),
    day_count: (intervalStartUtcMs.length * stepS) / DAY_S,
    whole_years: wholeYears(series),
    missing_row_count: expectedRows(series) - intervalStartUtcMs.length,
  }
}

/** What an end may be off a whole year, s: an hour at midnight has no light; a longer step may be off by itself. */
const END_TOLERANCE_S = 3600

function wholeYears({
  intervalStartUtcMs,
  stepS,
  utcOffsetH,
  isTypicalYear,
}: WeatherSeries): number {
  const first = intervalStartUtcMs.at(0)
  const last = intervalStartUtcMs.at(-1)
  if (first === undefined || last === undefined) return 0
  const lastMs = last + stepS * 1000
  if (isTypicalYear) return isNear(lastMs - first, 365 * DAY_MS, stepS) ? 1 : 0
  const localMs = first + utcOffsetH * HOUR_MS
  const years = Math.round((lastMs - first) / (365.25 * DAY_MS))
  const end = new Date(localMs)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return isNear(lastMs - first, end.getTime() - localMs, stepS) ? years : 0
}

const isNear = (ms: number, wantedMs: number, stepS: number): boolean =>
  Math.abs(ms - wantedMs) <= Math.max(END_TOLERANCE_S, stepS) * 1000

/** What sums are sums of: `a typical year`, `one year`, `2 years`, `76 days`; with the rows that are missing. */
export function periodText(
  totals: Pick<WeatherTotals, 'day_count' | 'whole_years' | 'missing_row_count'>,
  isTypicalYear: boolean,
): string {
  const { missing_row_count: missing } = totals
  const length = lengthText(totals, isTypicalYear)
  if (missing === 0) return length
  return `${length}, ${missing.toLocaleString('en-US')} ${missing === 1 ? 'step' : 'steps'} missing`
}

function lengthText(
  { day_count, whole_years }: Pick<WeatherTotals, 'day_count' | 'whole_years'>,
  isTypicalYear: boolean,
): string {
  if (whole_years > 0 && isTypicalYear) return 'a typical year'
  if (whole_years > 0) return whole_years === 1 ? 'one year' : `${whole_years} years`
  const days = Number(day_count.toFixed(day_count < 10 ? 2 : 1))
  const of = isTypicalYear ? ' of a typical year' : ''
  return `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}${of}`
}
