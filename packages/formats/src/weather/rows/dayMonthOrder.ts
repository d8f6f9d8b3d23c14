import { DAY_MS } from '@duet/units'
import type { WeatherWarning } from '../file/weatherFile.ts'
import { clockLabelsMs, type NamedRows, type Stamp } from './rowStore.ts'
import { type DateOrder, readStampText } from './stampText.ts'

/** Reads dates of one text; where the order of day and month was taken wrong, the later rows turn the earlier ones. */
export interface DayMonthOrder {
  /** As `readStampText`; every text that is read makes a row. */
  readonly read: (text: string, out: Stamp) => string | undefined
  /** Turns day and month of the rows that were read the wrong way. */
  readonly settle: (rows: NamedRows) => readonly WeatherWarning[]
}

const OTHER: Readonly<Record<DateOrder, DateOrder>> = { YMD: 'YMD', DMY: 'MDY', MDY: 'DMY' }
const WORDS = { YMD: 'year first', DMY: 'day first', MDY: 'month first' } as const

/** @param first - the order that is tried first */
export function dayMonthOrder(first: DateOrder): DayMonthOrder {
  let order = first
  let rowCount = 0
  let turnedBefore = 0
  // a day above 12 proves the order
  let isProved = first === 'YMD'
  return {
    read: (text, out) => {
      let wrong = readStampText(text, order, out)
      if (
        wrong !== undefined &&
        !isProved &&
        readStampText(text, OTHER[order], out) === undefined
      ) {
        order = OTHER[order]
        turnedBefore = rowCount
        isProved = true
        wrong = undefined
      }
      if (wrong !== undefined) return wrong
      if (out.day > 12) isProved = true
      rowCount += 1
      return undefined
    },
    settle: (rows) => {
      if (!isProved && leaps(rows) > 0) {
        turn(rows, rows.count)
        if (leaps(rows) === 0) {
          order = OTHER[order]
          return [turnedWarning(order)]
        }
        turn(rows, rows.count)
      }
      turn(rows, turnedBefore)
      return order === first ? [] : [turnedWarning(order)]
    },
  }
}

function turnedWarning(order: DateOrder): WeatherWarning {
  const message = `The dates are read with the ${WORDS[order]}: the other order is not possible, or leaps from month to month.`
  return { code: 'date_order', message }
}

function turn({ month, day }: NamedRows, until: number): void {
  for (let row = 0; row < until; row++) {
    const before = month[row] ?? 1
    month[row] = day[row] ?? 1
    day[row] = before
  }
}

/** Distances of more than a day between times that follow each other. */
function leaps(rows: NamedRows): number {
  const labels = clockLabelsMs(rows).sort()
  let count = 0
  for (let at = 1; at < labels.length; at++) {
    if ((labels[at] ?? 0) - (labels[at - 1] ?? 0) > DAY_MS) count += 1
  }
  return count
}
