import { DAY_MS, DAY_S, HOUR_MS, MINUTE_MS, sum } from '@duet/units'
import { type LightDay, lightClock } from './series/lightClock.ts'
import { globalIrradiance } from './series/skySeries.ts'
import { halfDayMin, solarDay } from './series/solarClock.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'

type Alignment = WeatherSeries['alignment']

/** How well each alignment fits the sun. */
export interface TimeFit {
  /** Minutes by which the light would be later than the sun. */
  readonly offsetMin: Readonly<Record<Alignment, number>>
  readonly best: Alignment
  /**
   * sure: the best is within a sixth of the step of the sun and the next is twice as far; likely: the best is clearly
   * nearest; unclear: the weather's own unevenness of morning and afternoon is as large as the difference.
   */
  readonly sureness: 'sure' | 'likely' | 'unclear'
  /** Whole hours by which the clock would have to be later to fit best; 0 where it fits. */
  readonly clockErrorH: number
}

const SHARES: Readonly<Record<Alignment, number>> = { beginning: 0, center: 0.5, ending: 1 }
const ALIGNMENTS = ['beginning', 'center', 'ending'] as const
/** Mornings and afternoons differ by up to about this much. */
const UNEVENNESS_MIN = 8

/**
 * Which of beginning, centre and end the times of rows are, by where the light lies against the sun.
 *
 * @returns undefined with too few days of light to find it
 */
export function timeFit(series: WeatherSeries): TimeFit | undefined {
  const found = lightClock(series, globalIrradiance(series)).offset?.minutes
  if (found === undefined) return undefined
  const stepMin = series.stepS / 60
  const offset = (alignment: Alignment): number =>
    found - (SHARES[alignment] - SHARES[series.alignment]) * stepMin
  const [best, second] = nearest(found, offset, series)
  if (!best || !second) return undefined
  const isClear = second.restMin - best.restMin > Math.max(UNEVENNESS_MIN, stepMin / 6)
  const isClose = best.restMin < stepMin / 6 && second.restMin > 2 * best.restMin
  return {
    offsetMin: {
      beginning: offset('beginning'),
      center: offset('center'),
      ending: offset('ending'),
    },
    best: best.alignment,
    sureness: !isClear ? 'unclear' : isClose && best.hours === 0 ? 'sure' : 'likely',
    clockErrorH: best.hours,
  }
}

interface Candidate {
  readonly alignment: Alignment
  readonly hours: number
  /** Minutes that are left between the light and the sun. */
  readonly restMin: number
}

/**
 * The alignments by what is left to the sun. Where the light is hours away the clock is wrong by whole hours; of two
 * alignments that differ by an hour alone, that one counts whose clock is nearest to the sun's at the place.
 */
function nearest(
  found: number,
  offset: (alignment: Alignment) => number,
  { longitudeDeg, utcOffsetH }: WeatherSeries,
): readonly Candidate[] {
  const isHoursOff = Math.abs(found) > 75
  const all = ALIGNMENTS.map((alignment) => {
    const minutes = offset(alignment)
    const hours = isHoursOff ? Math.round(minutes / 60) : 0
    const clockDistanceH = Math.abs(utcOffsetH + hours - longitudeDeg / 15)
    return { alignment, hours, restMin: Math.abs(minutes - hours * 60), clockDistanceH }
  })
  const best = Math.min(...all.map(({ restMin }) => restMin))
  const [first] = all
    .filter(({ restMin }) => restMin - best < 1)
    .toSorted((a, b) => a.clockDistanceH - b.clockDistanceH)
  // Its twin an hour away says the same of the sun and does not make it doubtful.
  const others = all.filter((one) => one !== first && !(isHoursOff && one.restMin - best < 1))
  return [...(first ? [first] : []), ...others.toSorted((a, b) => a.restMin - b.restMin)]
}

/** The mean of the bright days beside the sun, by the hour of the day in local standard time. */
export interface BrightDay {
  /** Middle of each interval of the day, hours, [steps]. */
  readonly hours: readonly number[]
  /** Mean GHI, W/m²; null where there is none. */
  readonly ghiWm2: readonly (number | null)[]
  /** The height of the sun, sine, scaled to the sum of the light. */
  readonly sunWm2: readonly number[]
  readonly sunriseH: number
  readonly noonH: number
  readonly sunsetH: number
  readonly days: number
}

const FEWEST_DAYS = 10

/** The brightest third of the whole days. @returns undefined where these are fewer than ten */
export function brightDay(series: WeatherSeries): BrightDay | undefined {
  const ghiWm2 = globalIrradiance(series)
  const days = brightestThird(lightClock(series, ghiWm2).days, series.stepS)
  if (days.length < FEWEST_DAYS) return undefined
  const steps = Math.min(288, Math.round(DAY_S / series.stepS))
  const { sums, sines, counts, phaseH } = dialOf(series, ghiWm2, days, steps)
  const scale = sum(sums) / Math.max(1e-9, sum(sines))
  return {
    hours: Array.from(sums, (_, bin) => (bin * 24) / steps + phaseH),
    ghiWm2: Array.from(sums, (wm2, bin) => (counts[bin] > 0 ? wm2 / counts[bin] : null)),
    sunWm2: Array.from(sines, (sine, bin) => (scale * sine) / Math.max(1, counts[bin])),
    ...meanSun(series, days),
    days: days.length,
  }
}

/** Mean light of the days before and after a moment, by the hour of the day in local standard time. */
export interface LightAround {
  /** Middle of each interval of the day, hours, [steps]. */
  readonly hours: readonly number[]
  /** Mean GHI, W/m²; null where there is none. */
  readonly beforeWm2: readonly (number | null)[]
  readonly afterWm2: readonly (number | null)[]
  /** On each side. */
  readonly days: number
  /** By which the centre of the light is later after it, minutes. */
  readonly shiftMin: number
}

const MOST_DAYS_AROUND = 21
const FEWEST_DAYS_AROUND = 3

/** As many days on each side, at most three weeks. @returns undefined where there are fewer than three on a side */
export function lightAround(series: WeatherSeries, atUtcMs: number): LightAround | undefined {
  const ghiWm2 = globalIrradiance(series)
  const at = Math.floor((atUtcMs + (series.longitudeDeg / 15) * HOUR_MS) / DAY_MS)
  const whole = lightClock(series, ghiWm2).days.filter(
    ({ rows, light }) => rows >= Math.round(DAY_S / series.stepS) - 1 && light > 0,
  )
  const all = [whole.filter(({ number }) => number < at), whole.filter(({ number }) => number > at)]
  const days = Math.min(MOST_DAYS_AROUND, ...all.map(({ length }) => length))
  if (days < FEWEST_DAYS_AROUND) return undefined
  const sides = [all[0].slice(-days), all[1].slice(0, days)]
  const steps = Math.min(288, Math.round(DAY_S / series.stepS))
  const dials = sides.map((side) => dialOf(series, ghiWm2, side, steps))
  const [beforeWm2, afterWm2] = dials.map(({ sums, counts }) =>
    Array.from(sums, (wm2, bin) => (counts[bin] > 0 ? wm2 / counts[bin] : null)),
  )
  const [before, after] = sides.map(
    (side) =>
      side.reduce((total, { moment }) => total + moment, 0) /
      side.reduce((total, { light }) => total + light, 0),
  )
  return {
    hours: Array.from(dials[0].sums, (_, bin) => (bin * 24) / steps + dials[0].phaseH),
    beforeWm2,
    afterWm2,
    days,
    shiftMin: after - before,
  }
}

function brightestThird(days: readonly LightDay[], stepS: number): readonly LightDay[] {
  const whole = days.filter(({ rows, light }) => rows >= Math.round(DAY_S / stepS) - 1 && light > 0)
  return whole.toSorted((a, b) => b.light - a.light).slice(0, Math.ceil(whole.length / 3))
}

/** Sums of light and of the sine of the sun's height by the time of the day. */
function dialOf(
  { intervalStartUtcMs, stepS, utcOffsetH, latitudeDeg, longitudeDeg }: WeatherSeries,
  ghiWm2: Float64Array,
  days: readonly LightDay[],
  steps: number,
) {
  const sums = new Float64Array(steps)
  const sines = new Float64Array(steps)
  const counts = new Int32Array(steps)
  let phaseH = 0
  for (const { from, to } of days) {
    for (let row = from; row < to; row++) {
      if (Number.isNaN(ghiWm2[row])) continue
      const middleMs = intervalStartUtcMs[row] + stepS * 500
      const localH = wrap24(middleMs / HOUR_MS + utcOffsetH)
      const bin = Math.min(steps - 1, Math.floor((localH / 24) * steps))
      phaseH = localH - (bin * 24) / steps
      sums[bin] += ghiWm2[row]
      sines[bin] += Math.max(0, sineOfHeight(middleMs, latitudeDeg, longitudeDeg))
      counts[bin] += 1
    }
  }
  return { sums, sines, counts, phaseH }
}

const wrap24 = (hours: number): number => ((hours % 24) + 24) % 24

function sineOfHeight(utcMs: number, latitudeDeg: number, longitudeDeg: number): number {
  const { equationMin, declinationRad } = solarDay(Math.floor(utcMs / DAY_MS))
  const solarMin = utcMs / MINUTE_MS + longitudeDeg * 4 + equationMin
  const hourAngle = ((wrap24(solarMin / 60) - 12) * Math.PI) / 12
  const latitude = (latitudeDeg * Math.PI) / 180
  return (
    Math.sin(latitude) * Math.sin(declinationRad) +
    Math.cos(latitude) * Math.cos(declinationRad) * Math.cos(hourAngle)
  )
}

/** Sunrise, noon and sunset of some days in the mean, hours of local standard time. */
function meanSun(
  { latitudeDeg, longitudeDeg, utcOffsetH }: WeatherSeries,
  days: readonly LightDay[],
): Pick<BrightDay, 'sunriseH' | 'noonH' | 'sunsetH'> {
  let noonH = 0
  let halfH = 0
  for (const { number } of days) {
    const { equationMin, declinationRad } = solarDay(number)
    noonH += 12 + utcOffsetH - longitudeDeg / 15 - equationMin / 60
    halfH += halfDayMin(latitudeDeg, declinationRad) / 60
  }
  const n = days.length
  return { sunriseH: (noonH - halfH) / n, noonH: noonH / n, sunsetH: (noonH + halfH) / n }
}
