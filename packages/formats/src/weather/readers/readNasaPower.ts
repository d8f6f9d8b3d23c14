import { z } from 'zod'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import { USUAL_UNITS } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { readStampText } from '../rows/stampText.ts'
import { readJsonAs } from '../rows/wholeText.ts'
import { filledCells, splitCells } from '../text/splitCells.ts'
import { type BoundCell, cellOfName, perStepColumnsOf, type UsualCells } from './boundCell.ts'
import { readStampCells, timeCellsOf } from './readSam.ts'
import { readTable } from './readTable.ts'
import { type StationSite, stationSite } from './stationSite.ts'

/** POWER's hourly parameters where the header does not name their unit. */
const POWER: UsualCells = {
  units: { ...USUAL_UNITS, atmospheric_pressure: 'kPa' },
  lightUnit: 'Wh/m2',
  isMissing: (value) => value === -999,
}

/**
 * NASA POWER hourly CSV: a header from `-BEGIN HEADER-` to `-END HEADER-` with the place, the time standard and the
 * units, then `YEAR,MO,DY,HR` and one column a parameter. Labels are the beginning of the hour, in UTC or in POWER's
 * local solar time, which is UTC and one hour for every 15° of longitude, rounded; −999 is missing.
 *
 * @see https://power.larc.nasa.gov/docs/services/api/temporal/hourly/
 */
export async function readNasaPower(context: ReaderContext): Promise<RawWeather> {
  const { log, lines } = context
  const remarks = await takeHeader(context)
  const text = remarks.join('\n')
  const header = filledCells(splitCells((await lines.takeAfterFill()) ?? '', ','))
  const at = timeCellsOf(header)
  refuseDays(at.hour, lines.lineNumber, log)
  const cells = header.flatMap((name, index) => {
    const remark = remarks.find((line) => line.trim().split(/\s/)[0] === name) ?? ''
    return powerCell(name, index, /\(([^()]*)\)\s*$/.exec(remark)?.[1])
  })
  const rows = await readTable(context, {
    delimiter: ',',
    cellCount: header.length,
    cells,
    stamp: (row, out) => readStampCells(row, at, out),
  })
  const place = stationSite(
    {
      timeZone: '',
      latitude: /latitude\s+(-?[\d.]+)/i.exec(text)?.[1],
      longitude: /longitude\s+(-?[\d.]+)/i.exec(text)?.[1],
      altitude: /elevation[^\n]*=\s*(-?[\d.]+)/i.exec(text)?.[1],
    },
    3,
    log,
  )
  const isUtc = /\bin UTC\b|time standard:?\s*UTC/i.test(text)
  return {
    format: 'nasa-power',
    rows,
    perStepColumns: perStepColumnsOf(cells),
    ...powerFacts(place, isUtc),
  }
}

function powerFacts(place: StationSite, isUtc: boolean) {
  const solarZoneH = place.longitude === undefined ? undefined : Math.round(place.longitude / 15)
  const clock = isUtc ? 0 : solarZoneH
  return {
    source: 'nasapower',
    alignment: 'beginning',
    ...place,
    ...(clock === undefined ? {} : { clockOffsetH: clock }),
    ...(isUtc || clock === undefined ? {} : { localTimeZoneH: clock }),
  } as const
}

async function takeHeader({ lines, log }: ReaderContext): Promise<readonly string[]> {
  const remarks: string[] = []
  for (;;) {
    const line = await lines.takeAfterFill()
    if (line === undefined) {
      return log.fail({
        code: 'bad_header',
        message: 'The file has no line "-END HEADER-". Download it again from NASA POWER.',
      })
    }
    if (/^-END HEADER-/i.test(line.trim())) return remarks
    remarks.push(line)
  }
}

function refuseDays(hourAt: number, line: number, log: ProblemLog): void {
  if (hourAt >= 0) return
  log.fail({
    code: 'missing_column',
    line,
    message: `Line ${line} names no column "HR": these are daily or monthly values. Download the hourly series from NASA POWER.`,
  })
}

function powerCell(name: string, index: number, said = ''): readonly BoundCell[] {
  return timeNames.has(name.toUpperCase()) ? [] : cellOfName(name, index, said, POWER)
}

const timeNames = new Set(['YEAR', 'MO', 'DY', 'HR'])

const jsonSchema = z.object({
  geometry: z.object({ coordinates: z.array(z.number()).min(2) }),
  properties: z.object({
    parameter: z.record(z.string(), z.record(z.string(), z.number().nullable())),
  }),
  header: z.object({ time_standard: z.string().optional() }).optional(),
  parameters: z.record(z.string(), z.object({ units: z.string().optional() })).optional(),
})

/** The same as JSON (GeoJSON with `properties.parameter`, one value a key `YYYYMMDDHH`). */
export async function readNasaPowerJson(
  chunks: AsyncIterable<string>,
  log: ProblemLog,
  limits: WeatherLimits,
): Promise<RawWeather> {
  const data = await readJsonAs(
    jsonSchema,
    chunks,
    log,
    'The JSON file has no hourly parameters of NASA POWER ("properties.parameter"). Download it again.',
  )
  const { geometry, properties, header, parameters } = data
  const [longitude, latitude, altitude] = geometry.coordinates
  const known = Object.entries(properties.parameter).flatMap(([name, values]) =>
    powerCell(name, 0, parameters?.[name]?.units).map((found) => ({ ...found, values })),
  )
  const rows = new RowStore(
    known.map(({ column }) => column),
    log,
    limits.maxRows,
  )
  fillRows(rows, known, log)
  const place = stationSite(
    {
      timeZone: '',
      latitude: String(latitude),
      longitude: String(longitude),
      altitude: String(altitude ?? ''),
    },
    1,
    log,
  )
  return {
    format: 'nasa-power-json',
    rows,
    perStepColumns: perStepColumnsOf(known),
    ...powerFacts(place, /utc/i.test(header?.time_standard ?? '')),
  }
}

type JsonColumn = BoundCell & { readonly values: Readonly<Record<string, number | null>> }

function fillRows(rows: RowStore, known: readonly JsonColumn[], log: ProblemLog): void {
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  const keys = Object.keys(known[0]?.values ?? {}).toSorted()
  for (const [number, key] of keys.entries()) {
    const wrong = /^\d{10}$/.test(key)
      ? readStampText(`${key}00`, 'YMD', stamp)
      : `"${key}" is no hour`
    if (wrong) {
      const message = `Record ${number + 1}: ${wrong}. Download the hourly series from NASA POWER.`
      log.add({ code: 'bad_timestamp', line: 1, message })
      continue
    }
    const row = rows.add(number + 1, stamp)
    for (const { column, scale, offset, missing, values } of known) {
      const value = values[key]
      const out = rows.values[rows.columnIndex(column)]
      if (!out || value === undefined || value === null || missing(value)) continue
      out[row] = value * scale + offset
    }
  }
}
