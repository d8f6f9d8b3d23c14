import { oneLine } from '@duet/contract'
import {
  REPEATED_ROWS_CHOICES,
  SERIES_AGGREGATIONS,
  type SeriesMapping,
  seriesUnit,
  timeColumns,
} from '@duet/formats'
import { z } from 'zod'
import { parseInput } from '../input/parseInput.ts'

const MAX_COLUMNS = 400
const column = z.int().min(1).max(5000)
const text = (max: number) => z.string().overwrite(oneLine).max(max)

const timeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stamp'),
    columns: z.array(column).min(1, 'choose the column of the time').max(2),
    order: z.enum(['YMD', 'DMY', 'MDY']),
  }),
  z.strictObject({
    kind: z.literal('parts'),
    year: column.optional(),
    month: column.optional(),
    day: column,
    hour: column.optional(),
    minute: column.optional(),
    is_hhmm: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('months'),
    month: column,
    year: z.union([column, z.strictObject({ all: z.int().min(1900).max(2200) })]).optional(),
  }),
])

const columnInput = z.strictObject({
  column,
  name: text(200).min(1, 'must not be empty'),
  unit: text(30),
  aggregation: z.enum(SERIES_AGGREGATIONS),
})

const mappingInput = z
  .strictObject({
    sheet: z.string().max(100).nullish(),
    delimiter: z.enum([',', ';', '\t', ' ', '|']),
    decimal_comma: z.boolean(),
    header_line: z.int().min(0).max(10_000),
    first_data_line: z.int().min(1).max(10_000),
    missing_values: z.array(z.number()).max(50),
    time: timeInput,
    interval_alignment: z.enum(['beginning', 'center', 'ending']),
    type: z.enum(['Sequential', 'TMY']),
    clock_offset_h: z.number().min(-12).max(14),
    time_zone: z.string().max(60).nullish(),
    repeated_rows: z.enum(REPEATED_ROWS_CHOICES).nullish(),
    columns: z.array(columnInput).min(1, 'choose at least one column').max(MAX_COLUMNS),
  })
  .refine(({ header_line: header, first_data_line: first }) => first > header, {
    path: ['first_data_line'],
    message: 'must be below the line of names',
  })
  .refine(({ columns }) => new Set(columns.map((one) => one.column)).size === columns.length, {
    path: ['columns'],
    message: 'a column stands there twice',
  })
  .refine(({ time_zone: zone }) => !zone || isZone(zone), {
    path: ['time_zone'],
    message: 'must be the name of a zone, such as America/Phoenix',
  })

/** How a file is read, as it is stored and as the API has it. */
export type SeriesMappingInput = z.infer<typeof mappingInput>

/** @throws AppError INVALID_INPUT */
export function parseSeriesMapping(input: unknown): SeriesMappingInput {
  const mapping = parseInput(mappingInput, input, ['mapping'])
  const ofTime = timeColumns(toSeriesMapping(mapping).time)
  return { ...mapping, columns: mapping.columns.filter((one) => !ofTime.has(one.column)) }
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

export function toSeriesMapping(input: SeriesMappingInput): SeriesMapping {
  return {
    delimiter: input.delimiter,
    decimalComma: input.decimal_comma,
    headerLine: input.header_line,
    firstDataLine: input.first_data_line,
    missingValues: input.missing_values,
    time: timeOf(input.time),
    alignment: input.interval_alignment,
    type: input.type,
    clockOffsetH: input.clock_offset_h,
    zone: input.time_zone ?? undefined,
    repeatedRows: input.repeated_rows ?? undefined,
    columns: input.columns.map((one) => ({ ...one, unit: seriesUnit(one.unit).spelling })),
  }
}

function timeOf(time: SeriesMappingInput['time']): SeriesMapping['time'] {
  if (time.kind !== 'parts') return withoutUndefined(time)
  const { is_hhmm: isHhmm, ...parts } = time
  return withoutUndefined({ ...parts, isHhmm })
}

/** Absent is absent: a field that is undefined would be another. */
const withoutUndefined = <T extends object>(
  fields: T,
): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** A guess in the words of records. */
export function mappingRecord(
  mapping: SeriesMapping,
  sheet: string | undefined,
): SeriesMappingInput {
  const { time } = mapping
  return {
    ...(sheet === undefined ? {} : { sheet }),
    delimiter: mapping.delimiter,
    decimal_comma: mapping.decimalComma,
    header_line: mapping.headerLine,
    first_data_line: mapping.firstDataLine,
    missing_values: [...mapping.missingValues],
    time: timeRecord(time),
    interval_alignment: mapping.alignment,
    type: mapping.type,
    clock_offset_h: mapping.clockOffsetH,
    ...(mapping.zone === undefined ? {} : { time_zone: mapping.zone }),
    columns: mapping.columns.map((one) => ({ ...one })),
  }
}

/** Guesses name columns by their number. */
function timeRecord(time: SeriesMapping['time']): SeriesMappingInput['time'] {
  if (time.kind === 'stamp') return { ...time, columns: time.columns.map(Number) }
  if (time.kind === 'months')
    return {
      kind: 'months',
      month: Number(time.month),
      year: typeof time.year === 'object' ? time.year : numberOf(time.year),
    }
  const { isHhmm: is_hhmm, day, year, month, hour, minute } = time
  return {
    kind: 'parts',
    day: Number(day),
    year: numberOf(year),
    month: numberOf(month),
    hour: numberOf(hour),
    minute: numberOf(minute),
    ...(is_hhmm === undefined ? {} : { is_hhmm }),
  }
}

const numberOf = (ref: string | number | undefined): number | undefined =>
  ref === undefined ? undefined : Number(ref)
