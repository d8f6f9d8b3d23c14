import { expect, it } from 'vitest'
import { factorTarget } from '../kpi/powerFactorOf.ts'
import {
  type DayOfPower,
  FACTOR_STEP,
  factorDay,
  joinFactorDays,
  PQ_ACROSS,
  PQ_FIRST,
} from './factorDay.ts'
import { reactiveSteps } from './reactiveSteps.ts'

const QUARTERS = 96
const RATED_W = 10e6

/** A cosine of 0.98 inductive all day; at noon a bank of 1 Mvar is switched on. */
function dayOf(change: Partial<DayOfPower> = {}): DayOfPower {
  const p = Float64Array.from({ length: QUARTERS }, (_, i) =>
    Math.max(0, 8e6 * Math.sin(((i - 24) / 48) * Math.PI)),
  )
  const q = p.map((w, i) => -w * Math.tan(Math.acos(0.98)) + (i >= 48 ? 1e6 : 0))
  const startUtcMs = Float64Array.from({ length: QUARTERS }, (_, i) => i * 900_000)
  return {
    date: '2026-06-01',
    startUtcMs,
    p,
    q,
    ratedW: RATED_W,
    target: -0.02,
    band: 0.015,
    ...change,
  }
}

it('a bank of capacitors that is switched at noon is one step of its size', () => {
  const steps = reactiveSteps(dayOf())
  expect(steps).toHaveLength(1)
  expect(steps[0]?.utcMs).toBe(48 * 900_000)
  expect(steps[0]?.deltaVar).toBeCloseTo(1e6, -5)
  const still = dayOf()
  expect(reactiveSteps({ ...still, q: still.p.map((w) => -0.2 * w) })).toEqual([])
})

it('intervals outside of the band are counted where there is a set-point and enough power', () => {
  const day = factorDay(dayOf())
  expect(day.known).toBeGreaterThan(40)
  expect(day.known).toBeLessThan(48)
  expect(day.outside).toBeGreaterThan(20)
  expect(factorDay(dayOf({ target: undefined })).outside).toBe(0)
  expect(factorDay({ ...dayOf(), band: 0.5 }).outside).toBe(0)
})

it('days join to the sums of their counts; absorbed reactive power lies below', () => {
  const day = factorDay(dayOf())
  const both = joinFactorDays([day, day])
  expect(both.known).toBe(2 * day.known)
  expect(both.factors.get(Math.round(-0.02 / FACTOR_STEP))).toBe(
    2 * (day.factors.get(Math.round(-0.02 / FACTOR_STEP)) ?? 0),
  )
  expect([...both.squares.keys()].some((square) => square % PQ_ACROSS < PQ_FIRST)).toBe(true)
})

it('a set-point is a distance from 1 on its side', () => {
  expect(factorTarget({ power_factor_setpoint: 0.95, power_factor_kind: 'leading' })).toBeCloseTo(
    0.05,
  )
  expect(factorTarget({ power_factor_setpoint: 0.95 })).toBeCloseTo(-0.05)
  expect(factorTarget({})).toBeUndefined()
})
