import { describe, expect, test } from 'vitest'
import { blockRatings } from '../simulation/blockRatings.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { someDays } from '../testing/someDays.ts'
import { addSums } from './addSums.ts'
import { blockEnergySums } from './energySums.ts'
import { closureError, waterfall } from './waterfall.ts'
import { zoneEnergySums } from './zoneEnergySums.ts'
import { zoneYields } from './zoneYields.ts'

const block = smallTrackerBlock()
const ratings = blockRatings(block)
const weather = someDays([16, 190])
const { series, zones } = simulateBlock(block, weather)
if (zones === undefined) throw new Error('got a block without zones, expected traced light')
const whole = blockEnergySums(series, ratings, 3600)
const sums = zones.zones.map((_, zone) => zoneEnergySums(series, zones, zone, ratings, 3600))

describe('accounts of zones', () => {
  test('sum to that of the block, key by key', () => {
    const total = addSums(sums)
    for (const [key, value] of Object.entries(whole)) {
      expect(total[key as keyof typeof total] / value, key).toBeCloseTo(1, 9)
    }
  })

  test('each close', () => {
    for (const sum of sums) expect(closureError(waterfall(sum))).toBeLessThan(1e-9)
  })

  test('of two ranges add up to the whole', () => {
    const halves = [
      zoneEnergySums(series, zones, 1, ratings, 3600, { from: 0, to: 20 }),
      zoneEnergySums(series, zones, 1, ratings, 3600, { from: 20, to: 48 }),
    ]
    const total = addSums(halves)
    for (const [key, value] of Object.entries(sums[1])) {
      expect(total[key as keyof typeof total] / value, key).toBeCloseTo(1, 9)
    }
  })
})

describe('yields of zones', () => {
  const yields = zoneYields(zones.zones, sums, ratings)

  test('weighed by tables are that of the block', () => {
    const tables = yields.reduce((sum, { tableCount }) => sum + tableCount, 0)
    const mean = yields.reduce((sum, z) => sum + (z.dcKwhPerKwp * z.tableCount) / tables, 0)
    expect(mean / (whole.dc_mpp / (ratings.nominalDcW / 1000))).toBeCloseTo(1, 9)
    const off = yields.reduce((sum, z) => sum + (z.deviationFraction ?? 1) * z.tableCount, 0)
    expect(off).toBeCloseTo(0, 9)
  })

  test('tell what falls on the planes of a zone', () => {
    yields.forEach(({ frontKwhM2, rearKwhM2 }, zone) => {
      const kwhM2 = (wm2: Float64Array): number => wm2.reduce((a, b) => a + b, 0) / 1000
      expect(frontKwhM2).toBeCloseTo(kwhM2(zones.frontWm2[zone]), 9)
      expect(rearKwhM2).toBeCloseTo(kwhM2(zones.rearWm2[zone]), 9)
    })
  })

  test('an outer row, open to one side, has more rear light than one within', () => {
    const rearOf = (row: string): number =>
      Math.min(
        ...yields.filter(({ rowPosition }) => rowPosition === row).map((z) => z.rearKwhM2),
      )
    expect(rearOf('first')).toBeGreaterThan(1.05 * rearOf('interior'))
  })
})
