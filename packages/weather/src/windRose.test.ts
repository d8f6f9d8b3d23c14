import { describe, expect, test } from 'vitest'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { type WindRosePart, windRose } from './windRose.ts'

/** Hours of 21 March on the equator at 0° east, where the sun is up from 6 to 18. */
function hours(speed: readonly number[], direction: readonly number[]): WeatherSeries {
  return {
    intervalStartUtcMs: Float64Array.from(speed, (_, hour) => Date.UTC(2021, 2, 21) + hour * 3.6e6),
    stepS: 3600,
    columns: {
      windspeed: Float64Array.from(speed),
      wind_direction: Float64Array.from(direction),
    },
    isTypicalYear: false,
    alignment: 'beginning',
    utcOffsetH: 0,
    latitudeDeg: 0,
    longitudeDeg: 0,
    altitudeM: 0,
  }
}

const partsOf = (series: WeatherSeries): readonly WindRosePart[] => windRose(series)?.parts ?? []

/** Rows of a sector in all parts. */
const sectorRows = (series: WeatherSeries, sector: number): number =>
  partsOf(series).reduce(
    (sum, { rows }) => sum + rows.subarray(sector * 6, sector * 6 + 6).reduce((a, b) => a + b, 0),
    0,
  )

describe('wind rose', () => {
  test('each row is in one sector and class, or calm, or unknown', () => {
    const series = hours(
      [0.4, 0.5, 1.99, 2, 9.9, 40, Number.NaN, 3, 3],
      [90, 0.1, 11.3, 348.7, 348.8, 360, 10, Number.NaN, -9],
    )
    const night = partsOf(series)[5]
    expect(night).toMatchObject({ month: 3, isDay: false, calmRows: 1, unknownRows: 0 })
    // North: 0.1° in the slowest class, 348.8° below 10 m/s, 360° in the open class.
    expect([...(night?.rows.subarray(0, 6) ?? [])]).toEqual([1, 0, 0, 0, 1, 1])
    expect([...(night?.rows.subarray(6, 12) ?? [])]).toEqual([1, 0, 0, 0, 0, 0])
    expect([...(night?.rows.subarray(90, 96) ?? [])]).toEqual([0, 1, 0, 0, 0, 0])
    expect(night?.meanSpeedsMPerS[0]).toBeCloseTo((0.5 + 9.9 + 40) / 3, 12)
    expect(night?.meanSpeedsMPerS[4]).toBeNaN()
    expect(partsOf(series)[4]).toMatchObject({ isDay: true, calmRows: 0, unknownRows: 3 })
  })

  test('directions in tens of degrees fill the sectors evenly', () => {
    const all = Array.from({ length: 36 }, (_, at) => (at + 1) * 10)
    const series = hours(
      all.map(() => 3),
      all,
    )
    expect(windRose(series)?.directionStepDeg).toBe(10)
    // 36 rows over 16 sectors; counted as they stand, north would have three of them and its neighbours two.
    for (let sector = 0; sector < 16; sector++) {
      expect(sectorRows(series, sector)).toBeCloseTo(36 / 16, 12)
    }
  })

  test.each([
    [[0, 22.5, 337.5], 22.5, [1, 1, 0]],
    [[0, 45], 45, [0.5, 0.5, 0.5]],
    // One degree: 11° was between 10.5° and 11.5°, of which the edge at 11.25° cuts a quarter off.
    [[0, 11], 1, [1.75, 0.25, 0]],
    [[0, 11.2], 0, [2, 0, 0]],
    // Most are in tens: 7° and 11.5° of filled gaps count as they stand, 20° reaches from 15° to 25°.
    [[20, 20, 20, 7, 11.5], 10, [1, 4, 0]],
    [[5, 15, 25, 10.4, 337.5], 5, [2, 2, 0]],
    // Compass points with one that is none are in no such step; half of the rows are not most of them.
    [[22.5, 22.5, 22.5, 11], 0, [1, 3, 0]],
    [[10, 10, 3.3, 3.4], 0, [4, 0, 0]],
    // Tens turned by a declination, as the edit leaves them: no step of 10° is spread about the wrong middle.
    [[10 + 12.3, 350 + 12.3 - 360, 340 + 12.3], 0, [2, 1, 0]],
  ])('directions %j are in steps of %d°', (directions, stepDeg, rows) => {
    const series = hours(
      directions.map(() => 3),
      directions,
    )
    expect(windRose(series)?.directionStepDeg).toBe(stepDeg)
    rows.forEach((count, sector) => expect(sectorRows(series, sector)).toBeCloseTo(count, 12))
  })

  test('a few odd directions leave the others spread evenly', () => {
    const all = [...Array.from({ length: 36 }, (_, at) => (at + 1) * 10), 33, 204.7]
    const series = hours(
      all.map(() => 3),
      all,
    )
    expect(windRose(series)?.directionStepDeg).toBe(10)
    // 33° is in the sector of north-north-east, 204.7° in that of south-south-west.
    for (let sector = 0; sector < 16; sector++) {
      const odd = sector === 1 || sector === 9 ? 1 : 0
      expect(sectorRows(series, sector)).toBeCloseTo(36 / 16 + odd, 12)
    }
  })

  test('directions of calm air and those that are missing say nothing of the step', () => {
    expect(windRose(hours([3, 0, 0, 0], [11, 0, 90, 180]))?.directionStepDeg).toBe(1)
    expect(windRose(hours([3, 3], [Number.NaN, Number.NaN]))?.directionStepDeg).toBe(0)
  })

  test('without a direction there is none', () => {
    const { wind_direction: _without, ...columns } = hours([1], [1]).columns
    expect(windRose({ ...hours([1], [1]), columns })).toBeUndefined()
  })
})
