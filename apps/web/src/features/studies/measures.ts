import { formatNumber, formatPercentFixed, joinUnit } from '../../lib/format.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'

type StoredPoint = StudyPartsFragment['points'][number]

/** What a run gave; with what it is worth, where the project has costs. */
type Result = NonNullable<StoredPoint['result']> & {
  readonly economics?: Readonly<Record<string, number | null>>
}

export interface StudyPoint extends StoredPoint {
  readonly result: Result | null
}

/** A figure of the runs of a study. */
export interface Measure {
  readonly key: string
  readonly label: string
  /** Of the values as they are shown: in charts, tables and files. */
  readonly unit: string
  readonly value: (result: Result) => number | null
  readonly text: (result: Result) => string
  /** Which end is the better one; absent: neither. */
  readonly best?: 'high' | 'low'
}

const percent = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100

export const ENERGY: Measure = {
  key: 'energy',
  label: 'Energy',
  unit: 'MWh',
  value: ({ energy_kwh }) => energy_kwh / 1000,
  text: ({ energy_kwh }) => joinUnit(formatNumber(energy_kwh / 1000, 5), 'MWh'),
  best: 'high',
}

export const MEASURES: readonly Measure[] = [
  ENERGY,
  {
    key: 'specific_yield',
    label: 'Specific yield',
    unit: 'kWh/kWp',
    value: (result) => result.specific_yield_kwh_per_kwp,
    text: (result) => joinUnit(formatNumber(result.specific_yield_kwh_per_kwp, 5), 'kWh/kWp'),
    best: 'high',
  },
  {
    key: 'performance_ratio',
    label: 'Performance ratio',
    unit: '%',
    value: ({ performance_ratio }) => percent(performance_ratio),
    text: ({ performance_ratio }) => formatPercentFixed(performance_ratio),
    best: 'high',
  },
  {
    key: 'clipping',
    label: 'Clipping',
    unit: '%',
    value: ({ clipping_fraction }) => clipping_fraction * 100,
    text: ({ clipping_fraction }) => formatPercentFixed(clipping_fraction),
    best: 'low',
  },
  {
    key: 'capacity_dc',
    label: 'Capacity DC',
    unit: 'kWp',
    value: ({ nominal_dc_kw }) => nominal_dc_kw,
    text: ({ nominal_dc_kw }) => joinUnit(formatNumber(nominal_dc_kw, 5), 'kWp'),
  },
  {
    key: 'capacity_ac',
    label: 'Capacity AC',
    unit: 'kWac',
    value: ({ nominal_ac_kw }) => nominal_ac_kw,
    text: ({ nominal_ac_kw }) => joinUnit(formatNumber(nominal_ac_kw, 5), 'kWac'),
  },
  {
    key: 'dc_ac_ratio',
    label: 'DC/AC',
    unit: '',
    value: ({ dc_ac_ratio }) => dc_ac_ratio,
    text: ({ dc_ac_ratio }) => formatNumber(dc_ac_ratio, 4),
  },
]

export const measureOf = (
  key: string | undefined,
  measures: readonly Measure[] = MEASURES,
): Measure | undefined => measures.find((measure) => measure.key === key)

export const titleOf = ({ label, unit }: Measure): string =>
  unit === '' ? label : `${label} (${unit})`

/** The point whose figure is the best; undefined where none is better than another. */
export function bestPoint(points: readonly StudyPoint[], measure: Measure): StudyPoint | undefined {
  if (measure.best === undefined) return undefined
  const sign = measure.best === 'high' ? 1 : -1
  const rated = points.flatMap((point) => {
    const value = point.result && measure.value(point.result)
    return value === null ? [] : [{ point, score: sign * value }]
  })
  const scores = rated.map(({ score }) => score)
  const top = Math.max(...scores)
  if (rated.length < 2 || Math.min(...scores) === top) return undefined
  return rated.find(({ score }) => score === top)?.point
}
