import type { Site, StepRange, Weather } from '../model/weather.ts'
import { solarPosition } from '../sun/solarPosition.ts'
import { makeSunAtIntervals, type SunAtIntervals, sunAtIntervals } from '../sun/sunAtIntervals.ts'

/** The sun that stands for each interval of a range, by the weather's own rule; each step by itself. */
export function sunOfWeather(
  weather: Weather,
  site: Site,
  { from, to }: StepRange,
): SunAtIntervals {
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
