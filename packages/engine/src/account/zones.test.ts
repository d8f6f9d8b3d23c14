import { describe, expect, test } from 'vitest'
import { fieldFactors } from '../field/fieldFactors.ts'
import { blockRatings } from '../simulation/blockRatings.ts'
import type { Block, Weather } from '../simulation/input.ts'
import type { BlockResult } from '../simulation/output.ts'
import { prepareWeather } from '../simulation/prepareWeather.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { someDays } from '../testing/someDays.ts'
import { addSums } from './addSums.ts'
import { type BlockEnergySums, blockEnergySums } from './energySums.ts'
import type { BlockStageKey, WaterfallKey } from './stages.ts'
import { WATERFALL_STAGES } from './stageTable.ts'
import { closureError, waterfall } from './waterfall.ts'
import { zoneEnergySums } from './zoneEnergySums.ts'
import { zoneYields } from './zoneYields.ts'

const block = smallTrackerBlock()
const ratings = blockRatings(block)
const weather = someDays([16, 190])
const factors = fieldFactors(block)
const runOf = (like: Block, light: Weather): BlockResult =>
  simulatePreparedBlock(like, prepareWeather(light, like.site), { from: 0, to: 48 }, factors)
const { series, zones } = runOf(block, weather)
if (zones === undefined) throw new Error('got a block without zones, expected traced light')
const whole = blockEnergySums(series, ratings, 3600)
const sums = zones.zones.map((_, zone) => zoneEnergySums(series, zones, zone, ratings, 3600))

/** Greatest relative difference of two accounts. */
function differenceOf(got: BlockEnergySums, expected: BlockEnergySums): number {
  const keys = WATERFALL_STAGES.map(({ key }) => key).filter(isOfBlock)
  return Math.max(...keys.map((key) => Math.abs(got[key] / expected[key] - 1)))
}

function isOfBlock(key: WaterfallKey): key is BlockStageKey {
  return key in whole
}

describe('accounts of zones', () => {
  test('sum to that of the block, key by key', () => {
    const total = addSums(sums)
    expect(differenceOf(total, whole)).toBeLessThan(1e-9)
  })

  test('each close', () => {
    for (const sum of sums) expect(closureError(waterfall(sum))).toBeLessThan(1e-9)
  })

  test('of a rear behind structure: its parts make up the gain, and the glass is no structure', () => {
    const rows = waterfall(whole)
    const lossOf = (key: string): number => rows.find((row) => row.key === key)?.loss ?? Number.NaN
    const parts = lossOf('rear_ground') + lossOf('rear_sky') + lossOf('rear_structure')
    expect(parts / lossOf('rear_gain')).toBeCloseTo(1, 9)
    const sum = (wm2: Float64Array): number => wm2.reduce((a, b) => a + b, 0)
    const { rearGroundWm2, rearSkyWm2, rearBeamWm2, rearAfterStructureWm2 } = series
    const open = sum(rearGroundWm2) + sum(rearSkyWm2) + sum(rearBeamWm2)
    const taken = whole.rear_structure / (whole.rear_ground + whole.rear_sky)
    // the glass takes nearly the same of every step
    expect(taken / (sum(rearAfterStructureWm2) / open - 1)).toBeCloseTo(1, 2)
    expect(sum(series.rearWm2) / sum(rearAfterStructureWm2)).toBeLessThan(0.97)
  })

  test('of two ranges add up to the whole', () => {
    const halves = [
      zoneEnergySums(series, zones, 1, ratings, 3600, { from: 0, to: 20 }),
      zoneEnergySums(series, zones, 1, ratings, 3600, { from: 20, to: 48 }),
    ]
    const total = addSums(halves)
    expect(differenceOf(total, sums[1])).toBeLessThan(1e-9)
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
      Math.min(...yields.filter(({ rowPosition }) => rowPosition === row).map((z) => z.rearKwhM2))
    expect(rearOf('first')).toBeGreaterThan(1.02 * rearOf('interior'))
  })
})

describe('power of zones is that of the block', () => {
  const differenceW = (result: BlockResult): number => {
    const difference = result.series.dcMppW.map(
      (powerW, i) =>
        powerW - (result.zones?.dcMppW ?? []).reduce((sum, zoneW) => sum + zoneW[i], 0),
    )
    return Math.max(...difference.map(Math.abs))
  }

  test('at every step', () => {
    expect(differenceW({ series, zones, warnings: [] })).toBeLessThan(1e-6)
    expect(Math.max(...series.dcMppW)).toBeGreaterThan(5000)
  })

  test('where the weather has gaps', () => {
    const airC = weather.airC.slice()
    airC[36] = Number.NaN
    const gap = runOf(block, { ...weather, airC })
    expect(gap.series.dcMppW[36]).toBe(0)
    expect(differenceW(gap)).toBeLessThan(1e-6)
  })

  test('of modules whose power follows their light', () => {
    const electrical = { kind: 'linear', pmpW: 400, vmpV: 40, gammaPerK: -0.004 } as const
    const linear = runOf({ ...block, module: { ...block.module, electrical } }, weather)
    expect(Math.max(...linear.series.dcMppW)).toBeGreaterThan(5000)
    expect(differenceW(linear)).toBeLessThan(1e-6)
  })
})
