import { columnOfHeader, plainName, splitNameAndUnit } from '../file/columnNames.ts'
import { sourceOfText } from '../file/sourceOfText.ts'
import type { UnitConversion } from '../file/unitTables.ts'
import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import { USUAL_UNITS, unitConversion } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { Stamp } from '../rows/rowStore.ts'
import { checkStamp } from '../rows/stampText.ts'
import { countFilled, readNumber, splitCells } from '../text/splitCells.ts'
import { type BoundCell, firstOfColumns } from './boundCell.ts'
import { readTable } from './readTable.ts'
import { type StationSite, stationSite } from './stationSite.ts'

/**
 * SAM CSV, in which NSRDB (PSM), NASA POWER and SAM's own files come: line 1 names of the site's values, line 2 the
 * values, line 3 names of the columns, then rows in the clock of `Time Zone`.
 *
 * With a Minute column a row stands for the interval around its time; without one it stands for its hour (SAM).
 */
export async function readSam(context: ReaderContext): Promise<RawWeather> {
  const { lines, log } = context
  const site = siteValues(
    splitCells((await lines.takeAfterFill()) ?? '', ','),
    splitCells((await lines.takeAfterFill()) ?? '', ','),
  )
  const names = splitCells((await lines.takeAfterFill()) ?? '', ',')
  const header = names.slice(0, countFilled(names))
  const place = samSite(site, log)
  const timeCells = requiredTimeCells(header, log)
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: header.length,
    cells: boundCells(header, site),
    stamp: (cells, out) => readStampCells(cells, timeCells, out),
  })
  return {
    format: 'sam',
    source: sourceOfText(site.get('source') ?? '') ?? 'default',
    rows,
    alignment: timeCells.minute >= 0 ? 'center' : 'beginning',
    ...place,
  }
}

function siteValues(
  names: readonly string[],
  values: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(names.map((name, i) => [plainName(name), (values[i] ?? '').trim()]))
}

function samSite(
  site: ReadonlyMap<string, string>,
  log: ProblemLog,
): StationSite & Pick<RawWeather, 'localTimeZoneH' | 'clockIsLocal'> {
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => site.get(name)).find((text) => text !== undefined)
  const local = readNumber(site.get('localtimezone') ?? '')
  const place = stationSite(
    {
      timeZone: first('timezone', 'tz', 'localtimezone'),
      latitude: first('latitude', 'lat'),
      longitude: first('longitude', 'lon', 'lng'),
      altitude: first('elevation', 'elev', 'altitude'),
    },
    2,
    log,
  )
  if (local !== undefined && !Number.isNaN(local)) return { ...place, localTimeZoneH: local }
  return { ...place, clockIsLocal: isLocalZero(place.longitude) }
}

/** Places that have UTC as their standard time, from Iceland to Spain and Ghana; elsewhere a zone of 0 is a clock in UTC. */
export function isLocalZero(longitudeDeg: number | undefined): boolean {
  return Math.abs(longitudeDeg ?? 90) < 25
}

/** Index of each time column; `minute` is -1 where there is none. */
export interface TimeCells {
  readonly year: number
  readonly month: number
  /** Of the month. */
  readonly day: number
  readonly dayOfYear: number
  readonly hour: number
  readonly minute: number
  /** Hours carry their minutes, as in `1330`. */
  readonly isHhmm?: boolean
}

/** Finds year, month, day, hour and minute by name; -1 where there is none. */
export function timeCellsOf(header: readonly string[]): TimeCells {
  const names = header.map((name) => splitNameAndUnit(name).name)
  const at = (...known: readonly string[]): number =>
    names.findIndex((name) => known.includes(name))
  return {
    year: at('year', 'yr', 'jahr', 'ano', 'annee', 'anno', 'an'),
    month: at('month', 'mo', 'mon', 'monat', 'mes', 'mois', 'mese'),
    day: at('day', 'dy', 'tag', 'dia', 'jour', 'giorno'),
    dayOfYear: at('doy', 'dayofyear', 'julianday', 'jday', 'jd', 'yday', 'tagdesjahres'),
    hour: at('hour', 'hr', 'hh', 'hhmm', 'hrmn', 'stunde', 'hora', 'heure', 'ora', 'uur'),
    minute: at('minute', 'min', 'mm', 'minuto', 'minuut'),
  }
}

function requiredTimeCells(header: readonly string[], log: ProblemLog): TimeCells {
  const cells = timeCellsOf(header)
  for (const name of ['year', 'month', 'day', 'hour'] as const) {
    if (cells[name] >= 0) continue
    log.fail({
      code: 'missing_column',
      line: 3,
      message: `Line 3 names no column "${name}". A SAM CSV needs year, month, day and hour; check that the header was not changed.`,
    })
  }
  return cells
}

/** Fills a stamp from separate cells; a missing minute is 0. */
export function readStampCells(
  cells: readonly string[],
  at: TimeCells,
  out: Stamp,
): string | undefined {
  const number = (index: number, none: number): number =>
    index < 0 ? none : Number((cells[index] ?? '').trim() || Number.NaN)
  out.year = number(at.year, 2001)
  out.month = number(at.month, 1)
  out.day = number(at.day, 1)
  out.hour = number(at.hour, 0)
  out.minute = number(at.minute, 0)
  if (at.isHhmm === true) {
    out.minute = out.hour % 100
    out.hour = Math.floor(out.hour / 100)
  } else if (at.minute < 0 && !Number.isInteger(out.hour)) {
    // to the half minute
    out.minute = Math.round((out.hour % 1) * 120) / 2
    out.hour = Math.floor(out.hour)
  }
  return at.dayOfYear < 0 || at.day >= 0
    ? checkStamp(out)
    : readDayOfYear(number(at.dayOfYear, 1), out)
}

function readDayOfYear(dayOfYear: number, out: Stamp): string | undefined {
  const date = new Date(Date.UTC(out.year, 0, Math.floor(dayOfYear)))
  out.month = date.getUTCMonth() + 1
  out.day = date.getUTCDate()
  const isPossible = dayOfYear >= 1 && date.getUTCFullYear() === out.year
  return isPossible ? checkStamp(out) : `day ${dayOfYear} of the year ${out.year} is not possible`
}

function boundCells(
  header: readonly string[],
  site: ReadonlyMap<string, string>,
): readonly BoundCell[] {
  const cells = header.flatMap((name, index): readonly BoundCell[] => {
    const column = columnOfHeader(name)
    if (!column) return []
    const missing = (value: number): boolean => value <= -900 && column !== 'tracker_angle'
    return [{ column, index, name, ...samUnit(column, name, site), missing }]
  })
  return firstOfColumns(cells)
}

/** SAM's own units where neither the column nor the header names one. */
const SAM_UNITS = { ...USUAL_UNITS, tracker_angle: 'deg' }

function samUnit(
  column: WeatherValueColumn,
  name: string,
  site: ReadonlyMap<string, string>,
): UnitConversion {
  const own = splitNameAndUnit(name).unit
  const said = site.get(`${plainName(name)}units`)
  for (const unit of [own, said, SAM_UNITS[column] ?? 'W/m2']) {
    const known = unit === undefined ? undefined : unitConversion(column, unit)
    if (known && !known.perStep) return known
  }
  return { scale: 1, offset: 0 }
}
