import { DAY_MS, HOUR_MS } from '@duet/units'
import { readNumber } from '../weather/splitCells.ts'
import {
  notSuchTable,
  type SourceColumn,
  type SourceRecord,
  type SourceTable,
  sourceColumns,
} from './sourceTable.ts'

/** Energies of a period, given as mean powers here, and the names of the usual quantities among all columns. */
const NAMES: Readonly<Record<string, string>> = {
  TOA: 'ghi_extra',
  'Clear sky GHI': 'ghi_clear',
  'Clear sky BHI': 'bhi_clear',
  'Clear sky DHI': 'dhi_clear',
  'Clear sky BNI': 'dni_clear',
  GHI: 'ghi',
  BHI: 'bhi',
  DHI: 'dhi',
  BNI: 'dni',
  sza: 'solar_zenith',
}
const ENERGIES = new Set([
  ...Object.keys(NAMES).filter((name) => name !== 'sza'),
  ...['GHI', 'BHI', 'DHI', 'BNI'].map((name) => `${name} no corr`),
])
const PLACE: Readonly<Record<string, string>> = {
  'Latitude (positive North, ISO 19115)': 'latitude',
  'Longitude (positive East, ISO 19115)': 'longitude',
  'Altitude (m)': 'altitude',
}
const STEPS: Readonly<Record<string, string>> = {
  '0 year 0 month 0 day 0 h 1 min 0 s': '1min',
  '0 year 0 month 0 day 0 h 15 min 0 s': '15min',
  '0 year 0 month 0 day 1 h 0 min 0 s': '1h',
  '0 year 0 month 1 day 0 h 0 min 0 s': '1d',
  '0 year 1 month 0 day 0 h 0 min 0 s': '1M',
}

/**
 * A file of the CAMS radiation service or McClear: a header of comments, rows that begin with their period. Irradiation,
 * Wh/m², becomes the mean irradiance of the period, W/m². Labels are the start of the period in UTC; of months the last
 * day; days and months are of no zone.
 */
export function readCamsTable(text: string): SourceTable {
  const lines = text.split(/\r\n|\n|\r/)
  const comments = lines.filter((line) => line.startsWith('#'))
  const names = comments.at(-1)?.replace(/^#\s*/, '').split(';')
  if (names?.[0] !== 'Observation period') {
    throw notSuchTable(
      'The line of column names of a CAMS file, "# Observation period;…", is missing.',
    )
  }
  const metadata = metadataOf(comments)
  const rows = lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(';'))
  const periods = rows.map(([period = '']) => periodMs(period))
  const step = metadata['time_step']
  const isDated = step === '1d' || step === '1M'
  return {
    metadata,
    zone: isDated ? { offsetH: undefined } : { offsetH: 0, name: 'UTC' },
    labelUtcMs: Float64Array.from(periods, ([from, to]) => (step === '1M' ? to - DAY_MS : from)),
    columns: sourceColumns(names, rows).map((column) => powerColumn(column, periods)),
  }
}

/** Keys and words of the comments `# key: word`, the place as numbers, and what the numbers of the table are. */
function metadataOf(comments: readonly string[]): SourceRecord {
  const found: Record<string, number | string> = {}
  for (const comment of comments) {
    const at = comment.indexOf(': ')
    if (at < 0) continue
    const key = comment
      .slice(0, at)
      .replace(/^[# ]+/, '')
      .trim()
    const word = comment.slice(at + 2)
    const place = PLACE[key]
    found[place ?? key] = place ? (readNumber(word) ?? NaN) : word
  }
  const step = STEPS[String(found['Summarization (integration) period'])]
  return { ...found, radiation_unit: 'W/m^2', ...(step && { time_step: step }) }
}

/** `2020-06-01T12:00:00.0/2020-06-01T12:01:00.0`, UTC. */
function periodMs(period: string): readonly [number, number] {
  const [from = NaN, to = NaN] = period.split('/').map((time) => Date.parse(`${time}00Z`))
  return [from, to]
}

function powerColumn(
  { name, cells }: SourceColumn,
  periods: readonly (readonly [number, number])[],
): SourceColumn {
  const known = NAMES[name] ?? name
  if (!ENERGIES.has(name)) return { name: known, cells }
  const powers = cells.map((cell, i) => {
    const [from, to] = periods[i] ?? [NaN, NaN]
    return Number(cell) / ((to - from) / HOUR_MS)
  })
  return { name: known, cells: powers }
}
