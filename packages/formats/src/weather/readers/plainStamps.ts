import { plainLetters } from '../file/columnNames.ts'
import { monthOfText } from '../file/nominalYear.ts'
import { TMY_NOMINAL_YEAR } from '../file/weatherFile.ts'
import { type DayMonthOrder, dayMonthOrder } from '../rows/dayMonthOrder.ts'
import type { NamedRows } from '../rows/rowStore.ts'
import { hasTimeZone } from '../rows/stampText.ts'
import { type ColumnRef, type PlainTime, timeCellsAt } from './plainMapping.ts'
import { readStampCells } from './readSam.ts'
import { NO_ROW, type TableLayout } from './readTable.ts'

/** The place of a column among the cells, from 0. */
export type ColumnFinder = (ref: ColumnRef) => number

export interface StampReader {
  readonly read: TableLayout['stamp']
  /** Whether the times carried their own zone and so are in UTC now. */
  readonly sawTimeZone: () => boolean
  /** Of dates that are written as one text. */
  readonly dates?: DayMonthOrder
}

/** Reads the time of each row as a mapping has it. */
export function stampReader(time: PlainTime, find: ColumnFinder): StampReader {
  if (time.kind === 'months') return monthReader(time, find)
  if (time.kind === 'parts') {
    const at = timeCellsAt(time, find)
    return { read: (cells, out) => readStampCells(cells, at, out), sawTimeZone: () => false }
  }
  const columns = time.columns.map(find)
  const dates = dayMonthOrder(time.order)
  let zoned: boolean | undefined
  return {
    read: (cells, out) => {
      const text = columns.map((index) => cells[index] ?? '').join(' ')
      zoned ??= hasTimeZone(text)
      return dates.read(text, out)
    },
    sawTimeZone: () => zoned === true,
    dates,
  }
}

/** Every row is the first day of another month. */
export function areMonths({ count, year, month, day, minuteOfDay }: NamedRows): boolean {
  const months = new Set<number>()
  for (let row = 0; row < count; row++) {
    if (day[row] !== 1 || minuteOfDay[row] !== 0) return false
    months.add((year[row] ?? 0) * 12 + (month[row] ?? 0))
  }
  return count > 2 && months.size === count
}

/** Below the months, a table of them often has their sum or mean. */
const SUM_OF_MONTHS =
  /^\s*(annual|year(ly)?|total|sum|mean|average|avg|jahr|gesamt|summe|mittel|ano|anual|media|suma|annee|annuel|moyenne|somme|anno|totale)\b/i

function monthReader(
  { month, year }: Extract<PlainTime, { kind: 'months' }>,
  find: ColumnFinder,
): StampReader {
  const atMonth = find(month)
  const all = typeof year === 'object' ? year.all : TMY_NOMINAL_YEAR
  const atYear = year === undefined || typeof year === 'object' ? -1 : find(year)
  return {
    read: (cells, out) => {
      const text = cells[atMonth] ?? ''
      const found = monthOfText(text)
      if (found === undefined && SUM_OF_MONTHS.test(plainLetters(text))) return NO_ROW
      if (found === undefined) return `"${text.trim()}" is not a month`
      const inText = Number(/\b\d{4}\b/.exec(text)?.[0] ?? Number.NaN)
      const said = atYear < 0 ? inText : Number(cells[atYear])
      Object.assign(out, { year: said || all, month: found, day: 1, hour: 0, minute: 0 })
      return undefined
    },
    sawTimeZone: () => false,
  }
}
