import { AppError } from '@duet/contract'
import {
  type ColumnRef,
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  WEATHER_VALUE_COLUMNS,
  type WeatherValueColumn,
} from '@duet/formats'
import { z } from 'zod'
import { parseInput } from '../input/parseInput.ts'

const TIME_PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const
const DELIMITERS = [',', ';', '\t', '|'] as const
const HEADER_SEARCH_LINES = 100

const pair = z.tuple([z.string().min(1).max(200), z.string().max(40)])

const csvMappingInput = z.object({
  columns: z.partialRecord(z.enum([...WEATHER_VALUE_COLUMNS, ...TIME_PARTS, 'time', 'date']), pair),
  time_zone_h: z.number().min(-12).max(14),
  interval_alignment: z.enum(['beginning', 'center', 'ending']),
  type: z.enum(['Sequential', 'TMY']),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  altitude_m: z.number().min(-500).max(9000).nullish(),
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
  const names = Object.values(input.columns).flatMap((column) => column?.[0] ?? [])
  const header = findHeader(headLines, names)
  const firstRow = headLines[header.line] ?? ''
  return {
    delimiter: header.delimiter,
    decimalComma: header.delimiter !== ',' && /\d,\d/.test(firstRow),
    headerLine: header.line,
    firstDataLine: header.line + 1,
    time: timeOf(input),
    columns: valueColumns(input),
    missingValues: [-9999, -999, -99],
    alignment: input.interval_alignment,
    clockOffsetH: input.time_zone_h,
    type: input.type,
    latitude: input.latitude,
    longitude: input.longitude,
    ...(input.altitude_m === undefined || input.altitude_m === null
      ? {}
      : { altitudeM: input.altitude_m }),
  }
}

function findHeader(
  lines: readonly string[],
  names: readonly string[],
): { readonly line: number; readonly delimiter: (typeof DELIMITERS)[number] } {
  for (const [index, text] of lines.slice(0, HEADER_SEARCH_LINES).entries()) {
    for (const delimiter of DELIMITERS) {
      const cells = new Set(text.split(delimiter).map((cell) => cell.trim().replaceAll('"', '')))
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
function timeOf({ columns }: CsvMappingInput): PlainTime {
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
  const part = (name: 'month' | 'day' | 'hour'): ColumnRef => {
    const column = columns[name]
    if (column) return column[0]
    throw new AppError(
      'INVALID_INPUT',
      `A column for the ${name}, or one for the whole time, is missing`,
      {
        path: 'mapping.columns',
      },
    )
  }
  return {
    kind: 'parts',
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    ...(columns.year && { year: columns.year[0] }),
    ...(columns.minute && { minute: columns.minute[0] }),
  }
}

function valueColumns({ columns }: CsvMappingInput): PlainMapping['columns'] {
  const found: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  for (const name of WEATHER_VALUE_COLUMNS) {
    const column = columns[name]
    if (column) found[name] = { column: column[0], unit: column[1] }
  }
  return found
}
