import type { RandomStream } from '@duet/engine'

/** Errors of the instruments of a plant. */
export interface InstrumentErrors {
  /** Times the usual noise and gain errors. */
  readonly noise: number
  /** Share of single readings that are missing. */
  readonly missingFraction: number
}

/** One instrument: how it reads, in the unit of what it measures. */
export interface Instrument {
  /** Usual spread of gains, 1 σ. */
  readonly gainSpread: number
  /** Noise of a reading: of the value, and of the unit. */
  readonly relativeNoise: number
  readonly noise: number
  /** Added at all times. */
  readonly offset: number
  /** Smallest step that is written. */
  readonly resolution: number
}

export const POWER_METER: Instrument = {
  gainSpread: 0.0025,
  relativeNoise: 0.002,
  noise: 5,
  offset: 0,
  resolution: 1,
}
export const CURRENT_METER: Instrument = {
  gainSpread: 0.006,
  relativeNoise: 0.003,
  noise: 0.02,
  offset: 0,
  resolution: 0.01,
}
export const PYRANOMETER: Instrument = {
  gainSpread: 0.006,
  relativeNoise: 0.005,
  noise: 0.3,
  offset: -1.5,
  resolution: 0.1,
}
export const THERMOMETER: Instrument = {
  gainSpread: 0,
  relativeNoise: 0,
  noise: 0.3,
  offset: 0,
  resolution: 0.1,
}
export const ANGLE_SENSOR: Instrument = {
  gainSpread: 0,
  relativeNoise: 0,
  noise: 0.15,
  offset: 0,
  resolution: 0.1,
}

/** Seconds by which clocks of devices are off, 1 σ, and by which single readings are. */
const CLOCK_SPREAD_S = 8
const JITTER_S = 3

/**
 * What an instrument writes of true means of its intervals: clock some seconds off and unsteady, gain, offset, noise, steps,
 * and single readings missing, never two in a row.
 *
 * @param truth - means of the intervals, [n]
 * @param stepS - of the readings
 * @returns [n], NaN is missing
 */
export function read(
  truth: Float64Array,
  instrument: Instrument,
  stepS: number,
  { noise, missingFraction }: InstrumentErrors,
  random: RandomStream,
): Float64Array {
  const gain = 1 + noise * instrument.gainSpread * random.gaussian()
  const lateS = CLOCK_SPREAD_S * random.gaussian()
  const last = truth.length - 1
  let wasMissing = false
  return truth.map((_, i) => {
    const shift = Math.max(-1, Math.min(1, (lateS + JITTER_S * random.gaussian()) / stepS))
    const neighbour = truth[Math.min(last, Math.max(0, i + Math.sign(shift)))]
    const value = truth[i] + Math.abs(shift) * (neighbour - truth[i])
    const unsteady = noise * random.gaussian()
    const isMissing = !wasMissing && random.uniform() < missingFraction
    wasMissing = isMissing
    if (isMissing) return Number.NaN
    const written =
      value * gain * (1 + instrument.relativeNoise * unsteady) +
      instrument.noise * unsteady +
      instrument.offset
    return rounded(written, instrument.resolution)
  })
}

/** To whole steps of a resolution, without digits that only the computer makes. */
export function rounded(value: number, resolution: number): number {
  return Number((Math.round(value / resolution) * resolution).toPrecision(12))
}

/** Means of k values each, [n / k]; NaN where one is missing. */
export function means(values: Float64Array, k: number): Float64Array {
  if (k === 1) return values
  return Float64Array.from({ length: Math.floor(values.length / k) }, (_, at) => {
    let sum = 0
    for (let i = at * k; i < (at + 1) * k; i++) sum += values[i]
    return sum / k
  })
}
