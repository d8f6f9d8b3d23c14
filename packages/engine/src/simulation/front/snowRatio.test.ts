import { describe, expect, test } from 'vitest'
import { blockEnergySums } from '../../account/energySums.ts'
import { accountViolations } from '../../account/violations.ts'
import { waterfall } from '../../account/waterfall.ts'
import type { Block, Snow } from '../../model/block.ts'
import { snowfallCm, snowOnRow } from '../../snow/marion.ts'
import { TRACKER_BLOCK } from '../../testing/blocks.ts'
import { fieldBlock } from '../../testing/fieldBlocks.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { blockRatings } from '../blockRatings.ts'
import { simulateBlock } from '../simulateBlock.ts'
import { SNOW_COVER } from './snowRatio.ts'

const HOURLY = greensboroWeather(3600)
/** Two weeks in January. */
const WEEKS = { from: 24 * 7, to: 24 * 21 }
/** 8 cm fall on the 9th, 3 cm on the 15th; all is gone on the 20th. */
const DEPTH_CM = Float64Array.from(HOURLY.airC, (_, i) =>
  i < 24 * 8 + 6 ? 0 : i < 24 * 14 + 9 ? 8 : i < 24 * 19 ? 11 : 0,
)
const SNOWY = { ...HOURLY, snowDepthCm: DEPTH_CM }
const FIXED: Block = { ...TRACKER_BLOCK, mount: { kind: 'fixed', tiltDeg: 30, azimuthDeg: 180 } }
const SLIDE: Snow = { kind: 'slide', stringsAcross: 2 }

const monthly = (january: number): Snow => ({
  kind: 'monthly',
  lossByMonth: [january, ...Array.from({ length: 11 }, () => 0.5)],
})

const accountOf = (block: Block) => {
  const { series } = simulateBlock(block, HOURLY, WEEKS)
  return waterfall(blockEnergySums(series, blockRatings(block), 3600))
}

describe('snow by month', () => {
  test('that is none changes no series', () => {
    const { series } = simulateBlock({ ...TRACKER_BLOCK, snow: monthly(0) }, HOURLY, WEEKS)
    expect(series).toEqual(simulateBlock(TRACKER_BLOCK, HOURLY, WEEKS).series)
    expect(series.poaAfterSnowWm2).toEqual(series.poaAfterSoilingWm2)
  })

  test('takes its share of the front and leaves the rear', () => {
    const { series: bare } = simulateBlock(TRACKER_BLOCK, HOURLY, WEEKS)
    const { series } = simulateBlock({ ...TRACKER_BLOCK, snow: monthly(0.3) }, HOURLY, WEEKS)
    expect(series.poaAfterSoilingWm2).toEqual(bare.poaAfterSoilingWm2)
    expect(series.rearWm2).toEqual(bare.rearWm2)
    series.effectiveWm2.forEach((effective, i) => {
      expect(series.poaAfterSnowWm2[i]).toBeCloseTo(0.7 * bare.poaAfterSoilingWm2[i], 9)
      const front = 0.7 * bare.poaAfterSpectralWm2[i]
      expect(effective).toBeCloseTo(front + 0.7 * bare.rearWm2[i], 9)
    })
  })

  test('is a stage of its own in an account that closes, and moves none of the light but what the rear adds', () => {
    const bare = accountOf(TRACKER_BLOCK)
    const snowy = accountOf({ ...TRACKER_BLOCK, snow: monthly(0.3) })
    expect(accountViolations(snowy)).toEqual([])
    const lost = (rows: typeof snowy, key: string) =>
      rows.find((row) => row.key === key)?.lossFractionOfPrevious ?? Number.NaN
    expect(lost(bare, 'snow')).toBe(0)
    expect(lost(snowy, 'snow')).toBeCloseTo(0.3, 12)
    for (const key of ['transposition', 'horizon', 'near_shading', 'soiling', 'iam', 'spectral']) {
      expect(lost(snowy, key)).toBeCloseTo(lost(bare, key), 12)
    }
  })

  test('acts on tables in space as on endless rows', () => {
    const block = fieldBlock({ rows: 2, tablesPerRow: 1 })
    const day = { from: 24 * 14, to: 24 * 15 }
    const { series: bare, zones: open } = simulateBlock(block, HOURLY, day)
    const snowy = simulateBlock({ ...block, snow: monthly(0.4) }, HOURLY, day)
    const { bifaciality } = block.module
    snowy.zones?.effectiveWm2.forEach((effective, zone) => {
      effective.forEach((value, i) => {
        const rear = bifaciality * (open?.rearWm2[zone][i] ?? Number.NaN)
        const front = (open?.effectiveWm2[zone][i] ?? Number.NaN) - rear
        expect(value).toBeCloseTo(0.6 * front + rear, 9)
      })
    })
    const noon = 12
    expect(snowy.series.dcMppW[noon]).toBeGreaterThan(0.5 * bare.dcMppW[noon])
    expect(snowy.series.dcMppW[noon]).toBeLessThan(0.75 * bare.dcMppW[noon])
  })
})

describe.each([
  ['fixed tables', FIXED],
  ['trackers', TRACKER_BLOCK],
])('snow that slides off %s', (_name, bare) => {
  const block: Block = { ...bare, snow: SLIDE }
  const { series } = simulateBlock(block, SNOWY)

  test('leaves what the coverage by light, air and tilt of each step leaves, in whole strings', () => {
    const { coverage } = snowOnRow(
      {
        snowCm: snowfallCm(DEPTH_CM),
        depthCm: DEPTH_CM,
        poaWm2: series.poaNominalWm2,
        airC: SNOWY.airC,
        tiltDeg: series.surfaceTiltDeg,
      },
      3600,
      SNOW_COVER,
    )
    expect(new Set(coverage).size).toBeGreaterThan(5)
    series.poaAfterSnowWm2.forEach((left, i) => {
      const free = coverage[i] > 0.5 ? 0 : coverage[i] > 0 ? 0.5 : 1
      expect(left).toBeCloseTo(free * series.poaAfterSoilingWm2[i], 9)
    })
  })

  test('is in a range what it is in the whole, byte for byte', () => {
    const hours = [0, 200, 215, 350, 470, 600]
    hours.slice(1).forEach((to, part) => {
      const from = hours[part]
      const cut = simulateBlock(block, SNOWY, { from, to }).series
      expect(cut.poaAfterSnowWm2).toEqual(series.poaAfterSnowWm2.slice(from, to))
      expect(cut.acBlockW).toEqual(series.acBlockW.slice(from, to))
    })
  })

  test('lets a bifacial block produce while the front is covered, another one not', () => {
    const covered = 24 * 8 + 12
    expect(series.poaAfterSnowWm2[covered]).toBe(0)
    expect(series.dcMppW[covered]).toBeGreaterThan(0)
    const oneFace = { ...block, module: { ...block.module, bifaciality: 0 } }
    expect(simulateBlock(oneFace, SNOWY, WEEKS).series.dcMppW[covered - WEEKS.from]).toBe(0)
  })

  test('needs its depth', () => {
    expect(() => simulateBlock(block, HOURLY, WEEKS)).toThrow(
      'Block block: got weather without snowDepthCm',
    )
  })
})
