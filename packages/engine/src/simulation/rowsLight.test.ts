import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { fieldBlock } from '../testing/fieldBlocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { simulateBlock } from './simulateBlock.ts'

const HOURLY = greensboroWeather(3600)
/** A week in January. */
const WEEK = { from: 24 * 14, to: 24 * 21 }

const LEVEL: Block = {
  ...TRACKER_BLOCK,
  skyModel: 'isotropic',
  opticsModel: 'openPlane',
  mount: { kind: 'fixed', tiltDeg: 0, azimuthDeg: 180 },
}

const hills = (elevationDeg: number): Pick<Block, 'horizon'> => ({
  horizon: {
    azimuthDeg: Float64Array.of(0, 180),
    elevationDeg: Float64Array.of(elevationDeg, elevationDeg),
  },
})

describe('a far horizon', () => {
  test('takes the sun below it and cos²h of an even sky from a level plane, and the same from the ground', () => {
    const open = simulateBlock(LEVEL, HOURLY, WEEK).series
    const { series } = simulateBlock({ ...LEVEL, ...hills(15) }, HOURLY, WEEK)
    const above = Math.cos((15 * Math.PI) / 180) ** 2
    expect(series.poaNominalWm2).toEqual(open.poaNominalWm2)
    let hidden = 0
    series.poaAfterHorizonWm2.forEach((got, i) => {
      const isHidden = series.sunElevationDeg[i] < 15
      const beam = isHidden ? 0 : open.poaBeamWm2[i]
      if (isHidden && open.poaBeamWm2[i] > 0) hidden += 1
      const left = beam + above * open.poaSkyDiffuseWm2[i]
      expect(Math.abs(got - left)).toBeLessThan(3e-3 * left + 1e-9)
      const offGround = open.rearGroundWm2[i] - series.rearGroundWm2[i]
      expect(Math.abs(offGround - 0.2 * (open.poaNominalWm2[i] - left))).toBeLessThan(0.3)
    })
    expect(hidden).toBeGreaterThan(0)
  })

  test('never brightens a front under a sky whose horizon is dark', () => {
    const tilted: Block = {
      ...LEVEL,
      skyModel: 'perez',
      mount: { kind: 'fixed', tiltDeg: 60, azimuthDeg: 180 },
    }
    const { series } = simulateBlock({ ...tilted, ...hills(1) }, HOURLY, WEEK)
    let hidden = 0
    series.poaAfterHorizonWm2.forEach((left, i) => {
      hidden += series.poaNominalWm2[i] - left
      expect(left).toBeLessThanOrEqual(series.poaNominalWm2[i] + 1e-9)
    })
    expect(hidden).toBeGreaterThan(0)
  })

  test('that is level takes nothing', () => {
    const open = simulateBlock(TRACKER_BLOCK, HOURLY, WEEK).series
    const { series } = simulateBlock({ ...TRACKER_BLOCK, ...hills(0) }, HOURLY, WEEK)
    series.acBlockW.forEach((powerW, i) => expect(powerW).toBeCloseTo(open.acBlockW[i], 6))
    expect(series.poaAfterHorizonWm2).toEqual(series.poaNominalWm2)
  })

  test('takes the same from tables in space as from endless rows', () => {
    const traced: Block = {
      ...fieldBlock({ rows: 2, tablesPerRow: 1 }),
      skyModel: 'isotropic',
      albedoByMonth: Array.from({ length: 12 }, () => 0),
      ...hills(12),
    }
    const { field: _field, ...endless } = traced
    const left = (block: Block): number => {
      const { series } = simulateBlock(block, HOURLY, WEEK)
      expect(sum(series.poaAfterHorizonWm2)).toBeLessThan(0.97 * sum(series.poaNominalWm2))
      return sum(series.poaAfterHorizonWm2)
    }
    expect(left(endless) / left(traced)).toBeCloseTo(1, 3)
  })
})
