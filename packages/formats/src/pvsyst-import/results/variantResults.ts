import { HOUR_MS, HOUR_S, sum } from '@duet/units'
import { hoursOfYear } from '../../pvsyst/project/storedSeries.ts'
import type { PvsystVariant } from '../../pvsyst/types.ts'
import type { PvsystSeries, PvsystUnit } from '../../pvsyst/variantTypes.ts'
import { TMY_NOMINAL_YEAR } from '../../weather/file/weatherFile.ts'
import { type VariantStage, variantStages } from './variantLosses.ts'

/** The results that a variant holds, hour by hour. */
export interface VariantResults {
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly isTypicalYear: boolean
  readonly utcOffsetH: number
  readonly columns: readonly {
    readonly name: string
    readonly unit: string
    readonly aggregation: 'mean' | 'sum'
    readonly values: Float64Array
  }[]
  readonly stages: readonly VariantStage[]
}

/** PVsyst's units as they are spelled here. */
const UNITS: Readonly<Record<PvsystUnit, string>> = {
  'W/m2': 'W/m²',
  'Wh/m2': 'Wh/m²',
  W: 'W',
  Wh: 'Wh',
  deg: '°',
  degC: '°C',
  'm/s': 'm/s',
  A: 'A',
  V: 'V',
  h: 'h',
  1: '1',
  unknown: '',
}

/** Undefined for a variant that holds no hours. Hours begin at local standard time of its place. */
export function variantResults(variant: PvsystVariant): VariantResults | undefined {
  const { series, site, year, yearIsNominal } = variant
  const columns = Object.entries(series).flatMap(([name, one]) => {
    const values = hoursOfYear(one)
    return values ? [{ name, unit: UNITS[one.unit], aggregation: 'mean' as const, values }] : []
  })
  const [first] = columns
  if (!first) return undefined
  const utcOffsetH = site?.utcOffsetH ?? 0
  const startMs = Date.UTC(yearIsNominal ? TMY_NOMINAL_YEAR : year, 0, 1) - utcOffsetH * HOUR_MS
  return {
    startUtcMs: first.values.map((_, hour) => startMs + hour * HOUR_MS),
    stepS: HOUR_S,
    isTypicalYear: yearIsNominal,
    utcOffsetH,
    columns: columns.filter(({ values }) => values.length === first.values.length),
    stages: variantStages((name) => annualKwh(series[name])),
  }
}

/** Hours are mean W, months Wh. */
export function annualKwh(series: PvsystSeries | undefined): number {
  const hours = series && hoursOfYear(series)
  if (hours) return sum(hours.map((value) => (Number.isNaN(value) ? 0 : value))) / 1000
  return series?.monthly ? sum(series.monthly) / 1000 : Number.NaN
}
