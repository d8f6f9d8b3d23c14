import { describe, expect, test } from 'vitest'
import { solarPosition } from '../sun/solarPosition.ts'
import { normalCdf, randomStream } from './random.ts'
import { type MonthlyNormals, type WeatherYear, weatherYear } from './weatherYear.ts'

/** Phoenix, rounded long-term means of a sunny place with a dry summer. */
const NORMALS: MonthlyNormals = {
  light: {
    kind: 'dailyGhi',
    kwhPerM2PerDay: [3.3, 4.3, 5.6, 7.1, 8.0, 8.3, 7.6, 7.0, 6.1, 4.8, 3.6, 3.0],
  },
  dailyMaxAirC: [19, 21, 25, 29, 35, 40, 41, 40, 38, 31, 24, 19],
  dailyMinAirC: [7, 9, 12, 16, 21, 25, 29, 28, 25, 18, 11, 7],
  windMPerS: [2.2, 2.5, 2.8, 3.0, 3.0, 3.0, 3.1, 2.9, 2.7, 2.4, 2.2, 2.1],
  relativeHumidityPercent: [50, 46, 40, 29, 23, 20, 32, 37, 35, 37, 43, 51],
}

const PHOENIX = {
  site: { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 337 },
  utcOffsetH: -7,
  year: 2023,
  seed: 7,
}

const MONTH_HOURS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days) => days * 24)

function monthlyMeans(values: Float64Array): number[] {
  let from = 0
  return MONTH_HOURS.map((hours) => {
    const month = values.subarray(from, from + hours)
    from += hours
    return month.reduce((a, b) => a + b) / hours
  })
}

const worstRatio = (got: readonly number[], wanted: readonly number[]): number =>
  Math.max(...got.map((value, i) => Math.abs(value / wanted[i] - 1)))

describe('a weather year from monthly normals', () => {
  const year = weatherYear(NORMALS, PHOENIX)

  test('meets the light of each month', () => {
    const daily = monthlyMeans(year.ghiWm2).map((mean) => (mean * 24) / 1000)
    expect(
      worstRatio(daily, [3.3, 4.3, 5.6, 7.1, 8.0, 8.3, 7.6, 7.0, 6.1, 4.8, 3.6, 3.0]),
    ).toBeLessThan(0.005)
  })

  test('meets the air of each month', () => {
    const meanC = NORMALS.dailyMaxAirC.map((max, i) => (max + NORMALS.dailyMinAirC[i]) / 2)
    expect(worstRatio(monthlyMeans(year.airC), meanC)).toBeLessThan(1e-9)
    expect(worstRatio(monthlyMeans(year.windMPerS), NORMALS.windMPerS)).toBeLessThan(1e-9)
    expect(
      worstRatio(monthlyMeans(year.relativeHumidityPercent), NORMALS.relativeHumidityPercent),
    ).toBeLessThan(1e-6)
    expect(Math.max(...year.airC)).toBeCloseTo(41, 0)
  })

  test('is the same for the same seed and another for another', () => {
    expect(weatherYear(NORMALS, PHOENIX)).toEqual(year)
    expect(weatherYear(NORMALS, { ...PHOENIX, seed: 8 }).ghiWm2).not.toEqual(year.ghiWm2)
  })

  test('has components that close and stay within the light above the air', () => {
    const middle = year.intervalStartUtcMs.map((t) => t + 1.8e6)
    const zenithDeg = solarPosition(middle, PHOENIX.site).apparentZenithDeg
    const high = Array.from(zenithDeg.keys()).filter((i) => zenithDeg[i] < 80)
    const gap = high.map((i) =>
      Math.abs(
        year.dhiWm2[i] + year.dniWm2[i] * Math.cos((zenithDeg[i] * Math.PI) / 180) - year.ghiWm2[i],
      ),
    )
    expect(Math.max(...gap)).toBeLessThan(1e-9)
    expect(Math.min(...year.ghiWm2)).toBe(0)
    expect(Math.max(...year.dniWm2)).toBeLessThan(1100)
    expect(Math.max(...year.ghiWm2)).toBeLessThan(1250)
  })

  test('has no beam that air would not let through under a low sun', () => {
    const svalbard = {
      site: { latitudeDeg: 78.2, longitudeDeg: 15.6, altitudeM: 20 },
      utcOffsetH: 1,
      year: 2023,
      seed: 0,
    }
    const kwhPerM2PerDay = [0, 0.05, 1, 3, 5, 5.5, 4.5, 2.6, 1, 0.12, 0, 0]
    const north = weatherYear({ ...NORMALS, light: { kind: 'dailyGhi', kwhPerM2PerDay } }, svalbard)
    expect(Math.max(...north.dniWm2)).toBeLessThan(1000)
    const meanJune = monthlyMeans(north.ghiWm2)[5]
    expect((meanJune * 24) / 1000).toBeCloseTo(5.5, 2)
    expect(monthlyMeans(north.ghiWm2)[0]).toBe(0)
  })

  test('has clear and overcast days in a month of mixed weather', () => {
    const mixed: MonthlyNormals = {
      ...NORMALS,
      light: { kind: 'clearness', ratio: Array.from({ length: 12 }, () => 0.45) },
    }
    const days = dailySums(weatherYear(mixed, PHOENIX), 4)
    expect(Math.max(...days) / Math.min(...days)).toBeGreaterThan(3)
  })

  test('leaves out 29 February', () => {
    const leap = weatherYear(NORMALS, { ...PHOENIX, year: 2024 })
    expect(leap.intervalStartUtcMs[(31 + 28) * 24]).toBe(Date.UTC(2024, 2, 1, 7))
  })

  test('tells which month has more light than air lets through', () => {
    const kwhPerM2PerDay = [3.3, 4.3, 5.6, 7.1, 8.0, 11, 7.6, 7.0, 6.1, 4.8, 3.6, 3.0]
    expect(() =>
      weatherYear({ ...NORMALS, light: { kind: 'dailyGhi', kwhPerM2PerDay } }, PHOENIX),
    ).toThrow('Month 6: a clearness of')
  })
})

test('the random stream is normal in mean and spread', () => {
  const random = randomStream(1)
  const draws = Array.from({ length: 20000 }, () => random.gaussian())
  const mean = draws.reduce((a, b) => a + b) / draws.length
  const variance = draws.reduce((a, b) => a + (b - mean) ** 2, 0) / draws.length
  // Standard errors of 20,000 draws: 0.007 and 0.01; four of each.
  expect(Math.abs(mean)).toBeLessThan(0.028)
  expect(Math.abs(variance - 1)).toBeLessThan(0.04)
})

test.each([
  [0, 0.5],
  [1.96, 0.9750021],
  [-1.2815516, 0.1],
])('the normal distribution at %d is %d', (x, share) => {
  expect(normalCdf(x)).toBeCloseTo(share, 6)
})

function dailySums(year: WeatherYear, month: number): number[] {
  const first = MONTH_HOURS.slice(0, month).reduce((a, b) => a + b, 0)
  return Array.from({ length: MONTH_HOURS[month] / 24 }, (_, day) =>
    year.ghiWm2.subarray(first + 24 * day, first + 24 * day + 24).reduce((a, b) => a + b),
  )
}
