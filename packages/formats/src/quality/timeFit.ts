import type { IntervalAlignment, WeatherFile } from '../weather/weatherFile.ts'
import { brightDays, declination, equationOfTimeMin, lightOffsetMin } from './timeLabel.ts'

type Weather = Pick<WeatherFile, 'columns' | 'metadata' | 'intervalStartUtcMs' | 'stepS'>

/** How well each alignment fits the sun. */
export interface TimeFit {
  /** Minutes by which the light of bright days would be later than the sun. */
  readonly offsetMin: Readonly<Record<IntervalAlignment, number>>
  readonly best: IntervalAlignment
  /**
   * sure: the best is within a sixth of the step of the sun and the next is twice as far; likely: the best is clearly
   * nearest; unclear: the weather's own unevenness of morning and afternoon is as large as the difference.
   */
  readonly sureness: 'sure' | 'likely' | 'unclear'
  /** Whole hours by which the clock would have to be later to fit best; 0 where it fits. */
  readonly clockErrorH: number
}

const SHARES: Readonly<Record<IntervalAlignment, number>> = { beginning: 0, center: 0.5, ending: 1 }
const ALIGNMENTS = ['beginning', 'center', 'ending'] as const
/** Mornings and afternoons differ by up to about this much on bright days. */
const UNEVENNESS_MIN = 8

/**
 * Which of beginning, centre and end the times of rows are, by the centre of the light of bright days against the sun.
 *
 * @returns undefined without GHI, without a place, or with fewer than ten whole days of light
 */
export function timeFit(weather: Weather): TimeFit | undefined {
  const found = lightOffsetMin(weather)
  if (found === undefined) return undefined
  const stepMin = weather.stepS / 60
  const now = SHARES[weather.metadata.interval_alignment]
  const offset = (alignment: IntervalAlignment): number =>
    found - (SHARES[alignment] - now) * stepMin
  const near = nearest(found, offset, weather)
  const [best, second] = near
  if (!best || !second) return undefined
  const isClear = second.rest - best.rest > Math.max(UNEVENNESS_MIN, stepMin / 6)
  const isClose = best.rest < stepMin / 6 && second.rest > 2 * best.rest
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
  readonly alignment: IntervalAlignment
  readonly hours: number
  /** Minutes that are left between the light and the sun. */
  readonly rest: number
}

/**
 * The alignments by what is left to the sun. Where the light is hours away the clock is wrong by whole hours; of two
 * alignments that differ by an hour alone, that one counts whose clock is nearest to the sun's at the place.
 */
function nearest(
  found: number,
  offset: (alignment: IntervalAlignment) => number,
  { metadata }: Weather,
): readonly Candidate[] {
  const isHoursOff = Math.abs(found) > 75
  const solarH = (metadata.longitude ?? 0) / 15
  const all = ALIGNMENTS.map((alignment) => {
    const minutes = offset(alignment)
    const hours = isHoursOff ? Math.round(minutes / 60) : 0
    const clockDistance = Math.abs(metadata.local_time_zone + hours - solarH)
    return { alignment, hours, rest: Math.abs(minutes - hours * 60), clockDistance }
  })
  const best = Math.min(...all.map(({ rest }) => rest))
  const [first] = all
    .filter(({ rest }) => rest - best < 1)
    .toSorted((a, b) => a.clockDistance - b.clockDistance)
  // Its twin an hour away says the same of the sun and does not make it doubtful.
  const others = all.filter((one) => one !== first && !(isHoursOff && one.rest - best < 1))
  return [...(first ? [first] : []), ...others.toSorted((a, b) => a.rest - b.rest)]
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

/** @returns undefined where there is no GHI, no place, or fewer than ten whole days of light. */
export function brightDay(weather: Weather): BrightDay | undefined {
  const { ghi_wm2: ghi } = weather.columns
  const { latitude, longitude, local_time_zone } = weather.metadata
  if (!ghi || latitude === undefined || longitude === undefined) return undefined
  const bright = brightDays(weather)
  if (!bright) return undefined
  const steps = Math.min(288, Math.round(86_400 / weather.stepS))
  const sums = new Float64Array(steps)
  const sines = new Float64Array(steps)
  const counts = new Int32Array(steps)
  let phaseH = 0
  for (let i = 0; i < ghi.length; i++) {
    const middleMs = (weather.intervalStartUtcMs[i] ?? 0) + weather.stepS * 500
    if (!bright.has(middleMs) || !Number.isFinite(ghi[i])) continue
    const localH = wrap24(middleMs / 3_600_000 + local_time_zone)
    const bin = Math.min(steps - 1, Math.floor((localH / 24) * steps))
    phaseH = localH - (bin * 24) / steps
    sums[bin] = (sums[bin] ?? 0) + (ghi[i] ?? 0)
    sines[bin] = (sines[bin] ?? 0) + Math.max(0, sineOfHeight(middleMs, latitude, longitude))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const light = total(sums)
  const scale = light / Math.max(1e-9, total(sines))
  return {
    hours: Array.from(sums, (_, bin) => (bin * 24) / steps + phaseH),
    ghiWm2: Array.from(sums, (sum, bin) =>
      (counts[bin] ?? 0) > 0 ? sum / (counts[bin] ?? 1) : null,
    ),
    sunWm2: Array.from(sines, (sum, bin) => (scale * sum) / Math.max(1, counts[bin] ?? 0)),
    ...meanSun(bright.noonsMs, latitude, longitude, local_time_zone),
    days: bright.noonsMs.length,
  }
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)
const wrap24 = (hours: number): number => ((hours % 24) + 24) % 24

function sineOfHeight(ms: number, latitude: number, longitude: number): number {
  const solarH = wrap24((ms / 60_000 + longitude * 4 + equationOfTimeMin(ms)) / 60)
  const hourAngle = ((solarH - 12) * Math.PI) / 12
  const phi = (latitude * Math.PI) / 180
  const delta = declination(ms)
  return Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hourAngle)
}

/** Sunrise, noon and sunset of some days in the mean, hours of local standard time. */
function meanSun(
  noonsMs: readonly number[],
  latitude: number,
  longitude: number,
  zoneH: number,
): Pick<BrightDay, 'sunriseH' | 'noonH' | 'sunsetH'> {
  let noon = 0
  let half = 0
  for (const ms of noonsMs) {
    noon += 12 + zoneH - longitude / 15 - equationOfTimeMin(ms) / 60
    const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan(declination(ms))
    half += (Math.acos(Math.min(1, Math.max(-1, cosine))) * 12) / Math.PI
  }
  const days = Math.max(1, noonsMs.length)
  return {
    sunriseH: (noon - half) / days,
    noonH: noon / days,
    sunsetH: (noon + half) / days,
  }
}
