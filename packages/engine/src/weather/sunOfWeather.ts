import type { Site, StepRange, Weather } from '../model/weather.ts'
import { solarPosition } from '../sun/solarPosition.ts'
import { makeSunAtIntervals, type SunAtIntervals, sunAtIntervals } from '../sun/sunAtIntervals.ts'

/** The last sun that was found for a weather: blocks and plants that are run in it one after the other have the same. */
const lastSun = new WeakMap<Weather, { readonly key: string; readonly sun: SunAtIntervals }>()

/**
 * The sun that stands for each interval of a range, by the weather's own rule; each step by itself. It is not to be written to:
 * asked again for the same weather, site and range it is the same object.
 */
export function sunOfWeather(weather: Weather, site: Site, range: StepRange): SunAtIntervals {
  const { latitudeDeg, longitudeDeg, altitudeM } = site
  const key = [latitudeDeg, longitudeDeg, altitudeM, range.from, range.to].join(' ')
  const last = lastSun.get(weather)
  if (last?.key === key) return last.sun
  const sun = foundSun(weather, site, range)
  lastSun.set(weather, { key, sun })
  return sun
}

function foundSun(weather: Weather, site: Site, { from, to }: StepRange): SunAtIntervals {
  const intervalStartUtcMs = weather.intervalStartUtcMs.subarray(from, to)
  const { stepS } = weather
  if (weather.sunAt !== 'middle') return sunAtIntervals({ intervalStartUtcMs, stepS }, site)
  const out = makeSunAtIntervals(to - from)
  for (let i = 0; i < out.timeUtcMs.length; i++) {
    out.timeUtcMs[i] = intervalStartUtcMs[i] + stepS * 500
  }
  solarPosition(out.timeUtcMs, site, {}, out)
  for (let i = 0; i < out.timeUtcMs.length; i++) {
    out.sunlitFraction[i] = out.apparentZenithDeg[i] < 90 ? 1 : 0
  }
  return out
}
