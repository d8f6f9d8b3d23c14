import { describe, expect, test } from 'vitest'
import { runPart } from '../../../../tools/reference/testing/vectors.ts'
import type { VectorCase } from '../../../../tools/reference/vectorFile.ts'
import { altitudeAtPressureM, pressureAtAltitudePa } from './airmass.ts'
import { airmassByModel } from './airmassModels.ts'
import {
  analyticSun,
  cooperDeclinationDeg,
  pvcdromEquationOfTimeMin,
  spencerDeclinationDeg,
  spencerEquationOfTimeMin,
} from './analyticSun.ts'
import { deltaTAtS } from './deltaT.ts'
import {
  asceWm2,
  dayOfYear,
  distanceWm2,
  extraterrestrialWm2,
  spencerWm2,
} from './extraterrestrial.ts'
import { equationOfTimeMin, solarPosition } from './solarPosition.ts'
import { earthSunDistanceAu } from './spa.ts'
import { sunAtIntervals } from './sunAtIntervals.ts'
import { sunTimesOfDay } from './sunTimes.ts'

const one = (x: number) => Float64Array.of(x)

const yearOf = (stepS: number) => ({
  intervalStartUtcMs: Float64Array.from(
    { length: (365 * 86400) / stepS },
    (_, i) => Date.UTC(2023, 0, 1) + i * stepS * 1000,
  ),
  stepS,
})

describe('the solar position', () => {
  test('does not depend on which other times are asked for', () => {
    const site = { latitudeDeg: 52, longitudeDeg: 5, altitudeM: 0 }
    const times = Float64Array.from({ length: 200 }, (_, i) => Date.UTC(2023, 5, 1) + i * 9e6)
    const all = solarPosition(times, site).azimuthDeg
    times.forEach((time, i) => expect(solarPosition(one(time), site).azimuthDeg[0]).toBe(all[i]))
  })

  test('stands at -0.8333 degrees at the sunrises and sunsets of NREL', () => {
    // The reference takes one step inside the UTC day, and wraps times outside it by a day at the sun's place
    // of this one: only times inside the day are those of the crossing.
    for (const [output, side] of [
      ['sunrise_s', -1],
      ['sunset_s', 1],
    ] as const) {
      const run = runPart('sun_rise_set_transit_spa', (c) => ({ [output]: crossingS(c, side) }), {
        only: (c) => Math.abs(c.value.latitude) < 60 && isWithinDay(crossingS(c, side)),
        outputs: [output],
        tolerance: { rel: 0, abs: 5 },
      })
      expect(run.failures).toEqual([])
      expect(run.compared).toBeGreaterThan(80)
    }
  })

  test('with interpolated terms stays within 2e-6 degree of every term at every time', () => {
    const site = { latitudeDeg: -23, longitudeDeg: 134, altitudeM: 500 }
    const times = Float64Array.from({ length: 4000 }, (_, i) => Date.UTC(2020, 0, 1) + i * 17.3e6)
    const fast = solarPosition(times, site)
    const exact = solarPosition(times, site, { isExact: true })
    const apart = fast.zenithDeg.map((zenith, i) => Math.abs(zenith - exact.zenithDeg[i]))
    expect(Math.max(...apart)).toBeLessThan(2e-6)
    expect(Math.max(...apart)).toBeGreaterThan(0)
  })

  test('is missing where the time is', () => {
    const site = { latitudeDeg: 52, longitudeDeg: 5, altitudeM: 0 }
    expect(solarPosition(one(NaN), site).zenithDeg[0]).toBeNaN()
    expect(solarPosition(one(NaN), site, { isExact: true }).zenithDeg[0]).toBeNaN()
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
  test.each([
    'kastenyoung1989',
    'kasten1966',
    'simple',
    'youngirvine1967',
    'young1994',
    'gueymard1993',
    'gueymard2003',
    'pickering2002',
  ] as const)('airmass %s is that of a plane air under a high sun', (model) => {
    const airmass = airmassByModel(model, Float64Array.of(0, 45, 60, 90.1))
    expect(Math.abs(airmass[0] - 1)).toBeLessThan(2e-3)
    expect(Math.abs(airmass[1] - Math.SQRT2)).toBeLessThan(4e-3)
    expect(Math.abs(airmass[2] - 2)).toBeLessThan(2e-2)
    expect(airmass[3]).toBeNaN()
  })

  test('pressure gives the altitude back', () => {
    for (const altitudeM of [0, 500, 3000]) {
      const back = altitudeAtPressureM(pressureAtAltitudePa(altitudeM))
      expect(Math.abs(back - altitudeM)).toBeLessThan(0.5)
    }
  })

  test('three ways to the light above the air agree', () => {
    for (const day of [3, 90, 185, 300]) {
      const daysJ2000 = day - 1 + Date.UTC(2023, 0, 1) / 86_400_000 - 10957.5 + 0.5
      const byDistance = distanceWm2(earthSunDistanceAu(daysJ2000, 67))
      expect(Math.abs(spencerWm2(day) / byDistance - 1)).toBeLessThan(2e-3)
      expect(Math.abs(asceWm2(day) / byDistance - 1)).toBeLessThan(4e-3)
    }
  })

  test('a time is put on its UTC day', () => {
    expect(dayOfYear(Date.UTC(2024, 11, 31, 23, 59))).toBe(366)
    const out = extraterrestrialWm2(
      Float64Array.of(Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 1, 23), NaN),
    )
    expect(out).toEqual(Float64Array.of(spencerWm2(1), spencerWm2(1), NaN))
  })
})

describe('the sun by short formulas', () => {
  const noonOf = (day: number) => Date.UTC(2023, 0, day, 12)

  test.each([10, 80, 172, 266, 340])('is near the sun itself on day %d', (day) => {
    const eot = equationOfTimeMin(one(noonOf(day)))[0]
    expect(Math.abs(spencerEquationOfTimeMin(day) - eot)).toBeLessThan(1)
    expect(Math.abs(pvcdromEquationOfTimeMin(day) - eot)).toBeLessThan(2)
    const pole = { latitudeDeg: 90, longitudeDeg: 0, altitudeM: 0 }
    const declinationDeg = 90 - solarPosition(one(noonOf(day)), pole).zenithDeg[0]
    expect(Math.abs(spencerDeclinationDeg(day) - declinationDeg)).toBeLessThan(0.5)
    expect(Math.abs(cooperDeclinationDeg(day) - declinationDeg)).toBeLessThan(1.3)
  })

  test('stands in the south at noon and west after it', () => {
    expect(analyticSun(50, 0, 10)).toEqual({ zenithDeg: expect.closeTo(40), azimuthDeg: 180 })
    expect(analyticSun(50, 45, 10).azimuthDeg).toBeGreaterThan(180)
    expect(analyticSun(-30, 0, 10).azimuthDeg).toBeCloseTo(0, 9)
  })
})

test('the clock of the earth runs on without a jump of a second where its pieces meet', () => {
  for (const year of [1700, 1800, 1860, 1900, 1920, 1941, 1961, 1986, 2005, 2050]) {
    const step = deltaTAtS(year, 1) - deltaTAtS(year - 1, 12)
    expect(Math.abs(step)).toBeLessThan(1)
  }
  expect(deltaTAtS(2000, 1)).toBeCloseTo(63.87, 1)
})

describe('the sun of a day', () => {
  const day = Date.UTC(2023, 2, 21)

  test('rises and sets where its centre stands 0.8333 degrees below the horizon', () => {
    for (const longitudeDeg of [-120, 0, 150]) {
      const site = { latitudeDeg: 45, longitudeDeg, altitudeM: 0 }
      const { sunriseS, transitS, sunsetS } = sunTimesOfDay(day, site)
      // Beyond the day the published step takes the sun of this day.
      for (const s of [sunriseS, sunsetS].filter(isWithinDay)) {
        const { zenithDeg } = solarPosition(one(day + s * 1000), site)
        // One step of interpolation, and the parallax that it leaves out.
        expect(Math.abs(zenithDeg[0] - 90.8333)).toBeLessThan(0.02)
      }
      expect(sunriseS).toBeLessThan(transitS)
      expect(transitS).toBeLessThan(sunsetS)
    }
  })

  test('does not rise in the polar night nor set in the polar day', () => {
    const site = { latitudeDeg: 80, longitudeDeg: 0 }
    for (const month of [5, 11]) {
      const { sunriseS, sunsetS, transitS } = sunTimesOfDay(Date.UTC(2023, month, 21), site)
      expect(sunriseS).toBeNaN()
      expect(sunsetS).toBeNaN()
      expect(Math.abs(transitS - 43200)).toBeLessThan(1200)
    }
  })
})

const isWithinDay = (s: number) => s > 0 && s < 86400

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
