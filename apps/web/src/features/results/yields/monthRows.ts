import { formatMonth } from '../../../lib/formatTime.ts'

interface Series {
  readonly time: readonly string[]
  readonly columns: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** One month of a run. */
export interface MonthRow {
  /** Start of the month, ISO 8601 UTC. */
  readonly time: string
  /** 'Jan', or 'Jan 2026' where the run has several years. */
  readonly label: string
  readonly energyKwh: number | null
  /** What the nominal power would give in the light of the month without any loss. */
  readonly referenceKwh: number | null
  readonly performanceRatio: number | null
  readonly capacityFactorDc: number | null
  readonly capacityFactorAc: number | null
}

/** Puts the months of both answers side by side. */
export function monthRows(ratio: Series, factor: Series, utcOffsetH: number): readonly MonthRow[] {
  const years = new Set(ratio.time.map((iso) => siteDate(iso, utcOffsetH).getUTCFullYear()))
  const factorIndex = new Map(factor.time.map((iso, index) => [iso, index]))
  return ratio.time.map((time, index) => {
    const at = factorIndex.get(time)
    return {
      time,
      label: monthLabel(time, utcOffsetH, years.size > 1),
      energyKwh: valueAt(ratio, 'energy', index),
      referenceKwh: valueAt(ratio, 'reference_energy', index),
      performanceRatio: valueAt(ratio, 'performance_ratio', index),
      capacityFactorDc: valueAt(factor, 'capacity_factor_dc', at),
      capacityFactorAc: valueAt(factor, 'capacity_factor_ac', at),
    }
  })
}

function monthLabel(iso: string, utcOffsetH: number, withYear: boolean): string {
  const date = siteDate(iso, utcOffsetH)
  const month = formatMonth(date.getUTCMonth())
  return withYear ? `${month} ${date.getUTCFullYear()}` : month
}

/** Site time in the UTC fields of a date. */
function siteDate(iso: string, utcOffsetH: number): Date {
  return new Date(Date.parse(iso) + utcOffsetH * 3_600_000)
}

/** A value of a named column; null where the answer has no such column or row. */
export function valueAt(series: Series, column: string, index: number | undefined): number | null {
  return series.values[series.columns.indexOf(column)]?.[index ?? -1] ?? null
}
