import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import type { Block } from './input.ts'
import { joinAtInverter } from './joinAtInverter.ts'
import { simulateBlock } from './simulateBlock.ts'

const facing = (azimuthDeg: number): Block => ({
  ...TRACKER_BLOCK,
  mount: { kind: 'fixed', tiltDeg: 20, azimuthDeg },
  opticsModel: 'openPlane',
  stringCount: TRACKER_BLOCK.stringCount / 2,
})

describe('blocks on the same inverters', () => {
  const weather = greensboroWeather(3600)
  /** Ten days of June. */
  const range = { from: 24 * 160, to: 24 * 170 }

  test('two halves of one block are the block', () => {
    const half = facing(180)
    const { series } = simulateBlock(half, weather, range)
    const whole = simulateBlock(
      { ...half, stringCount: half.stringCount * 2 },
      weather,
      range,
    ).series
    const joined = joinAtInverter([
      { block: half, series },
      { block: half, series },
    ])
    for (const key of ['dcMppW', 'dcVoltageV', 'acBlockW', 'poaNominalWm2'] as const) {
      joined[key].forEach((value, i) => expect(value).toBeCloseTo(whole[key][i], 4))
    }
  })

  test('east and west on one inverter clip less than the same strings facing south', () => {
    const small = (azimuthDeg: number): Block => ({ ...facing(azimuthDeg), inverterCount: 1 })
    const join = (blocks: readonly Block[]) =>
      joinAtInverter(
        blocks.map((block) => ({ block, series: simulateBlock(block, weather, range).series })),
      )
    const clipped = (blocks: readonly Block[]): number => {
      const { acAfterEfficiencyW, acAfterClippingW } = join(blocks)
      return 1 - sum(acAfterClippingW) / sum(acAfterEfficiencyW)
    }
    expect(clipped([small(180), small(180)])).toBeGreaterThan(0.05)
    expect(clipped([small(90), small(270)])).toBeLessThan(clipped([small(180), small(180)]))
  })

  test('nothing to join is refused', () => {
    expect(() => joinAtInverter([])).toThrow(RangeError)
  })
})
