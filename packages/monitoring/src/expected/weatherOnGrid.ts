import type { Weather } from '@duet/engine'

/** Share of an interval that must be known for its mean. */
const LEAST_COVER = 0.9

/**
 * Weather on other intervals: each value is the mean over what the weather knows of the interval, weighted by time; NaN where less
 * than nine tenths of it are known. Coarser weather is held through its intervals.
 *
 * @param startUtcMs - starts of the intervals, rising, [m]
 */
export function weatherOnGrid(weather: Weather, startUtcMs: Float64Array, stepS: number): Weather {
  const onGrid = (values: Float64Array): Float64Array => {
    const out = new Float64Array(startUtcMs.length)
    const from = weather.intervalStartUtcMs
    const stepMs = stepS * 1000
    const ownMs = weather.stepS * 1000
    let first = 0
    for (let i = 0; i < out.length; i++) {
      const start = startUtcMs[i]
      while (first < from.length && from[first] + ownMs <= start) first++
      // The value itself, to the last digit
      if (from[first] <= start && from[first] + ownMs >= start + stepMs) {
        out[i] = values[first]
        continue
      }
      let sum = 0
      let cover = 0
      for (let k = first; k < from.length && from[k] < start + stepMs; k++) {
        if (Number.isNaN(values[k])) continue
        const shared = Math.min(from[k] + ownMs, start + stepMs) - Math.max(from[k], start)
        sum += shared * values[k]
        cover += shared
      }
      out[i] = cover >= LEAST_COVER * stepMs ? sum / cover : NaN
    }
    return out
  }
  const series = Object.entries(weather).flatMap(([name, values]: [string, unknown]) =>
    values instanceof Float64Array && name !== 'intervalStartUtcMs' ? [[name, onGrid(values)]] : [],
  )
  return { ...weather, ...Object.fromEntries(series), intervalStartUtcMs: startUtcMs, stepS }
}
