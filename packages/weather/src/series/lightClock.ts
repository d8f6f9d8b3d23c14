import { DAY_MIN, DAY_MS, DAY_S, HOUR_MS, MINUTE_MS, median } from '@duet/units'
import { halfDayMin, solarDay } from './solarClock.ts'
import type { WeatherSeries } from './weatherSeries.ts'

/** A day of light, cut where the light is least. */
export interface LightDay {
  /** Days since 1970 of mean solar time. */
  readonly number: number
  /** First row, and the row after the last. */
  from: number
  to: number
  rows: number
  /** Σ light. */
  light: number
  /** Σ light · (time − solar noon), minutes. */
  moment: number
  litRows: number
  /** Centre of the first and of the last row with light, minutes since solar noon. */
  firstMin: number
  lastMin: number
}

/** A clear day and how far the centre of its light is from solar noon. */
export interface ClearDay extends LightDay {
  /** Minutes; positive: the data are late. */
  readonly offsetMin: number
  /** Root mean square of its light less that of a clear sky at its own noon, relative to the mean. */
  readonly misfit: number
}

/** How far the light is from the sun, and what shows it. */
export interface LightOffset {
  /** Minutes; positive: the data are late. */
  readonly minutes: number
  /** What clean data may be off. */
  readonly toleranceMin: number
  /** Clear days: the median of the centres of their light. Else all whole days: the mean middle of their light. */
  readonly basis: 'clear_days' | 'daylight'
  readonly dayCount: number
}

/** How the light of a series lies in time. */
export interface LightClock {
  readonly days: readonly LightDay[]
  readonly clearDays: readonly ClearDay[]
  /** How far the light is from the sun; undefined with too few days. */
  readonly offset: LightOffset | undefined
  /**
   * How the length of the light follows that of the day at this latitude: about 1 where the latitude is right,
   * −1 where its sign is wrong; undefined where days hardly differ or there are too few.
   */
  readonly seasonSlope: number | undefined
}

/** Days of a month that are looked at, the brightest first. */
const BRIGHT_DAYS = 8
/** A day is clear when its light follows the shape of a clear sky this well. */
const CLEAR_MISFIT = 0.12
const FEWEST_CLEAR_DAYS = 4
/** Light below this counts as none, W/m². */
const LEAST_LIGHT = 3

/**
 * Finds the clear days of a series and where their light is centred, without trusting time zone, longitude or the
 * sign of the latitude. Days are cut at the solar midnight that the light itself shows.
 */
export function lightClock(series: WeatherSeries, ghiWm2: Float64Array): LightClock {
  const clock = solarClock(series)
  const grossMin = grossOffsetMin(series, ghiWm2, clock)
  const days = lightDays(series, ghiWm2, clock, grossMin)
  const slope = seasonSlope(series, days)
  const latitudeDeg = slope !== undefined && slope < 0 ? -series.latitudeDeg : series.latitudeDeg
  const clearDays = brightDays(days, series.stepS)
    .map((day) => clearDay(series, ghiWm2, clock, day, latitudeDeg))
    .filter(({ misfit }) => misfit < CLEAR_MISFIT)
  return {
    days,
    clearDays,
    offset: offsetOfClearDays(clearDays) ?? offsetOfDaylight(days, series.stepS),
    seasonSlope: slope,
  }
}

/** Clean files of nine providers lie within 3 minutes; half an hour, the usual error, is far outside. */
const CLEAR_DAY_TOLERANCE_MIN = 10

function offsetOfClearDays(days: readonly ClearDay[]): LightOffset | undefined {
  if (days.length < FEWEST_CLEAR_DAYS) return undefined
  return {
    minutes: median(days.map(({ offsetMin }) => offsetMin)),
    toleranceMin: CLEAR_DAY_TOLERANCE_MIN,
    basis: 'clear_days',
    dayCount: days.length,
  }
}

const FEWEST_DAYS = 30
/** Steps of an hour and dark mornings make it coarse: quarters of clean years lie within 11 minutes. */
const DAYLIGHT_TOLERANCE_MIN = 15

/** Where the sky is never clear: the middle between the first and the last light of each day. */
function offsetOfDaylight(days: readonly LightDay[], stepS: number): LightOffset | undefined {
  const whole = days.filter((day) => isWhole(day, stepS) && day.litRows > 0)
  if (whole.length < FEWEST_DAYS) return undefined
  const sum = whole.reduce((before, { firstMin, lastMin }) => before + (firstMin + lastMin) / 2, 0)
  return {
    minutes: sum / whole.length,
    toleranceMin: DAYLIGHT_TOLERANCE_MIN,
    basis: 'daylight',
    dayCount: whole.length,
  }
}

const isWhole = ({ rows }: LightDay, stepS: number): boolean =>
  rows >= Math.round(DAY_S / stepS) - 1

/** Minutes of solar time since 1970 at the centre of a row, by the longitude of the series. */
type SolarMinutes = (row: number) => number

function solarClock({ intervalStartUtcMs, stepS, longitudeDeg }: WeatherSeries): SolarMinutes {
  const shiftMs = stepS * 500 + (longitudeDeg / 15) * HOUR_MS
  let day = Number.NaN
  let equation = 0
  return (row) => {
    const meanMs = intervalStartUtcMs[row] + shiftMs
    const today = Math.floor(meanMs / DAY_MS)
    if (today !== day) {
      day = today
      equation = solarDay(today).equationMin
    }
    return meanMs / MINUTE_MS + equation
  }
}

/** Direction of all the light on the dial of a day, minutes from noon, −720 to 720. */
function grossOffsetMin(
  { stepS }: WeatherSeries,
  ghiWm2: Float64Array,
  solarMin: SolarMinutes,
): number {
  const slotMin = Math.max(stepS / 60, 5)
  const dial = new Float64Array(Math.ceil(DAY_MIN / slotMin))
  for (let i = 0; i < ghiWm2.length; i++) {
    if (!(ghiWm2[i] > LEAST_LIGHT)) continue
    // before 1970 minutes are negative
    const minute = ((solarMin(i) % DAY_MIN) + DAY_MIN) % DAY_MIN
    dial[Math.floor(minute / slotMin)] += ghiWm2[i]
  }
  let x = 0
  let y = 0
  dial.forEach((light, slot) => {
    const angle = (((slot + 0.5) * slotMin - 720) * Math.PI) / 720
    x += light * Math.cos(angle)
    y += light * Math.sin(angle)
  })
  return (Math.atan2(y, x) * 720) / Math.PI
}

function lightDays(
  { intervalStartUtcMs }: WeatherSeries,
  ghiWm2: Float64Array,
  solarMin: SolarMinutes,
  grossMin: number,
): readonly LightDay[] {
  const days: LightDay[] = []
  let day: LightDay | undefined
  for (let i = 0; i < intervalStartUtcMs.length; i++) {
    const light = ghiWm2[i]
    const minute = solarMin(i)
    const number = Math.floor((minute - grossMin) / DAY_MIN)
    if (day?.number !== number) {
      day = newDay(number, i)
      days.push(day)
    }
    day.to = i + 1
    if (Number.isNaN(light)) continue
    day.rows += 1
    if (light <= LEAST_LIGHT) continue
    const sinceNoon = minute - (number * DAY_MIN + 720)
    if (day.litRows === 0) day.firstMin = sinceNoon
    day.lastMin = sinceNoon
    day.litRows += 1
    day.light += light
    day.moment += light * sinceNoon
  }
  return days
}

function newDay(number: number, row: number): LightDay {
  const nothing = { rows: 0, light: 0, moment: 0, litRows: 0, firstMin: 0, lastMin: 0 }
  return { number, from: row, to: row, ...nothing }
}

/** Whole days with the most light of each month of each year. */
function brightDays(days: readonly LightDay[], stepS: number): readonly LightDay[] {
  const byMonth = new Map<string, LightDay[]>()
  for (const day of days) {
    if (!isWhole(day, stepS) || day.light <= 0) continue
    const key = new Date(day.number * DAY_MS).toISOString().slice(0, 7)
    const month = byMonth.get(key)
    if (month) month.push(day)
    else byMonth.set(key, [day])
  }
  return [...byMonth.values()].flatMap((month) =>
    month.toSorted((a, b) => b.light - a.light).slice(0, BRIGHT_DAYS),
  )
}

/** Compares a day with the clear sky of Haurwitz, moved to the day's own noon and scaled to its light. */
function clearDay(
  { stepS }: WeatherSeries,
  ghiWm2: Float64Array,
  solarMin: SolarMinutes,
  day: LightDay,
  latitudeDeg: number,
): ClearDay {
  const offsetMin = day.moment / day.light
  const noon = day.number * DAY_MIN + 720 + offsetMin
  const sky = clearSkyOfDay(latitudeDeg, solarDay(day.number).declinationRad, stepS / 60)
  const model = new Float64Array(day.to - day.from)
  let modelSum = 0
  for (let i = day.from; i < day.to; i++) {
    model[i - day.from] = sky(solarMin(i) - noon)
    modelSum += model[i - day.from]
  }
  let squares = 0
  let lit = 0
  for (let i = day.from; i < day.to; i++) {
    const expected = (model[i - day.from] * day.light) / modelSum
    const light = Number.isNaN(ghiWm2[i]) ? 0 : ghiWm2[i]
    if (expected <= 0 && light <= 0) continue
    squares += (light - expected) ** 2
    lit += 1
  }
  const misfit = lit === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / lit) / (day.light / lit)
  return { ...day, offsetMin, misfit: Number.isNaN(misfit) ? Number.POSITIVE_INFINITY : misfit }
}

/** Parts of a row over which the clear sky is averaged. */
const PARTS = 4

/** Mean of the clear sky over a row, as a function of the minutes from its centre to noon. */
function clearSkyOfDay(
  latitudeDeg: number,
  declinationRad: number,
  stepMin: number,
): (sinceNoonMin: number) => number {
  const latitude = (latitudeDeg * Math.PI) / 180
  const constant = Math.sin(latitude) * Math.sin(declinationRad)
  const swing = Math.cos(latitude) * Math.cos(declinationRad)
  const parts = stepMin > 10 ? PARTS : 1
  return (sinceNoonMin) => {
    let sum = 0
    for (let part = 0; part < parts; part++) {
      const minute = sinceNoonMin + stepMin * ((part + 0.5) / parts - 0.5)
      const cosZenith = constant + swing * Math.cos((minute * Math.PI) / 720)
      if (cosZenith > 0) sum += cosZenith * Math.exp(-0.059 / cosZenith)
    }
    return sum / parts
  }
}

/** Days must differ at least this much in length, minutes of standard deviation. */
const LEAST_SEASON_MIN = 15

/** Slope of the length of the light over the length of the day. */
function seasonSlope(
  { latitudeDeg, stepS }: WeatherSeries,
  days: readonly LightDay[],
): number | undefined {
  const points = days
    .filter((day) => isWhole(day, stepS) && day.litRows > 0)
    .map(({ number, litRows }) => ({
      x: 2 * halfDayMin(latitudeDeg, solarDay(number).declinationRad),
      y: (litRows * stepS) / 60,
    }))
  if (points.length < FEWEST_DAYS) return undefined
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const variance = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  if (Math.sqrt(variance / points.length) < LEAST_SEASON_MIN) return undefined
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / variance
}
