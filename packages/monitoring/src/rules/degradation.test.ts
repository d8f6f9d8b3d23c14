import { describe, expect, it } from 'vitest'
import { dayFeatures } from '../day/dayFeatures.ts'
import { evaluateDay } from '../evaluateDay.ts'
import { AHEAD_DAYS, initialState } from '../learn/state.ts'
import { fadedShare, NO_YEARS, nextYears } from '../learn/years.ts'
import { MADE, madePlant, randomNumbers } from '../testing/madePlant.ts'

const LOST = 0.02

/** Forty days of a plant that has lost two per cent in two years that end the day before; and one that has not. */
function afterTwoYears(lost: number) {
  const { plant, readings, days } = madePlant(40)
  for (let k = 1; k <= MADE.inverters * MADE.blocks; k++) {
    const power = readings.get(`inv-${k}`)
    power?.forEach((old, i) => {
      if (old < MADE.ratedAcW) power[i] = old * (1 - lost)
    })
  }
  const all = days()
  const features = all.map((day) => dayFeatures(plant, day))
  const first = initialState(plant, features.slice(0, AHEAD_DAYS + 1))
  const medians = Array.from({ length: 23 }, (_, month) => 1 - (lost * month) / 24)
  const years = { month: '2025-04', days: Array.from({ length: 20 }, () => 1 - lost), medians }
  let state = { ...first, blocks: first.blocks.map((block) => ({ ...block, years })) }
  return all.map((day, k) => {
    const evaluated = evaluateDay(plant, day, state, features.slice(k, k + AHEAD_DAYS + 1))
    state = evaluated.state as typeof state
    return evaluated.result
  })
}

describe('the day that makes two years', () => {
  it('opens what is lost beyond the model, as a row a day with its energy', () => {
    const results = afterTwoYears(LOST)
    const rows = results.flatMap(({ events }) => events)
    expect(results[0].events).toEqual([])
    expect(new Set(rows.map((row) => `${row.event_type} ${row.hierarchy_id}`))).toEqual(
      new Set(['degradation blk-1', 'degradation blk-2']),
    )
    expect(rows).toHaveLength(2 * 39)
    const late = results.slice(1).map(({ day }) => day)
    const share =
      late.reduce((sum, day) => sum + (day.allocated.degradation ?? 0), 0) /
      late.reduce((sum, day) => sum + day.model_kwh, 0)
    expect(share).toBeGreaterThan(0.5 * LOST)
    expect(share).toBeLessThan(1.1 * LOST)
  })

  it('opens nothing of a plant that follows its model', () => {
    expect(afterTwoYears(0).flatMap(({ events }) => events)).toEqual([])
  })
})

describe('medians of months', () => {
  const months = (count: number, of: (month: number) => number | null) =>
    Array.from({ length: count }, (_, month) => of(month))

  it('say nothing before two years, and then what is lost since the first month', () => {
    const falling = (month: number): number => 1 - (0.012 * month) / 12
    expect(fadedShare(months(23, falling))).toBe(0)
    expect(fadedShare(months(24, falling))).toBeCloseTo(0.024, 3)
  })

  it('say nothing where years differ by chance, or the plant gains', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = randomNumbers(seed)
      expect(fadedShare(months(36, () => 1 + 0.004 * (random() - 0.5)))).toBe(0)
    }
    expect(fadedShare(months(36, (month) => 1 + (0.01 * month) / 12))).toBe(0)
  })

  it('are closed with five days, and stay in their place across silent months', () => {
    let years = NO_YEARS
    for (let day = 10; day < 16; day++) years = nextYears(years, `2025-01-${day}`, 0.98)
    years = nextYears(years, '2025-04-01', 0.97)
    expect(years).toEqual({ month: '2025-04', days: [0.97], medians: [0.98, null, null] })
  })
})
