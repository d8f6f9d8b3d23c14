import { columnOfHeader, splitNameAndUnit } from '../file/columnNames.ts'
import type { IntervalAlignment, WeatherFormat, WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import { USUAL_UNITS, unitConversion } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { setStampFromMs } from '../rows/stampText.ts'
import { takeAllLines } from '../rows/wholeText.ts'
import { readSourceTable, type SourceKind } from '../source-table/readSourceTable.ts'
import type { SourceColumn, SourceTable } from '../source-table/sourceTable.ts'
import { readNumber } from '../text/splitCells.ts'
import { stationLines } from './stationLines.ts'
import { stationSite } from './stationSite.ts'

type StationFormat = Extract<
  WeatherFormat,
  'cams' | 'surfrad' | 'solrad' | 'crn' | 'midc' | 'midc-raw' | 'srml'
>

interface StationRules {
  readonly kind: SourceKind
  readonly alignment: IntervalAlignment
  /** SURFRAD counts longitudes to the west. */
  readonly isWestPositive?: boolean
  /** Step of the network, minutes, where it has only one: rows may be missing anywhere. */
  readonly stepMin?: number
  /** Unit of the network's own columns where it is not the product's. */
  readonly units: Readonly<Partial<Record<WeatherValueColumn, string>>>
}

const RULES: Readonly<Record<StationFormat, StationRules>> = {
  cams: { kind: 'cams', alignment: 'beginning', units: {} },
  surfrad: {
    kind: 'surfrad',
    alignment: 'ending',
    isWestPositive: true,
    units: { atmospheric_pressure: 'hPa' },
  },
  solrad: { kind: 'solrad', alignment: 'ending', units: {} },
  crn: { kind: 'crn', alignment: 'ending', stepMin: 5, units: {} },
  midc: { kind: 'midc', alignment: 'ending', units: { atmospheric_pressure: 'hPa' } },
  'midc-raw': { kind: 'midc_raw', alignment: 'ending', units: { atmospheric_pressure: 'hPa' } },
  // The table's labels are moved to the beginning.
  srml: { kind: 'srml', alignment: 'beginning', units: {} },
}

/**
 * Files of stations and of CAMS as weather: GHI, DNI, DHI, temperature, humidity, speed and direction of the wind, and
 * pressure of the columns that the network measures; of several instruments the first. The times of the networks are
 * the end of their interval (SURFRAD and SOLRAD README, USCRN README, MIDC's data loggers), of CAMS its beginning.
 */
export function stationReader(format: StationFormat) {
  return async (context: ReaderContext): Promise<RawWeather> => {
    const { text, lineNumbers } = stationLines(format, await takeAllLines(context), context.log)
    if (format === 'cams') refuseClearSky(text, context.log)
    const rules = RULES[format]
    const table = readSourceTable(rules.kind, new TextEncoder().encode(text))
    if (format === 'cams') refuseDays(table, context.log)
    const rows = rowsOf(table, rules, lineNumbers, context)
    return {
      format,
      source: 'default',
      rows,
      alignment: rules.alignment,
      clockOffsetH: 0,
      ...(table.zone.offsetH ? { localTimeZoneH: table.zone.offsetH } : {}),
      type: 'Sequential',
      ...(rules.stepMin === undefined ? {} : { stepMin: rules.stepMin }),
      ...placeOf(table, rules, context.log),
    }
  }
}

function refuseClearSky(text: string, log: ProblemLog): void {
  if (!/^#\s*Title:.*McClear/im.test(text)) return
  log.fail({
    code: 'no_irradiance',
    message:
      'The file is of CAMS McClear: the irradiance of a sky without clouds, which is no weather. Download the CAMS radiation service (all sky) instead.',
  })
}

function refuseDays(table: SourceTable, log: ProblemLog): void {
  if (table.zone.offsetH !== undefined) return
  log.fail({
    code: 'unsupported_step',
    message:
      'The CAMS file holds sums of days or months. Download it again with a time step of 1 minute, 15 minutes or 1 hour.',
  })
}

function rowsOf(
  table: SourceTable,
  rules: StationRules,
  lineNumbers: readonly number[],
  { log, limits }: ReaderContext,
): RowStore {
  const bound = boundColumns(table, rules)
  const rows = new RowStore([...bound.keys()], log, limits.maxRows)
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (let i = 0; i < table.labelUtcMs.length; i++) {
    const line = lineNumbers[i] ?? 0
    const ms = table.labelUtcMs[i] ?? Number.NaN
    if (!Number.isFinite(ms)) {
      const message = `Line ${line} has no date and time that can be read. Correct the date or remove the line.`
      log.addBroken({ code: 'bad_timestamp', line, message })
      continue
    }
    setStampFromMs(ms, stamp)
    const row = rows.add(line, stamp)
    for (const [column, { cells, scale, offset, name }] of bound) {
      const out = rows.values[rows.columnIndex(column)]
      const value = cellNumber(cells[i], name, line, log)
      // Networks write -9999.9, -7999 and the like where nothing was measured.
      if (out && value > -900) out[row] = value * scale + offset
    }
  }
  return rows
}

function cellNumber(
  cell: string | number | undefined,
  column: string,
  line: number,
  log: ProblemLog,
): number {
  const value = typeof cell === 'number' ? cell : readNumber(cell ?? '')
  if (value !== undefined) return value
  const message = `Line ${line}, column "${column}": "${String(cell).trim().slice(0, 40)}" is not a number. Correct it, or leave the cell empty where the value is missing.`
  log.addBroken({ code: 'not_a_number', line, column, message })
  return Number.NaN
}

interface StationColumn extends SourceColumn {
  readonly scale: number
  readonly offset: number
}

function boundColumns(
  { columns }: SourceTable,
  { units }: StationRules,
): ReadonlyMap<WeatherValueColumn, StationColumn> {
  const bound = new Map<WeatherValueColumn, StationColumn>()
  for (const column of columns) {
    const found = stationColumn(column.name)
    if (!found || bound.has(found)) continue
    const unit =
      unitConversion(found, splitNameAndUnit(column.name).unit ?? units[found] ?? '') ??
      unitConversion(found, USUAL_UNITS[found] ?? 'W/m2')
    if (unit && !unit.perStep) bound.set(found, { ...column, ...unit })
  }
  return bound
}

/** Instruments are named after what they measure: `Global PSP`, `Temperature @ 2m`, `ghi_0`. */
const STATION_NAMES: readonly (readonly [RegExp, WeatherValueColumn])[] = [
  [/^(ghi_\d|global (psp|cmp\d*|horiz.*|horizontal.*|lI-?\d+))\b/i, 'ghi_wm2'],
  [/^(dni_\d|direct (normal|nip|chp1).*)/i, 'dni_wm2'],
  [/^(dhi_\d|diffuse (horiz|psp|cm22).*)/i, 'dhi_wm2'],
  [/^(temp_air_\d|(air )?temperature( @ 2m)?)\s*(\[|$)/i, 'temp_c'],
  [/^(relative_humidity|rel(ative)? humidity|relative_humidity_\d)/i, 'rh'],
  [/^(wind_speed(_\d)?$|avg wind speed( @ (2m|6ft|10m|33ft))?)/i, 'windspeed'],
  [/^(wind_direction(_\d)?$|avg wind direction( @ (2m|6ft|10m|33ft))?)/i, 'wind_direction'],
  [/^(station pressure|pressure)/i, 'atmospheric_pressure'],
]

function stationColumn(name: string): WeatherValueColumn | undefined {
  if (/_flag$|accumulated|uncorrected|clear/i.test(name)) return undefined
  return STATION_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? columnOfHeader(name)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
}

function placeOf({ metadata, columns }: SourceTable, rules: StationRules, log: ProblemLog) {
  const column = (name: string): unknown => columns.find((item) => item.name === name)?.cells[0]
  const longitude = textOf(metadata['longitude'] ?? column('longitude'))
  return stationSite(
    {
      timeZone: '',
      latitude: textOf(metadata['latitude'] ?? column('latitude')),
      longitude:
        rules.isWestPositive && longitude !== undefined ? String(-Number(longitude)) : longitude,
      altitude: textOf(metadata['elevation'] ?? metadata['altitude']),
    },
    1,
    log,
  )
}
