import { describe, expect, test } from 'vitest'
import { madePoints } from '../testing/capacityPoints.ts'
import { randomNumbers } from '../testing/madePlant.ts'
import type { CapacityPoints } from './capacityPoints.ts'
import { type CapacitySetup, capacitySetupSchema, USUAL_CAPACITY_SETUP } from './capacitySetup.ts'
import { capacityTest } from './capacityTest.ts'

const N = 400
/** W of a plant of 10 MW at 1000 W/m². */
const powerW = (e: number, air: number, wind: number): number =>
  e * (11_000 - 0.5 * e - 40 * air + 30 * wind)

/** Points all over the light, air and wind of a month; a share of what the plant should give. */
function plant(share = 1, noise = 0, seed = 3): CapacityPoints {
  const random = randomNumbers(seed)
  const [e, air, wind, error] = [300, 10, 0, -noise].map((least, k) =>
    Float64Array.from({ length: N }, () => least + ([700, 20, 6, 2 * noise][k] ?? 0) * random()),
  )
  return madePoints(N, {
    startUtcMs: (i) => i * 900_000,
    poaWm2: (i) => e?.[i] ?? 0,
    airC: (i) => air?.[i] ?? 0,
    windMPerS: (i) => wind?.[i] ?? 0,
    powerW: (i) =>
      share * powerW(e?.[i] ?? 0, air?.[i] ?? 0, wind?.[i] ?? 0) * (1 + (error?.[i] ?? 0)),
  })
}

const testOf = (
  measured: CapacityPoints,
  change: Partial<CapacitySetup> = {},
  budget: CapacityPoints | undefined = plant(1, 0, 8),
) => capacityTest({ measured, budget, setup: { ...USUAL_CAPACITY_SETUP, ...change }, ratedW: 1e9 })

test('a plant that gives 96 % of its model has 96 % of the capacity, at any conditions', () => {
  for (const change of [{}, { conditions: 'target' as const }, { percentile: 40 }]) {
    const { verdict, measured, conditions } = testOf(plant(0.96), change)
    expect(verdict?.ratio).toBeCloseTo(0.96, 9)
    expect(verdict).toMatchObject({ passesWithout: false, passesWith: true })
    const { poaWm2 = 0, airC = 0, windMPerS } = conditions ?? {}
    expect(measured.capacity?.powerW).toBeCloseTo(0.96 * powerW(poaWm2, airC, windMPerS ?? 0), 2)
  }
})

test('with noise the interval holds the true capacity', () => {
  const at = { conditions: 'given', poa_wm2: 800, air_c: 25, wind_m_per_s: 3 } as const
  let held = 0
  for (let seed = 1; seed <= 60; seed++) {
    const { capacity } = testOf(plant(1, 0.05, seed), { ...at, outlier_deviations: null }).measured
    const miss = Math.abs((capacity?.powerW ?? 0) - powerW(800, 25, 3))
    if (miss <= (capacity?.halfW ?? 0)) held++
  }
  expect(held).toBeGreaterThanOrEqual(53)
})

describe('a tolerance', () => {
  test.each([
    [0.94, 'below', false, false],
    [0.951, 'below', true, false],
    [1.2, 'below', true, true],
    [1.2, 'both', false, true],
    [1.04, 'both', true, true],
  ] as const)('of 5 %% beside a ratio of %d, %s', (share, side, passesWith, passesWithout) => {
    const { verdict } = testOf(plant(share), { tolerance_side: side })
    expect(verdict).toMatchObject({ passesWith, passesWithout })
  })
})

test('each filter takes its own points, and a point goes once', () => {
  const clean = plant()
  const bad = (key: keyof CapacityPoints, from: number, value: number): Float64Array =>
    clean[key].map((own, i) => (i >= from && i < from + 10 ? value : own))
  const measured: CapacityPoints = {
    ...clean,
    airC: bad('airC', 0, Number.NaN),
    hasEvent: bad('hasEvent', 10, 1),
    poaWm2: bad('poaWm2', 20, 100),
    sunElevationDeg: bad('sunElevationDeg', 30, 3),
    hour: bad('hour', 40, 18),
    spreadFraction: bad('spreadFraction', 50, 0.2),
    unsteadyFraction: bad('unsteadyFraction', 60, 0.5),
    powerW: clean.powerW.map((own, i) => (i >= 70 && i < 80 ? 2e9 : i >= 80 && i < 84 ? 2e7 : own)),
  }
  const change = { low_wm2: 200, to_hour: 17, outlier_deviations: 4 }
  const { measured: side } = testOf(measured, change)
  const counts = Object.fromEntries(side.filtered.counts.map(({ key, removed }) => [key, removed]))
  expect(counts).toMatchObject({
    missing: 10,
    issues: 10,
    irradiance: 10,
    sun: 10,
    hours: 10,
    sensors: 10,
    steady: 10,
    clipped: 10,
    outliers: 4,
  })
  const left = side.filtered.kept.length
  expect(side.filtered.removedBy.size + left).toBe(N)
  expect(side.filtered.counts.at(-1)?.left).toBe(left)
  const without = testOf(measured, { ...change, steady_percent: null, to_hour: null }).measured
  expect(without.filtered.removedBy.get(45)).not.toBe('hours')
  expect(without.filtered.removedBy.get(65)).not.toBe('steady')
})

test('without wind on one side neither regression has a term of it', () => {
  const calm = { ...plant(), windMPerS: new Float64Array(N).fill(Number.NaN) }
  const { measured, target, conditions } = testOf(calm)
  expect(measured.regression?.coefficients).toHaveLength(3)
  expect(target?.regression?.coefficients).toHaveLength(3)
  expect(conditions?.windMPerS).toBeNull()
})

test('light of both faces counts by the bifaciality', () => {
  const front = plant()
  const measured = { ...front, rearWm2: front.poaWm2.map((e) => 0.2 * e) }
  const { conditions, measured: side } = testOf(measured, { bifaciality: 0.7, target: 'expected' })
  const alone = testOf(measured, { target: 'expected' })
  expect((conditions?.poaWm2 ?? 0) / (alone.conditions?.poaWm2 ?? 1)).toBeCloseTo(1.14, 1)
  expect((side.regression?.coefficients[0] ?? 0) * 1.14).toBeCloseTo(
    alone.measured.regression?.coefficients[0] ?? 0,
    0,
  )
})

test('the expected power is regressed at the very points that are measured', () => {
  const measured = { ...plant(0.9), expectedW: plant(1).powerW }
  const { verdict, target, measured: side } = testOf(measured, { target: 'expected' })
  expect(verdict?.ratio).toBeCloseTo(0.9, 9)
  expect(target?.filtered.kept).toEqual(side.filtered.kept)
})

test('a test without points has neither conditions nor a verdict', () => {
  const none = testOf(plant(), { low_wm2: 1200 })
  expect(none.conditions).toBeUndefined()
  expect(none.measured.regression).toBeUndefined()
  expect(none.verdict).toBeUndefined()
})

test('a set-up that contradicts itself names the field', () => {
  const fault = (setup: object): PropertyKey | undefined =>
    capacitySetupSchema.safeParse(setup).error?.issues[0]?.path[0]
  expect(fault({ target: 'given' })).toBe('target_w')
  expect(fault({ conditions: 'given', air_c: 20 })).toBe('poa_wm2')
  expect(fault({ target: 'given', target_w: 1, conditions: 'target' })).toBe('conditions')
  expect(fault({ average_minutes: 2 })).toBe('average_minutes')
  expect(fault(USUAL_CAPACITY_SETUP)).toBeUndefined()
})
