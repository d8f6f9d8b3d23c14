import { plainName } from '../file/columnNames.ts'
import type { IntervalAlignment } from '../file/weatherFile.ts'
import {
  type ColumnRef,
  type PlainTime,
  timeCellsAt,
  timeOfParts,
} from '../readers/plainMapping.ts'
import { readStampCells, timeCellsOf } from '../readers/readSam.ts'
import { type DateOrder, readStampText } from '../rows/stampText.ts'
import { splitCells } from '../text/splitCells.ts'
import type { RowLength } from './suggestColumns.ts'
import { alignmentInText } from './textHints.ts'

/** The columns that are named as times, undefined where there are none. */
export function suggestTime(
  headers: readonly string[],
  firstRow: readonly string[],
): PlainTime | undefined {
  const at = timeCellsOf(headers)
  const name = (index: number): string => headers[index] ?? ''
  const day = at.month >= 0 ? at.day : at.dayOfYear
  const named = (index: number): string | undefined => (index < 0 ? undefined : name(index))
  const parts = timeOfParts({
    year: named(at.year),
    month: named(at.month),
    day: named(day),
    hour: named(at.hour),
    minute: named(at.minute),
  })
  if (parts?.kind === 'parts' && (at.hour >= 0 || at.month >= 0 || at.year >= 0)) return parts
  const first = headers.findIndex((header) => DATE_NAMES.test(plainName(header)))
  if (first < 0) return parts
  const both =
    /^(dat|fecha|giorno|dia|jour|tag)/.test(plainName(name(first))) &&
    /^(time|hour|uhrzeit|zeit|hora|heure|ora)/.test(plainName(name(first + 1)))
  const columns = both ? [name(first), name(first + 1)] : [name(first)]
  const text = both ? `${firstRow[first]} ${firstRow[first + 1]}` : (firstRow[first] ?? '')
  return { kind: 'stamp', columns, order: suggestOrder(text) }
}

const DATE_NAMES = /date|time|stamp|period|datum|fecha|^data|zeit|^hora|heure/

function suggestOrder(text: string): DateOrder {
  const scratch = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  if (/^\s*\d{4}/.test(text)) return 'YMD'
  if (/^\s*\d+\./.test(text)) return 'DMY'
  return readStampText(text, 'MDY', scratch) === undefined ? 'MDY' : 'DMY'
}

/** A day that ends with 24:00, or a first row that is not midnight, points at labels at the end of intervals. */
export function suggestAlignment(
  lines: readonly string[],
  headerIndex: number,
  delimiter: string,
  headers: readonly string[],
  time: PlainTime,
  firstRowIndex: number = headerIndex + 1,
): IntervalAlignment {
  const said = alignmentInText(lines.slice(0, headerIndex + 1).join('\n'))
  if (said) return said
  if (time.kind === 'months') return 'beginning'
  const [first, second] = lines
    .slice(firstRowIndex)
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .map((line) => minuteOfDay(splitCells(line, delimiter), headers, time))
  if (first === undefined || second === undefined) return 'beginning'
  const stepMin = Math.abs(second - first)
  if (stepMin > 0 && (first % stepMin) * 2 === stepMin) return 'center'
  return stepMin <= 60 && first === stepMin ? 'ending' : 'beginning'
}

/** Undefined for a row whose time cannot be read. */
function minuteOfDay(
  row: readonly string[],
  headers: readonly string[],
  time: Exclude<PlainTime, { kind: 'months' }>,
): number | undefined {
  const stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  const indexOf = (ref: ColumnRef): number => headers.indexOf(String(ref))
  const wrong =
    time.kind === 'parts'
      ? readStampCells(row, timeCellsAt(time, indexOf), stamp)
      : readStampText(
          time.columns.map((ref) => row[indexOf(ref)] ?? '').join(' '),
          time.order,
          stamp,
        )
  return wrong === undefined ? stamp.hour * 60 + stamp.minute : undefined
}

/** What the rows of a table stand for, by the texts of their times. */
export function rowLengthOf(
  time: PlainTime | undefined,
  rows: readonly (readonly string[])[],
  headers: readonly string[],
): RowLength {
  if (time === undefined) return 'interval'
  if (time.kind === 'months') return 'month'
  if (time.kind === 'parts') return time.hour === undefined ? 'day' : 'interval'
  const texts = rows
    .slice(0, 24)
    .map((row) => time.columns.map((ref) => row[headers.indexOf(String(ref))] ?? '').join(' '))
  return texts.length > 2 &&
    texts.every((text) => /^\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\s*$/.test(text))
    ? 'day'
    : 'interval'
}
