import {
  columnsOf,
  intervalLengthS,
  type ResultColumn,
  TIME_INTERVALS,
  timeInterval,
} from '@duet/results'

export const EXPORT_FORMATS = ['csv', 'parquet'] as const
type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const ALL_BLOCKS = 'all'
export const STEP = 'step'

/** What is asked for of an export. */
export interface ExportForm {
  readonly format: ExportFormat
  readonly scope: 'system' | 'block'
  /** Id of a block or `ALL_BLOCKS`. */
  readonly block: string
  /** `STEP` or the name of a longer interval. */
  readonly interval: string
  /** Names of columns; empty: all of the scope. */
  readonly columns: readonly string[]
}

export const EXPORT_DEFAULTS: ExportForm = {
  format: 'csv',
  scope: 'system',
  block: ALL_BLOCKS,
  interval: STEP,
  columns: [],
}

const GROUP_TEXTS: Readonly<Record<ResultColumn['group'], string>> = {
  sun: 'Sun and tracker',
  irradiance: 'Irradiance',
  rear: 'Rear irradiance',
  temperature: 'Temperature',
  dc: 'DC',
  ac: 'AC',
  system: 'System',
}

interface ColumnChoices {
  readonly group: string
  readonly items: { readonly value: string; readonly label: string }[]
}

/** The columns of a scope by group, with the unit at the step. */
export function columnChoices(scope: ExportForm['scope']): readonly ColumnChoices[] {
  const groups = Map.groupBy(columnsOf(scope), ({ group }) => group)
  return [...groups].map(([group, columns]) => ({
    group: GROUP_TEXTS[group],
    items: columns.map(({ name, label, unit }) => ({ value: name, label: `${label} (${unit})` })),
  }))
}

/** Names of the intervals that are longer than a step of the run. */
export function longerIntervals(step: string): readonly string[] {
  const stepS = intervalLengthS(timeInterval(step) ?? 'OneHour') ?? 0
  return TIME_INTERVALS.filter((name) => {
    const lengthS = intervalLengthS(name)
    return lengthS === undefined || lengthS > stepS
  })
}

interface ExportInput {
  readonly format: string
  readonly scope: string
  readonly block_id: string | null
  readonly time_interval: string | null
  readonly columns: string[] | null
}

export function exportInput(form: ExportForm): ExportInput {
  return {
    format: form.format,
    scope: form.scope,
    block_id: form.scope === 'block' && form.block !== ALL_BLOCKS ? form.block : null,
    time_interval: form.interval === STEP ? null : form.interval,
    columns: form.columns.length === 0 ? null : [...form.columns],
  }
}

/** 'FifteenMinutes' -> 'Fifteen minutes' */
export function intervalText(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').trim()
  return words.charAt(0) + words.slice(1).toLowerCase()
}
