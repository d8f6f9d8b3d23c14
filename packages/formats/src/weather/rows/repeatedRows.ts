import { meanOfKnown } from '@duet/units'
import { clockText } from '../file/dstShifts.ts'
import {
  MAX_REPORTED_LINES,
  type RepeatedRows,
  type RepeatedRowsChoice,
} from '../file/weatherFile.ts'
import type { NamedRows } from './rowStore.ts'

/** Rows of one time, in the order of the file. */
export interface RowGroup {
  readonly labelMs: number
  readonly rows: readonly number[]
}

/** What stands more than once and what each choice would make of it; see `RepeatedRows`. */
export function describeRepeats(
  groups: readonly RowGroup[],
  store: NamedRows,
  stepMin: number,
  wanted: RepeatedRowsChoice,
): RepeatedRows {
  const identical = groups.map(({ rows }) => rows.every((row) => isSame(store, rows[0] ?? 0, row)))
  const differingCount = groups.reduce(
    (sum, { rows }) =>
      sum + rows.slice(1).filter((row) => !isSame(store, rows[0] ?? 0, row)).length,
    0,
  )
  const isReadable = differingCount === 0 || wanted !== 'drop_identical'
  const ghi = store.values[store.columnIndex('ghi_wm2')]
  const sum = (value: (rows: readonly number[]) => number): number | undefined =>
    ghi && (groups.reduce((all, { rows }) => all + Math.max(0, value(rows)), 0) * stepMin) / 60_000
  const first = sum((rows) => ghi?.[rows[0] ?? 0] || 0)
  const mean = sum((rows) => (ghi ? meanOf(ghi, rows) || 0 : 0))
  return {
    times: groups.slice(0, MAX_REPORTED_LINES).map(({ labelMs, rows }, at) => ({
      time: clockText(labelMs),
      lines: rows.map((row) => store.line[row] ?? 0),
      isIdentical: identical[at] ?? false,
    })),
    rowCount: groups.reduce((count, { rows }) => count + rows.length - 1, 0),
    differingCount,
    taken: isReadable ? wanted : undefined,
    choices: [
      ...(differingCount === 0 ? [{ choice: 'drop_identical' as const, ghiKwhM2: first }] : []),
      { choice: 'first', ghiKwhM2: first },
      { choice: 'mean', ghiKwhM2: mean },
    ],
  }
}

/** Mean of the rows that have a value, NaN where none has. */
export function meanOf(values: Float64Array, rows: readonly number[]): number {
  return meanOfKnown(rows.map((row) => values[row] ?? Number.NaN))
}

function isSame({ values }: NamedRows, a: number, b: number): boolean {
  return values.every((column) => Object.is(column[a], column[b]) || column[a] === column[b])
}
