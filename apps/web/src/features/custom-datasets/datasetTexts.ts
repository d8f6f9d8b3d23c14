import {
  formatCount,
  formatPercent,
  formatPrefixed,
  formatUnit,
  MISSING,
} from '../../lib/format.ts'
import { formatDurationS, formatSiteTime } from '../../lib/formatTime.ts'
import type { CustomDatasetRowFragment } from '../../lib/gql/graphql.ts'

type Column = CustomDatasetRowFragment['columns'][number]

/** Units that are written with the prefix of their size. */
const PREFIXED: ReadonlySet<string> = new Set(['W', 'Wh', 'VA', 'var', 'Wh/m²', 'Pa', 'V', 'A'])

/** A figure of a column with its unit. */
export function figureText(value: number | null, unit: string): string {
  if (value === null) return MISSING
  if (PREFIXED.has(unit)) return formatPrefixed(value, unit)
  return unit === '' || unit === '1' ? formatUnit(value, '').trim() : formatUnit(value, unit)
}

export const KIND_TEXTS: Readonly<Record<string, string>> = {
  irradiance: 'Irradiance',
  irradiation: 'Irradiation',
  power: 'Power',
  energy: 'Energy',
  apparent_power: 'Apparent power',
  reactive_power: 'Reactive power',
  temperature: 'Temperature',
  speed: 'Speed',
  angle: 'Angle',
  pressure: 'Pressure',
  length: 'Length',
  voltage: 'Voltage',
  current: 'Current',
  percentage: 'Percentage',
  ratio: 'Ratio',
  other: 'Not known',
}

export const AGGREGATION_TEXTS: Readonly<Record<string, string>> = {
  mean: 'Mean of the step',
  sum: 'Sum over the step',
}

export const ALIGNMENT_TEXTS: Readonly<Record<string, string>> = {
  beginning: 'Beginning of the step',
  center: 'Middle of the step',
  ending: 'End of the step',
}

export const typeText = (type: string): string =>
  type === 'TMY' ? 'Typical year' : 'Measured time'

export const stepText = ({ step_s }: Pick<CustomDatasetRowFragment, 'step_s'>): string =>
  lengthText(step_s)

/** Of whole hours and minutes without what is none of them. */
export const lengthText = (durationS: number): string =>
  formatDurationS(durationS).replace(/(\d\D*) 0 (s|min)$/, '$1')

/** Of a typical year, whose times lie in a year that stands for any. */
export function periodText(dataset: CustomDatasetRowFragment): string {
  if (dataset.type === 'TMY') return 'A year'
  const [from, to] = [dataset.start_time, dataset.end_time].map((time) =>
    formatSiteTime(time, dataset.utc_offset_h),
  )
  return `${from} to ${to}`
}

export const clockText = ({
  utc_offset_h,
}: Pick<CustomDatasetRowFragment, 'utc_offset_h'>): string =>
  utc_offset_h === 0 ? 'UTC' : `UTC${utc_offset_h > 0 ? '+' : '−'}${Math.abs(utc_offset_h)} h`

/** Share of the rows that have no value. */
export function missingText({ missing_count }: Column, rowCount: number): string {
  if (missing_count === 0) return 'None'
  return `${formatCount(missing_count)} (${formatPercent(missing_count / rowCount)})`
}

/** Whether a dataset has the text in its name, its file or a column. */
export function matchesSearch(dataset: CustomDatasetRowFragment, text: string): boolean {
  const searched = text.trim().toLowerCase()
  const { name, source_filename, columns } = dataset
  return [name, source_filename, ...columns.map((column) => column.name)].some((part) =>
    part.toLowerCase().includes(searched),
  )
}
