import { describe, expect, test } from 'vitest'
import { operatingParameters } from '../electrical/operatingParameters.ts'
import { currentOf } from '../electrical/singleDiodeCurve.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { blockRatings } from './blockRatings.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { runDcStages } from './dcStages.ts'
import { inverterGroups } from './inverters/inverterGroups.ts'

const LOSSLESS: Block = {
  ...TRACKER_BLOCK,
  allowances: {
    rearStructureShadeFraction: 0,
    transmissionFraction: 0,
    rearMismatchFraction: 0,
    frontMismatchFraction: 0,
  },
  stringWireOhm: 0,
}

/** One step with light on the front alone. */
function run(block: Block, effectiveWm2: number, cellC: number): BlockSeries {
  const out = makeBlockSeries(1)
  out.effectiveWm2[0] = effectiveWm2
  out.poaAfterSpectralWm2[0] = effectiveWm2
  out.cellC[0] = cellC
  out.airC[0] = 20
  runDcStages(block, blockRatings(block), Float64Array.of(1), out, inverterGroups(block, out))
  return out
}

function withWindow(block: Block, minV: number, maxV: number): Block {
  return {
    ...block,
    inverter: { ...block.inverter, minMpptVoltageV: minV, maxMpptVoltageV: maxV },
  }
}

/** Current of the block at a string voltage, from the module's curve. */
function curveA(stringV: number, effectiveWm2: number, cellC: number): number {
  const { electrical } = LOSSLESS.module
  if (electrical.kind !== 'cec') throw new Error('the sample block has a CEC module')
  const p = operatingParameters(electrical, Float64Array.of(effectiveWm2), Float64Array.of(cellC))
  const diode = {
    lightA: p.lightA[0],
    saturationA: p.saturationA[0],
    seriesOhm: p.seriesOhm[0],
    shuntOhm: p.shuntOhm[0],
    thermalV: p.thermalV[0],
  }
  return LOSSLESS.stringCount * currentOf(diode, stringV / LOSSLESS.modulesPerString)
}

describe('DC stages', () => {
  test('at standard conditions a lossless array gives its nominal power', () => {
    const out = run(LOSSLESS, 1000, 25)
    const { nominalDcW } = blockRatings(LOSSLESS)
    expect(out.dcNominalW[0]).toBe(nominalDcW)
    expect(out.dcMppW[0] / nominalDcW).toBeCloseTo(1, 9)
    expect(out.dcAfterIrradianceLevelW[0] / nominalDcW).toBeCloseTo(1, 7)
  })

  test('a string above the voltage window works at its upper end, on its curve', () => {
    const out = run(withWindow(LOSSLESS, 300, 600), 900, 20)
    expect(out.dcVoltageV[0]).toBe(600)
    expect(out.dcCurrentA[0]).toBeCloseTo(curveA(600, 900, 20), 6)
    expect(out.dcMppW[0]).toBeLessThan(out.dcAfterWireW[0])
  })

  test('a string below the voltage window works at its lower end, on its curve', () => {
    const out = run(withWindow(LOSSLESS, 700, 900), 900, 60)
    expect(out.dcVoltageV[0]).toBe(700)
    expect(out.dcCurrentA[0]).toBeCloseTo(curveA(700, 900, 60), 6)
  })

  test('held behind wires, however thin, a string stays on its curve and gives no more than before', () => {
    for (const stringWireOhm of [0.5, 5, 50]) {
      for (const heldV of [300, 600, 780, 850]) {
        const out = run(withWindow({ ...LOSSLESS, stringWireOhm }, heldV, heldV), 900, 20)
        const stringA = out.dcCurrentA[0] / LOSSLESS.stringCount
        expect(out.dcCurrentA[0]).toBeCloseTo(curveA(heldV + stringA * stringWireOhm, 900, 20), 6)
        expect(out.dcMppW[0]).toBeLessThanOrEqual(out.dcAfterWireW[0])
        expect(out.dcAfterWireW[0]).toBeLessThanOrEqual(out.dcAfterQualityW[0])
      }
    }
  })

  test('a window above open circuit gives no power', () => {
    expect(run(withWindow(LOSSLESS, 1000, 1100), 900, 60).dcMppW[0]).toBe(0)
  })

  test('too much current is held at the limit, at a higher voltage', () => {
    const limited = { ...LOSSLESS, inverter: { ...LOSSLESS.inverter, maxDcCurrentA: 400 } }
    const out = run(limited, 1000, 40)
    expect(out.dcCurrentA[0]).toBeCloseTo(800, 9)
    expect(out.dcCurrentA[0]).toBeCloseTo(curveA(out.dcVoltageV[0], 1000, 40), 6)
  })

  test('wires lose I²·R in each string, at the point of most power behind them', () => {
    const out = run({ ...LOSSLESS, stringWireOhm: 0.5 }, 1000, 25)
    const inputW = (stringA: number, inputV: number): number =>
      LOSSLESS.stringCount * stringA * inputV
    const stringA = out.dcCurrentA[0] / LOSSLESS.stringCount
    expect(out.dcCurrentA[0]).toBeCloseTo(curveA(out.dcVoltageV[0] + 0.5 * stringA, 1000, 25), 5)
    expect(out.dcAfterWireW[0]).toBeCloseTo(inputW(stringA, out.dcVoltageV[0]), 5)
    const ratings = blockRatings(LOSSLESS)
    const atModules = ratings.nominalDcW - 100 * ratings.moduleImpA ** 2 * 0.5
    expect(out.dcAfterWireW[0]).toBeGreaterThan(atModules)
    expect(out.dcAfterWireW[0] / atModules).toBeCloseTo(1, 4)
  })

  test('each stage takes its share in order', () => {
    const out = run(TRACKER_BLOCK, 500, 45)
    expect(out.dcAfterMismatchFrontW[0] / out.dcAfterElecShadingW[0]).toBeCloseTo(0.99, 12)
    expect(out.dcAfterQualityW[0] / out.dcAfterMismatchRearW[0]).toBeCloseTo(0.995, 12)
    expect(out.dcAfterTemperatureW[0]).toBeLessThan(out.dcAfterIrradianceLevelW[0])
    expect(out.dcAfterIrradianceLevelW[0] / out.dcAfterDegradationW[0]).toBeCloseTo(1, 1)
  })

  test('in the dark there is nothing', () => {
    const out = run(TRACKER_BLOCK, 0, 5)
    expect([out.dcNominalW[0], out.dcMppW[0], out.dcVoltageV[0]]).toEqual([0, 0, 0])
  })
})
