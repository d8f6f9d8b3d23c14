import { z } from 'zod'
import { readNumber, splitCells } from '../weather/splitCells.ts'
import {
  labelOf,
  notSuchTable,
  requiredNumber,
  type SourceRecord,
  type SourceTable,
  type SourceValue,
  sourceColumns,
} from './sourceTable.ts'

const NAMES: Readonly<Record<string, string>> = {
  'G(h)': 'ghi',
  'Gb(n)': 'dni',
  'Gd(h)': 'dhi',
  'G(i)': 'poa_global',
  'Gb(i)': 'poa_direct',
  'Gd(i)': 'poa_sky_diffuse',
  'Gr(i)': 'poa_ground_diffuse',
  H_sun: 'solar_elevation',
  T2m: 'temp_air',
  RH: 'relative_humidity',
  SP: 'pressure',
  WS10m: 'wind_speed',
  WD10m: 'wind_direction',
}
const INPUTS: Readonly<Record<string, string>> = {
  'Latitude (decimal degrees)': 'latitude',
  'Longitude (decimal degrees)': 'longitude',
  'Elevation (m)': 'elevation',
  'Irradiance Time Offset (h)': 'irradiance time offset',
  'Radiation database': 'radiation_database',
}
const UTC = { offsetH: 0, name: 'UTC' } as const

/** An hourly series or a typical year of PVGIS, as CSV or JSON: rows in UTC, stamped as the file has them. */
export function readPvgisTable(text: string): SourceTable {
  return text.trimStart().startsWith('{') ? jsonTable(text) : csvTable(text)
}

function csvTable(text: string): SourceTable {
  const lines = text.split(/\r\n|\n|\r/)
  const start = lines.findIndex((line) => /^time(\(UTC\))?,/.test(line))
  if (start < 0)
    throw notSuchTable('The line of column names of a PVGIS file, "time,…", is missing.')
  const blank = lines.findIndex((line, i) => i > start && line.trim() === '')
  const end = blank < 0 ? lines.length : blank
  const rows = lines.slice(start + 1, end).map((line) => splitCells(line, ','))
  const names = splitCells(lines[start] ?? '', ',')
  return {
    metadata: {
      inputs: inputsOf(lines.slice(0, start)),
      descriptions: descriptionsOf(lines.slice(end)),
      ...monthsOf(lines.slice(0, start)),
    },
    ...rowsOf(names, rows),
  }
}

/** `Elevation (m): 250.0`, numbers where the key is one of a place. */
function inputsOf(lines: readonly string[]): SourceRecord {
  const found: Record<string, SourceValue> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    if (at < 0) continue
    const key = line.slice(0, at)
    const word = line.slice(at + 1).trim()
    const known = INPUTS[key]
    const value = known === undefined || known === 'radiation_database' ? word : readNumber(word)
    found[known ?? key] = value ?? word
  }
  return found
}

/** Of a typical year, the year that each month is of: the lines below `month,year`. */
function monthsOf(lines: readonly string[]): SourceRecord {
  const start = lines.findIndex((line) => line.startsWith('month,year'))
  if (start < 0) return {}
  const months = lines.slice(start + 1).filter((line) => /^\d+,\d+/.test(line))
  return {
    months_selected: months.map((line) => {
      const [month, year] = line.split(',')
      return { month: requiredNumber(month, 'a month'), year: requiredNumber(year, 'a year') }
    }),
  }
}

function descriptionsOf(lines: readonly string[]): SourceRecord {
  const found: Record<string, string> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    if (at > 0) found[line.slice(0, at)] = line.slice(at + 1).trim()
  }
  return found
}

const RECORDS = z.array(z.record(z.string(), z.union([z.number(), z.string(), z.null()])))
const PVGIS_JSON = z.object({
  inputs: z.record(z.string(), z.json()),
  meta: z.record(z.string(), z.json()),
  outputs: z.object({
    months_selected: RECORDS.optional(),
    tmy_hourly: RECORDS.optional(),
    hourly: RECORDS.optional(),
  }),
})

function jsonTable(text: string): SourceTable {
  const { inputs, meta, outputs } = PVGIS_JSON.parse(JSON.parse(text))
  const records = outputs.tmy_hourly ?? outputs.hourly ?? []
  const months = outputs.months_selected
  const names = Object.keys(records[0] ?? {})
  const rows = records.map((record) => names.map((name) => String(record[name] ?? '')))
  return {
    metadata: {
      ...meta,
      inputs: { ...inputs, descriptions: meta['inputs'] ?? {} },
      ...(months && { months_selected: months }),
    },
    ...rowsOf(names, rows),
  }
}

/** Rows whose first column is the time, `20160101:0010`. */
function rowsOf(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): Pick<SourceTable, 'zone' | 'labelUtcMs' | 'columns'> {
  return {
    zone: UTC,
    labelUtcMs: Float64Array.from(rows, ([time = '']) => {
      const parts = /^(\d{4})(\d\d)(\d\d):(\d\d)(\d\d)$/.exec(time)
      return parts ? labelOf(parts.slice(1).map(Number), 0) : NaN
    }),
    columns: sourceColumns(
      names.slice(1).map((name) => NAMES[name] ?? name),
      rows.map((row) => row.slice(1)),
    ),
  }
}
