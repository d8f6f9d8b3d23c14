import { type Mount, prepareWeather } from '@duet/engine'
import { distanceKm, lightInSum, sum } from '@duet/units'
import { latitudeText, longitudeText, offsetText } from './checks/placeTexts.ts'
import { expectedRows } from './checks/rowsChecks.ts'
import { nearerPlace } from './nearerPlace.ts'
import { planeLight } from './planeLight.ts'
import { lightClock } from './series/lightClock.ts'
import { globalIrradiance, skySeries } from './series/skySeries.ts'
import { sampled, takeWhere, type WeatherSeries } from './series/weatherSeries.ts'
import { periodText, weatherTotals } from './weatherTotals.ts'

/** Where the weather is used. */
export interface FitnessPlant {
  readonly latitudeDeg: number
  /** East positive. */
  readonly longitudeDeg: number
  readonly altitudeM: number
  /** Of its first tables; absent: not known. */
  readonly mount?: Mount | undefined
}

/** `confirm`: so far off that somebody must say that it is meant. */
export type FitnessLevel = 'note' | 'warning' | 'confirm'

export interface FitnessRemark {
  readonly code:
    | 'distance'
    | 'height'
    | 'period'
    | 'missing_steps'
    | 'time_offset'
    | 'derived_light'
  readonly level: FitnessLevel
  readonly message: string
}

/** How well weather fits a plant and a run, as it is stored with the run. */
export interface WeatherFitness {
  readonly distance_km: number
  /** Weather less plant; null: the height of the weather is not known. */
  readonly height_difference_m: number | null
  readonly day_count: number
  /** 0: not a whole number of years. */
  readonly whole_years: number
  /** Steps without a row, and steps with a row that lacks light or air temperature: none of them gives energy. */
  readonly missing_step_count: number
  /** Of the irradiation that there would be with them, estimated; per cent. */
  readonly missing_light_percent: number
  /** Centre of the light less solar noon, minutes, positive: late; null: is not known. */
  readonly time_offset_min: number | null
  /** What it changes of the light on the modules, per cent; negative: a loss. Null: none is found, or the mount is not known. */
  readonly time_offset_percent: number | null
  /** Of the irradiation: with beam or diffuse light computed from the two other parts, and modelled from GHI alone. */
  readonly closed_light_percent: number
  readonly modelled_light_percent: number
  readonly remarks: readonly FitnessRemark[]
}

/**
 * How well weather fits a plant: its distance and height, what is missing of it, what its times are off, and how much
 * of its light was not measured. Long series are looked at in a sample of their rows where a sum allows it.
 *
 * @param series - the rows of the run, at the place of the weather
 * @param weatherHeightM - m above sea level; null: not known
 */
export function weatherFitness(
  series: WeatherSeries,
  weatherHeightM: number | null,
  plant: FitnessPlant,
): WeatherFitness {
  const { day_count, whole_years } = weatherTotals(series)
  const fitness = {
    distance_km: distanceKm(placeOf(plant), placeOf(series)),
    height_difference_m: weatherHeightM === null ? null : weatherHeightM - plant.altitudeM,
    day_count,
    whole_years,
    ...missingLight(series),
    ...timeOffset(series, plant.mount),
    ...derivedLight(series),
  }
  return { ...fitness, remarks: remarksOf(fitness, series, plant) }
}

/** Light of missing steps: that of a clear sky there, times what the steps that are there have of a clear sky. */
function missingLight(
  series: WeatherSeries,
): Pick<WeatherFitness, 'missing_step_count' | 'missing_light_percent'> {
  const isBad = badRows(series)
  const badTimes = series.intervalStartUtcMs.filter((_, row) => isBad[row] === 1)
  const missing = Float64Array.from([...gapTimes(series), ...badTimes])
  if (missing.length === 0) return { missing_step_count: 0, missing_light_percent: 0 }
  const good = takeWhere(series, (row) => isBad[row] === 0)
  const measured = lightSum(globalIrradiance(good))
  const sky = skySeries(sampled(good))
  const clear = lightSum(sky.clearGhiWm2)
  const share = clear > 0 ? Math.min(1, lightSum(globalIrradiance(sky)) / clear) : 1
  const lostSky = sampled({ ...series, intervalStartUtcMs: missing, columns: {} })
  const every = missing.length / lostSky.intervalStartUtcMs.length
  const lost = share * every * lightSum(skySeries(lostSky).clearGhiWm2)
  const whole = measured + lost
  return {
    missing_step_count: missing.length,
    missing_light_percent: whole > 0 ? (100 * lost) / whole : 0,
  }
}

function lightSum(wm2: Float64Array): number {
  return wm2.reduce((total, value) => total + lightInSum(value), 0)
}

/** Starts of the intervals between the first and the last row that have none. */
function gapTimes(series: WeatherSeries): Float64Array {
  const { intervalStartUtcMs, stepS } = series
  const missing = expectedRows(series) - intervalStartUtcMs.length
  if (missing <= 0) return new Float64Array()
  const stepMs = stepS * 1000
  const times: number[] = []
  for (let i = 1; i < intervalStartUtcMs.length; i++) {
    for (let t = intervalStartUtcMs[i - 1] + stepMs; t < intervalStartUtcMs[i] - stepMs / 2; ) {
      times.push(t)
      t += stepMs
    }
  }
  return Float64Array.from(times)
}

/** 1 where a run finds light or air temperature missing; of a night no light is. */
function badRows(series: WeatherSeries): Uint8Array {
  return prepareWeather(weatherOf(series), series).isMissing
}

function weatherOf({ intervalStartUtcMs, stepS, utcOffsetH, columns }: WeatherSeries) {
  const { ghi_wm2: ghiWm2, dni_wm2: dniWm2, dhi_wm2: dhiWm2, temp_c: airC } = columns
  return {
    intervalStartUtcMs,
    stepS,
    utcOffsetH,
    airC: airC ?? new Float64Array(intervalStartUtcMs.length),
    ...(ghiWm2 && { ghiWm2 }),
    ...(dniWm2 && { dniWm2 }),
    ...(dhiWm2 && { dhiWm2 }),
  }
}

function timeOffset(
  series: WeatherSeries,
  mount: Mount | undefined,
): Pick<WeatherFitness, 'time_offset_min' | 'time_offset_percent'> {
  const { offset } = lightClock(series, globalIrradiance(series))
  if (!offset) return { time_offset_min: null, time_offset_percent: null }
  const isOff = Math.abs(offset.minutes) > offset.toleranceMin
  if (!isOff || !mount) return { time_offset_min: offset.minutes, time_offset_percent: null }
  const rows = sampled(series)
  const right = planeLight(rows, mount, -offset.minutes)
  return {
    time_offset_min: offset.minutes,
    time_offset_percent: right > 0 ? 100 * (planeLight(rows, mount, 0) / right - 1) : null,
  }
}

function derivedLight(
  series: WeatherSeries,
): Pick<WeatherFitness, 'closed_light_percent' | 'modelled_light_percent'> {
  const parts = ['ghi_wm2', 'dni_wm2', 'dhi_wm2'] as const
  const columns = parts.map((name) => series.columns[name])
  const ghiWm2 = globalIrradiance(series)
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < ghiWm2.length; i++) {
    const given = columns.filter((values) => values && !Number.isNaN(values[i])).length
    sums[given] += lightInSum(ghiWm2[i])
  }
  const whole = sum(sums)
  const percent = (light: number): number => (whole > 0 ? (100 * light) / whole : 0)
  return { closed_light_percent: percent(sums[2]), modelled_light_percent: percent(sums[1]) }
}

const FAR_KM = 50
const CONFIRM_KM = 500
/** The air cools by 6.5 K per km of height: 2 K are about 0.7 % of the energy. */
const LAPSE_K_PER_M = 0.0065
const HIGH_M = 300

function remarksOf(
  fitness: Omit<WeatherFitness, 'remarks'>,
  series: WeatherSeries,
  plant: FitnessPlant,
): readonly FitnessRemark[] {
  return [
    distanceRemark(fitness.distance_km, series, plant),
    heightRemark(fitness.height_difference_m, plant.altitudeM),
    periodRemark(fitness, series.isTypicalYear),
    missingRemark(fitness, expectedRows(series)),
    offsetRemark(fitness),
    derivedRemark(fitness),
  ].filter((remark) => remark !== undefined)
}

function distanceRemark(
  km: number,
  weather: WeatherSeries,
  plant: FitnessPlant,
): FitnessRemark | undefined {
  if (km <= FAR_KM) return undefined
  const isOther = weather.latitudeDeg * plant.latitudeDeg < 0
  const other = `, in the other hemisphere (${latitudeText(weather.latitudeDeg)}; the plant lies at ${latitudeText(plant.latitudeDeg)})`
  const message = `The weather is of a place ${count(km)} km from the plant${isOther ? other : ''}.${nearerText(weather, plant)}`
  return { code: 'distance', level: isOther || km > CONFIRM_KM ? 'confirm' : 'warning', message }
}

function nearerText(weather: WeatherSeries, plant: FitnessPlant): string {
  const nearer = nearerPlace(placeOf(weather), placeOf(plant))
  if (!nearer) return ''
  const { latitude, longitude } = nearer
  return ` It would be near the plant at ${latitudeText(latitude)}, ${longitudeText(longitude)}: a sign may be swapped, or latitude and longitude exchanged.`
}

function placeOf({
  latitudeDeg,
  longitudeDeg,
}: Pick<FitnessPlant, 'latitudeDeg' | 'longitudeDeg'>) {
  return { latitude: latitudeDeg, longitude: longitudeDeg }
}

function heightRemark(differenceM: number | null, plantM: number): FitnessRemark | undefined {
  if (differenceM === null) {
    const message = `The height of the weather's place is not known: that of the plant, ${count(plantM)} m, is taken.`
    return { code: 'height', level: 'note', message }
  }
  if (Math.abs(differenceM) < HIGH_M) return undefined
  const [where, air] = differenceM > 0 ? ['higher', 'warmer'] : ['lower', 'colder']
  const kelvin = (Math.abs(differenceM) * LAPSE_K_PER_M).toFixed(1)
  const message = `The place of the weather lies ${count(Math.abs(differenceM))} m ${where} than the plant, where the air is about ${kelvin} K ${air}.`
  return { code: 'height', level: 'warning', message }
}

function periodRemark(
  { day_count, whole_years }: Pick<WeatherFitness, 'day_count' | 'whole_years'>,
  isTypicalYear: boolean,
): FitnessRemark | undefined {
  if (whole_years > 0) return undefined
  const length = periodText({ day_count, whole_years, missing_row_count: 0 }, isTypicalYear)
  const message = `The weather of the run is ${length}, not whole years: energy and yields are of this time alone.`
  return { code: 'period', level: 'note', message }
}

function missingRemark(
  { missing_step_count, missing_light_percent }: Omit<WeatherFitness, 'remarks'>,
  expected: number,
): FitnessRemark | undefined {
  if (missing_step_count === 0) return undefined
  const [steps, are] = missing_step_count === 1 ? ['step', 'has'] : ['steps', 'have']
  const message = `${count(missing_step_count)} ${steps} of ${count(expected)} ${are} no weather and count as no energy: about ${percentText(missing_light_percent)} of the irradiation.`
  return { code: 'missing_steps', level: 'warning', message }
}

function offsetRemark({
  time_offset_min: minutes,
  time_offset_percent: percent,
}: Omit<WeatherFitness, 'remarks'>): FitnessRemark | undefined {
  if (minutes === null || Math.abs(minutes) <= OFFSET_MIN) return undefined
  const cost =
    percent === null
      ? ''
      : `: about ${percent < 0 ? '−' : '+'}${percentText(Math.abs(percent))} of the light on the modules`
  const message = `The light lies ${offsetText(minutes)} the sun; time zone, alignment or place of the weather are off${cost}.`
  return { code: 'time_offset', level: 'warning', message }
}

/** Clear days of clean files lie within this of the sun. */
const OFFSET_MIN = 10

function derivedRemark({
  closed_light_percent: closed,
  modelled_light_percent: modelled,
}: Omit<WeatherFitness, 'remarks'>): FitnessRemark | undefined {
  const parts = [
    closed >= LEAST_PERCENT &&
      `for ${percentText(closed)} of the irradiation one part of the light is computed from the two others`,
    modelled >= LEAST_PERCENT &&
      `for ${percentText(modelled)} beam and diffuse light are modelled from GHI alone`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return undefined
  const text = parts.join('; ')
  return {
    code: 'derived_light',
    level: 'note',
    message: `${text[0].toUpperCase()}${text.slice(1)}.`,
  }
}

/** Less is not worth a word. */
const LEAST_PERCENT = 0.05

const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** Two digits: estimates are no better. */
const percentText = (percent: number): string => {
  if (percent > 0 && percent < 0.01) return 'less than 0.01 %'
  return `${percent >= 10 ? Math.round(percent) : Number(percent.toPrecision(2))} %`
}
