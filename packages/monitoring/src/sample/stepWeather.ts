import {
  clearSkyAt,
  type RandomStream,
  type Site,
  sunAtIntervals,
  type Weather,
  type WeatherYear,
} from '@duet/engine'
import { DEG_TO_RAD, HOUR_MS, MINUTE_MS } from '@duet/units'

/** Weather of a period in steps shorter than an hour, all components there. */
export type StepWeather = Required<
  Pick<
    Weather,
    | 'intervalStartUtcMs'
    | 'stepS'
    | 'utcOffsetH'
    | 'ghiWm2'
    | 'dniWm2'
    | 'dhiWm2'
    | 'airC'
    | 'windMPerS'
  >
>

/** What the hours say of the sky, on the steps of a period: the light without the noise of passing clouds. */
export interface SmoothSky {
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  readonly utcOffsetH: number
  readonly cosZenith: Float64Array
  readonly clearDniWm2: Float64Array
  /** Of the hours over a clear sky, straight lines between their middles. */
  readonly dniRatio: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly airC: Float64Array
  readonly windMPerS: Float64Array
}

/** How long a cloud is remembered, minutes. */
const CLOUD_MEMORY_MIN = 8
/** Spread of the beam under a half clouded sky, of the beam. */
const CLOUD_SPREAD = 0.55
/** What the diffuse light wins back of the beam that a cloud takes. */
const WON_BACK = 0.25
/** Of the clouds' variance, what blocks of a plant see in common. */
const COMMON_CLOUDS = 0.95

/** Lays hours of a synthetic year onto the steps of a period: their ratios to a clear sky, times the clear sky of each step. */
export function smoothSky(
  year: WeatherYear,
  site: Site,
  intervalStartUtcMs: Float64Array,
  stepS: number,
): SmoothSky {
  const hours = clearSky(year.intervalStartUtcMs, year.stepS, site)
  const steps = clearSky(intervalStartUtcMs, stepS, site)
  const beam = filled(year.dniWm2.map((value, i) => ratioOfBeam(value, hours.dniWm2[i])))
  const diffuse = filled(year.dhiWm2.map((value, i) => ratioOfDiffuse(value, hours.dhiWm2[i])))
  const at = (values: Float64Array): Float64Array =>
    onSteps(values, year, intervalStartUtcMs, stepS)
  const dniRatio = at(beam)
  const dhiRatio = at(diffuse)
  return {
    intervalStartUtcMs,
    stepS,
    utcOffsetH: year.utcOffsetH,
    cosZenith: steps.cosZenith,
    clearDniWm2: steps.dniWm2,
    dniRatio,
    dniWm2: steps.dniWm2.map((clear, i) => clear * dniRatio[i]),
    dhiWm2: steps.dhiWm2.map((clear, i) => clear * dhiRatio[i]),
    airC: at(year.airC),
    windMPerS: at(year.windMPerS),
  }
}

const ratioOfBeam = (value: number, clear: number): number =>
  clear > 20 ? Math.min(1.1, value / clear) : Number.NaN

const ratioOfDiffuse = (value: number, clear: number): number =>
  clear > 10 ? Math.min(4, value / clear) : Number.NaN

function clearSky(intervalStartUtcMs: Float64Array, stepS: number, site: Site) {
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS }, site)
  const { dniWm2, dhiWm2 } = clearSkyAt(sun, site.altitudeM)
  return {
    dniWm2,
    dhiWm2,
    cosZenith: sun.apparentZenithDeg.map((zenith) => Math.max(0, Math.cos(zenith * DEG_TO_RAD))),
  }
}

/** Missing values take the last one that is there, the first ones the first. */
function filled(values: Float64Array): Float64Array {
  let last = values.find((value) => !Number.isNaN(value)) ?? 0
  return values.map((value) => {
    if (!Number.isNaN(value)) last = value
    return last
  })
}

function onSteps(
  hourly: Float64Array,
  { intervalStartUtcMs: hours }: WeatherYear,
  starts: Float64Array,
  stepS: number,
): Float64Array {
  const last = hourly.length - 1
  return starts.map((start) => {
    const place = (start + stepS * 500 - hours[0]) / HOUR_MS - 0.5
    const below = Math.min(last, Math.max(0, Math.floor(place)))
    const above = Math.min(last, below + 1)
    const share = Math.min(1, Math.max(0, place - below))
    return hourly[below] + share * (hourly[above] - hourly[below])
  })
}

/** Noise of passing clouds, standard normal, with a memory of eight minutes, as a mean over each step, [n]. */
export function cloudNoise(n: number, stepS: number, random: RandomStream): Float64Array {
  const steps = (stepS * 1000) / (CLOUD_MEMORY_MIN * MINUTE_MS)
  const memory = Math.exp(-steps)
  // variance of the mean of an Ornstein-Uhlenbeck process over a step
  const spread = Math.sqrt((2 * (steps - 1 + memory)) / (steps * steps))
  let state = random.gaussian()
  return Float64Array.from({ length: n }, () => {
    state = memory * state + Math.sqrt(1 - memory * memory) * random.gaussian()
    return spread * state
  })
}

/** Clouds that a block sees: nearly those of the station. */
export function ownClouds(common: Float64Array, own: Float64Array): Float64Array {
  return common.map(
    (noise, i) => Math.sqrt(COMMON_CLOUDS) * noise + Math.sqrt(1 - COMMON_CLOUDS) * own[i],
  )
}

/** The light of a place under its clouds: the beam flickers most under a half clouded sky. */
export function cloudedWeather(sky: SmoothSky, noise: Float64Array): StepWeather {
  const { intervalStartUtcMs, stepS, utcOffsetH, airC, windMPerS, cosZenith } = sky
  const dniWm2 = sky.dniWm2.map((beam, i) => {
    const ratio = Math.min(1, sky.dniRatio[i])
    const flicker = 1 + CLOUD_SPREAD * 4 * ratio * (1 - ratio) * noise[i]
    return Math.min(1.05 * sky.clearDniWm2[i], beam * Math.max(0, flicker))
  })
  const dhiWm2 = sky.dhiWm2.map((diffuse, i) =>
    Math.max(0.3 * diffuse, diffuse + WON_BACK * (sky.dniWm2[i] - dniWm2[i]) * cosZenith[i]),
  )
  const ghiWm2 = dniWm2.map((beam, i) => beam * cosZenith[i] + dhiWm2[i])
  return { intervalStartUtcMs, stepS, utcOffsetH, ghiWm2, dniWm2, dhiWm2, airC, windMPerS }
}
