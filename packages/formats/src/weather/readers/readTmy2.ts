import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { checkStamp } from '../rows/stampText.ts'
import type { StationSite } from './stationSite.ts'

interface Field {
  readonly column: WeatherValueColumn
  readonly name: string
  readonly from: number
  readonly to: number
  readonly scale: number
  readonly missing: number
}

const fieldAt = (
  column: WeatherValueColumn,
  name: string,
  [from, to]: readonly [number, number],
  missing: number,
  scale = 1,
): Field => ({ column, name, from, to, scale, missing })

/** Character positions of the used fields, from 0 (TMY2 User's Manual, NREL/SP-463-7668, 1995, table 3-2). */
const FIELDS: readonly Field[] = [
  fieldAt('ghi_wm2', 'Global Horizontal Radiation', [17, 21], 9999),
  fieldAt('dni_wm2', 'Direct Normal Radiation', [23, 27], 9999),
  fieldAt('dhi_wm2', 'Diffuse Horizontal Radiation', [29, 33], 9999),
  fieldAt('temp_c', 'Dry Bulb Temperature', [67, 71], 9999, 0.1),
  fieldAt('rh', 'Relative Humidity', [79, 82], 999),
  fieldAt('atmospheric_pressure', 'Atmospheric Pressure', [84, 88], 9999, 100),
  fieldAt('wind_direction', 'Wind Direction', [90, 93], 999),
  fieldAt('windspeed', 'Wind Speed', [95, 98], 999, 0.1),
  fieldAt('pw', 'Precipitable Water', [123, 126], 999, 0.1),
  fieldAt('snow_depth', 'Snow Depth', [133, 136], 999),
]

const HEADER =
  /^\s*(\d{5})\s(.{22})\s(.{2})\s*(-?\d+)\s+([NS])\s*(\d+)\s+(\d+)\s+([EW])\s*(\d+)\s+(\d+)\s+(-?\d+)/

/** TMY2: a header line and 8760 lines of fixed width, local standard time, hours 1 to 24 that end their intervals. */
export async function readTmy2(context: ReaderContext): Promise<RawWeather> {
  const { lines, log, limits } = context
  const site = readHeader((await lines.takeAfterFill()) ?? '', context)
  const rows = new RowStore(
    FIELDS.map((field) => field.column),
    log,
    limits.maxRows,
  )
  for (;;) {
    const line = lines.take()
    if (line === undefined) {
      if (!(await lines.fill())) break
    } else if (line.trim() !== '') readRow(line, rows, context)
  }
  return {
    format: 'tmy2',
    source: 'nsrdb',
    rows,
    alignment: 'ending',
    type: 'TMY',
    stepMin: 60,
    ...site,
  }
}

function readHeader(line: string, { log }: ReaderContext): Required<StationSite> {
  const match = HEADER.exec(line)
  if (!match)
    return log.fail({
      code: 'bad_header',
      line: 1,
      message:
        'Line 1 is not the header of a TMY2 file (station, time zone, latitude, longitude, elevation).',
    })
  return {
    clockOffsetH: Number(match[4]),
    latitude: degrees(match[5], match[6], match[7]),
    longitude: degrees(match[8], match[9], match[10]),
    altitudeM: Number(match[11]),
  }
}

function degrees(
  sign: string | undefined,
  whole: string | undefined,
  minutes: string | undefined,
): number {
  return (sign === 'S' || sign === 'W' ? -1 : 1) * (Number(whole) + Number(minutes) / 60)
}

function readRow(text: string, rows: RowStore, { lines, log }: ReaderContext): void {
  const line = lines.lineNumber
  if (text.trimEnd().length < 126) {
    log.add({
      code: 'wrong_column_count',
      line,
      message: `Line ${line} has ${text.trimEnd().length} characters where TMY2 has 142. The line is cut short; take the original file.`,
    })
    return
  }
  const stamp: Stamp = {
    year: 1900 + Number(text.slice(1, 3)),
    month: Number(text.slice(3, 5)),
    day: Number(text.slice(5, 7)),
    hour: Number(text.slice(7, 9)),
    minute: 0,
  }
  const wrong = checkStamp(stamp)
  if (wrong) {
    log.add({
      code: 'bad_timestamp',
      line,
      message: `Line ${line}: ${wrong}. Take the original file.`,
    })
    return
  }
  const row = rows.add(line, stamp)
  for (const field of FIELDS) {
    const values = rows.values[rows.columnIndex(field.column)]
    if (values) values[row] = fieldValue(text, field, line, log)
  }
}

function fieldValue(
  text: string,
  { from, to, name, missing, scale }: Field,
  line: number,
  log: ReaderContext['log'],
): number {
  const cut = text.slice(from, to)
  const value = Number(cut)
  if (cut.trim() === '' || !Number.isFinite(value)) {
    log.add({
      code: 'not_a_number',
      line,
      column: name,
      message: `Line ${line}, ${name}: "${cut}" is not a number. Take the original file.`,
    })
    return Number.NaN
  }
  return value >= missing ? Number.NaN : scale < 1 ? value / Math.round(1 / scale) : value * scale
}
