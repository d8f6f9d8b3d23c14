import { DAY_MIN } from '@duet/units'
import type { WeatherType } from '../file/weatherFile.ts'
import { clockLabelsMs, type NamedRows, nominalLabelMin } from './rowStore.ts'
import { fileDirection } from './rowsInOrder.ts'
import { isLeapYear } from './stampText.ts'

export interface InferredType {
  readonly type: WeatherType
  /** True where the rows alone do not decide: one whole year of one calendar year. */
  readonly isGuess: boolean
}

/** Whether rows are a typical year or a measured sequence, by what the format knows, the file's name and the years. */
export function inferWeatherType(
  raw: { readonly rows: NamedRows; readonly type?: WeatherType },
  filename: string,
): InferredType {
  if (raw.type) return { type: raw.type, isGuess: false }
  const facts = yearFacts(raw.rows)
  if (facts.yearChanges > 0 && (facts.nominalRises || facts.yearGoesBack))
    return { type: 'TMY', isGuess: false }
  if (/tmy|typical/i.test(filename) && facts.coversYear) return { type: 'TMY', isGuess: false }
  if (facts.leapDayLeftOut) return { type: 'TMY', isGuess: true }
  return { type: 'Sequential', isGuess: facts.coversYear && facts.yearChanges === 0 }
}

interface YearFacts {
  readonly yearChanges: number
  readonly yearGoesBack: boolean
  /** Months rise from the first row to the last, whatever the years say. */
  readonly nominalRises: boolean
  readonly coversYear: boolean
  readonly leapDayLeftOut: boolean
}

/** Rows of one month of one year that follow each other; fewer are rows out of their place. */
const FEWEST_OF_MONTH = 24

/** Of whole months in the order of the file, turned round where the youngest row stands first. */
function yearFacts(rows: NamedRows): YearFacts {
  const isFalling = fileDirection(clockLabelsMs(rows)) === 'falling'
  const runs = monthRuns(rows)
  if (isFalling) runs.reverse()
  let yearChanges = 0
  let yearGoesBack = false
  let nominalRises = true
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1]
    if (!before) continue
    if (run.month < before.month) nominalRises = false
    if (run.year !== before.year) yearChanges += 1
    // An earlier year from one month to the next is a typical year.
    if (run.year < before.year && run.month > before.month) yearGoesBack = true
  }
  const coversYear = startsAndEndsAYear(rows, isFalling, runs) && yearChanges <= 12
  const leapDayLeftOut = coversYear && yearChanges === 0 && lacksLeapDay(rows)
  return {
    yearChanges,
    yearGoesBack,
    nominalRises: nominalRises && coversYear,
    coversYear,
    leapDayLeftOut,
  }
}

interface MonthRun {
  readonly year: number
  readonly month: number
}

function monthRuns({ count, year, month }: NamedRows): MonthRun[] {
  const runs: MonthRun[] = []
  let from = 0
  for (let row = 1; row <= count; row++) {
    if (row < count && year[row] === year[from] && month[row] === month[from]) continue
    const run = { year: year[from] ?? 0, month: month[from] ?? 0 }
    const last = runs.at(-1)
    const isSame = last?.year === run.year && last.month === run.month
    if (row - from >= FEWEST_OF_MONTH && !isSame) runs.push(run)
    from = row
  }
  return runs
}

function startsAndEndsAYear(
  rows: NamedRows,
  isFalling: boolean,
  runs: readonly MonthRun[],
): boolean {
  const labels = Int32Array.from({ length: rows.count }, (_, row) => nominalLabelMin(rows, row))
  const last = labels.length - 1
  // rows in no order have no whole months: the first and the last of one year count
  const [from, to] =
    runs.length === 0 && rows.year.subarray(0, rows.count).every((year) => year === rows.year[0])
      ? [labels.reduce((a, b) => Math.min(a, b)), labels.reduce((a, b) => Math.max(a, b))]
      : [labels[isFalling ? last : 0] ?? 0, labels[isFalling ? 0 : last] ?? 0]
  return from < 2 * DAY_MIN && to > 363 * DAY_MIN
}

/** Of a leap year, has no row of 29 February. */
function lacksLeapDay({ year, month, day, count }: NamedRows): boolean {
  if (!isLeapYear(year[0] ?? 1)) return false
  for (let row = 0; row < count; row++) if (month[row] === 2 && day[row] === 29) return false
  return true
}
