import { describe, expect, test } from 'vitest'
import { checkSeries } from '../checkSeries.ts'
import { compareSeries } from '../comparison.ts'
import { applyEdit } from '../edits/applyEdit.ts'
import { seriesTotals } from '../seriesTotals.ts'
import { weatherStatistics } from '../statistics.ts'
import { cloudySeries } from '../testing/series.ts'
import type { WeatherSeries } from './weatherSeries.ts'
import { meanDirections } from './windDirection.ts'

/** A year whose wind has these directions. */
function turning(directionOf: (row: number) => number): WeatherSeries {
  const series = cloudySeries()
  const wind_direction = series.intervalStartUtcMs.map((_, row) => directionOf(row))
  return { ...series, columns: { ...series.columns, wind_direction } }
}

const around = (row: number): number => (row * 17.3) % 360

/** Around north, so that plain means would be near south. */
const northerly = (row: number): number => (350 + (row % 3) * 10) % 360

const directions = ({ columns }: WeatherSeries): Float64Array =>
  columns.wind_direction ?? new Float64Array()

describe('mean direction', () => {
  const mean = (direction: readonly number[], speed?: readonly number[]): number =>
    meanDirections(
      {
        wind_direction: Float64Array.from(direction),
        ...(speed && { windspeed: Float64Array.from(speed) }),
      },
      direction.map(() => 0),
      1,
    )[0] ?? 0

  test.each([
    ['350° and 10° are north', [350, 10], undefined, 0],
    ['rows without a direction do not count', [90, Number.NaN, 90], undefined, 90],
    ['the stronger wind counts more', [0, 90], [1, Math.sqrt(3)], 60],
    ['calm has no direction', [270, 0], [2, 0], 270],
  ])('%s', (_name, direction, speed, expected) => {
    const found = mean(direction, speed)
    expect(Math.min(Math.abs(found - expected), 360 - Math.abs(found - expected))).toBeLessThan(
      1e-9,
    )
  })

  test('winds that cancel have none', () => {
    expect(mean([0, 180])).toBeNaN()
    expect(mean([10, 20], [0, 0])).toBeNaN()
  })
})

describe('the wind’s direction in what is done with columns', () => {
  test('its total and its months are mean vectors; it has no least and greatest, and is not compared', () => {
    const series = turning(northerly)
    const totals = seriesTotals(series).find(({ column }) => column === 'wind_direction')
    expect(Math.min(totals?.total ?? 180, 360 - (totals?.total ?? 180))).toBeLessThan(1)
    expect([...(totals?.months ?? [])].every((month) => Math.min(month, 360 - month) < 2)).toBe(
      true,
    )
    const names = weatherStatistics(series).columns.map(({ column }) => column)
    expect(names).toContain('windspeed')
    expect(names).not.toContain('wind_direction')
    const compared = compareSeries(series, series).columns.map(({ column }) => column)
    expect(compared).toContain('windspeed')
    expect(compared).not.toContain('wind_direction')
  })

  test('adding turns it, and a factor is refused', () => {
    const series = turning(around)
    const turned = applyEdit(series, { kind: 'add', column: 'wind_direction', offset: -30 })
    expect(directions(turned)[0]).toBe(330)
    expect(directions(turned).every((deg) => deg >= 0 && deg < 360)).toBe(true)
    expect(() => applyEdit(series, { kind: 'scale', column: 'wind_direction', factor: 2 })).toThrow(
      'Add degrees to the wind direction to turn it',
    )
  })

  test.each(['interpolate', 'typical_day'] as const)(
    'gaps over north are filled by %s',
    (method) => {
      const series = turning((row) => (row >= 4000 && row < 4003 ? Number.NaN : northerly(row)))
      const filled = applyEdit(series, { kind: 'fill_gaps', max_hours: 6, method })
      for (const deg of directions(filled).subarray(4000, 4003)) {
        expect(Math.min(deg, 360 - deg)).toBeLessThanOrEqual(10)
      }
      expect(directions(filled)[3999]).toBe(northerly(3999))
    },
  )

  const checkOf = (series: WeatherSeries, code: string) =>
    checkSeries(series, new Date(0)).checks.find(
      (check) => check.code === code && check.column === 'wind_direction',
    )

  test('a vane that sticks and values beyond the compass are reported; what is missing fails nothing', () => {
    expect(checkOf(turning(around), 'stuck_values')).toBeUndefined()
    const stuck = turning((row) => (row % 240 < 100 ? 90 : around(row)))
    expect(checkOf(stuck, 'stuck_values')?.result).toBe('failed')
    expect(checkOf(turning(around), 'out_of_range')?.result).toBe('passed')
    const beyond = checkOf(
      turning((row) => around(row) - 180),
      'out_of_range',
    )
    expect(beyond?.message).toContain('outside 0 to 360 °')
    const half = turning((row) => (row % 2 === 0 ? Number.NaN : around(row)))
    expect(checkOf(half, 'missing_values')).toMatchObject({ result: 'warning', failed_count: 4380 })
  })

  test('calm air needs no direction', () => {
    const series = turning((row) => (row % 5 === 0 ? Number.NaN : around(row)))
    const windspeed = series.intervalStartUtcMs.map((_, row) =>
      row % 5 === 0 ? 0.2 : 3 + (row % 7),
    )
    const calm = { ...series, columns: { ...series.columns, windspeed } }
    expect(checkOf(calm, 'missing_values')).toBeUndefined()
  })
})
