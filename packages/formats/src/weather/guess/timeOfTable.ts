import type { PlainTime } from '../readers/plainMapping.ts'
import type { DateOrder } from '../rows/stampText.ts'
import { suggestTime } from './suggestTime.ts'
import type { Layout } from './tableLayout.ts'

/** Rows that are shown, and in all of which a date must stand. */
export const SAMPLE_ROWS = 24

/** A column in which every row has a date, with a time in it or in the next column. */
function timeByContent(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): PlainTime | undefined {
  const all = (index: number, pattern: RegExp): boolean =>
    samples.length > 1 && samples.every((row) => pattern.test(row[index] ?? ''))
  const at = headers.findIndex((_, index) => all(index, /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/))
  if (at < 0) return undefined
  const hasTime = all(at, /\d:\d{2}/)
  const isNext = !hasTime && all(at + 1, /^\d{1,2}:\d{2}/)
  const columns = isNext ? headers.slice(at, at + 2) : headers.slice(at, at + 1)
  const [first = ''] = samples[0]?.slice(at) ?? []
  return {
    kind: 'stamp',
    columns,
    order: /^\d{4}/.test(first) ? 'YMD' : /^\d+\./.test(first) ? 'DMY' : 'MDY',
  }
}

/** The columns of the time by their names, else by what stands in them. */
export function timeOf(
  { headers, headerLine }: Layout,
  rows: readonly (readonly string[])[],
  remarks: string,
): PlainTime | undefined {
  const samples = rows.slice(0, SAMPLE_ROWS)
  const named = headerLine > 0 ? suggestTime(headers, samples[0] ?? []) : undefined
  const found = named ?? timeByContent(headers, samples)
  return found && withYear(withOrder(found, headers, rows), remarks)
}

/** Months without a column of years are those of the one year that a remark names. */
function withYear(time: PlainTime, remarks: string): PlainTime {
  if (time.kind !== 'months' || time.year !== undefined) return time
  const years = new Set(remarks.match(/\b(19|20)\d{2}\b/g))
  const [all] = years
  return years.size === 1 ? { ...time, year: { all: Number(all) } } : time
}

/** The order of day and month that all rows allow; a file seldom has a first part above 12 in its first rows. */
function withOrder(
  time: PlainTime,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): PlainTime {
  if (time.kind !== 'stamp' || time.order === 'YMD') return time
  const at = headers.indexOf(String(time.columns[0]))
  let order: DateOrder = time.order
  for (const row of rows) {
    const [, first, second] = /^\D*(\d{1,2})[-/.](\d{1,2})[-/.]/.exec(row[at] ?? '') ?? []
    if (Number(first) > 12) order = 'DMY'
    if (Number(second) > 12) order = 'MDY'
    if (Number(first) > 12 || Number(second) > 12) break
  }
  return { ...time, order }
}
