import { z } from 'zod'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import type { RawWeather } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { readNumber } from '../text/splitCells.ts'
import { jsonRecords } from './jsonRecords.ts'
import { irradianceOffset, PVGIS_CELLS, pvgisStamp, refuseInclinedPlane } from './pvgisColumns.ts'
import { stationSite } from './stationSite.ts'

const headSchema = z.object({
  inputs: z.object({
    location: z.object({
      latitude: z.number(),
      longitude: z.number(),
      elevation: z.number().optional(),
      irradiance_time_offset: z.number().optional(),
    }),
    mounting_system: z.unknown().optional(),
  }),
})
const slopeSchema = z.object({ fixed: z.object({ slope: z.object({ value: z.number() }) }) })
const recordSchema = z.record(z.string(), z.union([z.number(), z.string(), z.null()]))

/** PVGIS JSON, typical year (`tmy_hourly`) and series (`hourly`); one record at a time is in memory. */
export async function readPvgisJson(
  chunks: AsyncIterable<string>,
  log: ProblemLog,
  limits: WeatherLimits,
): Promise<RawWeather> {
  const rows = new RowStore([...new Set(Object.values(PVGIS_CELLS))], log, limits.maxRows)
  const records = jsonRecords(chunks, ['tmy_hourly', 'hourly'], limits.maxLineLength)
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  let head: PvgisHead | undefined
  for await (const record of records) {
    if (record.kind === 'head') head = readHead(record.text, record.arrayName, log)
    else if (record.kind === 'record')
      addRecord(record.text, record.line, record.number, rows, stamp, log, head)
    else log.fail({ code: 'bad_header', message: record.message })
  }
  if (!head)
    log.fail({
      code: 'bad_header',
      message:
        'The JSON file has no hourly records of PVGIS ("tmy_hourly" or "hourly"). Download the file again from PVGIS.',
    })
  const { latitude, longitude, elevation, irradiance_time_offset } = head.location
  const texts = {
    timeZone: '',
    latitude: String(latitude),
    longitude: String(longitude),
    altitude: String(elevation ?? ''),
  }
  return {
    format: 'pvgis-json',
    source: 'pvgis',
    rows,
    clockOffsetH: 0,
    alignment: 'center',
    type: head.isTypical ? 'TMY' : 'Sequential',
    ...irradianceOffset(irradiance_time_offset),
    ...stationSite(texts, 1, log),
  }
}

interface PvgisHead {
  readonly location: z.infer<typeof headSchema>['inputs']['location']
  readonly isTypical: boolean
  readonly slope: string | undefined
}

function readHead(text: string, arrayName: string, log: ProblemLog): PvgisHead {
  const parsed = headSchema.safeParse(parseJson(text))
  if (!parsed.success)
    log.fail({
      code: 'bad_header',
      message:
        'The JSON file does not begin with the inputs of PVGIS (location with latitude and longitude). Download it again from PVGIS.',
    })
  const { location, mounting_system } = parsed.data.inputs
  const slope = slopeSchema.safeParse(mounting_system)
  return {
    location,
    isTypical: arrayName === 'tmy_hourly',
    slope: slope.success ? `${slope.data.fixed.slope.value} deg.` : undefined,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function addRecord(
  text: string,
  line: number,
  number: number,
  rows: RowStore,
  stamp: Stamp,
  log: ProblemLog,
  head: PvgisHead | undefined,
): void {
  const parsed = recordSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    log.add({
      code: 'wrong_column_count',
      line,
      message: `Record ${number} is not a record of PVGIS. Download the file again.`,
    })
    return
  }
  const record = parsed.data
  if (number === 1) refuseInclinedPlane(Object.keys(record), head?.slope, line, log)
  const wrong = pvgisStamp(String(record['time(UTC)'] ?? record['time'] ?? ''), stamp)
  if (wrong) {
    log.add({
      code: 'bad_timestamp',
      line,
      message: `Record ${number}: ${wrong}. Download the file again.`,
    })
    return
  }
  const row = rows.add(number, stamp)
  for (const [name, cell] of Object.entries(record)) {
    const column = PVGIS_CELLS[name]
    const values = column ? rows.values[rows.columnIndex(column)] : undefined
    if (values) values[row] = cellNumber(cell, name, number, line, log)
  }
  const level = sumOfParts(record)
  const ghi = rows.values[rows.columnIndex('ghi_wm2')]
  if (level !== undefined && ghi) ghi[row] = level
}

/** A series with its components has no `G(i)`: on a level plane it is what comes from the sun and the sky. */
function sumOfParts(record: Readonly<Record<string, unknown>>): number | undefined {
  const { 'G(i)': whole, 'Gb(i)': beam, 'Gd(i)': diffuse } = record
  if (whole !== undefined || typeof beam !== 'number' || typeof diffuse !== 'number')
    return undefined
  return beam + diffuse
}

function cellNumber(
  cell: string | number | null,
  name: string,
  number: number,
  line: number,
  log: ProblemLog,
): number {
  const value = typeof cell === 'number' ? cell : readNumber(cell ?? '')
  if (value !== undefined) return value
  log.add({
    code: 'not_a_number',
    line,
    column: name,
    message: `Record ${number}, "${name}": "${cell}" is not a number. Correct it, or use null where the value is missing.`,
  })
  return Number.NaN
}
