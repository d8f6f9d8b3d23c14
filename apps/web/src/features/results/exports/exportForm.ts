import {
  exportColumnsOf,
  intervalLengthS,
  pvsystNames,
  type ResultColumn,
  TIME_INTERVALS,
  timeInterval,
} from '@duet/results'
import { DAY_MS, HOUR_MS } from '@duet/units'
import type { SimDataExportMutationVariables } from '../../../lib/gql/graphql.ts'

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
  /** Whose clock and days. */
  readonly timeZone: 'site' | 'utc'
  /** What the columns are called. */
  readonly names: 'duet' | 'pvsyst'
  /** First and last day, yyyy-MM-dd; undefined: where the run begins and ends. */
  readonly from: string | undefined
  readonly to: string | undefined
}

export const EXPORT_DEFAULTS: ExportForm = {
  format: 'csv',
  scope: 'system',
  block: ALL_BLOCKS,
  interval: STEP,
  columns: [],
  timeZone: 'site',
  names: 'duet',
  from: undefined,
  to: undefined,
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

/** The columns of a scope by group, with the unit at the step; of PVsyst's those that it has a name for. */
export function columnChoices({
  scope,
  names,
}: Pick<ExportForm, 'scope' | 'names'>): readonly ColumnChoices[] {
  const renamed = pvsystNames(scope)
  const all = exportColumnsOf(scope).filter(({ name }) => names === 'duet' || renamed.has(name))
  const groups = Map.groupBy(all, ({ group }) => group)
  return [...groups].map(([group, columns]) => ({
    group: GROUP_TEXTS[group],
    items: columns.map(({ name, label, unit }) => ({
      value: name,
      label: names === 'pvsyst' ? `${renamed.get(name)}: ${label}` : `${label} (${unit})`,
    })),
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

/** First and last day of a run by a clock, yyyy-MM-dd. */
export function runDays(
  run: { readonly from: string; readonly to: string; readonly local_time_zone: number },
  timeZone: ExportForm['timeZone'],
): readonly [string, string] {
  const offsetMs = timeZone === 'utc' ? 0 : run.local_time_zone * HOUR_MS
  const day = (utcMs: number): string => new Date(utcMs + offsetMs).toISOString().slice(0, 10)
  return [day(Date.parse(run.from)), day(Date.parse(run.to) - 1)]
}

type ExportInput = Omit<SimDataExportMutationVariables, 'simulation_id'>

/** @param utcOffsetH - of the site */
export function exportInput(form: ExportForm, utcOffsetH: number): ExportInput {
  const offsetMs = form.timeZone === 'utc' ? 0 : utcOffsetH * HOUR_MS
  const instant = (day: string | undefined, addedMs: number): string | null =>
    day === undefined ? null : new Date(Date.parse(day) - offsetMs + addedMs).toISOString()
  return {
    format: form.format,
    scope: form.scope,
    block_id: form.scope === 'block' && form.block !== ALL_BLOCKS ? form.block : null,
    time_interval: form.interval === STEP ? null : form.interval,
    columns: form.columns.length === 0 ? null : [...form.columns],
    time_zone: form.timeZone,
    names: form.names,
    from: instant(form.from, 0),
    to: instant(form.to, DAY_MS),
  }
}

/** 'FifteenMinutes' -> 'Fifteen minutes' */
export function intervalText(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').trim()
  return words.charAt(0) + words.slice(1).toLowerCase()
}
