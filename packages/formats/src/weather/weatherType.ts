import type { RawWeather } from './rawWeather.ts'
import { nominalLabelMin, type RowStore } from './rowStore.ts'
import { isLeapYear } from './stampText.ts'
import type { WeatherType } from './weatherFile.ts'

export interface InferredType {
  readonly type: WeatherType
  /** True where the rows alone cannot tell: one whole year of one calendar year. */
  readonly isGuess: boolean
}

/** Whether rows are a typical year or a measured sequence, by what the format knows, the file's name and the years. */
export function inferWeatherType(raw: RawWeather, filename: string): InferredType {
  if (raw.type) return { type: raw.type, isGuess: false }
  const facts = yearFacts(raw.rows)
  if (facts.yearChanges > 0 && (facts.nominalRises || facts.yearGoesBack))
    return { type: 'TMY', isGuess: false }
  if (/tmy|typical/i.test(filename) && facts.coversYear) return { type: 'TMY', isGuess: false }
  if (facts.leapDayLeftOut) return { type: 'TMY', isGuess: true }
  return { type: 'Sequential', isGuess: facts.coversYear && facts.yearChanges <= 1 }
}

interface YearFacts {
  readonly yearChanges: number
  readonly yearGoesBack: boolean
  /** Month, day and time rise from the first row to the last, whatever the years say. */
  readonly nominalRises: boolean
  readonly coversYear: boolean
  readonly leapDayLeftOut: boolean
}

function yearFacts(rows: RowStore): YearFacts {
  const { count, month, year } = rows
  const labels = Int32Array.from({ length: count }, (_, row) => nominalLabelMin(rows, row))
  let yearChanges = 0
  let yearGoesBack = false
  let nominalRises = true
  for (let row = 1; row < count; row++) {
    const rises = (labels[row] ?? 0) >= (labels[row - 1] ?? 0)
    const years = (year[row] ?? 0) - (year[row - 1] ?? 0)
    if (!rises) nominalRises = false
    if (years !== 0) yearChanges += 1
    // An earlier year from one month to the next is a typical year; within a month it is a mistake.
    if (years < 0 && rises && month[row] !== month[row - 1]) yearGoesBack = true
  }
  const coversYear = startsAndEndsAYear(labels) && yearChanges <= 12
  const leapDayLeftOut = coversYear && yearChanges === 0 && lacksLeapDay(rows)
  return { yearChanges, yearGoesBack, nominalRises, coversYear, leapDayLeftOut }
}

function startsAndEndsAYear(labels: Int32Array): boolean {
  return (labels[0] ?? 0) < 2 * 1440 && (labels.at(-1) ?? 0) > 363 * 1440
}

/** Of a leap year, has no row of 29 February. */
function lacksLeapDay({ year, month, day, count }: RowStore): boolean {
  if (!isLeapYear(year[0] ?? 1)) return false
  for (let row = 0; row < count; row++) if (month[row] === 2 && day[row] === 29) return false
  return true
}
