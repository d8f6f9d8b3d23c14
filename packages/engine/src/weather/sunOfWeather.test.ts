import { expect, test } from 'vitest'
import type { Weather } from '../model/weather.ts'
import { sunOfWeather } from './sunOfWeather.ts'

const site = { latitudeDeg: 33, longitudeDeg: -112, altitudeM: 300 }
const day = (more: Partial<Weather> = {}): Weather => ({
  intervalStartUtcMs: Float64Array.from({ length: 24 }, (_, hour) =>
    Date.UTC(2026, 5, 1, 7 + hour),
  ),
  stepS: 3600,
  utcOffsetH: -7,
  airC: new Float64Array(24),
  ...more,
})
const WHOLE = { from: 0, to: 24 }

test('the sun of a weather is found once for a site and a range', () => {
  const weather = day()
  const sun = sunOfWeather(weather, site, WHOLE)
  expect(sunOfWeather(weather, { ...site }, { ...WHOLE })).toBe(sun)
  const part = sunOfWeather(weather, site, { from: 6, to: 12 })
  expect(part.zenithDeg).toEqual(sun.zenithDeg.subarray(6, 12))
})

test('another place, height, range or rule has another sun', () => {
  const weather = day()
  const { zenithDeg, apparentZenithDeg } = sunOfWeather(weather, site, WHOLE)
  const north = sunOfWeather(weather, { ...site, latitudeDeg: 50 }, WHOLE)
  expect(north.zenithDeg).not.toEqual(zenithDeg)
  const high = sunOfWeather(weather, { ...site, altitudeM: 3000 }, WHOLE)
  expect(high.apparentZenithDeg).not.toEqual(apparentZenithDeg)
  expect(sunOfWeather(day({ sunAt: 'middle' }), site, WHOLE).timeUtcMs[0]).toBe(
    Date.UTC(2026, 5, 1, 7, 30),
  )
})
