import { columnWords, WEATHER_COLUMN_TEXTS } from '../file/columnTexts.ts'
import {
  MAX_REPORTED_LINES,
  type WeatherColumns,
  type WeatherValueColumn,
  type WeatherWarning,
} from '../file/weatherFile.ts'
import { linesText } from '../file/weatherFileError.ts'
import type { RawWeather } from './rawWeather.ts'
import { meanOf } from './repeatedRows.ts'

type ValueColumns = { [Name in WeatherValueColumn]?: Float64Array }

/** Columns in which 0 throughout means that the provider had no values. */
const NEVER_ALL_ZERO: ReadonlySet<WeatherValueColumn> = new Set([
  'rh',
  'pw',
  'atmospheric_pressure',
  'albedo',
])

/** The row of the file for each row of the result, and those that are the mean of several. */
export interface RowChoice {
  readonly rowAt: Int32Array
  readonly merged: ReadonlyMap<number, readonly number[]>
}

/** Values in the order of the result, energies turned to powers; columns without a value are left out. */
export function retainedColumns(
  raw: RawWeather,
  choice: RowChoice,
  stepMin: number,
  warnings: WeatherWarning[],
): Pick<WeatherColumns, WeatherValueColumn> {
  const retained: ValueColumns = {}
  const missing = new MissingValues(raw, choice)
  const codeAt: CodeAt = new Map()
  const columns = raw.rows.names.map((name, index) => {
    const factor = raw.perStepColumns?.includes(name) ? 60 / stepMin : 1
    const column = ordered(raw.rows.values[index] ?? new Float64Array(), choice, factor)
    return { name, column, impossible: dropImpossible(name, column, codeAt) }
  })
  for (const { name, column, impossible } of columns) {
    const codes = impossible + dropCodes(column, codeAt)
    const empty = emptiness(name, column)
    if (empty) warnings.push(empty)
    else {
      retained[name] = column
      missing.add(name, column, codes)
    }
  }
  warnings.push(...missing.warnings())
  return retained
}

function ordered(read: Float64Array, { rowAt, merged }: RowChoice, factor: number): Float64Array {
  const out = new Float64Array(rowAt.length)
  for (let i = 0; i < out.length; i++) {
    const value = (read[rowAt[i] ?? 0] ?? Number.NaN) * factor
    // Providers write -0.0 at night.
    out[i] = value === 0 ? 0 : value
  }
  for (const [slot, rows] of merged) out[slot] = meanOf(read, rows) * factor
  return out
}

/** What no instrument of these columns can read on the ground; beyond it stands a code for "no value". */
const POSSIBLE: Readonly<Partial<Record<WeatherValueColumn, readonly [number, number]>>> = {
  ghi_wm2: [-100, 3000],
  dni_wm2: [-100, 3000],
  dhi_wm2: [-100, 3000],
  temp_c: [-95, 75],
  rh: [-20, 140],
  windspeed: [-1, 150],
  atmospheric_pressure: [30_000, 115_000],
}
/** More of a column than this is another unit, which the checks of the values report, unless it is a few numbers alone. */
const MOST_IMPOSSIBLE_SHARE = 0.05
const MOST_CODES = 3

/** By row: the number that stood for "no value" in one of its columns. */
type CodeAt = Map<number, number>

/** Takes out what is possible in this column, but stands for "no value" in another one of its row. @returns how many */
function dropCodes(column: Float64Array, codeAt: CodeAt): number {
  let count = 0
  for (const [row, code] of codeAt) {
    if (column[row] !== code) continue
    column[row] = Number.NaN
    count += 1
  }
  return count
}

/** Takes out values that are codes. @returns how many */
function dropImpossible(name: WeatherValueColumn, column: Float64Array, codeAt: CodeAt): number {
  const [least, most] = POSSIBLE[name] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  let count = 0
  const codes = new Set<number>()
  for (const value of column) {
    if (!(value < least || value > most)) continue
    count += 1
    if (codes.size <= MOST_CODES) codes.add(value)
  }
  if (count > MOST_IMPOSSIBLE_SHARE * column.length && codes.size > MOST_CODES) return 0
  for (let i = 0; i < column.length; i++) {
    const value = column[i] ?? Number.NaN
    if (!(value < least || value > most)) continue
    column[i] = Number.NaN
    codeAt.set(i, value)
  }
  return count
}

/** Rows without a value, reported once for columns that miss the same rows. */
class MissingValues {
  readonly #raw: RawWeather
  readonly #choice: RowChoice
  readonly #found = new Map<
    string,
    { names: WeatherValueColumn[]; impossible: number; slots: readonly number[]; count: number }
  >()

  constructor(raw: RawWeather, choice: RowChoice) {
    this.#raw = raw
    this.#choice = choice
  }

  add(name: WeatherValueColumn, column: Float64Array, impossible: number): void {
    const slots: number[] = []
    let count = 0
    let sum = 0
    for (let i = 0; i < column.length; i++) {
      if (!Number.isNaN(column[i])) continue
      count += 1
      sum += i
      if (slots.length < MAX_REPORTED_LINES) slots.push(i)
    }
    if (count === 0) return
    const key = `${count} ${sum} ${slots.join(' ')}`
    const same = this.#found.get(key)
    if (same) {
      same.names.push(name)
      same.impossible += impossible
    } else this.#found.set(key, { names: [name], impossible, slots, count })
  }

  warnings(): readonly WeatherWarning[] {
    return [...this.#found.values()].map(({ names, impossible, slots, count }) => {
      const { line } = this.#raw.rows
      const lines = slots
        .map((slot) => line[this.#choice.rowAt[slot] ?? 0] ?? 0)
        .toSorted((a, b) => a - b)
      const values = count === 1 ? '1 value' : `${count.toLocaleString('en-US')} values`
      const columns = listText(names.map(columnWords))
      const each = names.length === 1 ? '' : ' each'
      const codes =
        impossible === 0
          ? ''
          : ` ${impossible.toLocaleString('en-US')} of them stand as numbers that no instrument reads.`
      const message = `${values}${each} of ${columns} ${count === 1 ? 'is' : 'are'} missing (${linesText(lines, count)}).${codes}`
      return { code: 'values_missing', message, line: lines[0] ?? 0, lines }
    })
  }
}

const listText = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function emptiness(name: WeatherValueColumn, column: Float64Array): WeatherWarning | undefined {
  if (column.every(Number.isNaN))
    return {
      code: 'column_empty',
      message: `${WEATHER_COLUMN_TEXTS[name]} has no values and is left out.`,
    }
  if (NEVER_ALL_ZERO.has(name) && column.every((value) => value === 0 || Number.isNaN(value))) {
    return {
      code: 'column_empty',
      message: `${WEATHER_COLUMN_TEXTS[name]} is 0 throughout, which means no data; it is left out.`,
    }
  }
  return undefined
}
