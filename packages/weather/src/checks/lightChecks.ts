import { LINKE_TURBIDITY } from '@duet/engine'
import { DAY_MS, HOUR_MS, median } from '@duet/units'
import { type LightClock } from '../series/lightClock.ts'
import type { SkySeries } from '../series/skySeries.ts'
import { halfDayMin, solarDay } from '../series/solarClock.ts'
import type { WeatherCheck, WeatherSpan } from '../series/weatherReport.ts'
import {
  type CheckTexts,
  count,
  countFailed,
  localText,
  newTally,
  notChecked,
  resultOfShare,
  rowCheck,
  shareText,
} from './rowCheck.ts'

const NO_GLOBAL = 'Needs GHI, or DNI and DHI.'

const NIGHT: CheckTexts = { code: 'night', title: 'Light at night', column: 'ghi_wm2' }

/** The least that the rules of QCRad call possible. */
const LEAST_AT_NIGHT_WM2 = -4
const FEW_BELOW = 0.02

/** Global irradiance above 10 W/m², or well below 0, with the sun 6 degrees and more below the horizon. */
export function nightCheck(sky: SkySeries): WeatherCheck {
  const { ghiWm2 } = sky
  if (!ghiWm2) return notChecked(NIGHT, NO_GLOBAL)
  const halfStepDeg = (sky.stepS / 7200) * 15
  const tally = newTally()
  const below = newTally()
  let lowest = 0
  for (let i = 0; i < ghiWm2.length; i++) {
    if (sky.sun.zenithDeg[i] < 96 + halfStepDeg || Number.isNaN(ghiWm2[i])) continue
    tally.checked += 1
    if (ghiWm2[i] > 10) countFailed(tally, i)
    if (ghiWm2[i] < LEAST_AT_NIGHT_WM2) countFailed(below, i)
    lowest = Math.min(lowest, ghiWm2[i])
  }
  below.checked = tally.checked
  if (tally.failed === 0 && below.failed > FEW_BELOW * below.checked) {
    const message = `${shareText(below)} of the night read below ${LEAST_AT_NIGHT_WM2} W/m², down to ${lowest.toFixed(1)} W/m²: the zero of the instrument is off, as of a thermopile that cools under a clear sky. It may read as much too little by day.`
    return rowCheck(sky, NIGHT, below, 'warning', message)
  }
  if (tally.failed === 0) return rowCheck(sky, NIGHT, tally, 'passed', 'The nights are dark.')
  const message = `${shareText(tally)} of the night have more than 10 W/m², first at ${localText(sky, tally.first)}.`
  const advice = ' Check the time zone, the place and the zero of the instrument.'
  const result = resultOfShare(tally, { warning: 0.0005, failure: 0.01 })
  return rowCheck(sky, NIGHT, tally, result, result === 'passed' ? message : message + advice)
}

const DARK: CheckTexts = { code: 'dark_days', title: 'Days without light' }
/** Less than this part of a clear day is no weather. */
const DARK_SHARE = 0.005
/** Half a day of at least this many minutes has light in any weather. */
const SHORT_HALF_DAY_MIN = 150

/** Days with hardly any light although the sun rises: an instrument that failed, or a period without data. */
export function darkDaysCheck(sky: SkySeries): WeatherCheck {
  const { ghiWm2, clearGhiWm2 } = sky
  if (!ghiWm2) return notChecked(DARK, NO_GLOBAL)
  const tally = newTally()
  const spans: RowSpan[] = []
  let days = 0
  forEachLocalDay(sky, (from, to) => {
    const utcDay = Math.floor((sky.intervalStartUtcMs[from] + sky.utcOffsetH * HOUR_MS) / DAY_MS)
    const half = halfDayMin(sky.latitudeDeg, solarDay(utcDay).declinationRad)
    if ((to - from) * sky.stepS < 86_000 || half < SHORT_HALF_DAY_MIN) return
    let light = 0
    let clear = 0
    let rows = 0
    for (let i = from; i < to; i++) {
      if (Number.isNaN(ghiWm2[i])) continue
      light += ghiWm2[i]
      clear += clearGhiWm2[i]
      rows += 1
    }
    tally.checked += rows
    if (clear <= 0 || light > DARK_SHARE * clear) return
    days += 1
    const first = Math.max(startOfDark(sky, ghiWm2, from), tally.last + 1)
    const before = spans.at(-1)
    if (before?.to === first) before.to = to
    else spans.push({ from: first, to })
    for (let i = first; i < to; i++) countFailed(tally, i)
  })
  if (days === 0) return rowCheck(sky, DARK, tally, 'passed', 'Every day has light.')
  const where = spans.length === 1 ? '' : ` in ${count(spans.length)} stretches`
  const said = days === 1 ? '1 day has' : `${count(days)} days have`
  const message = `${said} no light, from ${localText(sky, tally.first)} to ${localText(sky, tally.last)}${where}. The instrument may have failed: ${sky.isTypicalYear ? '' : 'leave these rows out or '}use another source.`
  const check = rowCheck(sky, DARK, tally, days > 2 ? 'failed' : 'warning', message)
  return { ...check, spans: spans.map((span) => timesOf(sky, span)) }
}

/** Rows from one to before another. */
interface RowSpan {
  readonly from: number
  to: number
}

function timesOf({ intervalStartUtcMs, stepS }: SkySeries, { from, to }: RowSpan): WeatherSpan {
  return {
    from: new Date(intervalStartUtcMs[from]).toISOString(),
    to: new Date(intervalStartUtcMs[to - 1] + stepS * 1000).toISOString(),
  }
}

/** The first row without light before a dark day at which a clear sky would have some, W/m². */
const SURE_LIGHT_WM2 = 50

function startOfDark({ clearGhiWm2 }: SkySeries, ghiWm2: Float64Array, day: number): number {
  let start = day
  for (let i = day - 1; i >= 0 && !(ghiWm2[i] > 1); i--) {
    if (clearGhiWm2[i] > SURE_LIGHT_WM2) start = i
  }
  return start
}

/** Calls with the rows of each day of local standard time. */
export function forEachLocalDay(
  { intervalStartUtcMs, utcOffsetH }: Pick<SkySeries, 'intervalStartUtcMs' | 'utcOffsetH'>,
  visit: (from: number, to: number) => void,
): void {
  const dayOf = (row: number): number =>
    Math.floor((intervalStartUtcMs[row] + utcOffsetH * HOUR_MS) / DAY_MS)
  let from = 0
  for (let i = 1; i <= intervalStartUtcMs.length; i++) {
    if (i < intervalStartUtcMs.length && dayOf(i) === dayOf(from)) continue
    visit(from, i)
    from = i
  }
}

const CLEAR: CheckTexts = {
  code: 'clear_sky',
  title: 'Clear days against a clear sky',
  source:
    'P. Ineichen, R. Perez, Solar Energy 73 (2002) 151-157, doi:10.1016/S0038-092X(02)00045-2, Linke turbidity 3',
}

/** Light of clear days over that of the model: calibration, and its drift from the first third to the last. */
export function clearSkyCheck(sky: SkySeries, { clearDays, offset }: LightClock): WeatherCheck {
  if (offset?.basis !== 'clear_days') return notChecked(CLEAR, 'Too few clear days.')
  const tally = newTally()
  const days = clearDays.flatMap((day) => {
    let clear = 0
    for (let i = day.from; i < day.to; i++) {
      if (!Number.isNaN(sky.ghiWm2?.[i])) clear += sky.clearGhiWm2[i]
    }
    tally.checked += day.rows
    return clear > 0 ? [{ number: day.number, ratio: day.light / clear }] : []
  })
  const ratio = median(days.map((day) => day.ratio))
  const text = `On ${days.length} clear days global irradiance is ${ratio.toFixed(2)} of that of a clear sky at Linke turbidity ${LINKE_TURBIDITY}`
  if (Math.abs(ratio - 1) > 0.15) {
    const unit = likelyUnit(ratio, sky.stepS)
    const cause = unit
      ? `The values may be in ${unit} of each step instead of W/m²: import again with that unit.`
      : 'Check the unit, the calibration and the altitude.'
    const message = `${text}; air alone makes 0.9 to 1.1. ${cause}`
    return rowCheck(sky, CLEAR, tally, Math.abs(ratio - 1) > 0.3 ? 'failed' : 'warning', message)
  }
  const drift = yearlyDrift(days)
  if (drift !== undefined && Math.abs(drift) > 0.02) {
    const message = `${text}, and changes by ${(100 * drift).toFixed(1)} % a year. Check the calibration of the instrument over time.`
    return rowCheck(sky, CLEAR, tally, 'warning', message)
  }
  return rowCheck(sky, CLEAR, tally, 'passed', `${text}.`)
}

/** W/m² in which the energy of a second reads as 1. */
const ENERGY_UNITS: readonly (readonly [string, number])[] = [
  ['Wh/m²', 3600],
  ['kJ/m²', 1000],
  ['J/cm²', 10_000],
]

/** The unit that light too low or too high by this ratio is in, if it is the energy of a step. */
function likelyUnit(ratio: number, stepS: number): string | undefined {
  const isNear = (unitW: number): boolean => Math.abs((ratio * unitW) / stepS - 1) < 0.15
  return ENERGY_UNITS.find(([, unitW]) => isNear(unitW))?.[0]
}

/** Change of the ratio a year: same months of different years are compared. Undefined below two years. */
function yearlyDrift(days: readonly { number: number; ratio: number }[]): number | undefined {
  const byMonth = new Map<number, Map<number, number[]>>()
  for (const { number, ratio } of days) {
    const date = new Date(number * DAY_MS)
    const years = byMonth.get(date.getUTCMonth()) ?? new Map<number, number[]>()
    byMonth.set(date.getUTCMonth(), years)
    years.set(date.getUTCFullYear(), [...(years.get(date.getUTCFullYear()) ?? []), ratio])
  }
  const slopes = [...byMonth.values()].flatMap((years) => {
    const points = [...years].toSorted(([a], [b]) => a - b)
    const [first, last] = [points.at(0), points.at(-1)]
    if (!first || !last || first[0] === last[0]) return []
    return [(median(last[1]) / median(first[1]) - 1) / (last[0] - first[0])]
  })
  return slopes.length < 6 ? undefined : median(slopes)
}
