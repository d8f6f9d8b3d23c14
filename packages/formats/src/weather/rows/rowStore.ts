import { MINUTE_MS } from '@duet/units'
import { nominalMinuteOfDay } from '../file/nominalYear.ts'
import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'

/** Date and time as a row of the file gives it; `hour` may be 24, `minute` have a fraction (7.5). */
export interface Stamp {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** Rows whose columns have any names. */
export type NamedRows = RowStore<string>

/** Columns of weather in their own order, others as they are given. */
const rankOf = (name: string): number => (WEATHER_VALUE_COLUMNS as readonly string[]).indexOf(name)

/** Rows as they are read: labels as in the file, values in the product's units; grows as needed. */
export class RowStore<Name extends string = WeatherValueColumn> {
  readonly names: readonly Name[]
  readonly #log: ProblemLog
  readonly #maxRows: number
  #capacity = 9000
  #count = 0
  line: Int32Array<ArrayBuffer> = new Int32Array(this.#capacity)
  year: Int32Array<ArrayBuffer> = new Int32Array(this.#capacity)
  month: Uint8Array<ArrayBuffer> = new Uint8Array(this.#capacity)
  day: Uint8Array<ArrayBuffer> = new Uint8Array(this.#capacity)
  /** Whole seconds at the finest. */
  minuteOfDay: Float64Array<ArrayBuffer> = new Float64Array(this.#capacity)
  values: Float64Array<ArrayBuffer>[]

  constructor(names: readonly Name[], log: ProblemLog, maxRows: number) {
    this.names = [...new Set(names)].toSorted((a, b) => rankOf(a) - rankOf(b))
    this.values = this.names.map(() => new Float64Array(this.#capacity))
    this.#log = log
    this.#maxRows = maxRows
  }

  get count(): number {
    return this.#count
  }

  /** Index of a column in `values`, -1 when it is not stored. */
  columnIndex(name: Name): number {
    return this.names.indexOf(name)
  }

  /** Adds a row of NaN and returns its index. */
  add(line: number, stamp: Stamp): number {
    if (this.#count >= this.#maxRows) this.#failTooManyRows(line)
    if (this.#count >= this.#capacity) this.#grow()
    const row = this.#count
    this.line[row] = line
    this.year[row] = stamp.year
    this.month[row] = stamp.month
    this.day[row] = stamp.day
    this.minuteOfDay[row] = stamp.hour * 60 + stamp.minute
    for (const column of this.values) column[row] = Number.NaN
    this.#count += 1
    return row
  }

  #grow(): void {
    this.#capacity *= 2
    const size = this.#capacity
    this.line = grown(this.line, new Int32Array(size))
    this.year = grown(this.year, new Int32Array(size))
    this.month = grown(this.month, new Uint8Array(size))
    this.day = grown(this.day, new Uint8Array(size))
    this.minuteOfDay = grown(this.minuteOfDay, new Float64Array(size))
    this.values = this.values.map((column) => grown(column, new Float64Array(size)))
  }

  #failTooManyRows(line: number): never {
    const rows = this.#maxRows.toLocaleString('en-US')
    return this.#log.fail({
      code: 'too_many_rows',
      line,
      message: `The file has more than ${rows} rows (line ${line}), which is more than a year of one-minute data. Split it by year, or use a longer time step.`,
    })
  }
}

/** The label of each row as ms of the clock of the file, [rows]. */
export function clockLabelsMs(rows: NamedRows): Float64Array {
  const { year, month, day, minuteOfDay } = rows
  const labels = new Float64Array(rows.count)
  let dayMs = 0
  for (let row = 0; row < labels.length; row++) {
    const isSameDay =
      row > 0 &&
      day[row] === day[row - 1] &&
      month[row] === month[row - 1] &&
      year[row] === year[row - 1]
    if (!isSameDay) dayMs = Date.UTC(year[row] ?? 1970, (month[row] ?? 1) - 1, day[row] ?? 1)
    labels[row] = dayMs + Math.round((minuteOfDay[row] ?? 0) * MINUTE_MS)
  }
  return labels
}

/** Minute of the nominal year of a row's label. */
export function nominalLabelMin(rows: NamedRows, row: number): number {
  const day = nominalMinuteOfDay(rows.month[row] ?? 1, rows.day[row] ?? 1)
  return day + (rows.minuteOfDay[row] ?? 0)
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from)
  return to
}
