import { describe, expect, test } from 'vitest'
import { bestCleaning, type CleanedBlock, cleaningChoices, cleaningValues } from './cleaning.ts'

/** A sawtooth of r a day in constant light: n cleanings a year leave 1 - r (365/n - 1)/2. */
const RATE = 0.0005
const shareOf = (n: number): number => 1 - (RATE * (365 / n - 1)) / 2
const block: CleanedBlock = {
  energyKwh: 1e6 * shareOf(2),
  simulatedShare: shareOf(2),
  share: shareOf(4),
  cleanings: 4,
  powerShare: 1,
  shares: [undefined, ...Array.from({ length: 12 }, (_, i) => shareOf(i + 1))],
}

describe('cleanings of a sawtooth in constant light', () => {
  const found = cleaningChoices([block])

  test('leave what the closed form leaves, whatever was simulated', () => {
    expect(found.now).toMatchObject({ perYear: 4, cleanings: 4 })
    expect(found.now.energyKwh).toBeCloseTo(1e6 * shareOf(4), 6)
    expect(found.choices.map(({ perYear }) => perYear)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    for (const { perYear, lossFraction } of found.choices) {
      expect(lossFraction).toBeCloseTo(1 - shareOf(perYear), 12)
    }
  })

  test('are worth most near the root of r · 365 · E · p / (2 · 1000 · c)', () => {
    // the net value -r 365/(2 n) E p - n c is largest there
    const money = { pricePerMwh: 50, costEach: 120 }
    const root = Math.sqrt((RATE * 365 * 1e6 * 50) / (2 * 1000 * 120))
    const values = cleaningValues(found, money)
    expect(Math.abs((bestCleaning(values)?.perYear ?? 0) - root)).toBeLessThan(1)
    const four = values.find(({ perYear }) => perYear === 4)
    expect(four).toMatchObject({ gainKwh: 0, cost: 480, net: 0 })
    expect(values[0]?.lastGainKwh).toBeUndefined()
    expect(values[5]?.lastGainKwh).toBeCloseTo(1e6 * (shareOf(6) - shareOf(5)), 6)
  })

  test('have no best without money', () => {
    const values = cleaningValues(found, { pricePerMwh: undefined, costEach: 5 })
    expect(values[2]).toMatchObject({ cost: 15, net: undefined })
    expect(bestCleaning(values)).toBeUndefined()
  })
})

test('blocks count by their energy, their cleanings by their power', () => {
  const other = { ...block, energyKwh: 0, cleanings: 0, powerShare: 0.25, share: 0.5 }
  const { now, choices } = cleaningChoices([{ ...block, powerShare: 0.5 }, other])
  expect(now).toMatchObject({ cleanings: 2 })
  expect(now.perYear).toBeCloseTo(4 / 1.5, 12)
  expect(now.lossFraction).toBeCloseTo(1 - shareOf(4), 12)
  expect(choices[0]?.cleanings).toBe(0.75)
  expect(cleaningChoices([])).toMatchObject({ choices: [], now: { cleanings: 0 } })
})
