import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { runCellTemperature } from './cellTemperature.ts'

test('wind is carried to the height of the model, and missing wind stays the assumed 1 m/s', () => {
  const cellC = (windMPerS: number, windHeights?: Block['windHeights']): number => {
    const block: Block = {
      ...TRACKER_BLOCK,
      module: { ...TRACKER_BLOCK.module, cellTemperature: { kind: 'faiman', u0: 20, u1: 5 } },
      ...(windHeights && { windHeights }),
    }
    const out = makeBlockSeries(1)
    out.poaAfterSnowWm2[0] = 800
    const weather = {
      intervalStartUtcMs: Float64Array.of(0),
      stepS: 3600,
      utcOffsetH: 0,
      airC: out.airC,
      windMPerS: Float64Array.of(windMPerS),
    }
    runCellTemperature(block, weather, { from: 0, to: 1 }, out, () => out)
    return out.cellC[0]
  }
  const heights = { fromM: 10, toM: 2, exponent: 0.2 }
  expect(cellC(4, heights)).toBeCloseTo(800 / (20 + 5 * 4 * 0.2 ** 0.2), 12)
  expect(cellC(4)).toBeCloseTo(800 / 40, 12)
  expect(cellC(NaN, heights)).toBeCloseTo(800 / 25, 12)
})

describe('light that heats the cell', () => {
  const cellC = (heatedBy: Module['heatedBy']): number => {
    const block: Block = {
      ...TRACKER_BLOCK,
      module: {
        ...TRACKER_BLOCK.module,
        bifaciality: 0.5,
        cellTemperature: { kind: 'faiman', u0: 20, u1: 0 },
        ...(heatedBy && { heatedBy }),
      },
    }
    const out = makeBlockSeries(1)
    out.poaAfterSnowWm2[0] = 800
    out.poaAfterSpectralWm2[0] = 700
    out.rearWm2[0] = 200
    out.effectiveWm2[0] = 800
    const weather = { intervalStartUtcMs: Float64Array.of(0), airC: out.airC }
    const hour = { ...weather, stepS: 3600, utcOffsetH: 0 }
    runCellTemperature(block, hour, { from: 0, to: 1 }, out, () => out)
    return out.cellC[0]
  }

  test('is that on the plane with the rear, that on the cells, or that of the front on the cells', () => {
    expect(cellC(undefined)).toBeCloseTo((800 + 0.5 * 200) / 20, 12)
    expect(cellC('plane')).toBe(cellC(undefined))
    expect(cellC('effective')).toBeCloseTo(800 / 20, 12)
    expect(cellC('effectiveFront')).toBeCloseTo(700 / 20, 12)
  })
})
