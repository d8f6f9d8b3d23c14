import { expect, it } from 'vitest'
import { modelPerformance } from '../kpi/modelPerformance.ts'
import { comparedDay, type DayToCompare, FIRST_SQUARE, SQUARE, SQUARES } from './comparedDay.ts'
import { joinDays } from './joinDays.ts'
import { bitOf, leftOutBits } from './leftOut.ts'

const HOURS = 24
const RATED_W = 1000

/** Hours of a day with light from 6 to 18; the sensor reads a part of the model and ripples. */
function dayOf(date: string, share: number, change: Partial<DayToCompare> = {}): DayToCompare {
  const light = Float64Array.from({ length: HOURS }, (_, h) =>
    Math.max(0, Math.sin(((h - 5.5) / 13) * Math.PI)),
  )
  const model = light.map((value) => 900 * value)
  return {
    date,
    model,
    sensor: model.map((value, h) => value * share + (h % 3) - 1),
    sunElevationDeg: light.map((value) => 80 * value - 4),
    hasEvent: new Uint8Array(HOURS),
    ratedW: RATED_W,
    hour: Uint8Array.from({ length: HOURS }, (_, h) => h),
    poaWm2: light.map((value) => 999 * value),
    cellC: light.map((value) => 20 + 30 * value),
    ...change,
  }
}

const DATES = ['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-02', '2026-06-03']
const SHARES = [0.9, 0.95, 1, 1.05, 1.1]
const days = DATES.map((date, k) => dayOf(date, SHARES[k] ?? 1))

it('the figures of joined days are those of all their intervals at once', () => {
  const {
    performance,
    sums,
    days: energies,
    dailyError,
  } = joinDays(days.map(comparedDay), [], 3600)
  const whole = (of: (day: DayToCompare) => Float64Array): Float64Array =>
    Float64Array.from(days.flatMap((day) => [...of(day)]))
  const direct = modelPerformance(
    whole(({ model }) => model),
    whole(({ sensor }) => sensor),
  )
  expect(performance?.count).toBe(5 * HOURS)
  for (const name of [
    'mbe',
    'nmbe',
    'mae',
    'rmse',
    'nrmse',
    'r2',
    'correlation2',
    'slope',
  ] as const)
    expect(performance?.[name]).toBeCloseTo(direct?.[name] ?? Number.NaN, 9)
  expect(energies[0]?.model_kwh).toBeCloseTo((sums.model / 5) * 1e-3, 9)
  expect(dailyError?.days).toBe(5)
  expect(dailyError?.p50).toBeCloseTo(0, 2)
  expect(dailyError?.p10).toBeLessThan(-0.07)
  expect(dailyError?.p90).toBeGreaterThan(0.08)
})

it('leaves out intervals by chosen reasons, and counts those of every reason', () => {
  const hasEvent = new Uint8Array(HOURS).fill(1, 10, 12)
  const day = comparedDay(dayOf('2026-06-04', 1, { hasEvent }))
  const all = joinDays([day], [], 3600)
  const some = joinDays([day], ['night', 'event'], 3600)
  expect(all.pairs).toBe(HOURS)
  expect(all.held.event).toBe(2)
  expect(some.sums.count).toBe(HOURS - all.held.night - 2)
  expect(some.residuals.hour.map(({ start }) => start)).not.toContain(10)
  expect(some.held).toEqual(all.held)
})

it('a reading that stands by day or is beyond the rating is no good, a limit is clipped', () => {
  const stood = dayOf('2026-06-01', 1)
  stood.sensor.fill(432.1, 9, 16)
  stood.sensor[8] = 1300
  const bits = leftOutBits(stood)
  expect([8, 9, 15].map((h) => (bits[h] ?? 0) & bitOf('quality'))).toEqual([2, 2, 2])
  expect((bits[16] ?? 0) & bitOf('quality')).toBe(0)
  const limited = dayOf('2026-06-01', 1)
  limited.sensor.fill(RATED_W, 9, 16)
  expect([...leftOutBits(limited).subarray(9, 16)]).toEqual(Array(7).fill(bitOf('clipped')))
})

it('pairs lie in the squares of their share of rated power, differences in bins of light and time', () => {
  const { squares, residuals } = joinDays([comparedDay(dayOf('2026-06-01', 1))], ['night'], 3600)
  const counted = [...squares.values()].reduce((sum, count) => sum + count, 0)
  expect(counted).toBe(residuals.hour.reduce((sum, { count }) => sum + count, 0))
  for (const square of squares.keys()) {
    const [model, sensor] = [Math.floor(square / SQUARES), square % SQUARES]
    expect(Math.abs(model - sensor)).toBeLessThanOrEqual(1)
    expect(FIRST_SQUARE + sensor * SQUARE).toBeLessThan(0.92)
  }
  expect(residuals.month).toMatchObject([{ start: 6 }])
  expect(residuals.poa.at(-1)).toMatchObject({ start: 950 })
  expect(residuals.cell[0]?.start).toBe(20)
})
