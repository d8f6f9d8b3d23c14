import type { IntervalAlignment, WeatherType } from '@duet/formats'
import * as z from 'zod'

const column = z.number()

/** How a file is read, as the server writes it; see `seriesMappingInput.ts` there for its limits. */
const mappingSchema = z.object({
  sheet: z.string().nullish(),
  delimiter: z.enum([',', ';', '\t', ' ', '|']),
  decimal_comma: z.boolean(),
  header_line: z.number(),
  first_data_line: z.number(),
  missing_values: z.array(z.number()),
  time: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('stamp'),
      columns: z.array(column),
      order: z.enum(['YMD', 'DMY', 'MDY']),
    }),
    z.object({
      kind: z.literal('parts'),
      year: column.optional(),
      month: column.optional(),
      day: column,
      hour: column.optional(),
      minute: column.optional(),
      is_hhmm: z.boolean().optional(),
    }),
    z.object({
      kind: z.literal('months'),
      month: column,
      year: z.union([column, z.object({ all: z.number() })]).optional(),
    }),
  ]),
  interval_alignment: z.enum(['beginning', 'center', 'ending']),
  type: z.enum(['Sequential', 'TMY']),
  clock_offset_h: z.number(),
  time_zone: z.string().nullish(),
  repeated_rows: z.enum(['drop_identical', 'first', 'mean']).nullish(),
  columns: z.array(
    z.object({
      column,
      name: z.string(),
      unit: z.string(),
      aggregation: z.enum(['mean', 'sum']),
    }),
  ),
})

export type Mapping = z.infer<typeof mappingSchema>
export type MappedColumn = Mapping['columns'][number]
export type TimeKind = Mapping['time']['kind']

export const parseMapping = (given: unknown): Mapping => mappingSchema.parse(given)

/** A column of the file: as it is read, or left out. */
export interface ColumnLine {
  readonly column: number
  readonly header: string
  readonly sample: string
  readonly read: MappedColumn | undefined
}

/** The columns of a file that are not its times. */
export function columnLines(
  { columns, time }: Mapping,
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): readonly ColumnLine[] {
  const ofTime = timeColumns(time)
  return headers.flatMap((header, index) => {
    const number = index + 1
    if (ofTime.has(number)) return []
    const cells = SHOWN_ROWS.flatMap((row) => samples[row]?.[index] ?? [])
    const read = columns.find((one) => one.column === number)
    return [{ column: number, header, sample: cells.join(' · '), read }]
  })
}

/** Two first rows, and two of the middle of the first day where rows are hours: nights are all zeros. */
const SHOWN_ROWS = [0, 1, 12, 13] as const

function timeColumns(time: Mapping['time']): ReadonlySet<number> {
  if (time.kind === 'stamp') return new Set(time.columns)
  return new Set(Object.values(time).filter((value) => typeof value === 'number'))
}

/** With a column changed, or read where it was left out. */
export function withColumn(mapping: Mapping, changed: MappedColumn): Mapping {
  const others = mapping.columns.filter(({ column: number }) => number !== changed.column)
  const columns = [...others, changed].toSorted((a, b) => a.column - b.column)
  return { ...mapping, columns }
}

export const withoutColumn = (mapping: Mapping, number: number): Mapping => ({
  ...mapping,
  columns: mapping.columns.filter((one) => one.column !== number),
})

/** Times of another kind: the columns are to be chosen anew. */
export function withTimeKind(mapping: Mapping, kind: TimeKind): Mapping {
  if (kind === mapping.time.kind) return mapping
  if (kind === 'stamp') return { ...mapping, time: { kind, columns: [], order: 'YMD' } }
  return { ...mapping, time: kind === 'parts' ? { kind, day: 0 } : { kind, month: 0 } }
}

/** What is to be mended before the file can be read; undefined: nothing. */
export function mappingError({ time, columns }: Mapping): string | undefined {
  const isTimeOpen =
    time.kind === 'stamp'
      ? time.columns.length === 0
      : (time.kind === 'parts' ? time.day : time.month) === 0
  if (isTimeOpen) return 'Choose the columns of the times'
  if (columns.length === 0) return 'Choose at least one column to read'
  return columns.some(({ name }) => name.trim() === '') ? 'Give every column a name' : undefined
}

export const DATE_ORDERS = ['YMD', 'DMY', 'MDY'] as const
export const ALIGNMENTS = [
  'beginning',
  'center',
  'ending',
] as const satisfies readonly IntervalAlignment[]
export const TYPES = ['Sequential', 'TMY'] as const satisfies readonly WeatherType[]
