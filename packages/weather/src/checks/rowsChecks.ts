import { columnWords, PHYSICAL_RANGES, type WeatherValueColumn } from '@duet/formats'
import { DAY_S } from '@duet/units'
import { isIrradiance } from '../series/columnUnits.ts'
import type { WeatherCheck } from '../series/weatherReport.ts'
import { valueColumns, type WeatherSeries } from '../series/weatherSeries.ts'
import { isCalm } from '../series/windDirection.ts'
import {
  type CheckTexts,
  count,
  countFailed,
  localText,
  newTally,
  resultOfShare,
  rowCheck,
  shareText,
} from './rowCheck.ts'

const GAPS: CheckTexts = { code: 'gaps', title: 'Gaps' }

/** Rows from the first to the last time at the step of the series. */
export function expectedRows({ intervalStartUtcMs, stepS }: WeatherSeries): number {
  const first = intervalStartUtcMs.at(0)
  const last = intervalStartUtcMs.at(-1)
  if (first === undefined || last === undefined) return 0
  return Math.round((last - first) / (stepS * 1000)) + 1
}

/** Times that have no row. */
export function gapCheck(series: WeatherSeries): WeatherCheck {
  const { intervalStartUtcMs, stepS } = series
  const expected = expectedRows(series)
  const tally = { ...newTally(), checked: expected }
  let gaps = 0
  let longest = 0
  for (let i = 1; i < intervalStartUtcMs.length; i++) {
    const missing =
      Math.round((intervalStartUtcMs[i] - intervalStartUtcMs[i - 1]) / (stepS * 1000)) - 1
    if (missing <= 0) continue
    gaps += 1
    longest = Math.max(longest, missing)
    tally.failed += missing
    if (tally.first < 0) tally.first = i - 1
    tally.last = i
  }
  if (gaps === 0) return rowCheck(series, GAPS, tally, 'passed', 'No row is missing.')
  const hours = ((longest * stepS) / 3600).toFixed(1)
  const message = `${count(gaps)} gaps; ${shareText(tally)} are missing, the longest for ${hours} h, the first after ${localText(series, tally.first)}. Fill them, or choose a period without; a run leaves missing rows out.`
  return rowCheck(series, GAPS, tally, resultOfShare(tally, { warning: 0, failure: 0.1 }), message)
}

const DUPLICATES: CheckTexts = { code: 'duplicates', title: 'Duplicates' }

/** Times that come twice, and days whose light is a copy of the day before. */
export function duplicateCheck(series: WeatherSeries): WeatherCheck {
  const { intervalStartUtcMs, stepS, columns } = series
  const tally = { ...newTally(), checked: intervalStartUtcMs.length }
  const light = columns.ghi_wm2 ?? columns.dhi_wm2
  const perDay = Math.round(DAY_S / stepS)
  let same = 0
  let lit = false
  let copiedDays = 0
  for (let i = 1; i < intervalStartUtcMs.length; i++) {
    if (intervalStartUtcMs[i] <= intervalStartUtcMs[i - 1]) countFailed(tally, i)
    if (!light || i < perDay) continue
    same = light[i] === light[i - perDay] ? same + 1 : 0
    lit = same > 0 && (lit || light[i] > 20)
    if (same < perDay || !lit) continue
    copiedDays += 1
    for (let row = i - perDay + 1; row <= i; row++) countFailed(tally, row)
    same = 0
    lit = false
  }
  if (tally.failed === 0) {
    return rowCheck(series, DUPLICATES, tally, 'passed', 'No time and no day comes twice.')
  }
  const message = `${shareText(tally)} come twice; ${count(copiedDays)} days have exactly the light of the day before, the first from ${localText(series, tally.first)} on. Such days were filled by copying.`
  const result = resultOfShare(tally, { warning: 0, failure: 0.1 })
  return rowCheck(series, DUPLICATES, tally, result, message)
}

/** Columns that hardly a run needs: where much of one is missing, the series is no worse for the rest. */
const SELDOM_NEEDED: ReadonlySet<WeatherValueColumn> = new Set([
  'wind_direction',
  'snow_depth',
  'rain',
  'pm2_5',
  'pm10',
])

/** Values that are missing in rows that are there. Calm air has no direction. */
export function missingChecks(series: WeatherSeries): readonly WeatherCheck[] {
  return valueColumns(series).flatMap(([name, values]) => {
    const tally = { ...newTally(), checked: values.length }
    const isDirection = name === 'wind_direction'
    for (let i = 0; i < values.length; i++) {
      if (Number.isNaN(values[i]) && !(isDirection && isCalm(series, i))) countFailed(tally, i)
    }
    if (tally.failed === 0) return []
    const texts = {
      code: 'missing_values',
      title: `Missing values of ${columnWords(name)}`,
      column: name,
    }
    const message = `${shareText(tally)} have no value, first at ${localText(series, tally.first)}. Fill them, or leave the column out.`
    const failure = SELDOM_NEEDED.has(name) ? 1 : 0.1
    return [rowCheck(series, texts, tally, resultOfShare(tally, { warning: 0, failure }), message)]
  })
}

/** Values outside of what can be measured on Earth, one check a column; irradiance has limits of its own. */
export function rangeChecks(series: WeatherSeries): readonly WeatherCheck[] {
  return valueColumns(series).flatMap(([name, values]) => {
    return isIrradiance(name) ? [] : [rangeCheck(series, name, values, PHYSICAL_RANGES[name])]
  })
}

function rangeCheck(
  series: WeatherSeries,
  name: WeatherValueColumn,
  values: Float64Array,
  [least, most, unit]: readonly [number, number, string],
): WeatherCheck {
  const tally = newTally()
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (Number.isNaN(value)) continue
    tally.checked += 1
    if (value < lowest) lowest = value
    if (value > highest) highest = value
    if (value < least || value > most) countFailed(tally, i)
  }
  const texts = { code: 'out_of_range', title: `Range of ${columnWords(name)}`, column: name }
  const extent =
    tally.checked === 0 ? 'No values.' : `${text(lowest)} to ${text(highest)} ${unit}`.trim()
  if (tally.failed === 0) return rowCheck(series, texts, tally, 'passed', extent)
  const message = `${shareText(tally)} are outside ${least} to ${most} ${unit}`.trimEnd()
  const result = resultOfShare(tally, { warning: 0, failure: 0.01 })
  return rowCheck(
    series,
    texts,
    tally,
    result,
    `${message}; the first is ${text(values[tally.first])} at ${localText(series, tally.first)}. Check its unit.`,
  )
}

const text = (value: number): string => String(Number(value.toFixed(2)))
