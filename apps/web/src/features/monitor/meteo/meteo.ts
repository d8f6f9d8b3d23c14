import { sumOfKnown } from '@duet/units'
import { formatFixed, formatPercent, formatUnit, formatUnitFixed } from '../../../lib/format.ts'
import type { MonitorMeteoQuery } from '../../../lib/gql/graphql.ts'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'

export type MeteoComparison = MonitorMeteoQuery['sentinelMeteoComparison']
export type MeteoSeries = MeteoComparison['series'][number]
export type SensorPair = MeteoComparison['pairs'][number]

interface MeasureText {
  readonly title: string
  /** Of a day. */
  readonly unit: string
  /** Of a difference. */
  readonly differenceUnit: string
  readonly isLight: boolean
}

/** In the order of the page. */
export const MEASURES: Readonly<Record<string, MeasureText>> = {
  poa_front: { title: 'Light in the plane', unit: 'kWh/m²', differenceUnit: 'W/m²', isLight: true },
  ghi: { title: 'Global irradiance', unit: 'kWh/m²', differenceUnit: 'W/m²', isLight: true },
  module: { title: 'Module temperature', unit: '°C', differenceUnit: 'K', isLight: false },
  air: { title: 'Air temperature', unit: '°C', differenceUnit: 'K', isLight: false },
}

/** What is compared of one measure. */
export interface MeasureGroup extends MeasureText {
  readonly measure: string
  readonly series: readonly MeteoSeries[]
  readonly pairs: readonly SensorPair[]
}

/** Measures that a sensor has, with their pairs. */
export function measureGroups({ series, pairs }: MeteoComparison): readonly MeasureGroup[] {
  return Object.entries(MEASURES).flatMap(([measure, text]) => {
    const own = series.filter((one) => one.measure === measure && one.hours > 0)
    if (!own.some(({ source }) => source === 'sensor')) return []
    const keys = new Set(own.map(({ key }) => key))
    return [{ ...text, measure, series: own, pairs: pairs.filter(({ first }) => keys.has(first)) }]
  })
}

/** Pairs of light whose sums differ by more are worth a look; of temperatures by so many kelvins. */
const FAR_RATIO = 0.05
const FAR_K = 3
const LEAST_R2 = 0.9

/** A sensor is not where another sensor, the model or the satellite is. */
export function isApart({ ratio, difference, r2 }: SensorPair): boolean {
  if (r2 !== null && r2 < LEAST_R2) return true
  return ratio === null ? Math.abs(difference) > FAR_K : Math.abs(ratio - 1) > FAR_RATIO
}

/** The answer in words: how sensors agree, and which pair the least. */
export function meteoSentence(
  when: string,
  groups: readonly MeasureGroup[],
  faults: number,
): string {
  const pairs = groups.flatMap((group) => group.pairs.map((pair) => ({ pair, group })))
  const nameOf = (group: MeasureGroup, key: string): string =>
    group.series.find((one) => one.key === key)?.name ?? key
  const worst = pairs
    .filter(({ pair, group }) => group.isLight && pair.ratio !== null)
    .toSorted((a, b) => Math.abs((b.pair.ratio ?? 1) - 1) - Math.abs((a.pair.ratio ?? 1) - 1))[0]
  const faulty =
    faults === 0 ? 'No sensor fault was found' : `${faults} rows of sensor faults were found`
  if (!worst) return `${faulty} ${when}; no two series of light can be compared.`
  const { pair, group } = worst
  const off = Math.abs((pair.ratio ?? 1) - 1)
  const side = (pair.ratio ?? 1) < 1 ? 'below' : 'above'
  const text = `${nameOf(group, pair.first)} reads ${formatPercent(off, 2)} ${side} ${nameOf(group, pair.second)}`
  return off > FAR_RATIO
    ? `${faulty} ${when}; look at ${text}.`
    : `${faulty} ${when}; all light agrees within ${formatPercent(FAR_RATIO)}: at most, ${text}.`
}

/** Hours with a value over all hours. */
export const availabilityOf = ({ hours, hours_of_period }: MeteoSeries): number | null =>
  hours_of_period > 0 ? hours / hours_of_period : null

/** The sum of light of the days that are whole, or the mean of temperatures. */
export function totalText({ daily }: MeteoSeries, { isLight, unit }: MeasureText): string {
  const known = daily.filter((value) => value !== null)
  if (known.length === 0) return '–'
  const sum = sumOfKnown(known)
  return isLight ? formatUnit(sum, unit) : formatUnitFixed(sum / known.length, unit, 1)
}

/** Days side by side: the model dashed, the satellite by its symbol. */
export const dailyData = (
  { series, unit }: MeasureGroup,
  dates: readonly string[],
): CategoryData => ({
  labels: dates,
  unit,
  labelLook: { hideOverlap: true },
  series: series.map(({ name, daily, source }) => ({
    name,
    values: daily,
    type: 'line' as const,
    isDashed: source !== 'sensor',
    symbol: source === 'satellite' ? ('triangle' as const) : source === 'model' ? 'rect' : 'circle',
  })),
})

/** '0.952, r² 0.998' of a pair, or the difference of temperatures. */
export function pairText(pair: SensorPair, { differenceUnit }: MeasureText): string {
  const main =
    pair.ratio === null
      ? `${pair.difference > 0 ? '+' : ''}${formatFixed(pair.difference, 1)} ${differenceUnit}`
      : formatFixed(pair.ratio, 3)
  return `${main}${isApart(pair) ? ' – apart' : ''}`
}
