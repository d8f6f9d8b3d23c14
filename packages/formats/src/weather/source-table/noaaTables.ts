import { fixedFields } from './fixedWidth.ts'
import {
  columnNames,
  filledLines,
  labelOf,
  notSuchTable,
  numbersOf,
  requiredNumber,
  type SourceColumn,
  type SourceTable,
  sourceColumns,
  withoutCodes,
} from './sourceTable.ts'

const UTC = { offsetH: 0, name: 'UTC' } as const
const MISSING = -9999.9

/** Values with a flag each. */
const flagged = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `${name}_flag`])

// SURFRAD README (NOAA Global Monitoring Laboratory).
const SURFRAD_NAMES: readonly string[] = [
  ...columnNames('year jday month day hour minute dt solar_zenith'),
  ...flagged(['ghi', 'uw_solar', 'dni', 'dhi', 'dw_ir', 'dw_casetemp', 'dw_dometemp']),
  ...flagged(['uw_ir', 'uw_casetemp', 'uw_dometemp', 'uvb', 'par', 'netsolar', 'netir']),
  ...flagged(['totalnet', 'temp_air', 'relative_humidity', 'wind_speed', 'wind_direction']),
  ...flagged(['pressure']),
]

/**
 * A day of a station of NOAA's SURFRAD: name, a line of site, rows of one or three minutes in UTC. The longitude of the
 * header stays as the file has it, positive to the west.
 */
export function readSurfradTable(text: string): SourceTable {
  const [name = '', site = '', ...lines] = filledLines(text)
  const words = site.trim().split(/\s+/)
  const version = /version\s+(\d+)/.exec(site)?.[1]
  return {
    metadata: {
      name: name.trim(),
      latitude: requiredNumber(words[0], 'a latitude'),
      longitude: requiredNumber(words[1], 'a longitude'),
      elevation: requiredNumber(words[2], 'an elevation'),
      surfrad_version: requiredNumber(version, 'a version'),
      tz: 'UTC',
    },
    ...civilRows(lines, SURFRAD_NAMES),
  }
}

// SOLRAD README (NOAA Global Monitoring Laboratory); Madison has three more instruments.
const SOLRAD_START = [
  ...columnNames('year julian_day month day hour minute decimal_time solar_zenith'),
  ...flagged(['ghi', 'dni', 'dhi', 'uvb', 'uvb_temp']),
]
const SOLRAD_DEVIATIONS = ['std_dw_psp', 'std_direct', 'std_diffuse', 'std_uvb']
const SOLRAD_NAMES: readonly string[] = [...SOLRAD_START, ...SOLRAD_DEVIATIONS]
const MADISON_NAMES: readonly string[] = [
  ...SOLRAD_START,
  ...flagged(['dpir', 'dpirc', 'dpird']),
  ...SOLRAD_DEVIATIONS,
  'std_dpir',
  'std_dpirc',
  'std_dpird',
]

/** A day of a station of NOAA's SOLRAD: name, a line of site, rows of one minute in UTC; longitude positive to the east. */
export function readSolradTable(text: string): SourceTable {
  const [name = '', site = '', ...lines] = filledLines(text)
  const words = site.trim().split(/\s+/)
  const count = lines[0]?.trim().split(/\s+/).length
  return {
    metadata: {
      station_name: name.trim(),
      latitude: requiredNumber(words[0], 'a latitude'),
      longitude: requiredNumber(words[1], 'a longitude'),
      altitude: requiredNumber(words[2], 'an altitude'),
      TZ: requiredNumber(words[3], 'a time zone'),
    },
    ...civilRows(lines, count === MADISON_NAMES.length ? MADISON_NAMES : SOLRAD_NAMES),
  }
}

type Rows = Pick<SourceTable, 'zone' | 'labelUtcMs' | 'columns'>

/** Rows of words whose first columns are a date and a time in UTC. */
function civilRows(lines: readonly string[], names: readonly string[]): Rows {
  const rows = lines.map((line) => line.trim().split(/\s+/))
  if (rows.some((row) => row.length < names.length)) {
    throw notSuchTable(`A row has fewer than the ${names.length} values of this network.`)
  }
  const columns = sourceColumns(names, rows)
  const parts = ['year', 'month', 'day', 'hour', 'minute'].map((name) => numbersOf(columns, name))
  return {
    zone: UTC,
    labelUtcMs: Float64Array.from(rows, (_, i) =>
      labelOf(
        parts.map((part) => part[i]),
        0,
      ),
    ),
    columns: columns.map((column) => withoutCodes(column, [MISSING])),
  }
}

// USCRN subhourly README (NOAA NCEI): columns, and their widths with the space behind each.
const CRN_NAMES = columnNames(`
  WBANNO UTC_DATE UTC_TIME LST_DATE LST_TIME CRX_VN longitude latitude temp_air
  PRECIPITATION ghi ghi_flag SURFACE_TEMPERATURE ST_TYPE ST_FLAG relative_humidity
  relative_humidity_flag SOIL_MOISTURE_5 SOIL_TEMPERATURE_5 WETNESS WET_FLAG wind_speed
  wind_speed_flag
`)
const CRN_WIDTHS = [6, 9, 5, 9, 5, 7, 8, 8, 8, 8, 7, 2, 8, 2, 2, 6, 2, 8, 8, 6, 2, 7, 1]
const CRN_MISSING = [-99, -999, -9999, -99999]

/** Five-minute rows of the US Climate Reference Network, labelled at their end in UTC. Rows with NUL characters are left out. */
export function readCrnTable(text: string): SourceTable {
  const lines = filledLines(text).filter((line) => !line.includes('\0'))
  const rows = lines.map((line) => fixedFields(line, CRN_WIDTHS))
  const columns = sourceColumns(CRN_NAMES, rows)
  const days = numbersOf(columns, 'UTC_DATE')
  const times = numbersOf(columns, 'UTC_TIME')
  return {
    metadata: {},
    zone: UTC,
    labelUtcMs: Float64Array.from(rows, (_, i) => compactLabel(days[i] ?? NaN, times[i] ?? NaN)),
    columns: columns.map((column) => crnColumn(column, rows)),
  }
}

/** 20190101 and 1610. */
function compactLabel(date: number, time: number): number {
  const day = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100]
  return labelOf([...day, Math.floor(time / 100), time % 100], 0)
}

/** The version of the datalogger's program is a word, whatever it looks like. */
function crnColumn(column: SourceColumn, rows: readonly (readonly string[])[]): SourceColumn {
  const at = CRN_NAMES.indexOf(column.name)
  if (column.name === 'CRX_VN')
    return { name: column.name, cells: rows.map((row) => row[at] ?? '') }
  return withoutCodes(column, CRN_MISSING)
}
