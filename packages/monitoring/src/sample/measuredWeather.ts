import type { RandomStream } from '@duet/engine'
import {
  type InstrumentErrors,
  means,
  PYRANOMETER,
  read,
  rounded,
  THERMOMETER,
} from './instruments.ts'
import type { SmoothSky, StepWeather } from './stepWeather.ts'

/** Weather as it was measured, on the intervals of the readings; NaN is missing. */
export interface MeasuredWeather {
  readonly startUtcMs: Float64Array
  readonly ghiWm2: Float64Array
  /** Undefined of a station that measures GHI alone. */
  readonly dniWm2: Float64Array | undefined
  readonly dhiWm2: Float64Array | undefined
  readonly airC: Float64Array
  readonly windMPerS: Float64Array
}

export interface WeatherOptions {
  readonly weather: 'station' | 'satellite' | 'ghi'
  readonly intervalMin: number
  readonly errors: InstrumentErrors
}

export interface TrueWeather {
  readonly station: StepWeather
  readonly sky: SmoothSky
  readonly random: RandomStream
}

/** Of satellite light: error of an hour, memory over the hours, 1 σ. */
const SATELLITE_SPREAD = 0.12

/** What the station, or the satellite, says of the weather; GHI and air are the readings of the hierarchy where it has them. */
export function measuredWeather(
  { weather, intervalMin, errors }: WeatherOptions,
  { station, sky, random }: TrueWeather,
  stepsPerInterval: number,
  byNode: ReadonlyMap<string, Float64Array>,
): Omit<MeasuredWeather, 'startUtcMs'> {
  const mean = (values: Float64Array): Float64Array => means(values, stepsPerInterval)
  const sensed = (values: Float64Array, instrument = { ...PYRANOMETER, offset: 0 }) =>
    read(mean(values), instrument, intervalMin * 60, errors, random)
  const windMPerS = mean(station.windMPerS).map((speed) => rounded(Math.max(0, speed), 0.1))
  if (weather === 'satellite') {
    const noise = satelliteNoise(station.ghiWm2.length, station.stepS, random)
    const beam = sky.dniWm2.map((wm2, i) => Math.max(0, wm2 * (1 + 2 * noise[i])))
    const diffuse = sky.dhiWm2.map((wm2, i) => Math.max(0, wm2 * (1 - noise[i])))
    const global = beam.map((wm2, i) => wm2 * sky.cosZenith[i] + diffuse[i])
    const tenths = (values: Float64Array): Float64Array =>
      mean(values).map((value) => rounded(value, 0.1))
    return {
      ghiWm2: tenths(global),
      dniWm2: tenths(beam),
      dhiWm2: tenths(diffuse),
      airC: tenths(station.airC),
      windMPerS,
    }
  }
  const isGlobalAlone = weather === 'ghi'
  return {
    ghiWm2: byNode.get('met.ghi') ?? sensed(station.ghiWm2),
    dniWm2: isGlobalAlone ? undefined : sensed(station.dniWm2).map((wm2) => Math.max(0, wm2)),
    dhiWm2: isGlobalAlone ? undefined : sensed(station.dhiWm2).map((wm2) => Math.max(0, wm2)),
    airC: byNode.get('met.temp') ?? sensed(station.airC, THERMOMETER),
    windMPerS,
  }
}

/** Error of what a satellite sees, with a memory of three hours. */
function satelliteNoise(n: number, stepS: number, random: RandomStream): Float64Array {
  const memory = Math.exp(-stepS / 10_800)
  let state = random.gaussian()
  return Float64Array.from({ length: n }, () => {
    state = memory * state + Math.sqrt(1 - memory * memory) * random.gaussian()
    return SATELLITE_SPREAD * state
  })
}

/** Two of the three components, or GHI alone where nothing else is measured. */
export function hasLight({ ghiWm2, dniWm2, dhiWm2, airC }: MeasuredWeather, row: number): boolean {
  const there = [ghiWm2, dniWm2, dhiWm2].filter(
    (values) => values && !Number.isNaN(values[row]),
  ).length
  return there >= (dniWm2 ? 2 : 1) && !Number.isNaN(airC[row])
}
