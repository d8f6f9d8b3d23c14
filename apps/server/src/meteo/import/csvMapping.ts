import { AppError } from '@duet/contract'
import {
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  REPEATED_ROWS_CHOICES,
  timeOfParts,
  WEATHER_VALUE_COLUMNS,
  type WeatherValueColumn,
} from '@duet/formats'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'

const TIME_PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const
const DELIMITERS = [',', ';', '\t', '|', ' '] as const
const HEADER_SEARCH_LINES = 100

/** A column by its name, or by its number from 1, and its unit. */
const pair = z.tuple([
  z.union([z.string().min(1).max(200), z.int().min(1).max(2000)]),
  z.string().max(40),
])

const clockReading = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be YYYY-MM-DDTHH:MM')

/** Periods of summer time in the clock of a file. */
export const dstShiftsInput = z
  .array(
    z.object({
      from: clockReading,
      to: clockReading,
      shift_h: z.number().min(0.25).max(3),
    }),
  )
  .max(400)

const csvMappingInput = z.object({
  columns: z.partialRecord(
    z.enum([...WEATHER_VALUE_COLUMNS, ...TIME_PARTS, 'time', 'date', 'poa_wm2']),
    pair,
  ),
  time_zone_h: z.number().min(-12).max(14),
  interval_alignment: z.enum(['beginning', 'center', 'ending']),
  type: z.enum(['Sequential', 'TMY']),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  altitude_m: z.number().min(-500).max(9000).nullish(),
  plane_tilt_deg: z.number().min(0).max(90).nullish(),
  plane_azimuth_deg: z.number().min(-180).max(360).nullish(),
  year: z.int().min(1900).max(2200).nullish(),
  header_line: z.int().min(0).max(10_000).nullish(),
  first_data_line: z.int().min(1).max(10_000).nullish(),
  delimiter: z.enum(DELIMITERS).nullish(),
  decimal_comma: z.boolean().nullish(),
  missing_values: z.array(z.number()).max(50).nullish(),
  local_time_zone_h: z.number().min(-12).max(14).nullish(),
  dst_shifts: dstShiftsInput.nullish(),
  repeated_rows: z.enum(REPEATED_ROWS_CHOICES).nullish(),
})

type CsvMappingInput = z.infer<typeof csvMappingInput>

/** @throws AppError INVALID_INPUT */
export function parseCsvMapping(input: unknown): CsvMappingInput {
  return parseInput(csvMappingInput, input, ['mapping'])
}

/**
 * How to read the file: the mapping that a person chose, and where its header line is, found by the chosen names.
 *
 * @param headLines - the first lines of the file
 * @throws AppError INVALID_INPUT naming what is missing
 */
export function toPlainMapping(input: CsvMappingInput, headLines: readonly string[]): PlainMapping {
  const header = headerOf(input, headLines)
  const firstDataLine = input.first_data_line ?? header.line + 1
  const firstRow = headLines[firstDataLine - 1] ?? ''
  return {
    delimiter: header.delimiter,
    decimalComma: input.decimal_comma ?? (header.delimiter !== ',' && /\d,\d/.test(firstRow)),
    headerLine: header.line,
    firstDataLine,
    time: timeOf(input),
    columns: valueColumns(input),
    missingValues: input.missing_values ?? [-9999, -999, -99],
    alignment: input.interval_alignment,
    ...planeOf(input),
    clockOffsetH: input.time_zone_h,
    type: input.type,
    latitude: input.latitude,
    longitude: input.longitude,
    ...(input.altitude_m === undefined || input.altitude_m === null
      ? {}
      : { altitudeM: input.altitude_m }),
  }
}

interface HeaderPlace {
  readonly line: number
  readonly delimiter: (typeof DELIMITERS)[number]
}

/** Given, or searched for by the names of its columns. */
function headerOf(input: CsvMappingInput, lines: readonly string[]): HeaderPlace {
  const { header_line: line, delimiter } = input
  if (typeof line === 'number' && delimiter) return { line, delimiter }
  const refs = Object.values(input.columns).flatMap((column) => column?.[0] ?? [])
  const names = refs.filter((ref) => typeof ref === 'string')
  if (names.length < refs.length) {
    throw new AppError('INVALID_INPUT', 'Columns by number need header_line and delimiter', {
      path: 'mapping.columns',
    })
  }
  return findHeader(lines, names)
}

function findHeader(lines: readonly string[], names: readonly string[]): HeaderPlace {
  for (const [index, text] of lines.slice(0, HEADER_SEARCH_LINES).entries()) {
    for (const delimiter of DELIMITERS) {
      const cells = new Set<string>(
        text.split(delimiter).map((cell) => cell.trim().replaceAll('"', '')),
      )
      if (names.every((name) => cells.has(name))) return { line: index + 1, delimiter }
    }
  }
  throw new AppError(
    'INVALID_INPUT',
    `No line among the first ${HEADER_SEARCH_LINES} has all of these column names: ${names.join(', ')}`,
    { path: 'mapping.columns' },
  )
}

/** The second entry of a time column is the order of its date: YMD, DMY or MDY. */
function timeOf({ columns, year }: CsvMappingInput): PlainTime {
  const stamp = [columns.date, columns.time].filter((column) => column !== undefined)
  if (stamp.length > 0) {
    const order = stamp[0]?.[1] ?? ''
    if (order !== 'YMD' && order !== 'DMY' && order !== 'MDY') {
      throw new AppError('INVALID_INPUT', 'The order of the date must be YMD, DMY or MDY', {
        path: 'mapping.columns',
      })
    }
    return { kind: 'stamp', columns: stamp.map(([header]) => header), order }
  }
  const time = partsOf(columns, year)
  if (time) return time
  throw new AppError(
    'INVALID_INPUT',
    'Columns for the parts of the time, or one for the whole time, are missing',
    { path: 'mapping.columns' },
  )
}

function partsOf(
  columns: CsvMappingInput['columns'],
  ofAll: number | null | undefined,
): PlainTime | undefined {
  const { year, month, day, hour, minute } = columns
  const time = timeOfParts({
    year: year?.[0],
    month: month?.[0],
    day: day?.[0],
    hour: hour?.[0],
    minute: minute?.[0],
  })
  if (time?.kind !== 'months' || year !== undefined || typeof ofAll !== 'number') return time
  return { ...time, year: { all: ofAll } }
}

/** Light on a plane stands in for GHI. */
function planeOf({
  columns,
  plane_tilt_deg: tiltDeg,
  plane_azimuth_deg: azimuthDeg,
}: CsvMappingInput): Pick<PlainMapping, 'plane'> {
  if (!columns.poa_wm2) return {}
  return { plane: { tiltDeg: tiltDeg ?? undefined, azimuthDeg: azimuthDeg ?? undefined } }
}

function valueColumns({ columns }: CsvMappingInput): PlainMapping['columns'] {
  const found: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  for (const name of WEATHER_VALUE_COLUMNS) {
    const column = columns[name]
    if (column) found[name] = { column: column[0], unit: column[1] }
  }
  const { poa_wm2: plane } = columns
  if (plane) found.ghi_wm2 = { column: plane[0], unit: plane[1] }
  return found
}
