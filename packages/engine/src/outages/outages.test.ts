import { describe, expect, test } from 'vitest'
import type { Outages } from '../model/block.ts'
import { simulateSystem } from '../simulation/simulateSystem.ts'
import { drawOutages } from './drawOutages.ts'
import { outageShares } from './outageShares.ts'

const PLAN: Outages = {
  perYear: 8,
  meanHours: 30,
  share: 0.4,
  weightByMonth: [0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0],
  seed: 7,
}
const YEAR = {
  intervalStartUtcMs: Float64Array.from({ length: 8760 }, (_, hour) => Date.UTC(2021, 0, 1, hour)),
  stepS: 3600,
  utcOffsetH: -7,
}
const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0)

describe('outages', () => {
  test('are the same for a seed and others for another', () => {
    expect(drawOutages(PLAN, 2021)).toEqual(drawOutages(PLAN, 2021))
    expect(drawOutages({ ...PLAN, seed: 8 }, 2021)).not.toEqual(drawOutages(PLAN, 2021))
    expect(drawOutages(PLAN, 2022)).not.toEqual(drawOutages(PLAN, 2021))
  })

  test('have over many years the number, the duration and the months that were asked for', () => {
    const all = Array.from({ length: 2000 }, (_, i) => drawOutages(PLAN, 1000 + i)).flat()
    expect(all.length / 2000).toBeCloseTo(8, 0)
    const hours = sum(all.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000)) / all.length
    expect(Math.abs(hours / 30 - 1)).toBeLessThan(0.03)
    const inJune = all.filter(({ fromMs }) => new Date(fromMs).getUTCMonth() === 5).length
    expect(inJune / all.length).toBeCloseTo(0.75, 1)
    expect(all.every(({ fromMs }) => [5, 6].includes(new Date(fromMs).getUTCMonth()))).toBe(true)
  })

  test('take their share of the time that they last', () => {
    const { outages, shares } = outageShares(PLAN, YEAR)
    const hours = outages.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000)
    expect(outages.length).toBeGreaterThan(0)
    expect(sum(shares)).toBeCloseTo(0.4 * sum(hours), 9)
  })

  test('of a part of a run are those of the whole, byte for byte', () => {
    const { shares } = outageShares(PLAN, YEAR)
    for (const cut of [1, 3700, 4321]) {
      const part = { ...YEAR, intervalStartUtcMs: YEAR.intervalStartUtcMs.subarray(cut) }
      expect(outageShares(PLAN, part).shares).toEqual(shares.slice(cut))
    }
  })

  test('at once take all of the plant and no more', () => {
    const often = { ...PLAN, perYear: 400, share: 0.9 }
    expect(Math.max(...outageShares(often, YEAR).shares)).toBe(1)
  })

  test('take the energy of their hours, and nothing of what is drawn at night', () => {
    const acBlockW = YEAR.intervalStartUtcMs.map((_, hour) => (hour % 24 < 12 ? 1000 : -50))
    const block = { acBlockW, reactiveVar: new Float64Array(8760) }
    const { shares } = outageShares(PLAN, YEAR)
    const out = simulateSystem({ unavailabilityFraction: 0.1, outages: PLAN }, [block], YEAR)
    expect(out.gridW).toEqual(
      acBlockW.map((powerW, i) => (powerW > 0 ? powerW * (0.9 * (1 - shares[i])) : powerW)),
    )
    expect(out.acAfterGridLimitW).toEqual(acBlockW)
  })
})
