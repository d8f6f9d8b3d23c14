import { describe, expect, test } from 'vitest'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import {
  absoluteAirmass,
  kasten1966Airmass,
  pressureAtAltitudePa,
  relativeAirmass,
} from './airmass.ts'
import { dayOfYear, extraterrestrialWm2, spencerWm2 } from './extraterrestrial.ts'
import { equationOfTimeMin, solarPosition } from './solarPosition.ts'
import { sunAtIntervals } from './sunAtIntervals.ts'

const one = (x: number) => Float64Array.of(x)

const yearOf = (stepS: number) => ({
  intervalStartUtcMs: Float64Array.from(
    { length: (365 * 86400) / stepS },
    (_, i) => Date.UTC(2023, 0, 1) + i * stepS * 1000,
  ),
  stepS,
})

const relative = (c: VectorCase) =>
  (c.text.model === 'kasten1966' ? kasten1966Airmass : relativeAirmass)(one(c.value.zenith))

describe('the solar position', () => {
  test('meets the NREL algorithm', () => {
    const run = runVectors(
      'solar_position_spa',
      ({ value }) => {
        const time = one(value.unix_s * 1000)
        const site = {
          latitudeDeg: value.latitude,
          longitudeDeg: value.longitude,
          altitudeM: value.altitude,
        }
        const sun = solarPosition(time, site, {
          pressurePa: value.pressure,
          airC: value.temperature,
          deltaTS: value.delta_t,
          horizonRefractionDeg: value.atmos_refract,
        })
        return {
          zenith: sun.zenithDeg,
          apparent_zenith: sun.apparentZenithDeg,
          azimuth: sun.azimuthDeg,
          equation_of_time: equationOfTimeMin(time, value.delta_t),
        }
      },
      { circular: ['azimuth'] },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(300)
  })

  test('does not depend on which other times are asked for', () => {
    const site = { latitudeDeg: 52, longitudeDeg: 5, altitudeM: 0 }
    const times = Float64Array.from({ length: 200 }, (_, i) => Date.UTC(2023, 5, 1) + i * 9e6)
    const all = solarPosition(times, site).azimuthDeg
    times.forEach((time, i) => expect(solarPosition(one(time), site).azimuthDeg[0]).toBe(all[i]))
  })

  test('stands at -0.8333 degrees at the sunrises and sunsets of NREL', () => {
    // The reference takes one step inside the UTC day, and wraps times outside it by a day at the sun's place
    // of this one: only times inside the day are those of the crossing.
    const run = runVectors(
      'sun_rise_set_transit_spa',
      (c) => withinDay({ sunrise_s: crossingS(c, -1), sunset_s: crossingS(c, 1) }),
      { only: ({ value }) => Math.abs(value.latitude) < 60, tolerance: { rel: 0, abs: 5 } },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('is missing where the time is', () => {
    const site = { latitudeDeg: 52, longitudeDeg: 5, altitudeM: 0 }
    expect(solarPosition(one(NaN), site).zenithDeg[0]).toBeNaN()
  })
})

describe('the sun of an interval', () => {
  const site = { latitudeDeg: 52.2, longitudeDeg: 5.2, altitudeM: 0 }
  test('stands at the middle by day and at the middle of the sunlit part at the edges', () => {
    const year = yearOf(3600)
    const sun = sunAtIntervals(year, site)
    const shift = sun.timeUtcMs.map(
      (t, i) => Math.abs(t - year.intervalStartUtcMs[i] - 1.8e6) / 1.8e6,
    )
    const isEdge = Array.from(sun.sunlitFraction, (fraction) => fraction > 0 && fraction < 1)
    expect(isEdge.filter(Boolean).length).toBe(730)
    expect(shift.filter((_, i) => !isEdge[i]).every((s) => s === 0)).toBe(true)
    expect(
      shift.every((s, i) => !isEdge[i] || Math.abs(s - (1 - sun.sunlitFraction[i])) < 1e-9),
    ).toBe(true)
  })

  test('has its sun above the horizon wherever a part is sunlit', () => {
    const sun = sunAtIntervals(yearOf(3600), site)
    const sunlit = sun.apparentZenithDeg.filter((_, i) => sun.sunlitFraction[i] > 0)
    // Crossings are found to 10 ms, in which the sun moves 4e-5 degree.
    expect(Math.max(...sunlit)).toBeLessThan(90.0001)
  })

  test('the sunlit time of a year is the same in hours and in minutes', () => {
    const hours = sunAtIntervals(yearOf(3600), site).sunlitFraction.reduce((a, b) => a + b)
    const minutes = sunAtIntervals(yearOf(60), site).sunlitFraction.reduce((a, b) => a + b) / 60
    // 730 crossings found to 10 ms each are 7.3 s, 0.002 h.
    expect(Math.abs(hours - minutes)).toBeLessThan(0.002)
  })

  test('a polar day has no edges', () => {
    const july = {
      intervalStartUtcMs: Float64Array.from(
        { length: 48 },
        (_, i) => Date.UTC(2023, 5, 20) + i * 3.6e6,
      ),
      stepS: 3600,
    }
    const north = { latitudeDeg: 78, longitudeDeg: 15, altitudeM: 0 }
    expect(sunAtIntervals(july, north).sunlitFraction).toEqual(new Float64Array(48).fill(1))
    const south = { latitudeDeg: -78, longitudeDeg: 15, altitudeM: 0 }
    expect(sunAtIntervals(july, south).sunlitFraction).toEqual(new Float64Array(48))
  })
})

describe('airmass and light above the air', () => {
  test('airmass meets the reference', () => {
    const run = runVectors(
      'airmass',
      (c) => ({
        airmass_relative: relative(c),
        airmass_absolute: absoluteAirmass(relative(c), c.value.pressure),
      }),
      { only: ({ text }) => ['kasten1966', 'kastenyoung1989'].includes(text.model) },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(40)
  })

  test('pressure at altitude meets the reference', () => {
    const run = runVectors(
      'pressure_altitude',
      ({ value }) => ({ pressure: pressureAtAltitudePa(value.altitude) }),
      { only: ({ value }) => value.altitude !== undefined },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(40)
  })

  test("Spencer's series meets the reference", () => {
    const run = runVectors(
      'extraterrestrial',
      ({ value }) => ({ dni_extra: spencerWm2(value.dayofyear, value.solar_constant) }),
      { only: ({ text }) => text.method === 'spencer' },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(50)
  })

  test('a time is put on its UTC day', () => {
    expect(dayOfYear(Date.UTC(2024, 11, 31, 23, 59))).toBe(366)
    const out = extraterrestrialWm2(
      Float64Array.of(Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 1, 23), NaN),
    )
    expect(out).toEqual(Float64Array.of(spencerWm2(1), spencerWm2(1), NaN))
  })
})

const withinDay = (times: Record<string, number>) =>
  Object.fromEntries(Object.entries(times).filter(([, s]) => s > 0 && s < 86400))

/** Time within half a day before (-1) or after (1) noon at which the sun stands at -0.8333 degrees, s. */
function crossingS({ value, text }: VectorCase, side: -1 | 1): number {
  const site = { latitudeDeg: value.latitude, longitudeDeg: value.longitude, altitudeM: 0 }
  const noonS = 43200 - value.longitude * 240
  let low = noonS
  let high = noonS + side * 43200
  for (let step = 0; step < 25; step++) {
    const middle = (low + high) / 2
    const time = one(Date.parse(text.date_utc) + middle * 1000)
    const zenithDeg = solarPosition(time, site, { deltaTS: value.delta_t }).zenithDeg[0]
    if (zenithDeg < 90.8333) low = middle
    else high = middle
  }
  return low
}
